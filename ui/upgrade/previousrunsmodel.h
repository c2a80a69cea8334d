// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/views/rowsmodel.h"
#include "upgrade/upgraderecord.h"

#include <QAbstractTableModel>

class Clock;

/// Model of the upgrades in the journal, one row each.
class PreviousRunsModel final : public RowsModel<UpgradeRecord, QAbstractTableModel>
{
    Q_OBJECT
public:
    enum Column { When, Where, Outcome, Took, Mode, ColumnCount };
    static constexpr int SortRole = Qt::UserRole;

    /// `clock` must outlive the model.
    explicit PreviousRunsModel(const Clock &clock, QObject *parent = nullptr);

    /// Sets the runs, newest first as in the journal.
    void setRuns(const QList<UpgradeRecord> &runs);
    /// Updates the times that are relative to now.
    void refreshTimes();

    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] QString text(const UpgradeRecord &run, Column column) const;
    [[nodiscard]] static QVariant sortKey(const UpgradeRecord &run, Column column);

    const Clock &m_clock;
};
