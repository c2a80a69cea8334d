// SPDX-License-Identifier: MIT
#include "ui/lookup/results/resultsview.h"

#include "program/navigator.h"
#include "program/notices.h"
#include "redaction/knownsecrets.h"
#include "results/resultset.h"
#include "storage/storedsettings.h"
#include "ui/lookup/results/columnsmenu.h"
#include "ui/lookup/results/comparedialog.h"
#include "ui/lookup/results/filterbar.h"
#include "ui/lookup/results/groupmenu.h"
#include "ui/lookup/results/overviewpane.h"
#include "ui/lookup/results/resultactions.h"
#include "ui/style/textscale.h"
#include "ui/text/commontext.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/columnkeeper.h"
#include "ui/widgets/views/emptystate.h"

#include <QAction>
#include <QHBoxLayout>
#include <QMenu>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace tokens;

namespace {

const QString kByAnswer = u"by-answer"_s;

} // namespace

ResultsView::ResultsView(ResultSet &results, ResultWriter &writer, Settings &settings,
                         const KnownSecrets &secrets, FileChooser &files, const Clock &clock,
                         Notices &notices, Navigator &navigator, QWidget *parent)
    : WrappingPane(parent)
    , m_results(&results)
    , m_settings(settings)
    , m_secrets(secrets)
    , m_clock(clock)
    , m_notices(notices)
    , m_navigator(navigator)
    , m_model(results, clock)
    , m_copyMenu(new QMenu(this))
    , m_bar(new FilterBar(clock, *m_copyMenu))
    , m_table(new ResultsTable(m_model, settings))
    , m_empty(new EmptyState)
    , m_overview(new OverviewPane)
    , m_panes(new QHBoxLayout)
    , m_actions(new ResultActions(m_table, this))
    , m_grouping(new GroupMenu(*m_table, this))
    , m_columns(new ColumnsMenu(*m_table, *m_grouping, this))
    , m_menu(new QMenu(this))
    , m_output(writer, settings, secrets, files, clock, notices, this)
{
    setObjectName(u"resultsView"_s);
    m_empty->setObjectName(u"noMatchingRow"_s);
    m_empty->setContent(Icon::Search, tr("No matching results."), CommonTexts::tr("Clear filter"));
    m_empty->hide();
    connect(m_empty, &EmptyState::actionTriggered, this, [this] {
        showAll();
        focusTable();
    });
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpace12);
    m_panes->addWidget(m_table);
    m_panes->addWidget(m_empty);
    m_panes->addWidget(m_overview);
    layout->addWidget(m_bar);
    layout->addLayout(m_panes, 1);

    const auto filter = [this] {
        Q_EMIT filterAboutToChange();
        m_model.setRequest(request());
    };
    connect(m_bar, &FilterBar::filterChanged, this, filter);
    connect(&m_clock, &Clock::zoneChanged, this, filter); // days are those of the zone
    connect(m_bar, &FilterBar::exportRequested, this, &ResultsView::exportResults);
    connect(m_bar, &FilterBar::tableFocusRequested, this, &ResultsView::focusTable);
    connect(m_table, &ResultsTable::menuRequested, this, &ResultsView::showRowMenu);
    connect(&m_table->columns(), &ColumnKeeper::menuRequested, this,
            [this](const QPoint &at) { m_columns->popup(at); });
    makeActions();
    makeOverview();

    m_update.setSingleShot(true);
    m_update.setInterval(100ms); // dozens of answers can arrive in that time
    connect(&m_update, &QTimer::timeout, this, &ResultsView::updateState);
    connect(m_table, &ResultsTable::selectedRowsChanged, this, &ResultsView::updateSoon);
    connect(m_table, &ResultsTable::currentRowChanged, this, &ResultsView::updateSoon);
    connect(&m_model, &ResultsModel::arranged, this, &ResultsView::updateState);
    follow();

    updateArrangement();
    ArrangementRequest restored = request();
    restored.groupedBy = ResultsTable::storedGrouping(settings);
    m_model.setRequest(restored);
    updateState();
}

ResultsView::~ResultsView()
{
    delete m_table; // before its model, which it must not outlive
}

void ResultsView::follow()
{
    const auto rowsCame = [this] {
        if (m_results->rows().size() == 1)
            showAll();
        updateArrangement();
        updateState();
    };
    connect(m_results, &ResultSet::ended, this,
            &ResultsView::updateState); // the status line says the numbers already
    connect(m_results, &ResultSet::changed, this, &ResultsView::updateSoon);
    connect(m_results, &ResultSet::added, this, rowsCame);
    connect(m_results, &ResultSet::reset, this, rowsCame);
    connect(m_results, &ResultSet::reset, this, &ResultsView::closeComparison);
}

