// SPDX-License-Identifier: MIT
#include "accounts.h"

#include <QRandomGenerator>

#include <algorithm>
#include <array>
#include <iterator>

using namespace Qt::StringLiterals;

namespace {

struct ApiKey
{
    QByteArrayView key;
    UpgradeEnding ending;
};

constexpr auto apiKeys = std::to_array<ApiKey>({
    {"demo-key", UpgradeEnding::Finished},
    {"demo-key-fail", UpgradeEnding::Failed},
    {"demo-key-504", UpgradeEnding::GatewayTimeout},
    {"demo-key-drop", UpgradeEnding::CutOff},
});

constexpr QStringView theDataSource = u"demo";

struct Member
{
    QStringView partition;
    QStringView userName;
    QStringView password;
    QStringView fullName;
    Account account;
};

// In the order in which the service scans partitions.
constexpr auto members = std::to_array<Member>({
    {u"Production", u"demo", u"demo", u"Demo User", Account::Demo},
    {u"Staging", u"staging", u"staging", u"Staging User", Account::Staging},
    {u"Test", u"test", u"test", u"Test User", Account::Test},
    {u"Web", u"demo", u"demo", u"Demo User", Account::Demo},
});

QByteArray randomToken()
{
    std::array<quint32, 8> words{};
    QRandomGenerator::system()->fillRange(words.data(), std::ssize(words));
    return QByteArray(reinterpret_cast<const char *>(words.data()), sizeof words).toHex();
}

} // namespace

std::optional<UpgradeEnding> upgradeEndingOfKey(QByteArrayView apiKey)
{
    const auto found = std::ranges::find(apiKeys, apiKey, &ApiKey::key);
    return found == apiKeys.end() ? std::nullopt : std::optional(found->ending);
}

Accounts::Accounts(std::chrono::seconds tokenLifetime)
    : m_tokenLifetime(tokenLifetime)
{
}

std::optional<QJsonObject> Accounts::signIn(const Credentials &credentials)
{
    const auto member = std::ranges::find_if(members, [&](const Member &candidate) {
        return credentials.dataSource == theDataSource &&
               (credentials.partition.isEmpty() || credentials.partition == candidate.partition) &&
               credentials.userName == candidate.userName && credentials.password == candidate.password;
    });
    if (member == members.end())
        return std::nullopt;

    const QByteArray token = randomToken();
    const auto now = std::chrono::steady_clock::now();
    {
        const std::scoped_lock lock(m_mutex);
        std::erase_if(m_grants, [now](const auto &entry) { return entry.second.expiry <= now; });
        m_grants.emplace(token, Grant{member->account, now + m_tokenLifetime});
    }
    return QJsonObject{
        {u"token"_s, QString::fromLatin1(token)},
        {u"user"_s, QJsonObject{{u"fullName"_s, member->fullName.toString()},
                                {u"userName"_s, member->userName.toString()}}},
    };
}

std::optional<Account> Accounts::holderOf(const QByteArray &token) const
{
    const std::scoped_lock lock(m_mutex);
    const auto found = m_grants.find(token);
    if (found == m_grants.end() || found->second.expiry <= std::chrono::steady_clock::now())
        return std::nullopt;
    return found->second.account;
}
