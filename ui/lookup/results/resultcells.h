// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultfields.h"
#include "ui/widgets/views/badge.h"
#include "ui/widgets/views/celldelegate.h"

#include <optional>

/// What the cells of the table of results show. Texts of the service are safe to display: on one line,
/// bounded, and isolated where they run against the direction of the window.
namespace resultcells {

/// A row, and what is not in it.
struct Context
{
    QDateTime now;
    bool hasChanged = false; ///< since the fetch before
};

/// Empty where there is nothing to say. Where there is no notification, the subject says why.
[[nodiscard]] QString text(const ResultRow &row, ResultColumn column, const Context &context);
/// For a cell that is too narrow for its text; empty: there is nothing shorter.
[[nodiscard]] QString shortText(const ResultRow &row, ResultColumn column, const Context &context);
/// What a screen reader says.
[[nodiscard]] QString spoken(const ResultRow &row, ResultColumn column, const Context &context);
/// Plain text; empty where the cell says all.
[[nodiscard]] QString toolTip(const ResultRow &row, ResultColumn column, const Context &context);
[[nodiscard]] std::optional<Badge::Face> face(const ResultRow &row, ResultColumn column);
[[nodiscard]] CellDelegate::Ink ink(const ResultRow &row, ResultColumn column);
/// Unread subjects are.
[[nodiscard]] bool isStrong(const ResultRow &row, ResultColumn column);

/// Whether it was fetched again and is another now.
[[nodiscard]] bool hasChanged(const ResultRow &row);

} // namespace resultcells
