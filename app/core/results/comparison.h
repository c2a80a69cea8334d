// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultfields.h"

#include <QList>
#include <QString>

#include <optional>

/// What differs between two answers for an id: of one connection at two times, or of two connections.

struct FieldDifference
{
    std::optional<ResultField> field; ///< not set: documented nowhere, and told of by its path
    QString path;                     ///< of such a field: `$.list[3].name`
    /// Not set: not given. Texts of the service as they came; words, numbers and times as
    /// fieldText() has them.
    std::optional<QString> before;
    std::optional<QString> after;

    friend bool operator==(const FieldDifference &, const FieldDifference &) = default;
};

/// Field by field; what is documented nowhere by path, in the order it came.
/// Two dates are the same where they name the same instant; null is not given.
[[nodiscard]] QList<FieldDifference> differences(const Notification &before, const Notification &after);

/// As above, and outcome, reason and provenance. Of two rows of which one has no notification nothing
/// of the notification is compared. When they were fetched makes no difference.
[[nodiscard]] QList<FieldDifference> differences(const ResultRow &before, const ResultRow &after);

/// As above, and what is alike: such have the same text before and after. What neither has is left out.
[[nodiscard]] QList<FieldDifference> comparedFields(const ResultRow &before, const ResultRow &after);

/// As on a card: “Subject”, “Type description”; the JSON path of what is documented nowhere. Translated.
[[nodiscard]] QString fieldName(const FieldDifference &difference);

/// “Read: Unread → Read”; “Subject changed from “…” to “…”.” On one line that is safe to display, each
/// text bounded.
[[nodiscard]] QString differenceText(const FieldDifference &difference);

/// The text on one line that is safe to display, bounded; of a long one the part where it begins to differ
/// from the other.
[[nodiscard]] QString shownFromChange(const QString &text, const QString &other);
