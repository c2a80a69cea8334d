// SPDX-License-Identifier: MIT
#pragma once

#include "ids/parsedids.h"

#include <QStringView>

/// Why a run of letters, digits and the signs between them is no id, judged by its form. Runs are plain text
/// (lookup/idtext.h).

/// Of a run that begins with a digit or a sign of a number and is neither a number nor a range.
[[nodiscard]] IgnoredReason numberReason(QStringView run);

/// Of a run that begins with a letter and has a digit in it: `INC-1042`, `v1.2`, a UUID.
[[nodiscard]] IgnoredReason codeReason(QStringView run);

/// `2026-03`: a month, not two thousand ids in the wrong order.
[[nodiscard]] bool isMonthOfYear(QStringView run);

/// `030-1234567`, `0049 170 1234567`: groups of digits as they are dialled, the first with a zero in front.
[[nodiscard]] bool isDialled(QStringView run);
