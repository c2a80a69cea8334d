// SPDX-License-Identifier: MIT
#include "cli/savedconnections.h"

#include "base/errortext.h"
#include "cli/output.h"
#include "connections/cafile.h"
#include "program/context.h"
#include "text/composedtext.h"

namespace {

/// Sets a secret from the keyring. Returns whether anything of it can be sent.
bool setSecret(CliCredentials &secrets, SecretKind kind, const Secret &secret)
{
    if (kind == SecretKind::ApiKey)
        secrets.apiKey = secret;
    else
        secrets.setPassword(secret.reveal());
    return !(kind == SecretKind::ApiKey ? secrets.apiKey : secrets.password).isEmpty();
}

} // namespace

SavedConnections::SavedConnections(Context &context, CliOptions options, const QList<CliCredentials> &given)
    : m_context(context)
    , m_options(std::move(options))
{
    for (const CliCredentials &secrets : given)
        m_targets += {{}, secrets};
}

void SavedConnections::start()
{
    if (const auto problem = findConnections()) {
        Q_EMIT failed(problem->code, problem->sentence);
        return;
    }
    if (m_options.command->service == CommandSpec::Service::Address)
        Q_EMIT ready();
    else
        readSecrets();
}

std::optional<SavedConnections::Problem> SavedConnections::findConnections()
{
    ConnectionStore &store = m_context.connections();
    const QList<Error> problems = store.load();
    for (const Error &error : problems)
        writeMessage(errorSentences(error));
    for (qsizetype i = 0; i < m_targets.size(); ++i) {
        const QString &name = m_options.savedNames.at(i);
        const auto saved = store.findByName(name);
        if (!saved)
            return Problem{
                problems.isEmpty() ? ExitCode::Usage : ExitCode::LocalStorage,
                tr("There is no saved connection named %1. svc-cli connections lists them.").arg(name)};
        if (auto problem = checkConnection(*saved))
            return problem;
        m_targets[i].connection = m_options.withTimeout(*saved);
    }
    return {};
}

std::optional<SavedConnections::Problem> SavedConnections::checkConnection(const Connection &connection) const
{
    if (m_options.command->service == CommandSpec::Service::Address)
        return {}; // the command itself tells
    if (!connection.caFile.isEmpty()) {
        if (const auto certificates = readCaFile(connection.caFile); !certificates)
            return Problem{ExitCode::LocalStorage, about(connection, errorSentences(certificates.error()))};
    }
    if (m_options.signsIn(connection) && connection.dataSource.isEmpty())
        return Problem{
            ExitCode::Usage,
            about(connection, tr("The saved connection names a user, but no data source to sign in to."))};
    return {};
}

void SavedConnections::readSecrets()
{
    for (CliTarget &target : m_targets) {
        const bool needsKey = target.secrets.apiKey.isEmpty();
        const bool needsPassword = m_options.signsIn(target.connection) && target.secrets.password.isEmpty();
        if (!needsKey && !needsPassword) {
            const QString problem = secretsProblem(m_options.signsIn(target.connection), target.secrets);
            if (problem.isEmpty())
                continue;
            Q_EMIT failed(ExitCode::Usage, about(target.connection, problem));
        } else if (target.connection.secretsLocked) {
            Q_EMIT failed(
                ExitCode::Usage,
                about(target.connection,
                      m_targets.size() > 1
                          ? tr("The saved connection has changed since its secrets were stored. Sign in with "
                               "it in the window once, or give them with --secrets-stdin.")
                          : tr("The saved connection has changed since its secrets were stored. Sign in with "
                               "it in the window once, or put them into SVC_API_KEY and SVC_PASSWORD.")));
        } else if (needsKey) {
            readSecret(target, SecretKind::ApiKey);
        } else {
            readSecret(target, SecretKind::Password);
        }
        return;
    }
    Q_EMIT ready();
}

void SavedConnections::readSecret(CliTarget &target, SecretKind kind)
{
    m_context.secrets().read(
        secretKey(target.connection, kind), this,
        [this, &target, kind](const Result<std::optional<Secret>> &found) {
            const bool areSeveral = m_targets.size() > 1;
            if (!found) {
                const QString error = errorSentences(found.error());
                Q_EMIT failed(exitCodeFor(found.error()),
                              about(target.connection,
                                    areSeveral
                                        ? tr("%1 Secrets can also come from --secrets-stdin.").arg(error)
                                        : tr("%1 Secrets can also come from SVC_API_KEY and SVC_PASSWORD, or "
                                             "--secrets-stdin.")
                                              .arg(error)));
            } else if (*found && setSecret(target.secrets, kind, **found)) {
                readSecrets();
            } else if (!areSeveral) {
                Q_EMIT failed(ExitCode::Usage,
                              secretsProblem(m_options.signsIn(target.connection), target.secrets));
            } else {
                Q_EMIT failed(ExitCode::Usage,
                              about(target.connection,
                                    kind == SecretKind::ApiKey
                                        ? tr("There is no API key. Give it with --secrets-stdin.")
                                        : tr("There is no password. Give it with --secrets-stdin.")));
            }
        });
}

/// Returns the sentence, which begins with the connection if there are several.
QString SavedConnections::about(const Connection &connection, const QString &sentence) const
{
    return m_targets.size() > 1 ? labelledText(displayName(connection), sentence) : sentence;
}

#include "moc_savedconnections.cpp"
