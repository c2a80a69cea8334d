// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultoverview.h"

#include <QAbstractListModel>
#include <QSet>

#include <optional>

/// The rows of the overview: a heading for each facet, and a checkable row for each of its values with its
/// number of rows. A facet with many values ends with a row that shows the others when it is checked.
class OverviewModel final : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role {
        HeadingRole = Qt::UserRole, ///< bool: the row is the title of a facet
        CountRole,                  ///< QString with group separators
        ShareRole,                  ///< double: length of the bar, from 0 to 1; invalid if there is none
    };

    using QAbstractListModel::QAbstractListModel;

    /// Keeps the rows, and with them the current one, if only numbers have changed. Otherwise resets.
    void setOverview(const ResultOverview &overview);
    /// Returns the row that stands for the same value as a row before the last reset; -1 if there is none.
    [[nodiscard]] int rowOfKey(const QString &key) const;
    /// Returns what identifies the row's value.
    [[nodiscard]] QString keyOf(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    /// Chooses a value, by emitting valueToggled() or timeToggled().
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

Q_SIGNALS:
    /// Emitted when the user has chosen a value or a time of creation, or no longer wants it. The row changes
    /// with the next overview.
    void valueToggled(ResultFacet facet, const QString &value, bool isChosen);
    void timeToggled(const CreatedSpan &span, bool isChosen);

private:
    enum class Kind { Heading, Value, More };

    struct Row
    {
        Kind kind = Kind::Value;
        ResultFacet facet = ResultFacet::State;
        QString value{};
        std::optional<CreatedSpan> span{}; ///< a time of creation instead of a value
        QString text{};                    ///< as it is shown
        qsizetype rows = 0;
        qsizetype total = 0; ///< rows of the facet
        double share = 0;    ///< of the largest number of the facet
        bool isChosen = false;
    };

    [[nodiscard]] QList<Row> rowsOf(const ResultOverview &overview) const;
    void addValues(QList<Row> &rows, const ResultOverview &overview, ResultFacet facet) const;
    [[nodiscard]] static QString keyOf(const Row &row);
    [[nodiscard]] QString words(const Row &row) const;

    QList<Row> m_rows;
    ResultOverview m_overview;
    QSet<ResultFacet> m_expanded; ///< facets all of whose values are shown
};
