// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

/// Why a number, or what looks like one, is not an id.
enum class IgnoredReason : quint8 {
    Date,
    Time,
    Version,
    Phone,
    Amount,     ///< currencies, decimals, percentages, grouped or scientific notations
    Address,    ///< of the network, of a page or of a mailbox
    Hex,        ///< UUIDs too
    Code,       ///< `INC-1042`, `12x`
    OutOfRange, ///< a bare number beyond int32; where it would have been taken, all is refused
    Numbering,  ///< `1.` in front of a line of a numbered list
    Unclear,    ///< `7-`, `7-9-12`, `1/2`
};

struct IgnoredText
{
    QString text; ///< one line, at most ParsedIds::kMaxCharacters long
    IgnoredReason reason = IgnoredReason::Unclear;
};

/// A range whose first id was the larger one; it is read from `last` up to `first`.
struct TurnedRange
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
    QList<IgnoredText> ignored; ///< the first kMaxListed
    qsizetype ignoredCount = 0;
    QList<TurnedRange> turned; ///< the first kMaxListed
    qsizetype turnedCount = 0;
    QStringList thousands; ///< ids like `1,234`, which may have been meant as one; the first kMaxListed
    qsizetype thousandsCount = 0;
    QString passedOver;  ///< the first word or sign that says nothing about ids; empty if there is none
    bool isBlank = true; ///< nothing but blanks, separators, quotes and brackets was given
    /// Input with IdOutOfRange (the number in `detail`), TooManyIds or TextTooLong.
    std::optional<Error> refusal;
};
