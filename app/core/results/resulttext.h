// SPDX-License-Identifier: MIT
#pragma once

#include "lookup/lookuprow.h"

#include <QString>

/// Functions that return the values of a result in translated words; empty if not given. The service's texts
/// are as received: callers make them safe for display or export. Ids have no group separators.

/// Returns “Found”, “Not found”, “Failed”, “Not looked up”, “Waiting” or “Looking up”.
[[nodiscard]] QString outcomeText(LookupRow::Outcome outcome);
/// Returns “Read” or “Unread”.
[[nodiscard]] QString readText(std::optional<bool> read);
/// Returns “Archived” or “Active”.
[[nodiscard]] QString archivedText(std::optional<bool> archived);
/// Returns “Done” or “Not done”.
[[nodiscard]] QString doneText(bool isDone);

/// Returns “Import automation (14)”, or only the name or number if the other is missing.
[[nodiscard]] QString namedNumber(const std::optional<QString> &name, std::optional<qint32> number);
[[nodiscard]] QString typeText(const Notification &notification);
[[nodiscard]] QString categoryText(const Notification &notification);

/// Returns the time in ISO 8601 and UTC, to the second: `2026-03-14T08:12:00Z`.
[[nodiscard]] QString utcText(const QDateTime &time);
/// Returns the time like utcText(), “not fetched” if it is invalid.
[[nodiscard]] QString fetchedText(const QDateTime &time);
/// Returns the creation date like utcText(). Without an offset, returns it as received, followed by “(time
/// zone not given)”.
[[nodiscard]] QString createdText(const Notification &notification);

/// Returns the time as received, followed by “(time zone not given)”.
[[nodiscard]] QString withoutTimeZone(const QString &time);

/// Returns “3 results”.
[[nodiscard]] QString resultsText(qsizetype count);
/// Returns the text, or “not given” if it is empty.
[[nodiscard]] QString orNotGiven(const QString &text = {});
/// Returns “not given” for a missing text and “empty” for an empty one.
[[nodiscard]] QString givenText(const std::optional<QString> &text);