void ResultsView::updateSoon()
{
    if (!m_update.isActive())
        m_update.start();
}

/// Returns what is to be shown by the filter, the arrangement and the zone of times.
ArrangementRequest ResultsView::request() const
{
    ArrangementRequest request = m_model.request();
    request.filter = m_bar->filter();
    request.isOnlyDifferent = m_bar->isOnlyDifferent();
    request.isByNotification =
        m_isOffered && m_settings.value(storedsettings::kResultArrangement) != kByAnswer;
    request.zone = m_clock.zone();
    return request;
}

void ResultsView::setResults(ResultSet &results, const State &state)
{
    closeComparison();
    disconnect(m_results, nullptr, this, nullptr);
    m_results = &results;
    m_bar->setState(state.filter);
    updateOffer();
    ArrangementRequest requested = request();
    requested.folded = state.foldedGroups;
    m_model.setResults(results, requested);
    m_table->setState(state.table);
    follow();
    updateState();
}

ResultsView::State ResultsView::state() const
{
    return {m_bar->state(), m_table->state(), m_model.request().folded};
}

qsizetype ResultsView::currentRow() const
{
    return m_table->currentRow();
}

void ResultsView::stepRow(int step)
{
    m_table->stepRow(step);
}

void ResultsView::chooseArrangement(bool isByNotification)
{
    m_settings.setValue(storedsettings::kResultArrangement, isByNotification ? QString() : kByAnswer);
    updateArrangement();
    updateState();
    announceChange(*m_table, isByNotification ? tr("By notification") : tr("By answer"));
}

void ResultsView::setOrigin(const std::optional<Provenance> &origin)
{
    m_bar->setOrigin(origin);
}

/// Offers to show answers side by side if that makes sense.
void ResultsView::updateOffer()
{
    m_isOffered = hasComparableAnswers(m_results->rows());
    const bool isByNotification =
        m_isOffered && m_settings.value(storedsettings::kResultArrangement) != kByAnswer;
    m_bar->setByNotification(isByNotification);
    for (QAction *action : {m_actions->byNotification, m_actions->byAnswer})
        action->setVisible(m_isOffered);
    (isByNotification ? m_actions->byNotification : m_actions->byAnswer)->setChecked(true);
}

/// Shows the answers as the user has chosen, with the same filter, and the same items as far as they are
/// shown.
void ResultsView::updateArrangement()
{
    updateOffer();
    m_model.setRequest(request());
}

void ResultsView::makeActions()
{
    connect(m_actions->byNotification, &QAction::triggered, this, [this] { chooseArrangement(true); });
    connect(m_actions->byAnswer, &QAction::triggered, this, [this] { chooseArrangement(false); });
    connect(m_actions, &ResultActions::copyRequested, this, &ResultsView::copy);
    connect(m_actions->copyRows, &QAction::triggered, this, [this] { copy(ExportFormat::Tsv); });
    connect(m_actions->copyAllFields, &QAction::triggered, this, &ResultsView::copyAllFields);
    connect(m_actions->copyForTicket, &QAction::triggered, this, [this] { copy(m_ticketFormat); });
    connect(m_actions->copyIds, &QAction::triggered, this, &ResultsView::copyIds);
    connect(m_actions->copyLink, &QAction::triggered, this, &ResultsView::linkRequested);
    connect(m_actions->exportResults, &QAction::triggered, this, &ResultsView::exportResults);
    connect(m_actions->printResults, &QAction::triggered, this, &ResultsView::printResults);
    connect(m_actions->filter, &QAction::triggered, this,
            [this] { isHidden() ? Q_EMIT hiddenFilterRequested() : focusFilter(); });
    connect(m_actions->done, &QAction::triggered, this, &ResultsView::toggleDone);
    connect(m_actions->undoMark, &QAction::triggered, this, &ResultsView::undoMark);
    connect(m_actions->compare, &QAction::triggered, this, &ResultsView::compare);
    connect(m_actions->refresh, &QAction::triggered, this,
            [this] { Q_EMIT refreshRequested(rowsToActOn()); });
    connect(m_actions->retryFailed, &QAction::triggered, this, [this] {
        if (m_results->progress().failed > 0)
            Q_EMIT retryFailedRequested();
        else
            Q_EMIT restRequested();
    });
    connect(m_actions->showInActivity, &QAction::triggered, this, [this] {
        if (const qint64 exchange = currentExchange())
            Q_EMIT m_navigator.showExchange(exchange);
    });

    m_copyMenu->setObjectName(u"copyMenu"_s);
    m_copyMenu->setAccessibleName(CommonTexts::tr("Copy"));
    m_copyMenu->addActions(m_actions->copyCommands());
    m_menu->setObjectName(u"resultsMenu"_s);
    m_menu->setAccessibleName(ResultsTable::tr("Results"));
    m_menu->addActions(m_actions->copyCommands() << m_actions->copyLink);
    m_menu->addSeparator();
    m_menu->addActions({m_actions->done, m_actions->note});
    m_menu->addSeparator();
    m_menu->addActions({m_actions->refresh, m_actions->compare, m_actions->retryFailed, m_actions->watch,
                        m_actions->showInActivity});
    m_menu->addSeparator();
    m_menu->addActions({m_actions->exportResults, m_actions->printResults});
    m_menu->addMenu(m_columns);
}

