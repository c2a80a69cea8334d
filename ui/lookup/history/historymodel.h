// SPDX-License-Identifier: MIT
#pragma once

#include "history/historyentry.h"
#include "ui/widgets/views/rowsmodel.h"

#include <QAbstractListModel>
#include <QHash>

class Clock;
struct ListRow;

/// Model of the lookups in the history. Qt::DisplayRole is the ids, shortened if there are many;
/// ListRowDelegate::RowRole and Qt::AccessibleTextRole are the whole row, and Qt::ToolTipRole the time in
/// UTC. All texts are safe to display; see shownName() in ui/text/connectiontext.h.
class HistoryModel final : public RowsModel<HistoryEntry, QAbstractListModel>
{
    Q_OBJECT
public:
    /// `clock` must outlive the model.
    explicit HistoryModel(const Clock &clock, QObject *parent = nullptr);

    void setEntries(const QList<HistoryEntry> &entries);
    /// Sets the saved connections, which determine the colours of the environments.
    void setConnections(const QList<Connection> &connections);
    /// Emits dataChanged() for the relative times. Call this regularly.
    void refreshTimes();

    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    void refresh(const QList<int> &roles);
    [[nodiscard]] EnvironmentColor colorOf(const HistoryEntry &entry) const;
    [[nodiscard]] ListRow listRow(const HistoryEntry &entry) const;

    const Clock &m_clock;
    QHash<QString, Connection> m_connections; ///< by id
};
