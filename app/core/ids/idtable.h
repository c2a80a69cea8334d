// SPDX-License-Identifier: MIT
#pragma once

#include <QChar>
#include <QList>
#include <QString>
#include <QStringList>
#include <QStringView>

#include <optional>

/// A column of a table with ids, for a person to choose from.
struct IdColumn
{
    static constexpr qsizetype kMaxSamples = 5;
    static constexpr qsizetype kMaxCharacters = 60; ///< of its name and of a sample

    qsizetype index = 0;  ///< of its cells in a record
    QString name;         ///< its head; empty without
    QStringList samples;  ///< the first cells that are not empty, one line each, bounded
    qsizetype filled = 0; ///< cells that are not empty, among the first records
    qsizetype ids = 0;    ///< those of them that hold nothing but ids
};

/// The form of a table, judged by its first records.
struct IdTable
{
    static constexpr int kWholeText = -1;

    QChar separator;
    bool hasHeader = false;
    QList<IdColumn> columns;     ///< without the empty ones outside of the bars of Markdown
    int bestColumn = kWholeText; ///< by its head, else by what is in it
    bool areAllIds = false;      ///< every cell is an id: all of them may be meant
};

/// `nullopt` if the text has no records.
[[nodiscard]] std::optional<IdTable> readTable(QStringView text, QChar separator);

/// Returns the table that a whole pasted text is: lines with the same number of cells, none of them blank,
/// and a column of ids. `nullopt` if it is none.
[[nodiscard]] std::optional<IdTable> readPastedTable(QStringView text);

/// Returns the cells of a column without its head, one a line. With kWholeText: every cell, if all are ids,
/// else the text as it is. What it returns for a column is no table again.
[[nodiscard]] QString columnText(QStringView text, const IdTable &table, int column);

/// A table whose head names the column of ids.
struct HeadedTable
{
    QChar separator;
    qsizetype column = -1;
};

/// Returns the table that begins with a text's first line: the line after it has as many cells, and one of
/// its own is an id word. `nullopt` if it is none.
[[nodiscard]] std::optional<HeadedTable> readTableHead(QStringView text);
