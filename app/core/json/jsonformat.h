// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

/// Line breaks and indentation for what looks like JSON; anything else as it is. Adds and removes
/// nothing but blanks outside of strings, so that what is read is what came.
[[nodiscard]] QString prettyJson(const QByteArray &json);

/// JSON without the blanks between its tokens, on one line. Key order, numbers and unknown fields stay
/// as they came. Invisible and control characters in strings become `\u` escapes, which read back as
/// the same characters and neither break a line nor reorder it. `json` is valid.
[[nodiscard]] QByteArray compactJson(const QByteArray &json);
