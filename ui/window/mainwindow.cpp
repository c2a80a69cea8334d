// SPDX-License-Identifier: MIT
#include "ui/window/mainwindow.h"

#include "text/displaytext.h"
#include "ui/activity/activityside.h"
#include "ui/connectionform/environmentband.h"
#include "ui/connections/connectionflow.h"
#include "ui/connections/connectionheader.h"
#include "ui/lookup/lookupflow.h"
#include "ui/lookup/results/resultstable.h"
#include "ui/lookup/results/resultsview.h"
#include "ui/signin/signinflow.h"
#include "ui/style/textsize.h"
#include "ui/text/connectiontext.h"
#include "ui/upgrade/upgradeflow.h"
#include "ui/widgets/controls/taborder.h"
#include "ui/widgets/dialogs/filedrop.h"
#include "ui/widgets/dialogs/messagebar.h"
#include "ui/window/mainmenu.h"
#include "ui/window/panes.h"
#include "ui/window/preferencesflow.h"
#include "ui/window/storageflow.h"
#include "ui/window/windowflows.h"
#include "ui/window/windowgeometry.h"
#include "ui/window/windowlinks.h"
#include "ui/window/windowpane.h"
#include "ui/window/windowstate.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDropEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QTimer>

using namespace Qt::StringLiterals;
using namespace tokens;

MainWindow::MainWindow(const Collaborators &collaborators, QWidget *parent)
    : QMainWindow(parent)
    , m_with(collaborators)
{
    setObjectName(u"mainWindow"_s);
    setMinimumSize(kWindowMinWidth, kWindowMinHeight);
    setAcceptDrops(true);
    makeTop();
    makePane();
    m_flows = new WindowFlows(m_with, m_pane->page(), *m_message, this);
    m_state = new WindowState(m_with, {*m_band, *m_menu, *m_pane, *m_status, *m_flows->signIn}, this);
    connectMenu();
    connectPane();
    connectFlows();
    endStatusWithItsSubject();
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) { noteFocus(now); });
    restoreWindow(this, m_with.settings);
    m_state->refresh();
}

MainWindow::~MainWindow()
{
    disconnect(qApp, nullptr, this, nullptr); // the focus moves once more while its children go
}

void MainWindow::makeTop()
{
    m_menu = new MainMenu;
    setMenuBar(m_menu);
    m_band = new EnvironmentBand(this); // above all that the window lays out, on every system
    setContentsMargins(0, kBandHeight, 0, 0);
}

void MainWindow::makePane()
{
    m_message = new MessageBar;
    m_upgradeFlow = new UpgradeFlow(m_with.upgrade, m_with.notifier, *m_message, this);
    m_pane =
        new WindowPane({m_with.sessions, m_with.lookup, m_with.results, m_with.writer, m_with.settings,
                        m_with.knownSecrets, m_with.files, m_with.clock},
                       {m_with.upgrade, m_with.sessions, m_with.connections, m_with.secrets, m_with.settings},
                       {m_message, m_upgradeFlow->startNotice()});
    m_pane->header().addNotice(m_upgradeFlow->makeRunningNotice());
    setCentralWidget(m_pane);
    m_activity = new ActivitySide(m_with.activity, m_with.settings, m_with.files, m_menu->activity);
    addDockWidget(Qt::BottomDockWidgetArea, m_activity);
    m_status = new StatusLine(m_activity->makeButton(), m_with.clock);
    setStatusBar(m_status); // below the activity, too
}

void MainWindow::connectMenu()
{
    m_flows->follow(*m_menu);
    connect(m_menu->signOut, &QAction::triggered, this, &MainWindow::signOut);
    connect(m_menu->quit, &QAction::triggered, this, &QWidget::close);
    connect(m_menu->goToIds, &QAction::triggered, this, &MainWindow::goToIds);
    connect(m_menu->activity, &QAction::toggled, this, &MainWindow::setActivityShown);
    auto *panes = new Panes([this] { return this->panes(); }, this);
    connect(m_menu->nextPane, &QAction::triggered, panes, &Panes::next);
    connect(m_menu->previousPane, &QAction::triggered, panes, &Panes::previous);
    connect(m_menu->upgrade, &QAction::toggled, this, &MainWindow::setUpgradeShown);
}

