// SPDX-License-Identifier: MIT
#include "ids/idsink.h"

#include "ids/idform.h"
#include "text/displaytext.h"

#include <QSet>

#include <algorithm>

IdSink::IdSink(QStringView plain)
    : m_plain(plain)
{
}

void IdSink::take(const IdToken &number)
{
    if (continuesGroup(number)) {
        constexpr qint64 beyond = 1LL << 40;
        m_group = {m_group.start, number.end, std::min(m_group.value * 1000 + number.first, beyond),
                   m_group.numbers + 1};
    } else {
        endGroup();
        beginGroup(number);
    }
    if (!isId(number.first) || !isId(number.last)) {
        if (!m_parsed.refusal)
            m_parsed.refusal = inputError(ErrorCause::IdOutOfRange, shown(number.start, number.end));
        return;
    }
    const Range range{std::min(number.first, number.last), std::max(number.first, number.last)};
    m_parsed.count += range.high - range.low + 1;
    if (m_parsed.count <= ParsedIds::kMaxIds)
        m_taken += range;
    if (number.last < number.first && m_parsed.turnedCount++ < ParsedIds::kMaxListed)
        m_parsed.turned += {static_cast<qint32>(number.first), static_cast<qint32>(number.last)};
}

void IdSink::offer(const IdToken &number)
{
    if (!isId(number.first) || !isId(number.last)) {
        IdToken token = number;
        token.reason = IgnoredReason::OutOfRange;
        ignore(token);
    } else if (number.isWorded) { // `from 5 to 7` in prose need not mean what lies between
        offerRange(number.first, number.first);
        offerRange(number.last, number.last);
    } else {
        offerRange(std::min(number.first, number.last), std::max(number.first, number.last));
    }
}

void IdSink::offerRange(qint64 first, qint64 last)
{
    if (m_offeredCount + last - first + 1 > ParsedIds::kMaxIds) {
        m_parsed.isOfferedCut = true;
        return;
    }
    m_offeredCount += last - first + 1;
    m_offered += {first, last};
}

void IdSink::ignore(const IdToken &token)
{
    if (m_parsed.ignoredCount++ < ParsedIds::kMaxListed)
        m_parsed.ignored += {shown(token.start, token.end), token.reason};
}

void IdSink::passOver(const IdToken &token)
{
    setNotBlank();
    if (m_parsed.passedOver.isEmpty())
        m_parsed.passedOver = shown(token.start, token.end);
}

bool IdSink::continuesGroup(const IdToken &number) const
{
    return m_group.numbers > 0 && number.kind == IdToken::Kind::Number && number.start == m_group.end + 1 &&
           number.end - number.start == 3 && isPlainDigit(m_plain[number.start]) &&
           m_plain[m_group.end] == u',';
}

void IdSink::beginGroup(const IdToken &number)
{
    const qsizetype digit = number.start + (number.first < 0 ? 1 : 0);
    const bool isGroup = number.kind == IdToken::Kind::Number && !number.isInAddress &&
                         number.end - digit <= 3 && m_plain[digit] != u'0';
    m_group = {number.start, number.end, std::abs(number.first), isGroup ? 1 : 0};
}

/// `1,234` are two ids, and may have been meant as one; not so where that one could not be an id.
void IdSink::endGroup()
{
    if (m_group.numbers > 1 && isId(m_group.value) && m_parsed.thousandsCount++ < ParsedIds::kMaxListed)
        m_parsed.thousands += shown(m_group.start, m_group.end);
    m_group = {};
}

ParsedIds IdSink::finish()
{
    endGroup();
    if (!m_parsed.refusal && m_parsed.count > ParsedIds::kMaxIds)
        m_parsed.refusal = inputError(ErrorCause::TooManyIds, QString::number(m_parsed.count));
    if (m_parsed.refusal)
        return m_parsed;

    QSet<qint32> seen;
    seen.reserve(m_parsed.count + m_offeredCount);
    const auto expand = [&seen](const QList<Range> &ranges, QList<qint32> &ids) {
        for (const Range &range : ranges) {
            for (qint64 value = range.low; value <= range.high; ++value) {
                const auto id = static_cast<qint32>(value);
                const qsizetype before = seen.size();
                seen.insert(id);
                if (seen.size() > before)
                    ids += id;
            }
        }
    };
    m_parsed.ids.reserve(m_parsed.count);
    expand(m_taken, m_parsed.ids);
    m_parsed.duplicates = m_parsed.count - m_parsed.ids.size();
    expand(m_offered, m_parsed.offered);
    return m_parsed;
}

QString IdSink::shown(qsizetype start, qsizetype end) const
{
    constexpr qsizetype most = ParsedIds::kMaxCharacters;
    const QStringView text = m_plain.sliced(start, std::min(end - start, 2 * most));
    return boundedText(visibleLine(text), most);
}
