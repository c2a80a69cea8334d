// SPDX-License-Identifier: MIT
#include "program/linktarget.h"

#include <algorithm>
#include <iterator>

namespace {

bool hasEndpoint(const DeepLink &link)
{
    return !link.host.isEmpty() || !link.dataSource.isEmpty();
}

/// Returns whether the connection has the link's host and data source, as far as the link has them.
bool isAtEndpoint(const Connection &connection, const DeepLink &link)
{
    return (link.host.isEmpty() || link.host == displayHost(connection.baseUrl)) &&
           (link.dataSource.isEmpty() || link.dataSource == connection.dataSource);
}

} // namespace

std::optional<Connection> linkTarget(const DeepLink &link, const QList<Connection> &saved,
                                     const QString &currentId)
{
    const auto named = std::find_if(saved.begin(), saved.end(), [&link](const Connection &connection) {
        return !link.connection.isEmpty() && displayName(connection) == link.connection;
    });
    if (named != saved.end())
        return isAtEndpoint(*named, link) ? std::optional(*named) : std::nullopt;
    if (!hasEndpoint(link))
        return {};
    QList<Connection> fitting;
    std::copy_if(saved.begin(), saved.end(), std::back_inserter(fitting),
                 [&link](const Connection &connection) { return isAtEndpoint(connection, link); });
    const auto current =
        std::find_if(fitting.begin(), fitting.end(),
                     [&currentId](const Connection &connection) { return connection.id == currentId; });
    if (current != fitting.end())
        return *current;
    return fitting.size() == 1 ? std::optional(fitting.first()) : std::nullopt;
}
