// SPDX-License-Identifier: MIT
#pragma once

#include "program/services.h"
#include "ui/widgets/dialogs/featurecontroller.h"

#include <QStringList>
#include <QTimer>

class UpgradeDock;
struct SignInInput;
struct UpgradeReport;
struct UpgradeTarget;

/// Upgrades: the panel beside the page, and what is said of them elsewhere, which is that one runs, that one
/// has ended, and that one was begun of which nobody knows the end.
class UpgradeController final : public FeatureController
{
    Q_OBJECT
public:
    UpgradeController(const Services &services, MessageBar &messages, QWidget *window);

    [[nodiscard]] QWidget *panel() const override;
    void setPanelShown(bool shown) override;
    void restore() override;
    [[nodiscard]] UpgradeDock &dock() const { return *m_dock; }
    /// Shows the panel, or hides it where it is shown.
    void togglePanel();
    void openPanel();
    /// Opens the panel for `target` rather than for the connection on screen, until that changes or the panel
    /// is closed.
    void openPanelFor(const UpgradeTarget &target);
    /// Makes a notice for the window's header, shown as long as an upgrade runs.
    [[nodiscard]] QWidget *makeRunningNotice();
    /// For the place of the window's messages, which comes to own it; shown as long as there is something to
    /// tell.
    [[nodiscard]] MessageBar *startNotice() const { return m_startNotice; }

    /// Returns whether the window may close. Asks where an upgrade runs, without waiting for the answer; if
    /// that is yes, the window is closed again.
    [[nodiscard]] bool mayClose();

Q_SIGNALS:
    /// Emitted when the user wants to go on with the sign-in that gave way to the panel.
    void signInWanted();
    /// Emitted when an exchange is to be shown in the activity.
    void activityWanted(qint64 exchange);

private:
    void refreshNotice();
    void tellOnStart(const QString &id, const QString &title, const std::function<void()> &dismiss);
    void watchOthers();
    void tellOfTheEnd(const UpgradeReport &report);

    const Services &m_services;
    UpgradeRun &m_run;
    QAction *m_show;
    UpgradeDock *m_dock;
    MessageBar *m_startNotice;
    QString m_told;          ///< the id of the run, or the files, that the notice is about
    QStringList m_dismissed; ///< damaged records that need not be told of any more
    QTimer m_others;         ///< while another program waits for one
    bool m_quitAnyway = false;
};
