// SPDX-License-Identifier: MIT
#include "credentials/credentialmanager.h"

#include "base/logging.h"
#include "storage/storedsettings.h"

#include <QEventLoopLocker>
#include <QPointer>
#include <QScopeGuard>

#include <utility>

using namespace Qt::StringLiterals;

namespace {

QString kindName(SecretKind kind)
{
    switch (kind) {
    case SecretKind::ApiKey:
        return u"API key"_s;
    case SecretKind::Password:
        return u"password"_s;
    case SecretKind::CertificatePassword:
        return u"password of the client certificate"_s;
    case SecretKind::ProxyPassword:
        return u"password of the proxy"_s;
    }
    Q_UNREACHABLE();
}

QString resultName(const std::optional<Error> &failed)
{
    return failed ? errorKindName(failed->kind) : u"done"_s;
}

QList<std::pair<SecretKind, Secret>> entered(const TransportPasswords &passwords)
{
    QList<std::pair<SecretKind, Secret>> given;
    if (!passwords.certificate.isEmpty())
        given += {SecretKind::CertificatePassword, passwords.certificate};
    if (!passwords.proxy.isEmpty())
        given += {SecretKind::ProxyPassword, passwords.proxy};
    return given;
}

/// Keeps the program running until it is reset, however long a store keeps its handler.
std::shared_ptr<std::optional<QEventLoopLocker>> makeLock()
{
    return std::make_shared<std::optional<QEventLoopLocker>>(std::in_place);
}

} // namespace

CredentialManager::CredentialManager(SecretStore &keyring, Settings &settings, QObject *parent)
    : QObject(parent)
    , m_keyring(keyring)
    , m_settings(settings)
{
}

void CredentialManager::read(const Connection &connection, QObject *context, SecretsHandler handler)
{
    if (connection.secretsLocked) {
        QMetaObject::invokeMethod(
            context, [handler = std::move(handler)] { handler({}); }, Qt::QueuedConnection);
        return;
    }
    read(connection, SecretKind::ApiKey, context,
         [this, connection, context, handler = std::move(handler)](const StoredSecret &apiKey) {
             if (apiKey.error) { // waits only once for a keyring that does not respond
                 m_memory.read(secretKey(connection, SecretKind::Password), context,
                               [apiKey, handler](const Result<std::optional<Secret>> &inMemory) {
                                   StoredSecret password{StoredSecret::Place::Nowhere, {}, apiKey.error};
                                   if (inMemory && *inMemory)
                                       password = {StoredSecret::Place::InMemory, **inMemory, {}};
                                   handler({apiKey, password});
                               });
                 return;
             }
             read(connection, SecretKind::Password, context, [apiKey, handler](const StoredSecret &password) {
                 handler({apiKey, password});
             });
         });
}

void CredentialManager::read(const Connection &connection, SecretKind kind, QObject *context,
                             SecretHandler handler)
{
    const SecretKey key = secretKey(connection, kind);
    m_memory.read(
        key, context,
        [this, key, id = connection.id, isLocked = connection.secretsLocked, kind, context,
         handler = std::move(handler)](const Result<std::optional<Secret>> &inMemory) {
            if (inMemory && *inMemory) {
                handler({StoredSecret::Place::InMemory, **inMemory, {}});
                return;
            }
            if (id.isEmpty() || isLocked) {
                handler({});
                return;
            }
            const auto place = isPersistent() ? StoredSecret::Place::Keyring : StoredSecret::Place::InMemory;
            m_keyring.read(key, context,
                           [this, handler, place, id, kind](const Result<std::optional<Secret>> &found) {
                               m_state = {true, found ? std::nullopt : std::optional(found.error())};
                               qCDebug(logKeyring) << "reading" << kindName(kind) << "of" << id << ":"
                                                   << (!found   ? errorKindName(found.error().kind)
                                                       : *found ? u"found"_s
                                                                : u"not found"_s);
                               if (!found)
                                   handler({StoredSecret::Place::Nowhere, {}, found.error()});
                               else if (*found)
                                   handler({place, **found, {}});
                               else
                                   handler({});
                           });
        });
}

void CredentialManager::keep(const Connection &connection, const TransportPasswords &passwords)
{
    for (const auto &[kind, secret] : entered(passwords))
        m_memory.write(secretKey(connection, kind), secret, this, [](const auto &) {});
}

void CredentialManager::store(const Connection &connection, const TransportPasswords &passwords,
                              QObject *context,
                              const std::function<void(SecretKind, const StoredSecret &)> &handler)
{
    keep(connection, passwords);
    for (const auto &[kind, secret] : entered(passwords))
        store(connection, kind, secret, context,
              [handler, kind = kind](const StoredSecret &stored) { handler(kind, stored); });
}

