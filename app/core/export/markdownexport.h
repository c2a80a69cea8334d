// SPDX-License-Identifier: MIT
#pragma once

#include "export/resultrecord.h"
#include "export/tablecontent.h"

/// Functions for GitHub Flavored Markdown, to be pasted into a ticket. Texts are escaped as in
/// text/markdowntext.h, and line breaks become spaces except in the preview.

/// Returns the table below its intro in bold. When a user pastes such a copy to look up its ids,
/// tableIntroLength() in ids/idcopies.h skips the intro: change both together.
[[nodiscard]] QString markdownTable(const TableContent &content);
/// Returns the title in bold, a list of the facts, and the preview as a quotation. Its lines end with two
/// spaces, since most trackers would join them. readCopy() in ids/idcopies.h knows the title.
[[nodiscard]] QString markdownRecord(const ResultRecord &record);
