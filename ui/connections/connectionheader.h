// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connectionstore.h"
#include "session/sessionmanager.h"
#include "ui/widgets/views/wrappingpane.h"

class Badge;
class ComboField;
class QHBoxLayout;
class QPushButton;
class TextLabel;

/// Where one is and as whom, and the ways in and out. Follows the session on screen.
class ConnectionHeader final : public WrappingPane
{
    Q_OBJECT
public:
    ConnectionHeader(const SessionManager &sessions, const ConnectionStore &connections,
                     QWidget *parent = nullptr);

    /// Not offered while the sign-in dialog is open.
    void setSignInOffered(bool offered);
    void setUpgradeShown(bool shown);
    /// Beside the buttons; comes to be the header's.
    void addNotice(QWidget *notice);

Q_SIGNALS:
    void connectionChosen(const QString &id);
    void newConnectionWanted();
    void manageWanted();
    void signInWanted();
    void signOutWanted();
    void upgradeWanted();

private:
    void refresh();
    void updateChoice();
    void choose(int index);
    [[nodiscard]] QString identity() const;

    const SessionManager &m_sessions;
    const ConnectionStore &m_connections;
    bool m_signInOffered = true;
    QHBoxLayout *m_layout = nullptr;
    ComboField *m_choice;
    Badge *m_environment;
    TextLabel *m_host;
    Badge *m_encryption;
    TextLabel *m_identity;
    TextLabel *m_partition;
    QPushButton *m_upgrade;
    QPushButton *m_signIn;
    QPushButton *m_signOut;
};
