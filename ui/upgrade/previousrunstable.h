// SPDX-License-Identifier: MIT
#pragma once

#include "upgrade/upgraderecord.h"

#include <QTableView>

class PreviousRunsModel;
class QSortFilterProxyModel;

/// The runs, newest first until a column is chosen. As high as its rows, up to some.
class PreviousRunsTable final : public QTableView
{
    Q_OBJECT
public:
    /// The model must outlive it.
    explicit PreviousRunsTable(PreviousRunsModel &runs, QWidget *parent = nullptr);

    /// Those that are selected, or all; in the order shown.
    [[nodiscard]] QList<UpgradeRecord> chosenRuns() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void copyWanted();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] int headerWidth(int column) const;
    void fitColumns();

    PreviousRunsModel &m_runs;
    QSortFilterProxyModel *m_shown;
};
