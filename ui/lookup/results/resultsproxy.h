// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultfilter.h"
#include "results/resultgroups.h"
#include "results/searchtext.h"
#include "results/sortkeys.h"

#include <QSortFilterProxyModel>
#include <QTimer>

#include <vector>

class ResultsModel;

/// Sorts and filters the results. Until a column is chosen, they are in the order in which the user typed the
/// ids. While rows change, the order and the filter are updated at most twice per second. If an update takes
/// longer than 50 ms, the pause after it is ten times as long as the update. The last change is always
/// followed by an update. What the filter has to know about a row is determined when it is first needed, and
/// again after the row has changed.
class ResultsProxy final : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    /// `results` must outlive the proxy.
    explicit ResultsProxy(ResultsModel &results, QObject *parent = nullptr);

    [[nodiscard]] ResultsModel &results() const { return m_results; }
    /// Sets the filter and applies it immediately.
    void setFilter(const ResultFilter &filter);
    /// Creates, in small steps, the texts that a filter with `query` searches, so that setFilter() is faster
    /// afterwards. Call this when a lookup has ended or the user is typing.
    void prepareFilter(const FilterQuery &query);
    /// Returns whether a filter is set.
    [[nodiscard]] bool isFiltered() const { return !m_filter.isEmpty(); }
    /// Returns, for each value of each facet, how many rows would be shown if it alone was chosen in its
    /// facet. Includes changes that do not yet determine which rows are shown. Fast enough to be called for
    /// every change. Very many new rows are read in steps, so some are missing until facetsRead(). Times are
    /// counted in `zone`.
    [[nodiscard]] ResultOverview overview(const QTimeZone &zone) const;
    /// Returns the rows of the source model that are shown, in groups by `facet`. If the rows are sorted by
    /// that property, so are the groups.
    [[nodiscard]] ResultGroups groups(ResultFacet facet, const QTimeZone &zone);
    /// Sets whether rows that change are to be grouped again. rearranged() is then emitted for them even if
    /// they are neither sorted nor filtered.
    void setGrouped(bool isGrouped) { m_isGrouped = isGrouped; }

    /// Returns the row of the proxy that shows row `sourceRow` of the source model, -1 if the filter hides
    /// it.
    [[nodiscard]] int toProxyRow(int sourceRow) const;
    /// Returns the row of the source model that row `shownRow` of the proxy shows, -1 if there is no such
    /// row.
    [[nodiscard]] int toSourceRow(int shownRow) const;

    /// Sorts by the column. -1 restores the order in which the user typed the ids.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;
    /// Adds an accessible description to the column by which the rows are sorted.
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

Q_SIGNALS:
    /// Emitted when overview() includes more of the rows.
    void facetsRead();
    /// Emitted before all rows are sorted and filtered again. To remember rows until rearranged(), use their
    /// numbers in the source model.
    void aboutToRearrange();
    /// Emitted after all rows were sorted and filtered again.
    void rearranged();

protected:
    [[nodiscard]] bool filterAcceptsRow(int sourceRow, const QModelIndex &sourceParent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    /// Cached texts for the filter, and the state of the row for which they were created.
    struct CachedTexts
    {
        LookupRow::Outcome outcome = LookupRow::Outcome::Waiting;
        std::shared_ptr<const Notification> notification;
        SharedProvenance from;
        QString columns;             ///< null if it has not been created
        std::vector<QString> fields; ///< of m_cachedFields; empty if they have not been created
    };

    /// Whether the query accepts a row.
    enum class Mark : quint8 { Unknown, Fits, DoesNotFit };

    [[nodiscard]] bool fitsQuery(int row) const;
    [[nodiscard]] bool askQuery(int row) const;
    void readFacets(int first, int last);
    void readFacetsTo(int end);
    void readNextFacets();
    [[nodiscard]] CachedTexts &cachedTexts(int row) const;
    [[nodiscard]] const QString &columnsText(int row) const;
    [[nodiscard]] const std::vector<QString> &fieldTexts(int row) const;
    void setCachedFields(const QList<ResultField> &fields);
    void rank(int column, Qt::SortOrder order);
    [[nodiscard]] int placeOf(int row) const;
    void dropChangedTexts(int first, int last);
    void forgetMarks(int first, int last);
    void rearrangeLater();
    void prepareNext();
    void rankAndRearrange();
    void rearrangeRanked();
    void rearrange(bool isOrderOutdated);

    ResultsModel &m_results;
    ResultFilter m_filter;
    mutable std::vector<CachedTexts> m_cachedTexts; ///< by row of the source model; empty until one is needed
    QList<ResultField> m_cachedFields;
    mutable SearchTexts m_texts;
    mutable std::vector<Mark> m_marks; ///< by row of the source model
    FacetIndex m_facets;               ///< has the choice of m_filter
    int m_rankedColumn = -1;           ///< the column of m_ranks; -1 if m_ranks is outdated
    std::vector<ResultRank> m_ranks;   ///< for the rows that existed when they were last sorted
    std::vector<int> m_places;         ///< the same rows when sorted
    bool m_isGrouped = false;
    QTimer m_rearrangeTimer;
    QTimer m_rankedTimer;
    std::chrono::steady_clock::duration m_rankingTook{};
    QTimer m_prepareTimer;
    QTimer m_facetTimer; ///< reads the rows that m_facets does not yet know
    int m_prepared = 0;  ///< number of rows for which prepareFilter() has created the text
};
