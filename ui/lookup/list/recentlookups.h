// SPDX-License-Identifier: MIT
#pragma once

#include "ui/lookup/list/lookuplistmodel.h"

#include <QWidget>

class QListView;
class RecentLookupsModel;

/// The latest lookups of the list, for a page that shows none. Hidden while there are none. The user chooses
/// one with Enter or a click.
class RecentLookups final : public QWidget
{
    Q_OBJECT
public:
    /// `lookups` must outlive the widget.
    explicit RecentLookups(LookupListModel &lookups, QWidget *parent = nullptr);

    /// Sets whether they are shown if there are any.
    void setOffered(bool isOffered);

Q_SIGNALS:
    void chosen(const LookupListEntry &entry);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fit();
    void refresh();
    void choose(const QModelIndex &index);

    LookupListModel &m_lookups;
    RecentLookupsModel *m_model;
    QListView *m_list;
    bool m_isOffered = false;
};
