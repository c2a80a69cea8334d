// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

/// Functions that compose translated texts: the order of the parts and the punctuation depend on the
/// language.

/// Returns for example “Partition: Web”.
[[nodiscard]] QString labelledText(const QString &label, const QString &value);
/// Returns for example “Partition: Web → Mobile”.
[[nodiscard]] QString changedText(const QString &label, const QString &before, const QString &after);
/// Returns for example “Jane Doe (jdoe)”.
[[nodiscard]] QString bracketedText(const QString &text, const QString &addition);

/// Returns for example “9 found · 3 not found”.
[[nodiscard]] QString dotSeparated(const QStringList &parts);
/// Returns for example “1042, 1043”.
[[nodiscard]] QString commaSeparated(const QStringList &parts);

/// Returns a text of the program as a screen reader should say it: without direction marks, and with commas
/// in place of the dots of dotSeparated(), which screen readers call by their name.
[[nodiscard]] QString spokenText(const QString &text);

/// Returns the texts that are not empty, each on a line of its own.
[[nodiscard]] QString paragraphs(QStringList texts);

/// Returns a sentence without a full stop as a sentence with one. A question stays as it is.
[[nodiscard]] QString sentenceText(const QString &sentence);
/// Returns a sentence, as of sentenceText(), followed by complete sentences.
[[nodiscard]] QString sentencesText(const QString &first, const QString &others);
