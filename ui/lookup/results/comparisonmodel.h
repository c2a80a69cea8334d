// SPDX-License-Identifier: MIT
#pragma once

#include "results/comparison.h"

#include <QAbstractTableModel>

/// Compares two results field by field, for a view with a CellDelegate.
class ComparisonModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum class Column { Field, First, Second, Compared, Count };

    using QAbstractTableModel::QAbstractTableModel;

    void setRows(const ResultRow &first, const ResultRow &second);
    void setOnlyDifferences(bool only);
    /// Returns the number of fields that differ, regardless of what is shown.
    [[nodiscard]] qsizetype differenceCount() const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] QString text(const FieldDifference &field, Column column) const;
    [[nodiscard]] QString spoken(const FieldDifference &field, Column column) const;
    [[nodiscard]] static QString toolTip(const FieldDifference &field, Column column);
    void updateShown();

    QList<FieldDifference> m_all;
    QList<FieldDifference> m_shown;
    QString m_first;
    QString m_second;
    bool m_only = false;
};
