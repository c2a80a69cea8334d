// SPDX-License-Identifier: MIT
#pragma once

#include "history/historyentry.h"
#include "ui/widgets/views/rowsmodel.h"

#include <QAbstractListModel>
#include <QHash>

class Clock;

/// Lookups that were made.
class HistoryModel final : public RowsModel<HistoryEntry, QAbstractListModel>
{
    Q_OBJECT
public:
    /// Qt::DisplayRole is the ids, or the first of them; texts are safe to look at.
    enum Role {
        CountsRole = Qt::UserRole,
        ConnectionRole,
        EnvironmentRole,
        EnvironmentColorRole, ///< int of EnvironmentColor
        TimeRole,             ///< “3 hours ago · 14 Mar 2026 09:12 (UTC+1)”
        ShortTimeRole,        ///< “3 hours ago”
        NoticeRole,           ///< what is worth knowing before it is repeated; empty
    };

    /// The clock must outlive it.
    explicit HistoryModel(const Clock &clock, QObject *parent = nullptr);

    void setEntries(const QList<HistoryEntry> &entries);
    /// The colours of environments that are not the usual ones.
    void setConnections(const QList<Connection> &connections);
    /// Time goes on.
    void refreshTimes();

    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    void refresh(const QList<int> &roles);
    [[nodiscard]] EnvironmentColor colorOf(const HistoryEntry &entry) const;

    const Clock &m_clock;
    QHash<QString, Connection> m_connections; ///< by their id
};
