// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultrow.h"

#include <QFlags>
#include <QString>
#include <QStringList>

/// The filter chips beside the filter field. If several are set, rows that match any of them are shown.
enum class ResultChip { Unread = 1, Archived = 2, NotFound = 4, Failed = 8 };
Q_DECLARE_FLAGS(ResultChips, ResultChip)
Q_DECLARE_OPERATORS_FOR_FLAGS(ResultChips)

/// Determines which rows are shown. Each word of the text must occur in one of the columns, even within a
/// word, ignoring case and accents. If any chips are set, one of them must match.
class ResultFilter final
{
public:
    ResultFilter() = default;
    ResultFilter(const QString &text, ResultChips chips);

    /// Returns whether the filter accepts all rows.
    [[nodiscard]] bool isEmpty() const { return m_words.isEmpty() && !m_chips; }
    [[nodiscard]] bool hasWords() const { return !m_words.isEmpty(); }
    [[nodiscard]] bool fitsChips(const ResultRow &row) const;
    /// `text` is the result of SearchTexts for the row.
    [[nodiscard]] bool fitsWords(const QString &text) const;

private:
    QStringList m_words;
    ResultChips m_chips;
};
