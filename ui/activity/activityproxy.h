// SPDX-License-Identifier: MIT
#pragma once

#include "ui/activity/activitymodel.h"

#include <QSortFilterProxyModel>

/// Filters and sorts the exchanges. Each word of the filter must occur in the row's cells, its address or its
/// error, regardless of case and accents. The tries of a request stay together.
class ActivityProxy final : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    /// `activity` must outlive the proxy.
    explicit ActivityProxy(ActivityModel &activity, QObject *parent = nullptr);

    void setFilter(const QString &words);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    ActivityModel &m_activity;
    QStringList m_words;
};
