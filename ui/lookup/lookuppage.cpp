// SPDX-License-Identifier: MIT
#include "ui/lookup/lookuppage.h"

#include "connections/connectionstore.h"
#include "export/resultwriter.h"
#include "history/historyentry.h"
#include "ids/idranges.h"
#include "redaction/knownsecrets.h"
#include "results/sidebysideanswers.h"
#include "storage/storedsettings.h"
#include "text/composedtext.h"
#include "ui/lookup/card/jsonview.h"
#include "ui/lookup/card/markline.h"
#include "ui/lookup/card/resultcard.h"
#include "ui/lookup/emptypage.h"
#include "ui/lookup/ids/identry.h"
#include "ui/lookup/list/historytext.h"
#include "ui/lookup/list/listsplitter.h"
#include "ui/lookup/list/lookuplistpane.h"
#include "ui/lookup/lookup.h"
#include "ui/lookup/lookupmessages.h"
#include "ui/lookup/lookupwords.h"
#include "ui/lookup/results/overviewpane.h"
#include "ui/lookup/results/resultactions.h"
#include "ui/lookup/results/resultsview.h"
#include "ui/lookup/resultspane.h"
#include "ui/lookup/shownlookup.h"
#include "ui/lookup/topline.h"
#include "ui/style/textscale.h"
#include "ui/text/commontext.h"
#include "ui/text/connectiontext.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/firstpaint.h"
#include "ui/widgets/views/fittingscrollarea.h"
#include "ui/widgets/views/wrappingpane.h"
#include "watch/watches.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>
#include <utility>

using namespace Qt::StringLiterals;
using namespace tokens;
using Outcome = LookupRow::Outcome;
using namespace std::chrono_literals;

namespace {

const auto kListShown = u"shown"_s;
const auto kListHidden = u"hidden"_s;
constexpr auto kCountdownInterval = 500ms;

} // namespace

LookupPage::LookupPage(const Services &services, FileChooser &files, QWidget *parent)
    : QWidget(parent)
    , m_services(services)
    , m_files(files)
    , m_ids(new IdEntry(this))
    , m_top(new TopLine(*m_ids))
    , m_body(new QHBoxLayout)
    , m_below(new QWidget)
    , m_lookup(new Lookup(services, *m_ids, this))
    , m_list(new LookupListPane(services.results, services.watches, services.history, services.connections,
                                services.knownSecrets))
    , m_beside(new ListSplitter(m_list, m_below, services.settings))
    , m_lookups(new ShownLookup(services, *m_ids, *m_list, this))
    , m_isListWanted(services.settings.value(storedsettings::kLookupList) == kListShown)
    , m_findInJson(new QShortcut(QKeySequence::Find, this))
{
    setObjectName(u"notificationsPage"_s);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(m_top);
    m_body->setSpacing(0);
    m_body->addWidget(m_beside, 1);
    whole->addLayout(m_body, 1);
    auto *layout = new QVBoxLayout(m_below);
    layout->setSpacing(kSpace8);
    makeResult(layout);

    connect(m_findInJson, &QShortcut::activated, this, [this] {
        if (auto *json = m_card->findChild<JsonView *>(); json && json->isVisible())
            json->focusFind();
    });
    connect(m_ids, &IdEntry::stopRequested, this, &LookupPage::stop);
    connect(m_lookup, &Lookup::waitingChanged, this, &LookupPage::changed);
    connect(&m_services.sessions, &SessionManager::stateChanged, this, &LookupPage::sessionChanged);
    connect(&m_services.sessions, &SessionManager::currentChanged, this, &LookupPage::connectionChanged);
    connect(&m_services.connections, &ConnectionStore::changed, this, &LookupPage::updateEmptyPage);
    connect(&m_services.results, &ResultSets::added, this, [this](ResultSet *set) { follow(*set); });
    connect(&m_services.results, &ResultSets::removed, this,
            [this](ResultSet *set) { m_followed.erase(set); });
    connect(&m_services.results, &ResultSets::currentChanged, this, &LookupPage::showCurrent);
    connect(&m_services.results, &ResultSets::aboutToDrop, this, [this](const ResultSet *set) {
        //: %1 is the title of a lookup: “1042 Bill import failed”, “13 ids”.
        note(tr("The memory for results is full. The oldest were removed, and can be looked up again: %1")
                 .arg(lookuptext::title(*set, m_services.knownSecrets.redactor())));
    });
    connectList();
    for (ResultSet *set : m_services.results.sets())
        follow(*set);
    m_ids->raise(); // over what is below its line
    updateEmptyPage();
    showCurrent();
    arrangeList();
    afterFirstPaint(this, [this] { makeView(); });
}

