// SPDX-License-Identifier: MIT
#pragma once

#include "activity/activitylog.h"
#include "ui/activity/activitycells.h"

#include <QAbstractItemModel>
#include <QTimer>

/// The activity log for a view, oldest first: a row for each exchange, and for those that repeat one
/// another one row, which shows the last of them and has each as a child. Looks into the log a few times
/// a second, however much comes in.
class ActivityModel final : public QAbstractItemModel
{
    Q_OBJECT
public:
    enum Role {
        SortRole = Qt::UserRole,
        NumberRole, ///< of the exchange
    };

    explicit ActivityModel(const ActivityLog &log, QObject *parent = nullptr);

    /// The exchange that a row shows; null: no such row.
    [[nodiscard]] const Exchange *exchange(const QModelIndex &index) const;
    /// All those a row stands for, the first try first.
    [[nodiscard]] QList<Exchange> exchanges(const QModelIndex &index) const;
    /// The row of that exchange alone: a child where it was tried again. Invalid where it is gone.
    [[nodiscard]] QModelIndex indexOf(qint64 number) const;
    /// Looks into the log now.
    void update();

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &index) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    void updated();

private:
    struct Group
    {
        qint64 number = 0; ///< of the first try, which may be gone
        QList<Exchange> tries;
    };

    [[nodiscard]] static QList<Group> groupsOf(const ActivityLog &log);
    [[nodiscard]] const Group *groupAt(const QModelIndex &index) const;
    [[nodiscard]] int rowOf(qint64 group) const;
    [[nodiscard]] static int childrenOf(const Group &group);
    void removeOthers(const QList<Group> &wanted);
    void insertMissing(const QList<Group> &wanted);
    void updateTries(const QList<Group> &wanted);
    bool replace(int row, const Group &wanted);

    const ActivityLog &m_log;
    QList<Group> m_groups; ///< by their numbers
    QTimer m_update;
};
