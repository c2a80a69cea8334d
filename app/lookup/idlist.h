// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"

#include <QList>
#include <QStringView>

/// One notification id, an int32 (zero and negatives included), with blanks around it allowed.
/// Errors: Input with Required, IdNotANumber or IdOutOfRange.
[[nodiscard]] Result<qint32> parseId(QStringView typed);

/// Ids and ranges separated by commas, blanks or lines: `7`, `7,9`, `7-12`, `-3`, `-5--2`. Kept in
/// order, a duplicate at its first place; a reversed range is turned. At most 100,000, duplicates
/// included: counted before anything is expanded, else TooManyIds. Errors as parseId(), with the part
/// in `detail`.
[[nodiscard]] Result<QList<qint32>> parseIdList(QStringView typed);