LookupPage::~LookupPage()
{
    m_services.notices.messages().setSubject(nullptr);
}

void LookupPage::makeResult(QVBoxLayout *layout)
{
    m_empty = new EmptyPage(m_services, m_list->model(), *m_lookups);
    connect(m_empty, &EmptyPage::repeatRequested, this, &LookupPage::repeatRequested);
    connect(m_empty, &EmptyPage::lookupChosen, this, &LookupPage::leaveList);

    m_card = new ResultCard(m_services.knownSecrets, m_services.clock, m_services.navigator);
    connect(&m_card->commands(), &CardCommands::copy, this, [this] { m_view->copyCurrent(); });
    connect(&m_card->commands(), &CardCommands::tryAgain, this, [this] {
        announceChange(*this, tr("Trying again.")); // the result may be the same
        refreshCard();
    });
    connect(&m_card->marks(), &MarkLine::noteEdited, this, &LookupPage::keepNote);
    connect(&m_card->marks(), &MarkLine::left, this, &LookupPage::leaveNote);
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

void LookupPage::follow(ResultSet &set)
{
    Followed &followed = m_followed[&set];
    followed.messages = std::make_unique<LookupMessages>(set, m_services, *m_lookup);
    const LookupMessages *context = followed.messages.get();
    connect(&set, &ResultSet::throttled, &m_countdown, qOverload<>(&QTimer::start));
    const auto whileCurrent = [this, &set](const auto &handle) {
        return [this, &set, handle] {
            if (&set == &results())
                handle();
        };
    };
    connect(&set, &ResultSet::started, context, whileCurrent([this] { lookupStarted(); }));
    connect(&set, &ResultSet::updated, context, whileCurrent([this] { resultsChanged(); }));
    connect(&set, &ResultSet::reset, context, whileCurrent([this] { m_pane->showTableAgain(); }));
    connect(&set, &ResultSet::ended, context, whileCurrent([this] { lookupFinished(); }));
    connect(&set, &ResultSet::resumed, context, whileCurrent([this] { showRow(); }));
    connect(&set, &ResultSet::signInNeeded, context, [this, &set](const QString &connectionId) {
        if (&set != &results())
            return;
        showRow();
        updateProgress();
        note(waitingText(connectionId), Notices::Spoken::No); // a message says it
    });
}

/// Shows the current results, as they were left.
void LookupPage::showCurrent()
{
    ResultSet &current = results();
    m_isRefreshed = false;
    m_services.notices.messages().setSubject(&current);
    if (m_view && m_shown != &current) {
        if (const auto left = m_followed.find(m_shown); left != m_followed.end())
            left->second.state = m_view->state();
        m_shown = &current;
        m_view->setResults(current, m_followed[&current].state);
        m_pane->showTableAgain();
    }
    resultsChanged();
}

void LookupPage::makeView()
{
    if (m_view)
        return;
    m_shown = &results();
    m_view = new ResultsView(*m_shown, m_services.writer, m_services.settings, m_services.knownSecrets,
                             m_files, m_services.clock, m_services.notices, m_services.navigator);
    connect(&m_view->table(), &ResultsTable::currentRowChanged, this, &LookupPage::showRow);
    connect(m_view, &ResultsView::hiddenFilterRequested, this, &LookupPage::findInCardOrFilter);
    connect(m_view, &ResultsView::refreshRequested, m_lookup,
            [this](const QList<qsizetype> &rows) { refreshRows(rows); });
    connect(m_view, &ResultsView::retryFailedRequested, this, &LookupPage::retryFailed);
    connect(m_view, &ResultsView::restRequested, this, &LookupPage::lookUpRest);
    connect(m_view->actions().rawJson, &QAction::triggered, this, [this] {
        if (!m_card->isVisible())
            m_pane->showCardAlone();
        m_card->toggleRaw();
    });
    connect(m_view->actions().note, &QAction::triggered, this, &LookupPage::editNote);
    m_card->addAction(m_view->actions().undoMark);
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
    m_panel = panel;
    m_body->addWidget(panel);
}

void LookupPage::setResultsShown(bool areShown)
{
    m_areResultsShown = areShown;
    arrangeList();
}

QWidgetList LookupPage::panes() const
{
    return {m_ids, m_list, m_view, m_card};
}

void LookupPage::connectionChanged()
{
    updateEmptyPage();
    updateOrigin();
}

void LookupPage::refresh()
{
    refreshRows(hasSeveralRows() ? m_view->rowsToActOn() : QList<qsizetype>{0});
}

void LookupPage::refreshCard()
{
    refreshRows({currentRow()});
}

void LookupPage::refreshRows(const QList<qsizetype> &rows)
{
    m_isRefreshed = true;
    m_lookup->refresh(results(), rows);
}

void LookupPage::setCardReplaced(bool isReplaced)
{
    m_pane->setCardReplaced(isReplaced);
}

void LookupPage::retryFailed()
{
    refreshRows(results().rowsWith(Outcome::Failed));
}

void LookupPage::lookUpRest()
{
    refreshRows(results().rowsWith(Outcome::NotLookedUp));
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
    return isRunning() || m_lookup->isWaiting();
}

void LookupPage::stop()
{
    if (m_lookup->isWaiting())
        m_lookup->decline();
    else
        results().stop();
}

void LookupPage::connectList()
{
    connect(m_lookups, &ShownLookup::changed, this, [this] {
        updateEmptyPage();
        Q_EMIT changed();
    });
    connect(m_lookups, &ShownLookup::removed, this, &LookupPage::offerUndo);
    connect(m_list, &LookupListPane::opened, this, [this] {
        if (isNarrow())
            leaveList();
    });
    connect(m_list, &LookupListPane::left, this, &LookupPage::leaveList);
    connect(m_list, &LookupListPane::lookUpAgainRequested, this, &LookupPage::lookUpAgain);
    connect(m_list, &LookupListPane::copyIdsRequested, this, &LookupPage::copyIds);
    connect(m_list, &LookupListPane::stopWatchingRequested, &m_services.watches,
            [this](ResultSet *set) { m_services.watches.stop(*set); });
    connect(&m_services.watches, &Watches::changed, this, &LookupPage::changed);
    connect(m_list, &LookupListPane::continueRequested, this,
            [this](ResultSet *set, const QString &connectionId) {
                if (set->run(connectionId).isPaused())
                    m_services.sessions.requestSignIn(connectionId, std::nullopt, this, [](SignInEnd) {});
                else if (set->progress(connectionId).notLookedUp > 0)
                    m_lookup->refresh(*set, set->rowsToContinue(connectionId));
                else
                    m_lookup->refresh(*set, set->rowsWith(Outcome::Failed, connectionId));
            });
    connect(&m_services.results, &ResultSets::started, this, [this](const ResultSet *set) {
        if (set == &results() && !isRepeating() && std::exchange(m_isListInFront, false))
            arrangeList(); // it would cover the answers
        const QList<ResultSet *> sets = m_services.results.sets();
        const auto made = std::count_if(sets.begin(), sets.end(), [](const ResultSet *each) {
            return !each->rows().isEmpty() && !each->isRestored();
        });
        if (made > 1 && m_services.settings.value(storedsettings::kLookupList).isEmpty()) {
            m_isListWanted = true;
            arrangeList();
        }
    });
    m_countdown.setInterval(kCountdownInterval);
    connect(&m_countdown, &QTimer::timeout, this, [this] {
        const QStringList ids = results().connectionIds();
        const bool isWaiting = std::any_of(ids.begin(), ids.end(), [this](const QString &connectionId) {
            return results().run(connectionId).waitLeft().has_value();
        });
        if (!isWaiting)
            m_countdown.stop();
        else if (ids.size() > 1) // otherwise a message counts down
            Q_EMIT progressChanged(totals());
    });
}

bool LookupPage::isNarrow() const
{
    const int panel = m_panel && !m_panel->isHidden() ? textscale::scaled(kPanelWidth) : 0;
    return window()->width() - panel < textscale::scaled(kBesideWidth);
}

bool LookupPage::isListShown() const
{
    return isNarrow() ? m_isListInFront : m_isListWanted;
}

void LookupPage::setListShown(bool isShown)
{
    if (isShown == isListShown())
        return;
    if (isNarrow()) {
        m_isListInFront = isShown;
    } else {
        m_isListWanted = isShown;
        m_services.settings.setValue(storedsettings::kLookupList, isShown ? kListShown : kListHidden);
    }
    if (!isShown && m_list->isAncestorOf(window()->focusWidget()))
        leaveList();
    arrangeList();
    if (isShown && isNarrow())
        m_list->setFocus(Qt::OtherFocusReason);
}

void LookupPage::arrangeList()
{
    if (!isNarrow())
        m_isListInFront = false;
    const bool isShown = isListShown();
    m_list->setWide(isNarrow());
    m_list->setVisible(m_areResultsShown && isShown);
    m_below->setVisible(m_areResultsShown && (!isShown || !isNarrow()));
    const int start = isShown ? 0 : kSpace12; // otherwise the list has one
    m_below->layout()->setContentsMargins(isRightToLeft() ? kSpace12 : start, kSpace8,
                                          isRightToLeft() ? start : kSpace12, kSpace8);
    m_beside->arrange();
    Q_EMIT listShownChanged(isShown);
}

void LookupPage::goToList()
{
    setListShown(true);
    m_list->setFocus(Qt::ShortcutFocusReason);
}

/// Moves the focus from the list to the results. In a narrow window they take its place.
void LookupPage::leaveList()
{
    if (std::exchange(m_isListInFront, false))
        arrangeList();
    if (hasSeveralRows() && m_view->isVisible())
        m_view->table().setFocus(Qt::OtherFocusReason);
    else if (m_card->isVisible())
        m_card->setFocus(Qt::OtherFocusReason);
    else
        m_ids->focus();
}

void LookupPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrangeList();
}

