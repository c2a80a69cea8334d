// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connectionstore.h"
#include "session/sessionmanager.h"
#include "ui/widgets/views/wrappingpane.h"

#include <optional>

class Badge;
class ComboField;
class QHBoxLayout;
class QPushButton;
class TextLabel;

/// Shows the current session: the connection, its environment and the user, with buttons to sign in and out.
/// In a wide window it has one line, in which long texts are cut. In a narrow one it wraps.
class ConnectionHeader final : public WrappingPane
{
    Q_OBJECT
public:
    /// `sessions` and `connections` must outlive the header.
    ConnectionHeader(const SessionManager &sessions, const ConnectionStore &connections,
                     QWidget *parent = nullptr);

    /// Sets whether the button for the upgrade panel tells screen readers that the panel is shown.
    void setUpgradeShown(bool shown);
    /// Adds a widget beside the buttons and takes ownership of it.
    void addNotice(QWidget *notice);

Q_SIGNALS:
    /// Emitted when the user has chosen a connection.
    void connectionChosen(const QString &id);
    /// Emitted when the user has chosen the item for a new connection.
    void newConnectionRequested();
    /// Emitted when the user has chosen the item for managing the connections.
    void manageRequested();
    /// Emitted when the user has clicked the button for signing in.
    void signInRequested();
    /// Emitted when the user has clicked the button for signing out.
    void signOutRequested();
    /// Emitted when the user has clicked the button that shows and hides the upgrade panel.
    void upgradeRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange();
    void refresh();
    void updateChoice();
    void choose(int index);
    [[nodiscard]] QString identity() const;

    const SessionManager &m_sessions;
    const ConnectionStore &m_connections;
    QHBoxLayout *m_layout = nullptr;
    QWidget *m_line; ///< what is shown of the session
    std::optional<bool> m_isOneLine;
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
