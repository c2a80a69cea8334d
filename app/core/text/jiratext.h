// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// Functions that escape texts for Jira's wiki markup, so that they are displayed literally: no markup,
/// links, images, macros or mentions. Characters are treated as by containedText(). Markup is escaped with a
/// backslash, which is itself written as an entity, since two of them break the line.

/// Returns `text` on one line, for use within a line or in a table cell. A cell is never empty, since two
/// bars without anything between them start a title: use jiraCell() there.
[[nodiscard]] QString jiraLine(const QString &text);
/// Returns jiraLine(), or a space if it is empty.
[[nodiscard]] QString jiraCell(const QString &text);
/// Returns `text` line by line. No line starts a heading, list, rule or table.
[[nodiscard]] QString jiraLines(const QString &text);
