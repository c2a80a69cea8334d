// SPDX-License-Identifier: MIT
#include "connections/chosenconnections.h"

#include "storage/storedsettings.h"

#include <algorithm>
#include <iterator>

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
    for (const Connection &connection : chosen)
        stored += choiceOf(connection);
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

QList<Connection> ChosenConnections::unchanged(const QList<Connection> &connections) const
{
    const QStringList ids = chosenOf(connections);
    if (ids.size() != m_settings.value(storedsettings::kChosenConnections).size())
        return {};
    QList<Connection> chosen;
    std::copy_if(connections.begin(), connections.end(), std::back_inserter(chosen),
                 [&ids](const Connection &connection) { return ids.contains(connection.id); });
    return chosen;
}
