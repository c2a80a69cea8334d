// SPDX-License-Identifier: MIT
#include "ids/idcollector.h"

#include "ids/idtokens.h"
#include "text/displaytext.h"

#include <QSet>

#include <algorithm>
#include <cstdlib>

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

} // namespace

void IdCollector::addId(const Number &number)
{
    addToGroup(number);
    if (!isPossible(number)) {
        if (m_outOfRange == OutOfRangePolicy::LeaveOut)
            addNotId(number.text);
        else if (!m_parsed.refusal)
            m_parsed.refusal = inputError(ErrorCause::IdOutOfRange, shownText(number.text));
        return;
    }
    const Range range{std::min(number.first, number.last), std::max(number.first, number.last)};
    m_parsed.count += range.high - range.low + 1;
    if (m_parsed.count <= ParsedIds::kMaxIds)
        m_ids += range;
    if (number.last < number.first && m_parsed.reversedCount++ < ParsedIds::kMaxListed)
        m_parsed.reversed += {static_cast<qint32>(number.first), static_cast<qint32>(number.last)};
}

void IdCollector::addOffered(const Number &number)
{
    if (!isPossible(number)) {
        addNotId(number.text);
        return;
    }
    const Range range{std::min(number.first, number.last), std::max(number.first, number.last)};
    const qint64 count = range.high - range.low + 1;
    if (m_offeredCount + count > ParsedIds::kMaxIds) {
        m_parsed.isOfferedTruncated = true;
        return;
    }
    m_offeredCount += count;
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

/// Detects numbers such as `1,234`, which are read as two ids but may have been meant as one number.
void IdCollector::addToGroup(const Number &number)
{
    constexpr qint64 outOfRange = 1LL << 40;
    const bool isGroup = number.text.size() == 3 && number.first >= 100;
    if (m_group.numbers > 0 && number.isAfterComma && isGroup) {
        m_group = {{m_group.text.begin(), number.text.end()},
                   std::min(m_group.value * 1000 + number.first, outOfRange),
                   m_group.numbers + 1};
        return;
    }
    endGroup();
    const bool canContinue = number.text.size() <= 4 && number.first != 0 && std::abs(number.first) < 1000;
    m_group = {number.text, std::abs(number.first), canContinue ? 1 : 0};
}

/// Reports the group, unless it is too large for an id.
void IdCollector::endGroup()
{
    if (m_group.numbers > 1 && isInIdRange(m_group.value) &&
        m_parsed.thousandsCount++ < ParsedIds::kMaxListed)
        m_parsed.thousands += shownText(m_group.text);
    m_group = {};
}

ParsedIds IdCollector::finish()
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
    expand(m_ids, m_parsed.ids);
    m_parsed.duplicates = m_parsed.count - m_parsed.ids.size();
    expand(m_offered, m_parsed.offered);
    return m_parsed;
}
