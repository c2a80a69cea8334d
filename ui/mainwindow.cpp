// SPDX-License-Identifier: MIT
#include "ui/mainwindow.h"

#include "base/displaytext.h"
#include "ui/activityside.h"
#include "ui/connectionflow.h"
#include "ui/connections/connectionheader.h"
#include "ui/helpflow.h"
#include "ui/linkflow.h"
#include "ui/lookupflow.h"
#include "ui/mainmenu.h"
#include "ui/notifications/notificationspage.h"
#include "ui/notifications/resultsview.h"
#include "ui/signinflow.h"
#include "ui/storageflow.h"
#include "ui/upgradeflow.h"
#include "ui/upgradeside.h"
#include "ui/widgets/announcer.h"
#include "ui/widgets/badge.h"
#include "ui/widgets/button.h"
#include "ui/widgets/connectiontext.h"
#include "ui/widgets/environmentband.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/taborder.h"
#include "ui/widgets/textlabel.h"
#include "ui/windowgeometry.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDropEvent>
#include <QHBoxLayout>
#include <QMimeData>
#include <QStatusBar>
#include <QTimer>

#include <utility>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

constexpr qsizetype kSubjectInTitle = 80;

QFrame *makeRule()
{
    auto *rule = new QFrame;
    rule->setFixedHeight(kHair);
    rule->setBackgroundRole(QPalette::Mid);
    rule->setAutoFillBackground(true);
    return rule;
}

} // namespace

MainWindow::MainWindow(const Collaborators &collaborators, QWidget *parent)
    : QMainWindow(parent)
    , m_with(collaborators)
{
    setObjectName(u"mainWindow"_s);
    setMinimumSize(kWindowMinWidth, kWindowMinHeight);
    makeTop();
    makeContent();
    m_signIn =
        new SignInFlow({m_with.signIn, m_with.sessions, m_with.connections, m_with.secrets, m_with.files},
                       m_with.upgrade, this);
    m_connectionFlow = new ConnectionFlow(
        {m_with.connections, m_with.secrets, m_with.recent, m_with.sessions, m_with.signIn, m_with.files},
        *m_message, this);
    m_lookupFlow = new LookupFlow(
        {m_with.history, m_with.connections, m_with.sessions, m_with.files, m_with.clock}, *m_message, this);
    m_storage = new StorageFlow({m_with.settings, m_with.history, m_with.archive, m_with.upgrade.journal()},
                                *m_message, this);
    makeLinkFlow();
    m_help = new HelpFlow(m_with.sessions, m_with.secrets, m_with.activity, this);
    setAcceptDrops(true);
    connectMenu();
    connectSurfaces();
    connectModels();
    connectArchive();
    restoreWindow(this, m_with.settings);
    refresh();
}

MainWindow::~MainWindow() = default;

void MainWindow::makeTop()
{
    m_band = new EnvironmentBand;
    m_menu = new MainMenu;
#ifdef Q_OS_MACOS
    setMenuBar(m_menu);
    setMenuWidget(m_band);
#else
    auto *top = new QWidget;
    auto *layout = new QVBoxLayout(top);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_band);
    layout->addWidget(m_menu);
    setMenuWidget(top);
#endif
}

void MainWindow::makeContent()
{
    m_header = new ConnectionHeader(m_with.sessions, m_with.connections);
    m_header->setAutoFillBackground(true);
    m_header->setBackgroundRole(QPalette::Base);
    m_message = new MessageBar;
    m_upgradeFlow = new UpgradeFlow(m_with.upgrade, m_with.notifier, *m_message, this);
    m_header->addNotice(m_upgradeFlow->makeRunningNotice());
    m_page = new NotificationsPage(
        {m_with.sessions, m_with.lookup, m_with.results, m_with.settings, m_with.files, m_with.clock});
    m_content = new QHBoxLayout;
    m_content->setSpacing(0);
    m_content->addWidget(m_page, 1);
    m_upgradeSide = new UpgradeSide({m_with.upgrade, m_with.sessions, m_with.connections, m_with.secrets});
    m_content->addWidget(m_upgradeSide);

    auto *messageRow = new QVBoxLayout;
    messageRow->setContentsMargins(kSpace16, 0, kSpace16, 0);
    messageRow->setSpacing(kSpace8);
    messageRow->addWidget(m_message);
    messageRow->addWidget(m_upgradeFlow->startNotice());
    auto *central = new QWidget;
    auto *layout = new QVBoxLayout(central);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(makeRule());
    layout->addLayout(messageRow);
    layout->addLayout(m_content, 1);
    setCentralWidget(central);
    m_activity = new ActivitySide(m_with.activity, m_with.settings, m_with.files, m_menu->activity);
    addDockWidget(Qt::BottomDockWidgetArea, m_activity);
    setStatusBar(makeStatusBar());
}

