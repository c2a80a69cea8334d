// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultfields.h"
#include "ui/widgets/views/badge.h"
#include "ui/widgets/views/celldelegate.h"

#include <optional>

class Clock;

/// What the cells of the results table show. Texts from the service have no invisible characters. In a cell
/// they are a single line of limited length, which cannot reorder the program's text beside it.
///
/// The state is what is not usual: changed, unread, archived, or how the lookup went if it has not found the
/// notification. Several are in one badge, with the shape and the colour of the first. Screen readers and the
/// tool tip say all of it.
namespace resultcells {

/// Returns the text of a cell, empty if there is no value. For a row without a notification, the subject is
/// the reason.
[[nodiscard]] QString text(const ResultRow &row, ResultField field, const Clock &clock);
/// Returns a text for a cell that is too narrow for text(). Empty if there is no shorter text.
[[nodiscard]] QString shortText(const ResultRow &row, ResultField field, const Clock &clock);
/// Returns all states of the row, and what the user has marked, in words: “Found, Unread, Active, Done”.
[[nodiscard]] QString spokenState(const ResultRow &row);
/// Returns the text of a cell for screen readers.
[[nodiscard]] QString spoken(const ResultRow &row, ResultField field, const Clock &clock);
/// Returns the tool tip as plain text, to be converted by plainToolTip(). Empty if the cell has none.
[[nodiscard]] QString toolTip(const ResultRow &row, ResultField field);
/// Returns the badge of a cell, `nullopt` if the cell shows text() instead.
[[nodiscard]] std::optional<Badge::Content> badge(const ResultRow &row, ResultField field);
/// Returns the check at the beginning of a row that is done, which has no word.
[[nodiscard]] Badge::Content doneSign();
/// Returns a badge for a cell that is too narrow for badge(), `nullopt` if there is no shorter one.
[[nodiscard]] std::optional<Badge::Content> shortBadge(const ResultRow &row, ResultField field);
/// Returns the text beside the badge of a cell, empty if there is none.
[[nodiscard]] QString badgeText(const ResultRow &row, ResultField field);
/// Returns whether the subject's text continues across the cell, which has no text of its own.
[[nodiscard]] bool isContinued(const ResultRow &row, ResultField field);
[[nodiscard]] CellDelegate::Ink ink(const ResultRow &row, ResultField field);
/// Returns whether the cell is semibold, as the subject of an unread notification is.
[[nodiscard]] bool isStrong(const ResultRow &row, ResultField field);

} // namespace resultcells
