// SPDX-License-Identifier: MIT
#include "ui/notifications/notificationspage.h"

#include "lookup/idlist.h"
#include "ui/notifications/idfield.h"
#include "ui/notifications/lookupwords.h"
#include "ui/widgets/busybar.h"
#include "ui/widgets/button.h"
#include "ui/widgets/card.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/fittingscrollarea.h"
#include "ui/widgets/formfield.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/taborder.h"
#include "ui/widgets/textlabel.h"

#include <QGridLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace tokens;

NotificationsPage::NotificationsPage(const SessionRegistry &sessions, LookupQueue &lookup, const Clock &clock,
                                     QWidget *parent)
    : QWidget(parent)
    , m_sessions(sessions)
    , m_lookup(lookup)
    , m_clock(clock)
{
    setObjectName(u"notificationsPage"_s);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace16, kSpace16, kSpace16, kSpace8);
    layout->setSpacing(kSpace12);
    makeIdRow(layout);
    makeResult(layout);

    m_holdTick.setInterval(std::chrono::milliseconds(500));
    connect(&m_holdTick, &QTimer::timeout, this, &NotificationsPage::tickHold);
    connect(&m_sessions, &SessionRegistry::stateChanged, this, &NotificationsPage::sessionChanged);
    connect(&m_sessions, &SessionRegistry::currentChanged, this, &NotificationsPage::updateEmptyState);
    connect(&m_lookup, &LookupQueue::started, this, &NotificationsPage::lookupStarted);
    connect(&m_lookup, &LookupQueue::rowChanged, this, &NotificationsPage::rowChanged);
    connect(&m_lookup, &LookupQueue::waiting, this, &NotificationsPage::hold);
    connect(&m_lookup, &LookupQueue::signInNeeded, this, &NotificationsPage::askToSignIn);
    connect(&m_lookup, &LookupQueue::finished, this, &NotificationsPage::lookupFinished);
    updateEmptyState();
    setView(View::Empty);
}

NotificationsPage::~NotificationsPage() = default;

void NotificationsPage::makeIdRow(QVBoxLayout *layout)
{
    m_ids = new IdField;
    connect(m_ids, &IdField::submitted, this, &NotificationsPage::lookUp);
    connect(m_ids, &QPlainTextEdit::textChanged, this, [this] { showIdError({}); });
    QPushButton *lookUp = makeButton(tr("Look up"), u"lookUp"_s, ButtonKind::Primary);
    connect(lookUp, &QPushButton::clicked, this, &NotificationsPage::lookUp);
    auto *caption = plainLabel(tr("Notification ids"));
    caption->setBuddy(m_ids);
    caption->setFixedHeight(m_ids->height());
    m_under = plainLabel({}, TextRole::Caption)->wrapped();
    m_under->setObjectName(u"notificationIdsUnder"_s);
    m_under->setTone(Tone::Danger);
    m_under->setIndent(kSpace4);
    m_under->hide();

    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(kSpace12);
    grid->setVerticalSpacing(kSpace4);
    grid->setColumnStretch(1, 1);
    grid->addWidget(caption, 0, 0, Qt::AlignTop);
    grid->addWidget(m_ids, 0, 1);
    grid->addWidget(lookUp, 0, 2, Qt::AlignTop);
    grid->addWidget(m_under, 1, 1, 1, 2);
    layout->addLayout(grid);
}

void NotificationsPage::makeResult(QVBoxLayout *layout)
{
    m_message = new MessageBar;
    m_empty = new EmptyState;
    connect(m_empty, &EmptyState::actionWanted, this, &NotificationsPage::signInWanted);
    connect(m_empty, &EmptyState::otherActionWanted, this, &NotificationsPage::demoWanted);

    m_running = new QWidget;
    m_runningText = plainLabel()->dim();
    m_runningText->setObjectName(u"runningText"_s);
    auto *busy = new BusyBar(tr("Looking up"));
    auto *runningLayout = new QVBoxLayout(m_running);
    runningLayout->setContentsMargins(0, 0, 0, 0);
    runningLayout->setSpacing(kSpace12);
    runningLayout->addWidget(m_runningText);
    runningLayout->addWidget(busy);
    runningLayout->addStretch(1);

    m_resultCard = new Card;
    auto *cardLayout = new QVBoxLayout(m_resultCard);
    cardLayout->setContentsMargins(kSpace12, kSpace16, kSpace12, kSpace16);
    cardLayout->addWidget(m_running);

    auto *content = new QWidget;
    auto *contentLayout = new QVBoxLayout(content);
    contentLayout->setContentsMargins(0, 0, 0, 0);
    contentLayout->setSpacing(kSpace12);
    contentLayout->addWidget(m_message);
    contentLayout->addWidget(m_resultCard);
    contentLayout->addWidget(m_empty, 100); // takes all there is; without it the rest stays at the top
    contentLayout->addStretch(1);
    layout->addWidget(new FittingScrollArea(content), 1);
}

void NotificationsPage::setFirstRun(bool isFirstRun)
{
    m_isFirstRun = isFirstRun;
    updateEmptyState();
}

void NotificationsPage::focusIds()
{
    m_ids->setFocus(Qt::ShortcutFocusReason);
    m_ids->selectAll();
}

void NotificationsPage::lookUp()
{
    const Result<qint32> id = parseId(m_ids->toPlainText());
    if (!id) {
        showIdError(fieldSentence(id.error()));
        m_ids->setFocus(Qt::OtherFocusReason);
        return;
    }
    showIdError({});
    start(*id);
}

void NotificationsPage::refresh()
{
    const auto &rows = m_lookup.rows();
    if (!rows.isEmpty())
        start(rows.first().id);
}

