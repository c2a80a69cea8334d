// SPDX-License-Identifier: MIT
#pragma once

#include "history/historyentry.h"
#include "ui/widgets/views/rowsmodel.h"

#include <QAbstractListModel>
#include <QHash>

class Clock;

/// Model of the lookups in the history.
class HistoryModel final : public RowsModel<HistoryEntry, QAbstractListModel>
{
    Q_OBJECT
public:
    /// Qt::DisplayRole is the ids, or the first of them. All texts are safe to display, as
    /// shownName() describes it.
    enum Role {
        CountsRole = Qt::UserRole,
        ConnectionRole,
        EnvironmentRole,
        EnvironmentColorRole, ///< int of EnvironmentColor
        TimeRole,             ///< “3 hours ago · 14 Mar 2026 09:12 (UTC+1)”
        ShortTimeRole,        ///< “3 hours ago”
        NoticeRole,           ///< why the lookup cannot be repeated; empty if it can
    };

    /// `clock` must outlive the model.
    explicit HistoryModel(const Clock &clock, QObject *parent = nullptr);

    void setEntries(const QList<HistoryEntry> &entries);
    /// Sets the saved connections, which determine the colours of the environments.
    void setConnections(const QList<Connection> &connections);
    /// Updates the times that are relative to now.
    void refreshTimes();

    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    void refresh(const QList<int> &roles);
    [[nodiscard]] EnvironmentColor colorOf(const HistoryEntry &entry) const;

    const Clock &m_clock;
    QHash<QString, Connection> m_connections; ///< by id
};
