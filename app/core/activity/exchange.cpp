// SPDX-License-Identifier: MIT
#include "activity/exchange.h"

#include <mutex>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kFrame = 1024; ///< memory use of an empty exchange

qsizetype memoryUse(const QList<ExchangeHeader> &headers)
{
    qsizetype sum = 0;
    for (const ExchangeHeader &header : headers)
        sum += static_cast<qsizetype>(sizeof header) + header.name.size() + header.value.size();
    return sum;
}

/// Returns the time from the latest known of the `earlier` times to `end`.
ExchangePhases::Time since(std::initializer_list<ExchangeTimes::Time> earlier, const ExchangeTimes::Time &end)
{
    if (!end)
        return {};
    std::chrono::milliseconds start{0};
    for (const ExchangeTimes::Time &time : earlier) {
        if (time)
            start = *time;
    }
    return *end - start;
}

} // namespace

ExchangePhases phasesOf(const ExchangeTimes &times)
{
    ExchangePhases phases;
    const ExchangeTimes::Time ended = times.ended;
    if (times.connecting) {
        phases.queue = times.connecting;
        phases.connect = since({times.connecting}, times.encrypted ? times.encrypted
                                                   : times.sent    ? times.sent
                                                                   : ended);
    } else {
        phases.queue = times.sent ? times.sent : ended;
    }
    if (times.sent)
        phases.waiting = since({times.encrypted, times.sent}, times.answered ? times.answered : ended);
    if (times.answered)
        phases.body = since({times.answered}, ended);
    return phases;
}

QString pathOf(const Exchange &exchange)
{
    const qsizetype host = exchange.address.indexOf("://"_L1);
    const qsizetype path = host < 0 ? -1 : exchange.address.indexOf(u'/', host + 3);
    return path < 0 ? exchange.address : exchange.address.mid(path);
}

struct ExchangeBody::Text
{
    QByteArray text;
    Redact redact; ///< empty if `text` is redacted
    std::mutex mutex;
};

ExchangeBody::ExchangeBody(const QByteArray &text, qint64 wholeSize, bool cut)
    : ExchangeBody(text, {}, wholeSize, cut)
{
}

ExchangeBody::ExchangeBody(const QByteArray &unredacted, const Redact &redact, qint64 wholeSize, bool cut)
    : size(wholeSize)
    , isCut(cut)
    , m_text(std::make_shared<Text>())
    , m_textSize(unredacted.size())
{
    m_text->text = unredacted;
    m_text->redact = redact;
}

QByteArray ExchangeBody::text() const
{
    if (!m_text)
        return {};
    const std::lock_guard lock(m_text->mutex);
    if (const Redact redact = std::exchange(m_text->redact, {}))
        m_text->text = redact(m_text->text);
    return m_text->text;
}

qsizetype memoryUse(const Exchange &exchange)
{
    return kFrame + exchange.address.size() * 2 + memoryUse(exchange.requestHeaders) +
           memoryUse(exchange.responseHeaders) + exchange.requestBody.textSize() +
           exchange.responseBody.textSize();
}
