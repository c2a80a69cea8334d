// SPDX-License-Identifier: MIT
#pragma once

#include "base/secret.h"
#include "cli/options.h"

/// The API key and the password. They come from the environment or standard input, but not from arguments,
/// which every user of the computer can read.
struct CliCredentials
{
    Secret apiKey;
    Secret password;
};

/// Reads SVC_API_KEY and SVC_PASSWORD and removes them from the environment, so that no child process
/// inherits them. Returns an error message, or an empty string on success.
[[nodiscard]] QString takeSecretsFromEnvironment(CliCredentials &secrets);

/// Reads the first two lines of standard input. Returns an error message, or an empty string on success.
[[nodiscard]] QString readSecretsFromStdin(CliCredentials &secrets);

/// Returns why no request can be made with these credentials; empty if it can.
[[nodiscard]] QString secretsProblem(const CliOptions &options, const CliCredentials &secrets);
