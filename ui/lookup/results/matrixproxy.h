// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultfilter.h"
#include "results/resultoverview.h"
#include "results/sortkeys.h"

#include <QSortFilterProxyModel>
#include <QTimer>

#include <memory>
#include <vector>

class MatrixModel;
class ResultsModel;
class ResultsProxy;

/// Sorts and filters answers side by side. A row is shown if the filter accepts one of its answers. Until a
/// column is chosen, rows are in the order in which the user typed the ids. A connection's column is sorted
/// by outcome, then by read and archive state. Sorting by the last column puts rows that differ first; see
/// MatrixModel. While answers arrive, order and filter are updated at most twice per second.
class MatrixProxy final : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    /// `results` is the source of `matrix`. Both must outlive the proxy.
    MatrixProxy(MatrixModel &matrix, ResultsModel &results, QObject *parent = nullptr);
    ~MatrixProxy() override;

    [[nodiscard]] MatrixModel &matrix() const { return m_matrix; }
    /// Sets the filter and applies it immediately. With `onlyDifferent`, hides rows that do not differ.
    void setFilter(const ResultFilter &filter, bool onlyDifferent);
    /// Does some of the work of a later setFilter() with that query in small steps; see
    /// ResultsProxy::prepareFilter().
    void prepareFilter(const FilterQuery &query);
    [[nodiscard]] bool isFiltered() const { return !m_filter.isEmpty() || m_onlyDifferent; }
    /// Returns, for each value of each facet, how many rows would be shown if it were the only value chosen
    /// in its facet. Times are counted in `zone`.
    [[nodiscard]] ResultOverview overview(const QTimeZone &zone) const;
    /// Returns the number of rows that are accepted by the filter, whatever `onlyDifferent` is, and are known
    /// to differ.
    [[nodiscard]] qsizetype differentCount() const;

    /// Returns the row of the proxy that shows row `matrixRow`, -1 if the filter hides it.
    [[nodiscard]] int toProxyRow(int matrixRow) const;
    /// Returns the row of the matrix that is shown in `shownRow`, -1 if there is no such row.
    [[nodiscard]] int toMatrixRow(int shownRow) const;

    /// Sorts by the column. -1 restores the order in which the user typed the ids.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;
    /// Adds an accessible description to the column by which the rows are sorted.
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

Q_SIGNALS:
    /// Emitted before and after all rows are sorted and filtered again. To remember rows in between, use
    /// their numbers in the MatrixModel.
    void aboutToRearrange();
    void rearranged();

protected:
    [[nodiscard]] bool filterAcceptsRow(int sourceRow, const QModelIndex &sourceParent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    [[nodiscard]] bool fitsQuery(qsizetype answer) const;
    [[nodiscard]] bool acceptsAnswers(int row) const;
    void setQuery(const FilterQuery &query);
    [[nodiscard]] ResultsProxy &fitting();
    void readFacets();
    void rank(int column, Qt::SortOrder order);
    [[nodiscard]] int placeOf(int row) const;
    [[nodiscard]] std::vector<ResultRank> ranksOf(int column) const;
    [[nodiscard]] std::vector<ResultRank> ranksOfDifferences() const;
    [[nodiscard]] std::vector<ResultRank> ranksOfConnection(qsizetype column) const;
    void rearrangeLater();
    void rearrange();

    MatrixModel &m_matrix;
    ResultsModel &m_results;
    ResultFilter m_filter;
    bool m_onlyDifferent = false;
    std::unique_ptr<ResultsProxy> m_fitting; ///< shows the answers that fit the query, if there is one
    FacetIndex m_facets;                     ///< has the choice of m_filter
    int m_rankedColumn = -1;                 ///< the column of m_ranks; -1 if m_ranks is outdated
    std::vector<ResultRank> m_ranks;         ///< by row of the matrix
    std::vector<int> m_places;               ///< the same rows when sorted
    QTimer m_rearrangeTimer;
};
