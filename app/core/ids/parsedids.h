// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "ids/idtable.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

/// A range whose first id was the larger one; it is read from `last` up to `first`.
struct ReversedRange
{
    qint32 first = 0;
    qint32 last = 0;
};

/// What a text was understood as. Lists of what is only said to a person hold the first few of it, with
/// the whole number beside.
struct ParsedIds
{
    static constexpr qint64 kMaxIds = 100'000;
    static constexpr qsizetype kMaxText = 16 * 1024 * 1024; ///< UTF-16 code units
    static constexpr qsizetype kMaxListed = 20;
    static constexpr qsizetype kMaxCharacters = 60;

    QList<qint32> ids;         ///< in the order typed, each once; empty if refused
    qint64 count = 0;          ///< of all ids typed, duplicates included; known if there are too many as well
    qint64 duplicates = 0;     ///< left out of ids
    QList<qint32> offered;     ///< numbers that may be ids, each once, none of ids; at most kMaxIds
    bool isOfferedCut = false; ///< there are more of them
    QStringList notIds;        ///< the first kMaxListed, one line each, at most kMaxCharacters long
    qsizetype notIdCount = 0;
    QList<ReversedRange> reversed; ///< the first kMaxListed
    qsizetype reversedCount = 0;
    QStringList thousands; ///< ids like `1,234`, which may have been meant as one; the first kMaxListed
    qsizetype thousandsCount = 0;
    QString passedOver;  ///< the first word or sign that says nothing about ids; empty if there is none
    bool isBlank = true; ///< nothing but blanks, separators, quotes and brackets was given
    bool isList = true;  ///< nothing but ids was given: all numbers are among them
    /// The whole text is a table, and a person has to say which column has the ids. There are none until
    /// then.
    std::optional<IdTable> table;
    /// Input with IdOutOfRange (the number in `detail`), TooManyIds or TextTooLong.
    std::optional<Error> refusal;
};
