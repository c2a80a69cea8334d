// SPDX-License-Identifier: MIT
#pragma once

#include "credentials/memorysecretstore.h"
#include "credentials/secretstore.h"
#include "storage/settings.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

/// What is kept of one secret of a connection, and where.
struct StoredSecret
{
    enum class Place {
        Nowhere,
        Keyring,
        InMemory, ///< in memory, since there is no keyring or it failed
    };

    Place place = Place::Nowhere;
    Secret secret;
    std::optional<Error> error; ///< why the keyring could not be read, written or emptied
};

/// How the keyring has answered so far. That it works shows only when it is used.
struct KeyringState
{
    bool wasUsed = false;
    std::optional<Error> error; ///< of the last use; not set where that went well
};

struct StoredSecrets
{
    StoredSecret apiKey;
    StoredSecret password;
};

/// Keeps the secrets of connections in the system's keyring and, where that fails, until the program
/// ends. Answers from the event loop; nothing is called once `context` is gone. What is forgotten is deleted
/// all the same.
class CredentialManager final : public QObject
{
    Q_OBJECT
public:
    using SecretsHandler = std::function<void(const StoredSecrets &)>;
    using SecretHandler = std::function<void(const StoredSecret &)>;
    using DoneHandler = SecretStore::DoneHandler;

    CredentialManager(SecretStore &keyring, Settings &settings, QObject *parent = nullptr);

    /// Whether what is kept can outlive the program at all.
    [[nodiscard]] bool isPersistent() const { return m_keyring.isPersistent(); }

    [[nodiscard]] const KeyringState &state() const { return m_state; }

    /// Nothing is handed out while the connection's secrets are locked.
    void read(const Connection &connection, QObject *context, SecretsHandler handler);
    void keep(const Connection &connection, SecretKind kind, const Secret &secret, QObject *context,
              SecretHandler handler);
    void forget(const Connection &connection, SecretKind kind, QObject *context, DoneHandler handler);
    /// Both of them; the first error there was.
    void forgetAll(const Connection &connection, QObject *context, const DoneHandler &handler);

    /// What ends the wish to have the secrets of a connection forgotten: that the connection, which was
    /// deleted, is back among the saved ones, or that a secret of it is kept again.
    enum class Unless { ConnectionIsBack, KeptAgain };
    /// Survives the end of the program.
    void forgetLater(const Connection &connection, Unless unless = Unless::ConnectionIsBack);
    void forgetNoMore(const Connection &connection);
    /// All that was to be forgotten later. What can't be is tried again at the next call.
    void forgetDue(const QList<Connection> &saved);

Q_SIGNALS:
    /// By forgetAll(), whether or not all of it could be: what was read before may be kept no more.
    void forgotten(const QString &connectionId);

private:
    void removeId(const QString &id, const SettingKey<QStringList> &key);
    void readOne(const Connection &connection, SecretKind kind, QObject *context, SecretHandler handler);

    SecretStore &m_keyring;
    Settings &m_settings;
    MemorySecretStore m_memory;
    KeyringState m_state;
};
