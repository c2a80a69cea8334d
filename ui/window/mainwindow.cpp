// SPDX-License-Identifier: MIT
#include "ui/window/mainwindow.h"

#include "base/logging.h"
#include "connections/connectionstore.h"
#include "history/lookuphistory.h"
#include "program/navigator.h"
#include "redaction/knownsecrets.h"
#include "results/resultcache.h"
#include "results/resultsets.h"
#include "session/sessionmanager.h"
#include "storage/settings.h"
#include "text/composedtext.h"
#include "ui/activity/activitycontroller.h"
#include "ui/activity/activitydock.h"
#include "ui/connectionform/environmentband.h"
#include "ui/connections/connectionbox.h"
#include "ui/connections/connectioncontroller.h"
#include "ui/help/helpcontroller.h"
#include "ui/lookup/ids/identry.h"
#include "ui/lookup/linkcontroller.h"
#include "ui/lookup/list/lookuplistpane.h"
#include "ui/lookup/lookupcontroller.h"
#include "ui/lookup/lookuppage.h"
#include "ui/lookup/results/resultactions.h"
#include "ui/lookup/results/resultsview.h"
#include "ui/lookup/shownlookup.h"
#include "ui/lookup/topline.h"
#include "ui/preferences/preferencescontroller.h"
#include "ui/signin/signincontroller.h"
#include "ui/signin/userbutton.h"
#include "ui/style/textscale.h"
#include "ui/text/connectiontext.h"
#include "ui/upgrade/upgradecontroller.h"
#include "ui/upgrade/upgradedock.h"
#include "ui/widgets/controls/taborder.h"
#include "ui/widgets/dialogs/filedrop.h"
#include "ui/widgets/dialogs/messagebar.h"
#include "ui/widgets/views/firstpaint.h"
#include "ui/widgets/views/textlabel.h"
#include "ui/window/dropoverlay.h"
#include "ui/window/lookupnotifier.h"
#include "ui/window/mainmenu.h"
#include "ui/window/panecycle.h"
#include "ui/window/windowplacement.h"
#include "ui/window/windowtitle.h"
#include "upgrade/upgradejournal.h"
#include "upgrade/upgraderun.h"
#include "watch/watches.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QDropEvent>
#include <QMimeData>
#include <QTimer>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace tokens;

MainWindow::MainWindow(const Services &services, FileChooser &files, QWidget *parent)
    : QMainWindow(parent)
    , m_services(services)
    , m_files(files)
    , m_lookupNotifier(new LookupNotifier(services.results, services.notifier, this))
{
    setObjectName(u"mainWindow"_s);
    setMinimumSize(kWindowMinWidth, kWindowMinHeight);
    setAcceptDrops(true);
    makeTop();
    makeFeatures();
    makeMiddle();
    fillMenus();
    connectTopLine();
    connectFeatures();
    connectSession();
    connectFiles();
    connectStatus();
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) { rememberFocus(now); });
    // A session of the desktop that ends waits for no answer.
    connect(qApp, &QGuiApplication::commitDataRequest, this, [this] { m_mayEnd = true; });
    restoreWindow(this, m_services.settings);
    afterFirstPaint(this, [this] { fitFrame(this); });
    sessionChanged();
    page().ids().focus();
}

MainWindow::~MainWindow()
{
    // Both emit signals once more while the children are deleted.
    disconnect(qApp, nullptr, this, nullptr);
    disconnect(m_messages, nullptr, this, nullptr);
}

void MainWindow::makeTop()
{
    m_menu = new MainMenu;
    setMenuBar(m_menu);
    m_band = new EnvironmentBand(m_services.sessions, this); // above everything in the window's layout
    setContentsMargins(0, kBandHeight, 0, 0);
    m_messages = new MessageBar(m_services.notices.messages(), m_services.clock);
    auto *panes = new PaneCycle([this] { return this->panes(); }, this);
    connect(m_menu->quit, &QAction::triggered, this, &QWidget::close);
    connect(m_menu->nextPane, &QAction::triggered, panes, &PaneCycle::next);
    connect(m_menu->previousPane, &QAction::triggered, panes, &PaneCycle::previous);
}

