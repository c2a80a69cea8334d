// SPDX-License-Identifier: MIT
#pragma once

#include "upgrade/upgraderecord.h"

#include <QTableView>

class PreviousRunsModel;
class QSortFilterProxyModel;

/// A table of the upgrades in the journal, newest first until the user sorts by a column. It is as high as
/// its rows, up to a maximum.
class PreviousRunsTable final : public QTableView
{
    Q_OBJECT
public:
    /// `runs` must outlive the table.
    explicit PreviousRunsTable(PreviousRunsModel &runs, QWidget *parent = nullptr);

    /// Returns the selected runs in the order shown, or all runs if none is selected.
    [[nodiscard]] QList<UpgradeRecord> chosenRuns() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Emitted when the user has pressed the shortcut for copying.
    void copyRequested();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    PreviousRunsModel &m_runs;
    QSortFilterProxyModel *m_shown;
};
