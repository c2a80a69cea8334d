// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QWidget>

class FittingScrollArea;
class MessageBar;
class UpgradeDock;

/// The central widget of the window: the header, the messages below it, and below them the page with the
/// upgrade panel beside it.
class CentralPane final : public QWidget
{
    Q_OBJECT
public:
    /// Places `messages` above the page and `upgrade` beside it. Takes ownership of all widgets.
    CentralPane(QWidget *header, const QList<MessageBar *> &messages, QWidget *page, UpgradeDock *upgrade,
                QWidget *parent = nullptr);

    /// Shows and hides the page and the upgrade panel. `beside` says whether the window is wide enough for
    /// both. `hasRoom` is false if the window is so low that the activity panel replaces them. The page keeps
    /// `minHeight`, in device-independent pixels, when the panel below it is made larger.
    void arrange(bool beside, bool hasRoom, int minHeight);

private:
    QWidget *m_page;
    FittingScrollArea *m_pageArea;
    UpgradeDock *m_upgrade;
};
