// SPDX-License-Identifier: MIT
#include "program/context.h"

#include "connections/managedconnections.h"
#include "connections/transport.h"
#include "credentials/keychainsecretstore.h"
#include "credentials/memorysecretstore.h"
#include "credentials/secretreader.h"
#include "net/httpclient.h"
#include "service/serviceclient.h"
#include "storage/datafolder.h"

#include <QDir>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace {

/// Adds what is read to the secrets that are removed from logs and errors.
ReadSecret redacting(const ReadSecret &read, const std::shared_ptr<KnownSecrets> &secrets)
{
    return [read, secrets](QObject *context, const std::function<void(const Result<Secret> &)> &handler) {
        read(context, [secrets, handler](const Result<Secret> &secret) {
            if (secret)
                secrets->add(*secret);
            handler(secret);
        });
    };
}

std::unique_ptr<ServiceClient> makeClient(const Connection &connection, const Secret &apiKey,
                                          const ConnectionStore &connections, CredentialManager &credentials,
                                          ActivityLog &activity, const std::shared_ptr<KnownSecrets> &secrets)
{
    TransportOptions transport = transportOptions(connection);
    setPasswordReaders(transport, connection, credentials);
    transport.readCertificatePassword = redacting(transport.readCertificatePassword, secrets);
    transport.readProxyPassword = redacting(transport.readProxyPassword, secrets);
    transport.asksForCertificate = [&connections, url = connection.baseUrl] {
        return connections.asksForCertificate(url);
    };
    transport.acceptLanguage = QLocale().bcp47Name().toLatin1();

    ServiceOptions options;
    options.baseUrl = connection.baseUrl;
    options.apiKeyHeader = connection.apiKeyHeader;
    options.apiKey = apiKey;
    options.token = connection.token;
    options.requestTimeout = connection.requestTimeout;
    options.upgradeTimeout = connection.upgradeTimeout;
    return std::make_unique<ServiceClient>(
        std::move(options), std::make_unique<HttpClient>(std::move(transport), &activity, secrets));
}

ServiceFactory clientsWith(const ConnectionStore &connections, CredentialManager &credentials,
                           ActivityLog &activity, const std::shared_ptr<KnownSecrets> &secrets)
{
    return
        [&connections, &credentials, &activity, secrets](const Connection &connection, const Secret &apiKey) {
            return makeClient(connection, apiKey, connections, credentials, activity, secrets);
        };
}

std::unique_ptr<SecretStore> systemSecrets()
{
    if (isPortable())
        return std::make_unique<MemorySecretStore>();
    if (auto keychain = makeKeychainSecretStore())
        return keychain;
    return std::make_unique<MemorySecretStore>();
}

} // namespace

ContextFiles::ContextFiles()
    : ContextFiles(dataFolder(), managedConnectionsFile())
{
}

ContextFiles::ContextFiles(const QString &folder, QString machineFile)
    : connections(QDir(folder).filePath(u"connections.json"_s))
    , machineConnections(std::move(machineFile))
    , history(QDir(folder).filePath(u"history.json"_s))
    , draft(QDir(folder).filePath(u"ids.txt"_s))
    , results(QDir(folder).filePath(u"results.json"_s))
    , watches(QDir(folder).filePath(u"watches.json"_s))
    , upgrades(QDir(folder).filePath(u"upgrades"_s))
{
}

