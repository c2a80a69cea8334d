// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"
#include "credentials/credentialmanager.h"

#include <QWidget>

#include <functional>
#include <utility>

class AddressField;
class AdvancedFields;
class EnvironmentField;
class FileChooser;
class FormField;
struct ImportedConnection;

/// All fields of a connection. Each error is shown under its field.
class ConnectionForm final : public QWidget
{
    Q_OBJECT
public:
    using NameCheck = std::function<bool(const QString &name)>;

    /// `isPersistent` says whether this program can use a keyring. `files` must outlive the form. `isTaken`
    /// returns whether another connection has the name.
    ConnectionForm(bool isPersistent, FileChooser &files, NameCheck isTaken, QWidget *parent = nullptr);

    void setConnection(const Connection &connection);
    /// Returns the connection with the values of the fields. If the address is invalid, returns the previous
    /// address.
    [[nodiscard]] Connection connection() const;
    /// Returns the passwords that were typed.
    [[nodiscard]] TransportPasswords passwords() const;
    /// Returns whether a field has changed since setConnection().
    [[nodiscard]] bool isChanged() const;

    /// Checks the fields and shows the errors. Returns the first invalid field, `nullptr` if all are valid.
    [[nodiscard]] QWidget *firstInvalidField();
    /// Like firstInvalidField(), but checks only what a test of the connection needs: the address and the
    /// advanced settings.
    [[nodiscard]] QWidget *firstInvalidFieldForConnectionTest();
    void setReadOnly(bool readOnly);
    [[nodiscard]] FormField *name() const { return m_name; }
    [[nodiscard]] EnvironmentField *environment() const { return m_environment; }

Q_SIGNALS:
    /// Emitted when a field changes, by the user or by setConnection().
    void changed();
    /// Emitted when a curl command was pasted into the field for the address. The fields are filled in.
    void commandPasted(const ImportedConnection &found);

private:
    void takeCommand(const ImportedConnection &found);
    void suggestName();

    Connection m_base; ///< provides the values that have no field
    /// The address as text and the connection that connection() returned right after setConnection().
    std::pair<QString, Connection> m_shown;
    FormField *m_name;
    EnvironmentField *m_environment;
    AddressField *m_address;
    FormField *m_dataSource;
    FormField *m_partition;
    FormField *m_userName;
    AdvancedFields *m_advanced;
};
