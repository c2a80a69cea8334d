// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"
#include "credentials/credentialmanager.h"

#include <QList>
#include <QWidget>

class CertificateFields;
class ConnectionFormPart;
class EnvironmentColorField;
class EnvironmentField;
class FileChooser;
class FormGrid;
class HeaderFields;
class NetworkFields;
class ProductionField;

/// The settings of a connection that are rarely changed, the colour of its environment, and whether it is
/// production. Each error is shown under its field.
class AdvancedFields final : public QWidget
{
    Q_OBJECT
public:
    /// `environment` and `files` must outlive the widget. `isPersistent` says whether this program can use a
    /// keyring.
    AdvancedFields(EnvironmentField *environment, bool isPersistent, FileChooser &files,
                   QWidget *parent = nullptr);

    void setConnection(const Connection &connection);
    /// Checks the fields, shows the errors and moves the focus to the first invalid field. The widget must be
    /// visible. Returns whether all fields are valid.
    [[nodiscard]] bool validate();
    /// Checks the fields and shows the errors without moving the focus. Returns the first invalid field,
    /// `nullptr` if all are valid.
    [[nodiscard]] QWidget *firstInvalidField();
    /// Writes the fields to the connection. Its other members are not changed, and neither is what
    /// EnvironmentField writes.
    void applyTo(Connection &connection) const;
    void setReadOnly(bool readOnly);
    void setApiKeyHeader(const QString &header);
    void chooseCaFile();
    void chooseClientCertificate();
    /// Returns the passwords that were typed.
    [[nodiscard]] TransportPasswords passwords() const;
    /// Moves the focus to the password of the client certificate.
    void focusCertificatePassword();
    /// Shows that proxy, `host:port`, as the connection's own, and moves the focus to its login.
    void askForProxyLogin(const QString &proxy);

    /// Returns the grid, for FormGrid::alignWith().
    [[nodiscard]] FormGrid *grid() const { return m_grid; }

Q_SIGNALS:
    /// Emitted when a field changes, by the user or by setConnection().
    void changed();
    /// Emitted, in addition to changed(), when the check box for unencrypted addresses changes. The address
    /// then has to be checked again.
    void allowUnencryptedChanged(bool allowed);

private:
    FormGrid *m_grid;
    EnvironmentColorField *m_environmentColor;
    ProductionField *m_production;
    HeaderFields *m_headers;
    NetworkFields *m_network;
    CertificateFields *m_certificate;
    QList<ConnectionFormPart *> m_parts;
};
