// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"
#include "lookup/lookuprow.h"

#include <QDateTime>
#include <QList>
#include <QString>

/// One lookup that was made: what was asked for, where, and how it went. Nothing of what was answered.
struct HistoryEntry
{
    QDateTime time;       ///< UTC, to the millisecond
    QString connectionId; ///< of a connection that may be gone by now
    QString connection;   ///< its name, and its environment's, as displayed then
    QString environment;
    QString ids;           ///< as compactIds() writes them
    qint64 count = 0;      ///< of all ids looked up
    qint64 writtenIds = 0; ///< of those in `ids`: fewer than `count` where the text was cut
    qint64 found = 0;
    qint64 notFound = 0;
    qint64 failed = 0;
    qint64 notLookedUp = 0;

    /// `ids` are all there were.
    [[nodiscard]] bool isComplete() const { return writtenIds == count; }

    friend bool operator==(const HistoryEntry &, const HistoryEntry &) = default;
};

/// Of ids that don't fit into as many numbers and ranges only the first are kept: enough for any list
/// that a person would type again, and 200 entries stay a file that is read at once.
constexpr qsizetype kMaxHistoryParts = 2000;

/// Rows that are still waited for count as not looked up.
[[nodiscard]] HistoryEntry historyEntry(const QList<LookupRow> &rows, const Connection &connection,
                                        const QDateTime &time);

/// Every word is in the entry's ids (a number in a range, too), connection, environment or date,
/// without regard to case and accents. No words fit every entry.
[[nodiscard]] bool matches(const HistoryEntry &entry, const QString &words);
