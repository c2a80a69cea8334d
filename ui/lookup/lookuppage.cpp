// SPDX-License-Identifier: MIT
#include "ui/lookup/lookuppage.h"

#include "connections/connectionstore.h"
#include "export/resultwriter.h"
#include "results/resultmatrix.h"
#include "text/composedtext.h"
#include "ui/lookup/card/jsonview.h"
#include "ui/lookup/card/resultcard.h"
#include "ui/lookup/ids/identry.h"
#include "ui/lookup/lookupnotice.h"
#include "ui/lookup/lookupwords.h"
#include "ui/lookup/pendinglookup.h"
#include "ui/lookup/results/overviewpane.h"
#include "ui/lookup/results/resultsview.h"
#include "ui/lookup/resultspane.h"
#include "ui/lookup/resultstab.h"
#include "ui/lookup/resultstabbar.h"
#include "ui/lookup/several/severaltext.h"
#include "ui/text/commontext.h"
#include "ui/text/connectiontext.h"
#include "ui/widgets/dialogs/messagebar.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/emptystate.h"
#include "ui/widgets/views/firstpaint.h"
#include "ui/widgets/views/fittingscrollarea.h"
#include "ui/widgets/views/textlabel.h"
#include "ui/widgets/views/wrappingpane.h"

#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using namespace tokens;
using Outcome = LookupRow::Outcome;

LookupPage::LookupPage(const Services &services, FileChooser &files, QWidget *parent)
    : QWidget(parent)
    , m_services(services)
    , m_files(files)
    , m_pending(new PendingLookup(services.sessions, services.connections, services.results, this))
    , m_several(new SeveralLookup(services.sessions, services.connections, this))
    , m_ids(new IdEntry)
    , m_message(new MessageBar(services.clock))
    , m_notice(new LookupNotice(services.clock, m_message))
    , m_tabBar(new ResultsTabBar(services.results))
    , m_tabMessages(new QVBoxLayout)
    , m_otherConnection(new TextLabel({}, TextRole::Caption))
    , m_findInJson(new QShortcut(QKeySequence::Find, this))
{
    setObjectName(u"notificationsPage"_s);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace16, kSpace16, kSpace16, kSpace8);
    layout->setSpacing(kSpace12);
    layout->addWidget(m_ids);
    m_message->setGapAbove(kSpace16 - layout->spacing());
    layout->addWidget(m_message);
    layout->addWidget(m_tabBar);
    layout->addLayout(m_tabMessages);
    layout->addWidget(m_otherConnection);
    m_otherConnection->setObjectName(u"otherConnection"_s);
    m_otherConnection->wrapped();
    makeResult(layout);

    connect(m_findInJson, &QShortcut::activated, this, [this] {
        if (auto *json = m_card->findChild<JsonView *>(); json && json->isVisible())
            json->focusFind();
    });
    connect(m_ids, &IdEntry::submitted, this, &LookupPage::submit);
    connect(m_ids, &IdEntry::textChanged, this, &LookupPage::idsChanged);
    connect(m_tabBar, &ResultsTabBar::closeRequested, this, [this](ResultSet *set) { closeResults(*set); });
    connect(m_pending, &PendingLookup::connectionRequested, this, &LookupPage::connectionRequested);
    connect(m_several, &SeveralLookup::connectionRequested, this, &LookupPage::connectionRequested);
    connect(m_several, &SeveralLookup::signInRequested, this, [this](int step, int count) {
        Q_EMIT skippableSignInRequested(
            severaltext::signInMessage(m_services.sessions.current().connection(), step, count));
    });
    connect(m_several, &SeveralLookup::cancelled, this,
            [this] { Q_EMIT statusChanged(tr("Cancelled. Nothing was looked up.")); });
    connect(m_several, &SeveralLookup::ready, this,
            [this](const QList<qint32> &ids, const QList<Connection> &open,
                   const QList<SeveralLookup::LeftOut> &leftOut) {
                if (!open.isEmpty())
                    m_pending->startSeveral(ids, open);
                showLeftOut(open.isEmpty(), leftOut);
            });
    connect(m_ids, &IdEntry::stopRequested, this, &LookupPage::stop);
    connect(m_message, &MessageBar::expired, this, &LookupPage::announcedStatusChanged);
    connect(m_message, &MessageBar::messageChanged, this, &LookupPage::changed); // also canStop()
    connect(m_pending, &PendingLookup::signInRequested, this, &LookupPage::signInRequested);
    connect(m_pending, &PendingLookup::statusChanged, this, &LookupPage::statusChanged);
    connect(m_pending, &PendingLookup::refreshing, this, [this](const QStringList &leftOut) {
        m_message->clear(m_pending);
        if (!leftOut.isEmpty())
            m_message->setMessage(severaltext::rowsLeftOutMessage(leftOut), m_pending);
    });
    connect(&m_services.sessions, &SessionManager::stateChanged, this, &LookupPage::sessionChanged);
    connect(&m_services.sessions, &SessionManager::currentChanged, this, &LookupPage::connectionChanged);
    connect(&m_services.connections, &ConnectionStore::changed, this, &LookupPage::updateEmptyState);
    connect(&m_services.results, &ResultSets::added, this, [this](ResultSet *set) { addTab(*set); });
    connect(&m_services.results, &ResultSets::removed, this, &LookupPage::removeTab);
    connect(&m_services.results, &ResultSets::currentChanged, this, &LookupPage::showCurrentTab);
    connect(&m_services.results, &ResultSets::aboutToCloseOldest, this, [this](const ResultSet *set) {
        //: %1 is the title of results: “13 ids · PRODUCTION 09:12”.
        Q_EMIT statusChanged(tr("The oldest results were closed: %1").arg(lookuptext::title(*set)));
    });
    connect(&m_services.results, &ResultSets::closedChanged, this, [this] {
        if (!m_services.results.canReopen())
            m_message->clear(&m_services.results);
        Q_EMIT changed();
    });
    for (ResultSet *set : m_services.results.sets())
        addTab(*set);
    updateEmptyState();
    showCurrentTab();
    afterFirstPaint(this, [this] { makeView(); });
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
    connect(m_card, &ResultCard::tryAgainRequested, this, [this] {
        announceChange(*this, tr("Trying again.")); // the result may be the same
        refreshCard();
    });
    connect(m_card, &ResultCard::stepRequested, this, [this](int step) { m_view->stepRow(step); });
    connect(m_card, &ResultCard::activityRequested, this, &LookupPage::activityRequested);

    auto *content = new WrappingPane; // or the area would scroll at the height that the card needs
    auto *contentLayout = new QVBoxLayout(content);
    contentLayout->setContentsMargins(0, 0, 0, 0);
    contentLayout->addWidget(m_card);
    contentLayout->addWidget(m_empty, 100); // takes all of the space; otherwise the rest is at the top
    contentLayout->addStretch(1);
    m_pane = new ResultsPane(new FittingScrollArea(content), m_services.settings);
    connect(m_pane, &ResultsPane::cardPlaceChanged, this, [this](ResultsPane::CardPlace place) {
        const bool isAlone = place == ResultsPane::CardPlace::Alone;
        m_card->setKeyboardStepping(isAlone);
    });
    connect(m_pane, &ResultsPane::cardFocusRequested, m_card,
            [this] { m_card->setFocus(Qt::OtherFocusReason); });
    connect(m_card, &ResultCard::rawShownChanged, m_pane, &ResultsPane::setCardTall);
    connect(m_card, &ResultCard::rawToggled, m_pane, &ResultsPane::makeRoomForJson);
    layout->addWidget(m_pane, 1);
}

