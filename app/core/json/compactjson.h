// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

/// JSON without the blanks between its tokens, on one line. Key order, numbers and unknown fields stay
/// as they came. Invisible and control characters in strings become `\u` escapes, which read back as
/// the same characters and neither break a line nor reorder it. `json` is valid.
[[nodiscard]] QByteArray compactJson(const QByteArray &json);
