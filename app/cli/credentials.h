// SPDX-License-Identifier: MIT
#pragma once

#include "base/secret.h"
#include "cli/options.h"

#include <QList>
#include <QStringList>

/// The API key and the password. They come from the environment or standard input, but not from arguments,
/// which every user of the computer can read.
struct CliCredentials
{
    /// Sets the password without what cleanedPassword() removes.
    void setPassword(const QString &text);

    Secret apiKey;
    Secret password;
    QString passwordNotice{}; ///< a sentence that says what was removed; empty if nothing was
};

/// A connection, and the secrets to use it with.
struct CliTarget
{
    Connection connection;
    CliCredentials secrets;
};

/// Reads SVC_API_KEY and SVC_PASSWORD and removes them from the environment, so that no child process
/// inherits them. Returns an error message, or an empty string on success.
[[nodiscard]] QString takeSecretsFromEnvironment(CliCredentials &secrets);

/// Reads the first two lines of standard input. Returns an error message, or an empty string on success.
[[nodiscard]] QString readSecretsFromStdin(CliCredentials &secrets);

/// Reads one line of JSON from standard input for each of the connections, in any order: `{"connection":
/// NAME, "apiKey": …, "password": …}`. A secret may be missing. Sets the secrets of each name, in the order
/// of `names`. Returns an error message, which never quotes the input, or an empty string on success.
[[nodiscard]] QString readSecretLinesFromStdin(const QStringList &names, QList<CliCredentials> &secrets);

/// Returns why these credentials are not sufficient: the API key or, if `signsIn`, the API key and the
/// password. Empty if they are.
[[nodiscard]] QString secretsProblem(bool signsIn, const CliCredentials &secrets);
