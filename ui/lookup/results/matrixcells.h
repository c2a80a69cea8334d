// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultmatrix.h"
#include "ui/widgets/views/badge.h"

#include <QVariant>

#include <optional>

/// What the cells of answers side by side show. `row` is the answer, null if the connection was not asked for
/// the id.
namespace matrixcells {

/// Returns the outcome and the states that the badges show, in words: “Found, Unread, Archived”.
[[nodiscard]] QString text(const ResultRow *row);
/// Returns why there is no notification, and when it was fetched. Includes the notification's subject if it
/// is not `subject`, which the row shows. Plain text, to be converted by plainToolTip().
[[nodiscard]] QString toolTip(const ResultRow *row, const QString &subject);
/// Returns the badge of the read state, or of the outcome if there is no notification.
[[nodiscard]] Badge::Content badge(const ResultRow *row);
/// Returns whether that badge shows a usual state, which should not stand out.
[[nodiscard]] bool isQuiet(const ResultRow *row);
/// Returns the badge of the archive state if it is not the usual one.
[[nodiscard]] std::optional<Badge::Content> otherBadge(const ResultRow *row);

/// Returns the head of a connection's column, for QAbstractItemModel::headerData().
[[nodiscard]] QVariant head(const MatrixColumn &column, int role);

} // namespace matrixcells
