// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultfields.h"

#include <QList>
#include <QString>

#include <optional>

/// A difference between two answers for an id: from one connection at two times, or from two connections.

struct FieldDifference
{
    std::optional<ResultField> field; ///< `nullopt` for an undocumented field, which has a path
    QString path;                     ///< of an undocumented field: `$.list[3].name`
    /// `nullopt` if not given. The service's texts are as received; words, numbers and times are those of
    /// fieldText().
    std::optional<QString> before;
    std::optional<QString> after;

    friend bool operator==(const FieldDifference &, const FieldDifference &) = default;
};

/// Returns the documented fields that differ, followed by the undocumented fields in the order received. Two
/// dates are equal if they denote the same instant. Null is equal to not given.
[[nodiscard]] QList<FieldDifference> differences(const Notification &before, const Notification &after);

/// Returns the documented fields that differ, in the same order and by the same rules. Fast enough for
/// thousands of notifications at once.
[[nodiscard]] QList<ResultField> differingFields(const Notification &before, const Notification &after);

/// Returns whether there are differences(). Faster if a documented field differs, or none at all.
[[nodiscard]] bool areDifferent(const Notification &before, const Notification &after);

/// Also compares outcome, reason and provenance, but not the time of the lookup. If only one row has a
/// notification, its fields are not compared.
[[nodiscard]] QList<FieldDifference> differences(const ResultRow &before, const ResultRow &after);

/// Returns the differing and the equal fields; equal fields have the same text before and after. Omits fields
/// that neither row has.
[[nodiscard]] QList<FieldDifference> comparedFields(const ResultRow &before, const ResultRow &after);

/// Returns the translated label of the field as on a card: “Subject”, “Type description”. For an undocumented
/// field, returns its path.
[[nodiscard]] QString fieldName(const FieldDifference &difference);

/// Returns “Read: Unread → Read” or “Subject changed from “…” to “…”.” on one line. The texts are safe to
/// display and limited in length.
[[nodiscard]] QString differenceText(const FieldDifference &difference);

/// Returns `text` on one line, safe to display and limited in length. From a long text, returns the part
/// where it begins to differ from `other`.
[[nodiscard]] QString shownFromChange(const QString &text, const QString &other);
