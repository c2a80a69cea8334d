// SPDX-License-Identifier: MIT
#pragma once

#include "program/services.h"
#include "session/signin.h"
#include "ui/upgrade/upgradepanel.h"

#include <QWidget>

#include <memory>
#include <optional>

class QAction;

/// Contains the upgrade panel, creates it when it is first shown, and gives it the current connection.
/// The window places the dock beside the results or instead of them. It is not a QDockWidget.
class UpgradeDock final : public QWidget
{
    Q_OBJECT
public:
    /// `services` must outlive the dock.
    explicit UpgradeDock(const Services &services, QWidget *parent = nullptr);

    /// Call this when the current connection or its session has changed. Without a session, the panel's
    /// fields are filled in from `suggestion`. If that has no API key, the stored one is read.
    void refresh(const SignInInput &suggestion);

    /// Sets a target that the panel uses instead of the current connection until forgetTarget() is called,
    /// the panel is hidden, or its saved connection has been deleted or moved when refresh() is called. Does
    /// not show the panel. If it is shown, moves the focus into it.
    void setTarget(const UpgradeTarget &target);
    /// Call refresh() afterwards.
    void forgetTarget();

    /// Shows or hides the panel. Moves the focus into the panel when it is shown.
    void setShown(bool shown);
    /// Returns the value of setShown(). Unlike isVisible(), also `true` while there is no room for the panel.
    [[nodiscard]] bool isShown() const { return m_shown; }
    /// Checks `action`, which shows the panel, without moving the focus.
    void restore(QAction &action);
    /// Sets whether the panel is beside the results, which decides its width. Has no effect before the panel
    /// is first shown.
    void setBeside(bool beside);

Q_SIGNALS:
    /// Emitted when the user has clicked the close button. The dock does not hide itself.
    void closeRequested();

private:
    void makePanel();
    void updatePanel();
    void readStoredKey();

    const Services &m_services;
    UpgradePanel *m_panel = nullptr;
    UpgradeTarget m_suggestion;
    std::optional<UpgradeTarget> m_target;   ///< used instead of the current connection, if set
    std::optional<Connection> m_savedTarget; ///< its connection as it was saved when it was set
    std::unique_ptr<QObject> m_reading;      ///< deleted to stop waiting for the previous connection's key
    Connection m_readFor;
    bool m_shown = false;
    bool m_isRestoring = false;
};
