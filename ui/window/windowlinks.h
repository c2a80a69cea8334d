// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/linkflow.h"

class NotificationsPage;
class QWidget;
class SignInFlow;

/// Links as a window opens and copies them: what stands in their way there, and where they lead to.
class WindowLinks final : public QObject
{
    Q_OBJECT
public:
    /// All of it outlives this, which is a child of `window`.
    WindowLinks(const LinkFlowParts &parts, NotificationsPage &page, SignInFlow &signIn, MessageBar &messages,
                QWidget *window);

    void open(const QString &link);
    /// The window can be worked on again.
    void goOn();
    /// To the chosen rows or, where there are none, to the ids in the field.
    void copy();

Q_SIGNALS:
    void connectionWanted(const QString &id);
    void statusChanged(const QString &text);

private:
    [[nodiscard]] bool makeWay();
    void filledIn();

    const SessionRegistry &m_sessions;
    NotificationsPage &m_page;
    SignInFlow &m_signIn;
    LinkFlow *m_flow;
    bool m_gaveWay = false; ///< a sign-in dialog was closed for a link
};
