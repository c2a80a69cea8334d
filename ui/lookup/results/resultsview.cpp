// SPDX-License-Identifier: MIT
#include "ui/lookup/results/resultsview.h"

#include "redaction/knownsecrets.h"
#include "storage/settings.h"
#include "ui/lookup/results/columnsmenu.h"
#include "ui/lookup/results/comparedialog.h"
#include "ui/lookup/results/filterbar.h"
#include "ui/lookup/results/groupmenu.h"
#include "ui/lookup/results/matrixmodel.h"
#include "ui/lookup/results/matrixproxy.h"
#include "ui/lookup/results/matrixtable.h"
#include "ui/lookup/results/overviewpane.h"
#include "ui/lookup/results/resultactions.h"
#include "ui/lookup/results/resultstable.h"
#include "ui/lookup/results/tablecolumns.h"
#include "ui/style/textscale.h"
#include "ui/text/commontext.h"
#include "ui/text/timetext.h"
#include "ui/widgets/views/emptystate.h"

#include <QAction>
#include <QHBoxLayout>
#include <QMenu>
#include <QScrollBar>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace tokens;

namespace {

const SettingKey<bool> kOverviewShown{"results/overview"_L1, false};
/// Of ids that have answers of several connections.
const SettingKey<QString> kArrangement{"results/arrangement"_L1, {}};
const QString kByAnswer = u"by-answer"_s;

} // namespace

ResultsView::ResultsView(ResultSet &results, ResultWriter &writer, Settings &settings,
                         const KnownSecrets &secrets, FileChooser &files, const Clock &clock, QWidget *parent)
    : WrappingPane(parent)
    , m_results(&results)
    , m_settings(settings)
    , m_secrets(secrets)
    , m_clock(clock)
    , m_model(results, clock)
    , m_shown(m_model)
    , m_bar(new FilterBar(clock))
    , m_table(new ResultsTable(m_shown, settings))
    , m_matrixModel(std::make_unique<MatrixModel>(m_model))
    , m_matrixShown(std::make_unique<MatrixProxy>(*m_matrixModel, m_model))
    , m_matrix(new MatrixTable(*m_matrixShown, settings))
    , m_empty(new EmptyState)
    , m_overview(new OverviewPane)
    , m_panes(new QHBoxLayout)
    , m_actions(new ResultActions(m_table, this))
    , m_grouping(new GroupMenu(*m_table, this))
    , m_columns(new ColumnsMenu(m_table->columns(), *m_grouping, this))
    , m_menu(new QMenu(this))
    , m_output(writer, settings, secrets, files, clock, this)
{
    setObjectName(u"resultsView"_s);
    m_empty->setObjectName(u"noRowFits"_s);
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
    m_panes->addWidget(m_matrix);
    m_panes->addWidget(m_empty);
    m_panes->addWidget(m_overview);
    layout->addWidget(m_bar);
    layout->addLayout(m_panes, 1);

    connect(m_bar, &FilterBar::typing, this, &ResultsView::prepareFilter);
    connect(m_bar, &FilterBar::filterChanged, this, [this] {
        Q_EMIT filterAboutToChange();
        applyFilter();
    });
    connect(m_bar, &FilterBar::copyRequested, this, &ResultsView::copy);
    connect(m_bar, &FilterBar::exportRequested, this, &ResultsView::exportResults);
    connect(m_bar, &FilterBar::tableFocusRequested, this, &ResultsView::focusTable);
    connect(m_table, &ResultsTable::currentRowChanged, this, [this](qsizetype row) {
        if (!m_isByNotification)
            Q_EMIT currentRowChanged(row);
    });
    connect(m_table, &ResultsTable::rowOpened, this, &ResultsView::rowOpened);
    connect(m_table, &ResultsTable::menuRequested, this, &ResultsView::showRowMenu);
    connect(&m_table->columns(), &TableColumns::menuRequested, this,
            [this](const QPoint &at) { m_columns->popup(at); });
    makeActions();
    makeMatrix();
    makeOverview();

    m_update.setSingleShot(true);
    m_update.setInterval(100ms); // dozens of answers can arrive in that time
    connect(&m_update, &QTimer::timeout, this, &ResultsView::updateState);
    connect(m_table, &ResultsTable::selectedRowsChanged, this, &ResultsView::updateSoon);
    follow();
    connect(&m_shown, &ResultsProxy::rearranged, this, &ResultsView::updateState);
    connect(&m_shown, &ResultsProxy::facetsRead, this, &ResultsView::updateSoon);

    connect(&m_output, &ResultsOutput::statusChanged, this, &ResultsView::statusChanged);
    connect(&m_output, &ResultsOutput::messageReady, this, &ResultsView::messageReady);
    connect(&m_output, &ResultsOutput::messageDone, this, &ResultsView::messageDone);
    updateArrangement();
    updateState();
}

