// SPDX-License-Identifier: MIT
#include "ui/lookup/results/resultstable.h"

#include "storage/settings.h"
#include "ui/lookup/results/resultsmodel.h"
#include "ui/lookup/results/resultsproxy.h"
#include "ui/lookup/results/tablecolumns.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/celldelegate.h"
#include "ui/widgets/views/viewsetup.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

constexpr std::chrono::seconds kTimesRefresh(20);
constexpr int kSubjectColumn = static_cast<int>(ResultColumn::Subject);

/// The name of a facet, empty if the rows are not grouped.
const SettingKey<QString> kGrouping{"results/group-by"_L1, {}};

QString groupingName(std::optional<ResultFacet> facet)
{
    switch (facet.value_or(ResultFacet::Read)) { // by which rows are not grouped
    case ResultFacet::Type:
        return u"type"_s;
    case ResultFacet::Category:
        return u"category"_s;
    case ResultFacet::State:
        return u"state"_s;
    case ResultFacet::Created:
        return u"day"_s;
    case ResultFacet::Connection:
        return u"connection"_s;
    case ResultFacet::Read:
    case ResultFacet::Archived:
        break;
    }
    return {};
}

} // namespace

ResultsTable::ResultsTable(ResultsProxy &shown, Settings &settings, QWidget *parent)
    : ResultsTableBase(parent)
    , m_shown(shown)
    , m_rows(shown)
    , m_selection(new ResultsSelection(m_rows, this))
    , m_settings(settings)
    , m_column(kSubjectColumn)
{
    setObjectName(u"results"_s);
    setAccessibleName(tr("Results"));
    setModel(&m_rows);
    delete selectionModel(); // the one that Qt has made
    setSelectionModel(m_selection);
    m_columns = new TableColumns(this, shown.results(), settings);
    setUp();

    m_times.setInterval(kTimesRefresh);
    connect(&m_times, &QTimer::timeout, viewport(), qOverload<>(&QWidget::update));

    connect(&m_rows, &GroupedResults::aboutToRearrange, this, &ResultsTable::rememberRows);
    connect(&m_rows, &GroupedResults::rearranged, this, &ResultsTable::restoreRows);
    connect(m_selection, &ResultsSelection::hiddenRowsDeselected, this, [this] {
        if (m_isRestoring)
            return;
        m_isRestored = false;
        Q_EMIT selectedRowsChanged();
    });
    const auto ensureCurrent = [this] {
        updateGeometry(); // minimumSizeHint()
        if (!currentIndex().isValid())
            selectFirst();
        emitCurrentRow();
    };
    connect(&shown, &QAbstractItemModel::rowsInserted, this, ensureCurrent); // m_rows has them already
    connect(&m_rows, &QAbstractItemModel::modelReset, this, [this, ensureCurrent] {
        m_chosenGroup.clear();
        m_isRestored = false;
        setSelectionChosen(hasFocus());
        ensureCurrent();
    });
    connect(this, &QAbstractItemView::doubleClicked, this, &ResultsTable::rowOpened);
    m_columns->restore();
    for (const ResultFacet facet : GroupedResults::kFacets) {
        if (groupingName(facet) == settings.value(kGrouping))
            m_rows.setFacet(facet);
    }
    ensureCurrent();
}

int ResultsTable::currentViewRow() const
{
    return currentIndex().row(); // -1 if there is none
}

/// Returns the group whose row has the focus, -1 if it is another row.
int ResultsTable::currentGroup() const
{
    return m_rows.isGroup(currentViewRow()) ? m_rows.groupAt(currentViewRow()) : -1;
}

qsizetype ResultsTable::currentRow() const
{
    const int group = currentGroup();
    if (group < 0)
        return m_rows.rowAt(currentViewRow());
    const bool isChosenInIt = m_chosen.isValid() && m_rows.groupOf(m_chosen.row()) == group;
    return isChosenInIt ? m_chosen.row() : m_rows.rowsOfGroup(group).front();
}

void ResultsTable::setCurrentRow(qsizetype row)
{
    if (const int viewRow = m_rows.viewRowOf(row); viewRow >= 0) {
        selectOnly(m_rows.index(viewRow, cursorColumn()));
    } else if (const int group = m_rows.groupOf(row); group >= 0) {
        m_chosen = m_shown.results().index(static_cast<int>(row), 0);
        selectionModel()->setCurrentIndex(m_rows.index(m_rows.viewRowOfGroup(group), cursorColumn()),
                                          QItemSelectionModel::NoUpdate);
        m_chosenGroup.clear();
    }
}

void ResultsTable::selectFirst()
{
    if (m_shown.rowCount() == 0)
        return;
    int viewRow = 0;
    while (m_rows.isGroup(viewRow)) // unless all are folded
        ++viewRow;
    setCurrentRow(viewRow < m_rows.rowCount() ? m_rows.rowAt(viewRow) : m_rows.rowAtPosition(0));
}

