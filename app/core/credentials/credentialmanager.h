// SPDX-License-Identifier: MIT
#pragma once

#include "credentials/memorysecretstore.h"
#include "credentials/secretstore.h"
#include "storage/settings.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

/// A stored secret of a connection, and where it is stored.
struct StoredSecret
{
    enum class Place {
        Nowhere,
        Keyring,
        InMemory, ///< there is no keyring, or it has failed
    };

    Place place = Place::Nowhere;
    Secret secret;
    std::optional<Error> error; ///< why the keyring could not be read or changed
};

/// Passwords that are needed on the way to the service. An empty one was not entered.
struct TransportPasswords
{
    Secret certificate; ///< of the file with the client certificate
    Secret proxy;       ///< of the user of the proxy

    friend bool operator==(const TransportPasswords &, const TransportPasswords &) = default;
};

/// The state of the keyring. Whether it works is only known once it has been used.
struct KeyringState
{
    bool wasUsed = false;
    std::optional<Error> error; ///< error of the last use; `nullopt` if it succeeded
};

struct StoredSecrets
{
    StoredSecret apiKey;
    StoredSecret password;
};

/// Stores the secrets of connections in the system's keyring or, if that fails, in memory until the program
/// ends. Calls each handler from the event loop, unless its context has been destroyed by then. A deletion is
/// completed even then. The program does not end before secrets are stored and deleted when its last window
/// is closed; with a keyring that does not respond, that takes as long as SecretStore waits for it.
class CredentialManager final : public QObject
{
    Q_OBJECT
public:
    using SecretsHandler = std::function<void(const StoredSecrets &)>;
    using SecretHandler = std::function<void(const StoredSecret &)>;
    using DoneHandler = SecretStore::DoneHandler;

    /// `keyring` and `settings` must outlive this object.
    CredentialManager(SecretStore &keyring, Settings &settings, QObject *parent = nullptr);

    /// Returns whether secrets can be stored permanently.
    [[nodiscard]] bool isPersistent() const { return m_keyring.isPersistent(); }

    [[nodiscard]] const KeyringState &state() const { return m_state; }

    /// Reads the API key and the password. Passes empty ones while Connection::secretsLocked is set.
    void read(const Connection &connection, QObject *context, SecretsHandler handler);
    /// Reads one secret. Only from memory if the connection has no id, and while Connection::secretsLocked is
    /// set.
    void read(const Connection &connection, SecretKind kind, QObject *context, SecretHandler handler);
    /// Keeps the passwords that were entered in memory until the program ends, so that read() finds them
    /// before they are stored.
    void keep(const Connection &connection, const TransportPasswords &passwords);
    /// Stores the passwords that were entered.
    void store(const Connection &connection, const TransportPasswords &passwords, QObject *context,
               const std::function<void(SecretKind, const StoredSecret &)> &handler);
    void store(const Connection &connection, SecretKind kind, const Secret &secret, QObject *context,
               SecretHandler handler);
    void forget(const Connection &connection, SecretKind kind, QObject *context, DoneHandler handler);
    /// Forgets all secrets of the connection. Passes the first error, if any.
    void forgetAll(const Connection &connection, QObject *context, const DoneHandler &handler);

    /// What cancels a deletion that forgetLater() has scheduled: the deleted connection is saved again, or a
    /// secret of it is stored again.
    enum class Unless { ConnectionRestored, StoredAgain };
    /// Schedules the deletion of a connection's secrets. The schedule survives a restart.
    void forgetLater(const Connection &connection, Unless unless = Unless::ConnectionRestored);
    void cancelForgetLater(const Connection &connection);
    /// Deletes all secrets whose deletion is scheduled. First cancels the deletions for the connections in
    /// `saved`, except those with Unless::StoredAgain. A deletion that fails stays scheduled for the next
    /// call.
    void forgetScheduled(const QList<Connection> &saved);

Q_SIGNALS:
    /// Emitted by forgetAll(), even if it failed: cached secrets must not be used any more.
    void forgotten(const QString &connectionId);

private:
    void removeId(const QString &id, const SettingKey<QStringList> &key);
    void forgetFrom(std::size_t first, const Connection &connection, const DoneHandler &done,
                    const std::optional<Error> &failed);

    SecretStore &m_keyring;
    Settings &m_settings;
    MemorySecretStore m_memory;
    KeyringState m_state;
};
