// SPDX-License-Identifier: MIT
#include "ui/lookup/notificationspage.h"

#include "connections/connectionstore.h"
#include "export/resultwriter.h"
#include "ui/lookup/card/resultcard.h"
#include "ui/lookup/ids/identry.h"
#include "ui/lookup/lookupnotice.h"
#include "ui/lookup/lookupwords.h"
#include "ui/lookup/results/resultstable.h"
#include "ui/lookup/results/resultsview.h"
#include "ui/lookup/wantedlookups.h"
#include "ui/text/connectiontext.h"
#include "ui/widgets/controls/taborder.h"
#include "ui/widgets/dialogs/messagebar.h"
#include "ui/widgets/views/emptystate.h"
#include "ui/widgets/views/fittingscrollarea.h"
#include "ui/widgets/views/keptsplit.h"
#include "ui/widgets/views/textlabel.h"

#include <QSplitter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace tokens;
using Outcome = LookupRow::Outcome;

namespace {

const SettingKey<QByteArray> kSplit{"results/split"_L1, {}};

} // namespace

NotificationsPage::NotificationsPage(const Services &services, FileChooser &files, QWidget *parent)
    : QWidget(parent)
    , m_services(services)
    , m_files(files)
    , m_wanted(new WantedLookups(services.sessions, services.results, this))
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

    connect(m_ids, &IdEntry::submitted, this, &NotificationsPage::submit);
    connect(m_ids, &IdEntry::textChanged, this, &NotificationsPage::idsChanged);
    connect(m_wanted, &WantedLookups::signInWanted, this, &NotificationsPage::signInWanted);
    connect(m_wanted, &WantedLookups::goesOn, m_notice, &LookupNotice::endWaiting);
    connect(m_wanted, &WantedLookups::statusChanged, this, &NotificationsPage::statusChanged);
    connect(&m_services.sessions, &SessionRegistry::stateChanged, this, &NotificationsPage::sessionChanged);
    connect(&m_services.sessions, &SessionRegistry::currentChanged, this,
            &NotificationsPage::connectionChanged);
    connect(&m_services.connections, &ConnectionStore::changed, this, &NotificationsPage::updateEmptyState);
    connect(&m_services.results, &ResultSet::started, this, &NotificationsPage::lookupStarted);
    connect(&m_services.results, &ResultSet::waiting, m_notice, &LookupNotice::hold);
    connect(&m_services.results, &ResultSet::waited, m_notice, &LookupNotice::endCountdown);
    connect(&m_services.results, &ResultSet::signInNeeded, this, &NotificationsPage::askToSignIn);
    connect(&m_services.results, &ResultSet::updated, this, &NotificationsPage::resultsChanged);
    connect(&m_services.results, &ResultSet::restored, this, &NotificationsPage::tellOnlyFailure);
    connect(&m_services.results, &ResultSet::ended, this, &NotificationsPage::lookupFinished);
    updateEmptyState();
    resultsChanged();
    tellOnlyFailure();
    if (m_services.writer.isBusy())
        makeView(); // which tells how that ends
}

NotificationsPage::~NotificationsPage() = default;

void NotificationsPage::makeResult(QVBoxLayout *layout)
{
    m_empty = new EmptyState;
    m_empty->setObjectName(u"noResults"_s);
    connect(m_empty, &EmptyState::actionWanted, this, &NotificationsPage::signInWanted);
    connect(m_empty, &EmptyState::otherActionWanted, this, &NotificationsPage::demoWanted);

    m_card = new ResultCard(m_services.knownSecrets, m_services.clock);
    connect(m_card, &ResultCard::copyWanted, this, [this] { m_view->copyCurrent(); });
    connect(m_card, &ResultCard::activityWanted, this, &NotificationsPage::activityWanted);

    auto *content = new QWidget;
    auto *contentLayout = new QVBoxLayout(content);
    contentLayout->setContentsMargins(0, 0, 0, 0);
    contentLayout->addWidget(m_card);
    contentLayout->addWidget(m_empty, 100); // takes all there is; without it the rest stays at the top
    contentLayout->addStretch(1);
    m_splitter = new QSplitter(Qt::Vertical);
    m_splitter->setChildrenCollapsible(false);
    m_detailArea = new FittingScrollArea(content);
    m_splitter->addWidget(m_detailArea);
    layout->addWidget(m_splitter, 1);
}

