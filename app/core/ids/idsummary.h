// SPDX-License-Identifier: MIT
#pragma once

#include "ids/parsedids.h"

#include <QStringList>

/// Returns short phrases that describe what was found in a text, in the user's language and without full
/// stops, to be joined with ` · ` on one line: `13 ids`, `1 duplicate removed`, `not an id: “12.5”`. For a
/// refused text they give the reason; for a table without a known column of ids or a text without ids they
/// say so; for a blank text there are none. Other numbers, which offeredSummary() lists, are not included.
[[nodiscard]] QStringList idSummary(const ParsedIds &parsed);

/// Returns `3 other numbers: 4711, 4712, 2019-2024 (6 ids)`, to be shown beside a button that adds them.
/// Empty if there are none.
[[nodiscard]] QString offeredSummary(const ParsedIds &parsed);

/// Returns `4711`, or `2019-2024 (6 ids)`.
[[nodiscard]] QString offeredText(const IdRange &offered);

/// Returns what was read as ids and what was not, one line each: `ids: 1042, 1050-1060`. Lists what the
/// summary shows only in part: empty for a list of ids, which already shows them.
[[nodiscard]] QStringList idDetails(const ParsedIds &parsed);

/// Returns `13 ids`.
[[nodiscard]] QString idCountText(qint64 count);
