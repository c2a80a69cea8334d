// SPDX-License-Identifier: MIT
#include "connections/connectionresolver.h"

#include <algorithm>

namespace {

bool isSameEndpointAndUser(const Connection &a, const Connection &b)
{
    return a.baseUrl == b.baseUrl && a.dataSource == b.dataSource && a.partition == b.partition &&
           a.userName == b.userName;
}

/// Returns whether the connections differ only in their state and name.
bool isEquivalent(const Connection &saved, Connection typed)
{
    typed.id = saved.id;
    typed.name = saved.name;
    typed.readOnly = saved.readOnly;
    typed.secretsLocked = saved.secretsLocked;
    return saved == typed;
}

} // namespace

ResolvedConnection resolveConnection(const QList<Connection> &saved, const Connection &typed)
{
    using Save = ResolvedConnection::Save;
    if (typed.isTemporary)
        return {typed, Save::Nothing};

    const auto origin = std::find_if(saved.begin(), saved.end(),
                                     [&typed](const Connection &other) { return other.id == typed.id; });
    const bool isFromSaved = origin != saved.end();
    if (isFromSaved && isSameEndpointAndUser(*origin, typed)) {
        if (isEquivalent(*origin, typed))
            return {*origin, Save::Nothing};
        if (!origin->readOnly)
            return {typed, Save::Update};
    }
    const auto same = std::find_if(saved.begin(), saved.end(), [&typed](const Connection &other) {
        return other.id != typed.id && isSameEndpointAndUser(other, typed) &&
               credentialScope(other) == credentialScope(typed);
    });
    if (same != saved.end()) {
        Connection marked = *same;
        marked.isProduction |= typed.isProduction && !same->readOnly;
        return {marked, marked == *same ? Save::Nothing : Save::Update};
    }

    Connection added = typed;
    added.readOnly = false;
    added.secretsLocked = false;
    if (isFromSaved) {
        added.id.clear();
        added.name.clear();
        added.notes.clear();
    }
    return {added, Save::Add};
}

Connection connectionForAddress(const QUrl &baseUrl, const QList<Connection> &saved)
{
    Connection connection;
    connection.baseUrl = baseUrl;
    for (const Connection &other : saved) {
        if (other.baseUrl != baseUrl || other.environment.isEmpty())
            continue;
        if (connection.environment.isEmpty()) {
            connection.environment = other.environment;
            connection.environmentColor = other.environmentColor;
        } else if (connection.environment != other.environment) {
            connection.environment.clear();
            connection.environmentColor = EnvironmentColor::Mute;
            break;
        }
    }
    return connection;
}

std::optional<Connection> productionAt(const Connection &connection, const QList<Connection> &saved)
{
    if (connection.isProduction)
        return connection;
    if (connection.isTemporary)
        return std::nullopt;
    const auto production = std::find_if(saved.begin(), saved.end(), [&connection](const Connection &other) {
        return other.isProduction && other.baseUrl == connection.baseUrl;
    });
    return production == saved.end() ? std::nullopt : std::optional(*production);
}
