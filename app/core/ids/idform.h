// SPDX-License-Identifier: MIT
#pragma once

#include "ids/parsedids.h"

#include <QStringView>

/// What a run of letters, digits and the signs between them is, judged by its form alone. Runs are plain
/// text (ids/idtext.h).
struct IdForm
{
    enum class Kind : quint8 { Number, Range, Ignored };

    Kind kind = Kind::Ignored;
    IgnoredReason reason = IgnoredReason::Unclear; ///< of what is ignored
    qint64 first = 0;                              ///< far beyond int32 it is only known to be so
    qint64 last = 0;                               ///< as typed: it may be less than first
};

/// Of a run that begins with a digit or a sign of a number: `101`, `-5--2`, `2026-03-14`, `12x`.
[[nodiscard]] IdForm numberForm(QStringView run);

/// Why a run of letters, digits and the signs between them is no id, judged by its form. Runs are plain text
/// (ids/idtext.h).

/// Of a run that begins with a digit or a sign of a number and is neither a number nor a range.
[[nodiscard]] IgnoredReason numberReason(QStringView run);

/// Of a run that begins with a letter and has a digit in it: `INC-1042`, `v1.2`, a UUID.
[[nodiscard]] IgnoredReason codeReason(QStringView run);

/// `2026-03`: a month, not two thousand ids in the wrong order.
[[nodiscard]] bool isMonthOfYear(QStringView run);

/// `030-1234567`, `0049 170 1234567`: groups of digits as they are dialled, the first with a zero in front.
[[nodiscard]] bool isDialled(QStringView run);

/// `0` to `9`.
[[nodiscard]] constexpr bool isPlainDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

/// One that makes a range of the numbers it touches.
[[nodiscard]] constexpr bool isRangeDash(QChar c)
{
    return c == u'-' || c == u'\u2013' || c == u'~';
}

/// Whether an id can have this value.
[[nodiscard]] bool isId(qint64 value);
