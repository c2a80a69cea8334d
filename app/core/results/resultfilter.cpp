// SPDX-License-Identifier: MIT
#include "results/resultfilter.h"

#include "text/foldedtext.h"

#include <algorithm>

ResultFilter::ResultFilter(const QString &text, ResultChips chips)
    : m_words(foldedText(text).simplified().split(u' ', Qt::SkipEmptyParts))
    , m_chips(chips)
{
}

bool ResultFilter::fitsWords(const QString &text) const
{
    return std::all_of(m_words.begin(), m_words.end(),
                       [&text](const QString &word) { return text.contains(word); });
}

bool ResultFilter::fitsChips(const ResultRow &row) const
{
    if (!m_chips)
        return true;
    const LookupRow &lookup = row.lookup;
    const Notification *notification = lookup.notification.get();
    return (m_chips.testFlag(ResultChip::Unread) && notification && notification->read == false) ||
           (m_chips.testFlag(ResultChip::Archived) && notification && notification->archived == true) ||
           (m_chips.testFlag(ResultChip::NotFound) && lookup.outcome == LookupRow::Outcome::NotFound) ||
           (m_chips.testFlag(ResultChip::Failed) && lookup.outcome == LookupRow::Outcome::Failed);
}
