// SPDX-License-Identifier: MIT
#pragma once

#include "activity/exchange.h"
#include "ui/widgets/views/celldelegate.h"

#include <QVariant>

/// The columns of the activity, and what their cells show. Texts of a server are safe to display.
enum class ActivityColumn { Time, Method, Path, Status, Duration, Size, Connection, Count };

namespace activitycells {

[[nodiscard]] QString title(ActivityColumn column);

/// `tries`: how many exchanges the row stands for.
[[nodiscard]] QString text(const Exchange &exchange, ActivityColumn column, qsizetype tries);
/// Plain text; empty where the cell says all.
[[nodiscard]] QString toolTip(const Exchange &exchange, ActivityColumn column);
/// By which rows are ordered.
[[nodiscard]] QVariant sortKey(const Exchange &exchange, ActivityColumn column);
[[nodiscard]] CellDelegate::Ink ink(const Exchange &exchange, ActivityColumn column);
[[nodiscard]] bool isNumber(ActivityColumn column);

} // namespace activitycells
