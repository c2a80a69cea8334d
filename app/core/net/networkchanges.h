// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QObject>
#include <QStringList>

#include <chrono>
#include <functional>

class Clock;

/// Counts how often this computer may have come into another network: when it was suspended, which shows as a
/// gap between the time of day and the steady time, and when QNetworkInformation reports a change, where it
/// has a backend. A connection from before may then lead nowhere, and a name may stand for another address.
class NetworkChanges final : public QObject
{
    Q_OBJECT
public:
    /// `clock` must outlive it.
    explicit NetworkChanges(const Clock &clock);

    /// Those of this computer. Call it on the application's thread.
    static NetworkChanges &system();

    /// Returns the number of changes so far.
    [[nodiscard]] int count();
    /// Counts a change.
    void note() { ++m_count; }

    /// Calls `done`, now or later, unless `context` has been destroyed by then. If there has been a change
    /// since it was last called for one of the `hosts`, asks for its address anew: Qt keeps addresses for a
    /// minute.
    void renewNames(const QStringList &hosts, QObject *context, const std::function<void()> &done);

private:
    [[nodiscard]] std::chrono::milliseconds offset() const;

    const Clock &m_clock;
    std::chrono::milliseconds m_offset; ///< of the time of day from the steady time
    int m_count = 0;
    QHash<QString, int> m_renewed; ///< the number of changes at which a host was last looked up
};
