// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultfields.h"
#include "ui/lookup/results/rowstomeasure.h"

#include <QList>
#include <QSet>

#include <array>
#include <optional>

class QHeaderView;
class QTableView;
class ResultsModel;
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

/// The columns of the results table: their order, their widths, which are hidden, and by which the table is
/// sorted. What the user arranges is saved in the settings. The other widths follow from the table's width:
/// each column has its usual width, what is left goes first to columns that are cut and then to the subject.
/// The connection's column is shown while rows come from different connections, unless the user has shown or
/// hidden it.
class TableColumns final : public QObject
{
    Q_OBJECT
public:
    /// The table becomes the parent. `results` is the source of the table's model, which must be set already.
    /// `settings` and `results` must outlive this object. restore() applies the saved arrangement.
    TableColumns(QTableView *table, const ResultsModel &results, Settings &settings);

    /// Restores the saved arrangement. An invalid one is ignored.
    void restore();
    [[nodiscard]] ColumnState state() const;
    /// Returns the fields of the columns that are not hidden, in the order shown.
    [[nodiscard]] QList<ResultField> shownFields() const;
    /// Shows or hides a column. The last visible column cannot be hidden.
    void setShown(ResultColumn column, bool isShown);
    /// Sorts by the column, `nullopt` for the order in which the user typed the ids.
    void sortBy(std::optional<ResultColumn> column, Qt::SortOrder order);
    void reset();
    /// Updates the widths. Call this when the width of the table has changed.
    void fit();
    /// Updates the widths. Call this when the font of the table has changed.
    void measure();

Q_SIGNALS:
    /// Emitted when the menu of the columns is to be shown at that position.
    void menuRequested(const QPoint &globalPosition);

private:
    using Widths = std::array<int, static_cast<std::size_t>(ResultColumn::Count)>;

    void saveColumns();
    void sectionResized(int section, int before, int width);
    void setSectionShown(int section, bool isShown);
    void measureChanged();
    void updateConnection();
    [[nodiscard]] int usualWidth(ResultColumn column) const;
    [[nodiscard]] int titleWidth(ResultColumn column) const;
    void setDefaults();
    [[nodiscard]] bool isUsable() const;

    QTableView *m_table;
    QHeaderView *m_header;
    const ResultsModel &m_results;
    Settings &m_settings;
    QSet<int> m_sized;                      ///< the sections whose width the user has set
    std::optional<bool> m_connectionChosen; ///< whether the user has shown or hidden the connection
    Widths m_usual{};
    Widths m_needed{}; ///< for showing all texts of the first rows; 0 if not measured
    RowsToMeasure m_toMeasure;
    bool m_isFitting = false;
};
