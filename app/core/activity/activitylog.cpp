// SPDX-License-Identifier: MIT
#include "activity/activitylog.h"

#include <algorithm>
#include <iterator>

namespace {

template <typename List>
auto placeIn(List &list, qint64 number)
{
    const auto place =
        std::lower_bound(list.begin(), list.end(), number,
                         [](const Exchange &exchange, qint64 wanted) { return exchange.number < wanted; });
    return place != list.end() && place->number == number ? place : list.end();
}

qsizetype memoryUseOfAll(const QList<Exchange> &exchanges)
{
    qsizetype sum = 0;
    for (const Exchange &exchange : exchanges)
        sum += memoryUse(exchange);
    return sum;
}

template <typename Text>
void share(Text &text, const Text &earlier)
{
    if (text == earlier)
        text = earlier;
}

void share(QList<ExchangeHeader> &headers, const QList<ExchangeHeader> &earlier)
{
    if (headers == earlier) {
        headers = earlier;
        return;
    }
    for (qsizetype i = 0; i < std::min(headers.size(), earlier.size()); ++i) {
        share(headers[i].name, earlier.at(i).name);
        share(headers[i].value, earlier.at(i).value);
    }
}

/// Shares what is equal in another exchange. Thousands of small objects that are kept between the rows of a
/// lookup would keep its memory from being given back.
void shareTexts(Exchange &exchange, const Exchange &earlier)
{
    share(exchange.method, earlier.method);
    share(exchange.reason, earlier.reason);
    share(exchange.requestHeaders, earlier.requestHeaders);
    share(exchange.responseHeaders, earlier.responseHeaders);
}

} // namespace

ActivityLog::ActivityLog(const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
{
}

qint64 ActivityLog::add(Exchange exchange)
{
    if (m_isPaused)
        return 0;
    exchange.number = ++m_lastNumber;
    const Exchange *repeated = find(exchange.retryOf);
    exchange.group = repeated ? repeated->group : exchange.number;
    m_memoryUse += memoryUse(exchange);
    if (!m_exchanges.isEmpty())
        shareTexts(exchange, m_exchanges.constLast());
    m_exchanges += std::move(exchange);
    trim();
    Q_EMIT changed();
    return m_lastNumber;
}

void ActivityLog::update(const Exchange &exchange)
{
    const auto known = placeIn(m_exchanges, exchange.number);
    if (known == m_exchanges.end()) {
        const auto cleared = placeIn(m_cleared, exchange.number);
        if (cleared != m_cleared.end()) {
            const qint64 group = cleared->group;
            *cleared = exchange;
            cleared->group = group;
            trim();
        }
        return;
    }
    m_memoryUse += memoryUse(exchange) - memoryUse(*known);
    const qint64 group = known->group;
    *known = exchange;
    known->group = group;
    if (known != m_exchanges.begin())
        shareTexts(*known, *std::prev(known));
    trim();
    Q_EMIT changed();
}

const Exchange *ActivityLog::find(qint64 number) const
{
    const auto known = placeIn(m_exchanges, number);
    return known == m_exchanges.end() ? nullptr : &*known;
}

/// Drops exchanges that exceed the limits: first those that undoClear() would restore, then the oldest.
void ActivityLog::trim()
{
    if (!m_cleared.isEmpty()) {
        qsizetype cleared = memoryUseOfAll(m_cleared);
        while (!m_cleared.isEmpty() && (m_memoryUse + cleared > kMaxMemoryUse ||
                                        m_exchanges.size() + m_cleared.size() > kMaxExchanges)) {
            cleared -= memoryUse(m_cleared.first());
            m_cleared.removeFirst();
        }
    }
    while (m_exchanges.size() > kMaxExchanges || m_memoryUse > kMaxMemoryUse) {
        const Exchange &oldest = m_exchanges.first();
        m_memoryUse -= memoryUse(oldest);
        m_exchanges.removeFirst();
    }
}

void ActivityLog::setPaused(bool paused)
{
    if (std::exchange(m_isPaused, paused) != paused)
        Q_EMIT pausedChanged(paused);
}

void ActivityLog::clear()
{
    if (m_exchanges.isEmpty())
        return;
    m_cleared = std::exchange(m_exchanges, {});
    m_memoryUse = 0;
    Q_EMIT changed();
}

void ActivityLog::undoClear()
{
    if (m_cleared.isEmpty())
        return;
    m_memoryUse += memoryUseOfAll(m_cleared);
    m_exchanges = std::exchange(m_cleared, {}) + m_exchanges;
    trim();
    Q_EMIT changed();
}

void ActivityLog::forgetCleared()
{
    m_cleared.clear();
}

#include "moc_activitylog.cpp"
