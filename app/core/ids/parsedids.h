// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "ids/idtable.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

/// Whether a number that is read as an id but is out of range leads to the refusal of the whole text, or is
/// only listed in ParsedIds::notIds.
enum class OutOfRangePolicy : quint8 { Refuse, LeaveOut };

/// A range that was entered with the larger id first. For `9-5`, `first` is 9 and `last` is 5; the ids are 5,
/// 6, 7, 8 and 9, in this order.
struct ReversedRange
{
    qint32 first = 0; ///< the larger id
    qint32 last = 0;
};

/// A range of ids, or a single one.
struct IdRange
{
    qint32 first = 0; ///< the smallest
    qint32 last = 0;  ///< the largest; equal to `first` for a single id

    [[nodiscard]] qint64 count() const { return qint64(last) - first + 1; }
    friend bool operator==(const IdRange &, const IdRange &) = default;
};

/// The result of parsing a text; README.md has the rules. `notIds`, `reversed`, `thousands` and `unclear` are
/// only shown to the user: they contain the first kMaxListed entries, and notIdCount, reversedCount,
/// thousandsCount and unclearCount are the total numbers.
struct ParsedIds
{
    static constexpr qint64 kMaxIds = 100'000;              ///< a text with more ids is refused
    static constexpr qint64 kMaxOffered = 500;              ///< a range of more ids is not offered
    static constexpr qsizetype kMaxText = 16 * 1024 * 1024; ///< UTF-16 code units; a longer text is refused
    static constexpr qsizetype kMaxListed = 20;             ///< entries of each list that is shown
    static constexpr qsizetype kMaxCharacters = 60;         ///< of an entry; longer ones are cut off

    QList<qint32> ids;     ///< in the order entered, without duplicates; empty if refused
    qint64 count = 0;      ///< number of ids entered, duplicates included, even if there are too many
    qint64 duplicates = 0; ///< how many of them `ids` omits because it already contains the same id
    /// Numbers that may be ids but have none of the marks in README.md, such as 77 in `see #1042 for customer
    /// 77`. The user can add them. Each has at least one number that neither `ids` nor an earlier one has;
    /// all together have at most kMaxIds numbers.
    QList<IdRange> offered;
    bool isOfferedTruncated = false; ///< further ones did not fit into `offered`
    QStringList notIds;              ///< parts with a digit that are no ids, such as `12x`; one line each
    qsizetype notIdCount = 0;
    QList<ReversedRange> reversed;
    qsizetype reversedCount = 0;
    QStringList thousands; ///< such as `1,234`, read as the ids 1 and 234 but perhaps meant as one number
    qsizetype thousandsCount = 0;
    /// Such as `1 234` with a narrow space, or `1,234-1,300`: one number or several, so nothing was read.
    QStringList unclear;
    qsizetype unclearCount = 0;
    QString firstSkipped; ///< the first word, `:` or `=` without a meaning for ids; may be empty
    bool isBlank = true;  ///< the text contains only spaces, separators, quotes and brackets
    bool isList = true; ///< the text contains only ids, ranges, separators and id words: rule 1 of README.md
    /// Set if the whole text is a table and the user has to choose the column of ids. `ids` is empty then.
    std::optional<IdTable> table;
    /// Why the whole text is refused: Input with IdOutOfRange (the number is in `detail`), TooManyIds
    /// (`count` is in `detail`) or IdTextTooLong. `nullopt` if it is not.
    std::optional<Error> refusal;
};
