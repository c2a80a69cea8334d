// SPDX-License-Identifier: MIT
#pragma once

#include "history/historyentry.h"

/// What is said about lookups that were made; all of it safe to look at.
namespace historytext {

/// The first of the ids; a person needs no more to know a lookup again.
[[nodiscard]] QString ids(const HistoryEntry &entry);
[[nodiscard]] QString environment(const HistoryEntry &entry);
/// “13 ids · 9 found · 3 not found · 1 failed”; of a single id only how it went.
[[nodiscard]] QString counts(const HistoryEntry &entry);
/// Why it can't be repeated; empty where it can.
[[nodiscard]] QString cut(const HistoryEntry &entry);
/// All of it, as a screen reader says it; `time` in a person's words.
[[nodiscard]] QString spoken(const HistoryEntry &entry, const QString &time);

/// What was put into the clipboard.
[[nodiscard]] QString copied(const HistoryEntry &entry);
/// That many were taken out.
[[nodiscard]] QString removed(qsizetype count);

} // namespace historytext
