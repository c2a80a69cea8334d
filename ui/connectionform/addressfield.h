// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QUrl>

#include <optional>

class FormField;
class FormGrid;

/// Creates and checks the form field for a service's address. Shows a warning under the field for an
/// unencrypted address.
class AddressField final : public QObject
{
    Q_OBJECT
public:
    /// Adds a row with the field to the grid, which owns the row and becomes the parent of this object.
    explicit AddressField(FormGrid *grid);

    [[nodiscard]] FormField *field() const { return m_field; }

    /// Sets whether plain http is allowed for computers other than this one. The default is false.
    void setAllowUnencrypted(bool allowed);
    void setAddress(const QUrl &address);
    /// Returns the address, `nullopt` if the text is not a valid address or uses plain http where that is not
    /// allowed.
    [[nodiscard]] std::optional<QUrl> address() const;

private:
    void showEncryption();

    FormField *m_field;
    bool m_allowUnencrypted = false;
};