void ResultsView::makeOverview()
{
    const auto choose = [this](const auto &...chosen) {
        FacetChoice choice = m_bar->choice();
        choice.setChosen(chosen...);
        m_bar->setChoice(choice);
    };
    connect(m_overview, &OverviewPane::valueToggled, this, choose);
    connect(m_overview, &OverviewPane::timeToggled, this, choose);
    connect(m_overview, &OverviewPane::clearRequested, this, &ResultsView::showAll);
    connect(m_overview, &OverviewPane::closeRequested, this, &ResultsView::closeOverview);
    m_actions->overview->setChecked(m_settings.value(storedsettings::kOverviewShown));
    connect(m_actions->overview, &QAction::toggled, this, [this](bool isShown) {
        m_settings.setValue(storedsettings::kOverviewShown, isShown);
        updateState();
        Q_EMIT overviewToggled();
        if (isShown)
            m_overview->focusBars();
    });
}

void ResultsView::closeOverview()
{
    m_actions->overview->setChecked(false);
    focusTable();
}

bool ResultsView::isOverviewShown() const
{
    return m_actions->overview->isChecked();
}

void ResultsView::setOverviewBeside(bool isBeside)
{
    if (std::exchange(m_isOverviewBeside, isBeside) == isBeside)
        return;
    if (!isBeside)
        m_panes->addWidget(m_overview);
    arrange();
}

/// Shows the table or what takes its place.
void ResultsView::arrange()
{
    const bool isEmpty = m_model.arrangement().total() > 0 && m_model.arrangement().items().empty();
    const bool isTableShown = m_isOverviewBeside || !isOverviewShown();
    if (!m_isOverviewBeside)
        m_overview->setVisible(isOverviewShown());
    m_empty->setVisible(isTableShown && isEmpty);
    m_table->setVisible(isTableShown && !isEmpty);
}

void ResultsView::setTicketFormat(ExportFormat format)
{
    m_ticketFormat = format;
}

void ResultsView::focusFilter()
{
    m_bar->focusFilter();
}

void ResultsView::focusTable()
{
    if (m_table->isHidden() && m_overview->isVisible())
        m_overview->focusBars();
    else if (!m_empty->isHidden())
        m_empty->setFocus(Qt::OtherFocusReason);
    else
        m_table->setFocus(Qt::OtherFocusReason);
}

void ResultsView::showAll()
{
    m_bar->clearFilter();
}

void ResultsView::updateState()
{
    m_update.stop();
    const Arrangement &shown = m_model.arrangement();
    const FilterBar::Counts counts{.shown = static_cast<qsizetype>(shown.items().size()),
                                   .total = shown.total(),
                                   .selected = m_table->selectedCount(),
                                   .overview = shown.overview(),
                                   .different = shown.differentCount()};
    m_actions->update(counts.selected, counts.shown, counts.total);
    m_actions->updateRetry(m_results->progress());
    const QList<qsizetype> taken = rowsToActOn();
    m_actions->compare->setEnabled(taken.size() == 2);
    m_actions->done->setChecked(m_results->areDone(taken));
    m_actions->undoMark->setEnabled(m_results->canUndoMark());
    m_actions->showInActivity->setEnabled(currentExchange() != 0);
    m_bar->setCounts(counts);
    if (isOverviewShown())
        m_overview->setOverview(counts.overview);
    arrange();
    // A single row is shown without the table.
    m_grouping->setEnabled(m_results->rows().size() > 1 && !isByNotification());
    Q_EMIT shownItemsChanged();
}

qint64 ResultsView::currentExchange() const
{
    const qsizetype row = currentRow();
    if (row < 0 || row >= m_results->rows().size())
        return 0;
    return m_results->rows().exchange(row);
}

void ResultsView::showRowMenu(const QPoint &at)
{
    updateState();
    m_menu->popup(at);
}

QList<qsizetype> ResultsView::rowsToActOn() const
{
    const QList<qsizetype> selected = m_table->selectedRows();
    return selected.isEmpty() ? m_table->currentRows() : selected;
}

qsizetype ResultsView::itemsToActOn() const
{
    return std::max<qsizetype>(m_table->selectedCount(), 1);
}

