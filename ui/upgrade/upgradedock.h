// SPDX-License-Identifier: MIT
#pragma once

#include "program/services.h"
#include "session/signin.h"
#include "ui/upgrade/upgradepanel.h"

#include <QWidget>

#include <memory>
#include <optional>

class QAction;

/// The upgrade panel as it stands beside the window's page, or in its place where there is no room: for
/// the connection on screen. Made when it is first shown.
class UpgradeDock final : public QWidget
{
    Q_OBJECT
public:
    explicit UpgradeDock(const Services &services, QWidget *parent = nullptr);

    /// The connection or its session is another than before. `known` is offered where nobody is signed
    /// in; where it has no key, the one that is kept is.
    void refresh(const SignInInput &known);

    /// An upgrade is wanted there rather than on the connection on screen, until refresh() or until it is
    /// hidden.
    void setTarget(const UpgradeTarget &target);

    void setShown(bool shown);
    [[nodiscard]] bool isShown() const { return m_shown; }
    /// Shown, by what shows and hides it, if it was at the end of the last window, with the focus left
    /// where it is.
    void restore(QAction &action);
    /// Whether there is room for both. Takes its own width from that.
    void setBeside(bool beside);

Q_SIGNALS:
    void closeWanted();
    void activityWanted(qint64 exchange);
    /// Emitted when the user wants to go on with the sign-in that gave way.
    void signInWanted();

private:
    void makePanel();
    void update();
    void readKeptKey();

    const Services &m_services;
    UpgradePanel *m_panel = nullptr;
    UpgradeTarget m_known;
    std::optional<UpgradeTarget> m_target; ///< of setTarget()
    std::unique_ptr<QObject> m_reading;    ///< ends with what is read for another connection
    Connection m_readFor;
    bool m_shown = false;
    bool m_isRestoring = false;
};
