// SPDX-License-Identifier: MIT
#pragma once

#include "ui/activity/activityproxy.h"

#include <QTreeView>

class Settings;

/// The table of exchanges, newest first unless the user sorts by another column. The arrangement of the
/// columns is saved. Size and connection are shown while there is room for them.
class ActivityTable final : public QTreeView
{
    Q_OBJECT
public:
    /// The arguments must outlive the table. `shown` is the proxy of `activity`.
    ActivityTable(ActivityModel &activity, ActivityProxy &shown, Settings &settings,
                  QWidget *parent = nullptr);

    /// Returns the selected exchanges from top to bottom, each once. A row that represents several tries
    /// contributes all of them.
    [[nodiscard]] QList<Exchange> selectedExchanges() const;
    /// Returns the exchange of the current row, `nullptr` if there is none.
    [[nodiscard]] const Exchange *currentExchange() const;
    /// Selects the exchange and scrolls to it. Returns false if it does not exist or the filter hides it.
    bool showExchange(qint64 number);

    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void currentExchangeChanged();
    void selectedExchangesChanged();
    /// Emitted when the menu of the rows is to be shown at that position.
    void menuRequested(const QPoint &globalPosition);

protected:
    void contextMenuEvent(QContextMenuEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    ActivityModel &m_activity;
    ActivityProxy &m_shown;
};
