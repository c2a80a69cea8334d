// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultfields.h"
#include "ui/widgets/views/badge.h"
#include "ui/widgets/views/celldelegate.h"

#include <optional>

/// What the cells of the results table show. Texts from the service are safe to display: on one line,
/// bounded, and isolated if their direction differs from the window's.
namespace resultcells {

/// What a cell depends on besides its row.
struct Context
{
    QDateTime now;
    bool hasChanged = false; ///< whether the row has changed since the previous fetch
};

/// Returns the text of a cell, empty if there is nothing to say. Without a notification, the subject says
/// why.
[[nodiscard]] QString text(const ResultRow &row, ResultColumn column, const Context &context);
/// Returns a text for a cell that is too narrow for text(). Empty if there is no shorter text.
[[nodiscard]] QString shortText(const ResultRow &row, ResultColumn column, const Context &context);
/// Returns the text for screen readers.
[[nodiscard]] QString spoken(const ResultRow &row, ResultColumn column, const Context &context);
/// Returns plain text, empty if the cell already shows everything.
[[nodiscard]] QString toolTip(const ResultRow &row, ResultColumn column, const Context &context);
[[nodiscard]] std::optional<Badge::Content> badge(const ResultRow &row, ResultColumn column);
[[nodiscard]] CellDelegate::Ink ink(const ResultRow &row, ResultColumn column);
/// Returns whether the cell is semibold, as the subject of an unread notification is.
[[nodiscard]] bool isStrong(const ResultRow &row, ResultColumn column);

/// Returns whether the row was fetched again and has changed.
[[nodiscard]] bool hasChanged(const ResultRow &row);

} // namespace resultcells