QStatusBar *MainWindow::makeStatusBar()
{
    m_status = plainLabel({}, TextRole::Caption)->dim();
    m_status->setObjectName(u"status"_s);
    m_status->setAccessibleName(tr("Status"));
    m_stop = makeButton(tr("Stop"), u"stop"_s, ButtonKind::Quiet);
    QSizePolicy policy = m_stop->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_stop->setSizePolicy(policy);

    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(kSpace16, 0, kSpace16, kSpace8);
    layout->setSpacing(kSpace12);
    layout->addWidget(m_status, 1);
    layout->addWidget(m_stop);
    layout->addWidget(m_activity->makeButton());
    auto *bar = new QStatusBar; // below the activity, too
    bar->setSizeGripEnabled(false);
    bar->setContentsMargins(0, 0, 0, 0);
    bar->addWidget(row, 1);
    return bar;
}

void MainWindow::connectMenu()
{
    connect(m_menu->signIn, &QAction::triggered, m_signIn, [this] { m_signIn->open(); });
    connect(m_menu->signOut, &QAction::triggered, this, &MainWindow::signOut);
    connect(m_menu->quit, &QAction::triggered, this, &QWidget::close);
    connect(m_menu->goToIds, &QAction::triggered, this, [this] {
        if (!m_activity->fit(*this))
            m_menu->activity->setChecked(false);
        m_page->focusIds();
    });
    connect(m_menu->lookUp, &QAction::triggered, m_page, &NotificationsPage::lookUp);
    connect(m_menu->openFile, &QAction::triggered, m_lookupFlow, &LookupFlow::openFile);
    connect(m_menu->history, &QAction::triggered, m_lookupFlow, &LookupFlow::openHistory);
    connect(m_menu->addToResults, &QAction::toggled, m_page, &NotificationsPage::setAdding);
    connect(m_menu->clearResults, &QAction::triggered, m_page, &NotificationsPage::clearResults);
    connect(m_page, &NotificationsPage::resultsViewMade, this,
            [this] { m_menu->addResults(*m_page->resultsView()); });
    connect(m_menu->stop, &QAction::triggered, m_page, &NotificationsPage::stop);
    connect(m_menu->switchConnection, &QAction::triggered, m_connectionFlow, &ConnectionFlow::openSwitcher);
    connect(m_menu->newConnection, &QAction::triggered, m_signIn, &SignInFlow::openNew);
    connect(m_menu->manageConnections, &QAction::triggered, m_connectionFlow, &ConnectionFlow::openManager);
    connect(m_menu->forgetSecrets, &QAction::triggered, this,
            [this] { m_connectionFlow->forgetSecrets(m_with.sessions.current().connection()); });
    connect(m_menu->activity, &QAction::toggled, this, [this](bool shown) {
        arrange();
        if (!shown)
            m_page->focusIds();
    });
    connect(m_menu->upgrade, &QAction::toggled, this, &MainWindow::setUpgradeShown);
    connect(m_menu->diagnostics, &QAction::triggered, m_help, &HelpFlow::openDiagnostics);
    connect(m_menu->about, &QAction::triggered, m_help, &HelpFlow::openAbout);
}