void MainWindow::connectPane()
{
    const ConnectionHeader *header = &m_pane->header();
    connect(header, &ConnectionHeader::connectionChosen, m_flows->connections, &ConnectionFlow::switchTo);
    connect(header, &ConnectionHeader::newConnectionWanted, m_flows->signIn, &SignInFlow::openNew);
    connect(header, &ConnectionHeader::manageWanted, m_flows->connections, &ConnectionFlow::openManager);
    connect(header, &ConnectionHeader::signInWanted, this, &MainWindow::signIn);
    connect(header, &ConnectionHeader::signOutWanted, this, &MainWindow::signOut);
    connect(header, &ConnectionHeader::upgradeWanted, m_menu->upgrade, &QAction::trigger);

    NotificationsPage *page = &m_pane->page();
    connect(page, &NotificationsPage::resultsViewMade, m_menu,
            [this] { m_menu->addResults(*m_pane->page().resultsView()); });
    connect(page, &NotificationsPage::signInWanted, this, &MainWindow::signIn);
    connect(page, &NotificationsPage::activityWanted, m_activity, &ActivitySide::showExchange);
    connect(page, &NotificationsPage::demoWanted, this, &MainWindow::demoWanted);
    connect(page, &NotificationsPage::statusChanged, m_status,
            [this](const QString &text) { m_status->tell(text, StatusLine::ResultsSubject); });
    connect(page, &NotificationsPage::progressChanged, m_status, &StatusLine::setProgress);
    page->setIds(m_with.draft.load());
    connect(page, &NotificationsPage::idsTextChanged, this,
            [this] { m_with.draft.keep(m_pane->page().idsText()); });
    connect(&m_pane->upgradeSide(), &UpgradeSide::closeWanted, this,
            [this] { m_menu->upgrade->setChecked(false); });
    connect(&m_pane->upgradeSide(), &UpgradeSide::activityWanted, m_activity, &ActivitySide::showExchange);
    connect(m_activity, &ActivitySide::statusChanged, m_status,
            [this](const QString &text) { m_status->tell(text); });
    connect(m_status, &StatusLine::stopWanted, page, &NotificationsPage::stop);
}

void MainWindow::connectFlows()
{
    connect(m_upgradeFlow, &UpgradeFlow::panelWanted, this, [this] { m_menu->upgrade->setChecked(true); });
    connect(m_flows->signIn, &SignInFlow::closed, this, &MainWindow::signInClosed);
    connect(this, &MainWindow::unblocked, m_flows->links, &WindowLinks::goOn);
    connect(m_flows->links, &WindowLinks::statusChanged, m_status,
            [this](const QString &text) { m_status->tell(text); });
}

/// Has the status line say nothing of a session or of results that are not on screen any more.
void MainWindow::endStatusWithItsSubject()
{
    connect(&m_with.sessions, &SessionRegistry::currentChanged, m_status,
            [this] { m_status->end(StatusLine::SessionSubject); });
    connect(&m_with.sessions, &SessionRegistry::stateChanged, m_status, [this](const Session &session) {
        if (&session == &m_with.sessions.current() && session.state() != m_toldState)
            m_status->end(StatusLine::SessionSubject);
    });
    connect(&m_with.results, &ResultSet::reset, m_status, [this] {
        if (m_with.results.rows().isEmpty())
            m_status->end(StatusLine::ResultsSubject);
    });
}

void MainWindow::signIn()
{
    m_flows->signIn->open();
}

void MainWindow::setSignInDefaults(const SignInInput &input)
{
    m_flows->signIn->setDefaults(input);
}

void MainWindow::setSignInMessage(const Message &message)
{
    m_flows->signIn->setMessage(message);
}

void MainWindow::tellOfFiles(const QList<Error> &problems)
{
    m_flows->storage->tell(problems);
}

void MainWindow::restorePanes()
{
    m_pane->upgradeSide().restore(*m_menu->upgrade);
    m_activity->restore();
}

void MainWindow::takeOver(const MainWindow &before)
{
    m_pane->page().takeOver(before.m_pane->page());
    m_menu->addToResults->setChecked(before.m_menu->addToResults->isChecked());
    if (const auto &defaults = before.m_flows->signIn->defaults())
        setSignInDefaults(*defaults);
    setWindowState(before.windowState() & ~Qt::WindowActive);
    setAttribute(Qt::WA_ShowWithoutActivating, !before.isActiveWindow());
    show();
    setAttribute(Qt::WA_ShowWithoutActivating, false);
    restorePanes();
    takeFocusOver(before);
    m_flows->preferences->takeOver(*before.m_flows->preferences);
}

/// To the same field, at the same place in its text.
void MainWindow::takeFocusOver(const MainWindow &before)
{
    const QWidget *focused = before.focusWidget();
    auto *same = focused ? findChild<QWidget *>(focused->objectName()) : nullptr;
    if (!same)
        return;
    same->setFocus(Qt::OtherFocusReason);
    const auto *line = qobject_cast<const QLineEdit *>(focused);
    auto *sameLine = qobject_cast<QLineEdit *>(same);
    if (line && sameLine)
        sameLine->setCursorPosition(line->cursorPosition());
    const auto *text = qobject_cast<const QPlainTextEdit *>(focused);
    auto *sameText = qobject_cast<QPlainTextEdit *>(same);
    if (text && sameText && text->toPlainText() == sameText->toPlainText()) {
        QTextCursor cursor = sameText->textCursor();
        cursor.setPosition(text->textCursor().anchor());
        cursor.setPosition(text->textCursor().position(), QTextCursor::KeepAnchor);
        sameText->setTextCursor(cursor);
    }
}

