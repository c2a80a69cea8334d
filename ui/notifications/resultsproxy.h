// SPDX-License-Identifier: MIT
#pragma once

#include "lookup/resultcolumns.h"
#include "lookup/resultfilter.h"

#include <QSortFilterProxyModel>
#include <QTimer>

#include <vector>

class ResultsModel;

/// The results sorted and filtered: in the order typed until a column is chosen. While rows change, it
/// tidies up twice a second at most, and once more after the last change. Keys and filter texts are
/// made when they are needed, and once for each row.
class ResultsProxy final : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    explicit ResultsProxy(ResultsModel &results, QObject *parent = nullptr);

    [[nodiscard]] ResultsModel &results() const { return m_results; }
    void setFilter(const ResultFilter &filter);
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
        bool hasKey = false;
        ResultSortKey key;
    };

    Made &made(int row) const;
    [[nodiscard]] const ResultSortKey &keyOf(int row) const;
    void forgetChanged();
    void forgetKeys();
    void tidyLater();
    void tidy();

    ResultsModel &m_results;
    ResultFilter m_filter;
    mutable std::vector<Made> m_made; ///< as many as were asked for
    QTimer m_tidy;
};