void MainWindow::connectSurfaces()
{
    connect(m_header, &ConnectionHeader::connectionChosen, m_connectionFlow, &ConnectionFlow::switchTo);
    connect(m_header, &ConnectionHeader::newConnectionWanted, m_signIn, &SignInFlow::openNew);
    connect(m_header, &ConnectionHeader::manageWanted, m_connectionFlow, &ConnectionFlow::openManager);
    connect(m_header, &ConnectionHeader::signInWanted, this, &MainWindow::signIn);
    connect(m_header, &ConnectionHeader::signOutWanted, this, &MainWindow::signOut);
    connect(m_header, &ConnectionHeader::upgradeWanted, m_menu->upgrade, &QAction::trigger);
    connect(m_page, &NotificationsPage::signInWanted, this, &MainWindow::signIn);
    connect(m_page, &NotificationsPage::activityWanted, m_activity, &ActivitySide::showExchange);
    connect(m_activity, &ActivitySide::statusChanged, this, &MainWindow::setStatus);
    connect(m_page, &NotificationsPage::demoWanted, this, &MainWindow::demoWanted);
    connect(m_page, &NotificationsPage::statusChanged, this, &MainWindow::setStatus);
    m_page->setIds(m_with.draft.load());
    connect(m_page, &NotificationsPage::idsTextChanged, this,
            [this] { m_with.draft.keep(m_page->idsText()); });
    connect(m_page, &NotificationsPage::progressChanged, m_status, &QLabel::setText);
    connect(m_page, &NotificationsPage::changed, this, &MainWindow::refresh);
    connect(m_stop, &QPushButton::clicked, m_page, &NotificationsPage::stop);
    connect(m_upgradeFlow, &UpgradeFlow::panelWanted, this, [this] { m_menu->upgrade->setChecked(true); });
    connect(m_upgradeSide, &UpgradeSide::closeWanted, this, [this] { m_menu->upgrade->setChecked(false); });
    connect(m_signIn, &SignInFlow::opened, this, &MainWindow::refresh);
    connect(m_signIn, &SignInFlow::closed, this, &MainWindow::signInClosed);
    connect(m_connectionFlow, &ConnectionFlow::signInWanted, this, &MainWindow::signIn);
    connect(m_lookupFlow, &LookupFlow::connectionWanted, m_connectionFlow, &ConnectionFlow::switchTo);
    connect(m_lookupFlow, &LookupFlow::idsChosen, this, [this](const QString &text) {
        m_page->setIds(text);
        m_page->focusIds();
    });
}

void MainWindow::makeLinkFlow()
{
    m_linkFlow = new LinkFlow({m_with.connections, m_with.sessions, m_with.lookup, m_with.upgrade},
                              {[this] { return m_page->idsText(); }, [this] { return makeWayForLink(); }},
                              *m_message, this);
    connect(m_linkFlow, &LinkFlow::connectionWanted, m_connectionFlow, &ConnectionFlow::switchTo);
    connect(m_linkFlow, &LinkFlow::idsChosen, this, [this](const QString &text) {
        m_page->setIds(text);
        m_page->focusIds();
    });
    connect(m_linkFlow, &LinkFlow::filledIn, this, &MainWindow::linkFilledIn);
    connect(m_linkFlow, &LinkFlow::statusChanged, this, &MainWindow::setStatus);
    connect(m_menu->copyLink, &QAction::triggered, this, &MainWindow::copyLink);
    connect(m_page, &NotificationsPage::resultsViewMade, this, [this] {
        connect(m_page->resultsView(), &ResultsView::linkWanted, this, &MainWindow::copyLink);
    });
}

void MainWindow::connectModels()
{
    connect(&m_with.sessions, &SessionRegistry::stateChanged, this, &MainWindow::refresh);
    connect(&m_with.sessions, &SessionRegistry::currentChanged, this, &MainWindow::refresh);
    connect(&m_with.connections, &ConnectionStore::changed, this, &MainWindow::refresh);
}

void MainWindow::connectArchive()
{
    m_menu->keepResults->setChecked(m_with.archive.isKeeping());
    connect(m_menu->keepResults, &QAction::toggled, &m_with.archive, &ResultArchive::setKeeping);
}

void MainWindow::signIn()
{
    m_signIn->open();
}

void MainWindow::setSignInDefaults(const SignInInput &input)
{
    m_signIn->setDefaults(input);
}

void MainWindow::setSignInMessage(const Message &message)
{
    m_signIn->setMessage(message);
}

void MainWindow::tellOfFiles(const QList<Error> &problems)
{
    m_storage->tell(problems);
}

void MainWindow::load()
{
    m_storage->load();
}

void MainWindow::openLink(const QString &link)
{
    m_linkFlow->open(link);
}

/// A sign-in dialog that nobody has begun with is not in the way: it comes back for the link's connection.
bool MainWindow::makeWayForLink()
{
    const bool wasOpen = m_signIn->isOpen();
    const bool isOpen = !m_signIn->giveWay();
    m_gaveWay = wasOpen && !isOpen;
    return !isOpen && !QApplication::activeModalWidget();
}

