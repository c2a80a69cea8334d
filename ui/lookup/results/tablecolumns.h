// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultfields.h"

#include <QList>
#include <QObject>

#include <optional>

class QHeaderView;
class QTableView;
class Settings;

/// How the columns of the results table are arranged.
struct ColumnState
{
    struct Column
    {
        ResultColumn column = ResultColumn::State;
        int width = 0; ///< in device-independent pixels
        bool isHidden = false;

        friend bool operator==(const Column &, const Column &) = default;
    };

    QList<Column> columns;              ///< all columns in the order shown
    std::optional<ResultColumn> sorted; ///< `nullopt` for the order in which the ids were typed
    Qt::SortOrder order = Qt::AscendingOrder;

    friend bool operator==(const ColumnState &, const ColumnState &) = default;
};

/// The columns of the results table as the user arranges them: their order, their widths, which are hidden,
/// and by which the table is sorted. The arrangement is saved in the settings. The subject takes the width
/// that the other columns leave.
class TableColumns final : public QObject
{
    Q_OBJECT
public:
    /// The table becomes the parent and must have its model already. `settings` must outlive this object.
    /// restore() applies the saved arrangement.
    TableColumns(QTableView *table, Settings &settings);

    /// Restores the saved arrangement. An invalid one is ignored.
    void restore();
    [[nodiscard]] ColumnState state() const;
    /// Shows or hides a column. The last visible column cannot be hidden.
    void setShown(ResultColumn column, bool isShown);
    /// Sorts by the column, `nullopt` for the order in which the user typed the ids.
    void sortBy(std::optional<ResultColumn> column, Qt::SortOrder order);
    void reset();
    /// Updates the widths. Call this when the width or the font of the table has changed.
    void fit();

Q_SIGNALS:
    /// Emitted when the menu of the columns is to be shown at that position.
    void menuRequested(const QPoint &globalPosition);

private:
    void saveColumns();
    [[nodiscard]] int defaultWidth(ResultColumn column) const;
    void setDefaults();
    [[nodiscard]] bool isUsable() const;

    QTableView *m_table;
    QHeaderView *m_header;
    Settings &m_settings;
    bool m_isFitting = false;
};