void LookupPage::showNextLookup()
{
    m_list->step(1);
}

void LookupPage::showPreviousLookup()
{
    m_list->step(-1);
}

void LookupPage::lookUpAgain(const LookupListEntry &entry)
{
    if (!entry.set) {
        if (const HistoryEntry &earlier = entry.earlier.first(); earlier.isComplete())
            Q_EMIT repeatRequested(earlier);
        return;
    }
    QList<qsizetype> rows(entry.set->rows().size());
    std::iota(rows.begin(), rows.end(), 0);
    m_lookup->refresh(*entry.set, rows);
}

void LookupPage::copyIds(const LookupListEntry &entry)
{
    if (entry.kind == LookupListEntry::Kind::Earlier) {
        const HistoryEntry &earlier = entry.earlier.first();
        QGuiApplication::clipboard()->setText(earlier.ids);
        note(historytext::copied(earlier.writtenIds, earlier.count));
    } else if (entry.set) {
        const QList<qint32> ids = entry.set->ids(entry.set->connectionIds().value(0));
        QGuiApplication::clipboard()->setText(compactIds(ids, ids.size()).text);
        note(historytext::copied(ids.size(), ids.size()));
    }
}

void LookupPage::offerUndo(const QString &text)
{
    m_removed.show(
        m_services.notices.messages(),
        {.tone = Tone::Good, .title = text, .actions = {{u"undoRemoval"_s, CommonTexts::tr("Undo"), [this] {
                                                             m_removed.close();
                                                             m_lookups->undoRemoval();
                                                         }}}});
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
        for (const auto &[set, followed] : m_followed)
            followed.messages->signedOut(session.connection().id);
    }
    updateEmptyPage();
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
    const bool isRefreshed = std::exchange(m_isRefreshed, false);
    if (isRepeating() && !isRefreshed) { // which happens all the time, and what has changed is said
        Q_EMIT changed();
        return;
    }
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
    updateOrigin();
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