void LookupPage::addTab(ResultSet &set)
{
    auto *tab = new ResultsTab(set, m_services.clock);
    m_tabs[&set] = tab;
    m_tabMessages->addWidget(tab);
    connect(tab, &ResultsTab::signInRequested, m_pending, &PendingLookup::signIn);
    connect(tab, &ResultsTab::countdownChanged, this, [this, &set] {
        if (&set == &results())
            Q_EMIT progressChanged(totals());
    });
    connect(tab, &ResultsTab::refreshRequested, m_pending,
            [this, &set](const QList<qsizetype> &rows) { m_pending->refresh(set, rows); });
    connect(&tab->message(), &MessageBar::expired, this, &LookupPage::announcedStatusChanged);
    connect(tab, &ResultsTab::activityRequested, this, &LookupPage::activityRequested);
    const auto whileCurrent = [this, &set](const auto &handle) {
        return [this, &set, handle] {
            if (&set == &results())
                handle();
        };
    };
    connect(&set, &ResultSet::started, tab, whileCurrent([this] { lookupStarted(); }));
    connect(&set, &ResultSet::updated, tab, whileCurrent([this] { resultsChanged(); }));
    connect(&set, &ResultSet::reset, tab, whileCurrent([this] {
        m_pane->showTableAgain();
        m_pane->forgetHeight();
    }));
    connect(&set, &ResultSet::ended, tab, whileCurrent([this] { lookupFinished(); }));
    connect(&set, &ResultSet::resumed, tab, whileCurrent([this] { showRow(); }));
    connect(&set, &ResultSet::signInNeeded, tab, [this, &set](const QString &connectionId) {
        if (&set != &results())
            return;
        showRow();
        updateProgress();
        if (results().connectionIds().size() > 1)
            Q_EMIT statusChanged(waitingText(connectionId));
        else // a message says so
            Q_EMIT announcedStatusChanged(waitingText(connectionId));
    });
}

