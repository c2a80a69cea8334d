// SPDX-License-Identifier: MIT
#include "cli/savedconnection.h"

#include "base/errortext.h"
#include "cli/output.h"
#include "connections/cafile.h"
#include "program/context.h"

SavedConnection::SavedConnection(Context &context, CliOptions options, CliCredentials secrets)
    : m_context(context)
    , m_options(std::move(options))
    , m_secrets(std::move(secrets))
{
}

void SavedConnection::start()
{
    ConnectionStore &store = m_context.connections();
    const QList<Error> problems = store.load();
    for (const Error &error : problems)
        writeMessage(errorSentences(error));
    const auto saved = store.findByName(m_options.savedName);
    if (!saved) {
        Q_EMIT failed(problems.isEmpty() ? ExitCode::Usage : ExitCode::LocalStorage,
                      tr("There is no saved connection named %1. svc-cli connections lists them.")
                          .arg(m_options.savedName));
        return;
    }
    m_options.setConnection(*saved);
    if (!saved->caFile.isEmpty()) {
        if (const auto certificates = readCaFile(saved->caFile); !certificates) {
            Q_EMIT failed(exitCodeFor(certificates.error()), errorSentences(certificates.error()));
            return;
        }
    }
    if (m_options.signsIn() && saved->dataSource.isEmpty()) {
        Q_EMIT failed(ExitCode::Usage,
                      tr("The saved connection names a user, but no data source to sign in to."));
        return;
    }
    readSecrets();
}

void SavedConnection::readSecrets()
{
    const bool needsKey = m_secrets.apiKey.isEmpty();
    const bool needsPassword = m_options.signsIn() && m_secrets.password.isEmpty();
    if (!needsKey && !needsPassword)
        Q_EMIT ready();
    else if (m_options.connection.secretsLocked)
        Q_EMIT failed(ExitCode::Usage,
                      tr("The saved connection has changed since its secrets were stored. Sign in with it "
                         "in the window once, or put them into SVC_API_KEY and SVC_PASSWORD."));
    else if (needsKey)
        readSecret(SecretKind::ApiKey, m_secrets.apiKey);
    else
        readSecret(SecretKind::Password, m_secrets.password);
}

void SavedConnection::readSecret(SecretKind kind, Secret &secret)
{
    m_context.secrets().read(
        secretKey(m_options.connection, kind), this,
        [this, &secret](const Result<std::optional<Secret>> &found) {
            if (!found) {
                Q_EMIT failed(
                    exitCodeFor(found.error()),
                    tr("%1 Secrets can also come from SVC_API_KEY and SVC_PASSWORD, or --secrets-stdin.")
                        .arg(errorSentences(found.error())));
                return;
            }
            if (!*found) {
                Q_EMIT failed(ExitCode::Usage, secretsProblem(m_options, m_secrets));
                return;
            }
            secret = **found;
            readSecrets();
        });
}

#include "moc_savedconnection.cpp"
