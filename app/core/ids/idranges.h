// SPDX-License-Identifier: MIT
#pragma once

#include "ids/parsedids.h"

#include <QList>
#include <QString>

/// Ids as a short text that can be entered again: `1042, 1050-1060`.
struct CompactIds
{
    QString text;
    qsizetype count = 0; ///< number of ids in the text; fewer than given if it was cut off
};

/// Returns `1042` or `1050-1060`.
[[nodiscard]] QString rangeText(const IdRange &range);

/// Returns the ids in the given order. Three or more ascending consecutive ids become a range. The text has
/// at most `maxParts` ids and ranges.
[[nodiscard]] CompactIds compactIds(const QList<qint32> &ids, qsizetype maxParts);

/// Returns whether a text from compactIds() contains the id, alone or in a range.
[[nodiscard]] bool containsId(const QString &compact, qint64 id);