/// The least: what is more goes to the results, which scroll by themselves.
int NotificationsPage::heightForWidth(int width) const
{
    return layout()->totalMinimumHeightForWidth(width);
}

/// Not before the window is on screen: that is to be at once.
void NotificationsPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    QTimer::singleShot(0, this, &NotificationsPage::makeView);
}

void NotificationsPage::makeView()
{
    if (m_view)
        return;
    m_view = new ResultsView(m_services.results, m_services.writer, m_services.settings,
                             m_services.knownSecrets, m_files, m_services.clock);
    connect(m_view, &ResultsView::currentRowChanged, this, &NotificationsPage::showRow);
    connect(m_view, &ResultsView::refreshWanted, this, &NotificationsPage::refresh);
    connect(m_view, &ResultsView::retryFailedWanted, this, &NotificationsPage::retryFailed);
    connect(m_view, &ResultsView::statusChanged, this, &NotificationsPage::statusChanged);
    connect(m_view, &ResultsView::activityWanted, this, &NotificationsPage::activityWanted);
    connect(m_view, &ResultsView::messageWanted, m_message,
            [this](const Message &message) { m_message->setMessage(message); });
    m_view->setTicketFormat(m_ticketFormat);
    m_view->hide();
    m_splitter->insertWidget(0, m_view);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setSizes({height() * 6 / 10, height() * 4 / 10});
    keepSplit(*m_splitter, m_services.settings, kSplit);
    placeInTabOrder(m_message, m_view);
    Q_EMIT resultsViewMade();
}

void NotificationsPage::focusIds()
{
    m_ids->focus();
}

QWidgetList NotificationsPage::panes() const
{
    return {m_ids, m_view, m_card};
}

void NotificationsPage::setIds(const QString &text)
{
    m_ids->setText(text);
}

QString NotificationsPage::idsText() const
{
    return m_ids->text();
}

void NotificationsPage::takeOver(const NotificationsPage &before)
{
    setIds(before.idsText());
    if (m_view && before.m_view)
        m_view->takeOver(*before.m_view);
}

void NotificationsPage::lookUp()
{
    m_ids->submit();
}

void NotificationsPage::submit(const QList<qint32> &ids)
{
    const WantedIds wanted{ids, m_services.sessions.current().connection()};
    if (ids.size() > m_askAbove)
        m_notice->ask(ids.size(), connectionAndEnvironment(wanted.from),
                      [this, wanted] { m_wanted->start(wanted); });
    else
        m_wanted->start(wanted);
}

/// What waits for a sign-in, or for an answer, is not what stands there any more.
void NotificationsPage::idsChanged()
{
    m_wanted->drop();
    m_notice->withdrawQuestion();
    Q_EMIT idsTextChanged();
}

void NotificationsPage::connectionChanged()
{
    m_notice->withdrawQuestion(); // it named another one
    updateEmptyState();
}

void NotificationsPage::setAdding(bool adding)
{
    m_wanted->setAdding(adding);
}

void NotificationsPage::refresh()
{
    m_wanted->refresh(isMany() ? m_view->table().selectedRows() : QList<qsizetype>{0});
}

void NotificationsPage::retryFailed()
{
    m_wanted->retryFailed();
}

void NotificationsPage::setTicketFormat(ExportFormat format)
{
    m_ticketFormat = format;
    if (m_view)
        m_view->setTicketFormat(format);
}

void NotificationsPage::stop()
{
    m_services.results.stop();
}

void NotificationsPage::clearResults()
{
    m_services.results.clear();
    m_message->clear();
}

void NotificationsPage::signedIn()
{
    m_wanted->signedIn();
}

void NotificationsPage::signInDeclined()
{
    m_wanted->drop();
}

