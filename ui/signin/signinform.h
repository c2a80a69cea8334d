// SPDX-License-Identifier: MIT
#pragma once

#include "base/secret.h"
#include "connections/connection.h"

#include <QWidget>

#include <optional>

class EndpointFields;
class FormField;
struct Endpoint;

/// What is needed to sign in.
struct SignInInput
{
    Connection connection;
    Secret apiKey;
    Secret password;
};

/// The fields of a sign-in. Sends nothing; says what is wrong under the field it is about.
class SignInForm final : public QWidget
{
    Q_OBJECT
public:
    explicit SignInForm(QWidget *parent = nullptr);

    void setInput(const SignInInput &input);
    /// Nothing has been typed so far.
    [[nodiscard]] bool isEmpty() const;

    /// Not set where something is wrong; that field has the focus then.
    [[nodiscard]] std::optional<SignInInput> validated();
    /// As far as an upgrade and lookups with the API key alone need it: the rest may be empty.
    [[nodiscard]] std::optional<SignInInput> validatedEndpoint();

    void setReadOnly(bool readOnly);
    /// The first required field that is empty, if there is one.
    bool focusFirstEmpty();
    void focusPassword();
    void clearPassword();

Q_SIGNALS:
    /// The environment that belongs to the address in the field; empty for none.
    void environmentChanged(const QString &environment);

private:
    [[nodiscard]] SignInInput input(const Endpoint &endpoint) const;
    void noticePasswordBlanks();
    void updateEnvironment();

    Connection m_base; ///< what the fields do not hold comes from here
    QString m_environment;
    EndpointFields *m_endpoint;
    FormField *m_dataSource;
    FormField *m_partition;
    FormField *m_userName;
    FormField *m_password;
};
