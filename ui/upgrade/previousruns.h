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

/// A table of the upgrades in the journal with buttons to copy and to clear them.
class PreviousRuns final : public QWidget
{
    Q_OBJECT
public:
    /// `journal` and `clock` must outlive the widget.
    PreviousRuns(UpgradeJournal &journal, const Clock &clock, QWidget *parent = nullptr);

Q_SIGNALS:
    /// Emitted when the status line is to show `text`.
    void statusChanged(const QString &text);

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
    QList<UpgradeRecord> m_cleared; ///< the cleared runs while that can be undone
    QTimer m_refreshTimer;          ///< updates times such as “3 hours ago”
};
