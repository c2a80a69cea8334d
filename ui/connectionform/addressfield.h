// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QUrl>

#include <optional>

class FormField;
class FormGrid;

/// The field for a service address. Says of one that is not encrypted what that means.
class AddressField final : public QObject
{
    Q_OBJECT
public:
    /// Adds its row to the grid, which owns it.
    explicit AddressField(FormGrid *grid);

    [[nodiscard]] FormField *field() const { return m_field; }

    /// Whether plain http may go beyond this computer. Not, unless it is set.
    void setAllowUnencrypted(bool allowed);
    void setAddress(const QUrl &address);
    /// Not set where what is typed is none.
    [[nodiscard]] std::optional<QUrl> address() const;

private:
    void showEncryption();

    FormField *m_field;
    bool m_allowUnencrypted = false;
};
