// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <chrono>
#include <map>
#include <mutex>
#include <optional>

/// The account whose notifications a lookup can see.
enum class Account { Demo, Staging, Test };

/// How the upgrades of an API key end. The keys do not differ otherwise.
enum class UpgradeEnding { Finished, Failed, GatewayTimeout, CutOff };

/// Returns how upgrades with this API key end; `nullopt` if the key is invalid.
[[nodiscard]] std::optional<UpgradeEnding> upgradeEndingOfKey(QByteArrayView apiKey);

struct Credentials
{
    QString dataSource;
    QString partition; ///< if empty, all partitions are scanned
    QString userName;
    QString password;
};

/// The accounts that can sign in, and the tokens issued since the start. Thread-safe.
class Accounts final
{
public:
    explicit Accounts(std::chrono::seconds tokenLifetime);

    /// Returns a LoginResponse with a new token; `nullopt` if the credentials match no account.
    [[nodiscard]] std::optional<QJsonObject> signIn(const Credentials &credentials);

    /// Returns the account of a token; `nullopt` if the token was never issued or has expired.
    [[nodiscard]] std::optional<Account> holderOf(const QByteArray &token) const;

private:
    struct Grant
    {
        Account account;
        std::chrono::steady_clock::time_point expiry;
    };

    const std::chrono::seconds m_tokenLifetime;
    mutable std::mutex m_mutex;
    std::map<QByteArray, Grant> m_grants;
};
