// SPDX-License-Identifier: MIT
#pragma once

#include "history/historyentry.h"

#include <QObject>

#include <memory>
#include <vector>

class LookupHistory;
class ResultSet;
class ResultSets;

/// Removes lookups, and brings them back in the reverse order: result sets with their entries of the history,
/// and entries alone. Drops the rows of removed sets, the oldest first, when the memory for answers is full;
/// only the entries come back then.
class RemovedLookups final : public QObject
{
    Q_OBJECT
public:
    /// `results` and `history` must outlive this object.
    RemovedLookups(ResultSets &results, LookupHistory &history, QObject *parent = nullptr);
    ~RemovedLookups() override;

    /// Ends the lookups in the set, and removes it and its entries.
    void remove(ResultSet &set);
    /// Removes the entries. One undo() brings all of them back.
    void remove(const QList<HistoryEntry> &entries);
    [[nodiscard]] bool canUndo() const { return !m_removals.empty(); }
    /// Brings back what was removed last. A set becomes the current one; if there is none, returns the
    /// entries.
    QList<HistoryEntry> undo();

Q_SIGNALS:
    /// Emitted when canUndo() may have changed.
    void changed();

private:
    struct Removal
    {
        std::unique_ptr<ResultSet> set; ///< null if only entries were removed, or the rows were dropped
        QList<HistoryEntry> entries;
    };
    void push(Removal removal);
    void forget();
    void dropOldestRows();

    ResultSets &m_results;
    LookupHistory &m_history;
    std::vector<Removal> m_removals;
};

/// Returns those of the entries that were recorded for the lookups in the set: for each connection that of
/// its last lookup. For restored rows it is the newest entry with the same ids.
[[nodiscard]] QList<HistoryEntry> entriesOf(const ResultSet &set, const QList<HistoryEntry> &entries);
