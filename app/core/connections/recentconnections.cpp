// SPDX-License-Identifier: MIT
#include "connections/recentconnections.h"

#include "storage/storedsettings.h"

#include <algorithm>

namespace {

constexpr qsizetype kMaxRecent = 50;

} // namespace

RecentConnections::RecentConnections(Settings &settings)
    : m_settings(settings)
{
}

QStringList RecentConnections::ids() const
{
    return m_settings.value(storedsettings::kRecentConnections);
}

void RecentConnections::use(const QString &connectionId)
{
    QStringList recent = ids();
    if (!recent.isEmpty() && recent.first() == connectionId)
        return;
    recent.removeAll(connectionId);
    recent.prepend(connectionId);
    m_settings.setValue(storedsettings::kRecentConnections,
                        recent.first(std::min(recent.size(), kMaxRecent)));
}

void RecentConnections::forget()
{
    m_settings.setValue(storedsettings::kRecentConnections, {});
}

const Connection *RecentConnections::latestOf(const QList<Connection> &connections) const
{
    for (const QString &id : ids()) {
        const auto found = std::find_if(connections.begin(), connections.end(),
                                        [&id](const Connection &connection) { return connection.id == id; });
        if (found != connections.end())
            return &*found;
    }
    return nullptr;
}

QList<Connection> RecentConnections::recentFirst(QList<Connection> connections) const
{
    const QStringList recent = ids();
    const auto rank = [&recent](const Connection &connection) {
        const qsizetype place = recent.indexOf(connection.id);
        return place < 0 ? recent.size() : place;
    };
    std::stable_sort(connections.begin(), connections.end(),
                     [&rank](const Connection &a, const Connection &b) { return rank(a) < rank(b); });
    return connections;
}