/// Creates the features. A new feature needs a line here.
void MainWindow::makeFeatures()
{
    const Services &services = m_services;
    addFeature(m_signIn = new SignInController(services, m_files, this));
    addFeature(m_connections = new ConnectionController(services, m_files, this));
    addFeature(m_lookup = new LookupController(services, m_files, this));
    addFeature(m_links = new LinkController(
                   services, page(), [this] { return closeIdleDialogs(); }, this));
    addFeature(m_upgrade = new UpgradeController(services, this));
    addFeature(m_activity = new ActivityController(services, m_files, this));
    addFeature(new PreferencesController(services, this));
    addFeature(new HelpController(services, *m_menu, this));
}

void MainWindow::addFeature(FeatureController *feature)
{
    m_features += feature;
    connect(feature, &FeatureController::actionsAdded, this, &MainWindow::fillMenus);
    connect(feature, &FeatureController::panelToggled, this,
            [this, feature](bool shown) { setPanelShown(*feature, shown); });
}

void MainWindow::makeMiddle()
{
    m_connection = new ConnectionBox(m_services.sessions, m_services.connections);
    m_user = new UserButton(m_services.sessions);
    page().topLine().setEnds(m_connection, {m_upgrade->makeRunningNotice(), m_user});
    // On Linux a screen reader takes the name of a combo box from its label only.
    auto *label = new TextLabel(m_connection->accessibleName(), TextRole::Caption, &page().topLine());
    label->setBuddy(m_connection);
    label->hide();
    page().addPanel(&m_upgrade->dock());
    auto *middle = new QWidget;
    auto *layout = new QVBoxLayout(middle);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(&page(), 1);
    layout->addWidget(m_messages);
    setCentralWidget(middle);
    new DropOverlay(&LookupController::canLoad, this);
    for (const FeatureController *feature : std::as_const(m_features)) {
        if (auto *dock = qobject_cast<QDockWidget *>(feature->panel()))
            addDockWidget(Qt::BottomDockWidgetArea, dock);
    }
    m_status = new StatusLine(m_activity->makeButton(), m_services.clock);
    m_status->addSwitch(m_lookup->listAction(), LookupListPane::tr("Lookups"), tr("Lookups shown"),
                        Qt::LeftEdge);
    connect(&page(), &LookupPage::resultsViewCreated, this, [this] {
        m_status->addSwitch(*page().resultsView()->actions().showCard, tr("Card"), tr("Card shown"),
                            Qt::RightEdge);
    });
    setStatusBar(m_status); // also below the docks
}

void MainWindow::fillMenus()
{
    QList<MenuCommand> commands;
    for (const FeatureController *feature : std::as_const(m_features))
        commands += feature->actions();
    m_menu->setCommands(commands);
}

void MainWindow::connectTopLine()
{
    connect(m_connection, &ConnectionBox::connectionChosen, m_connections, &ConnectionController::switchTo);
    connect(m_connection, &ConnectionBox::manageConnectionsRequested, m_connections,
            &ConnectionController::openManager);
    connect(m_connection, &ConnectionBox::newConnectionRequested, m_signIn, &SignInController::openNew);
    connect(m_user, &UserButton::signInRequested, m_signIn, qOverload<>(&SignInController::open));
    m_user->addMenuAction(m_upgrade->showAction());
    m_user->addMenuAction(m_signIn->signOutAction());
}

/// Connects the features with each other.
void MainWindow::connectFeatures()
{
    const Navigator &navigator = m_services.navigator;
    connect(&navigator, &Navigator::signIn, m_signIn, qOverload<>(&SignInController::open));
    connect(&navigator, &Navigator::switchTo, m_connections, &ConnectionController::switchTo);
    connect(&navigator, &Navigator::showExchange, m_activity, &ActivityController::showExchange);
    connect(&navigator, &Navigator::showUpgrade, m_upgrade,
            [this](const Connection &connection, const Secret &apiKey) {
                m_upgrade->openPanelFor({connection, apiKey});
            });
    connect(&navigator, &Navigator::focusIds, this, &MainWindow::focusIdsField);
    connect(&navigator, &Navigator::restart, this, &MainWindow::restart);
    connect(m_signIn, &SignInController::closed, this, &MainWindow::signInClosed);
    connect(m_signIn, &SignInController::signedOut, this, &MainWindow::signedOut);
    connect(m_links, &LinkController::filledIn, m_signIn, &SignInController::openAgain);
    connect(this, &MainWindow::dialogClosed, m_links, &LinkController::resume);
    connect(m_activity, &ActivityController::sideChanged, this, &MainWindow::arrange);
    connect(&page(), &LookupPage::changed, this, &MainWindow::pageChanged);
}

