// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultgroups.h"

#include <QAbstractTableModel>
#include <QSet>

#include <optional>
#include <span>

class ResultsProxy;

/// Model of a table with the rows of a ResultsProxy in groups. Each group has a row of its own above its
/// rows, which are left out while the group is folded. Without groups, the model has the rows of the proxy.
/// In this class and for its users, a view row is a row of this model, and a row is the number of a row in
/// the result set.
class GroupedResults final : public QAbstractTableModel
{
    Q_OBJECT
public:
    /// The facets by which rows can be grouped, in the order shown. Created groups them by day.
    static constexpr std::array kFacets{ResultFacet::Type, ResultFacet::Category, ResultFacet::State,
                                        ResultFacet::Created, ResultFacet::Connection};

    /// `shown` must outlive the model.
    explicit GroupedResults(ResultsProxy &shown, QObject *parent = nullptr);

    /// Groups the rows; `nullopt` shows them without groups.
    void setFacet(std::optional<ResultFacet> facet);
    [[nodiscard]] std::optional<ResultFacet> facet() const { return m_facet; }
    /// Groups the rows again. Call this when the time zone has changed.
    void regroup();

    /// Returns -1 if the filter or a folded group hides the row.
    [[nodiscard]] int viewRowOf(qsizetype row) const;
    /// Returns -1 if there is no row of the results at that view row.
    [[nodiscard]] qsizetype rowAt(int viewRow) const;
    /// Returns all rows in the order shown, also those of folded groups.
    [[nodiscard]] QList<qsizetype> rows() const;
    /// The position of a row is its index in rows(); -1 if the filter hides it.
    [[nodiscard]] int positionOf(qsizetype row) const;
    [[nodiscard]] int positionAt(int viewRow) const;
    [[nodiscard]] qsizetype rowAtPosition(int position) const;
    /// Returns whether the row of a group is at that view row.
    [[nodiscard]] bool isGroup(int viewRow) const;

    /// Groups are given by their index; -1 if there is none.
    [[nodiscard]] int groupCount() const { return static_cast<int>(m_grouped.groups.size()); }
    [[nodiscard]] int groupAt(int viewRow) const;
    [[nodiscard]] int groupOf(qsizetype row) const;
    [[nodiscard]] int groupWithKey(const QString &key) const;
    [[nodiscard]] const ResultGroup &group(int group) const;
    [[nodiscard]] int viewRowOfGroup(int group) const;
    /// Returns the last view row of the group, which is the group's own row if the group is folded.
    [[nodiscard]] int lastViewRowOfGroup(int group) const;
    [[nodiscard]] std::span<const int> rowsOfGroup(int group) const;

    [[nodiscard]] bool isFolded(int group) const;
    void setFolded(int group, bool isFolded);
    void setAllFolded(bool areFolded);
    /// Returns the keys of all folded groups, including groups that do not exist at the moment.
    [[nodiscard]] const QSet<QString> &folded() const { return m_folded; }
    void setFolded(const QSet<QString> &keys);

    /// Returns the group in words for screen readers.
    [[nodiscard]] QString words(int group) const;
    /// Sets the column in which the row of a group has words() as its accessible text. In the others it is
    /// empty, so that a screen reader that reads a whole row says it once.
    void setSpokenColumn(int column) { m_spokenColumn = column; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

Q_SIGNALS:
    /// Emitted before and after view rows change. To remember rows in between, use their numbers, and the
    /// keys of groups.
    void aboutToRearrange();
    void rearranged();

private:
    /// A cell, whatever its view row.
    struct Cell
    {
        QModelIndex index;
        qsizetype row = -1;
        QString groupKey;
    };

    void beginRearranging();
    void endRearranging();
    void group();
    void updateViewRows();
    void forwardChange(const QModelIndex &first, const QModelIndex &last);
    [[nodiscard]] QVariant groupData(int group, int column, int role) const;

    ResultsProxy &m_shown;
    std::optional<ResultFacet> m_facet;
    ResultGroups m_grouped;
    std::vector<int> m_groupViewRows; ///< by group
    QHash<QString, int> m_groupByKey;
    std::vector<int> m_positions; ///< in m_grouped.rows, by row; -1 if the filter hides it
    int m_count = 0;              ///< of view rows, if grouped
    QSet<QString> m_folded;
    int m_spokenColumn = 0;
    QList<Cell> m_kept; ///< the cells of persistent indexes, while rearranging
};
