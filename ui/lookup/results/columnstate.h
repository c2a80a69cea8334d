// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultcolumns.h"

#include <QList>
#include <QString>

#include <optional>

/// How the user has arranged the columns of the table of results.
struct ColumnState
{
    struct Column
    {
        ResultColumn column = ResultColumn::State;
        int width = 0;
        bool isHidden = false;

        friend bool operator==(const Column &, const Column &) = default;
    };

    QList<Column> columns;              ///< all of them, in the order shown
    std::optional<ResultColumn> sorted; ///< not set: in the order typed
    Qt::SortOrder order = Qt::AscendingOrder;

    friend bool operator==(const ColumnState &, const ColumnState &) = default;
};

/// For the settings file: `1;State:104;Id:72:hidden;…;sort:Created:descending`.
[[nodiscard]] QString columnStateText(const ColumnState &state);
/// Not set: it was written by another version, or is damaged, or hides every column.
[[nodiscard]] std::optional<ColumnState> columnState(const QString &text);
