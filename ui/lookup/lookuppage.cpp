// SPDX-License-Identifier: MIT
#include "ui/lookup/lookuppage.h"

#include "connections/connectionstore.h"
#include "export/resultwriter.h"
#include "ui/lookup/card/resultcard.h"
#include "ui/lookup/ids/identry.h"
#include "ui/lookup/lookupnotice.h"
#include "ui/lookup/lookupwords.h"
#include "ui/lookup/pendinglookup.h"
#include "ui/lookup/results/resultstable.h"
#include "ui/lookup/results/resultsview.h"
#include "ui/text/connectiontext.h"
#include "ui/widgets/controls/taborder.h"
#include "ui/widgets/dialogs/messagebar.h"
#include "ui/widgets/views/emptystate.h"
#include "ui/widgets/views/fittingscrollarea.h"
#include "ui/widgets/views/splitterstate.h"
#include "ui/widgets/views/textlabel.h"

#include <QSplitter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace tokens;
using Outcome = LookupRow::Outcome;

namespace {

const SettingKey<QByteArray> kSplit{"results/split"_L1, {}};

} // namespace

LookupPage::LookupPage(const Services &services, FileChooser &files, QWidget *parent)
    : QWidget(parent)
    , m_services(services)
    , m_files(files)
    , m_pending(new PendingLookup(services.sessions, services.results, this))
    , m_ids(new IdEntry)
    , m_message(new MessageBar)
    , m_notice(new LookupNotice(services.clock, m_message))
{
    setObjectName(u"notificationsPage"_s);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace16, kSpace16, kSpace16, kSpace8);
    layout->setSpacing(kSpace12);
    layout->addWidget(m_ids);
    layout->addWidget(m_message);
    makeResult(layout);

    connect(m_ids, &IdEntry::submitted, this, &LookupPage::submit);
    connect(m_ids, &IdEntry::textChanged, this, &LookupPage::idsChanged);
    connect(m_pending, &PendingLookup::signInRequested, this, &LookupPage::signInRequested);
    connect(m_pending, &PendingLookup::resuming, m_notice, &LookupNotice::endWaiting);
    connect(m_pending, &PendingLookup::statusChanged, this, &LookupPage::statusChanged);
    connect(&m_services.sessions, &SessionManager::stateChanged, this, &LookupPage::sessionChanged);
    connect(&m_services.sessions, &SessionManager::currentChanged, this, &LookupPage::connectionChanged);
    connect(&m_services.connections, &ConnectionStore::changed, this, &LookupPage::updateEmptyState);
    connect(&m_services.results, &ResultSet::started, this, &LookupPage::lookupStarted);
    connect(&m_services.results, &ResultSet::throttled, m_notice, &LookupNotice::startCountdown);
    connect(&m_services.results, &ResultSet::throttleEnded, m_notice, &LookupNotice::endCountdown);
    connect(&m_services.results, &ResultSet::signInNeeded, this, &LookupPage::askToSignIn);
    connect(&m_services.results, &ResultSet::updated, this, &LookupPage::resultsChanged);
    connect(&m_services.results, &ResultSet::restored, this, &LookupPage::showOnlyFailure);
    connect(&m_services.results, &ResultSet::ended, this, &LookupPage::lookupFinished);
    updateEmptyState();
    resultsChanged();
    showOnlyFailure();
    if (m_services.writer.isBusy())
        makeView(); // it reports how the export ends
}

LookupPage::~LookupPage() = default;

void LookupPage::makeResult(QVBoxLayout *layout)
{
    m_empty = new EmptyState;
    m_empty->setObjectName(u"noResults"_s);
    connect(m_empty, &EmptyState::actionTriggered, this, &LookupPage::signInRequested);
    connect(m_empty, &EmptyState::otherActionTriggered, this, &LookupPage::demoRequested);

    m_card = new ResultCard(m_services.knownSecrets, m_services.clock);
    connect(m_card, &ResultCard::copyRequested, this, [this] { m_view->copyCurrent(); });
    connect(m_card, &ResultCard::activityRequested, this, &LookupPage::activityRequested);

    auto *content = new QWidget;
    auto *contentLayout = new QVBoxLayout(content);
    contentLayout->setContentsMargins(0, 0, 0, 0);
    contentLayout->addWidget(m_card);
    contentLayout->addWidget(m_empty, 100); // takes all of the space; otherwise the rest is at the top
    contentLayout->addStretch(1);
    m_splitter = new QSplitter(Qt::Vertical);
    m_splitter->setChildrenCollapsible(false);
    m_detailArea = new FittingScrollArea(content);
    m_splitter->addWidget(m_detailArea);
    layout->addWidget(m_splitter, 1);
}

