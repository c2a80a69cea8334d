// SPDX-License-Identifier: MIT
#include "ui/lookup/resultstab.h"

#include "ui/lookup/lookupnotice.h"
#include "ui/lookup/several/connectionprogress.h"
#include "ui/text/connectiontext.h"
#include "ui/widgets/dialogs/messagebar.h"

#include <QEvent>
#include <QVBoxLayout>

ResultsTab::ResultsTab(ResultSet &set, const Clock &clock, QWidget *parent)
    : QWidget(parent)
    , m_set(set)
    , m_progress(new ConnectionProgress(set))
    , m_message(new MessageBar(clock))
    , m_notice(new LookupNotice(clock, m_message))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_progress);
    layout->addWidget(m_message);
    m_message->installEventFilter(this);
    m_progress->installEventFilter(this);
    connect(m_progress, &ConnectionProgress::signInRequested, this, &ResultsTab::signInRequested);
    connect(m_progress, &ConnectionProgress::refreshRequested, this, &ResultsTab::refreshRequested);
    connect(m_progress, &ConnectionProgress::countdownChanged, this, &ResultsTab::countdownChanged);
    connect(&m_set, &ResultSet::started, m_message, [this](const QString &connectionId) {
        m_message->clear();
        m_message->clear(ownerOf(connectionId));
    });
    connect(&m_set, &ResultSet::reset, m_message, [this] {
        for (const auto &[connectionId, owner] : m_owners)
            m_message->clear(owner.get());
    });
    connect(&m_set, &ResultSet::throttled, m_notice, [this](const QString &, std::chrono::seconds wait) {
        if (!hasSeveralConnections()) // otherwise m_progress says so of each of them
            m_notice->startCountdown(wait);
    });
    connect(&m_set, &ResultSet::throttleEnded, m_notice, &LookupNotice::endCountdown);
    connect(&m_set, &ResultSet::resumed, m_notice, &LookupNotice::removeWaitingMessage);
    connect(&m_set, &ResultSet::signInNeeded, m_notice, [this](const QString &connectionId) {
        if (hasSeveralConnections())
            return;
        const Connection connection = m_set.run(connectionId).connection().value_or(Connection());
        m_notice->askToSignIn(m_set.run(connectionId).pausedBy().value_or(Error()),
                              connectionAndEnvironment(connection),
                              [this, connectionId] { Q_EMIT signInRequested(connectionId); });
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
    if ((watched == m_message || watched == m_progress) &&
        (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent))
        updateVisibility();
    return QWidget::eventFilter(watched, event);
}

void ResultsTab::updateVisibility()
{
    setVisible(m_isCurrent && (!m_message->isHidden() || !m_progress->isHidden()));
}

void ResultsTab::signedOut(const QString &connectionId)
{
    if (!m_set.run(connectionId).connection())
        return;
    if (!hasSeveralConnections())
        m_message->clear();
    m_message->clear(ownerOf(connectionId));
}

/// Returns the owner of the message about a connection. That of a single one has none.
const QObject *ResultsTab::ownerOf(const QString &connectionId)
{
    if (!hasSeveralConnections())
        return nullptr;
    std::unique_ptr<QObject> &owner = m_owners[connectionId];
    if (!owner)
        owner = std::make_unique<QObject>();
    return owner.get();
}

void ResultsTab::lookupEnded(const QString &connectionId)
{
    m_notice->removeWaitingMessage();
    const bool hasSeveralRows = m_set.rows().size() > 1; // the card describes a single one completely
    if (const auto stopped = m_set.run(connectionId).stoppedBy(); stopped && hasSeveralRows)
        showStop(connectionId, *stopped);
    else if (const qsizetype count = m_set.sameAnswers(connectionId); count > 0)
        m_notice->showDoubt(count, whereOf(connectionId), ownerOf(connectionId));
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
    m_notice->showStop(
        {error, id, m_set.progress(connectionId).notLookedUp, whereOf(connectionId)}, ownerOf(connectionId),
        [this, connectionId] { Q_EMIT refreshRequested(m_set.rowsToContinue(connectionId)); },
        [this](qint64 exchange) { Q_EMIT activityRequested(exchange); });
}

#include "moc_resultstab.cpp"
