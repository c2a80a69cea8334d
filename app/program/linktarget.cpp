// SPDX-License-Identifier: MIT
#include "program/linktarget.h"

#include <algorithm>
#include <iterator>

namespace {

bool hasPlace(const DeepLink &link)
{
    return !link.host.isEmpty() || !link.dataSource.isEmpty();
}

/// Returns whether the connection has the link's host and data source, as far as the link has them.
bool isAtPlace(const Connection &connection, const DeepLink &link)
{
    return (link.host.isEmpty() || link.host == displayHost(connection.baseUrl)) &&
           (link.dataSource.isEmpty() || link.dataSource == connection.dataSource);
}

} // namespace

LinkTarget linkTarget(const DeepLink &link, const QList<Connection> &saved, const QString &currentId)
{
    using enum LinkTarget::Match;
    if (link.connection.isEmpty() && !hasPlace(link))
        return {Unnamed, {}};

    const auto named = std::find_if(saved.begin(), saved.end(), [&link](const Connection &connection) {
        return !link.connection.isEmpty() && displayName(connection) == link.connection;
    });
    if (named != saved.end() && isAtPlace(*named, link))
        return {Named, {*named}};
    QList<Connection> fitting;
    if (hasPlace(link))
        std::copy_if(saved.begin(), saved.end(), std::back_inserter(fitting),
                     [&link](const Connection &connection) { return isAtPlace(connection, link); });
    if (named != saved.end())
        return {OtherPlace, QList<Connection>{*named} + fitting};

    const auto current = std::find_if(fitting.begin(), fitting.end(),
                                      [&currentId](const Connection &each) { return each.id == currentId; });
    if (current != fitting.end())
        return {Fitting, {*current}};
    if (fitting.isEmpty())
        return {};
    return {fitting.size() == 1 ? Fitting : Several, fitting};
}