void ResultsView::toggleDone()
{
    const QList<qsizetype> rows = rowsToActOn();
    if (rows.isEmpty())
        return;
    const bool isDone = !m_results->areDone(rows);
    m_results->setDone(rows, isDone);
    updateState();
    const auto count = static_cast<int>(itemsToActOn());
    const QString key = m_actions->undoMark->shortcut().toString(QKeySequence::NativeText);
    //: %1 is a key.
    Q_EMIT m_notices.note((isDone ? tr("Marked %Ln as done. %1 undoes it.", nullptr, count)
                                  //: %1 is a key.
                                  : tr("Marked %Ln as not done. %1 undoes it.", nullptr, count))
                              .arg(key),
                          Notices::ResultsSubject);
}

void ResultsView::undoMark()
{
    if (m_results->undoMark() == 0)
        return;
    updateState();
    //: The last change of a note or a mark was undone.
    Q_EMIT m_notices.note(tr("Undone."), Notices::ResultsSubject);
}

QList<qsizetype> ResultsView::rowsToCopy() const
{
    const QList<qsizetype> selected = m_table->selectedRows();
    return selected.isEmpty() ? m_table->shownRows() : selected;
}

ResultRows ResultsView::chosenRows() const
{
    return m_results->rows().subset(rowsToCopy());
}

ResultRows ResultsView::rowsToLink() const
{
    return isByNotification() ? m_results->rows().subset(m_table->rowsInColumn()) : chosenRows();
}

void ResultsView::copy(ExportFormat format)
{
    m_output.copy(chosenRows(), format, optionsAsShown());
}

void ResultsView::copyAllFields()
{
    m_output.copy(chosenRows(), ExportFormat::Tsv, {.isSideBySide = isByNotification()});
}

void ResultsView::copyCurrent()
{
    m_output.copy(m_results->rows().subset(m_table->currentRows()), m_ticketFormat, optionsAsShown());
}

ExportOptions ResultsView::optionsAsShown() const
{
    return {.fields = m_table->shownFields(), .isSideBySide = isByNotification()};
}

void ResultsView::copyIds()
{
    QList<qint32> ids;
    for (const qsizetype row : rowsToCopy()) {
        const qint32 id = m_results->rows().id(row);
        if (!isByNotification() || ids.isEmpty() || ids.last() != id) // answers of an id follow one another
            ids += id;
    }
    m_output.copyIds(ids);
}

ExportOptions ResultsView::reportOptions() const
{
    ExportOptions options = optionsAsShown();
    options.report = {.filter = m_bar->filterText()};
    return options;
}

void ResultsView::printResults()
{
    const bool hasSelection = m_table->selectedCount() > 1;
    m_output.printRows(reportOptions(), hasSelection, [this](ReportPrinter::Rows rows) {
        return m_results->rows().subset(rows == ReportPrinter::Rows::Selected ? m_table->selectedRows()
                                                                              : m_table->shownRows());
    });
}

void ResultsView::exportResults()
{
    const Arrangement &shown = m_model.arrangement();
    const ExportDialog::Counts counts{shown.total(), static_cast<qsizetype>(shown.items().size()),
                                      m_table->selectedCount(), shown.isByNotification()};
    m_output.exportRows(counts, reportOptions(), [this](ExportDialog::Rows rows) {
        switch (rows) {
        case ExportDialog::Rows::Shown:
            return m_results->rows().subset(m_table->shownRows());
        case ExportDialog::Rows::Selected:
            return m_results->rows().subset(m_table->selectedRows());
        case ExportDialog::Rows::All:
            break;
        }
        return m_results->rows();
    });
}

/// Closes the comparison. It contains texts of rows that were removed, possibly because nobody should see
/// them any more.
void ResultsView::closeComparison()
{
    if (m_compare)
        m_compare->close();
}

void ResultsView::compare()
{
    const QList<qsizetype> rows = rowsToActOn();
    if (rows.size() != 2)
        return;
    if (!m_compare) {
        m_compare = new CompareDialog(m_clock, m_notices, this);
        m_compare->setAttribute(Qt::WA_DeleteOnClose); // screen readers would still find its texts
        m_compare->setOnlyDifferences(m_comparesOnlyDifferences);
        m_compare->restoreGeometry(m_comparisonGeometry);
        connect(m_compare, &QDialog::finished, this,
                [this, dialog = m_compare.get()] { m_comparisonGeometry = dialog->saveGeometry(); });
        connect(m_compare, &CompareDialog::onlyDifferencesChanged, this,
                [this](bool isOnly) { m_comparesOnlyDifferences = isOnly; });
    }
    const SecretRedactor &redactor = m_secrets.redactor();
    m_compare->showRows(redacted(m_results->rows().at(rows[0]), redactor),
                        redacted(m_results->rows().at(rows[1]), redactor));
}

#include "moc_resultsview.cpp"