void ResultsTable::setGrouping(std::optional<ResultFacet> facet)
{
    m_settings.setValue(kGrouping, groupingName(facet));
    m_rows.setFacet(facet);
}

void ResultsTable::setAllFolded(bool areFolded)
{
    m_rows.setAllFolded(areFolded);
    if (const int group = m_rows.groupAt(currentViewRow()); group >= 0)
        announceChange(*this, m_rows.words(group));
}

void ResultsTable::setFoldedGroups(const QSet<QString> &keys)
{
    m_rows.setFolded(keys);
}

/// Folds or unfolds a group, and makes a screen reader say so.
void ResultsTable::setFolded(int group, bool isFolded)
{
    if (m_rows.isFolded(group) == isFolded)
        return;
    m_rows.setFolded(group, isFolded);
    announceChange(*this, m_rows.words(group));
}

/// Handles the keys that fold groups. Returns false for other keys.
bool ResultsTable::foldByKey(const QKeyEvent &event)
{
    const bool isPlain = !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    const int group = m_rows.groupAt(currentViewRow());
    if (group < 0 || !isPlain)
        return false;
    const bool isOnGroup = currentGroup() >= 0;
    const auto isKey = [&](Qt::Key key, Qt::Key mirrored) {
        return event.key() == (isRightToLeft() ? mirrored : key) &&
               !event.modifiers().testFlag(Qt::ShiftModifier);
    };
    const auto moveTo = [this](int viewRow) {
        choose();
        selectOnly(m_rows.index(viewRow, cursorColumn()));
    };
    if (event.key() == Qt::Key_Asterisk || event.key() == Qt::Key_Slash)
        setAllFolded(event.key() == Qt::Key_Slash);
    else if (event.key() == Qt::Key_Plus || event.key() == Qt::Key_Minus)
        setFolded(group, event.key() == Qt::Key_Minus);
    else if (isOnGroup && (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter))
        setFolded(group, !m_rows.isFolded(group));
    else if (isOnGroup && isKey(Qt::Key_Left, Qt::Key_Right))
        setFolded(group, true);
    else if (isOnGroup && isKey(Qt::Key_Right, Qt::Key_Left) && m_rows.isFolded(group))
        setFolded(group, false);
    else if (isOnGroup && isKey(Qt::Key_Right, Qt::Key_Left))
        moveTo(currentViewRow() + 1);
    else if (isKey(Qt::Key_Left, Qt::Key_Right) && isFirstColumn(cursorColumn()))
        moveTo(m_rows.viewRowOfGroup(group));
    else
        return false;
    return true;
}

void ResultsTable::mousePressEvent(QMouseEvent *event)
{
    const int viewRow = rowAt(event->position().toPoint().y());
    if (event->button() == Qt::LeftButton && m_rows.isGroup(viewRow) &&
        CellDelegate::groupArrow(*this, viewRow).contains(event->position().toPoint())) {
        choose();
        const int group = m_rows.groupAt(viewRow);
        setFolded(group, !m_rows.isFolded(group));
        return;
    }
    ResultsTableBase::mousePressEvent(event);
}

void ResultsTable::mouseDoubleClickEvent(QMouseEvent *event)
{
    const int viewRow = rowAt(event->position().toPoint().y());
    if (event->button() != Qt::LeftButton || !m_rows.isGroup(viewRow)) {
        QTableView::mouseDoubleClickEvent(event);
        return;
    }
    const int group = m_rows.groupAt(viewRow);
    setFolded(group, !m_rows.isFolded(group));
}

void ResultsTable::keyPressEvent(QKeyEvent *event)
{
    if (!foldByKey(*event))
        ResultsTableBase::keyPressEvent(event);
}

void ResultsTable::stepRow(int step)
{
    int viewRow = currentViewRow() + step;
    while (m_rows.isGroup(viewRow))
        viewRow += step;
    if (const QModelIndex next = m_rows.index(viewRow, cursorColumn()); next.isValid())
        selectOnly(next);
}

QList<qsizetype> ResultsTable::selectedRows() const
{
    return m_selection->rows();
}

qsizetype ResultsTable::selectedCount() const
{
    return m_selection->count();
}

QList<qsizetype> ResultsTable::shownRows() const
{
    return m_rows.rows();
}

/// Remembers the rows that the user has selected. Qt would keep a persistent index for each selected cell,
/// which takes seconds if all are selected. While the filter hides some of them, they stay remembered.
void ResultsTable::rememberRows()
{
    if (isToBeRemembered(m_isRestored))
        m_remembered = m_selection->content();
    m_lastCurrent = m_rows.rowAt(currentViewRow());
    m_wasInView = currentIndex().isValid() && viewport()->rect().intersects(visualRect(currentIndex()));
    m_isRestoring = true;
    selectionModel()->reset();
}

