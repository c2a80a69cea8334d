// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "base/secret.h"
#include "connections/connection.h"

#include <QObject>

#include <functional>
#include <optional>

enum class SecretKind { ApiKey, Password };

/// Names one stored secret, and what it may be used for.
struct SecretKey
{
    QString connectionId;
    SecretKind kind = SecretKind::ApiKey;
    QString binding; ///< see credentialScope(); a secret stored for another binding is not handed out
};

[[nodiscard]] SecretKey secretKey(const Connection &connection, SecretKind kind);

/// Where API keys and passwords are kept if the user ticked so: the system's keyring, or memory until
/// the program ends. Never a file. All calls return at once and answer from the event loop; nothing is
/// called once `context` is gone. A store that does not answer ends as an error after a minute.
class SecretStore
{
public:
    /// The secret, or nothing where none is stored. Errors: Keychain with the reason in `detail`.
    using ReadHandler = std::function<void(const Result<std::optional<Secret>> &)>;
    using DoneHandler = std::function<void(const std::optional<Error> &)>;

    virtual ~SecretStore() = default;

    virtual void read(const SecretKey &key, QObject *context, ReadHandler handler) = 0;
    /// Writes and reads back: only what came back the same is stored.
    virtual void write(const SecretKey &key, const Secret &secret, QObject *context, DoneHandler handler) = 0;
    /// Deletes and reads back: only what is gone is forgotten.
    virtual void forget(const SecretKey &key, QObject *context, DoneHandler handler) = 0;

    /// Whether what is written outlives the program.
    [[nodiscard]] virtual bool isPersistent() const = 0;
};