bool MainWindow::focusNextPrevChild(bool next)
{
    return focusNextInReadingOrder(*this, next);
}

void MainWindow::connectSession()
{
    connect(&m_services.sessions, &SessionManager::stateChanged, this, &MainWindow::sessionChanged);
    connect(&m_services.sessions, &SessionManager::currentChanged, this, &MainWindow::sessionChanged);
    connect(&m_services.sessions, &SessionManager::currentChanged, this, &MainWindow::connectionChanged);
    connect(&m_services.connections, &ConnectionStore::changed, this, &MainWindow::sessionChanged);
    connect(m_signIn, &SignInController::opened, this, &MainWindow::signInShownOrClosed);
}

/// Shows errors of the program's own files that no feature shows.
void MainWindow::connectFiles()
{
    connect(&m_services.settings, &Settings::saveFailed, this, &MainWindow::showFileError);
    connect(&m_services.resultCache, &ResultCache::failed, this, &MainWindow::showFileError);
    connect(&m_services.resultCache, &ResultCache::rowsLeftOut, this, &MainWindow::showResultsNotKept);
    connect(&m_services.results, &ResultSets::removed, this, [this] { m_notKept.close(); });
}

/// Removes notes from the status line when their session or their results are no longer on screen.
void MainWindow::connectStatus()
{
    connect(m_lookupNotifier, &LookupNotifier::percentChanged, this, &MainWindow::pageChanged);
    connect(m_status, &StatusLine::retryRequested, &page(), &LookupPage::retryFailed);
    connect(m_status, &StatusLine::restRequested, &page(), &LookupPage::lookUpRest);
    connect(m_messages, &MessageBar::closing, this, [this] {
        if (m_messages->isAncestorOf(focusWidget()))
            returnFocus(m_focusBefore);
    });
    connect(m_messages, &MessageBar::expired, this, [this](const QString &text) {
        Q_EMIT m_services.notices.note(text, Notices::Moment, Notices::Spoken::No);
    });
    connect(&m_services.notices, &Notices::note, m_status, &StatusLine::showNote);
    connect(&page(), &LookupPage::totalsChanged, m_status, &StatusLine::setTotals);
    connect(&page(), &LookupPage::progressChanged, m_status, &StatusLine::setProgress);
    connect(&page(), &LookupPage::lookupEnded, m_status, &StatusLine::showTotals);
    connect(&m_services.sessions, &SessionManager::currentChanged, m_status,
            [this] { m_status->removeNote(Notices::SessionSubject); });
    connect(&m_services.sessions, &SessionManager::stateChanged, m_status, [this](const Session &session) {
        if (&session == &m_services.sessions.current() && session.state() != m_shownState)
            m_status->removeNote(Notices::SessionSubject);
    });
    connect(&m_services.results, &ResultSets::started, m_status, [this](const ResultSet *set) {
        if (!set->isWatched())
            m_status->removeAnyNote();
    });
    connect(&m_services.results, &ResultSets::updated, m_status, [this] {
        if (page().results().rows().isEmpty())
            m_status->removeNote(Notices::ResultsSubject);
    });
}

LookupPage &MainWindow::page() const
{
    return m_lookup->page();
}

void MainWindow::sessionChanged()
{
    m_upgrade->dock().refresh(m_signIn->input());
    pageChanged();
}

/// Removes the messages about the previous connection. Editing the current one is no change of it.
void MainWindow::connectionChanged()
{
    const QString id = m_services.sessions.current().connection().id;
    if (std::exchange(m_connectionId, id) != id)
        m_services.notices.messages().clearForOtherConnection();
}

