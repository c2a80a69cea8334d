// SPDX-License-Identifier: MIT
#pragma once

#include "ui/activity/activityproxy.h"

#include <QTreeView>

class Settings;

/// The exchanges that are shown, the newest first unless the user sorts by something else. What the user
/// makes of its columns is kept.
class ActivityTable final : public QTreeView
{
    Q_OBJECT
public:
    ActivityTable(ActivityModel &activity, ActivityProxy &shown, Settings &settings,
                  QWidget *parent = nullptr);

    /// From top to bottom, each once, with all the tries where the row stands for several.
    [[nodiscard]] QList<Exchange> selectedExchanges() const;
    /// The one that is looked at.
    [[nodiscard]] const Exchange *currentExchange() const;
    /// Selects it and brings it into sight; false where it is not there, or the filter hides it.
    bool showExchange(qint64 number);

    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void currentExchangeChanged();
    void selectedExchangesChanged();
    void menuWanted(const QPoint &globalPosition);

protected:
    void contextMenuEvent(QContextMenuEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void makeHeader();
    void restoreColumns();
    void fit();

    ActivityModel &m_activity;
    ActivityProxy &m_shown;
    Settings &m_settings;
    bool m_isFitting = false;
};
