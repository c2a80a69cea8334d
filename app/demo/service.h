// SPDX-License-Identifier: MIT
#pragma once

#include "accounts.h"
#include "catalogue.h"
#include "reply.h"
#include "upgrades.h"

#include <QByteArray>

#include <chrono>
#include <map>
#include <mutex>
#include <optional>
#include <vector>

/// What the service looks at in a request.
struct Call
{
    QByteArray method;
    QByteArray path;
    std::vector<QByteArray> upgradesOnly; ///< the values of that query parameter
    std::optional<QByteArray> apiKey;     ///< Svc-ApiKey
    QByteArray contentType;
    std::optional<QByteArray> authorization;
    std::optional<QByteArray> token; ///< Svc-Token
    QByteArray body;
};

/// The three operations and their checks. Safe to use from several threads.
class Service final
{
public:
    explicit Service(std::chrono::seconds tokenLifetime);

    [[nodiscard]] Reply answer(const Call &call);

private:
    [[nodiscard]] Reply logIn(const Call &call);
    [[nodiscard]] Reply lookUp(const Call &call);
    [[nodiscard]] Reply upgrade(const Call &call);

    [[nodiscard]] std::optional<Account> accountOf(const Call &call) const;
    [[nodiscard]] int countLookup(int id);

    Accounts m_accounts;
    Upgrades m_upgrades;
    const Catalogue m_catalogue;
    std::mutex m_lookupsMutex;
    std::map<int, int> m_lookups; ///< of each special id, so far
};
