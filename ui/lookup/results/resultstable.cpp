// SPDX-License-Identifier: MIT
#include "ui/lookup/results/resultstable.h"

#include "ui/lookup/results/resultsmodel.h"
#include "ui/lookup/results/resultsproxy.h"
#include "ui/lookup/results/tablecolumns.h"
#include "ui/widgets/views/viewsetup.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QScrollBar>

#include <algorithm>
#include <numeric>
#include <utility>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

constexpr std::chrono::seconds kTimesRefresh(20);
// Rows that are visible even in a low window, if there are as many.
constexpr int kLeastTableRows = 2;
constexpr int kEnoughTableRows = 5;
constexpr int kSubjectColumn = static_cast<int>(ResultColumn::Subject);

} // namespace

ResultsTable::ResultsTable(ResultsProxy &shown, Settings &settings, QWidget *parent)
    : QTableView(parent)
    , m_shown(shown)
{
    setObjectName(u"results"_s);
    setAccessibleName(tr("Results"));
    setModel(&shown);
    m_columns = new TableColumns(this, shown.results(), settings);
    setUpTable(this);

    m_times.setInterval(kTimesRefresh);
    connect(&m_times, &QTimer::timeout, viewport(), qOverload<>(&QWidget::update));

    connect(&shown, &ResultsProxy::aboutToRearrange, this, &ResultsTable::rememberRows);
    connect(&shown, &ResultsProxy::rearranged, this, &ResultsTable::restoreRows);
    const auto ensureCurrent = [this] {
        updateGeometry(); // minimumSizeHint()
        if (!currentIndex().isValid())
            selectFirst();
        emitCurrentRow();
    };
    connect(&shown, &QAbstractItemModel::rowsInserted, this, ensureCurrent);
    connect(&shown, &QAbstractItemModel::modelReset, this, [this, ensureCurrent] {
        m_isChosen = hasFocus();
        ensureCurrent();
    });
    connect(this, &QAbstractItemView::doubleClicked, this, &ResultsTable::rowOpened);
    m_columns->restore();
    ensureCurrent();
}

qsizetype ResultsTable::currentRow() const
{
    return currentIndex().isValid() ? m_shown.toSourceRow(currentIndex().row()) : -1;
}

void ResultsTable::setCurrentRow(qsizetype row)
{
    const int shown = m_shown.toProxyRow(static_cast<int>(row));
    if (shown < 0)
        return;
    setCurrentIndex(m_shown.index(shown, cursorColumn()));
}

void ResultsTable::selectFirst()
{
    if (m_shown.rowCount() > 0)
        setCurrentRow(m_shown.toSourceRow(0));
}

void ResultsTable::focusInEvent(QFocusEvent *event)
{
    if (!std::exchange(m_isChosen, true))
        Q_EMIT selectedRowsChanged();
    QTableView::focusInEvent(event);
}

void ResultsTable::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && event->modifiers().testFlags(Qt::NoModifier) && currentIndex().isValid())
        Q_EMIT rowOpened();
    else
        QTableView::keyPressEvent(event);
}

void ResultsTable::stepRow(int step)
{
    const QModelIndex current = currentIndex();
    if (const QModelIndex next = m_shown.index(current.row() + step, cursorColumn()); next.isValid())
        setCurrentIndex(next);
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
        rows += m_shown.toSourceRow(place);
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
        rows += m_shown.toSourceRow(row);
    return rows;
}

/// Remembers the selected rows. Qt would keep a persistent index for each selected cell, which takes seconds
/// if all are selected.
void ResultsTable::rememberRows()
{
    m_remembered = selectedRows();
    m_wasInView = currentIndex().isValid() && viewport()->rect().intersects(visualRect(currentIndex()));
    m_isRestoring = true;
    selectionModel()->reset();
}

/// Returns the selection of those rows that are shown, with a range for each run of neighbours.
QItemSelection ResultsTable::selectionOf(const QList<qsizetype> &rows) const
{
    QList<int> places;
    for (const qsizetype row : rows) {
        if (const int place = m_shown.toProxyRow(static_cast<int>(row)); place >= 0)
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
    return selection;
}

void ResultsTable::setSelectedRows(qsizetype current, const QList<qsizetype> &rows, bool isChosen)
{
    setCurrentRow(current);
    if (rows.size() > 1)
        selectionModel()->select(selectionOf(rows), QItemSelectionModel::ClearAndSelect);
    m_isChosen = isChosen;
}

void ResultsTable::restoreRows()
{
    QItemSelection selection = selectionOf(m_remembered);
    const qsizetype stillShown = std::accumulate(
        selection.cbegin(), selection.cend(), qsizetype(0),
        [](qsizetype count, const QItemSelectionRange &range) { return count + range.height(); });
    int current = m_chosen.isValid() ? m_shown.toProxyRow(m_chosen.row()) : -1;
    const bool isThere = current >= 0;
    if (!isThere && m_shown.rowCount() > 0)
        current = 0;
    const int column = m_chosen.isValid() ? m_chosen.column() : kSubjectColumn;
    if (selection.isEmpty() && current >= 0)
        selection.select(m_shown.index(current, 0), m_shown.index(current, m_shown.columnCount() - 1));
    if (current >= 0)
        selectionModel()->setCurrentIndex(m_shown.index(current, column), QItemSelectionModel::NoUpdate);
    selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    m_isRestoring = false;
    viewport()->update();
    if (isThere && m_wasInView)
        scrollTo(m_shown.index(current, column));
    if (stillShown != m_remembered.size() || (stillShown == 0 && current >= 0))
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

QModelIndex ResultsTable::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    const int column = cursorColumn();
    if (action == MoveHome)
        return m_shown.index(0, column);
    if (action == MoveEnd)
        return m_shown.index(m_shown.rowCount() - 1, column);
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
    if (current.isValid())
        m_chosen = m_shown.mapToSource(current);
    QTableView::currentChanged(current, previous);
    viewport()->update(); // the mark of the current row spans all columns
    emitCurrentRow();
}

void ResultsTable::selectionChanged(const QItemSelection &selected, const QItemSelection &deselected)
{
    if (m_isRestoring)
        return;
    QTableView::selectionChanged(selected, deselected);
    followSelected(this, selected);
    Q_EMIT selectedRowsChanged();
}

void ResultsTable::contextMenuEvent(QContextMenuEvent *event)
{
    QPoint at = event->globalPos();
    if (event->reason() == QContextMenuEvent::Keyboard && currentIndex().isValid()) {
        scrollTo(currentIndex());
        at = viewport()->mapToGlobal(visualRect(currentIndex()).center());
    }
    Q_EMIT menuRequested(at);
}

void ResultsTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    m_columns->fit();
    const int bottom = visualRect(currentIndex()).bottom(); // -1 if there is no current row
    if (bottom >= event->size().height() && bottom < event->oldSize().height())
        scrollTo(currentIndex()); // it was visible
}

void ResultsTable::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitRowHeight(this);
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
    const qsizetype rows =
        std::clamp<qsizetype>(m_shown.results().rows().size(), kLeastTableRows, kEnoughTableRows);
    const int height = heightOf(static_cast<int>(rows)) + horizontalScrollBar()->sizeHint().height();
    return QTableView::minimumSizeHint().expandedTo({0, height});
}

int ResultsTable::heightOf(int rows) const
{
    return horizontalHeader()->height() + rows * verticalHeader()->defaultSectionSize() + 2 * frameWidth();
}

#include "moc_resultstable.cpp"
