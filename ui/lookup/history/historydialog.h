// SPDX-License-Identifier: MIT
#pragma once

#include "history/historyentry.h"
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

/// The lookups that were made, newest first: to find one, to repeat it, to copy its ids or to take it out.
/// Not modal; shown with show(). Stays when one is repeated.
class HistoryDialog final : public Dialog
{
    Q_OBJECT
public:
    /// History and clock must outlive it.
    HistoryDialog(LookupHistory &history, const Clock &clock, QWidget *parent = nullptr);

    /// The saved ones, for the colours that the user gave their environments. Without, words that are
    /// known have their usual colour.
    void setConnections(const QList<Connection> &connections);
    /// What went wrong with the history; what it tells itself from now on is shown anyway.
    void showError(const Error &error);

    void done(int result) override;

Q_SIGNALS:
    /// One that has all of its ids.
    void repeatWanted(const HistoryEntry &entry);

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
    void forgetRemoved();

    LookupHistory &m_history;
    QList<HistoryEntry> m_removed; ///< one by one, as long as that can be undone
    bool m_isCleared = false;      ///< they were taken out in one go
    HistoryModel *m_model;
    QListView *m_list;
    ListFilter *m_filter;
    EmptyState *m_empty;
    MessageBar *m_message;
    QStackedLayout *m_pages = nullptr;
    Actions m_actions;
    QTimer m_tick; ///< for the times that are relative to now
};
