// SPDX-License-Identifier: MIT
#include "ui/window/windowlinks.h"

#include "ui/lookup/notificationspage.h"
#include "ui/lookup/results/resultsview.h"
#include "ui/signin/signinflow.h"

#include <QApplication>

#include <utility>

WindowLinks::WindowLinks(const LinkFlowParts &parts, NotificationsPage &page, SignInFlow &signIn,
                         MessageBar &messages, QWidget *window)
    : QObject(window)
    , m_sessions(parts.sessions)
    , m_page(page)
    , m_signIn(signIn)
    , m_flow(new LinkFlow(parts, {[this] { return m_page.idsText(); }, [this] { return makeWay(); }},
                          messages, this))
{
    connect(m_flow, &LinkFlow::connectionWanted, this, &WindowLinks::connectionWanted);
    connect(m_flow, &LinkFlow::idsChosen, this, [this](const QString &text) {
        m_page.setIds(text);
        m_page.focusIds();
    });
    connect(m_flow, &LinkFlow::filledIn, this, &WindowLinks::filledIn);
    connect(m_flow, &LinkFlow::statusChanged, this, &WindowLinks::statusChanged);
    connect(&m_page, &NotificationsPage::resultsViewMade, this,
            [this] { connect(m_page.resultsView(), &ResultsView::linkWanted, this, &WindowLinks::copy); });
}

void WindowLinks::open(const QString &link)
{
    m_flow->open(link);
}

void WindowLinks::goOn()
{
    m_flow->goOn();
}

void WindowLinks::copy()
{
    const ResultsView *view = m_page.resultsView();
    m_flow->copy(view ? view->chosenRows() : QList<ResultRow>());
}

/// A sign-in dialog that nobody has begun with is not in the way: it comes back for the link's connection.
bool WindowLinks::makeWay()
{
    const bool wasOpen = m_signIn.isOpen();
    const bool isOpen = !m_signIn.giveWay();
    m_gaveWay = wasOpen && !isOpen;
    return !isOpen && !QApplication::activeModalWidget();
}

void WindowLinks::filledIn()
{
    if (std::exchange(m_gaveWay, false) && !m_sessions.current().isOpen())
        m_signIn.open();
}

#include "moc_windowlinks.cpp"
