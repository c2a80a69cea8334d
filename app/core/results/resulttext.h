// SPDX-License-Identifier: MIT
#pragma once

#include "lookup/lookuprow.h"

#include <QString>

/// The values of a result in words, translated. Texts of the service are in them as they came: whoever
/// shows or writes them makes them safe for that place. Ids are never grouped. Empty: not given.

/// “Found”, “Not found”, “Failed”, “Not looked up”, “Waiting” or “Looking up”.
[[nodiscard]] QString outcomeText(LookupRow::Outcome outcome);
/// “Read” or “Unread”.
[[nodiscard]] QString readText(std::optional<bool> read);
/// “Archived” or “Active”.
[[nodiscard]] QString archivedText(std::optional<bool> archived);

/// “Import automation (14)”, or one of the two.
[[nodiscard]] QString namedNumber(const std::optional<QString> &name, std::optional<qint32> number);
[[nodiscard]] QString typeText(const Notification &notification);
[[nodiscard]] QString categoryText(const Notification &notification);

/// ISO 8601 in UTC, to the second: `2026-03-14T08:12:00Z`.
[[nodiscard]] QString utcText(const QDateTime &time);
/// As utcText(); without an offset as it came, followed by “(time zone not given)”.
[[nodiscard]] QString createdText(const Notification &notification);

/// The text, or “not given” where it is empty.
[[nodiscard]] QString orNotGiven(const QString &text);
/// “not given” for a text that is missing, “empty” for one with nothing in it.
[[nodiscard]] QString givenText(const std::optional<QString> &text);
