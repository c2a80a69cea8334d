// SPDX-License-Identifier: MIT
#pragma once

#include "activity/exchange.h"
#include "base/clock.h"

#include <QList>
#include <QObject>

/// Holds the latest exchanges of all connections, in memory only: at most 500 exchanges and 20 MB. The oldest
/// are dropped first. An exchange is a request with its answer, without secrets: see Exchange.
class ActivityLog final : public QObject
{
    Q_OBJECT
public:
    static constexpr qsizetype kMaxExchanges = 500;
    static constexpr qsizetype kMaxMemoryUse = 20LL * 1000 * 1000;

    /// `clock` must outlive the log.
    explicit ActivityLog(const Clock &clock, QObject *parent = nullptr);

    [[nodiscard]] const Clock &clock() const { return m_clock; }

    /// Adds an exchange that has started, and returns its number, or 0 while recording is paused. Sets its
    /// group to that of the exchange that it retries (Exchange::retryOf), if the log still has that one.
    qint64 add(Exchange exchange);
    /// Updates an exchange. Does nothing if the log no longer has it.
    void update(const Exchange &exchange);

    /// Returns the exchanges, oldest first, in the order of their numbers.
    [[nodiscard]] const QList<Exchange> &exchanges() const { return m_exchanges; }
    /// Returns the exchange with that number; null if the log does not have it. The pointer is valid until
    /// the log changes.
    [[nodiscard]] const Exchange *find(qint64 number) const;

    /// While paused, new exchanges are not recorded. Those that have already started are still updated.
    void setPaused(bool paused);
    [[nodiscard]] bool isPaused() const { return m_isPaused; }

    void clear();
    /// Restores what the last clear() removed, as far as there is room.
    void undoClear();
    [[nodiscard]] bool canUndoClear() const { return !m_cleared.isEmpty(); }
    /// Discards what clear() removed, so that it cannot be restored.
    void forgetCleared();

Q_SIGNALS:
    /// Emitted for each exchange that is added, updated or removed. This may be often: views should update at
    /// intervals.
    void changed();
    void pausedChanged(bool paused);

private:
    void trim();

    const Clock &m_clock;
    QList<Exchange> m_exchanges;
    QList<Exchange> m_cleared;
    qsizetype m_memoryUse = 0;
    qint64 m_lastNumber = 0;
    bool m_isPaused = false;
};
