// SPDX-License-Identifier: MIT
#pragma once

#include "program/services.h"

#include <QWidget>

class EmptyState;
class LookupListModel;
class RecentLookups;
class ShownLookup;
struct HistoryEntry;
struct LookupListEntry;

/// What the page shows while there are no results: how to begin, with the latest lookups, or what is left of
/// an earlier lookup.
class EmptyPage final : public QWidget
{
    Q_OBJECT
public:
    /// All arguments but the parent must outlive this widget.
    EmptyPage(const Services &services, LookupListModel &list, ShownLookup &lookups,
              QWidget *parent = nullptr);

    /// Returns whether the user has to add a connection first.
    [[nodiscard]] bool isFirstRun() const;
    /// Call this when another lookup is shown, and when connections or sessions have changed.
    void refresh();

Q_SIGNALS:
    /// Emitted when the earlier lookup is to be repeated.
    void repeatRequested(const HistoryEntry &entry);
    /// Emitted when the user has chosen one of the latest lookups, which is shown now.
    void lookupChosen();

private:
    void showEarlier(const HistoryEntry &entry);
    void choose(const LookupListEntry &entry);

    const Services &m_services;
    ShownLookup &m_lookups;
    EmptyState *m_state;
    RecentLookups *m_recent;
};
