// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultfilter.h"
#include "results/searchtext.h"
#include "results/sortkeys.h"

#include <QSortFilterProxyModel>
#include <QTimer>

#include <vector>

class ResultsModel;

/// The results sorted and filtered: in the order typed until a column is chosen. While rows change, it
/// tidies up twice a second at most, less often where that takes long, and once more after the last
/// change. Filter texts are made when they are needed, and once for each row and change of it.
class ResultsProxy final : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    explicit ResultsProxy(ResultsModel &results, QObject *parent = nullptr);

    [[nodiscard]] ResultsModel &results() const { return m_results; }
    void setFilter(const ResultFilter &filter);
    /// Makes the filter texts, some at a time, when a lookup has ended or somebody types: setFilter() is
    /// faster then.
    void prepareFilter();
    /// Something is left out.
    [[nodiscard]] bool isFiltered() const { return !m_filter.isEmpty(); }

    /// -1 or the proxy's row.
    [[nodiscard]] int shownAt(int sourceRow) const;
    [[nodiscard]] int sourceRow(int shownRow) const;

    /// Column -1: as typed.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

Q_SIGNALS:
    /// Rows are about to come, go and change places. Whoever remembers rows remembers those of the
    /// results; nothing else is kept.
    void aboutToTidy();
    void tidied();

protected:
    [[nodiscard]] bool filterAcceptsRow(int sourceRow, const QModelIndex &sourceParent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    /// What was made of a row, and what the row was then.
    struct Made
    {
        LookupRow::Outcome outcome = LookupRow::Outcome::Waiting;
        std::shared_ptr<const Notification> notification;
        Provenance from;
        QString filterText; ///< null: not made yet
    };

    [[nodiscard]] const QString &filterText(int row) const;
    void rank(int column);
    [[nodiscard]] ResultRank rankOf(int row) const;
    void forgetChanged();
    void tidyLater();
    void prepareSome();
    void tidy();

    ResultsModel &m_results;
    ResultFilter m_filter;
    mutable std::vector<Made> m_made; ///< as many as were asked for
    mutable SearchTexts m_texts;
    int m_rankedColumn = -1;         ///< as the rows are now; -1: none
    std::vector<ResultRank> m_ranks; ///< of the rows there were when they were sorted last
    QTimer m_tidy;
    QTimer m_prepare;
    int m_prepared = 0; ///< rows
};
