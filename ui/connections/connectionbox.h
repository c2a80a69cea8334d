// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connectionstore.h"
#include "session/sessionmanager.h"
#include "ui/widgets/controls/combofield.h"

/// Shows the current connection, with the badge of its environment and, if it is not encrypted, an open lock.
/// The user can choose another connection. A long name is cut, a badge and the lock are not.
class ConnectionBox final : public ComboField
{
    Q_OBJECT
public:
    /// `sessions` and `connections` must outlive the box.
    ConnectionBox(const SessionManager &sessions, const ConnectionStore &connections,
                  QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Emitted when the user has chosen another connection. The box shows that connection only when it has
    /// become the current one.
    void connectionChosen(const QString &id);
    /// Emitted when the user has chosen the item for a new connection.
    void newConnectionRequested();
    /// Emitted when the user has chosen the item for managing the connections.
    void manageConnectionsRequested();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void choose(int index);
    [[nodiscard]] int widthAround(int nameWidth) const;

    const SessionManager &m_sessions;
    const ConnectionStore &m_connections;
    Connection m_shown;
    QString m_tip; ///< not a tool tip of Qt, whose markup screen readers would say
};