void LookupPage::removeTab(ResultSet *set)
{
    const auto tab = m_tabs.find(set);
    delete tab->second;
    m_tabs.erase(tab);
}

ResultsTab &LookupPage::currentTab() const
{
    return *m_tabs.at(&results());
}

/// Shows the results of the current tab, as they were left.
void LookupPage::showCurrentTab()
{
    ResultsTab &current = currentTab();
    if (m_view && m_shown != &current.set()) {
        m_tabs.at(m_shown)->state = m_view->state();
        m_shown = &current.set();
        m_view->setResults(current.set(), current.state);
        m_pane->showTableAgain();
        m_pane->forgetHeight();
    }
    for (const auto &[set, tab] : m_tabs)
        tab->setCurrent(tab == &current);
    resultsChanged();
}

/// Returns the minimum. Additional space goes to the results, which scroll.
int LookupPage::heightForWidth(int width) const
{
    return layout()->totalMinimumHeightForWidth(width);
}

void LookupPage::makeView()
{
    if (m_view)
        return;
    m_shown = &results();
    m_view = new ResultsView(*m_shown, m_services.writer, m_services.settings, m_services.knownSecrets,
                             m_files, m_services.clock);
    connect(m_view, &ResultsView::currentRowChanged, this, &LookupPage::showRow);
    connect(m_view, &ResultsView::hiddenFilterRequested, this, &LookupPage::findInCardOrFilter);
    connect(m_view, &ResultsView::refreshRequested, this,
            [this](const QList<qsizetype> &rows) { m_pending->refresh(results(), rows); });
    connect(m_view, &ResultsView::retryFailedRequested, this, &LookupPage::retryFailed);
    connect(m_view, &ResultsView::statusChanged, this, &LookupPage::statusChanged);
    connect(m_view, &ResultsView::activityRequested, this, &LookupPage::activityRequested);
    connect(m_view, &ResultsView::messageReady, this, [this](const Message &message) {
        clearResultsMessage();
        m_messageTab = &currentTab();
        m_messageTab->message().setMessage(message, m_view);
    });
    connect(m_view, &ResultsView::messageDone, this, &LookupPage::clearResultsMessage);
    m_view->setTicketFormat(m_ticketFormat);
    m_pane->setTable(m_view);
    m_card->makeDetail();
    Q_EMIT resultsViewCreated();
}

/// Finds in the JSON that is shown alone, and otherwise shows the table to filter it.
void LookupPage::findInCardOrFilter()
{
    if (auto *json = m_card->findChild<JsonView *>(); json && json->isVisible()) {
        json->focusFind();
        return;
    }
    m_pane->showTableAgain();
    m_view->focusFilter();
}

/// Removes the message of the view, which can be that of a tab that is no longer the current one.
void LookupPage::clearResultsMessage()
{
    if (m_messageTab)
        m_messageTab->message().clear(m_view);
}

void LookupPage::addStopAction(QAction *action)
{
    m_ids->addAction(action);
}

void LookupPage::focusIds()
{
    m_ids->focus();
}

void LookupPage::addLookUpAction(QAction *action)
{
    m_ids->addLookUpAction(action);
}

QWidgetList LookupPage::panes() const
{
    return {m_ids, m_message, &currentTab().message(), m_view, m_card};
}

void LookupPage::setIds(const QString &text)
{
    m_ids->setText(text);
}

QString LookupPage::idsText() const
{
    return m_ids->text();
}

const QList<qint32> &LookupPage::ids() const
{
    return m_ids->ids();
}

void LookupPage::lookUp()
{
    m_ids->submit();
}

/// Looks the ids up, or agrees to the question that was asked about them. Other ids would have removed it.
void LookupPage::submit(const QList<qint32> &ids)
{
    if (m_notice->isQuestionShown())
        return m_notice->agree();
    m_several->cancel();
    m_message->clear(m_pending);
    const PendingIds pending{ids, m_services.sessions.current().connection()};
    if (ids.size() > m_askAbove)
        m_notice->askToLookUp(ids.size(), connectionAndEnvironment(pending.from),
                              severaltext::warning({pending.from}),
                              m_services.results.expectedTime(pending.from.id, ids.size()),
                              [this, pending] { m_pending->start(pending); });
    else
        m_pending->start(pending);
}

