// SPDX-License-Identifier: MIT
#pragma once

#include "session/signin.h"

#include <QWidget>

#include <optional>

class AdvancedFields;
class EndpointFields;
class EnvironmentField;
class FileChooser;
class FormField;
class ComboField;
class FormGrid;
class QLayout;
class QPushButton;
class RememberedSecret;
class CheckField;
struct Endpoint;
struct ImportedConnection;

/// The fields of a sign-in. Does not send anything. Each error is shown under its field.
class SignInForm final : public QWidget
{
    Q_OBJECT
public:
    /// `isPersistent` says whether this program can use a keyring. `files` must outlive the form.
    SignInForm(bool isPersistent, FileChooser &files, QWidget *parent = nullptr);

    /// Sets the connections to choose from. `shown` is the one in the fields, which need not be saved.
    void setConnections(const QList<Connection> &saved, const Connection &shown);
    /// Keeps the user from choosing another connection.
    void lockConnection();
    /// Sets the defaults for a connection that is not saved yet. The fields do not show them. Call this
    /// before setInput().
    void setNewConnection(const Connection &connection);
    /// Fills in all fields. Stored secrets follow with setStored().
    void setInput(const SignInInput &input);
    /// Sets the secrets that are stored for the connection in the fields. Does not change fields that contain
    /// typed text.
    void setStored(const StoredSecrets &stored);
    /// Returns whether all fields are empty.
    [[nodiscard]] bool isEmpty() const;

    /// Returns the values of the form, without checking them. An invalid address is left out.
    [[nodiscard]] SignInInput typed() const;
    /// Returns the values of the form, `nullopt` if a field is invalid. In that case the first invalid field
    /// has the focus.
    [[nodiscard]] std::optional<SignInInput> validated();
    /// Does the same as validated() for the fields that an upgrade or lookups with only the API key need. The
    /// other fields may be empty.
    [[nodiscard]] std::optional<SignInInput> validatedEndpoint();

    /// Moves the focus to the field for the environment, which asks for one.
    void askForEnvironment();
    void setReadOnly(bool readOnly);
    /// Moves the focus to the first required field that is empty. Returns whether there is one.
    bool focusFirstEmpty();
    /// Returns whether the focus is in an empty field for a secret. A stored secret could be filled in there
    /// while the user types.
    [[nodiscard]] bool isFocusOnEmpty() const;
    /// Opens the advanced settings and asks for a CA file.
    void chooseCaFile();
    /// Opens the advanced settings and asks for a client certificate.
    void chooseClientCertificate();
    /// Opens the advanced settings and moves the focus to the password of the client certificate.
    void focusCertificatePassword();
    /// Opens the advanced settings with that proxy, `host:port`, and moves the focus to its login.
    void askForProxyLogin(const QString &proxy);
    void focusPassword();
    void clearPassword();
    /// Puts secrets into their fields as if they had been typed. Leaves out empty ones.
    void useSecrets(const Secret &apiKey, const Secret &password);

Q_SIGNALS:
    /// Emitted when the user chooses a connection. `id` is empty for a new connection.
    void connectionChosen(const QString &id);
    /// Emitted when the environment of the address in the fields may have changed. The environment of
    /// `connection` is empty if the address is unknown.
    void environmentChanged(const Connection &connection);
    /// Emitted when values that are sent may have changed.
    void changed();
    /// Emitted when the advanced settings are shown. `fields` contains them.
    void advancedShown(QWidget *fields);
    /// Emitted when a curl command was pasted into the field for the address. The fields have what it says,
    /// except for its secrets.
    void commandPasted(const ImportedConnection &found);

private:
    void makeAdvanced();
    void takeCommand(const ImportedConnection &found);
    [[nodiscard]] QLayout *makeBoxes();
    void setAdvancedShown(bool shown);
    [[nodiscard]] SignInInput input(const Endpoint &endpoint) const;
    [[nodiscard]] Connection baseConnection() const;
    [[nodiscard]] QString passwordNotice(const QString &password) const;
    void addressChanged();
    void updateEnvironment();
    void withholdSecrets();

    Connection m_base;      ///< provides the values that have no field
    Connection m_new;       ///< the defaults for an unknown address
    bool m_isAtBase = true; ///< whether the address in the fields is that of m_base
    const bool m_isPersistent;
    FileChooser &m_files;
    ComboField *m_choice;
    FormGrid *m_grid;
    EnvironmentField *m_environment = nullptr;
    EndpointFields *m_endpoint = nullptr;
    FormField *m_dataSource = nullptr;
    FormField *m_partition = nullptr;
    FormField *m_userName = nullptr;
    FormField *m_password = nullptr;
    QString m_passwordChange; ///< says what was removed from the password since it was last edited
    CheckField *m_rememberApiKey = nullptr;
    CheckField *m_rememberPassword = nullptr;
    RememberedSecret *m_rememberedKey = nullptr;
    RememberedSecret *m_rememberedPassword = nullptr;
    QPushButton *m_advancedButton = nullptr;
    AdvancedFields *m_advanced = nullptr; ///< created when it is first shown
};
