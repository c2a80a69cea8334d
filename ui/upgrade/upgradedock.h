// SPDX-License-Identifier: MIT
#pragma once

#include "program/services.h"
#include "session/signin.h"
#include "ui/upgrade/upgradepanel.h"

#include <QWidget>

#include <memory>
#include <optional>

class QAction;

/// Places the upgrade panel beside the page, or instead of it if there is not enough room. The panel is for
/// the current connection. It is created when it is first shown.
class UpgradeDock final : public QWidget
{
    Q_OBJECT
public:
    /// `services` must outlive the dock.
    explicit UpgradeDock(const Services &services, QWidget *parent = nullptr);

    /// Updates the panel for the current connection or its session. `suggestion` is suggested if nobody is
    /// signed in. If it has no API key, the stored one is suggested.
    void refresh(const SignInInput &suggestion);

    /// Shows the panel for `target` instead of the current connection, until refresh() is called or the panel
    /// is hidden.
    void setTarget(const UpgradeTarget &target);

    /// Shows or hides the panel and stores that in the settings. Moves the focus into the panel when it is
    /// shown.
    void setShown(bool shown);
    /// Returns the value of setShown(), also while there is no room for the panel.
    [[nodiscard]] bool isShown() const { return m_shown; }
    /// Checks `action`, which shows the panel, if the settings say that the panel is shown. Does not move the
    /// focus.
    void restore(QAction &action);
    /// Sets whether the panel is beside the page, which decides its width.
    void setBeside(bool beside);

Q_SIGNALS:
    /// Emitted when the user has clicked the close button. The dock does not hide itself.
    void closeRequested();
    /// Emitted when the exchange is to be shown in the activity panel.
    void activityRequested(qint64 exchange);
    /// Emitted when the user wants to return to the sign-in dialog that was hidden for the panel.
    void signInRequested();
    /// Emitted when the status line is to show `text`.
    void statusChanged(const QString &text);

private:
    void makePanel();
    void update();
    void readStoredKey();

    const Services &m_services;
    UpgradePanel *m_panel = nullptr;
    UpgradeTarget m_suggestion;
    std::optional<UpgradeTarget> m_target; ///< the target of setTarget()
    std::unique_ptr<QObject> m_reading;    ///< deleted to stop waiting for the previous connection's key
    Connection m_readFor;
    bool m_shown = false;
    bool m_isRestoring = false;
};
