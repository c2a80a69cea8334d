// SPDX-License-Identifier: MIT
#pragma once

#include "cli/credentials.h"
#include "cli/exitcode.h"
#include "cli/options.h"
#include "credentials/secretstore.h"

#include <QObject>

class Context;

/// Completes the command line: finds a saved connection by its name, and reads the secrets that are required
/// but not given from the keyring.
class SavedConnection final : public QObject
{
    Q_OBJECT
public:
    SavedConnection(Context &context, CliOptions options, CliCredentials secrets);

    void start();
    [[nodiscard]] const CliOptions &options() const { return m_options; }
    [[nodiscard]] const CliCredentials &secrets() const { return m_secrets; }

Q_SIGNALS:
    void ready();
    void failed(ExitCode code, const QString &sentence);

private:
    void readSecrets();
    void readSecret(SecretKind kind, Secret &secret);

    Context &m_context;
    CliOptions m_options;
    CliCredentials m_secrets;
};
