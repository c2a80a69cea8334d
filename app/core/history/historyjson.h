// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "history/historyentry.h"

#include <QByteArray>
#include <QList>

/// The history of lookups as a JSON file. Pure.
///
/// `{"format":"svc-desktop-lookups","version":1,"lookups":[{"time":…,"ids":…}]}`

/// Files are not larger, and hold no more lookups, than this.
constexpr qint64 kMaxHistoryFileSize = 16LL * 1024 * 1024;
constexpr qsizetype kMaxHistory = 200;

[[nodiscard]] QByteArray historyJson(const QList<HistoryEntry> &entries);

/// Errors: LocalStorage/FileDamaged with the JSON path of the first field that is no good, and what it
/// is in words that complete "$.path is …" in `detail`. Unknown fields are passed over.
[[nodiscard]] Result<QList<HistoryEntry>> parseHistory(const QByteArray &json);
