// SPDX-License-Identifier: MIT
#include "ids/idcollector.h"

#include "ids/idtokens.h"
#include "text/displaytext.h"

#include <QSet>

#include <algorithm>
#include <utility>

namespace {

QString shownText(QStringView text)
{
    constexpr qsizetype most = ParsedIds::kMaxCharacters;
    return boundedText(visibleLine(text.first(std::min(text.size(), 2 * most))), most);
}

bool isPossible(const IdCollector::Number &number)
{
    return isInIdRange(number.first) && isInIdRange(number.last);
}

IdRange rangeOf(const IdCollector::Number &number)
{
    return {static_cast<qint32>(std::min(number.first, number.last)),
            static_cast<qint32>(std::max(number.first, number.last))};
}

/// Appends the ids that are not in `seen`.
void expand(const IdRange &range, QSet<qint32> &seen, QList<qint32> &ids)
{
    for (qint64 value = range.first; value <= range.last; ++value) {
        const auto id = static_cast<qint32>(value);
        const qsizetype before = seen.size();
        seen.insert(id);
        if (seen.size() > before)
            ids += id;
    }
}

} // namespace

void IdCollector::addId(const Number &number)
{
    if (!isPossible(number)) {
        if (m_outOfRange == OutOfRangePolicy::LeaveOut)
            addNotId(number.text);
        else if (!m_parsed.refusal)
            m_parsed.refusal = inputError(ErrorCause::IdOutOfRange, shownText(number.text));
        return;
    }
    const IdRange range = rangeOf(number);
    m_parsed.count += range.count();
    if (m_parsed.count <= ParsedIds::kMaxIds)
        m_ids += range;
    if (number.last < number.first && m_parsed.reversedCount++ < ParsedIds::kMaxListed)
        m_parsed.reversed += {static_cast<qint32>(number.first), static_cast<qint32>(number.last)};
}

void IdCollector::addOffered(const Number &number)
{
    if (!isPossible(number) || rangeOf(number).count() > ParsedIds::kMaxOffered) {
        addNotId(number.text);
        return;
    }
    const IdRange range = rangeOf(number);
    if (m_offeredCount + range.count() > ParsedIds::kMaxIds) {
        m_parsed.isOfferedTruncated = true;
        return;
    }
    m_offeredCount += range.count();
    m_offered += range;
}

void IdCollector::addNotId(QStringView text)
{
    if (m_parsed.notIdCount++ < ParsedIds::kMaxListed)
        m_parsed.notIds += shownText(text);
}

void IdCollector::addSkipped(QStringView text)
{
    if (m_parsed.firstSkipped.isEmpty())
        m_parsed.firstSkipped = shownText(text);
}

void IdCollector::addThousands(QStringView text)
{
    if (m_parsed.thousandsCount++ < ParsedIds::kMaxListed)
        m_parsed.thousands += shownText(text);
}

void IdCollector::addUnclear(QStringView text)
{
    if (m_parsed.unclearCount++ < ParsedIds::kMaxListed)
        m_parsed.unclear += shownText(text);
}

ParsedIds IdCollector::finish()
{
    if (!m_parsed.refusal && m_parsed.count > ParsedIds::kMaxIds)
        m_parsed.refusal = inputError(ErrorCause::TooManyIds, QString::number(m_parsed.count));
    if (m_parsed.refusal)
        return m_parsed;

    QSet<qint32> seen;
    seen.reserve(m_parsed.count + m_offeredCount);
    m_parsed.ids.reserve(m_parsed.count);
    for (const IdRange &range : std::as_const(m_ids))
        expand(range, seen, m_parsed.ids);
    m_parsed.duplicates = m_parsed.count - m_parsed.ids.size();
    QList<qint32> offered;
    for (const IdRange &range : std::as_const(m_offered)) {
        const qsizetype before = offered.size();
        expand(range, seen, offered);
        if (offered.size() > before)
            m_parsed.offered += range;
    }
    return m_parsed;
}
