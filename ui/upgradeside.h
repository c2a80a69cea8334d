// SPDX-License-Identifier: MIT
#pragma once

#include "ui/upgrade/upgradepanel.h"

#include <QWidget>

/// The upgrade panel as it stands beside the window's page, or in its place where there is no room.
/// The panel is made when it is first shown.
class UpgradeSide final : public QWidget
{
    Q_OBJECT
public:
    explicit UpgradeSide(UpgradeRun &run, QWidget *parent = nullptr);

    void setTarget(const std::optional<UpgradeTarget> &target);
    /// Offered where there is no target.
    void suggest(const UpgradeTarget &suggestion);

    void setShown(bool shown);
    [[nodiscard]] bool isShown() const { return m_shown; }
    /// Whether there is room for both. Takes its own width from that.
    void setBeside(bool beside);

Q_SIGNALS:
    void closeWanted();

private:
    void makePanel();

    UpgradeRun &m_run;
    UpgradePanel *m_panel = nullptr;
    std::optional<UpgradeTarget> m_target;
    std::optional<UpgradeTarget> m_suggestion;
    bool m_shown = false;
};
