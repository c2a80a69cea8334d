// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"
#include "storage/settings.h"

#include <QList>
#include <QStringList>

/// Stores the ids of the most recently used connections in the settings.
class RecentConnections final
{
public:
    /// `settings` must outlive this object.
    explicit RecentConnections(Settings &settings);

    void use(const QString &connectionId);
    void forget();
    /// Returns a pointer to the most recently used of `connections`; null if none has been used.
    [[nodiscard]] const Connection *latestOf(const QList<Connection> &connections) const;
    /// Returns the connections with the most recently used first. Unused ones follow in their own order.
    [[nodiscard]] QList<Connection> recentFirst(QList<Connection> connections) const;

private:
    [[nodiscard]] QStringList ids() const;

    Settings &m_settings;
};
