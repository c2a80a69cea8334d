// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultfilter.h"
#include "results/searchtext.h"
#include "results/sortkeys.h"

#include <QSortFilterProxyModel>
#include <QTimer>

#include <vector>

class ResultsModel;

/// Sorts and filters the results. They are in the order typed until a column is chosen. While rows change,
/// the order is updated at most twice a second, less often if that takes long, and once more after the last
/// change. The texts for the filter are created when they are needed, once for each row and each change of
/// it.
class ResultsProxy final : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    explicit ResultsProxy(ResultsModel &results, QObject *parent = nullptr);

    [[nodiscard]] ResultsModel &results() const { return m_results; }
    void setFilter(const ResultFilter &filter);
    /// Creates the texts for the filter in small steps, so that setFilter() is faster afterwards. Call this
    /// when a lookup has ended or the user is typing.
    void prepareFilter();
    /// Returns whether a filter is set.
    [[nodiscard]] bool isFiltered() const { return !m_filter.isEmpty(); }

    /// Returns the proxy's row, -1 if the row is hidden.
    [[nodiscard]] int shownAt(int sourceRow) const;
    [[nodiscard]] int sourceRow(int shownRow) const;

    /// Sorts by the column, or in the order typed if it is -1.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

Q_SIGNALS:
    /// Emitted before many rows move, appear or disappear at once. To remember rows until rearranged(), use
    /// their numbers in the source model.
    void aboutToRearrange();
    void rearranged();

protected:
    [[nodiscard]] bool filterAcceptsRow(int sourceRow, const QModelIndex &sourceParent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    /// A cached filter text, and the state of the row for which it was created.
    struct CachedText
    {
        LookupRow::Outcome outcome = LookupRow::Outcome::Waiting;
        std::shared_ptr<const Notification> notification;
        Provenance from;
        QString filterText; ///< null if it has not been created
    };

    [[nodiscard]] const QString &filterText(int row) const;
    void rank(int column);
    [[nodiscard]] ResultRank rankOf(int row) const;
    void dropChangedTexts();
    void rearrangeLater();
    void prepareNext();
    void rearrange();

    ResultsModel &m_results;
    ResultFilter m_filter;
    mutable std::vector<CachedText> m_cachedTexts; ///< one for each row that was asked for
    mutable SearchTexts m_texts;
    int m_rankedColumn = -1;         ///< the column of m_ranks; -1 if m_ranks is outdated
    std::vector<ResultRank> m_ranks; ///< for the rows that existed when they were last sorted
    QTimer m_rearrangeTimer;
    QTimer m_prepareTimer;
    int m_prepared = 0; ///< number of rows
};
