// SPDX-License-Identifier: MIT
#pragma once

#include "activity/activitylog.h"
#include "ui/activity/activitycells.h"

#include <QAbstractItemModel>
#include <QTimer>

/// Model of the activity log, oldest exchange first. Each row is an exchange. A request that was retried has
/// one row for all its tries: the row shows the last try and has a child for each. The model reads the log a
/// few times per second, however many exchanges are added.
class ActivityModel final : public QAbstractItemModel
{
    Q_OBJECT
public:
    enum Role {
        SortRole = Qt::UserRole,
        NumberRole, ///< number of the exchange
    };

    /// `log` must outlive the model.
    explicit ActivityModel(const ActivityLog &log, QObject *parent = nullptr);

    /// Returns the exchange that the row shows, `nullptr` if the index is invalid.
    [[nodiscard]] const Exchange *exchange(const QModelIndex &index) const;
    /// Returns all exchanges that the row represents: the tries of a request in their order, or a single
    /// exchange.
    [[nodiscard]] QList<Exchange> exchanges(const QModelIndex &index) const;
    /// Returns the index of the exchange, which is a child if the exchange was one of several tries. The
    /// index is invalid if the log no longer contains the exchange.
    [[nodiscard]] QModelIndex indexOf(qint64 number) const;
    /// Reads the log now.
    void update();

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &index) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    /// Emitted when the model has read the log.
    void updated();

private:
    struct Group
    {
        qint64 number = 0; ///< number of the first try, which the log may no longer contain
        QList<Exchange> tries;
    };

    [[nodiscard]] static QList<Group> groupsOf(const ActivityLog &log);
    [[nodiscard]] const Group *groupAt(const QModelIndex &index) const;
    [[nodiscard]] int rowOf(qint64 group) const;
    [[nodiscard]] static int childCount(const Group &group);
    void removeOldGroups(const QList<Group> &groups);
    void insertNewGroups(const QList<Group> &groups);
    void updateTimes();
    void updateTries(const QList<Group> &groups);
    bool replaceGroup(int row, const Group &newGroup);

    const ActivityLog &m_log;
    QList<Group> m_groups; ///< sorted by number
    QTimer m_update;
};
