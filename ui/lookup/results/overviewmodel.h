// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultoverview.h"

#include <QAbstractListModel>
#include <QHash>
#include <QSet>

#include <optional>

struct ListRow;

/// The rows of the overview: a heading for each facet, and a checkable row for each of its values with the
/// number of results that have it. A facet with many values ends with an action that shows the others.
class OverviewModel final : public QAbstractListModel
{
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;

    /// Changes, moves, adds and removes single rows, so that the current row stays that of its value.
    void setOverview(const ResultOverview &overview);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    /// Chooses a value, by emitting valueToggled() or timeToggled().
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

Q_SIGNALS:
    /// Emitted when the user has chosen a value or a time of creation, or no longer wants it. The row is not
    /// checked or unchecked before the next setOverview().
    void valueToggled(ResultFacet facet, const QString &value, bool isChosen);
    void timeToggled(const CreatedSpan &span, bool isChosen);
    /// Emitted when the remaining values of a facet are shown because the user asked for them. They begin at
    /// `row`.
    void othersShown(int row);

private:
    enum class Kind { Heading, Value, More };

    struct Row
    {
        Kind kind = Kind::Value;
        ResultFacet facet = ResultFacet::State;
        QString value{};
        std::optional<CreatedSpan> span{}; ///< a time of creation instead of a value
        QString text{};                    ///< as received
        qsizetype rows = 0;
        qsizetype total = 0; ///< rows of the facet
        double share = 0;    ///< of the largest number of the facet
        bool isChosen = false;

        friend bool operator==(const Row &, const Row &) = default;
    };

    /// What a row stands for.
    struct Key
    {
        Kind kind = Kind::Value;
        ResultFacet facet = ResultFacet::State;
        QString value{};
        qint64 first = 0; ///< of the time of creation
        qint64 next = 0;

        friend bool operator==(const Key &, const Key &) = default;
        friend std::size_t qHash(const Key &key, std::size_t seed) noexcept
        {
            return qHashMulti(seed, static_cast<int>(key.kind), static_cast<int>(key.facet), key.value,
                              key.first, key.next);
        }
    };

    [[nodiscard]] QList<Row> rowsOf(const ResultOverview &overview) const;
    void addValues(QList<Row> &rows, const ResultOverview &overview, ResultFacet facet) const;
    [[nodiscard]] static Key keyOf(const Row &row);
    void removeRowsWithout(const QHash<Key, int> &places);
    void appendNewRows(const QList<Row> &rows);
    void arrangeRows(const QHash<Key, int> &places);
    [[nodiscard]] static ListRow listRow(const Row &row);
    [[nodiscard]] QString words(const Row &row) const;

    QList<Row> m_rows;
    ResultOverview m_overview;
    QSet<ResultFacet> m_expanded; ///< facets all of whose values are shown
};