ResultsView::~ResultsView()
{
    // Before their models, which they must not outlive.
    delete m_table;
    delete m_matrix;
}

void ResultsView::follow()
{
    const auto rowsCame = [this] {
        if (m_results->rows().size() == 1)
            showAll();
        updateArrangement();
        updateState();
    };
    connect(m_results, &ResultSet::ended, this, [this] {
        updateState(); // the status line says the numbers already
        prepareFilter();
    });
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

void ResultsView::setResults(ResultSet &results, const State &state)
{
    closeComparison();
    disconnect(m_results, nullptr, this, nullptr);
    m_results = &results;
    m_model.setResults(results);
    follow();
    m_bar->setState(state.filter);
    updateArrangement();
    setState(state);
    updateState();
}

ResultsView::State ResultsView::state() const
{
    const auto &table = static_cast<const QAbstractItemView &>(shownTable());
    return {m_bar->state(),
            currentRow(),
            selectedRows(),
            isSelectionChosen(),
            table.verticalScrollBar()->value(),
            m_table->foldedGroups()};
}

void ResultsView::setState(const State &state)
{
    m_table->setFoldedGroups(state.foldedGroups);
    applyFilter();
    if (state.current >= 0 && m_isByNotification)
        m_matrix->setSelectedAnswers(state.current, state.selected, state.isSelectionChosen);
    else if (state.current >= 0)
        m_table->setSelectedRows(state.current, state.selected, state.isSelectionChosen);
    static_cast<QAbstractItemView &>(shownTable()).verticalScrollBar()->setValue(state.scroll);
}

void ResultsView::makeMatrix()
{
    connect(m_matrix, &MatrixTable::currentAnswerChanged, this, [this](qsizetype answer) {
        if (m_isByNotification)
            Q_EMIT currentRowChanged(answer);
    });
    connect(m_matrix, &MatrixTable::rowOpened, this, &ResultsView::rowOpened);
    connect(m_matrix, &MatrixTable::menuRequested, this, &ResultsView::showRowMenu);
    connect(m_matrix, &MatrixTable::selectedRowsChanged, this, &ResultsView::updateSoon);
    connect(m_matrixShown.get(), &MatrixProxy::rearranged, this, &ResultsView::updateState);
    connect(m_matrixModel.get(), &MatrixModel::compared, this, &ResultsView::updateSoon);
    connect(m_bar, &FilterBar::arrangementRequested, this, &ResultsView::chooseArrangement);
    connect(m_actions->byNotification, &QAction::triggered, this,
            [this] { chooseArrangement(FilterBar::Arrangement::ByNotification); });
    connect(m_actions->byAnswer, &QAction::triggered, this,
            [this] { chooseArrangement(FilterBar::Arrangement::ByAnswer); });
}

QWidget &ResultsView::shownTable() const
{
    return m_isByNotification ? static_cast<QWidget &>(*m_matrix) : *m_table;
}

const ResultMatrix &ResultsView::matrix() const
{
    return m_matrixModel->matrix();
}

QMenu &ResultsView::matrixSortMenu() const
{
    return m_matrix->sortMenu();
}

qsizetype ResultsView::currentRow() const
{
    return m_isByNotification ? m_matrix->currentAnswer() : m_table->currentRow();
}

QList<qsizetype> ResultsView::selectedRows() const
{
    return m_isByNotification ? m_matrix->selectedAnswers() : m_table->selectedRows();
}

QList<qsizetype> ResultsView::shownRows() const
{
    return m_isByNotification ? m_matrix->shownAnswers() : m_table->shownRows();
}

bool ResultsView::isSelectionChosen() const
{
    return m_isByNotification ? m_matrix->isSelectionChosen() : m_table->isSelectionChosen();
}

void ResultsView::stepRow(int step)
{
    if (m_isByNotification)
        m_matrix->stepRow(step);
    else
        m_table->stepRow(step);
}

void ResultsView::chooseArrangement(FilterBar::Arrangement arrangement)
{
    const bool isByAnswer = arrangement == FilterBar::Arrangement::ByAnswer;
    m_settings.setValue(kArrangement, isByAnswer ? kByAnswer : QString());
    updateArrangement();
    updateState();
}

/// Offers to show answers side by side if that makes sense, and shows them as the user has chosen.
void ResultsView::updateArrangement()
{
    const bool isOffered = MatrixModel::hasComparableAnswers(m_results->rows());
    const bool isByNotification = isOffered && m_settings.value(kArrangement) != kByAnswer;
    std::optional<FilterBar::Arrangement> arrangement;
    if (isOffered)
        arrangement =
            isByNotification ? FilterBar::Arrangement::ByNotification : FilterBar::Arrangement::ByAnswer;
    m_bar->setArrangement(arrangement);
    for (QAction *action : {m_actions->byNotification, m_actions->byAnswer})
        action->setVisible(isOffered);
    (isByNotification ? m_actions->byNotification : m_actions->byAnswer)->setChecked(true);
    m_matrix->sortMenu().menuAction()->setVisible(isByNotification);
    m_columns->menuAction()->setVisible(!isByNotification);
    setByNotification(isByNotification);
}

/// Switches to the other table, with the same filter, and the same rows as far as it has them.
void ResultsView::setByNotification(bool isByNotification)
{
    if (m_isByNotification == isByNotification)
        return;
    const bool hadFocus = shownTable().hasFocus();
    const qsizetype current = currentRow();
    const QList<qsizetype> selected = selectedRows();
    const bool isChosen = isSelectionChosen();
    m_isByNotification = isByNotification;
    m_matrixModel->setActive(isByNotification);
    applyFilter();
    if (isByNotification)
        m_matrix->setSelectedAnswers(current, selected, isChosen);
    else if (current >= 0)
        m_table->setSelectedRows(current, selected, isChosen);
    arrange();
    if (hadFocus)
        focusTable();
    Q_EMIT currentRowChanged(currentRow());
}

void ResultsView::makeActions()
{
    connect(m_actions->copyRows, &QAction::triggered, this, [this] { copy(ExportFormat::Tsv); });
    connect(m_actions->copyAllFields, &QAction::triggered, this, &ResultsView::copyAllFields);
    connect(m_actions->copyForTicket, &QAction::triggered, this, [this] { copy(m_ticketFormat.format); });
    connect(m_actions->copyIds, &QAction::triggered, this, &ResultsView::copyIds);
    connect(m_actions->copyLink, &QAction::triggered, this, &ResultsView::linkRequested);
    connect(m_actions->exportResults, &QAction::triggered, this, &ResultsView::exportResults);
    connect(m_actions->printResults, &QAction::triggered, this, &ResultsView::printResults);
    connect(m_actions->filter, &QAction::triggered, this,
            [this] { isHidden() ? Q_EMIT hiddenFilterRequested() : focusFilter(); });
    connect(m_actions->compare, &QAction::triggered, this, &ResultsView::compare);
    connect(m_actions->refresh, &QAction::triggered, this,
            [this] { Q_EMIT refreshRequested(selectedRows()); });
    connect(m_actions->retryFailed, &QAction::triggered, this, &ResultsView::retryFailedRequested);
    connect(m_actions->showInActivity, &QAction::triggered, this, [this] {
        if (const qint64 exchange = currentExchange())
            Q_EMIT activityRequested(exchange);
    });

    m_menu->setObjectName(u"resultsMenu"_s);
    m_menu->setAccessibleName(ResultsTable::tr("Results"));
    m_menu->addActions({m_actions->copyRows, m_actions->copyAllFields, m_actions->copyForTicket,
                        m_actions->copyIds, m_actions->copyLink});
    m_menu->addSeparator();
    m_menu->addActions(
        {m_actions->refresh, m_actions->compare, m_actions->retryFailed, m_actions->showInActivity});
    m_menu->addSeparator();
    m_menu->addActions({m_actions->exportResults, m_actions->printResults});
    m_menu->addMenu(m_columns);
    m_menu->addMenu(&m_matrix->sortMenu());
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
    m_actions->overview->setChecked(m_settings.value(kOverviewShown));
    connect(m_actions->overview, &QAction::toggled, this, [this](bool isShown) {
        m_settings.setValue(kOverviewShown, isShown);
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
    const int shown = m_isByNotification ? m_matrixShown->rowCount() : m_shown.rowCount();
    const bool isEmpty = !m_results->rows().isEmpty() && shown == 0;
    const bool isTableShown = m_isOverviewBeside || !isOverviewShown();
    if (!m_isOverviewBeside)
        m_overview->setVisible(isOverviewShown());
    m_empty->setVisible(isTableShown && isEmpty);
    m_table->setVisible(isTableShown && !isEmpty && !m_isByNotification);
    m_matrix->setVisible(isTableShown && !isEmpty && m_isByNotification);
}

void ResultsView::setTicketFormat(const TicketFormat &format)
{
    m_ticketFormat = format;
}

void ResultsView::focusFilter()
{
    m_bar->focusFilter();
}

void ResultsView::focusTable()
{
    if (shownTable().isHidden() && m_overview->isVisible())
        m_overview->focusBars();
    else if (!m_empty->isHidden())
        m_empty->setFocus(Qt::OtherFocusReason);
    else
        shownTable().setFocus(Qt::OtherFocusReason);
}

void ResultsView::showAll()
{
    m_bar->clearFilter();
}

int ResultsView::heightWith(int rows) const
{
    const int others =
        m_bar->hasHeightForWidth() ? m_bar->heightForWidth(width()) : m_bar->sizeHint().height();
    return others + layout()->spacing() +
           (m_isByNotification ? m_matrix->heightForRows(rows) : m_table->heightForRows(rows));
}

int ResultsView::heightForRows(int rows) const
{
    return heightWith(
        std::min(rows, m_isByNotification ? m_matrixShown->rowCount() : m_table->model()->rowCount()));
}

int ResultsView::heightForAllRows() const
{
    return heightWith(m_isByNotification ? m_matrixModel->rowCount()
                                         : std::max(m_table->model()->rowCount(), // with groups
                                                    static_cast<int>(m_results->rows().size())));
}

void ResultsView::prepareFilter()
{
    if (m_isByNotification)
        m_matrixShown->prepareFilter(m_bar->filter().query());
    else
        m_shown.prepareFilter(m_bar->filter().query());
}

/// Only the table that is shown is filtered.
void ResultsView::applyFilter()
{
    if (m_isByNotification)
        m_matrixShown->setFilter(m_bar->filter(), m_bar->isOnlyDifferent());
    else
        m_shown.setFilter(m_bar->filter());
}

void ResultsView::updateState()
{
    m_update.stop();
    const QTimeZone zone = timetext::zone();
    FilterBar::Counts counts{.shown = m_shown.rowCount(),
                             .total = m_results->rows().size(),
                             .selected = m_table->selectedCount(),
                             .overview =
                                 m_isByNotification ? m_matrixShown->overview(zone) : m_shown.overview(zone),
                             .anyNotLookedUp = m_results->progress().notLookedUp > 0};
    if (m_isByNotification) {
        counts.shown = m_matrixShown->rowCount();
        counts.total = m_matrixModel->rowCount();
        counts.selected = m_matrix->selectedCount();
        counts.different = m_matrixShown->differentCount();
    }
    m_actions->update(counts.selected, isSelectionChosen() ? counts.selected : counts.shown, counts.shown,
                      counts.total, m_results->canRetryFailed());
    if (m_isByNotification)
        m_actions->compare->setEnabled(selectedRows().size() == 2);
    m_actions->showInActivity->setEnabled(currentExchange() != 0);
    if (!isSelectionChosen())
        counts.selected = 0;
    m_bar->setCounts(counts);
    if (isOverviewShown())
        m_overview->setOverview(counts.overview);
    arrange();
    // A single row is shown without the table.
    m_grouping->setEnabled(m_results->rows().size() > 1 && !m_isByNotification);
    Q_EMIT heightChanged();
}

qint64 ResultsView::currentExchange() const
{
    const qsizetype row = currentRow();
    if (row < 0 || row >= m_results->rows().size())
        return 0;
    return exchangeOf(m_results->rows().at(row).lookup);
}

void ResultsView::showRowMenu(const QPoint &at)
{
    updateState();
    m_menu->popup(at);
}

QList<ResultRow> ResultsView::copiesOf(const QList<qsizetype> &rows) const
{
    QList<ResultRow> copies;
    copies.reserve(rows.size());
    for (const qsizetype row : rows)
        copies += m_results->rows().at(row);
    return copies;
}

QList<qsizetype> ResultsView::rowsToCopy() const
{
    const QList<qsizetype> selected = isSelectionChosen() ? selectedRows() : QList<qsizetype>();
    return selected.isEmpty() ? shownRows() : selected;
}

QList<ResultRow> ResultsView::rowsToLink() const
{
    return m_isByNotification ? copiesOf(m_matrix->selectedAnswersInColumn()) : chosenRows();
}

void ResultsView::copy(ExportFormat format)
{
    m_output.copy(chosenRows(), format, optionsAsShown());
}

void ResultsView::copyAllFields()
{
    m_output.copy(chosenRows(), ExportFormat::Tsv, {.isSideBySide = m_isByNotification});
}

void ResultsView::copyCurrent()
{
    if (m_isByNotification)
        m_output.copy(copiesOf(m_matrix->currentAnswers()), m_ticketFormat.format, optionsAsShown());
    else if (const qsizetype row = currentRow(); row >= 0)
        m_output.copy({m_results->rows().at(row)}, m_ticketFormat.format, optionsAsShown());
}

ExportOptions ResultsView::optionsAsShown() const
{
    return {.fields = m_table->columns().shownFields(),
            .introTemplate = m_ticketFormat.introTemplate,
            .isSideBySide = m_isByNotification};
}

void ResultsView::copyIds()
{
    QList<qint32> ids;
    for (const qsizetype row : rowsToCopy()) {
        const qint32 id = m_results->rows().at(row).lookup.id;
        if (!m_isByNotification || ids.isEmpty() || ids.last() != id) // answers of an id follow one another
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
    const bool hasSelection = isSelectionChosen() && selectedRows().size() > 1;
    m_output.printRows(reportOptions(), hasSelection, [this](ReportPrinter::Rows rows) {
        return copiesOf(rows == ReportPrinter::Rows::Selected ? selectedRows() : shownRows());
    });
}

void ResultsView::exportResults()
{
    ExportDialog::Counts counts{m_results->rows().size(), m_shown.rowCount(), m_table->selectedCount()};
    if (m_isByNotification)
        counts = {m_matrixModel->rowCount(), m_matrixShown->rowCount(), m_matrix->selectedCount(), true};
    if (!isSelectionChosen())
        counts.selected = 0;
    m_output.exportRows(counts, reportOptions(), [this](ExportDialog::Rows rows) {
        switch (rows) {
        case ExportDialog::Rows::Shown:
            return copiesOf(shownRows());
        case ExportDialog::Rows::Selected:
            return copiesOf(selectedRows());
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
    const QList<qsizetype> rows = selectedRows();
    if (rows.size() != 2)
        return;
    if (!m_compare) {
        m_compare = new CompareDialog(m_clock, this);
        m_compare->setAttribute(Qt::WA_DeleteOnClose); // screen readers would still find its texts
        connect(m_compare, &CompareDialog::statusChanged, this, &ResultsView::statusChanged);
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
