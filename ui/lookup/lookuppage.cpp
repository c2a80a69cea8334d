// SPDX-License-Identifier: MIT
#include "ui/lookup/lookuppage.h"

#include "connections/connectionstore.h"
#include "export/resultwriter.h"
#include "program/navigator.h"
#include "results/sidebysideanswers.h"
#include "text/composedtext.h"
#include "ui/lookup/card/jsonview.h"
#include "ui/lookup/card/resultcard.h"
#include "ui/lookup/ids/identry.h"
#include "ui/lookup/lookup.h"
#include "ui/lookup/lookupwords.h"
#include "ui/lookup/results/overviewpane.h"
#include "ui/lookup/results/resultactions.h"
#include "ui/lookup/results/resultsview.h"
#include "ui/lookup/resultspane.h"
#include "ui/lookup/resultstab.h"
#include "ui/lookup/resultstabbar.h"
#include "ui/lookup/several/connectionprogress.h"
#include "ui/lookup/topline.h"
#include "ui/text/commontext.h"
#include "ui/text/connectiontext.h"
#include "ui/widgets/dialogs/messagebar.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/emptystate.h"
#include "ui/widgets/views/firstpaint.h"
#include "ui/widgets/views/fittingscrollarea.h"
#include "ui/widgets/views/textlabel.h"
#include "ui/widgets/views/wrappingpane.h"

#include <QAction>
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
    , m_ids(new IdEntry(this))
    , m_top(new TopLine(*m_ids))
    , m_body(new QHBoxLayout)
    , m_below(new QWidget)
    , m_lookup(new Lookup(services, m_messages, *m_ids, this))
    , m_message(new MessageBar(m_messages, services.clock))
    , m_tabBar(new ResultsTabBar(services.results))
    , m_tabMessages(new QVBoxLayout)
    , m_otherConnection(new TextLabel({}, TextRole::Caption))
    , m_findInJson(new QShortcut(QKeySequence::Find, this))
{
    setObjectName(u"notificationsPage"_s);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(m_top);
    m_body->setSpacing(0);
    m_body->addWidget(m_below, 1);
    whole->addLayout(m_body, 1);
    auto *layout = new QVBoxLayout(m_below);
    layout->setContentsMargins(kSpace12, kSpace8, kSpace12, kSpace8);
    layout->setSpacing(kSpace8);
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
    connect(m_ids, &IdEntry::stopRequested, this, &LookupPage::stop);
    connect(m_tabBar, &ResultsTabBar::closeRequested, this, [this](ResultSet *set) { closeResults(*set); });
    connect(m_message, &MessageBar::expired, this,
            [this](const QString &text) { note(text, Notices::Spoken::No); });
    connect(&m_messages, &MessageList::frontChanged, this, &LookupPage::changed); // also canStop()
    connect(&m_services.sessions, &SessionManager::stateChanged, this, &LookupPage::sessionChanged);
    connect(&m_services.sessions, &SessionManager::currentChanged, this, &LookupPage::connectionChanged);
    connect(&m_services.connections, &ConnectionStore::changed, this, &LookupPage::updateEmptyState);
    connect(&m_services.results, &ResultSets::added, this, [this](ResultSet *set) { addTab(*set); });
    connect(&m_services.results, &ResultSets::removed, this, &LookupPage::removeTab);
    connect(&m_services.results, &ResultSets::currentChanged, this, &LookupPage::showCurrentTab);
    connect(&m_services.results, &ResultSets::aboutToCloseOldest, this, [this](const ResultSet *set) {
        //: %1 is the title of results: “13 ids · PRODUCTION 09:12”.
        note(tr("The oldest results were closed: %1").arg(lookuptext::title(*set)));
    });
    connect(&m_services.results, &ResultSets::closedChanged, this, [this] {
        if (!m_services.results.canReopen())
            m_closed.close();
        Q_EMIT changed();
    });
    for (ResultSet *set : m_services.results.sets())
        addTab(*set);
    m_ids->raise(); // over what is below its line
    updateEmptyState();
    showCurrentTab();
    afterFirstPaint(this, [this] { makeView(); });
}