void MainWindow::load()
{
    restorePanes();
    m_flows->storage->load();
}

void MainWindow::openLink(const QString &link)
{
    m_flows->links->open(link);
}

void MainWindow::bringToFront()
{
    QWidget *modal = QApplication::activeModalWidget();
    setWindowState(windowState() & ~Qt::WindowMinimized);
    show();
    raise();
    QWidget *front = modal ? modal : this;
    front->raise();
    front->activateWindow();
    QApplication::alert(front); // for desktops that let no window come forward by itself
}

bool MainWindow::event(QEvent *event)
{
    // Not before whoever opened the dialog has been told what came of it.
    if (event->type() == QEvent::WindowUnblocked && m_flows)
        QTimer::singleShot(0, this, &MainWindow::unblocked);
    if (event->type() == QEvent::ApplicationFontChange && m_pane)
        arrange();
    return QMainWindow::event(event);
}

void MainWindow::signInClosed(bool isSignedIn)
{
    m_state->refresh();
    if (m_with.upgrade.isRunning()) // started from the dialog: it has to stay in sight
        m_menu->upgrade->setChecked(true);
    if (!isSignedIn) {
        m_pane->page().signInDeclined();
        return;
    }
    tellOfSession(m_with.sessions.current().state() == Session::State::SignedIn
                      ? tr("Signed in as %1.").arg(userText(m_with.sessions.current().user()))
                      : tr("Lookups are made with the API key alone."));
    m_pane->page().signedIn();
    m_pane->page().focusIds();
}

void MainWindow::signOut()
{
    m_with.sessions.current().signOut();
    if (m_with.results.rows().isEmpty())
        tellOfSession(tr("Signed out."));
    else
        tellOfSession(tr("Signed out. What was looked up stays on screen."), StatusLine::ResultsSubject);
}

void MainWindow::tellOfSession(const QString &text, StatusLine::Subjects more)
{
    m_toldState = m_with.sessions.current().state();
    m_status->tell(text, StatusLine::SessionSubject | more);
}

void MainWindow::goToIds()
{
    if (!m_activity->fit(*this))
        m_menu->activity->setChecked(false);
    m_pane->page().focusIds();
}

QList<Pane> MainWindow::panes() const
{
    const NotificationsPage &page = m_pane->page();
    QList<Pane> panes;
    for (QWidget *pane : page.panes()) {
        const bool isTable = pane && pane == page.resultsView();
        panes += Pane{pane, isTable ? &page.resultsView()->table() : nullptr};
    }
    panes += Pane{&m_pane->upgradeSide()};
    panes += Pane{m_activity};
    return panes;
}

/// Of the menu bar it is no news: it gives the focus back by itself.
void MainWindow::noteFocus(QWidget *focused)
{
    const bool isInPane = m_pane->isAncestorOf(focused) && !m_pane->upgradeSide().isAncestorOf(focused);
    if (isInPane || m_status->isAncestorOf(focused))
        m_focusBefore = focused;
}

void MainWindow::setActivityShown(bool shown)
{
    setPanelShown(*m_activity, shown, [this, shown] { m_activity->setShown(shown); });
}

void MainWindow::setUpgradeShown(bool shown)
{
    setPanelShown(m_pane->upgradeSide(), shown, [this, shown] { m_pane->setUpgradeShown(shown); });
    if (shown)
        placeInTabOrder(&m_pane->page(), &m_pane->upgradeSide());
}

/// Where the focus is in a panel that is hidden, it goes back to where it was before.
void MainWindow::setPanelShown(QWidget &panel, bool shown, const std::function<void()> &apply)
{
    noteFocus(focusWidget()); // no change of it is reported while another window is active
    const bool isLost = !shown && panel.isAncestorOf(focusWidget());
    const QPointer<QWidget> before = m_focusBefore;
    apply();
    arrange();
    if (!isLost)
        return;
    if (before && before->isVisible() && before->isEnabled())
        before->setFocus(Qt::OtherFocusReason);
    else
        m_pane->page().focusIds();
}

/// The upgrade stands beside the page where there is room, the activity below it; each takes its place
/// where there is not.
void MainWindow::arrange()
{
    m_pane->arrange(width() >= textsize::scaled(kBesideWidth), m_activity->fit(*this));
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    m_band->resize(width(), kBandHeight);
    arrange();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!m_upgradeFlow->mayClose()) {
        event->ignore();
        return;
    }
    saveWindow(this, m_with.settings);
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (LookupFlow::canTake(*event->mimeData()))
        acceptAsCopy(event);
}

void MainWindow::dropEvent(QDropEvent *event)
{
    if (acceptAsCopy(event))
        m_flows->lookup->take(*event->mimeData());
}

#include "moc_mainwindow.cpp"
