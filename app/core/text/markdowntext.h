// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// Functions that escape texts for Markdown, so that they are displayed literally: no markup, HTML, links or
/// images and, in an issue tracker, no mentions of people and no references to issues. Characters are treated
/// as by containedText().
///
/// Markdown's special characters are escaped with a backslash. Trackers look for `@name`, `#1` and
/// `www.example.com` after Markdown has been processed, so a backslash does not stop them. A word that
/// contains one of these becomes inline code, which trackers leave alone.

/// Returns `text` on one line, for use within a line or in a table cell.
[[nodiscard]] QString markdownLine(const QString &text);

/// Returns `text` line by line. No line starts a heading, list, rule, table or code block.
[[nodiscard]] QString markdownLines(const QString &text);
