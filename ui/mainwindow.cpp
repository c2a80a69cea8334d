// SPDX-License-Identifier: MIT
#include "ui/mainwindow.h"

#include "base/displaytext.h"
#include "ui/aboutdialog.h"
#include "ui/connections/connectionheader.h"
#include "ui/mainmenu.h"
#include "ui/notifications/notificationspage.h"
#include "ui/signin/signindialog.h"
#include "ui/upgrade/upgradepanel.h"
#include "ui/widgets/announcer.h"
#include "ui/widgets/badge.h"
#include "ui/widgets/button.h"
#include "ui/widgets/card.h"
#include "ui/widgets/connectiontext.h"
#include "ui/widgets/environmentband.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/taborder.h"
#include "ui/widgets/textlabel.h"
#include "ui/windowgeometry.h"

#include <QCloseEvent>
#include <QHBoxLayout>

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
    connectActions();
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
    m_header = new ConnectionHeader(m_with.sessions);
    m_header->setAutoFillBackground(true);
    m_header->setBackgroundRole(QPalette::Base);
    m_message = new MessageBar;
    m_page = new NotificationsPage(m_with.sessions, m_with.lookup, m_with.clock);
    m_content = new QHBoxLayout;
    m_content->setSpacing(0);
    m_content->addWidget(m_page, 1);

    auto *messageRow = new QVBoxLayout;
    messageRow->setContentsMargins(kSpace16, 0, kSpace16, 0);
    messageRow->addWidget(m_message);
    auto *central = new QWidget;
    auto *layout = new QVBoxLayout(central);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(makeRule());
    layout->addLayout(messageRow);
    layout->addLayout(m_content, 1);
    layout->addWidget(makeStatusRow());
    setCentralWidget(central);
}

QWidget *MainWindow::makeStatusRow()
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
    return row;
}

void MainWindow::connectActions()
{
    connect(m_header, &ConnectionHeader::signInWanted, this, &MainWindow::signIn);
    connect(m_header, &ConnectionHeader::signOutWanted, this, &MainWindow::signOut);
    connect(m_header, &ConnectionHeader::upgradeWanted, m_menu->upgrade, &QAction::trigger);
    connect(m_page, &NotificationsPage::signInWanted, this, &MainWindow::signIn);
    connect(m_page, &NotificationsPage::statusChanged, this, &MainWindow::setStatus);
    connect(m_page, &NotificationsPage::changed, this, &MainWindow::refresh);
    connect(m_stop, &QPushButton::clicked, m_page, &NotificationsPage::stop);

    connect(m_menu->signIn, &QAction::triggered, this, &MainWindow::signIn);
    connect(m_menu->signOut, &QAction::triggered, this, &MainWindow::signOut);
    connect(m_menu->quit, &QAction::triggered, this, &QWidget::close);
    connect(m_menu->goToIds, &QAction::triggered, m_page, &NotificationsPage::focusIds);
    connect(m_menu->lookUp, &QAction::triggered, m_page, &NotificationsPage::lookUp);
    connect(m_menu->refresh, &QAction::triggered, m_page, &NotificationsPage::refresh);
    connect(m_menu->stop, &QAction::triggered, m_page, &NotificationsPage::stop);
    connect(m_menu->upgrade, &QAction::toggled, this, &MainWindow::setUpgradeShown);
    connect(m_menu->about, &QAction::triggered, this, &MainWindow::showAbout);

    connect(&m_with.sessions, &SessionRegistry::stateChanged, this, &MainWindow::refresh);
    connect(&m_with.sessions, &SessionRegistry::currentChanged, this, &MainWindow::refresh);
    connect(&m_with.upgrade, &UpgradeRun::finished, m_message, &MessageBar::clear);
}

SignInInput MainWindow::signInInput() const
{
    const Session &session = m_with.sessions.current();
    SignInInput input{session.connection(), session.apiKey(), {}};
    if (!m_defaults)
        return input;
    if (input.connection.baseUrl.isEmpty())
        return *m_defaults;
    if (input.connection.baseUrl != m_defaults->connection.baseUrl)
        return input;
    if (input.apiKey.isEmpty())
        input.apiKey = m_defaults->apiKey;
    if (input.connection.userName == m_defaults->connection.userName)
        input.password = m_defaults->password;
    return input;
}

void MainWindow::signIn()
{
    if (m_signIn) {
        m_signIn->raise();
        m_signIn->activateWindow();
        return;
    }
    m_signIn = new SignInDialog(m_with.sessions.current(), this);
    m_signIn->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_signIn, &SignInDialog::upgradeWanted, this, &MainWindow::showUpgradeInDialog);
    connect(m_signIn, &QDialog::finished, this,
            [this](int result) { signInClosed(result == QDialog::Accepted); });
    if (const SignInInput input = signInInput(); !input.connection.baseUrl.isEmpty())
        m_signIn->setInput(input);
    if (m_signInMessage)
        m_signIn->setMessage(*m_signInMessage);
    refresh();
    m_signIn->open();
}

void MainWindow::setSignInDefaults(const SignInInput &input)
{
    m_defaults = input;
    m_signInMessage.reset();
    if (!m_signIn)
        return;
    m_signIn->clearMessage();
    if (m_signIn->isUntouched())
        m_signIn->setInput(input);
}

