// SPDX-License-Identifier: MIT
#pragma once

#include "activity/exchange.h"
#include "base/clock.h"

#include <QList>
#include <QObject>

/// The last exchanges of all connections, in memory only: at most 500 and 20 MB of them, the oldest go
/// first. What comes in is redacted already.
class ActivityLog final : public QObject
{
    Q_OBJECT
public:
    static constexpr qsizetype kMaxExchanges = 500;
    static constexpr qsizetype kMaxWeight = 20LL * 1000 * 1000;

    explicit ActivityLog(const Clock &clock, QObject *parent = nullptr);

    [[nodiscard]] const Clock &clock() const { return m_clock; }

    /// An exchange has started: takes it in and tells its number; 0 while nothing is recorded. It is grouped
    /// with the one that it repeats, if that is still there.
    qint64 add(Exchange exchange);
    /// More is known of one that was added. Does nothing where it has gone since.
    void update(const Exchange &exchange);

    /// Oldest first, with rising numbers.
    [[nodiscard]] const QList<Exchange> &exchanges() const { return m_exchanges; }
    [[nodiscard]] const Exchange *find(qint64 number) const;

    /// Exchanges that start from now on are not recorded.
    void setPaused(bool paused);
    [[nodiscard]] bool isPaused() const { return m_isPaused; }

    void clear();
    /// Puts back what clear() took away, once, as far as there is room.
    void undoClear();
    [[nodiscard]] bool canUndoClear() const { return !m_cleared.isEmpty(); }
    /// From now on clear() can't be undone.
    void forgetCleared();

Q_SIGNALS:
    /// For each exchange that is added, updated or gone: whoever shows them looks now and then.
    void changed();
    void pausedChanged(bool paused);

private:
    void trim();

    const Clock &m_clock;
    QList<Exchange> m_exchanges;
    QList<Exchange> m_cleared;
    qsizetype m_weight = 0;
    qint64 m_lastNumber = 0;
    bool m_isPaused = false;
};
