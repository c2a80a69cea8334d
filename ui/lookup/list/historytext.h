// SPDX-License-Identifier: MIT
#pragma once

#include "history/historyentry.h"
#include "results/resultrow.h"

class Clock;
/// Texts about lookups in the history. All are safe to display; see shownName() in ui/text/connectiontext.h.
namespace historytext {

/// Returns the first ids, which suffice to recognize a lookup.
[[nodiscard]] QString ids(const HistoryEntry &entry);
/// Returns a short title of the lookup: the ids if they are few, otherwise how many they are; the
/// environments of a lookup in several connections.
[[nodiscard]] QString title(const HistoryEntry &entry);
[[nodiscard]] QString environment(const HistoryEntry &entry);
/// Returns for example “13 ids · 9 found · 3 not found · 1 failed”. For a single id, returns only its
/// outcome. For a lookup in several connections, adds “one of 3 connections”.
[[nodiscard]] QString counts(const HistoryEntry &entry);
/// Returns why the lookup cannot be repeated, empty if it can.
[[nodiscard]] QString cut(const HistoryEntry &entry);
/// Returns the connection and its environment at the time of the lookup.
[[nodiscard]] Provenance provenance(const HistoryEntry &entry);
/// Returns the ids, when and where they were looked up, and what came of it, one line each. `own` is the
/// connection as it is now, `nullopt` if it is gone; the text says so if it looks ids up elsewhere by now.
[[nodiscard]] QString description(const HistoryEntry &entry, const std::optional<Connection> &own,
                                  const Clock &clock);

/// Returns the text that says that so many of `count` ids were copied.
[[nodiscard]] QString copied(qint64 copiedCount, qint64 count);

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
