// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "results/resultrows.h"

#include <QByteArray>
#include <QList>

/// Converts results to and from JSON. Pure functions.
///
/// `{"format":"svc-desktop-results","version":1,"current":0,"results":[{"set":0,"connectionId":…,"id":…,
/// "answer":…}]}`
///
/// `set` is the index of the result set to which the row belongs, and `current` that of the set on screen; 0
/// if missing. The rows of the current set come first.
///
/// `answer` is a string with the service's answer, identical byte for byte except for known secrets.
/// `answerBase64` is used if no JSON string can represent the answer. The service's message about a failure
/// is not included, and neither is the previous answer of a row that was fetched again.
///
/// `done` and `note` are what the user has marked; missing if there is nothing.

/// Limits of a file; the size is in bytes.
constexpr qint64 kMaxResultCacheSize = 64LL * 1024 * 1024;
constexpr qsizetype kMaxResultCacheRows = 100'000;

/// The rows of each result set, and the index of the current one.
struct StoredResults
{
    QList<ResultRows> sets;
    qsizetype current = 0;

    [[nodiscard]] qsizetype rowCount() const;
};

struct ResultCacheJson
{
    QByteArray json;
    qsizetype written = 0; ///< number of rows
};

/// Returns as many rows as fit, beginning with those of the current set. Rows without an outcome are stored
/// as not looked up, and so are failures that cannot be described without facts that are not stored:
/// certificates and redirects.
[[nodiscard]] ResultCacheJson resultCacheJson(const StoredResults &results,
                                              qint64 maxSize = kMaxResultCacheSize);

/// Parses stored results. A row whose answer parseNotification() rejects becomes a failed row. Ignores
/// unknown fields.
/// Errors: those of parseDocument().
[[nodiscard]] Result<StoredResults> parseResultCache(const QByteArray &json);
