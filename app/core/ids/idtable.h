// SPDX-License-Identifier: MIT
#pragma once

#include <QChar>
#include <QList>
#include <QString>
#include <QStringList>
#include <QStringView>

#include <optional>

/// A column of a table, from which the user can choose the one with the ids.
struct IdColumn
{
    static constexpr qsizetype kMaxSamples = 5;
    static constexpr qsizetype kMaxCharacters = 60; ///< of the name and of each sample

    qsizetype index = 0;  ///< index of its cells in a record
    QString name;         ///< its header; empty if there is none
    QStringList samples;  ///< the first non-empty cells, on one line each, limited in length
    qsizetype filled = 0; ///< number of non-empty cells among the first records
    qsizetype ids = 0;    ///< how many of them contain only ids
};

/// The layout of a table, determined from its first records.
struct IdTable
{
    static constexpr int kWholeText = -1; ///< instead of a column

    QChar separator;
    bool hasHeader = false;
    QList<IdColumn> columns;
    /// The column that is proposed to the user: the one whose header names ids, as in a pasted table, or else
    /// the one with the most different ids. kWholeText if no column contains ids.
    int bestColumn = kWholeText;
    bool areAllIds = false; ///< every cell is an id, so all columns may be meant
};

/// Returns the layout of a table; `nullopt` if the text has no records.
[[nodiscard]] std::optional<IdTable> readTable(QStringView text, QChar separator);

/// Returns the layout of a pasted text that is a table as a whole: all lines have the same number of cells,
/// none is blank, and there is a column of ids. `nullopt` otherwise.
[[nodiscard]] std::optional<IdTable> readPastedTable(QStringView text);

/// Returns the cells of a column without its header, one per line. With kWholeText, returns every cell if all
/// of them are ids, or else the text unchanged. The text of a column is never read as a table again.
[[nodiscard]] QString columnText(QStringView text, const IdTable &table, int column);

/// A table whose header names the column of ids.
struct HeadedTable
{
    QChar separator;
    qsizetype column = -1;
};

/// Returns the table that begins with the first line of a text: the second line has the same number of cells,
/// and a cell of the first is an id word. `nullopt` if there is none.
[[nodiscard]] std::optional<HeadedTable> readTableHead(QStringView text);
