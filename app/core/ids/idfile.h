// SPDX-License-Identifier: MIT
#pragma once

#include "ids/parsedids.h"
#include "ids/textdecoding.h"

/// A column of a file with ids, for a person to choose from.
struct IdFileColumn
{
    static constexpr qsizetype kMaxSamples = 5;

    QString name;         ///< of the header; empty without
    QStringList samples;  ///< the first cells that are not empty, one line each, bounded
    qsizetype filled = 0; ///< cells that are not empty, among the first records
    qsizetype ids = 0;    ///< those of them that hold nothing but ids
};

/// A file with ids: a table, or a text to be read as a pasted one is.
struct IdFile
{
    static constexpr qsizetype kMaxBytes = 16 * 1024 * 1024;
    static constexpr int kWholeText = -1;

    QString text;
    TextEncoding encoding = TextEncoding::Utf8;
    QChar separator; ///< null: no table
    bool hasHeader = false;
    QList<IdFileColumn> columns; ///< empty: no table
    int bestColumn = kWholeText; ///< by its name, else by what is in it
};

/// Encoding, separator, header and columns of a file. Errors: Input with IdFileNotText or IdTextTooLong.
[[nodiscard]] Result<IdFile> readIdFile(QByteArrayView bytes);

/// The cells of a column without its header, one a line; with kWholeText the text as it is.
[[nodiscard]] QString columnText(const IdFile &file, int column);
