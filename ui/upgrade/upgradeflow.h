// SPDX-License-Identifier: MIT
#pragma once

#include "upgrade/upgraderun.h"

#include <QObject>
#include <QStringList>
#include <QTimer>

#include <functional>

class DesktopNotifier;
class MessageBar;
class QWidget;

/// What a window has to say of upgrades beside the panel: that one runs, that one has ended, and that one
/// was begun of which nobody knows the end.
class UpgradeFlow final : public QObject
{
    Q_OBJECT
public:
    /// Speaks through `messages`, too. All of it outlives the flow.
    UpgradeFlow(UpgradeRun &run, DesktopNotifier &notifier, MessageBar &messages, QWidget *window);

    /// For the window's header; shown as long as an upgrade runs.
    [[nodiscard]] QWidget *makeRunningNotice();
    /// For the place of the window's messages, whose it comes to be; shown as long as there is something to
    /// tell.
    [[nodiscard]] MessageBar *startNotice() const { return m_startNotice; }

    /// Whether the window may close. Asks where an upgrade runs, without waiting for the answer; where that
    /// is yes, the window is closed again.
    [[nodiscard]] bool mayClose();

Q_SIGNALS:
    void panelWanted();

private:
    void refreshNotice();
    void tellOnStart(const QString &id, const QString &title, const std::function<void()> &dismiss);
    void watchOthers();
    void tellOfTheEnd(const UpgradeReport &report);

    UpgradeRun &m_run;
    DesktopNotifier &m_notifier;
    MessageBar &m_messages;
    QWidget *m_window;
    MessageBar *m_startNotice;
    QString m_told;          ///< the id of the run, or the files, that the notice is about
    QStringList m_dismissed; ///< damaged records that need not be told of any more
    QTimer m_others;         ///< while another program waits for one
    bool m_quitAnyway = false;
    bool m_isAskingToQuit = false;
};
