// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "base/secret.h"
#include "connections/connection.h"

#include <QObject>

#include <array>
#include <functional>
#include <optional>

enum class SecretKind {
    ApiKey,
    Password,
    CertificatePassword, ///< of the file with the client certificate
    ProxyPassword,       ///< of the user of the proxy that the connection names
};

inline constexpr std::array kSecretKinds{SecretKind::ApiKey, SecretKind::Password,
                                         SecretKind::CertificatePassword, SecretKind::ProxyPassword};

/// Identifies a stored secret and where it may be sent.
struct SecretKey
{
    QString connectionId;
    SecretKind kind = SecretKind::ApiKey;
    QString
        binding; ///< credentialScope() of the connection; a secret stored with another one is not returned
};

[[nodiscard]] SecretKey secretKey(const Connection &connection, SecretKind kind);

/// Returns the name of an entry with that key, for example `ID/api-key`. Does not depend on the binding.
[[nodiscard]] QString entryName(const SecretKey &key);

/// Stores API keys and passwords that the user wants to be remembered: in the system's keyring, or in memory
/// until the program ends. Never in a file. All functions return at once and call their handler from the
/// event loop, unless `context` has been destroyed by then. A store that does not respond within a minute
/// ends the operation with an error.
class SecretStore
{
public:
    /// Called with the secret, or with `nullopt` if none is stored. Errors: Keychain with the reason in
    /// `detail`.
    using ReadHandler = std::function<void(const Result<std::optional<Secret>> &)>;
    using DoneHandler = std::function<void(const std::optional<Error> &)>;

    virtual ~SecretStore() = default;

    virtual void read(const SecretKey &key, QObject *context, ReadHandler handler) = 0;
    /// Writes the secret and reads it back. Succeeds only if both are equal.
    virtual void write(const SecretKey &key, const Secret &secret, QObject *context, DoneHandler handler) = 0;
    /// Deletes the secret and reads it back. Succeeds only if it is gone.
    virtual void forget(const SecretKey &key, QObject *context, DoneHandler handler) = 0;

    /// Returns whether stored secrets survive the end of the program.
    [[nodiscard]] virtual bool isPersistent() const = 0;
};
