// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

/// Ids as a short text that can be looked up again: `1042, 1050-1060`.
struct CompactIds
{
    QString text;
    qsizetype count = 0; ///< how many ids are in it: fewer than were given where it was cut
};

/// In the order given; three or more in a row, upwards, become a range. Ends before the part that would
/// be one more than `maxParts`.
[[nodiscard]] CompactIds compactIds(const QList<qint32> &ids, qsizetype maxParts);

/// Whether a text that compactIds() has made has the id in it, in a range too.
[[nodiscard]] bool containsId(const QString &compact, qint64 id);