/// Returns the minimum. Additional space goes to the results, which scroll.
int LookupPage::heightForWidth(int width) const
{
    return layout()->totalMinimumHeightForWidth(width);
}

/// The results are created after the window has been painted, so that the window appears at once.
void LookupPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    QTimer::singleShot(0, this, &LookupPage::makeView);
}

void LookupPage::makeView()
{
    if (m_view)
        return;
    m_view = new ResultsView(m_services.results, m_services.writer, m_services.settings,
                             m_services.knownSecrets, m_files, m_services.clock);
    connect(m_view, &ResultsView::currentRowChanged, this, &LookupPage::showRow);
    connect(m_view, &ResultsView::refreshRequested, this, &LookupPage::refresh);
    connect(m_view, &ResultsView::retryFailedRequested, this, &LookupPage::retryFailed);
    connect(m_view, &ResultsView::statusChanged, this, &LookupPage::statusChanged);
    connect(m_view, &ResultsView::activityRequested, this, &LookupPage::activityRequested);
    connect(m_view, &ResultsView::messageReady, m_message,
            [this](const Message &message) { m_message->setMessage(message); });
    m_view->setTicketFormat(m_ticketFormat);
    m_view->hide();
    m_splitter->insertWidget(0, m_view);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setSizes({height() * 6 / 10, height() * 4 / 10});
    rememberSplitter(*m_splitter, m_services.settings, kSplit);
    placeInTabOrder(m_message, m_view);
    Q_EMIT resultsViewCreated();
}

void LookupPage::focusIds()
{
    m_ids->focus();
}

QWidgetList LookupPage::panes() const
{
    return {m_ids, m_view, m_card};
}

void LookupPage::setIds(const QString &text)
{
    m_ids->setText(text);
}

QString LookupPage::idsText() const
{
    return m_ids->text();
}

void LookupPage::takeOver(const LookupPage &before)
{
    setIds(before.idsText());
    if (m_view && before.m_view)
        m_view->takeOver(*before.m_view);
}

void LookupPage::lookUp()
{
    m_ids->submit();
}

void LookupPage::submit(const QList<qint32> &ids)
{
    const PendingIds pending{ids, m_services.sessions.current().connection()};
    if (ids.size() > m_askAbove)
        m_notice->askToLookUp(ids.size(), connectionAndEnvironment(pending.from),
                              [this, pending] { m_pending->start(pending); });
    else
        m_pending->start(pending);
}

/// Discards what waits for a sign-in or for an answer, since the field contains other ids now.
void LookupPage::idsChanged()
{
    m_pending->discard();
    m_notice->removeQuestion();
    Q_EMIT idsTextChanged();
}

void LookupPage::connectionChanged()
{
    m_notice->removeQuestion(); // it named the previous connection
    updateEmptyState();
}

void LookupPage::setAdding(bool adding)
{
    m_pending->setAdding(adding);
}

void LookupPage::refresh()
{
    m_pending->refresh(hasSeveralRows() ? m_view->table().selectedRows() : QList<qsizetype>{0});
}

void LookupPage::retryFailed()
{
    m_pending->retryFailed();
}

void LookupPage::setTicketFormat(ExportFormat format)
{
    m_ticketFormat = format;
    if (m_view)
        m_view->setTicketFormat(format);
}

void LookupPage::stop()
{
    m_services.results.stop();
}

void LookupPage::clearResults()
{
    m_services.results.clear();
    m_message->clear();
}

void LookupPage::signedIn()
{
    m_pending->signedIn();
}

void LookupPage::signInDeclined()
{
    m_pending->discard();
}

std::optional<ResultRow> LookupPage::shownCard() const
{
    const std::optional<ResultRow> &row = m_card->row();
    return row && row->lookup.notification ? row : std::nullopt;
}

