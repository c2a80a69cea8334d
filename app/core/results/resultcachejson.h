// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "results/resultrow.h"

#include <QByteArray>
#include <QList>

/// Converts results to and from JSON. Pure functions.
///
/// `{"format":"svc-desktop-results","version":1,"results":[{"connectionId":…,"id":…,"answer":…}]}`
///
/// `answer` is a string with the service's answer, identical byte for byte except for known secrets.
/// `answerBase64` is used if no JSON string can represent the answer. The service's message about a failure
/// is not included, and neither is the previous answer of a row that was fetched again.

/// Limits of a file; the size is in bytes.
constexpr qint64 kMaxResultCacheSize = 64LL * 1024 * 1024;
constexpr qsizetype kMaxResultCacheRows = 100'000;

struct ResultCacheJson
{
    QByteArray json;
    qsizetype written = 0;
};

/// Returns as many of the first rows as fit. Rows without an outcome are stored as not looked up, and so are
/// failures that cannot be described without facts that are not stored: certificates and redirects.
[[nodiscard]] ResultCacheJson resultCacheJson(const QList<ResultRow> &rows,
                                              qint64 maxSize = kMaxResultCacheSize);

/// Parses stored results. A row whose answer parseNotification() rejects becomes a failed row. Ignores
/// unknown fields.
/// Errors: LocalStorage/FileDamaged with the JSON path of the first invalid field. `detail` is the end of the
/// sentence "$.path is …", such as "not known here".
[[nodiscard]] Result<QList<ResultRow>> parseResultCache(const QByteArray &json);
