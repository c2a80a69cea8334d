// SPDX-License-Identifier: MIT
#pragma once

#include "session/sessionregistry.h"

#include <QWidget>

class Badge;
class QPushButton;
class TextLabel;

/// Where one is and as whom, and the ways in and out.
class ConnectionHeader final : public QWidget
{
    Q_OBJECT
public:
    explicit ConnectionHeader(const SessionRegistry &sessions, QWidget *parent = nullptr);

    /// Shows the session as it is now.
    void refresh();
    /// Not offered while the sign-in dialog is open.
    void setSignInOffered(bool offered);
    void setUpgradeShown(bool shown);

Q_SIGNALS:
    void signInWanted();
    void signOutWanted();
    void upgradeWanted();

private:
    [[nodiscard]] QString identity() const;

    const SessionRegistry &m_sessions;
    bool m_signInOffered = true;
    TextLabel *m_name;
    Badge *m_environment;
    TextLabel *m_host;
    Badge *m_encryption;
    TextLabel *m_identity;
    TextLabel *m_partition;
    QPushButton *m_upgrade;
    QPushButton *m_signIn;
    QPushButton *m_signOut;
};
