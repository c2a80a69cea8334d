// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QWidget>

class FittingScrollArea;
class UpgradeDock;

/// The central widget of the window, from the header to the status line.
class CentralPane final : public QWidget
{
    Q_OBJECT
public:
    /// Places `messages` above the page and `upgrade` beside it. Takes ownership of all widgets.
    CentralPane(QWidget *header, const QList<QWidget *> &messages, QWidget *page, UpgradeDock *upgrade,
                QWidget *parent = nullptr);

    /// Arranges the page and the upgrade panel. `beside` says whether both fit side by side. `hasRoom` says
    /// whether either of them fits at all.
    void arrange(bool beside, bool hasRoom);

private:
    QWidget *m_page;
    FittingScrollArea *m_pageArea;
    UpgradeDock *m_upgrade;
};
