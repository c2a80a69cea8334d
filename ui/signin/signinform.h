// SPDX-License-Identifier: MIT
#pragma once

#include "session/signin.h"

#include <QWidget>

#include <optional>

class AdvancedFields;
class EndpointFields;
class FileChooser;
class FormField;
class ComboField;
class FormGrid;
class QLayout;
class QPushButton;
class RememberedSecret;
class CheckField;
struct Endpoint;

/// The fields of a sign-in. Sends nothing; says what is wrong under the field it is about.
class SignInForm final : public QWidget
{
    Q_OBJECT
public:
    /// `isPersistent`: there is a keyring to store secrets in. The chooser must outlive the form.
    SignInForm(bool isPersistent, FileChooser &files, QWidget *parent = nullptr);

    /// What there is to choose from; `shown` is in the fields, and may not be saved.
    void setConnections(const QList<Connection> &saved, const Connection &shown);
    /// What one begins as that is not known yet; nothing of it stands in the fields. Before setInput().
    void setNewConnection(const Connection &connection);
    /// Fills all fields in. Secrets that are not given are looked for: see setStored().
    void setInput(const SignInInput &input);
    /// What the keyring had for the connection in the fields; fields someone has typed into stay.
    void setStored(const StoredSecrets &kept);
    /// Nothing has been typed so far.
    [[nodiscard]] bool isEmpty() const;

    /// Not set where something is wrong; that field has the focus then.
    [[nodiscard]] std::optional<SignInInput> validated();
    /// As far as an upgrade and lookups with the API key alone need it: the rest may be empty.
    [[nodiscard]] std::optional<SignInInput> validatedEndpoint();

    void setReadOnly(bool readOnly);
    /// The first required field that is empty, if there is one.
    bool focusFirstEmpty();
    /// Whether someone is about to fill in a field that could be filled in for them.
    [[nodiscard]] bool isFocusOnEmpty() const;
    /// Opens the advanced settings and asks for a CA file.
    void chooseCaFile();
    void focusPassword();
    void clearPassword();

Q_SIGNALS:
    /// An empty id stands for a new connection.
    void connectionChosen(const QString &id);
    /// The connection as far as it is known by the address in the fields; its environment is empty where
    /// it is not.
    void environmentChanged(const Connection &connection);
    void advancedShown(QWidget *fields);

private:
    [[nodiscard]] QLayout *makeBoxes();
    void setAdvancedShown(bool shown);
    [[nodiscard]] SignInInput input(const Endpoint &endpoint) const;
    [[nodiscard]] Connection baseConnection() const;
    void noticePasswordBlanks();
    void addressChanged();
    void updateEnvironment();
    void withholdSecrets();

    Connection m_base;      ///< what the fields do not hold comes from here
    Connection m_new;       ///< what a connection that is not known begins as
    bool m_isAtBase = true; ///< the address is that of m_base
    FileChooser &m_files;
    ComboField *m_choice;
    FormGrid *m_grid;
    EndpointFields *m_endpoint = nullptr;
    FormField *m_dataSource = nullptr;
    FormField *m_partition = nullptr;
    FormField *m_userName = nullptr;
    FormField *m_password = nullptr;
    CheckField *m_rememberApiKey = nullptr;
    CheckField *m_rememberPassword = nullptr;
    RememberedSecret *m_rememberedKey = nullptr;
    RememberedSecret *m_rememberedPassword = nullptr;
    QPushButton *m_advancedButton = nullptr;
    AdvancedFields *m_advanced = nullptr; ///< made when it is first wanted
};