/// Called many times per second while a lookup is running.
void MainWindow::pageChanged()
{
    m_status->setRetryable(page().retryable());
    const Connection &connection = m_services.sessions.current().connection();
    const SecretRedactor redactor = m_services.knownSecrets.redactor();
    const QString title = ::windowTitle(page().shownCard(), page().results(), connection, redactor);
    if (const std::optional<int> percent = m_lookupNotifier->percent())
        //: The progress of a lookup before the title of the window.
        setWindowTitle(tr("%1% – %2").arg(locale().toString(*percent), title));
    else
        setWindowTitle(title);
    // A screen reader says a changed name of the window in the middle of everything else, so the card is not
    // part of it. Without a name of its own, a minimized window would have none.
    if (const QString spoken = spokenText(::windowTitle({}, page().results(), connection, redactor));
        accessibleName() != spoken)
        setAccessibleName(spoken);
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
    m_signIn->setDialogMessage(message);
}

void MainWindow::reportDemoStart(bool isStarted)
{
    if (isStarted)
        Q_EMIT m_services.notices.note(tr("The demo opens in a window of its own."));
    else
        m_demoFailed.show(m_services.notices.messages(),
                          {.tone = Tone::Danger,
                           .title = tr("The demo could not be started"),
                           .text = tr("Start the program with --demo instead.")});
}

void MainWindow::showFileErrors(const QList<Error> &errors)
{
    for (const Error &error : errors)
        showFileError(error);
}

void MainWindow::showFileError(const Error &error)
{
    m_services.notices.messages().addFileError(error);
}

void MainWindow::showResultsNotKept(qsizetype rows)
{
    m_notKept.show(m_services.notices.messages(),
                   {.tone = Tone::Warn,
                    .title = tr("Not all results are kept"),
                    .text = tr("The last %Ln are over the limit. They stay on screen until you quit.",
                               nullptr, static_cast<int>(rows)),
                    .outlivesConnection = true});
}

void MainWindow::restorePanels()
{
    for (FeatureController *feature : std::as_const(m_features))
        feature->restore();
}

void MainWindow::loadStoredData()
{
    if (const auto error = m_services.history.load())
        showFileError(*error);
    m_services.resultCache.load();
    m_services.watches.load();
    m_services.upgradeJournal.refresh();
}

void MainWindow::openLink(const QString &link)
{
    qCDebug(logWindow) << "opening a link";
    m_links->open(link);
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
    QApplication::alert(front); // for desktops that do not let a window raise itself
}

bool MainWindow::event(QEvent *event)
{
    // Waits until the code that opened the dialog has handled its result.
    if (event->type() == QEvent::WindowUnblocked)
        QTimer::singleShot(0, this, &MainWindow::dialogClosed);
    if (event->type() == QEvent::ApplicationFontChange && m_status)
        arrange();
    return QMainWindow::event(event);
}

/// The upgrade is no longer for the connection of a sign-in that was hidden.
void MainWindow::signInShownOrClosed()
{
    m_upgrade->dock().forgetTarget();
    sessionChanged();
}

void MainWindow::signInClosed(SignInEnd end)
{
    signInShownOrClosed();
    if (end != SignInEnd::Open)
        return;
    const Session &session = m_services.sessions.current();
    showSessionStatus(session.state() == Session::State::SignedIn
                          ? tr("Signed in as %1.").arg(userText(session.user()))
                          : tr("Lookups are made with the API key alone."));
    page().ids().focus();
}

void MainWindow::signedOut()
{
    if (m_services.results.isEmpty())
        showSessionStatus(tr("Signed out."));
    else
        showSessionStatus(tr("Signed out. What was looked up stays on screen."), Notices::ResultsSubject);
}

void MainWindow::showSessionStatus(const QString &text, Notices::Subjects more)
{
    m_shownState = m_services.sessions.current().state();
    Q_EMIT m_services.notices.note(text, Notices::SessionSubject | more);
}

void MainWindow::focusIdsField()
{
    if (!m_activity->dock().fit(*this))
        m_activity->closePanel();
    page().shownLookup().focusField();
}

bool MainWindow::closeIdleDialogs()
{
    return m_signIn->closeIfIdle() && !QApplication::activeModalWidget();
}