std::optional<QList<qint32>> LookupPage::validIds()
{
    return m_ids->validIds();
}

void LookupPage::lookUpInSeveral(const SeveralIds &wanted)
{
    m_pending->discard();
    m_message->clear(m_several);
    m_message->clear(m_pending);
    if (wanted.ids.size() * wanted.connections.size() > m_askAbove)
        m_notice->askToLookUp(severaltext::question(wanted.ids.size(), wanted.connections),
                              severaltext::warning(wanted.connections),
                              severaltext::lookUp(wanted.ids.size(), wanted.connections.size()),
                              std::nullopt, // a host may be shared, which slows each of them down
                              [this, wanted] { m_several->start(wanted); });
    else
        m_several->start(wanted);
}

/// Says which of the chosen connections were left out of a lookup.
void LookupPage::showLeftOut(bool isEmpty, const QList<SeveralLookup::LeftOut> &leftOut)
{
    if (!leftOut.isEmpty())
        m_message->setMessage(severaltext::leftOutMessage(isEmpty, leftOut), m_several);
}

/// Discards what waits for a sign-in or for an answer, since the field contains other ids now.
void LookupPage::idsChanged()
{
    m_pending->discard();
    m_several->cancel();
    m_notice->removeQuestion();
    Q_EMIT idsTextChanged();
}

void LookupPage::connectionChanged()
{
    m_notice->removeQuestion(); // it named the previous connection
    updateEmptyState();
    updateOtherConnection();
}

void LookupPage::setAdding(bool adding)
{
    m_pending->setAdding(adding);
}

void LookupPage::refresh()
{
    m_pending->refresh(results(), hasSeveralRows() ? m_view->rowsToActOn() : QList<qsizetype>{0});
}

void LookupPage::refreshCard()
{
    m_pending->refresh(results(), {currentRow()});
}

void LookupPage::moveCardToNextPlace()
{
    m_pane->moveCardToNextPlace();
}

void LookupPage::retryFailed()
{
    m_pending->retryFailed(results());
}

LookupProgress LookupPage::retryable() const
{
    return isRunning() || !hasSeveralRows() ? LookupProgress() : results().progress();
}

void LookupPage::setTicketFormat(const TicketFormat &format)
{
    m_ticketFormat = format;
    if (m_view)
        m_view->setTicketFormat(format);
}

bool LookupPage::canStop() const
{
    return isRunning() || m_notice->isQuestionShown();
}

void LookupPage::stop()
{
    if (!m_notice->isQuestionShown())
        return results().stop();
    m_notice->removeQuestion();
    Q_EMIT statusChanged(tr("Cancelled. Nothing was looked up."));
}

void LookupPage::closeResults()
{
    closeResults(results());
}

void LookupPage::closeResults(ResultSet &set)
{
    const QString title = lookuptext::title(set);
    const bool isEmpty = set.rows().isEmpty();
    m_services.results.close(set);
    if (isEmpty)
        return;
    m_message->setMessage(
        {.tone = Tone::Good,
         //: %1 is the title of results: “13 ids · PRODUCTION 09:12”.
         .title = tr("Closed: %1").arg(title),
         .actions = {{u"undoClose"_s, CommonTexts::tr("Undo"), [this] { reopenResults(); }}}},
        &m_services.results);
}

void LookupPage::reopenResults()
{
    m_message->clear(&m_services.results);
    m_services.results.reopen();
}

void LookupPage::showNextResults()
{
    m_tabBar->showNext();
}

void LookupPage::showPreviousResults()
{
    m_tabBar->showPrevious();
}

void LookupPage::signedIn()
{
    m_pending->signedIn();
    signInSkipped();
}

void LookupPage::signInSkipped()
{
    if (m_several->isWaiting())
        m_several->next();
}

void LookupPage::signInDiscarded()
{
    m_pending->discard();
}

void LookupPage::signInDeclined()
{
    m_pending->cancel();
    m_several->cancel();
}

std::optional<ResultRow> LookupPage::shownCard() const
{
    const std::optional<ResultRow> &row = m_card->row();
    return row && row->lookup.notification ? row : std::nullopt;
}

void LookupPage::sessionChanged(const Session &session, Session::State state)
{
    if (state == Session::State::SignedOut) {
        for (const auto &[set, tab] : m_tabs)
            tab->signedOut(session.connection().id);
    }
    updateEmptyState();
}

void LookupPage::lookupStarted()
{
    updateProgress();
    Q_EMIT changed();
}

