// SPDX-License-Identifier: MIT
#pragma once

#include "history/historyentry.h"
#include "program/message.h"
#include "ui/widgets/dialogs/dialog.h"

#include <QList>
#include <QTimer>

#include <optional>

class Clock;
class EmptyState;
class HistoryModel;
class ListFilter;
class LookupHistory;
class MessageBar;
class QAction;
class QListView;
class QStackedLayout;
struct Error;

/// Shows the lookups that were made, newest first. The user can search them, repeat them, copy their ids and
/// remove them. Not modal, shown with show(). Stays open when a lookup is repeated.
class HistoryDialog final : public Dialog
{
    Q_OBJECT
public:
    /// `history` and `clock` must outlive the dialog.
    HistoryDialog(LookupHistory &history, const Clock &clock, QWidget *parent = nullptr);

    /// Sets the saved connections, which determine the colours of the environments. Environments of other
    /// connections have their default colours.
    void setConnections(const QList<Connection> &connections);
    /// Shows an error about the history that occurred before the dialog was opened. The dialog shows later
    /// ones itself.
    void showError(const Error &error);

    void done(int result) override;

Q_SIGNALS:
    /// Emitted when the user wants to repeat a lookup. HistoryEntry::isComplete() is true for `entry`.
    void repeatRequested(const HistoryEntry &entry);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    struct Actions
    {
        Actions(QWidget *window, QWidget *list);
        QAction *repeat;
        QAction *copy;
        QAction *remove;
        QAction *clear;
        QAction *undo;
    };

    [[nodiscard]] QWidget *makeButtons();
    void connectActions();
    void refresh();
    void filterChanged();
    void updateActions();
    void showMenu(const QPoint &position);
    [[nodiscard]] std::optional<HistoryEntry> selected() const;

    void repeat();
    void copyIds();
    void remove();
    void clear();
    void undo();
    void offerUndo(const QString &title);
    void makeRemovalFinal();

    LookupHistory &m_history;
    const Clock &m_clock;
    QList<HistoryEntry> m_removed; ///< in the order of removal, while that can be undone
    bool m_isCleared = false;      ///< whether they were removed all at once
    HistoryModel *m_model;
    QListView *m_list;
    ListFilter *m_filter;
    EmptyState *m_empty;
    MessageBar *m_message;
    MessageHandle m_shownMessage;
    QStackedLayout *m_pages = nullptr;
    Actions m_actions;
    QTimer m_refreshTimer; ///< updates the times that are relative to now
};