void NotificationsPage::start(qint32 id)
{
    const Session &session = m_sessions.current();
    if (!session.isOpen()) {
        m_toLookUp = id;
        Q_EMIT signInWanted();
        return;
    }
    m_toLookUp.reset();
    m_askedFrom = session.connection();
    m_lookup.start(m_askedFrom.id, {id});
}

void NotificationsPage::stop()
{
    m_lookup.stop();
}

void NotificationsPage::signedIn()
{
    if (m_toLookUp) {
        start(*m_toLookUp);
        return;
    }
    const Connection &connection = m_sessions.current().connection();
    if (!m_lookup.isPaused() || connection.id != m_lookup.connectionId() ||
        connection.baseUrl != m_askedFrom.baseUrl)
        return;
    m_askedFrom = connection;
    m_message->clear();
    m_lookup.resume();
}

std::optional<CardContent> NotificationsPage::shownCard() const
{
    return m_view == View::Card ? std::optional(m_card->content()) : std::nullopt;
}

void NotificationsPage::showIdError(const QString &text)
{
    m_under->setText(text);
    m_under->setVisible(!text.isEmpty());
    setInvalid(m_ids, !text.isEmpty());
    if (m_ids->accessibleDescription() != text)
        m_ids->setAccessibleDescription(text);
}

void NotificationsPage::sessionChanged(const Session &session, Session::State state)
{
    if (state == Session::State::SignedOut && session.connection().id == m_lookup.connectionId()) {
        m_toLookUp.reset();
        m_lookup.stop();
        m_message->clear();
        if (m_view == View::Nothing)
            setView(View::Empty);
    }
    updateEmptyState();
}

void NotificationsPage::lookupStarted()
{
    m_message->clear();
    m_holdTick.stop();
    setView(View::Running);
}

void NotificationsPage::rowChanged(qsizetype index)
{
    const LookupRow &row = m_lookup.rows().at(index);
    if (row.outcome != LookupRow::Outcome::Running)
        return;
    if (m_holdTick.isActive()) {
        m_holdTick.stop();
        m_message->clear();
    }
    if (m_view != View::Running) // it had been waiting for a sign-in
        setView(View::Running);
    m_runningText->setText(lookupwords::status(row));
    Q_EMIT statusChanged(lookupwords::status(row));
}

void NotificationsPage::lookupFinished()
{
    m_holdTick.stop();
    m_message->clear();
    const QList<LookupRow> &rows = m_lookup.rows();
    if (rows.isEmpty()) { // another lookup takes its place
        setView(View::Empty);
        return;
    }
    const LookupRow &row = rows.first();
    if (row.outcome == LookupRow::Outcome::Found) {
        if (!m_card) {
            m_card = new NotificationCard(m_clock);
            m_resultCard->layout()->addWidget(m_card);
            placeInTabOrder(m_message, m_card);
        }
        m_card->setContent({row.notification, m_askedFrom, row.fetchedAt});
        setView(View::Card);
    } else {
        setView(View::Nothing);
        showFailure(row);
    }
    Q_EMIT statusChanged(lookupwords::status(row));
}

void NotificationsPage::showFailure(const LookupRow &row)
{
    const bool refusedAgain =
        row.error && row.error->kind == ErrorKind::Forbidden && row.error->status == 401;
    Message message = refusedAgain ? lookupwords::refusal(row) : lookupwords::message(row);
    if (!row.error || lookupwords::canTryAgain(*row.error) || row.error->kind == ErrorKind::SessionExpired)
        message.actions.push_back({u"tryAgain"_s, tr("Try again"), [this] { refresh(); }});
    m_message->setMessage(message);
}

/// The lookup waits: it goes on by itself after a sign-in, or ends with Stop.
void NotificationsPage::askToSignIn()
{
    Error error;
    error.kind = ErrorKind::SessionExpired;
    error.status = 401;
    error.delivery = Delivery::Answered;
    Message message = messageFor(error);
    message.tone = Tone::Warn;
    message.actions.push_back({u"signInAgain"_s, tr("Sign in again"), [this] { Q_EMIT signInWanted(); }});
    m_message->setMessage(message);
    setView(View::Nothing);
    Q_EMIT statusChanged(tr("The lookup waits until you have signed in again."));
}

void NotificationsPage::hold(std::chrono::seconds wait)
{
    m_holdEnd = m_clock.steadyNow() + wait;
    m_message->setMessage({.tone = Tone::Warn,
                           .title = tr("The service is busy"),
                           .text = lookupwords::continuing(wait),
                           .details = {},
                           .actions = {}});
    m_holdTick.start();
}

void NotificationsPage::tickHold()
{
    const auto left = std::chrono::ceil<std::chrono::seconds>(m_holdEnd - m_clock.steadyNow());
    m_message->setText(lookupwords::continuing(left));
}

void NotificationsPage::setView(View view)
{
    if (view == View::Running) // stays as high as what it takes the place of
        m_resultCard->setMinimumHeight(m_view == View::Card ? m_resultCard->height() : 0);
    else
        m_resultCard->setMinimumHeight(0);
    m_view = view;
    m_empty->setVisible(view == View::Empty);
    m_resultCard->setVisible(view == View::Running || view == View::Card);
    m_running->setVisible(view == View::Running);
    if (m_card)
        m_card->setVisible(view == View::Card);
    Q_EMIT changed();
}

void NotificationsPage::updateEmptyState()
{
    if (m_sessions.current().isOpen())
        m_empty->setContent(Icon::Search, tr("Type a notification id, for example 1042."));
    else if (m_isFirstRun)
        m_empty->setContent(Icon::Bell, tr("Nothing is sent until you sign in."), tr("Add a connection"),
                            tr("Try the demo"));
    else
        m_empty->setContent(Icon::Bell, tr("Nothing is sent until you sign in."), tr("Sign in…"));
}
