// SPDX-License-Identifier: MIT
#pragma once

#include "export/resultrecord.h"
#include "export/tablecontent.h"

/// Functions that return HTML for the clipboard, where editors and spreadsheets look for it. It has no links,
/// images, scripts or style sheets. All texts are escaped by htmlLine(), which also neutralises formulas:
/// spreadsheets read HTML from the clipboard before plain text. Cells with texts say so in the words of
/// spreadsheets, which would otherwise make numbers and dates of them.

/// Returns the table below its intro in bold.
[[nodiscard]] QString clipboardTable(const TableContent &content);
/// Returns the title in bold, a list of the facts, and the preview as a quotation.
[[nodiscard]] QString clipboardRecord(const ResultRecord &record);
