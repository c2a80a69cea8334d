// SPDX-License-Identifier: MIT
#pragma once

#include "ids/parsedids.h"

#include <QStringList>

/// Short phrases without full stops on what a text was understood as, in the user's language, to be joined
/// with ` · ` on one line: `13 ids`, `1 duplicate removed`, `ignored: “12.5”`. Of a text that was refused,
/// why; of one without ids, that there are none; of a blank one nothing. What is offered is not in it.
[[nodiscard]] QStringList idSummary(const ParsedIds &parsed);

/// `3 other numbers: 4711, 4712, 4790`, to stand beside a button that adds them. Empty if there are none.
[[nodiscard]] QString offeredSummary(const ParsedIds &parsed);

/// What was ignored, one phrase each with the reason: `“12.5”: an amount or a decimal number`. The last one
/// says how many more there are, if not all are known.
[[nodiscard]] QStringList ignoredDetails(const ParsedIds &parsed);