void LookupPage::sessionChanged(const Session &session, Session::State state)
{
    if (state == Session::State::SignedOut && session.connection().id == m_services.results.connectionId()) {
        m_message->clear(); // no sign-in is needed any more
        showOnlyFailure();
    }
    updateEmptyState();
}

void LookupPage::lookupStarted()
{
    m_message->clear();
    Q_EMIT changed();
}

void LookupPage::lookupFinished()
{
    m_notice->endWaiting();
    const auto &rows = m_services.results.rows();
    if (hasSeveralRows()) {
        if (const auto &stopped = m_services.results.stoppedBy())
            m_message->setMessage(messageFor(*stopped));
        Q_EMIT statusChanged(lookuptext::progress(m_services.results.progress()));
    } else if (!rows.isEmpty()) {
        showOnlyFailure();
        Q_EMIT statusChanged(lookuptext::status(rows.first().lookup));
    }
    showRow();
    Q_EMIT changed();
}

/// A single row that was not found is described completely by the message bar.
void LookupPage::showOnlyFailure()
{
    const auto &rows = m_services.results.rows();
    if (rows.size() != 1 || rows.first().lookup.notification || m_services.results.isRunning())
        return;
    m_notice->showFailure(
        rows.first().lookup, [this] { refresh(); },
        [this](qint64 exchange) { Q_EMIT activityRequested(exchange); });
}

void LookupPage::resultsChanged()
{
    if (!m_services.results.rows().isEmpty())
        makeView();
    if (m_view)
        m_view->setVisible(hasSeveralRows());
    showRow();
    if (m_services.results.isRunning())
        showProgress();
}

qsizetype LookupPage::currentRow() const
{
    if (hasSeveralRows())
        return m_view->table().currentRow();
    return m_services.results.rows().isEmpty() ? -1 : 0;
}

void LookupPage::showRow()
{
    const qsizetype current = currentRow();
    const auto &rows = m_services.results.rows();
    m_empty->setVisible(rows.isEmpty());
    const bool hasRow = current >= 0 && current < rows.size();
    const bool isWaiting = hasRow && (rows.at(current).lookup.outcome == Outcome::Waiting ||
                                      rows.at(current).lookup.outcome == Outcome::Running);
    // If there is a single row, the message bar says why it has no card.
    const bool hasDetail =
        hasRow && !isWaiting &&
        (hasSeveralRows() || rows.at(current).lookup.notification || rows.at(current).before);
    const bool isRunningShown = isWaiting && !m_services.results.isPaused();
    if (isRunningShown)
        m_card->showRunning(lookuptext::status(rows.at(current).lookup));
    else if (hasDetail)
        m_card->showRow(rows.at(current),
                        hasSeveralRows() ? ResultDetail::Reason::Shown : ResultDetail::Reason::Omitted);
    else
        m_card->showNothing();
    m_detailArea->setVisible(!hasSeveralRows() || isRunningShown || hasDetail);
    Q_EMIT changed();
}

void LookupPage::showProgress()
{
    if (hasSeveralRows())
        Q_EMIT progressChanged(lookuptext::progress(m_services.results.progress()));
    else if (const qsizetype row = currentRow(); row >= 0 && !m_services.results.isPaused())
        Q_EMIT statusChanged(lookuptext::status(m_services.results.rows().at(row).lookup));
}

/// The lookup waits. It continues after a sign-in and ends with Stop.
void LookupPage::askToSignIn()
{
    m_notice->askToSignIn(connectionAndEnvironment(m_pending->connection()), [this] {
        Q_EMIT connectionRequested(m_services.results.connectionId());
        Q_EMIT signInRequested();
    });
    showRow();
    Q_EMIT statusChanged(tr("The lookup waits until you have signed in again."));
}

void LookupPage::updateEmptyState()
{
    const Session &session = m_services.sessions.current();
    if (session.isOpen())
        m_empty->setContent(Icon::Search,
                            tr("Type or paste notification ids, for example 1042 or 1050-1060."));
    else if (session.connection().baseUrl.isEmpty() && m_services.connections.connections().isEmpty())
        m_empty->setContent(Icon::Bell, tr("Nothing is sent until you sign in."), tr("Add a connection"),
                            tr("Try the demo"));
    else
        m_empty->setContent(Icon::Bell, tr("Nothing is sent until you sign in."), tr("Sign in…"));
}

#include "moc_lookuppage.cpp"
