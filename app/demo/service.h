// SPDX-License-Identifier: MIT
#pragma once

#include "accounts.h"
#include "catalogue.h"
#include "reply.h"
#include "specials.h"
#include "upgrades.h"

#include <QByteArray>

#include <chrono>
#include <map>
#include <mutex>
#include <optional>
#include <vector>

/// The parts of a request that the service uses.
struct Call
{
    QByteArray method;
    QByteArray path;
    std::vector<QByteArray> upgradesOnly; ///< values of the query parameter `upgradesOnly`
    std::optional<QByteArray> apiKey;     ///< header Svc-ApiKey
    QByteArray contentType;
    std::optional<QByteArray> authorization;
    std::optional<QByteArray> token; ///< header Svc-Token
    QByteArray body;
};

/// The three operations and their checks. Thread-safe.
class Service final
{
public:
    /// The service behaves as if it had been running for `age` already.
    explicit Service(std::chrono::seconds tokenLifetime, std::chrono::seconds age);

    [[nodiscard]] Reply answer(const Call &call);

private:
    [[nodiscard]] Reply logIn(const Call &call);
    [[nodiscard]] Reply lookUp(const Call &call);
    [[nodiscard]] Reply upgrade(const Call &call);

    [[nodiscard]] std::optional<Account> accountOf(const Call &call) const;
    [[nodiscard]] Circumstances circumstancesOf(int id);

    Accounts m_accounts;
    Upgrades m_upgrades;
    const Catalogue m_catalogue;
    const std::chrono::steady_clock::time_point m_start;
    std::mutex m_lookupsMutex;
    std::map<int, int> m_lookups; ///< number of lookups by special id
};
