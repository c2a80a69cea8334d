// SPDX-License-Identifier: MIT
#pragma once

#include "base/secret.h"
#include "cli/options.h"

/// The API key and the password, from the environment or standard input; never from arguments, which
/// every user of the computer can read.
struct CliCredentials
{
    Secret apiKey;
    Secret password;
};

/// SVC_API_KEY and SVC_PASSWORD; both are removed from the environment, so that no child inherits them.
/// Returns why they can't be used; empty where they can.
[[nodiscard]] QString takeSecretsFromEnvironment(CliCredentials &secrets);

/// The first two lines of standard input; the rest stays there. Returns why they can't be used; empty where
/// they can.
[[nodiscard]] QString readSecretsFromStdin(CliCredentials &secrets);

/// Why a request can't be made with these; empty where it can.
[[nodiscard]] QString secretsProblem(const CliOptions &options, const CliCredentials &secrets);
