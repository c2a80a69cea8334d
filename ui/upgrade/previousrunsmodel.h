// SPDX-License-Identifier: MIT
#pragma once

#include "upgrade/upgraderecord.h"

#include <QAbstractTableModel>
#include <QList>

class Clock;

/// The runs of the journal. Told of other ones, it says what is different, so that a view keeps its place.
class PreviousRunsModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { When, Where, Outcome, Took, Mode, ColumnCount };
    enum Role {
        SortRole = Qt::UserRole,
        FaceRole, ///< Badge::Face, of Outcome
    };

    /// The clock must outlive it.
    explicit PreviousRunsModel(const Clock &clock, QObject *parent = nullptr);

    /// Newest first, as the journal has them.
    void setRuns(const QList<UpgradeRecord> &runs);
    [[nodiscard]] const QList<UpgradeRecord> &runs() const { return m_runs; }
    /// Time goes on.
    void refreshTimes();

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] QString text(const UpgradeRecord &run, Column column) const;
    [[nodiscard]] static QVariant sortKey(const UpgradeRecord &run, Column column);

    const Clock &m_clock;
    QList<UpgradeRecord> m_runs;
};
