// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"

#include <QByteArrayView>
#include <QString>

enum class TextEncoding { Utf8, Utf16Le, Utf16Be, Utf32, Windows1252 };

struct DecodedText
{
    QString text; ///< without a byte order mark
    TextEncoding encoding = TextEncoding::Utf8;
};

/// The text of a file that does not say how it is encoded: by its byte order mark, else UTF-16 by its zero
/// bytes, else UTF-8, else Windows-1252, which every byte means something in.
/// Error: Input with IdFileNotText where it is none, such as a spreadsheet program's own file.
[[nodiscard]] Result<DecodedText> decodeText(QByteArrayView bytes);
