// SPDX-License-Identifier: MIT
#pragma once

#include "ui/upgrade/previousrunscopy.h"

#include <QTimer>
#include <QWidget>

class Clock;
class MessageBar;
class PreviousRunsModel;
class PreviousRunsTable;
class QPushButton;
class TextLabel;
class UpgradeJournal;

/// The runs of the journal in a table: to be sorted, copied and cleared.
class PreviousRuns final : public QWidget
{
    Q_OBJECT
public:
    /// Journal and clock must outlive it.
    PreviousRuns(UpgradeJournal &journal, const Clock &clock, QWidget *parent = nullptr);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    [[nodiscard]] QPushButton *makeCopy();
    void refresh();
    void copy(RunsFormat format);
    void clear();
    void undo();
    void showMenu(const QPoint &position);

    UpgradeJournal &m_journal;
    PreviousRunsModel *m_model;
    PreviousRunsTable *m_table;
    QPushButton *m_copy;
    QPushButton *m_clear;
    TextLabel *m_empty;
    MessageBar *m_message;
    QList<UpgradeRecord> m_cleared; ///< as long as that can be undone
    QTimer m_tick;                  ///< “3 hours ago” gets older
};
