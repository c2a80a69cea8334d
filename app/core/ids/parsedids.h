// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "ids/idtable.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

/// A range that was entered with the larger id first. It is read from `last` up to `first`.
struct ReversedRange
{
    qint32 first = 0;
    qint32 last = 0;
};

/// The result of parsing a text. Lists that are only shown to the user contain the first few entries; a
/// separate member has their total number.
struct ParsedIds
{
    static constexpr qint64 kMaxIds = 100'000;
    static constexpr qsizetype kMaxText = 16 * 1024 * 1024; ///< UTF-16 code units
    static constexpr qsizetype kMaxListed = 20;
    static constexpr qsizetype kMaxCharacters = 60;

    QList<qint32> ids;     ///< in the order entered, without duplicates; empty if refused
    qint64 count = 0;      ///< all entered ids including duplicates, even if there are too many
    qint64 duplicates = 0; ///< entered ids that are not in `ids` a second time
    /// Other numbers that may be ids, without duplicates and without those in `ids`; at most kMaxIds.
    QList<qint32> offered;
    bool isOfferedCut = false; ///< there are more such numbers
    QStringList notIds;        ///< the first kMaxListed, one line each with at most kMaxCharacters
    qsizetype notIdCount = 0;
    QList<ReversedRange> reversed; ///< the first kMaxListed
    qsizetype reversedCount = 0;
    QStringList thousands; ///< numbers such as `1,234` that were read as two ids; the first kMaxListed
    qsizetype thousandsCount = 0;
    QString firstSkipped; ///< the first word or sign without a meaning for ids; empty if there is none
    bool isBlank = true;  ///< only spaces, separators, quotes and brackets
    bool isList = true;   ///< only ids, so every number is in `ids`
    /// Set if the whole text is a table and the user has to choose the column of ids. There are no ids until
    /// then.
    std::optional<IdTable> table;
    /// Input with IdOutOfRange (the number is in `detail`), TooManyIds or IdTextTooLong.
    std::optional<Error> refusal;
};
