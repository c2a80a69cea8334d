// SPDX-License-Identifier: MIT
#pragma once

#include "export/tablecontent.h"
#include "results/comparison.h"

/// Returns two results, compared field by field, with where and when each was fetched. A word marks the
/// fields that differ.
[[nodiscard]] TableContent comparisonTable(const ResultRow &first, const ResultRow &second,
                                           bool onlyDifferences);

/// Returns the translated “differs” or “same”.
[[nodiscard]] QString comparedText(bool differs);

/// The titles of the columns with the fields' names and with comparedText().
[[nodiscard]] QString fieldColumnTitle();
[[nodiscard]] QString comparedColumnTitle();
