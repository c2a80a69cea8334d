// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "ids/idtable.h"
#include "ids/textdecoding.h"

#include <optional>

/// A file with ids: a table, or a text that is read like a pasted one.
struct IdFile
{
    static constexpr qsizetype kMaxBytes = 16 * 1024 * 1024;

    QString text;
    TextEncoding encoding = TextEncoding::Utf8;
    std::optional<IdTable> table;
};

/// Returns the text, encoding, separator, header and columns of a file. Errors: Input with IdFileNotText or
/// IdTextTooLong.
[[nodiscard]] Result<IdFile> readIdFile(QByteArrayView bytes);
