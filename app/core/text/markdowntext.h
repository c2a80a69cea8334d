// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// Texts as Markdown that shows them and does nothing else: no markup, no HTML, no links or images, and
/// in a tracker no mention of a person and no reference to an issue. Characters as containedText().
///
/// Markdown's signs get a backslash. That does not keep trackers from linking `@name`, `#1` or
/// `www.example.com`, which they look for in what is left when Markdown is done; a word with such a
/// thing in it is set as code, which they leave alone.

/// On one line, for the middle of a line and for a cell of a table.
[[nodiscard]] QString markdownLine(const QString &text);

/// Line by line, each made safe to start a line: no heading, list, rule, table or block of code.
[[nodiscard]] QString markdownLines(const QString &text);
