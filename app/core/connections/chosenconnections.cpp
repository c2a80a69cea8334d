// SPDX-License-Identifier: MIT
#include "connections/chosenconnections.h"

#include "storage/storedsettings.h"

namespace {

/// Returns what is stored of a connection. It is only compared, never parsed.
QString choiceOf(const Connection &connection)
{
    return QStringList{connection.id, lookupEndpoint(connection), connection.environment}.join(u'\n');
}

} // namespace

ChosenConnections::ChosenConnections(Settings &settings)
    : m_settings(settings)
{
}

void ChosenConnections::setChosen(const QList<Connection> &chosen)
{
    QStringList stored;
    for (const Connection &connection : chosen) {
        if (!connection.isTemporary)
            stored += choiceOf(connection);
    }
    m_settings.setValue(storedsettings::kChosenConnections, stored);
}

void ChosenConnections::forget()
{
    m_settings.setValue(storedsettings::kChosenConnections, {});
}

QStringList ChosenConnections::chosenOf(const QList<Connection> &connections) const
{
    const QStringList stored = m_settings.value(storedsettings::kChosenConnections);
    QStringList ids;
    for (const Connection &connection : connections) {
        if (stored.contains(choiceOf(connection)))
            ids += connection.id;
    }
    return ids;
}