Context::Context(std::unique_ptr<Settings> settings, const ContextFiles &files,
                 std::unique_ptr<SecretStore> secrets, std::unique_ptr<DesktopNotifier> notifier)
    : m_settings(settings ? std::move(settings) : std::make_unique<Settings>())
    , m_preferences(*m_settings)
    , m_dataLocations({{DataKind::Settings, m_settings->fileName()},
                       {DataKind::Connections, files.connections},
                       {DataKind::MachineConnections, files.machineConnections},
                       {DataKind::History, files.history},
                       {DataKind::Draft, files.draft},
                       {DataKind::Results, files.results},
                       {DataKind::Watches, files.watches},
                       {DataKind::Upgrades, files.upgrades}})
    , m_connections(files.connections, files.machineConnections)
    , m_secrets(secrets ? std::move(secrets) : systemSecrets())
    , m_credentialManager(*m_secrets, *m_settings)
    , m_recent(*m_settings)
    , m_activity(m_clock)
    , m_sessions(clientsWith(m_connections, m_credentialManager, m_activity, m_knownSecrets))
    , m_signIn(m_sessions, m_connections, m_credentialManager, m_recent)
    , m_results(
          [this](const QString &connectionId, qint32 id, ConnectionReuse freshness, qint64 retryOf) {
              return m_sessions.notification(connectionId, id, freshness, retryOf);
          },
          m_clock)
    , m_resultCache(m_results, *m_settings, *m_knownSecrets, files.results)
    , m_watches(
          m_results, m_connections,
          [this](const QString &connectionId) -> std::optional<Connection> {
              const Session *session = m_sessions.find(connectionId);
              return session && session->isOpen() ? std::optional(session->lookupConnection()) : std::nullopt;
          },
          files.watches)
    , m_history(files.history)
    , m_draft(files.draft)
    , m_upgradeJournal(files.upgrades)
    , m_upgrade(clientsWith(m_connections, m_credentialManager, m_activity, m_knownSecrets), m_upgradeJournal,
                *m_knownSecrets, m_clock)
    , m_notifier(notifier ? std::move(notifier) : std::make_unique<SystemDesktopNotifier>())
    , m_services{.clock = m_clock,
                 .knownSecrets = *m_knownSecrets,
                 .settings = *m_settings,
                 .preferences = m_preferences,
                 .dataLocations = m_dataLocations,
                 .connections = m_connections,
                 .secrets = m_credentialManager,
                 .recent = m_recent,
                 .activity = m_activity,
                 .sessions = m_sessions,
                 .signIn = m_signIn,
                 .results = m_results,
                 .resultCache = m_resultCache,
                 .watches = m_watches,
                 .writer = m_resultWriter,
                 .history = m_history,
                 .draft = m_draft,
                 .upgradeJournal = m_upgradeJournal,
                 .upgrade = m_upgrade,
                 .notifier = *m_notifier,
                 .dataDeletion = m_dataDeletion,
                 .notices = m_notices,
                 .navigator = m_navigator,
                 .isTemporary = files.isTemporary}
    , m_dataDeletion(m_services)
{
    QObject::connect(&m_connections, &ConnectionStore::changed, &m_sessions, [this] {
        for (const Connection &connection : m_connections.connections())
            m_sessions.updateConnection(connection);
        m_watches.updateConnections();
    });
    QObject::connect(&m_sessions, &SessionManager::stateChanged, &m_results,
                     [this](const Session &session, Session::State state) {
                         if (state == Session::State::SignedOut)
                             m_results.stop(session.connection().id);
                         m_watches.updateConnections();
                     });
    // Only then is the connection as it was saved.
    QObject::connect(&m_signIn, &SignIn::succeeded, &m_results, [this](const QString &connectionId) {
        m_results.resume(m_sessions.session(connectionId).lookupConnection());
    });
    const auto applyPreferences = [this] {
        m_results.setParallel(m_preferences.values().parallel);
        m_clock.setZone(m_preferences.values().zone == Preferences::Zone::Utc ? Qt::UTC : Qt::LocalTime);
    };
    applyPreferences();
    QObject::connect(&m_preferences, &PreferenceStore::changed, &m_results, applyPreferences);
}

void Context::recordLookups()
{
    QObject::connect(&m_results, &ResultSets::lookedUp, &m_history,
                     [this](const Connection &connection, const QList<LookupRow> &rows,
                            const QList<Connection> &together, const QDateTime &endedAt) {
                         m_history.add(historyEntry(rows, connection, endedAt, together));
                     });
    QObject::connect(&m_results, &ResultSets::lookedUpAgain, &m_history,
                     [this](const Connection &connection, const QList<LookupRow> &rows,
                            const QList<Connection> &together, const QDateTime &endedAt) {
                         m_history.update(historyEntry(rows, connection, endedAt, together));
                     });
}

/// Stops the lookups while the history still exists, so that a partial lookup is recorded as well.
Context::~Context()
{
    m_results.stop();
}
