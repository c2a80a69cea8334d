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

/// Creates the upgrade panel and the command that shows and hides it. Also shows outside the panel that an
/// upgrade is running, that one has ended, and that the outcome of a previous one is unknown.
class UpgradeController final : public FeatureController
{
    Q_OBJECT
public:
    UpgradeController(const Services &services, QWidget *window);

    [[nodiscard]] QWidget *panel() const override;
    void setPanelShown(bool shown) override;
    void restore() override;
    [[nodiscard]] UpgradeDock &dock() const { return *m_dock; }
    /// Returns the command that shows and hides the panel.
    [[nodiscard]] QAction *showAction() const { return m_show; }
    void openPanel();
    /// Shows the panel for `target` instead of the current connection. That lasts until the current
    /// connection changes or the panel is closed.
    void openPanelFor(const UpgradeTarget &target);
    /// Creates a notice for the line at the top, which the caller owns. It is visible while an upgrade is
    /// running.
    [[nodiscard]] QWidget *makeRunningNotice();

private:
    void refreshNotice();
    void showStartNotice(const QString &id, const QString &title, const std::function<void()> &dismiss);
    void watchOtherPrograms();
    void notifyFinished(const UpgradeReport &report);

    const Services &m_services;
    UpgradeRun &m_run;
    QAction *m_show;
    UpgradeDock *m_dock;
    MessageHandle m_unresolved; ///< the message about previous upgrades
    QString m_noticeId;         ///< the id of the run or the files that it is about
    QStringList m_dismissed;    ///< the damaged records about which the notice was dismissed
    QTimer m_otherPrograms;     ///< runs while another program may be running an upgrade
};
