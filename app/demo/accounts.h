// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <chrono>
#include <map>
#include <mutex>
#include <optional>

/// Whose notifications a lookup sees.
enum class Account { Demo, Staging };

/// How the upgrades of an API key end; in everything else the keys are alike.
enum class UpgradeEnding { Finished, Failed, GatewayTimeout, CutOff };

/// Nothing where the key is none of the service's.
[[nodiscard]] std::optional<UpgradeEnding> upgradeEndingOfKey(QByteArrayView apiKey);

struct Credentials
{
    QString dataSource;
    QString partition; ///< empty: all partitions are scanned
    QString userName;
    QString password;
};

/// Who may sign in, and the tokens given out since the start. Safe to use from several threads.
class Accounts final
{
public:
    explicit Accounts(std::chrono::seconds tokenLifetime);

    /// A LoginResponse with a new token, or nothing where the credentials fit no account.
    [[nodiscard]] std::optional<QJsonObject> signIn(const Credentials &credentials);

    /// Nothing where the token was never given out or has expired.
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