void LookupPage::lookupFinished()
{
    updateProgress();
    showRow();
    Q_EMIT lookupEnded(totals(), hasSeveralRows() ? totals() : m_card->spokenText());
    Q_EMIT changed();
}

void LookupPage::resultsChanged()
{
    if (!results().rows().isEmpty())
        makeView();
    m_pane->setTableShown(hasSeveralRows());
    m_findInJson->setEnabled(!hasSeveralRows());
    showRow();
    updateOtherConnection();
    updateProgress();
    const LookupProgress progress = results().progress();
    if (isRunning())
        Q_EMIT progressChanged(totals());
    else if (progress.done == progress.total) // otherwise a lookup is about to start
        Q_EMIT totalsChanged(totals());
}

qsizetype LookupPage::currentRow() const
{
    if (hasSeveralRows())
        return m_view->currentRow();
    return results().rows().isEmpty() ? -1 : 0;
}

void LookupPage::showRow()
{
    const qsizetype current = currentRow();
    const ResultRows &rows = results().rows();
    m_empty->setVisible(rows.isEmpty());
    const bool hasRow = current >= 0 && current < rows.size();
    const bool isWaiting =
        hasRow && (rows.outcome(current) == Outcome::Waiting || rows.outcome(current) == Outcome::Running);
    const bool hasDetail = hasRow && !isWaiting;
    const qsizetype sideBySide = hasRow && hasSeveralRows() ? m_view->matrix().rowOf(rows.id(current)) : -1;
    if (sideBySide >= 0)
        m_card->showAnswers(m_view->matrix(), sideBySide, rows, rows.at(current));
    else if (isWaiting)
        m_card->showRunning(results().run(rows.connectionId(current)).isPaused()
                                ? waitingText(rows.connectionId(current))
                                : lookuptext::status(rows.at(current).lookup));
    else if (hasDetail)
        m_card->showRow(rows.at(current));
    else
        m_card->showNothing();
    m_pane->setCardShown(!hasSeveralRows() || isWaiting || hasDetail || sideBySide >= 0);
    Q_EMIT changed();
}

void LookupPage::updateProgress()
{
    m_ids->setProgress(results().progress(), isRunning());
}

QString LookupPage::totals() const
{
    const ResultRows &rows = results().rows();
    if (rows.isEmpty())
        return {};
    if (results().connectionIds().size() > 1)
        return lookuptext::severalProgress(results());
    if (hasSeveralRows())
        return lookuptext::progress(results().progress());
    return results().isPaused() ? waitingText(rows.connectionId(0)) : lookuptext::status(rows.first().lookup);
}

QString LookupPage::waitingText(const QString &connectionId) const
{
    if (results().connectionIds().size() > 1)
        //: %1 is an environment and a connection.
        return tr("The lookup on %1 waits until you have signed in again.")
            .arg(connectionAndEnvironment(results().provenance(connectionId)));
    return tr("The lookup waits until you have signed in again.");
}

/// Says where the results come from, if a new lookup would go to another connection.
void LookupPage::updateOtherConnection()
{
    const Connection &next = m_services.sessions.current().connection();
    const bool isOther =
        !results().rows().isEmpty() && !next.baseUrl.isEmpty() && !results().hasRowsFrom(next);
    m_otherConnection->setVisible(isOther);
    if (isOther)
        //: %1 and %2 are environments and connections.
        m_otherConnection->setText(tr("These results are from %1. A new lookup goes to %2.")
                                       .arg(commaSeparated(lookuptext::connectionTitles(results())),
                                            connectionAndEnvironment(next)));
}

void LookupPage::updateEmptyState()
{
    const Session &session = m_services.sessions.current();
    const bool isFirstRun =
        session.connection().baseUrl.isEmpty() && m_services.connections.connections().isEmpty();
    m_ids->setLookUpKind(isFirstRun ? ButtonKind::Normal : ButtonKind::Primary); // a connection comes first
    if (session.isOpen())
        m_empty->setContent(
            Icon::Search,
            tr("Type or paste notification ids, for example 1042 or 1050-1060.\n\nA file with ids "
               "can be dropped here."));
    else if (isFirstRun)
        m_empty->setContent(Icon::Bell,
                            tr("A connection needs the service's address, an API key and the name of a data "
                               "source. Whoever runs the service has them.\n\nNothing is sent until you sign "
                               "in or run an upgrade."),
                            CommonTexts::tr("Add a connection"), tr("Try the demo"));
    else
        m_empty->setContent(Icon::Bell, tr("Nothing is sent until you sign in or run an upgrade."),
                            tr("Sign in…"));
}

#include "moc_lookuppage.cpp"