std::optional<ResultRow> NotificationsPage::shownCard() const
{
    const std::optional<ResultRow> &row = m_card->row();
    return row && row->lookup.notification ? row : std::nullopt;
}

void NotificationsPage::sessionChanged(const Session &session, Session::State state)
{
    if (state == Session::State::SignedOut && session.connection().id == m_services.results.connectionId()) {
        m_message->clear(); // nobody has to sign in again
        tellOnlyFailure();
    }
    updateEmptyState();
}

void NotificationsPage::lookupStarted()
{
    m_message->clear();
    Q_EMIT changed();
}

void NotificationsPage::lookupFinished()
{
    m_notice->endWaiting();
    const auto &rows = m_services.results.rows();
    if (isMany()) {
        if (const auto &stopped = m_services.results.stoppedBy())
            m_message->setMessage(messageFor(*stopped));
        Q_EMIT statusChanged(lookupwords::progress(m_services.results.progress()));
    } else if (!rows.isEmpty()) {
        tellOnlyFailure();
        Q_EMIT statusChanged(lookupwords::status(rows.first().lookup));
    }
    showRow();
    Q_EMIT changed();
}

/// Of one row alone that was not found the message bar tells all there is.
void NotificationsPage::tellOnlyFailure()
{
    const auto &rows = m_services.results.rows();
    if (rows.size() != 1 || rows.first().lookup.notification || m_services.results.isRunning())
        return;
    m_notice->tellFailure(
        rows.first().lookup, [this] { refresh(); },
        [this](qint64 exchange) { Q_EMIT activityWanted(exchange); });
}

void NotificationsPage::resultsChanged()
{
    if (!m_services.results.rows().isEmpty())
        makeView();
    if (m_view)
        m_view->setVisible(isMany());
    showRow();
    if (m_services.results.isRunning())
        tellProgress();
}

qsizetype NotificationsPage::currentRow() const
{
    if (isMany())
        return m_view->table().currentRow();
    return m_services.results.rows().isEmpty() ? -1 : 0;
}

void NotificationsPage::showRow()
{
    const qsizetype current = currentRow();
    const auto &rows = m_services.results.rows();
    m_empty->setVisible(rows.isEmpty());
    const bool hasRow = current >= 0 && current < rows.size();
    const bool isWaiting = hasRow && (rows.at(current).lookup.outcome == Outcome::Waiting ||
                                      rows.at(current).lookup.outcome == Outcome::Running);
    // Why there is none stands in the message bar where there is but one row.
    const bool hasDetail =
        hasRow && !isWaiting && (isMany() || rows.at(current).lookup.notification || rows.at(current).before);
    const bool isRunningShown = isWaiting && !m_services.results.isPaused();
    if (isRunningShown)
        m_card->showRunning(lookupwords::status(rows.at(current).lookup));
    else if (hasDetail)
        m_card->showRow(rows.at(current),
                        isMany() ? ResultDetail::Why::SaidHere : ResultDetail::Why::SaidElsewhere);
    else
        m_card->showNothing();
    m_detailArea->setVisible(!isMany() || isRunningShown || hasDetail);
    Q_EMIT changed();
}

void NotificationsPage::tellProgress()
{
    if (isMany())
        Q_EMIT progressChanged(lookupwords::progress(m_services.results.progress()));
    else if (const qsizetype row = currentRow(); row >= 0 && !m_services.results.isPaused())
        Q_EMIT statusChanged(lookupwords::status(m_services.results.rows().at(row).lookup));
}

/// The lookup waits: it goes on by itself after a sign-in, or ends with Stop.
void NotificationsPage::askToSignIn()
{
    m_notice->askToSignIn(connectionAndEnvironment(m_wanted->connection()), [this] {
        Q_EMIT connectionWanted(m_services.results.connectionId());
        Q_EMIT signInWanted();
    });
    showRow();
    Q_EMIT statusChanged(tr("The lookup waits until you have signed in again."));
}

void NotificationsPage::updateEmptyState()
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

#include "moc_notificationspage.cpp"