void CredentialManager::store(const Connection &connection, SecretKind kind, const Secret &secret,
                              QObject *context, SecretHandler handler)
{
    const SecretKey key = secretKey(connection, kind);
    removeId(connection.id, storedsettings::kSecretsToDeleteAnyway);
    m_keyring.write(
        key, secret, context,
        [this, key, id = connection.id, isLocked = connection.secretsLocked, kind, secret, context,
         handler = std::move(handler), running = makeLock()](const std::optional<Error> &failed) {
            const auto unlock = qScopeGuard([running] { running->reset(); });
            m_state = {true, failed};
            qCDebug(logKeyring) << "storing" << kindName(kind) << "of" << id << ":" << resultName(failed);
            if (failed) {
                m_memory.write(key, secret, context, [handler, secret, failed](const auto &) {
                    handler({StoredSecret::Place::InMemory, secret, failed});
                });
                return;
            }
            const auto place = isPersistent() ? StoredSecret::Place::Keyring : StoredSecret::Place::InMemory;
            if (isLocked) { // read() does not ask the keyring until the user has signed in
                handler({place, secret, {}});
                return;
            }
            m_memory.forget(key, context, [handler, secret, place](const auto &) {
                handler({place, secret, {}});
            });
        });
}

void CredentialManager::forget(const Connection &connection, SecretKind kind, QObject *context,
                               DoneHandler handler)
{
    const SecretKey key = secretKey(connection, kind);
    m_memory.forget(key, this, [](const auto &) {});
    m_keyring.forget(
        key, this,
        [this, id = connection.id, kind, context = QPointer<QObject>(context), handler = std::move(handler),
         running = makeLock()](const std::optional<Error> &failed) {
            const auto unlock = qScopeGuard([running] { running->reset(); });
            m_state = {true, failed};
            qCDebug(logKeyring) << "deleting" << kindName(kind) << "of" << id << ":" << resultName(failed);
            if (context)
                handler(failed);
        });
}

void CredentialManager::forgetAll(const Connection &connection, QObject *context, const DoneHandler &handler)
{
    forgetFrom(0, connection,
               [this, id = connection.id, context = QPointer<QObject>(context),
                handler](const std::optional<Error> &failed) {
                   Q_EMIT forgotten(id);
                   if (context)
                       handler(failed);
               },
               {});
}

/// Forgets the secrets from that one of kSecretKinds on, one after another.
void CredentialManager::forgetFrom(std::size_t first, const Connection &connection, const DoneHandler &done,
                                   const std::optional<Error> &failed)
{
    if (first == kSecretKinds.size()) {
        done(failed);
        return;
    }
    forget(connection, kSecretKinds.at(first), this,
           [this, first, connection, done, failed](const std::optional<Error> &error) {
               forgetFrom(first + 1, connection, done, failed ? failed : error);
           });
}

void CredentialManager::forgetLater(const Connection &connection, Unless unless)
{
    const auto &key = unless == Unless::ConnectionRestored ? storedsettings::kSecretsToDelete
                                                           : storedsettings::kSecretsToDeleteAnyway;
    QStringList ids = m_settings.value(key);
    ids.removeAll(connection.id);
    ids += connection.id;
    m_settings.setValue(key, ids);
    m_settings.write(); // after the connection has been deleted, nothing else refers to its secrets
}

void CredentialManager::cancelForgetLater(const Connection &connection)
{
    removeId(connection.id, storedsettings::kSecretsToDelete);
    removeId(connection.id, storedsettings::kSecretsToDeleteAnyway);
}

void CredentialManager::removeId(const QString &id, const SettingKey<QStringList> &key)
{
    QStringList ids = m_settings.value(key);
    if (ids.removeAll(id) > 0)
        m_settings.setValue(key, ids);
}

void CredentialManager::forgetScheduled(const QList<Connection> &saved)
{
    for (const Connection &connection : saved)
        removeId(connection.id, storedsettings::kSecretsToDelete);
    for (const QString &id : m_settings.value(storedsettings::kSecretsToDelete) +
                                 m_settings.value(storedsettings::kSecretsToDeleteAnyway)) {
        Connection deleted;
        deleted.id = id;
        forgetAll(deleted, this, [this, deleted](const std::optional<Error> &failed) {
            if (!failed)
                cancelForgetLater(deleted);
        });
    }
}

#include "moc_credentialmanager.cpp"
