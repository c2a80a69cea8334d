// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "results/resultrow.h"

#include <QByteArray>
#include <QList>

/// Results as a JSON file. Pure.
///
/// `{"format":"svc-desktop-results","version":1,"results":[{"connectionId":…,"id":…,"answer":…}]}`
///
/// `answer` is the service's answer in a string, byte for byte but for known secrets; `answerBase64` one that
/// no JSON string can hold so. What the service said about a failure is not in it, nor what a row was before
/// it was fetched again.

/// Files are not larger, and hold no more rows, than this.
constexpr qint64 kMaxArchiveSize = 64LL * 1024 * 1024;
constexpr qsizetype kMaxArchiveRows = 100'000;

struct ResultArchiveJson
{
    QByteArray json;
    qsizetype written = 0;
};

/// The first rows, as many as fit. Those that are still waited for count as not looked up, and so do
/// failures that can't be told without facts that are not kept: of certificates and redirections.
[[nodiscard]] ResultArchiveJson resultCacheJson(const QList<ResultRow> &rows,
                                                qint64 maxSize = kMaxArchiveSize);

/// An answer that parseNotification() does not take is a row that failed so.
/// Errors: LocalStorage/FileDamaged with the JSON path of the first field that is no good, and what it
/// is in words that complete "$.path is …" in `detail`. Unknown fields are passed over.
[[nodiscard]] Result<QList<ResultRow>> parseResultArchive(const QByteArray &json);
