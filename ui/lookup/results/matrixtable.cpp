// SPDX-License-Identifier: MIT
#include "ui/lookup/results/matrixtable.h"

#include "ui/lookup/results/columnsmenu.h"
#include "ui/lookup/results/matrixheader.h"
#include "ui/lookup/results/matrixmodel.h"
#include "ui/lookup/results/matrixproxy.h"
#include "ui/lookup/results/matrixtablecolumns.h"
#include "ui/lookup/results/resultstable.h"
#include "ui/style/textscale.h"
#include "ui/text/commontext.h"
#include "ui/widgets/controls/mnemonics.h"
#include "ui/widgets/views/celldelegate.h"
#include "ui/widgets/views/viewsetup.h"

#include <QActionGroup>
#include <QMenu>
#include <QScopedValueRollback>
#include <QScrollBar>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace tokens;

MatrixTable::MatrixTable(MatrixProxy &proxy, Settings &settings, QWidget *parent)
    : ResultsTableBase(parent)
    , m_proxy(proxy)
    , m_header(new MatrixHeader(this))
    , m_sortMenu(new QMenu(tr("Sor&t by"), this))
{
    setObjectName(u"matrix"_s);
    setAccessibleName(ResultsTable::tr("Results"));
    setHorizontalHeader(m_header);
    setModel(&proxy);
    setUp();
    setUpHeader();
    m_columns = new MatrixTableColumns(this, m_header, proxy.matrix(), settings);
    m_sortMenu->setObjectName(u"matrixSortMenu"_s);
    connect(m_sortMenu, &QMenu::aboutToShow, this, &MatrixTable::fillSortMenu);
    fillSortMenu();

    connect(&proxy, &MatrixProxy::aboutToRearrange, this, &MatrixTable::rememberRows);
    connect(&proxy, &MatrixProxy::rearranged, this, &MatrixTable::restoreRows);
    connect(&proxy, &QAbstractItemModel::modelAboutToBeReset, this, &MatrixTable::rememberRows);
    connect(&proxy, &QAbstractItemModel::modelReset, this, &MatrixTable::restoreAfterReset);
    connect(this, &QAbstractItemView::doubleClicked, this, &MatrixTable::rowOpened);
    restoreAfterReset();
}

void MatrixTable::setUpHeader()
{
    m_header->setObjectName(u"matrixHeader"_s);
    m_header->setAccessibleName(CommonTexts::tr("Columns"));
    m_header->setSectionsClickable(true);
    m_header->setHighlightSections(false);
    m_header->setSortIndicatorClearable(true);
    m_header->setSortIndicator(-1, Qt::AscendingOrder);
    m_header->setTextElideMode(Qt::ElideRight);
    m_header->setContextMenuPolicy(Qt::CustomContextMenu);
    setSortingEnabled(true);
    connect(m_header, &QWidget::customContextMenuRequested, this,
            [this](const QPoint &at) { m_sortMenu->popup(m_header->mapToGlobal(at)); });
}

void MatrixTable::resetColumns()
{
    m_header->setSortIndicator(-1, Qt::AscendingOrder);
    m_columns->reset();
}

void MatrixTable::fillSortMenu()
{
    m_sortMenu->clear();
    auto *group = new QActionGroup(m_sortMenu);
    const int sorted = m_header->sortIndicatorSection();
    const auto add = [&](const QString &text, int column) {
        QAction *action = m_sortMenu->addAction(text);
        action->setObjectName(column < 0 ? u"sortMatrixAsTyped"_s : u"sortMatrixBy%1"_s.arg(column));
        action->setCheckable(true);
        action->setChecked(sorted == column);
        action->setActionGroup(group);
        connect(action, &QAction::triggered, this, [this, column, sorted] {
            const bool isSame = column >= 0 && sorted == column;
            const bool isAscending = m_header->sortIndicatorOrder() == Qt::AscendingOrder;
            m_header->setSortIndicator(column,
                                       isSame && isAscending ? Qt::DescendingOrder : Qt::AscendingOrder);
        });
    };
    add(ColumnsMenu::tr("The &order typed"), -1);
    m_sortMenu->addSeparator();
    for (int column = 0; column < m_proxy.columnCount(); ++column)
        add(m_proxy.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().replace(u'&', u"&&"_s),
            column);
    m_sortMenu->addSeparator();
    m_sortMenu->addAction(ColumnsMenu::tr("Rese&t columns"), this, &MatrixTable::resetColumns)
        ->setObjectName(u"resetMatrixColumns"_s);
    addMnemonics(*m_sortMenu);
}

qint32 MatrixTable::idAt(int viewRow) const
{
    return m_proxy.matrix().matrix().ids().at(m_proxy.toMatrixRow(viewRow));
}

