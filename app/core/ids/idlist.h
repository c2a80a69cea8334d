// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"

#include <QList>
#include <QStringView>

/// Returns the ids of a text that contains nothing else, without duplicates, in the order entered. For
/// scripts, which must be exact: nothing may be ignored or only suggested, as in parseIds().
/// Errors: Input with Required if the text is blank, with IdNotANumber and the first invalid part in
/// `detail`, or as in ParsedIds.
[[nodiscard]] Result<QList<qint32>> parseExactIds(QStringView typed);
