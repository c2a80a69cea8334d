// SPDX-License-Identifier: MIT
#pragma once

#include "base/secret.h"
#include "cli/options.h"
#include "credentials/credentialmanager.h"

#include <QList>
#include <QStringList>

/// The API key and the passwords. They come from the environment or standard input, but not from arguments,
/// which every user of the computer can read.
struct CliCredentials
{
    /// Sets the password without what cleanedPassword() removes.
    void setPassword(const QString &text);

    /// Returns whether nothing was given.
    [[nodiscard]] bool isEmpty() const
    {
        return apiKey.isEmpty() && password.isEmpty() && passwords == TransportPasswords();
    }

    Secret apiKey;
    Secret password;
    TransportPasswords passwords{}; ///< of the client certificate and the proxy
    QString passwordNotice{};       ///< a sentence that says what was removed; empty if nothing was
};

/// A connection, and the secrets to use it with.
struct CliTarget
{
    Connection connection;
    CliCredentials secrets;
};

/// Reads SVC_API_KEY, SVC_PASSWORD, SVC_CERTIFICATE_PASSWORD and SVC_PROXY_PASSWORD and removes them from the
/// environment, so that no child process inherits them. Returns an error message, or an empty string on
/// success.
[[nodiscard]] QString takeSecretsFromEnvironment(CliCredentials &secrets);

/// Reads the first lines of standard input: the API key and the password, then the password of the client
/// certificate and that of the proxy's user, if the connection has them. Returns an error message, or an
/// empty string on success.
[[nodiscard]] QString readSecretsFromStdin(const Connection &connection, CliCredentials &secrets);

/// Reads one line of JSON from standard input for each of the connections, in any order: `{"connection":
/// NAME, "apiKey": …, "password": …, "certificatePassword": …, "proxyPassword": …}`. A secret may be missing.
/// Sets the secrets of each name, in the order of `names`. Returns an error message, which never quotes the
/// input, or an empty string on success.
[[nodiscard]] QString readSecretLinesFromStdin(const QStringList &names, QList<CliCredentials> &secrets);

/// Returns why these credentials are not sufficient: the API key or, if `signsIn`, the API key and the
/// password. Empty if they are.
[[nodiscard]] QString secretsProblem(bool signsIn, const CliCredentials &secrets);
