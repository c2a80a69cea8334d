// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultfields.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <functional>

/// What a cell contains.
enum class CellKind {
    Text,   ///< words of the program, or one of the service's texts as received
    Id,     ///< digits, with a minus sign if negative, that nobody calculates with
    Number, ///< digits that count something
    Time,   ///< a date with a time in ISO 8601
};

struct TableCell
{
    QString text; ///< as a reader sees it; empty if there is no value
    CellKind kind = CellKind::Text;
    QDateTime time{};      ///< the value of a time, in UTC; invalid if it has no time zone
    QString withoutZone{}; ///< a time as received that has no time zone; `text` adds that in words
};

struct TableColumn
{
    QString title;
    CellKind kind = CellKind::Text;
    FieldWrapping wrapping = FieldWrapping::Words;
    /// Whether its times can be without a time zone.
    bool canLackZone = false;
    /// The connection that this column and its neighbours are about; empty if the columns have no groups.
    QString group{};
};

/// A table that leaves the program. csvexport.h, tsvexport.h, markdownexport.h, jiraexport.h, htmlexport.h,
/// xlsxexport.h and reports write it. Each writer makes all texts safe where they land.
struct TableContent
{
    QString intro{}; ///< a line above the table; empty if there is none
    QList<TableColumn> columns{};
    qsizetype rowCount = 0;
    /// Returns the cells of a row, one for each column. May be called on any thread.
    std::function<QList<TableCell>(qsizetype row)> cells{};
};

/// Returns the title of a column, after that of its group if it has one: “TEST acme: Subject”.
[[nodiscard]] QString fullTitle(const TableColumn &column);

/// Returns whether the text consists of digits and signs, and therefore needs no escaping.
[[nodiscard]] bool isPlainNumber(const TableCell &cell);
