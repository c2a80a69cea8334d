// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"
#include "storage/settings.h"

#include <QList>
#include <QStringList>

/// Stores in the settings which connections were chosen for the last lookup in several connections: the id,
/// the address and the environment of each. A connection whose address or environment has changed since
/// then does not count as chosen.
class ChosenConnections final
{
public:
    /// `settings` must outlive this object.
    explicit ChosenConnections(Settings &settings);

    /// Replaces the stored choice.
    void setChosen(const QList<Connection> &chosen);
    void forget();
    /// Returns the ids of those of `connections` that were chosen and are still the same.
    [[nodiscard]] QStringList chosenOf(const QList<Connection> &connections) const;
    /// Returns those of `connections` that were chosen if all that were chosen are among them and are still
    /// the same. Otherwise, returns none.
    [[nodiscard]] QList<Connection> unchanged(const QList<Connection> &connections) const;

private:
    Settings &m_settings;
};
