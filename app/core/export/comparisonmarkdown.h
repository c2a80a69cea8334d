// SPDX-License-Identifier: MIT
#pragma once

#include "results/comparison.h"

/// Returns two results, compared field by field, as a Markdown table with where and when each was fetched. A
/// word marks the fields that differ. The service's texts are escaped by markdownLine().
[[nodiscard]] QString comparisonMarkdown(const ResultRow &first, const ResultRow &second,
                                         bool onlyDifferences);

/// Returns the translated “differs” or “same”.
[[nodiscard]] QString comparedText(bool differs);

/// The titles of the columns with the fields' names and with comparedText().
[[nodiscard]] QString fieldColumnTitle();
[[nodiscard]] QString comparedColumnTitle();