void MainWindow::setSignInMessage(const Message &message)
{
    m_signInMessage = std::make_unique<Message>(message);
    if (m_signIn)
        m_signIn->setMessage(message);
}

void MainWindow::signInClosed(bool open)
{
    m_signIn.clear();
    refresh();
    if (m_with.upgrade.isRunning()) // started from the dialog: it has to stay in sight
        m_menu->upgrade->setChecked(true);
    if (!open)
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
    setStatus(m_page->shownCard() ? tr("Signed out. The notification stays on screen.") : tr("Signed out."));
}

void MainWindow::showUpgradeInDialog(const Connection &connection, const Secret &apiKey)
{
    auto *panel = new UpgradePanel(m_with.upgrade);
    panel->setTarget(UpgradeTarget{connection, apiKey});
    m_signIn->turnTo(panel);
    panel->startFocus();
}

void MainWindow::setUpgradeShown(bool shown)
{
    if (shown && !m_upgradePanel) {
        m_upgradePanel = new UpgradePanel(m_with.upgrade);
        m_upgradePanel->setClosable(true);
        connect(m_upgradePanel, &UpgradePanel::closeWanted, this,
                [this] { m_menu->upgrade->setChecked(false); });
        auto *card = new Card;
        auto *cardLayout = new QVBoxLayout(card);
        cardLayout->setContentsMargins(kHair, kHair, kHair, kHair);
        cardLayout->addWidget(m_upgradePanel);
        m_side = new QWidget;
        auto *sideLayout = new QVBoxLayout(m_side);
        sideLayout->addWidget(card);
        m_content->addWidget(m_side);
        placeInTabOrder(m_page, m_side);
        updateUpgradeTarget();
    }
    m_header->setUpgradeShown(shown);
    arrange();
    if (shown)
        m_upgradePanel->startFocus();
    else
        m_page->focusIds();
}

void MainWindow::updateUpgradeTarget()
{
    if (!m_upgradePanel)
        return;
    const Session &session = m_with.sessions.current();
    if (!session.apiKey().isEmpty() && session.state() != Session::State::SignedOut)
        m_upgradePanel->setTarget(UpgradeTarget{session.connection(), session.apiKey()});
    else
        m_upgradePanel->setTarget(std::nullopt);
    if (const SignInInput known = signInInput(); !known.connection.baseUrl.isEmpty())
        m_upgradePanel->suggestEndpoint(known.connection.baseUrl, known.apiKey);
}

/// The panel stands beside the page where there is room, and takes its place where there is not.
void MainWindow::arrange()
{
    if (!m_side)
        return;
    const bool shown = m_menu->upgrade->isChecked();
    const bool beside = width() >= kBesideWidth;
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const int inner = beside ? 0 : kSpace16;
    m_side->layout()->setContentsMargins(mirrored ? kSpace16 : inner, kSpace16, mirrored ? inner : kSpace16,
                                         kSpace8);
    m_side->setMinimumWidth(beside ? kPanelWidth : 0);
    m_side->setMaximumWidth(beside ? kPanelWidth : QWIDGETSIZE_MAX);
    m_side->setVisible(shown);
    m_page->setVisible(!shown || beside);
}

void MainWindow::refresh()
{
    const Session &session = m_with.sessions.current();
    const QString environment = session.connection().environment;
    m_band->setTone(environment.isEmpty() ? std::nullopt : std::optional(environmentFace(environment).tone));
    m_header->setSignInOffered(!m_signIn);
    m_menu->signIn->setEnabled(!session.isOpen());
    m_menu->signOut->setEnabled(session.isOpen());
    m_menu->refresh->setEnabled(session.isOpen() && !m_with.lookup.rows().isEmpty());
    m_menu->stop->setEnabled(m_page->isRunning());
    m_stop->setVisible(m_page->isRunning());
    updateUpgradeTarget();
    setWindowTitle(title());
}

QString MainWindow::title() const
{
    const std::optional<CardContent> card = m_page->shownCard();
    const Connection &connection = card ? card->connection : m_with.sessions.current().connection();
    if (connection.baseUrl.isEmpty())
        return tr("Svc Desktop");
    const QString where = connectionAndEnvironment(connection);
    if (!card)
        return tr("%1 – Svc Desktop").arg(where);
    const QString id = QString::number(card->notification->id.value_or(0));
    const QString subject =
        boundedText(visibleLine(card->notification->subject.value_or(QString())), kSubjectInTitle);
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
    if (m_with.upgrade.isRunning() && !m_quitAnyway) {
        event->ignore();
        askBeforeQuitting();
        return;
    }
    saveWindow(this, m_with.settings);
    QMainWindow::closeEvent(event);
}

void MainWindow::askBeforeQuitting()
{
    const auto quitAnyway = [this] {
        m_quitAnyway = true;
        close();
    };
    m_message->setMessage(
        {.tone = Tone::Warn,
         .title = tr("An upgrade is still running on %1").arg(m_with.upgrade.report().where),
         .text = tr("If you quit, its outcome will not be known."),
         .details = {},
         .actions = {{u"keepWaiting"_s, tr("Keep waiting"), [this] { m_message->clear(); }},
                     {u"quitAnyway"_s, tr("Quit anyway"), quitAnyway}}});
}

void MainWindow::showAbout()
{
    auto *about = findChild<AboutDialog *>();
    if (!about)
        about = new AboutDialog(this);
    about->show();
    about->raise();
    about->activateWindow();
}
