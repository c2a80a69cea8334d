// SPDX-License-Identifier: MIT
#include "ui/window/windowstate.h"

#include "ui/connectionform/environmentband.h"
#include "ui/connections/connectionheader.h"
#include "ui/signin/signinflow.h"
#include "ui/text/connectiontext.h"
#include "ui/widgets/views/badge.h"
#include "ui/window/mainmenu.h"
#include "ui/window/statusline.h"
#include "ui/window/windowpane.h"
#include "ui/window/windowtitle.h"

#include <QAction>

WindowState::WindowState(const Collaborators &with, const StateFaces &faces, QWidget *window)
    : QObject(window)
    , m_with(with)
    , m_on(faces)
    , m_window(window)
{
    connect(&m_with.sessions, &SessionRegistry::stateChanged, this, &WindowState::refresh);
    connect(&m_with.sessions, &SessionRegistry::currentChanged, this, &WindowState::refresh);
    connect(&m_with.connections, &ConnectionStore::changed, this, &WindowState::refresh);
    connect(&m_on.pane.page(), &NotificationsPage::changed, this, &WindowState::refreshResults);
    connect(&m_on.signIn, &SignInFlow::opened, this, &WindowState::refresh);
}

void WindowState::refresh()
{
    const Session &session = m_with.sessions.current();
    const Connection &connection = session.connection();
    MainMenu &menu = m_on.menu;
    m_on.band.setTone(connection.environment.isEmpty() ? std::nullopt
                                                       : std::optional(environmentFace(connection).tone));
    m_on.pane.header().setSignInOffered(!m_on.signIn.isOpen());
    menu.forgetSecrets->setEnabled(!connection.id.isEmpty() && !connection.isTemporary);
    m_on.pane.page().setFirstRun(connection.baseUrl.isEmpty() && m_with.connections.connections().isEmpty());
    menu.signIn->setEnabled(session.state() != Session::State::SignedIn);
    menu.signOut->setEnabled(session.isOpen());
    m_on.pane.upgradeSide().refresh(m_on.signIn.input());
    refreshResults();
}

/// Many times a second while a lookup runs: what someone is about to choose above stays as it is.
void WindowState::refreshResults()
{
    const NotificationsPage &page = m_on.pane.page();
    m_on.menu.clearResults->setEnabled(!m_with.results.rows().isEmpty());
    m_on.menu.stop->setEnabled(page.isRunning());
    m_on.status.setStopOffered(page.isRunning());
    const QString title =
        windowTitle(page.shownCard(), m_with.sessions.current().connection(), m_with.knownSecrets.redactor());
    m_window->setWindowTitle(title);
    if (m_window->accessibleName() != title) // without one, a minimised window has no name
        m_window->setAccessibleName(title);
}

#include "moc_windowstate.cpp"
