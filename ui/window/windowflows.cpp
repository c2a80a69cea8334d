// SPDX-License-Identifier: MIT
#include "ui/window/windowflows.h"

#include "ui/connections/connectionflow.h"
#include "ui/help/helpflow.h"
#include "ui/lookup/lookupflow.h"
#include "ui/lookup/notificationspage.h"
#include "ui/signin/signinflow.h"
#include "ui/window/mainmenu.h"
#include "ui/window/preferencesflow.h"
#include "ui/window/storageflow.h"
#include "ui/window/windowlinks.h"

#include <QAction>

WindowFlows::WindowFlows(const Collaborators &with, NotificationsPage &page, MessageBar &messages,
                         QWidget *window)
    : QObject(window)
    , signIn(new SignInFlow(
          {with.signIn, with.sessions, with.connections, with.secrets, with.preferences, with.files},
          with.upgrade, window))
    , connections(new ConnectionFlow({with.connections, with.secrets, with.recent, with.sessions, with.signIn,
                                      with.preferences, with.files},
                                     messages, window))
    , lookup(new LookupFlow({with.history, with.connections, with.sessions, with.files, with.clock}, messages,
                            window))
    , links(new WindowLinks({with.connections, with.sessions, with.lookup, with.upgrade}, page, *signIn,
                            messages, window))
    , help(new HelpFlow(with.sessions, with.secrets, with.activity, window))
    , storage(new StorageFlow({with.settings, with.history, with.archive, with.upgrade.journal()}, messages,
                              window))
    , preferences(new PreferencesFlow(with, page, messages, window))
    , m_sessions(with.sessions)
    , m_archive(with.archive)
    , m_page(page)
{
    connect(connections, &ConnectionFlow::signInWanted, signIn, [this] { signIn->open(); });
    connect(lookup, &LookupFlow::connectionWanted, connections, &ConnectionFlow::switchTo);
    connect(lookup, &LookupFlow::idsChosen, this, [this](const QString &text) {
        m_page.setIds(text);
        m_page.focusIds();
    });
    connect(&page, &NotificationsPage::connectionWanted, connections, &ConnectionFlow::switchTo);
    connect(links, &WindowLinks::connectionWanted, connections, &ConnectionFlow::switchTo);
}

void WindowFlows::follow(MainMenu &menu)
{
    const auto on = [](QAction *action, auto *receiver, auto method) {
        connect(action, &QAction::triggered, receiver, method);
    };
    on(menu.signIn, signIn, [this] { signIn->open(); });
    on(menu.openFile, lookup, &LookupFlow::openFile);
    on(menu.preferences, preferences, &PreferencesFlow::open);
    on(menu.copyLink, links, &WindowLinks::copy);
    on(menu.lookUp, &m_page, &NotificationsPage::lookUp);
    on(menu.stop, &m_page, &NotificationsPage::stop);
    on(menu.history, lookup, &LookupFlow::openHistory);
    on(menu.clearResults, &m_page, &NotificationsPage::clearResults);
    connect(menu.addToResults, &QAction::toggled, &m_page, &NotificationsPage::setAdding);
    menu.keepResults->setChecked(m_archive.isKeeping());
    connect(menu.keepResults, &QAction::toggled, &m_archive, &ResultArchive::setKeeping);
    connect(&m_archive, &ResultArchive::keepingChanged, menu.keepResults, &QAction::setChecked);
    on(menu.switchConnection, connections, &ConnectionFlow::openSwitcher);
    on(menu.newConnection, signIn, &SignInFlow::openNew);
    on(menu.manageConnections, connections, &ConnectionFlow::openManager);
    on(menu.forgetSecrets, connections,
       [this] { connections->forgetSecrets(m_sessions.current().connection()); });
    on(menu.diagnostics, help, &HelpFlow::openDiagnostics);
    on(menu.shortcuts, help, [this, &menu] { help->openShortcuts(menu); });
    on(menu.about, help, &HelpFlow::openAbout);
}

#include "moc_windowflows.cpp"
