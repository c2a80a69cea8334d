// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"
#include "storage/settings.h"

#include <QList>
#include <QStringList>

/// Which connections were used last: their ids, kept in the settings.
class RecentConnections final
{
public:
    explicit RecentConnections(Settings &settings);

    void use(const QString &connectionId);
    void forget();
    /// The latest of them that is among `connections`; null where none is.
    [[nodiscard]] const Connection *latestOf(const QList<Connection> &connections) const;
    /// The latest first; those never used after them, in their own order.
    [[nodiscard]] QList<Connection> recentFirst(QList<Connection> connections) const;

private:
    [[nodiscard]] QStringList ids() const;

    Settings &m_settings;
};
