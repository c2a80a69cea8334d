// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connectionstore.h"
#include "session/sessionmanager.h"
#include "ui/widgets/views/wrappingpane.h"

#include <optional>

class Badge;
class ComboField;
class QBoxLayout;
class QPushButton;
class TextLabel;

/// Shows the current session: the connection, its environment, the user, the partition, and a warning if the
/// connection is not encrypted. The user can choose another connection, sign in, sign out and show the
/// upgrade panel. In a wide window, all this is on one line, in which a long name of the connection, the user
/// or the partition is elided, but never the host. In a narrow window it wraps.
class ConnectionHeader final : public WrappingPane
{
    Q_OBJECT
public:
    /// `sessions` and `connections` must outlive the header.
    ConnectionHeader(const SessionManager &sessions, const ConnectionStore &connections,
                     QWidget *parent = nullptr);

    /// Call this when the upgrade panel was shown or hidden. The accessible description of its button says
    /// which.
    void setUpgradePanelShown(bool shown);
    /// Adds a widget before the buttons and takes ownership of it.
    void addNotice(QWidget *notice);
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Emitted when the user has chosen another connection. The combo box shows that connection only when it
    /// has become the current one.
    void connectionChosen(const QString &id);
    /// Emitted when the user has chosen the item for a new connection.
    void newConnectionRequested();
    /// Emitted when the user has chosen the item for managing the connections.
    void manageConnectionsRequested();
    /// Emitted when the user has clicked the button for signing in.
    void signInRequested();
    /// Emitted when the user has clicked the button for signing out.
    void signOutRequested();
    /// Emitted when the user has clicked the button that shows and hides the upgrade panel.
    void upgradePanelRequested();

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange();
    [[nodiscard]] QWidgetList sessionParts() const;
    [[nodiscard]] int oneLineWidth() const;
    void refresh();
    void updateChoice();
    void choose(int index);
    [[nodiscard]] QString identity() const;

    const SessionManager &m_sessions;
    const ConnectionStore &m_connections;
    QBoxLayout *m_layout = nullptr;
    QBoxLayout *m_buttons = nullptr; ///< and notices
    QWidget *m_sessionArea;          ///< everything but the buttons
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