int MatrixTable::viewRowOf(qint32 id) const
{
    const qsizetype row = m_proxy.matrix().matrix().rowOf(id);
    return row < 0 ? -1 : m_proxy.toProxyRow(static_cast<int>(row));
}

qsizetype MatrixTable::currentAnswer() const
{
    const QModelIndex current = currentIndex();
    return current.isValid() ? m_proxy.matrix().answer(m_proxy.toMatrixRow(current.row()), current.column())
                             : -1;
}

QList<qsizetype> MatrixTable::currentAnswers() const
{
    return currentIndex().isValid() ? answersAt({currentIndex().row()}) : QList<qsizetype>();
}

void MatrixTable::setSelectedAnswers(qsizetype current, const QList<qsizetype> &answers, bool isChosen)
{
    const QList<ResultRow> &rows = m_proxy.matrix().rows();
    if (current < 0 || current >= rows.size())
        return;
    const int viewRow = viewRowOf(rows.at(current).lookup.id);
    if (viewRow < 0)
        return;
    const MatrixModel &matrix = m_proxy.matrix();
    const int row = m_proxy.toMatrixRow(viewRow);
    int column = cursorColumn();
    if (matrix.answer(row, column) != current)
        column = MatrixModel::kSubjectColumn;
    for (int each = MatrixModel::kFirstConnection;
         each < matrix.differenceColumn() && matrix.answer(row, column) != current; ++each)
        column = each;
    selectOnly(m_proxy.index(viewRow, column));
    QList<qint32> ids;
    for (const qsizetype answer : answers)
        ids += rows.at(answer).lookup.id;
    if (const QItemSelection selection = selectionOf(ids); !selection.isEmpty())
        selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    setSelectionChosen(isChosen);
}

qsizetype MatrixTable::selectedCount() const
{
    qsizetype count = 0;
    for (const QItemSelectionRange &range : selectionModel()->selection())
        count += range.isValid() ? range.height() : 0;
    return count;
}

/// Returns the selected rows of the proxy, ascending.
QList<int> MatrixTable::selectedViewRows() const
{
    QList<int> viewRows;
    for (const QItemSelectionRange &range : selectionModel()->selection()) {
        for (int row = range.top(); range.isValid() && row <= range.bottom(); ++row)
            viewRows += row;
    }
    std::sort(viewRows.begin(), viewRows.end());
    viewRows.erase(std::unique(viewRows.begin(), viewRows.end()), viewRows.end());
    return viewRows;
}

QList<qsizetype> MatrixTable::answersAt(const QList<int> &viewRows) const
{
    const MatrixModel &model = m_proxy.matrix();
    QList<qsizetype> connections; // in the order shown
    for (int place = 0; place < m_header->count(); ++place) {
        if (const qsizetype connection = model.connectionIndex(m_header->logicalIndex(place));
            connection >= 0)
            connections += connection;
    }
    QList<qsizetype> answers;
    for (const int viewRow : viewRows) {
        for (const qsizetype connection : std::as_const(connections)) {
            const qsizetype answer = model.matrix().answer(m_proxy.toMatrixRow(viewRow), connection);
            if (answer != ResultMatrix::kNoAnswer)
                answers += answer;
        }
    }
    return answers;
}

QList<qsizetype> MatrixTable::selectedAnswers() const
{
    return answersAt(selectedViewRows());
}

QList<qsizetype> MatrixTable::selectedAnswersInColumn() const
{
    const MatrixModel &model = m_proxy.matrix();
    const QModelIndex current = currentIndex();
    const qsizetype connection = current.isValid() ? model.connectionIndex(current.column()) : -1;
    const auto answerIn = [&](int viewRow) {
        return model.matrix().answer(m_proxy.toMatrixRow(viewRow), connection);
    };
    if (connection < 0 || answerIn(current.row()) == ResultMatrix::kNoAnswer)
        return {};
    QList<qsizetype> answers;
    for (const int viewRow : selectedViewRows()) {
        if (const qsizetype answer = answerIn(viewRow); answer != ResultMatrix::kNoAnswer)
            answers += answer;
    }
    return answers;
}

QList<qsizetype> MatrixTable::shownAnswers() const
{
    QList<int> viewRows;
    for (int viewRow = 0; viewRow < m_proxy.rowCount(); ++viewRow)
        viewRows += viewRow;
    return answersAt(viewRows);
}

void MatrixTable::stepRow(int step)
{
    const QModelIndex current = currentIndex();
    if (const QModelIndex next = m_proxy.index(current.row() + step, cursorColumn()); next.isValid())
        selectOnly(next);
}