/// Returns whether the rows on screen are watched, and have all been looked up at least once.
bool LookupPage::isRepeating() const
{
    const ResultSet &set = results();
    return set.isWatched() && set.reportedAt(set.connectionIds().value(0)).isValid();
}

/// Returns a row for the card. What a watch has seen is said there, rather than what has changed since the
/// last of its many rounds.
ResultRow LookupPage::shownRow(qsizetype row) const
{
    ResultRow shown = results().rows().at(row);
    if (results().isWatched() && shown.lookup.notification)
        shown.before.reset();
    return shown;
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
    if (isWaiting && isRepeating() && m_marked.set == &results() && m_marked.rows.contains(current))
        return; // the last answer stays until there is another one
    const qsizetype sideBySide =
        hasRow && hasSeveralRows() ? m_view->sideBySide().rowOf(rows.id(current)) : -1;
    if (sideBySide >= 0)
        m_card->showAnswers(m_view->sideBySide(), sideBySide, rows, rows.at(current));
    else if (isWaiting)
        m_card->showRunning(results().run(rows.connectionId(current)).isPaused()
                                ? waitingText(rows.connectionId(current))
                                : lookuptext::status(rows.at(current).lookup));
    else if (hasDetail)
        m_card->showRow(shownRow(current));
    else
        m_card->showNothing();
    m_pane->setCardShown(!hasSeveralRows() || isWaiting || hasDetail || sideBySide >= 0);
    showMark();
    if (m_view)
        m_view->actions().rawJson->setEnabled(m_card->hasRaw());
    Q_EMIT changed();
}

