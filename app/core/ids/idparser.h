// SPDX-License-Identifier: MIT
#pragma once

#include "ids/parsedids.h"

#include <QStringView>

/// Finds the ids in a text as it came: typed, or pasted out of a mail, a ticket, a spreadsheet or JSON.
///
/// A number is taken where it stands alone on its line or in its cell (with others, separators and id words
/// is alone too), after `#` or a word such as id or notification, in an address after `/notification/`, or
/// joined to a taken one by a separator. In a pasted table whose first row names a column of ids, only that
/// column counts as alone. Other numbers are offered. What is a date, an amount, a code … is ignored. A
/// minus is a sign only where nothing but a blank or a separator stands before it; between numbers it is a
/// range.
///
/// Ranges are counted before they are expanded. Linear in the length of the text; never more than
/// ParsedIds::kMaxIds are expanded. A taken number outside int32, too many ids or too much text: all is
/// refused.
[[nodiscard]] ParsedIds parseIds(QStringView text);
