// SPDX-License-Identifier: MIT
#include "ui/lookup/resultstab.h"

#include "program/navigator.h"
#include "program/notices.h"
#include "session/sessionmanager.h"
#include "ui/lookup/lookup.h"
#include "ui/text/connectiontext.h"
#include "ui/widgets/dialogs/messagebar.h"

#include <QEvent>
#include <QVBoxLayout>

ResultsTab::ResultsTab(ResultSet &set, const Services &services, Lookup &lookup, QWidget *parent)
    : QWidget(parent)
    , m_set(set)
    , m_services(services)
    , m_lookup(lookup)
    , m_notice(m_messages, services.clock)
    , m_message(new MessageBar(m_messages, services.clock))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_message);
    m_message->installEventFilter(this);
    connect(m_message, &MessageBar::expired, this, [this](const QString &text) {
        Q_EMIT m_services.notices.note(text, Notices::ResultsSubject, Notices::Spoken::No);
    });
    connect(&m_set, &ResultSet::started, this,
            [this](const QString &connectionId) { m_ends.erase(connectionId); });
    connect(&m_set, &ResultSet::reset, this, [this] { m_ends.clear(); });
    connect(&m_set, &ResultSet::throttled, this, [this](const QString &, std::chrono::seconds wait) {
        if (!hasSeveralConnections()) // otherwise the status line says so of each of them
            m_notice.startCountdown(wait);
    });
    connect(&m_set, &ResultSet::throttleEnded, &m_notice, &LookupNotice::endCountdown);
    connect(&m_set, &ResultSet::resumed, &m_notice, &LookupNotice::removeWaitingMessage);
    connect(&m_set, &ResultSet::signInNeeded, this, [this](const QString &connectionId) {
        const Session *session = m_services.sessions.find(connectionId);
        const bool isAsked = session && session->state() == Session::State::Expired; // for its password
        if (hasSeveralConnections() || isAsked)
            return;
        const Connection connection = m_set.run(connectionId).connection().value_or(Connection());
        m_notice.askToSignIn(m_set.run(connectionId).pausedBy().value_or(Error()),
                             connectionAndEnvironment(connection),
                             [this, connectionId] { signIn(connectionId); });
    });
    connect(&m_set, &ResultSet::ended, this, &ResultsTab::lookupEnded);
    updateVisibility();
}

ResultsTab::~ResultsTab() = default;

void ResultsTab::setCurrent(bool isCurrent)
{
    m_isCurrent = isCurrent;
    updateVisibility();
}

bool ResultsTab::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_message &&
        (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent))
        updateVisibility();
    return QWidget::eventFilter(watched, event);
}

void ResultsTab::updateVisibility()
{
    setVisible(m_isCurrent && !m_message->isHidden());
}

QWidget *ResultsTab::messageBar() const
{
    return m_message;
}

void ResultsTab::signedOut(const QString &connectionId)
{
    if (!hasSeveralConnections() && m_set.run(connectionId).connection())
        m_notice.removeWaitingMessage();
    m_ends.erase(connectionId);
}

/// Lets the user sign in, after which the lookup continues by itself.
void ResultsTab::signIn(const QString &connectionId)
{
    m_services.sessions.requestSignIn(connectionId, std::nullopt, this, [](SignInEnd) {});
}

void ResultsTab::lookupEnded(const QString &connectionId)
{
    m_notice.removeWaitingMessage();
    const bool hasSeveralRows = m_set.rows().size() > 1; // the card describes a single one completely
    if (const auto stopped = m_set.run(connectionId).stoppedBy(); stopped && hasSeveralRows)
        showStop(connectionId, *stopped);
    else if (const qsizetype count = m_set.sameAnswers(connectionId); count > 0)
        m_notice.showDoubt(m_ends[connectionId], count, whereOf(connectionId));
}

/// Returns environment and connection if there are several, otherwise nothing.
QString ResultsTab::whereOf(const QString &connectionId) const
{
    return hasSeveralConnections() ? connectionAndEnvironment(m_set.provenance(connectionId)) : QString();
}

void ResultsTab::showStop(const QString &connectionId, const Error &error)
{
    std::optional<qint32> id;
    if (const auto row = m_set.run(connectionId).stoppedAt())
        id = m_set.rows().id(*row);
    m_notice.showStop(
        m_ends[connectionId], {error, id, m_set.progress(connectionId).notLookedUp, whereOf(connectionId)},
        [this, connectionId] { m_lookup.refresh(m_set, m_set.rowsToContinue(connectionId)); },
        [this](qint64 exchange) { Q_EMIT m_services.navigator.showExchange(exchange); });
}

#include "moc_resultstab.cpp"