/// Shows in the card what the user has marked of its row, or of the answers for its id.
void LookupPage::showMark()
{
    Rows shown{&results(), {}};
    if (hasSeveralRows())
        shown.rows = m_view->table().currentRows();
    else if (!results().rows().isEmpty())
        shown.rows = {0};
    if (shown != m_marked) {
        m_card->marks().keep(); // of the rows before
        m_marked = shown;
    }
    m_card->marks().setMark(results().areDone(shown.rows), results().noteOf(shown.rows));
}

/// Lets the user edit the note of the selected rows, or of that of the cursor, in the card. Where there is no
/// card, it is shown alone meanwhile.
void LookupPage::editNote()
{
    const QList<qsizetype> rows = m_view->rowsToActOn();
    if (rows.isEmpty())
        return;
    m_card->marks().keep();
    m_selected = {&results(), rows};
    m_isCardForNote = !m_card->isVisible();
    if (m_isCardForNote)
        m_pane->showCardAlone();
    m_card->marks().edit(results().noteOf(rows), m_selected == m_marked ? 0 : m_view->itemsToActOn());
}

void LookupPage::keepNote(const QString &text, bool areSelected)
{
    const Rows noted = areSelected ? m_selected : m_marked;
    const qsizetype count = noted.set ? noted.set->rows().size() : 0;
    if (std::any_of(noted.rows.begin(), noted.rows.end(), [count](qsizetype row) { return row >= count; }))
        return; // they were removed
    if (noted.set)
        noted.set->setNote(noted.rows, text);
    const QString key = m_view->actions().undoMark->shortcut().toString(QKeySequence::NativeText);
    //: The user has written a note beside a result. %1 is a key.
    note((text.trimmed().isEmpty() ? tr("Note removed. %1 undoes it.") : tr("Note kept. %1 undoes it."))
             .arg(key));
}

/// Moves the focus from the note to where it is read on.
void LookupPage::leaveNote()
{
    if (std::exchange(m_isCardForNote, false))
        m_pane->showTableAgain();
    if (hasSeveralRows() && m_view->isVisible())
        m_view->focusTable();
    else
        m_card->setFocus(Qt::OtherFocusReason);
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
        return tr("The lookup in %1 waits until you have signed in again.")
            .arg(connectionAndEnvironment(results().provenance(connectionId)));
    return tr("The lookup waits until you have signed in again.");
}

/// Says where the results come from, if a new lookup would go to another connection. The columns say it of
/// several connections.
void LookupPage::updateOrigin()
{
    const QStringList ids = results().connectionIds();
    const Connection &next = m_services.sessions.current().connection();
    const bool isOther = ids.size() == 1 && !next.baseUrl.isEmpty() && !results().hasRowsFrom(next);
    m_ids->setDestination(!isOther                     ? QString()
                          : next.environment.isEmpty() ? connectionText(next)
                                                       : shownName(next.environment));
    if (!m_view)
        return;
    m_view->setOrigin(isOther ? std::optional(results().provenance(ids.first())) : std::nullopt);
}

void LookupPage::updateEmptyPage()
{
    m_empty->refresh();
    // A connection comes first.
    m_ids->setLookUpKind(m_empty->isFirstRun() ? ButtonKind::Normal : ButtonKind::Primary);
}

#include "moc_lookuppage.cpp"
