// SPDX-License-Identifier: MIT
#pragma once

#include "ids/parsedids.h"

#include <QStringList>

/// Short phrases without full stops on what a text was understood as, in the user's language, to be joined
/// with ` · ` on one line: `13 ids`, `1 duplicate removed`, `not an id: “12.5”`. Of a text that was refused,
/// why; of a table without a column of ids, that it is one; of a text without ids, that there are none; of a
/// blank one nothing. What is offered is not in it.
[[nodiscard]] QStringList idSummary(const ParsedIds &parsed);

/// `3 other numbers: 4711, 4712, 4790`, to stand beside a button that adds them. Empty if there are none.
[[nodiscard]] QString offeredSummary(const ParsedIds &parsed);

/// What is taken and what is no id, one line each: `ids: 1042, 1050-1060`. Empty where the text is a list,
/// which shows that by itself.
[[nodiscard]] QStringList idDetails(const ParsedIds &parsed);
