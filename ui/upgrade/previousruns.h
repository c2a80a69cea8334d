// SPDX-License-Identifier: MIT
#pragma once

#include "program/message.h"
#include "upgrade/upgraderecord.h"

#include <QTimer>
#include <QWidget>

class Clock;
class MessageBar;
class Notices;
class PreviousRunsModel;
class PreviousRunsTable;
class QPushButton;
class TextLabel;
class UpgradeJournal;

/// A table of the upgrades in the journal with buttons to copy and to clear them.
class PreviousRuns final : public QWidget
{
    Q_OBJECT
public:
    /// All arguments but the parent must outlive the widget.
    PreviousRuns(UpgradeJournal &journal, const Clock &clock, Notices &notices, QWidget *parent = nullptr);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void refresh();
    void copy();
    void clear();
    void undo();

    UpgradeJournal &m_journal;
    Notices &m_notices;
    PreviousRunsModel *m_model;
    PreviousRunsTable *m_table;
    QPushButton *m_copy;
    QPushButton *m_clear;
    TextLabel *m_empty;
    MessageBar *m_message;
    MessageHandle m_shownMessage;
    QList<UpgradeRecord> m_cleared; ///< the cleared runs while that can be undone
    QTimer m_refreshTimer;          ///< updates times such as “3 hours ago”
};
