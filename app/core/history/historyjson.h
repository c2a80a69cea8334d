// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "history/historyentry.h"

#include <QByteArray>
#include <QList>

// Converts the history of lookups to and from JSON. Pure functions.
//
// `{"format":"svc-desktop-lookups","version":1,"lookups":[{"time":…,"ids":…}]}`

/// Limits of a file; the size is in bytes.
constexpr qint64 kMaxHistoryFileSize = 16LL * 1024 * 1024;
constexpr qsizetype kMaxHistoryEntries = 200; ///< a file with more is damaged

[[nodiscard]] QByteArray historyJson(const QList<HistoryEntry> &entries);

/// Parses a history. Ignores unknown fields.
/// Errors: those of parseDocument().
[[nodiscard]] Result<QList<HistoryEntry>> parseHistory(const QByteArray &json);
