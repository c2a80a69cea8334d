// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultfields.h"

#include <QList>
#include <QObject>

#include <optional>

class QHeaderView;
class QTableView;
class Settings;

/// How the columns of the table of results are arranged.
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

/// The columns of the table of results as the user arranges them: order, widths, which are hidden, what
/// is sorted by. Kept in the settings. The subject gets what the others leave of the width.
class TableColumns final : public QObject
{
    Q_OBJECT
public:
    /// Belongs to the table, which has its model and uses the state once restore() is called.
    TableColumns(QTableView *table, Settings &settings);

    /// As the last time; a state that makes no sense is ignored.
    void restore();
    [[nodiscard]] ColumnState state() const;
    /// The last one that is shown stays.
    void setShown(ResultColumn column, bool isShown);
    /// Not set: the order typed.
    void sortBy(std::optional<ResultColumn> column, Qt::SortOrder order);
    void reset();
    /// The table has another width, or another font.
    void fit();

Q_SIGNALS:
    void menuWanted(const QPoint &globalPosition);

private:
    void changed();
    [[nodiscard]] int defaultWidth(ResultColumn column) const;
    void setDefaults();
    [[nodiscard]] bool isUsable() const;

    QTableView *m_table;
    QHeaderView *m_header;
    Settings &m_settings;
    bool m_isFitting = false;
};
