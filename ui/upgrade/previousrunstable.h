// SPDX-License-Identifier: MIT
#pragma once

#include "upgrade/upgraderecord.h"

#include <QTableView>

class PreviousRunsModel;
class QSortFilterProxyModel;

/// A table of the upgrades in the journal, newest first until the user sorts by a column. It is as high as
/// its rows, up to a maximum. Where there is little room, there are only two columns: the run on two lines,
/// and its outcome.
class PreviousRunsTable final : public QTableView
{
    Q_OBJECT
public:
    /// `runs` must outlive the table.
    explicit PreviousRunsTable(PreviousRunsModel &runs, QWidget *parent = nullptr);

    /// Returns the selected runs in the order shown, or all runs if none is selected.
    [[nodiscard]] QList<UpgradeRecord> chosenRuns() const;

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Emitted when the user has pressed the shortcut for copying.
    void copyRequested();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] int headerWidth(int column) const;
    [[nodiscard]] int contentWidth(int column) const;
    [[nodiscard]] int otherColumns() const;
    [[nodiscard]] bool isNarrowAt(int width) const;
    void fitColumns();
    void setNarrow(bool narrow);

    PreviousRunsModel &m_runs;
    QSortFilterProxyModel *m_shown;
    bool m_isNarrow = false;
};