LookupPage::~LookupPage()
{
    m_messages.disconnect(this); // they end with the page
}

void LookupPage::makeResult(QVBoxLayout *layout)
{
    m_empty = new EmptyState;
    m_empty->setObjectName(u"noResults"_s);
    connect(m_empty, &EmptyState::actionTriggered, &m_services.navigator, &Navigator::signIn);
    connect(m_empty, &EmptyState::otherActionTriggered, &m_services.navigator, &Navigator::startDemo);

    m_card = new ResultCard(m_services.knownSecrets, m_services.clock, m_services.navigator);
    connect(&m_card->commands(), &CardCommands::copy, this, [this] { m_view->copyCurrent(); });
    connect(&m_card->commands(), &CardCommands::tryAgain, this, [this] {
        announceChange(*this, tr("Trying again.")); // the result may be the same
        refreshCard();
    });
    connect(m_card, &ResultCard::stepRequested, this, [this](int step) { m_view->stepRow(step); });

    auto *content = new WrappingPane; // or the area would scroll at the height that the card needs
    auto *contentLayout = new QVBoxLayout(content);
    contentLayout->setContentsMargins(0, 0, 0, 0);
    contentLayout->addWidget(m_card);
    contentLayout->addWidget(m_empty, 100); // takes all of the space; otherwise the rest is at the top
    contentLayout->addStretch(1);
    m_pane = new ResultsPane(new FittingScrollArea(content), m_services.settings);
    connect(m_pane, &ResultsPane::cardPositionChanged, this, [this](ResultsPane::CardPosition place) {
        const bool isAlone = place == ResultsPane::CardPosition::Alone;
        m_card->setKeyboardStepping(isAlone);
    });
    connect(m_pane, &ResultsPane::cardFocusRequested, m_card,
            [this] { m_card->setFocus(Qt::OtherFocusReason); });
    connect(m_pane, &ResultsPane::rowStepped, m_card,
            [this] { announceChange(*m_card, m_card->spokenText()); });
    connect(m_pane, &ResultsPane::noRoomAtSide, this,
            [this] { note(tr("There is no room for the card at the side.")); });
    layout->addWidget(m_pane, 1);
}

