// SPDX-License-Identifier: MIT
#pragma once

#include "ui/lookup/notificationspage.h"
#include "ui/upgrade/upgradeside.h"

#include <QWidget>

class ConnectionHeader;
class FittingScrollArea;
class MessageBar;

/// What stands in the middle of the window, from the header down to the status line.
class WindowPane final : public QWidget
{
    Q_OBJECT
public:
    /// With `messages` above the page, which come to be its own.
    WindowPane(const PageParts &page, const UpgradeParts &upgrade, const QList<MessageBar *> &messages,
               QWidget *parent = nullptr);

    [[nodiscard]] ConnectionHeader &header() const { return *m_header; }
    [[nodiscard]] NotificationsPage &page() const { return *m_page; }
    [[nodiscard]] UpgradeSide &upgradeSide() const { return *m_upgradeSide; }

    /// `beside`: there is room for the page and the upgrade. `hasRoom`: there is room for either of them.
    void arrange(bool beside, bool hasRoom);
    /// Takes its place with the next arrange().
    void setUpgradeShown(bool shown);

private:
    ConnectionHeader *m_header;
    NotificationsPage *m_page;
    FittingScrollArea *m_pageArea;
    UpgradeSide *m_upgradeSide;
};
