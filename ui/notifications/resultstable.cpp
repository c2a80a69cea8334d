// SPDX-License-Identifier: MIT
#include "ui/notifications/resultstable.h"

#include "base/settings.h"
#include "lookup/resulttext.h"
#include "ui/notifications/resultsdelegate.h"
#include "ui/notifications/resultsmodel.h"
#include "ui/notifications/resultsproxy.h"
#include "ui/notifications/stateface.h"
#include "ui/widgets/textlabel.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QScrollBar>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

constexpr std::chrono::seconds kRefresh(20);
constexpr std::chrono::seconds kSaveDelay(1); // not at each move of a border
const SettingKey<QString> kColumns{"results/columns"_L1, {}};
constexpr int kSubject = static_cast<int>(ResultColumn::Subject);

int widestState(const QFontMetrics &metrics)
{
    ResultRow row;
    row.lookup.outcome = LookupRow::Outcome::Found;
    const QString changed = resultcells::text(row, ResultColumn::State, {{}, true});
    return std::max(metrics.horizontalAdvance(changed),
                    metrics.horizontalAdvance(outcomeText(LookupRow::Outcome::NotLookedUp)));
}

} // namespace

ResultsTable::ResultsTable(ResultsProxy &shown, Settings &settings, QWidget *parent)
    : QTableView(parent)
    , m_shown(shown)
    , m_settings(settings)
{
    setObjectName(u"results"_s);
    setAccessibleName(tr("Results"));
    setModel(&shown);
    setItemDelegate(new ResultsDelegate(this));
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(NoEditTriggers);
    setTabKeyNavigation(false);
    setShowGrid(false);
    setWordWrap(false);
    setCornerButtonEnabled(false);
    setHorizontalScrollMode(ScrollPerPixel);
    setMinimumHeight(kTableMinHeight);
    verticalHeader()->hide();
    prepareHeader();

    m_times.setInterval(kRefresh);
    connect(&m_times, &QTimer::timeout, viewport(), qOverload<>(&QWidget::update));
    m_save.setSingleShot(true);
    m_save.setInterval(kSaveDelay);
    connect(&m_save, &QTimer::timeout, this, &ResultsTable::saveColumns);

    connect(&shown, &ResultsProxy::aboutToTidy, this, &ResultsTable::rememberRows);
    connect(&shown, &ResultsProxy::tidied, this, &ResultsTable::restoreRows);
    const auto ensureCurrent = [this] {
        if (!currentIndex().isValid())
            selectFirst();
        tellCurrent();
    };
    connect(&shown, &QAbstractItemModel::rowsInserted, this, ensureCurrent);
    connect(&shown, &QAbstractItemModel::modelReset, this, ensureCurrent);
    connect(this, &QAbstractItemView::activated, this,
            [this](const QModelIndex &index) { Q_EMIT rowActivated(m_shown.sourceRow(index.row())); });
    const auto kept = ::columnState(m_settings.value(kColumns));
    setColumnState(kept ? *kept : defaultState());
    m_save.stop();
    ensureCurrent();
}

void ResultsTable::prepareHeader()
{
    QHeaderView *header = horizontalHeader();
    header->setObjectName(u"resultsHeader"_s);
    header->setAccessibleName(tr("Columns"));
    header->setSectionsMovable(true);
    header->setSectionsClickable(true);
    header->setHighlightSections(false);
    header->setMinimumSectionSize(kColumnMinWidth);
    header->setMaximumSectionSize(kColumnMaxWidth);
    header->setSortIndicatorClearable(true);
    header->setSortIndicator(-1, Qt::AscendingOrder);
    header->setSectionResizeMode(QHeaderView::Interactive);
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    header->setTextElideMode(Qt::ElideRight);
    setSortingEnabled(true);
    fitRowHeight();

    const auto changed = [this] {
        fitSubject();
        m_save.start();
    };
    connect(header, &QHeaderView::sectionResized, this, changed);
    connect(header, &QHeaderView::sectionMoved, this, changed);
    connect(header, &QHeaderView::sortIndicatorChanged, this, changed);
    connect(header, &QWidget::customContextMenuRequested, this,
            [this, header](const QPoint &at) { Q_EMIT columnMenuWanted(header->mapToGlobal(at)); });
}

qsizetype ResultsTable::currentRow() const
{
    return currentIndex().isValid() ? m_shown.sourceRow(currentIndex().row()) : -1;
}

void ResultsTable::setCurrentRow(qsizetype row)
{
    const int shown = m_shown.shownAt(static_cast<int>(row));
    if (shown < 0)
        return;
    const int column = currentIndex().isValid() ? currentIndex().column() : kSubject;
    setCurrentIndex(m_shown.index(shown, column));
}