void LookupPage::addTab(ResultSet &set)
{
    auto *tab = new ResultsTab(set, m_services, *m_lookup);
    m_tabs[&set] = tab;
    m_tabMessages->addWidget(tab);
    connect(&tab->progress(), &ConnectionProgress::countdownChanged, this, [this, &set] {
        if (&set == &results())
            Q_EMIT progressChanged(totals());
    });
    const auto whileCurrent = [this, &set](const auto &handle) {
        return [this, &set, handle] {
            if (&set == &results())
                handle();
        };
    };
    connect(&set, &ResultSet::started, tab, whileCurrent([this] { lookupStarted(); }));
    connect(&set, &ResultSet::updated, tab, whileCurrent([this] { resultsChanged(); }));
    connect(&set, &ResultSet::reset, tab, whileCurrent([this] { m_pane->showTableAgain(); }));
    connect(&set, &ResultSet::ended, tab, whileCurrent([this] { lookupFinished(); }));
    connect(&set, &ResultSet::resumed, tab, whileCurrent([this] { showRow(); }));
    connect(&set, &ResultSet::signInNeeded, tab, [this, &set](const QString &connectionId) {
        if (&set != &results())
            return;
        showRow();
        updateProgress();
        const bool isSaid = results().connectionIds().size() == 1; // by a message
        note(waitingText(connectionId), isSaid ? Notices::Spoken::No : Notices::Spoken::Yes);
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
        m_view->setResults(current.set(), current.messages(), current.state);
        m_pane->showTableAgain();
    }
    for (const auto &[set, tab] : m_tabs)
        tab->setCurrent(tab == &current);
    resultsChanged();
}

void LookupPage::makeView()
{
    if (m_view)
        return;
    m_shown = &results();
    m_view = new ResultsView(*m_shown, currentTab().messages(), m_services.writer, m_services.settings,
                             m_services.knownSecrets, m_files, m_services.clock, m_services.notices,
                             m_services.navigator);
    connect(&m_view->table(), &ResultsTable::currentRowChanged, this, &LookupPage::showRow);
    connect(m_view, &ResultsView::hiddenFilterRequested, this, &LookupPage::findInCardOrFilter);
    connect(m_view, &ResultsView::refreshRequested, m_lookup,
            [this](const QList<qsizetype> &rows) { m_lookup->refresh(results(), rows); });
    connect(m_view, &ResultsView::retryFailedRequested, this, &LookupPage::retryFailed);
    connect(m_view->actions().rawJson, &QAction::triggered, this, [this] {
        if (!m_card->isVisible())
            m_pane->showCardAlone();
        m_card->toggleRaw();
    });
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

void LookupPage::addPanel(QWidget *panel)
{
    m_body->addWidget(panel);
}

void LookupPage::setResultsShown(bool areShown)
{
    m_below->setVisible(areShown);
}

QWidgetList LookupPage::panes() const
{
    return {m_ids, m_message, currentTab().messageBar(), m_view, m_card};
}

void LookupPage::connectionChanged()
{
    updateEmptyState();
    updateOtherConnection();
}

void LookupPage::refresh()
{
    m_lookup->refresh(results(), hasSeveralRows() ? m_view->rowsToActOn() : QList<qsizetype>{0});
}

void LookupPage::refreshCard()
{
    m_lookup->refresh(results(), {currentRow()});
}

void LookupPage::setCardReplaced(bool isReplaced)
{
    m_pane->setCardReplaced(isReplaced);
}

void LookupPage::retryFailed()
{
    m_lookup->refresh(results(), results().retryableRows());
}

LookupProgress LookupPage::retryable() const
{
    return isRunning() || !hasSeveralRows() ? LookupProgress() : results().progress();
}

void LookupPage::setTicketFormat(ExportFormat format)
{
    m_ticketFormat = format;
    if (m_view)
        m_view->setTicketFormat(format);
}

bool LookupPage::canStop() const
{
    return isRunning() || m_lookup->isAsking();
}

void LookupPage::stop()
{
    if (m_lookup->isAsking())
        m_lookup->decline();
    else
        results().stop();
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
    m_closed.show(m_messages,
                  {.tone = Tone::Good,
                   //: %1 is the title of results: “13 ids · PRODUCTION 09:12”.
                   .title = tr("Closed: %1").arg(title),
                   .actions = {{u"undoClose"_s, CommonTexts::tr("Undo"), [this] { reopenResults(); }}}});
}

void LookupPage::reopenResults()
{
    m_closed.close();
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

void LookupPage::note(const QString &text, Notices::Spoken spoken)
{
    Q_EMIT m_services.notices.note(text, Notices::ResultsSubject, spoken);
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
    const qsizetype sideBySide =
        hasRow && hasSeveralRows() ? m_view->sideBySide().rowOf(rows.id(current)) : -1;
    if (sideBySide >= 0)
        m_card->showAnswers(m_view->sideBySide(), sideBySide, rows, rows.at(current));
    else if (isWaiting)
        m_card->showRunning(results().run(rows.connectionId(current)).isPaused()
                                ? waitingText(rows.connectionId(current))
                                : lookuptext::status(rows.at(current).lookup));
    else if (hasDetail)
        m_card->showRow(rows.at(current));
    else
        m_card->showNothing();
    m_pane->setCardShown(!hasSeveralRows() || isWaiting || hasDetail || sideBySide >= 0);
    if (m_view)
        m_view->actions().rawJson->setEnabled(m_card->hasRaw());
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
    m_ids->setDestination(!isOther                     ? QString()
                          : next.environment.isEmpty() ? connectionText(next)
                                                       : shownName(next.environment));
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
