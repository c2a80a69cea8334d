// SPDX-License-Identifier: MIT
#pragma once

#include "session/sessionmanager.h"

#include <QPushButton>

class QAction;
class QMenu;

/// Shows who is signed in, with a menu of the user, the partition, the upgrade and signing out. Signed out,
/// it is the button for signing in. It has no more than a part of a long name.
class UserButton final : public QPushButton
{
    Q_OBJECT
public:
    /// `sessions` must outlive the button.
    explicit UserButton(const SessionManager &sessions, QWidget *parent = nullptr);

    /// Adds the action to the end of the menu.
    void addMenuAction(QAction *action);

Q_SIGNALS:
    /// Emitted when the button for signing in was pressed.
    void signInRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    [[nodiscard]] QString identity() const;

    const SessionManager &m_sessions;
    QMenu *m_menu;
    QAction *m_identity;  ///< tells who is signed in
    QAction *m_partition; ///< tells where notifications are looked for
};