QList<Pane> MainWindow::panes() const
{
    const ResultsView *results = page().resultsView();
    QList<Pane> panes{{m_connection}};
    for (QWidget *pane : page().panes())
        panes += pane && pane == results ? Pane{pane, &results->table(), &results->filterBar()}
                                         : Pane{pane, pane ? pane->focusProxy() : nullptr};
    for (const FeatureController *feature : m_features) {
        if (QWidget *panel = feature->panel())
            panes += Pane{panel};
    }
    panes += Pane{m_messages};
    panes += Pane{m_status};
    return panes;
}

/// Remembers the focus unless it is in a panel. The menu bar is not considered, since it returns the focus
/// itself.
void MainWindow::rememberFocus(QWidget *focused)
{
    const bool isInPane = page().isAncestorOf(focused) && !m_upgrade->panel()->isAncestorOf(focused);
    if (isInPane || m_status->isAncestorOf(focused))
        m_focusBefore = focused;
}

/// Shows or hides the panel. If the panel that is hidden had the focus, the focus returns to where it was
/// before.
void MainWindow::setPanelShown(FeatureController &feature, bool shown)
{
    rememberFocus(focusWidget()); // focusChanged() is not emitted while another window is active
    const bool isLost = !shown && feature.panel()->isAncestorOf(focusWidget());
    const QPointer<QWidget> before = m_focusBefore;
    feature.setPanelShown(shown);
    arrange();
    if (isLost)
        returnFocus(before);
}

void MainWindow::returnFocus(QWidget *before)
{
    if (before && before->isVisible() && before->isEnabled())
        before->setFocus(Qt::OtherFocusReason);
    else
        page().ids().focus();
}

/// Places the upgrade panel beside the page and the activity panel below it or at its right. If there is not
/// enough room, they replace the page.
void MainWindow::arrange()
{
    const ActivityDock &activity = m_activity->dock();
    const bool hasRoom = m_activity->dock().fit(*this);
    const int room = width() - activity.widthBeside();
    const bool isBeside = room >= textscale::scaled(kBesideWidth);
    m_upgrade->dock().setBeside(isBeside);
    m_upgrade->dock().setVisible(m_upgrade->dock().isShown());
    page().setResultsShown(isBeside || !m_upgrade->dock().isShown());
    page().setCardReplaced(m_upgrade->dock().isShown());
    page().setVisible(hasRoom);
    page().setMinimumHeight(activity.isBelow() ? textscale::scaled(kPageMinHeight) : 0);
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    m_band->resize(width(), kBandHeight);
    arrange();
    savePosition();
}

void MainWindow::moveEvent(QMoveEvent *event)
{
    QMainWindow::moveEvent(event);
    savePosition();
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::WindowStateChange)
        savePosition();
}

/// Saves each change at once, since the program may end without closing its window: when the X server does.
void MainWindow::savePosition()
{
    if (isVisible()) // otherwise there is no place yet
        saveWindow(this, m_services.settings);
}

/// Returns whether the program may end. Otherwise asks, and ends it if the user agrees.
bool MainWindow::mayEnd(ProgramEnd end)
{
    if (m_mayEnd || !QuitQuestion::isNeeded(m_services))
        return true;
    if (auto *open = findChild<QuitQuestion *>()) {
        open->bringToFront();
        return false;
    }
    auto *question = new QuitQuestion(m_services, end, this);
    connect(question, &QDialog::accepted, this, [this, end] {
        m_mayEnd = true;
        if (end == ProgramEnd::Restart)
            restart();
        else
            close();
    });
    question->bringToFront();
    return false;
}

void MainWindow::restart()
{
    if (mayEnd(ProgramEnd::Restart))
        Q_EMIT restartRequested();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!mayEnd(ProgramEnd::Quit)) {
        qCDebug(logWindow) << "close refused: asking first";
        event->ignore();
        return;
    }
    qCDebug(logWindow) << "closing";
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (LookupController::canLoad(*event->mimeData()))
        acceptAsCopy(event);
}

void MainWindow::dropEvent(QDropEvent *event)
{
    if (acceptAsCopy(event))
        m_lookup->load(*event->mimeData());
}

#include "moc_mainwindow.cpp"
