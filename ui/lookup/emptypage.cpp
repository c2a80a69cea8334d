// SPDX-License-Identifier: MIT
#include "ui/lookup/emptypage.h"

#include "connections/connectionstore.h"
#include "history/historyentry.h"
#include "program/navigator.h"
#include "session/sessionmanager.h"
#include "ui/lookup/list/historytext.h"
#include "ui/lookup/list/recentlookups.h"
#include "ui/lookup/shownlookup.h"
#include "ui/text/commontext.h"
#include "ui/widgets/views/emptystate.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

EmptyPage::EmptyPage(const Services &services, LookupListModel &list, ShownLookup &lookups, QWidget *parent)
    : QWidget(parent)
    , m_services(services)
    , m_lookups(lookups)
    , m_state(new EmptyState)
    , m_recent(new RecentLookups(list))
{
    setObjectName(u"noResults"_s);
    setFocusProxy(m_state);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_state);
    m_state->addWidget(m_recent);
    connect(m_state, &EmptyState::actionTriggered, this, [this] {
        if (const auto earlier = m_lookups.earlier())
            Q_EMIT repeatRequested(*earlier);
        else
            Q_EMIT m_services.navigator.signIn();
    });
    connect(m_state, &EmptyState::otherActionTriggered, &m_services.navigator, &Navigator::startDemo);
    connect(m_recent, &RecentLookups::chosen, this, &EmptyPage::choose);
}

bool EmptyPage::isFirstRun() const
{
    return m_services.sessions.current().connection().baseUrl.isEmpty() &&
           m_services.connections.connections().isEmpty();
}

/// Does what selecting it in the list does, and moves the focus there.
void EmptyPage::choose(const LookupListEntry &entry)
{
    m_lookups.show(entry);
    if (m_lookups.earlier())
        setFocus(Qt::OtherFocusReason);
    else
        Q_EMIT lookupChosen();
}

/// Shows when and where the lookup was made, since nothing else of it is left.
void EmptyPage::showEarlier(const HistoryEntry &entry)
{
    const QList<Connection> &saved = m_services.connections.connections();
    std::optional<Connection> own;
    for (const Connection &connection : m_services.sessions.unsaved(saved) + saved) {
        if (connection.id == entry.connectionId)
            own = connection;
    }
    m_state->setContent(Icon::Search, historytext::description(entry, own, m_services.clock),
                        entry.isComplete() ? CommonTexts::tr("Look up again") : QString());
}

void EmptyPage::refresh()
{
    m_recent->setOffered(!m_lookups.earlier());
    if (const auto earlier = m_lookups.earlier())
        showEarlier(*earlier);
    else if (m_services.sessions.current().isOpen())
        m_state->setContent(
            Icon::Search,
            tr("Type or paste notification ids, for example 1042 or 1050-1060.\n\nA file with ids "
               "can be dropped here."));
    else if (isFirstRun())
        m_state->setContent(Icon::Bell,
                            tr("A connection needs the service's address, an API key and the name of a data "
                               "source. Whoever runs the service has them.\n\nNothing is sent until you sign "
                               "in or run an upgrade."),
                            CommonTexts::tr("Add a connection"), tr("Try the demo"));
    else
        m_state->setContent(Icon::Bell, tr("Nothing is sent until you sign in or run an upgrade."),
                            tr("Sign in…"));
}

#include "moc_emptypage.cpp"
