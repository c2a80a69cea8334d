// SPDX-License-Identifier: MIT
#pragma once

#include "export/resultrecord.h"
#include "export/tablecontent.h"

/// Functions for the wiki markup of Jira and Confluence, to be pasted into a ticket. Texts are escaped as in
/// text/jiratext.h, and line breaks become spaces except in the preview.

/// Returns the table below its intro in bold.
[[nodiscard]] QString jiraTable(const TableContent &content);
/// Returns the title in bold, a list of the facts, and the preview as a quotation.
[[nodiscard]] QString jiraRecord(const ResultRecord &record);
