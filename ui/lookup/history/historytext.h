// SPDX-License-Identifier: MIT
#pragma once

#include "history/historyentry.h"

struct Connection;

/// Texts about lookups in the history. All are safe to display; see shownName() in ui/text/connectiontext.h.
namespace historytext {

/// Returns the first ids, which suffice to recognize a lookup.
[[nodiscard]] QString ids(const HistoryEntry &entry);
[[nodiscard]] QString environment(const HistoryEntry &entry);
/// Returns for example “13 ids · 9 found · 3 not found · 1 failed”. For a single id, returns only its
/// outcome. For a lookup in several connections, adds “one of 3 connections”.
[[nodiscard]] QString counts(const HistoryEntry &entry);
/// Returns why the lookup cannot be repeated, empty if it can.
[[nodiscard]] QString cut(const HistoryEntry &entry);
/// Returns the whole row as a text for screen readers. `time` is the text for the time.
[[nodiscard]] QString spoken(const HistoryEntry &entry, const QString &time);

/// Returns the text that says what was copied.
[[nodiscard]] QString copied(const HistoryEntry &entry);
/// Returns the text that says how many lookups were removed.
[[nodiscard]] QString removed(qsizetype count);

/// Returns the text that says on which connection a lookup is repeated.
[[nodiscard]] QString repeated(const HistoryEntry &entry, const Connection &connection);
/// Returns the text that says that the ids of a lookup in several connections were filled in.
[[nodiscard]] QString filledInSeveral(const HistoryEntry &entry);
/// Returns the text that says that the ids were only filled in, since the connection of the lookup has
/// another environment or address now.
[[nodiscard]] QString filledIn(const HistoryEntry &entry, const Connection &connection);
/// Returns the text that says that the ids were only filled in, since the connection of the lookup is gone.
/// `current` is the current connection, whose address is empty if there is none.
[[nodiscard]] QString filledInElsewhere(const HistoryEntry &entry, const Connection &current);

} // namespace historytext