void MainWindow::linkFilledIn()
{
    if (std::exchange(m_gaveWay, false) && !m_with.sessions.current().isOpen())
        signIn();
}

void MainWindow::copyLink()
{
    const ResultsView *view = m_page->resultsView();
    m_linkFlow->copy(view ? view->chosenRows() : QList<ResultRow>());
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
    if (event->type() == QEvent::WindowUnblocked && m_linkFlow)
        QTimer::singleShot(0, m_linkFlow, &LinkFlow::goOn);
    return QMainWindow::event(event);
}

void MainWindow::signInClosed(bool isSignedIn)
{
    refresh();
    if (m_with.upgrade.isRunning()) // started from the dialog: it has to stay in sight
        m_menu->upgrade->setChecked(true);
    if (!isSignedIn)
        return;
    setStatus(m_with.sessions.current().state() == Session::State::SignedIn
                  ? tr("Signed in as %1.").arg(userText(m_with.sessions.current().user()))
                  : tr("Lookups are made with the API key alone."));
    m_page->signedIn();
    m_page->focusIds();
}

void MainWindow::signOut()
{
    m_with.sessions.current().signOut();
    setStatus(!m_with.results.rows().isEmpty() ? tr("Signed out. What was looked up stays on screen.")
                                               : tr("Signed out."));
}

void MainWindow::setUpgradeShown(bool shown)
{
    m_header->setUpgradeShown(shown);
    m_upgradeSide->setShown(shown);
    arrange();
    if (shown)
        placeInTabOrder(m_page, m_upgradeSide);
    else
        m_page->focusIds();
}

/// The upgrade stands beside the page where there is room, the activity below it; each takes its place
/// where there is not.
void MainWindow::arrange()
{
    const bool beside = width() >= kBesideWidth;
    m_upgradeSide->setBeside(beside);
    const bool hasRoom = m_activity->fit(*this);
    m_page->setVisible(hasRoom && (beside || !m_upgradeSide->isShown()));
    m_upgradeSide->setVisible(hasRoom && m_upgradeSide->isShown());
}

void MainWindow::refresh()
{
    const Session &session = m_with.sessions.current();
    const Connection &connection = session.connection();
    m_band->setTone(connection.environment.isEmpty() ? std::nullopt
                                                     : std::optional(environmentFace(connection).tone));
    m_header->setSignInOffered(!m_signIn->isOpen());
    m_menu->forgetSecrets->setEnabled(!connection.id.isEmpty() && !connection.isTemporary);
    m_page->setFirstRun(connection.baseUrl.isEmpty() && m_with.connections.connections().isEmpty());
    m_menu->signIn->setEnabled(!session.isOpen());
    m_menu->signOut->setEnabled(session.isOpen());
    m_menu->clearResults->setEnabled(!m_with.results.rows().isEmpty());
    m_menu->stop->setEnabled(m_page->isRunning());
    m_stop->setVisible(m_page->isRunning());
    m_upgradeSide->refresh(m_signIn->input());
    setWindowTitle(title());
}

QString MainWindow::title() const
{
    const std::optional<ResultRow> card = m_page->shownCard();
    const Connection &connection = m_with.sessions.current().connection();
    if (!card && connection.baseUrl.isEmpty())
        return tr("Svc Desktop");
    const QString where = card ? connectionAndEnvironment(card->from) : connectionAndEnvironment(connection);
    if (!card)
        return tr("%1 – Svc Desktop").arg(where);
    const Notification &notification = *card->lookup.notification;
    const QString id = QString::number(notification.id.value_or(0));
    const QString subject =
        boundedText(visibleLine(notification.subject.value_or(QString())), kSubjectInTitle);
    if (subject.isEmpty())
        //: %1 is a notification's id, %2 an environment and a connection.
        return tr("%1 – %2 – Svc Desktop").arg(id, where);
    //: %1 is a notification's id, %2 its subject, %3 an environment and a connection.
    return tr("%1 %2 – %3 – Svc Desktop").arg(id, subject, where);
}

void MainWindow::setStatus(const QString &text)
{
    m_status->setText(text);
    announce(m_status, text);
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
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
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    m_lookupFlow->take(*event->mimeData());
    event->acceptProposedAction();
}
