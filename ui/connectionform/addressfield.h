// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QUrl>

#include <optional>

class FormField;
class FormGrid;
struct ImportedConnection;

/// Creates and checks the form field for a service's address. Shows a warning under the field for an
/// unencrypted address. Of a curl command that is pasted into it, only the address gets into the field.
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

Q_SIGNALS:
    /// Emitted when a curl command was pasted, after the field has its address.
    void commandPasted(const ImportedConnection &found);

private:
    [[nodiscard]] bool takePasted(const QString &text);
    void takeCommand(const QString &text);
    void askForService(const QList<ImportedConnection> &connections);
    void takeFound(const ImportedConnection &found);
    void showUnder(const QString &notice);
    void showEncryption();

    FormField *m_field;
    bool m_allowUnencrypted = false;
};
