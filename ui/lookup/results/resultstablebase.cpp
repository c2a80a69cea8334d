// SPDX-License-Identifier: MIT
#include "ui/lookup/results/resultstablebase.h"

#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/celldelegate.h"
#include "ui/widgets/views/viewsetup.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QScrollBar>

#include <algorithm>
#include <array>
#include <utility>

namespace {

// Rows that are visible even in a low window, if there are as many.
constexpr qsizetype kLeastTableRows = 2;
constexpr qsizetype kEnoughTableRows = 3;

/// Returns whether the key selects a row, which can be the one that is selected already.
bool selectsRow(const QKeyEvent &event)
{
    static constexpr std::array kRowKeys{Qt::Key_Up,  Qt::Key_Down,   Qt::Key_Home,
                                         Qt::Key_End, Qt::Key_PageUp, Qt::Key_PageDown};
    const bool isRowKey = std::find(kRowKeys.begin(), kRowKeys.end(), event.key()) != kRowKeys.end();
    return event.key() == Qt::Key_Space ||
           (isRowKey && !event.modifiers().testFlag(Qt::ControlModifier)); // which moves without selecting
}

} // namespace

int ResultsTableBase::heightForRows(int rows) const
{
    return horizontalHeader()->height() + rows * verticalHeader()->defaultSectionSize() + 2 * frameWidth();
}

QSize ResultsTableBase::minimumSizeFor(qsizetype rowCount) const
{
    const auto rows = static_cast<int>(std::clamp(rowCount, kLeastTableRows, kEnoughTableRows));
    return QTableView::minimumSizeHint().expandedTo(
        {0, heightForRows(rows) + horizontalScrollBar()->sizeHint().height()});
}

void ResultsTableBase::setUp()
{
    setUpTable(this);
    m_cells = qobject_cast<CellDelegate *>(itemDelegate());
    m_cells->setCurrentMarked(true);
    connect(this, &ResultsTableBase::selectedRowsChanged, this, &ResultsTableBase::repaintSelection);
    connect(horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, &ResultsTableBase::announceOrder);
    // Scrolling moves what was drawn, and with it the bar of the current row.
    connect(horizontalScrollBar(), &QScrollBar::valueChanged, viewport(), qOverload<>(&QWidget::update));
}

void ResultsTableBase::repaintSelection()
{
    m_isSelectionShown.reset();
    viewport()->update();
}

void ResultsTableBase::announceOrder(int column, Qt::SortOrder order)
{
    if (!isVisible())
        return;
    if (column < 0) {
        announceChange(*this, tr("In the order typed"));
        return;
    }
    const QString title = model()->headerData(column, Qt::Horizontal).toString();
    //: %1 is a column of the table.
    announceChange(
        *this, (order == Qt::AscendingOrder ? tr("Sorted by %1, ascending") : tr("Sorted by %1, descending"))
                   .arg(title));
}

void ResultsTableBase::setSelectionChosen(bool isChosen)
{
    m_isChosen = isChosen;
    repaintSelection();
}

void ResultsTableBase::choose()
{
    if (!std::exchange(m_isChosen, true))
        Q_EMIT selectedRowsChanged();
}

/// Lets a selection of single rows begin without the row that is selected only because it is current.
void ResultsTableBase::deselectUnchosen()
{
    if (!isSelectionChosen())
        selectionModel()->clearSelection();
}

void ResultsTableBase::selectAll()
{
    choose();
    QTableView::selectAll();
}

void ResultsTableBase::selectOnly(const QModelIndex &index)
{
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

bool ResultsTableBase::isToBeRemembered(bool isRestored)
{
    if (isRestored && isSelectionChosen() == m_isRestoredChosen)
        return false;
    m_isRememberedChosen = isSelectionChosen();
    return true;
}

void ResultsTableBase::noteRestored(qsizetype count)
{
    m_isRestoredChosen = m_isRememberedChosen && count > 0;
    m_isChosen = m_isRestoredChosen;
}

void ResultsTableBase::paintEvent(QPaintEvent *event)
{
    if (!m_isSelectionShown)
        m_isSelectionShown = isSelectionChosen();
    m_cells->setSelectionShown(*m_isSelectionShown);
    QTableView::paintEvent(event);
}

void ResultsTableBase::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    if (hasFocus())
        QTableView::currentChanged(current, previous);
    else
        QAbstractItemView::currentChanged(current, previous);
}

void ResultsTableBase::focusInEvent(QFocusEvent *event)
{
    // Neither a click on the header nor the focus that comes back after a menu or another window chooses a
    // row.
    static constexpr std::array kByUser{Qt::TabFocusReason, Qt::BacktabFocusReason, Qt::ShortcutFocusReason,
                                        Qt::OtherFocusReason};
    if (std::find(kByUser.begin(), kByUser.end(), event->reason()) != kByUser.end()) {
        choose();
        scrollTo(currentIndex());
    }
    QTableView::focusInEvent(event);
}

void ResultsTableBase::mousePressEvent(QMouseEvent *event)
{
    const bool isToggle =
        (event->modifiers() & (Qt::ControlModifier | Qt::ShiftModifier)) == Qt::ControlModifier;
    if (isToggle && event->button() == Qt::LeftButton)
        deselectUnchosen();
    choose();
    QTableView::mousePressEvent(event);
}

void ResultsTableBase::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool isPlain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (isEnter && isPlain && currentIndex().isValid()) {
        Q_EMIT rowOpened();
        return;
    }
    // The focus may have been here before, for example when a filter hid what was chosen.
    if (event->key() == Qt::Key_Space)
        deselectUnchosen();
    const int before = currentIndex().row();
    const qsizetype selectedBefore = selectedCount();
    QTableView::keyPressEvent(event);
    const bool isRowKey = selectsRow(*event) || currentIndex().row() != before;
    if (isRowKey && selectionModel()->isSelected(currentIndex()))
        choose();
    // That a key alone selects its row, or the rows of a group, goes without saying.
    const bool isSelecting = event->modifiers().testAnyFlags(Qt::ShiftModifier | Qt::ControlModifier);
    if (const qsizetype count = selectedCount(); isSelecting && count != selectedBefore)
        announceChange(*this, tr("%Ln selected", nullptr, static_cast<int>(count)));
}

void ResultsTableBase::contextMenuEvent(QContextMenuEvent *event)
{
    QPoint at = event->globalPos();
    if (event->reason() == QContextMenuEvent::Keyboard && currentIndex().isValid()) {
        scrollTo(currentIndex());
        at = viewport()->mapToGlobal(visualRect(currentIndex()).center());
    }
    Q_EMIT menuRequested(at);
}

void ResultsTableBase::fitRows()
{
    const bool isInView = viewport()->rect().intersects(visualRect(currentIndex()));
    fitRowHeight(this);
    if (isInView)
        scrollTo(currentIndex());
}

#include "moc_resultstablebase.cpp"
