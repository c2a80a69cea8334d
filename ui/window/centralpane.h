// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QWidget>

class FittingScrollArea;
class UpgradeDock;

/// The middle of the window, from the header down to the status line.
class CentralPane final : public QWidget
{
    Q_OBJECT
public:
    /// Puts `messages` above the page, and `upgrade` beside it. Takes ownership of all of them.
    CentralPane(QWidget *header, const QList<QWidget *> &messages, QWidget *page, UpgradeDock *upgrade,
                QWidget *parent = nullptr);

    /// `beside`: there is room for the page and the upgrade. `hasRoom`: there is room for either of them.
    void arrange(bool beside, bool hasRoom);

private:
    QWidget *m_page;
    FittingScrollArea *m_pageArea;
    UpgradeDock *m_upgrade;
};
