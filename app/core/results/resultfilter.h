// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultrow.h"

#include <QFlags>
#include <QString>
#include <QStringList>

/// The chips beside the filter field.
enum class ResultChip { Unread = 1, Archived = 2, NotFound = 4, Failed = 8 };
Q_DECLARE_FLAGS(ResultChips, ResultChip)
Q_DECLARE_OPERATORS_FOR_FLAGS(ResultChips)

/// Which rows are shown. Every word of the text has to be in some column, as part of a word too, without
/// regard to case and accents; and where chips are set, one of them has to fit.
class ResultFilter final
{
public:
    ResultFilter() = default;
    ResultFilter(const QString &text, ResultChips chips);

    /// Lets everything pass.
    [[nodiscard]] bool isEmpty() const { return m_words.isEmpty() && !m_chips; }
    [[nodiscard]] bool hasWords() const { return !m_words.isEmpty(); }
    [[nodiscard]] bool fitsChips(const ResultRow &row) const;
    /// `text` is what SearchTexts made of the row.
    [[nodiscard]] bool fitsWords(const QString &text) const;

private:
    QStringList m_words;
    ResultChips m_chips;
};