void ResultsTable::selectFirst()
{
    if (m_shown.rowCount() > 0)
        setCurrentRow(m_shown.sourceRow(0));
}

QList<qsizetype> ResultsTable::selectedRows() const
{
    QList<int> places;
    for (const QItemSelectionRange &range : selectionModel()->selection()) {
        for (int row = range.top(); range.isValid() && row <= range.bottom(); ++row)
            places += row;
    }
    std::sort(places.begin(), places.end());
    places.erase(std::unique(places.begin(), places.end()), places.end());
    QList<qsizetype> rows;
    rows.reserve(places.size());
    for (const int place : std::as_const(places))
        rows += m_shown.sourceRow(place);
    return rows;
}

qsizetype ResultsTable::selectedCount() const
{
    qsizetype count = 0;
    for (const QItemSelectionRange &range : selectionModel()->selection())
        count += range.isValid() ? range.height() : 0;
    return count;
}

QList<qsizetype> ResultsTable::shownRows() const
{
    QList<qsizetype> rows;
    rows.reserve(m_shown.rowCount());
    for (int row = 0; row < m_shown.rowCount(); ++row)
        rows += m_shown.sourceRow(row);
    return rows;
}

/// Qt would keep an index for each cell that is selected, which takes seconds where all are.
void ResultsTable::rememberRows()
{
    m_remembered.clear();
    for (const qsizetype row : selectedRows())
        m_remembered += static_cast<int>(row);
    m_wasInView = currentIndex().isValid() && viewport()->rect().intersects(visualRect(currentIndex()));
    m_isRestoring = true;
    selectionModel()->reset();
}

void ResultsTable::restoreRows()
{
    QList<int> places;
    for (const int row : std::as_const(m_remembered)) {
        if (const int place = m_shown.shownAt(row); place >= 0)
            places += place;
    }
    std::sort(places.begin(), places.end());
    QItemSelection selection;
    for (qsizetype first = 0, last = 0; first < places.size(); first = last + 1) {
        last = first;
        while (last + 1 < places.size() && places[last + 1] == places[last] + 1)
            ++last;
        selection.append(QItemSelectionRange(m_shown.index(places[first], 0),
                                             m_shown.index(places[last], m_shown.columnCount() - 1)));
    }
    int current = m_wanted.isValid() ? m_shown.shownAt(m_wanted.row()) : -1;
    const bool isThere = current >= 0;
    if (!isThere && m_shown.rowCount() > 0)
        current = 0;
    const int column = m_wanted.isValid() ? m_wanted.column() : kSubject;
    if (selection.isEmpty() && current >= 0)
        selection.select(m_shown.index(current, 0), m_shown.index(current, m_shown.columnCount() - 1));
    if (current >= 0)
        selectionModel()->setCurrentIndex(m_shown.index(current, column), QItemSelectionModel::NoUpdate);
    selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    m_isRestoring = false;
    viewport()->update();
    if (isThere && m_wasInView)
        scrollTo(m_shown.index(current, column));
    if (places.size() != m_remembered.size() || (places.isEmpty() && current >= 0))
        Q_EMIT selectedRowsChanged();
    tellCurrent();
}

void ResultsTable::tellCurrent()
{
    if (m_isRestoring || m_told == currentRow())
        return;
    m_told = currentRow();
    Q_EMIT currentRowChanged(m_told);
}

QModelIndex ResultsTable::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    const int column = currentIndex().isValid() ? currentIndex().column() : kSubject;
    if (action == MoveHome)
        return m_shown.index(0, column);
    if (action == MoveEnd)
        return m_shown.index(m_shown.rowCount() - 1, column);
    return QTableView::moveCursor(action, modifiers);
}

void ResultsTable::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    if (m_isRestoring) // nothing that a screen reader should speak of again
        return;
    if (current.isValid())
        m_wanted = m_shown.mapToSource(current);
    QTableView::currentChanged(current, previous);
    viewport()->update(); // the mark of the current row spans it
    tellCurrent();
}

void ResultsTable::selectionChanged(const QItemSelection &selected, const QItemSelection &deselected)
{
    if (m_isRestoring)
        return;
    QTableView::selectionChanged(selected, deselected);
    Q_EMIT selectedRowsChanged();
}

void ResultsTable::contextMenuEvent(QContextMenuEvent *event)
{
    QPoint at = event->globalPos();
    if (event->reason() == QContextMenuEvent::Keyboard && currentIndex().isValid()) {
        scrollTo(currentIndex());
        at = viewport()->mapToGlobal(visualRect(currentIndex()).center());
    }
    Q_EMIT menuWanted(at);
}

void ResultsTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    fitSubject();
}

void ResultsTable::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitRowHeight();
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
    if (m_save.isActive()) {
        m_save.stop();
        saveColumns();
    }
}