/// Remembers the selected rows. Qt would keep a persistent index for each selected cell.
void MatrixTable::rememberRows()
{
    if (std::exchange(m_isRestoring, true))
        return;
    if (isToBeRemembered(m_isRestored)) {
        m_remembered.clear();
        for (const int viewRow : selectedViewRows())
            m_remembered += idAt(viewRow);
    }
    m_wasInView = currentIndex().isValid() && viewport()->rect().intersects(visualRect(currentIndex()));
    m_lastCurrent = currentIndex().isValid() ? std::optional(idAt(currentIndex().row())) : std::nullopt;
    m_column = cursorColumn();
    selectionModel()->reset();
}

/// Returns the selection of those ids that are shown.
QItemSelection MatrixTable::selectionOf(const QList<qint32> &ids) const
{
    QList<int> viewRows;
    for (const qint32 id : ids) {
        if (const int viewRow = viewRowOf(id); viewRow >= 0)
            viewRows += viewRow;
    }
    return selectionOfRows(m_proxy, viewRows);
}

void MatrixTable::restoreRows()
{
    QItemSelection selection = selectionOf(m_remembered);
    const qsizetype stillSelected = selection.size();
    int current = m_chosen ? viewRowOf(*m_chosen) : -1;
    const bool isThere = current >= 0;
    if (!isThere && !selection.isEmpty())
        current = selection.first().top();
    else if (!isThere && m_proxy.rowCount() > 0)
        current = std::max(m_lastCurrent ? viewRowOf(*m_lastCurrent) : 0, 0);
    if (selection.isEmpty() && current >= 0)
        selection.select(m_proxy.index(current, 0), m_proxy.index(current, m_proxy.columnCount() - 1));
    const int column = std::clamp(m_column, 0, m_proxy.columnCount() - 1);
    const bool isGone = !m_chosen || m_proxy.matrix().matrix().rowOf(*m_chosen) < 0;
    if (isGone && current >= 0)
        m_chosen = idAt(current);
    if (current >= 0)
        selectionModel()->setCurrentIndex(m_proxy.index(current, column), QItemSelectionModel::NoUpdate);
    selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    m_isRestoring = false;
    m_isRestored = true;
    noteRestored(stillSelected);
    viewport()->update();
    if (isThere && m_wasInView && isSelectionChosen())
        scrollTo(m_proxy.index(current, column));
    Q_EMIT selectedRowsChanged();
    emitCurrentAnswer();
}

void MatrixTable::restoreAfterReset()
{
    QStringList columns;
    for (const MatrixColumn &column : m_proxy.matrix().matrix().columns())
        columns += column.connectionId + u'\n' + column.from.host + u'\n' + column.from.environment;
    if (columns != m_connections) {
        m_connections = columns;
        m_columns->restore();
        m_column = MatrixModel::kSubjectColumn;
        m_header->setSortIndicator(-1, Qt::AscendingOrder);
    }
    restoreRows();
    updateGeometry(); // minimumSizeHint()
    m_columns->measure();
}

void MatrixTable::emitCurrentAnswer()
{
    if (!m_isRestoring && std::exchange(m_emittedAnswer, currentAnswer()) != m_emittedAnswer)
        Q_EMIT currentAnswerChanged(m_emittedAnswer);
}

int MatrixTable::cursorColumn() const
{
    return currentIndex().isValid() ? currentIndex().column() : m_column;
}

/// Home and End go to the first and the last row, as in ResultsTable.
QModelIndex MatrixTable::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    if (action == MoveHome)
        return m_proxy.index(0, cursorColumn());
    if (action == MoveEnd)
        return m_proxy.index(m_proxy.rowCount() - 1, cursorColumn());
    return QTableView::moveCursor(action, modifiers);
}

void MatrixTable::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    if (m_isRestoring) // screen readers would say the row again
        return;
    if (current.isValid()) {
        m_chosen = idAt(current.row());
        m_column = current.column();
    }
    // A screen reader says the head of a column when the cursor enters it.
    m_proxy.matrix().setColumnEntered(current.row() == previous.row() ? current.column() : -1);
    ResultsTableBase::currentChanged(current, previous);
    viewport()->update(); // the mark of the current row spans all columns
    emitCurrentAnswer();
}

void MatrixTable::selectionChanged(const QItemSelection &selected, const QItemSelection &deselected)
{
    if (m_isRestoring)
        return;
    m_isRestored = false;
    QTableView::selectionChanged(selected, deselected);
    followSelected(this, selected);
    Q_EMIT selectedRowsChanged();
}

void MatrixTable::resizeEvent(QResizeEvent *event)
{
    ResultsTableBase::resizeEvent(event);
    m_columns->fit();
    keepCurrentInView(this, *event);
}

void MatrixTable::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitRows();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LocaleChange)
        m_columns->measureAnew();
}

QSize MatrixTable::minimumSizeHint() const
{
    return minimumSizeFor(m_proxy.matrix().rowCount());
}

#include "moc_matrixtable.cpp"
