// SPDX-License-Identifier: MIT
#pragma once

#include "results/sidebysideanswers.h"
#include "ui/widgets/views/badge.h"

#include <QVariant>

#include <optional>

class Clock;

/// Contents of the cells of ResultsModel by notification, which compare the answers of several connections.
/// `answer` is the answer in the cell, `nullptr` if the id was not looked up in the connection.
namespace sidebysidecells {

/// Returns the outcome and the states that the badges show, in words: “Found, Unread, Archived”.
[[nodiscard]] QString text(const ResultRow *answer);
/// Returns text() and, one per line, the error if there is one, the notification's subject if it differs from
/// `subject`, the one shown in the table's row, and when the answer was fetched. Plain text, to be converted
/// by plainToolTip().
[[nodiscard]] QString toolTip(const ResultRow *answer, const QString &subject, const Clock &clock);
/// Returns the badge of the read state, or of the outcome if there is no notification.
[[nodiscard]] Badge::Content badge(const ResultRow *answer);
/// Returns whether badge() should not stand out. Only Unread, Not found and Failed stand out.
[[nodiscard]] bool isQuiet(const ResultRow *answer);
/// Returns the width of the widest badge() of notifications, in device-independent pixels; 0 if the answer
/// has none.
[[nodiscard]] int badgeRoom(const ResultRow *answer);
/// Returns the badge of the archived state; `nullopt` if there is no notification.
[[nodiscard]] std::optional<Badge::Content> archivedBadge(const ResultRow *answer);
/// Returns whether archivedBadge() should not stand out. Only Archived stands out.
[[nodiscard]] bool isArchivedQuiet(const ResultRow *answer);

/// Returns the header of a connection's column, for QAbstractItemModel::headerData().
[[nodiscard]] QVariant head(const MatrixColumn &column, int role);

} // namespace sidebysidecells
