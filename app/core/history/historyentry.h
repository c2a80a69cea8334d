// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"
#include "lookup/lookuprow.h"

#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

/// One of the connections of a lookup in several connections.
struct HistoryEndpoint
{
    QString connectionId;
    QString environment; ///< at the time of the lookup
    QString endpoint;    ///< lookupEndpoint() at that time; empty if it was stored by an older version

    friend bool operator==(const HistoryEndpoint &, const HistoryEndpoint &) = default;
};

/// A past lookup: the requested ids, where they were requested, and the number of each outcome. Contains
/// nothing from the answers.
struct HistoryEntry
{
    QDateTime time;        ///< UTC, to the millisecond
    QString connectionId;  ///< of a connection that may have been deleted
    QString connection;    ///< its displayed name at the time of the lookup
    QString environment;   ///< at the time of the lookup
    QString endpoint;      ///< as HistoryEndpoint::endpoint
    QString ids;           ///< in the form of compactIds()
    qint64 count = 0;      ///< number of ids that were looked up
    qint64 writtenIds = 0; ///< number of ids in `ids`: fewer than `count` if the text was cut off
    qint64 found = 0;
    qint64 notFound = 0;
    qint64 failed = 0;
    qint64 notLookedUp = 0;
    /// If the ids were looked up in several connections together, all of them, this one included; otherwise
    /// empty.
    QList<HistoryEndpoint> together;

    /// Returns whether `ids` contains all ids of the lookup.
    [[nodiscard]] bool isComplete() const { return writtenIds == count; }

    friend bool operator==(const HistoryEntry &, const HistoryEntry &) = default;
};

/// The maximum number of ids and ranges of an entry. More than anyone would enter again, and few enough for a
/// file with 200 entries to be read quickly.
constexpr qsizetype kMaxHistoryParts = 2000;

/// The maximum number of connections of an entry, and of characters of their texts. The rest is not stored.
constexpr qsizetype kMaxHistoryEndpoints = 20;
constexpr qsizetype kMaxHistoryEndpointText = 100;

/// Returns the endpoint as it is stored, with its texts cut off at kMaxHistoryEndpointText.
[[nodiscard]] HistoryEndpoint historyEndpoint(const Connection &connection);

/// Returns whether the connection is the one of that endpoint and still has its environment and, if that is
/// known, its lookupEndpoint().
[[nodiscard]] bool isStillAt(const Connection &connection, const HistoryEndpoint &endpoint);

/// Returns the entry for a lookup. Rows without an outcome count as not looked up. `together` are all
/// connections of a lookup in several connections, otherwise empty.
[[nodiscard]] HistoryEntry historyEntry(const QList<LookupRow> &rows, const Connection &connection,
                                        const QDateTime &time, const QList<Connection> &together = {});

/// Returns whether each word occurs in one of the texts, ignoring case and accents, or is an id in `ids`, a
/// text of compactIds(), even within a range. Empty `words` match everything.
[[nodiscard]] bool matchesWords(const QString &words, const QStringList &texts, const QString &ids);
