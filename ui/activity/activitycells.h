// SPDX-License-Identifier: MIT
#pragma once

#include "activity/exchange.h"
#include "ui/widgets/views/celldelegate.h"

#include <QVariant>

class Clock;

/// The columns of the activity table, and what their cells show. Texts from a server are made safe to
/// display; see shownName() in ui/text/connectiontext.h.
enum class ActivityColumn { Time, Method, Path, Status, Duration, Size, Connection, Count };

namespace activitycells {

[[nodiscard]] QString title(ActivityColumn column);

/// Returns when the exchange started, which is the text of ActivityColumn::Time.
[[nodiscard]] QString timeText(const Exchange &exchange, const Clock &clock);
/// Returns the text of a cell of another column. `tries` is the number of exchanges that the row represents.
[[nodiscard]] QString text(const Exchange &exchange, ActivityColumn column, qsizetype tries);
/// Returns the tool tip as plain text, to be converted by plainToolTip(). Empty if the cell has none.
[[nodiscard]] QString toolTip(const Exchange &exchange, ActivityColumn column);
/// Returns the value by which rows are sorted.
[[nodiscard]] QVariant sortKey(const Exchange &exchange, ActivityColumn column);
[[nodiscard]] CellDelegate::Ink ink(const Exchange &exchange, ActivityColumn column);
[[nodiscard]] bool isNumber(ActivityColumn column);

} // namespace activitycells
