// SPDX-License-Identifier: MIT
#pragma once

#include "base/clock.h"
#include "results/resultset.h"
#include "ui/lookup/results/resultcells.h"

#include <QAbstractTableModel>

/// The rows of a result set for a view with a CellDelegate, in the order in which the user typed the ids.
/// There is a column for each ResultColumn. The rows are not copied.
class ResultsModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    /// `results` and `clock` must outlive the model.
    ResultsModel(const ResultSet &results, const Clock &clock, QObject *parent = nullptr);

    /// Shows another result set. `results` must outlive the model, or the next call.
    void setResults(const ResultSet &results);

    [[nodiscard]] const QList<ResultRow> &rows() const { return m_results->rows(); }
    [[nodiscard]] const ResultRow &row(int row) const { return m_results->rows().at(row); }

    /// Does not call rowCount() and columnCount(), as the base class does: sorting 100,000 rows asks for
    /// millions of indexes.
    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    void follow();
    void notifyChanged(qsizetype first, qsizetype last);

    const ResultSet *m_results;
    const Clock &m_clock;
};