void ResultsTable::fitRowHeight()
{
    const int height = std::max(kRowHeight, fontMetrics().height() + 2 * kSpace8);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setMinimumSectionSize(height);
    verticalHeader()->setDefaultSectionSize(height);
    horizontalHeader()->setFixedHeight(height);
    horizontalHeader()->setFont(strongFont(font()));
}

/// The subject gets what the others leave of the width.
void ResultsTable::fitSubject()
{
    QHeaderView *header = horizontalHeader();
    if (m_isFitting || header->isSectionHidden(kSubject))
        return;
    m_isFitting = true;
    const int others = header->length() - header->sectionSize(kSubject);
    header->resizeSection(kSubject, std::clamp(viewport()->width() - others,
                                               defaultWidth(ResultColumn::Subject), kColumnMaxWidth));
    m_isFitting = false;
}

int ResultsTable::defaultWidth(ResultColumn column) const
{
    const QFontMetrics metrics(strongFont(font()));
    const QFontMetrics badge(badgeFont());
    const auto characters = [&metrics](int count) { return metrics.averageCharWidth() * count + kSpace24; };
    const auto badges = [&badge](std::initializer_list<Badge::Face> faces) {
        int width = 0;
        for (const Badge::Face &face : faces)
            width = std::max(width, badgeSize(face, badge).width());
        return width + kSpace24;
    };
    switch (column) {
    case ResultColumn::State:
        return widestState(fontMetrics()) + kBadgeShape + kSpace8 + kSpace24;
    case ResultColumn::Id:
        return characters(8);
    case ResultColumn::Type:
        return characters(17);
    case ResultColumn::Category:
        return characters(10);
    case ResultColumn::Created:
        return characters(13);
    case ResultColumn::Read:
        return badges({readFace(true), readFace(false), readFace({})});
    case ResultColumn::Archived:
        return badges({archivedFace(true), archivedFace(false), archivedFace({})});
    case ResultColumn::Connection:
        return characters(16);
    case ResultColumn::Subject:
    case ResultColumn::Count:
        break;
    }
    return std::clamp(characters(22), kSubjectMinWidth, kColumnMaxWidth); // the least it gets
}

ColumnState ResultsTable::defaultState() const
{
    ColumnState state;
    for (int i = 0; i < static_cast<int>(ResultColumn::Count); ++i) {
        const auto column = static_cast<ResultColumn>(i);
        state.columns += {column, std::clamp(defaultWidth(column), kColumnMinWidth, kColumnMaxWidth), false};
    }
    return state;
}

ColumnState ResultsTable::columnState() const
{
    const QHeaderView *header = horizontalHeader();
    ColumnState state;
    for (int place = 0; place < header->count(); ++place) {
        const int column = header->logicalIndex(place);
        const bool isHidden = header->isSectionHidden(column);
        // A hidden one has no width; it comes back in the one it is given when it is new.
        const int width =
            isHidden ? defaultWidth(static_cast<ResultColumn>(column)) : header->sectionSize(column);
        state.columns += {static_cast<ResultColumn>(column),
                          std::clamp(width, kColumnMinWidth, kColumnMaxWidth), isHidden};
    }
    if (header->sortIndicatorSection() >= 0 && header->sortIndicatorSection() < header->count()) {
        state.sorted = static_cast<ResultColumn>(header->sortIndicatorSection());
        state.order = header->sortIndicatorOrder();
    }
    return state;
}

void ResultsTable::setColumnState(const ColumnState &state)
{
    QHeaderView *header = horizontalHeader();
    m_isFitting = true;
    for (int place = 0; place < state.columns.size(); ++place) {
        const ColumnState::Column &column = state.columns[place];
        const int logical = static_cast<int>(column.column);
        header->setSectionHidden(logical, false);
        header->resizeSection(logical, column.width);
        header->setSectionHidden(logical, column.isHidden);
        header->moveSection(header->visualIndex(logical), place);
    }
    m_isFitting = false;
    header->setSortIndicator(state.sorted ? static_cast<int>(*state.sorted) : -1, state.order);
    fitSubject();
    Q_EMIT columnsChanged();
}

void ResultsTable::setColumnShown(ResultColumn column, bool isShown)
{
    QHeaderView *header = horizontalHeader();
    if (!isShown && header->hiddenSectionCount() + 1 == header->count())
        return; // there would be nothing left to click
    header->setSectionHidden(static_cast<int>(column), !isShown);
    fitSubject();
    m_save.start();
    Q_EMIT columnsChanged();
}

void ResultsTable::resetColumns()
{
    setColumnState(defaultState());
    m_save.start();
}

void ResultsTable::saveColumns()
{
    m_settings.setValue(kColumns, columnStateText(columnState()));
}
