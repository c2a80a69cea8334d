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

/// Decodes the text of a file with an unknown encoding: by its byte order mark, or else as UTF-16 if it has
/// the typical zero bytes, as UTF-8 if it is valid, or as Windows-1252, in which every byte has a meaning.
/// Errors: Input with IdFileNotText if it is not a text, such as a spreadsheet program's own file.
[[nodiscard]] Result<DecodedText> decodeText(QByteArrayView bytes);
