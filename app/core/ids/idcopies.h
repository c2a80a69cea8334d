// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>
#include <QStringView>

#include <optional>

/// Returns the parts of a copy that contain its ids: for each JSON object (one text, or one object per line)
/// the member whose name matches an id word best; for a notification in Markdown or Jira's markup its title.
/// `nullopt` if the text is neither.
[[nodiscard]] std::optional<QStringList> readCopy(QStringView text);

/// Returns how many characters a line in bold and a blank line take that introduce a table with ids in
/// Markdown or Jira's markup, as markdownTable() and jiraTable() write them; 0 if the text does not begin
/// with them.
[[nodiscard]] qsizetype tableIntroLength(QStringView text);
