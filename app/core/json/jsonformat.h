// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

/// Returns `json` with line breaks and indentation, or unchanged if it does not look like JSON. Adds and
/// removes only white space outside strings, so that the text shown is the text received.
[[nodiscard]] QString prettyJson(const QByteArray &json);

/// Returns valid `json` on one line, without white space between its tokens. Key order, numbers and unknown
/// fields stay as received. Invisible and control characters in strings become `\u` escapes, which stand for
/// the same characters but neither break nor reorder the line.
[[nodiscard]] QByteArray compactJson(const QByteArray &json);
