// SPDX-License-Identifier: MIT
#pragma once

#include "ui/activity/activitymodel.h"

#include <QSortFilterProxyModel>

/// The exchanges that fit a filter, in the order of a column. All words of the filter have to be in what
/// the row shows, in its address, or in why it failed; case and accents do not count. Tries stay together.
class ActivityProxy final : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    explicit ActivityProxy(ActivityModel &activity, QObject *parent = nullptr);

    void setFilter(const QString &words);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    ActivityModel &m_activity;
    QStringList m_words;
};
