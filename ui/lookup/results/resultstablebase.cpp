// SPDX-License-Identifier: MIT
#include "ui/lookup/results/resultstablebase.h"

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
    connect(this, &ResultsTableBase::selectedRowsChanged, viewport(), qOverload<>(&QWidget::update));
}

void ResultsTableBase::setSelectionChosen(bool isChosen)
{
    m_isChosen = isChosen;
    viewport()->update();
}

void ResultsTableBase::choose()
{
    if (!std::exchange(m_isChosen, true))
        Q_EMIT selectedRowsChanged();
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
    if (auto *cells = qobject_cast<CellDelegate *>(itemDelegate()))
        cells->setSelectionShown(isSelectionChosen());
    QTableView::paintEvent(event);
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
    choose();
    QTableView::mousePressEvent(event);
}

void ResultsTableBase::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && event->modifiers().testFlags(Qt::NoModifier) && currentIndex().isValid()) {
        Q_EMIT rowOpened();
        return;
    }
    const QModelIndex before = currentIndex();
    QTableView::keyPressEvent(event);
    if (currentIndex() != before)
        choose(); // the focus may have been here when a filter hid what was chosen
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

void ResultsTableBase::keepCurrentInView(const QResizeEvent &event)
{
    const int bottom = visualRect(currentIndex()).bottom(); // -1 if there is no current row
    if (bottom >= event.size().height() && bottom < event.oldSize().height())
        scrollTo(currentIndex());
}

#include "moc_resultstablebase.cpp"
