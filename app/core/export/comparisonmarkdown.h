// SPDX-License-Identifier: MIT
#pragma once

#include "results/comparison.h"

/// Two results field by field as a Markdown table, with where and when each was fetched; what differs is
/// told by a word. Texts of the service as markdownLine() makes them.
[[nodiscard]] QString comparisonMarkdown(const ResultRow &first, const ResultRow &second,
                                         bool onlyDifferences);

/// “differs” or “same”. Translated.
[[nodiscard]] QString comparedText(bool differs);