void ResultsTable::setSelectedRows(qsizetype current, const QList<qsizetype> &rows, bool isChosen)
{
    setCurrentRow(current);
    if (rows.size() > 1)
        m_selection->setContent({rows, {}});
    setSelectionChosen(isChosen);
}

void ResultsTable::restoreRows()
{
    m_selection->setContent(m_remembered);
    const qsizetype stillSelected = m_selection->count();
    const int row = m_chosen.row(); // -1 if none was chosen
    int current = m_rows.viewRowOfGroup(m_rows.groupWithKey(m_chosenGroup));
    if (current < 0)
        current = m_rows.viewRowOf(row);
    if (current < 0)
        current = m_rows.viewRowOfGroup(m_rows.groupOf(row));
    const bool isThere = current >= 0;
    if (!isThere && !m_selection->selection().isEmpty())
        current = m_selection->selection().first().top();
    else if (!isThere)
        current = m_rows.viewRowOf(m_lastCurrent);
    if (current < 0 && m_rows.rowCount() > 0)
        current = m_rows.isGroup(0) && !m_rows.isFolded(0) ? 1 : 0;
    if (current >= 0)
        selectionModel()->setCurrentIndex(m_rows.index(current, m_column), QItemSelectionModel::NoUpdate);
    if (stillSelected == 0 && current >= 0 && !m_rows.isGroup(current))
        selectionModel()->select(currentIndex(),
                                 QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_rows.setSpokenColumn(m_column);
    m_isRestoring = false;
    m_isRestored = true;
    noteRestored(stillSelected);
    viewport()->update();
    if (isThere && m_wasInView && isSelectionChosen())
        scrollTo(m_rows.index(current, m_column));
    Q_EMIT selectedRowsChanged();
    emitCurrentRow();
}

void ResultsTable::emitCurrentRow()
{
    if (m_isRestoring || m_emittedRow == currentRow())
        return;
    m_emittedRow = currentRow();
    Q_EMIT currentRowChanged(m_emittedRow);
}

/// Returns the column of the current cell, or one that is visible.
int ResultsTable::cursorColumn() const
{
    const int column = currentIndex().isValid() ? currentIndex().column() : kSubjectColumn;
    return isColumnHidden(column) ? horizontalHeader()->logicalIndexAt(0) : column;
}

/// Returns whether no visible column is before that one.
bool ResultsTable::isFirstColumn(int column) const
{
    const QHeaderView &header = *horizontalHeader();
    for (int place = 0; place < header.visualIndex(column); ++place) {
        if (!header.isSectionHidden(header.logicalIndex(place)))
            return false;
    }
    return true;
}

QModelIndex ResultsTable::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    const int column = cursorColumn();
    if (action == MoveHome)
        return m_rows.index(0, column);
    if (action == MoveEnd)
        return m_rows.index(m_rows.rowCount() - 1, column);
    // Qt does not move from a cell that has been hidden.
    if (currentIndex().isValid() && currentIndex().column() != column)
        selectionModel()->setCurrentIndex(currentIndex().siblingAtColumn(column),
                                          QItemSelectionModel::NoUpdate);
    return QTableView::moveCursor(action, modifiers);
}

void ResultsTable::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    if (m_isRestoring) // screen readers would say the row again
        return;
    if (const qsizetype row = m_rows.rowAt(current.row()); row >= 0)
        m_chosen = m_shown.results().index(static_cast<int>(row), 0);
    const int group = currentGroup();
    m_chosenGroup = group < 0 ? QString() : m_rows.group(group).key;
    if (current.isValid())
        m_column = current.column();
    m_rows.setSpokenColumn(m_column);
    ResultsTableBase::currentChanged(current, previous);
    viewport()->update(); // the mark of the current row spans all columns
    emitCurrentRow();
}

void ResultsTable::selectionChanged(const QItemSelection &selected, const QItemSelection &deselected)
{
    if (m_isRestoring)
        return;
    m_isRestored = false;
    QTableView::selectionChanged(selected, deselected);
    followSelected(this, selected);
    Q_EMIT selectedRowsChanged();
}

void ResultsTable::resizeEvent(QResizeEvent *event)
{
    ResultsTableBase::resizeEvent(event);
    m_columns->fit();
    keepCurrentInView(this, *event);
}

void ResultsTable::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitRows();
    if (event->type() == QEvent::LocaleChange && grouping() == ResultFacet::Created)
        m_rows.regroup(); // the time zone may be another
    if (m_columns && (event->type() == QEvent::FontChange || event->type() == QEvent::LocaleChange))
        m_columns->measure();
}

void ResultsTable::showEvent(QShowEvent *event)
{
    QTableView::showEvent(event);
    m_times.start();
}

void ResultsTable::hideEvent(QHideEvent *event)
{
    QTableView::hideEvent(event);
    m_times.stop();
}

QSize ResultsTable::minimumSizeHint() const
{
    return minimumSizeFor(m_shown.results().rows().size());
}

#include "moc_resultstable.cpp"
