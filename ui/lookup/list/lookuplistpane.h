// SPDX-License-Identifier: MIT
#pragma once

#include "ui/lookup/list/lookuplistmodel.h"

#include <QWidget>

class EmptyState;
class ListFilter;
class QAction;
class QListView;
class QMenu;
class QStackedLayout;
class Watches;

/// The list of lookups with a field that filters it. The user selects a lookup with the keys or the mouse,
/// and opens it with Enter or a click.
class LookupListPane final : public QWidget
{
    Q_OBJECT
public:
    /// All arguments but the parent must outlive the pane.
    LookupListPane(ResultSets &results, const Watches &watches, const LookupHistory &history,
                   const ConnectionStore &connections, const KnownSecrets &secrets,
                   QWidget *parent = nullptr);

    [[nodiscard]] LookupListModel &model() const { return *m_model; }
    [[nodiscard]] QListView *list() const { return m_list; }
    /// Marks the entry with that LookupListEntry::key() as the one on screen. Emits nothing.
    void setShown(const QString &key);
    /// Returns the entry after the one with that key, or else the one before it; `nullopt` if there is none.
    [[nodiscard]] std::optional<LookupListEntry> neighborOf(const QString &key) const;
    /// Sets whether there is nothing beside the list.
    void setWide(bool isWide);
    /// Selects the entry before or after the one on screen, as the user does with the keys.
    void step(int by);
    /// Makes a screen reader say the entry on screen, unless the list has the focus.
    void sayShown();

Q_SIGNALS:
    /// Emitted when the user has selected an entry that is not a heading, also when it is on screen already.
    void selected(const LookupListEntry &entry);
    /// Emitted after that when the user has clicked the entry or pressed Enter.
    void opened(const LookupListEntry &entry);
    /// Emitted when the user has pressed Esc.
    void left();
    void copyIdsRequested(const LookupListEntry &entry);
    void lookUpAgainRequested(const LookupListEntry &entry);
    void removeRequested(const LookupListEntry &entry);
    void stopWatchingRequested(ResultSet *set);
    void clearEarlierRequested();
    /// Emitted when the lookup of one connection is to be continued or repeated where it has failed, or waits
    /// for a sign-in.
    void continueRequested(ResultSet *set, const QString &connectionId);

private:
    [[nodiscard]] std::optional<LookupListEntry> entryAt(const QModelIndex &index) const;
    [[nodiscard]] std::optional<LookupListEntry> next(const QString &key, int by) const;
    [[nodiscard]] QModelIndex match() const;
    void choose(const QModelIndex &index);
    void updateShown();
    void updateEmptyState();
    void showMenu(const QPoint &position);
    void addConnections(QMenu &menu, ResultSet &set);

    LookupListModel *m_model;
    QListView *m_list;
    ListFilter *m_filter;
    EmptyState *m_empty;
    QStackedLayout *m_pages = nullptr;
    QAction *m_copy;
    QAction *m_remove;
    QString m_shown;
    bool m_isUpdating = false; ///< the current row changes, but not by the user
};
