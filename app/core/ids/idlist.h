// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"

#include <QList>
#include <QStringView>

/// The ids of a text that holds nothing else, each once, in the order typed: a script must be exact, so
/// nothing in it may be ignored, offered or passed over (ids/idparser.h). Errors: Input with Required
/// (blank), IdNotANumber (what is none, in `detail`), or as ParsedIds::refusal.
[[nodiscard]] Result<QList<qint32>> parseExactIds(QStringView typed);
