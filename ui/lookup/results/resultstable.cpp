// SPDX-License-Identifier: MIT
#include "ui/lookup/results/resultstable.h"

#include "base/named.h"
#include "results/resultset.h"
#include "storage/storedsettings.h"
#include "ui/lookup/results/resultcolumns.h"
#include "ui/lookup/results/resultsheader.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/celldelegate.h"
#include "ui/widgets/views/columnkeeper.h"
#include "ui/widgets/views/viewsetup.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QScrollBar>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::seconds kTimesRefresh(20);
// Lines that are visible even in a low window, if there are as many.
constexpr int kLeastLines = 2;
constexpr int kEnoughLines = 3;

constexpr std::array kGroupings{
    Named<ResultFacet>{"type"_L1, ResultFacet::Type},
    Named<ResultFacet>{"category"_L1, ResultFacet::Category},
    Named<ResultFacet>{"state"_L1, ResultFacet::State},
    Named<ResultFacet>{"day"_L1, ResultFacet::Created},
    Named<ResultFacet>{"connection"_L1, ResultFacet::Connection},
};

bool movesCursor(int key)
{
    return key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_Left || key == Qt::Key_Right ||
           key == Qt::Key_Home || key == Qt::Key_End || key == Qt::Key_PageUp || key == Qt::Key_PageDown;
}

bool isModifier(int key)
{
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_Meta;
}

} // namespace

ResultsTable::ResultsTable(ResultsModel &model, Settings &settings, QWidget *parent)
    : QTableView(parent)
    , m_results(model)
    , m_selection(new LineSelection(model, this))
    , m_settings(settings)
{
    setObjectName(u"results"_s);
    setAccessibleName(tr("Results"));
    setHorizontalHeader(new ResultsHeader(this));
    setModel(&model);
    delete selectionModel(); // the one that Qt has made
    setSelectionModel(m_selection);
    setUpTable(this);
    setSortingEnabled(true);
    horizontalHeader()->setSortIndicatorClearable(true);
    qobject_cast<CellDelegate *>(itemDelegate())->setCurrentMarked(true);
    m_columns = new ColumnKeeper(this, &settings, storedsettings::kResultColumns);
    // Scrolling moves what was drawn, and with it the bar of the current line.
    connect(horizontalScrollBar(), &QScrollBar::valueChanged, viewport(), qOverload<>(&QWidget::update));
    m_times.setInterval(kTimesRefresh);
    connect(&m_times, &QTimer::timeout, viewport(), qOverload<>(&QWidget::update));

    connect(&model, &QAbstractItemModel::layoutAboutToBeChanged, this, &ResultsTable::beginArranging);
    connect(&model, &ResultsModel::columnsAboutToChange, this, [this] {
        m_kept = state();
        m_emittedRow = -1; // the same answer is shown in another way
    });
    connect(&model, &QAbstractItemModel::modelAboutToBeReset, this, &ResultsTable::beginArranging);
    connect(&model, &QAbstractItemModel::modelReset, this, &ResultsTable::setColumns);
    connect(&model, &ResultsModel::arranged, this, &ResultsTable::endArranging);
    connect(&model, &ResultsModel::resultsReplaced, this, [this] {
        m_chosen = -1;
        m_chosenGroup.clear();
    });
    connect(this, &QAbstractItemView::doubleClicked, this, &ResultsTable::rowOpened);
    connect(horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, &ResultsTable::announceOrder);
    setColumns();
    endArranging();
}

/// Makes the columns those of the model.
void ResultsTable::setColumns()
{
    if (const auto columns = resultcolumns::columns(m_results); columns != m_columns->columns())
        m_columns->setColumns(columns);
}

void ResultsTable::beginArranging()
{
    m_isArranging = true;
    m_wasInView = currentIndex().isValid() && viewport()->rect().intersects(visualRect(currentIndex()));
}

/// Puts the cursor to where it belongs among the lines that are shown now.
void ResultsTable::endArranging()
{
    setColumns();
    int line = Arrangement::kNone;
    if (const int group = shown().groupWithKey(m_chosenGroup); group != Arrangement::kNone)
        line = shown().lineOfHead(group);
    const int item = m_results.itemOfAnswer(m_chosen);
    if (line == Arrangement::kNone)
        line = shown().lineOf(item);
    if (const int group = shown().groupOf(item); line == Arrangement::kNone && group != Arrangement::kNone)
        line = shown().lineOfHead(group);
    const bool isThere = line != Arrangement::kNone;
    if (!isThere && m_chosen >= 0) // what was chosen is hidden
        line = m_kept ? m_results.lineOfAnswer(m_kept->current) : currentLine();
    if (line < 0 && shown().lineCount() > 0)
        line = shown().isHead(0) && !shown().isFolded(0) ? 1 : 0;
    m_isArranging = true;
    if (line >= 0) {
        const int column = currentIndex().isValid() ? cursorColumn() : cursorColumn(line, m_chosen);
        if (const QModelIndex cell = m_results.index(line, column); cell != currentIndex())
            setCurrentIndex(cell);
    }
    m_isArranging = false;
    m_shiftStart = QPersistentModelIndex();
    m_results.setSpokenColumn(cursorColumn());
    viewport()->update();
    updateGeometry(); // minimumSizeHint()
    if (m_kept)
        restore(*std::exchange(m_kept, std::nullopt));
    const bool wasInView = std::exchange(m_wasInView, false);
    if (std::exchange(m_groupedBy, shown().groupedBy()) != shown().groupedBy())
        showGroup(shown().groupAt(line));
    else if (isThere && wasInView)
        scrollTo(currentIndex());
    if (m_pending && !m_results.isArranging())
        restore(*std::exchange(m_pending, std::nullopt));
    if (const int group = shown().groupWithKey(std::exchange(m_foldedGroup, QString()));
        group != Arrangement::kNone)
        announceChange(*this, m_results.groupWords(group));
    Q_EMIT selectedRowsChanged();
    emitCurrentRow();
}

/// Scrolls so that a group begins at the top.
void ResultsTable::showGroup(int group)
{
    updateGeometries(); // the scroll bar does not know the heads yet
    if (group != Arrangement::kNone)
        scrollTo(m_results.index(shown().lineOfHead(group), cursorColumn()), PositionAtTop);
    else
        scrollTo(currentIndex());
}

int ResultsTable::currentItem() const
{
    const int line = currentLine();
    if (!shown().isHead(line))
        return shown().itemAt(line);
    const int group = shown().groupAt(line);
    const int chosen = m_results.itemOfAnswer(m_chosen);
    return shown().groupOf(chosen) == group ? chosen : shown().itemsOf(group).front();
}

qsizetype ResultsTable::currentRow() const
{
    const int item = currentItem();
    if (item == Arrangement::kNone)
        return -1;
    return shown().isHead(currentLine()) ? item : m_results.answerAt(currentIndex());
}

QList<qsizetype> ResultsTable::currentRows() const
{
    const int item = currentItem();
    return item == Arrangement::kNone ? QList<qsizetype>() : answersOf({item});
}

void ResultsTable::setCurrentRow(qsizetype answer)
{
    m_chosen = answer;
    m_chosenGroup.clear();
    endArranging();
    if (currentIndex().isValid())
        setCurrentIndex(currentIndex().siblingAtColumn(cursorColumn(currentLine(), answer)));
    scrollTo(currentIndex());
}

void ResultsTable::stepRow(int step)
{
    int line = currentLine() + step;
    while (shown().isHead(line))
        line += step;
    if (shown().itemAt(line) != Arrangement::kNone)
        moveTo(line);
}

ResultsTable::Position ResultsTable::position() const
{
    Position position;
    for (int line = 0; line < shown().lineCount(); ++line) {
        if (shown().isHead(line))
            continue;
        ++position.count;
        if (line == currentLine())
            position.number = position.count;
    }
    return position;
}

/// Returns the answers of the items; those of an id in the order in which the connections are shown.
QList<qsizetype> ResultsTable::answersOf(const QList<int> &items) const
{
    QList<qsizetype> answers;
    answers.reserve(items.size());
    if (!shown().isByNotification()) {
        std::copy(items.begin(), items.end(), std::back_inserter(answers));
        return answers;
    }
    QList<qsizetype> connections;
    for (int place = 0; place < horizontalHeader()->count(); ++place) {
        const ShownColumn &column = m_results.columns().at(horizontalHeader()->logicalIndex(place));
        if (column.kind == ShownColumn::Kind::Connection)
            connections += column.connection;
    }
    for (const int item : items) {
        for (const qsizetype connection : std::as_const(connections)) {
            const qsizetype answer = shown().sideBySide().answer(item, connection);
            if (answer != SideBySideAnswers::kNoAnswer)
                answers += answer;
        }
    }
    return answers;
}

QList<qsizetype> ResultsTable::selectedRows() const
{
    return answersOf(m_selection->items());
}

QList<qsizetype> ResultsTable::rowsInColumn() const
{
    const ShownColumn column =
        currentIndex().isValid() ? m_results.columns().at(currentIndex().column()) : ShownColumn();
    if (column.kind != ShownColumn::Kind::Connection)
        return {};
    QList<int> items = m_selection->items();
    if (items.isEmpty())
        items = {shown().items().begin(), shown().items().end()};
    QList<qsizetype> answers;
    for (const int item : std::as_const(items)) {
        const qsizetype answer = shown().sideBySide().answer(item, column.connection);
        if (answer != SideBySideAnswers::kNoAnswer)
            answers += answer;
    }
    return answers;
}

QList<qsizetype> ResultsTable::shownRows() const
{
    return answersOf({shown().items().begin(), shown().items().end()});
}

QList<ResultField> ResultsTable::shownFields() const
{
    const QStringList wanted = m_columns->wantedColumns();
    QList<ResultField> fields;
    for (int place = 0; place < horizontalHeader()->count(); ++place) {
        const int column = horizontalHeader()->logicalIndex(place);
        if (!wanted.contains(m_columns->columns().at(column).name))
            continue;
        fields += m_results.columns().at(column).field;
        if (fields.last() == ResultField::State)
            fields += {ResultField::Read, ResultField::Archived};
    }
    return fields;
}

ResultsTable::State ResultsTable::state() const
{
    return {currentRow(), selectedRows(), verticalScrollBar()->value()};
}

void ResultsTable::setState(const State &state)
{
    m_chosen = state.current;
    m_chosenGroup.clear();
    m_pending = state;
    if (!m_results.isArranging())
        endArranging();
}

/// Selects and scrolls to what is shown of that state.
void ResultsTable::restore(const State &state)
{
    QList<int> items;
    items.reserve(state.selected.size());
    for (const qsizetype answer : state.selected)
        items += m_results.itemOfAnswer(answer);
    m_selection->setItems(items);
    verticalScrollBar()->setValue(state.scroll);
}

std::optional<ResultFacet> ResultsTable::storedGrouping(const Settings &settings)
{
    return valueNamed(kGroupings, settings.value(storedsettings::kResultGrouping));
}

void ResultsTable::setGrouping(std::optional<ResultFacet> facet)
{
    m_settings.setValue(storedsettings::kResultGrouping, facet ? nameOf(kGroupings, *facet) : QString());
    ArrangementRequest request = m_results.request();
    request.groupedBy = facet;
    m_results.setRequest(request);
}

void ResultsTable::setAllFolded(bool areFolded)
{
    QSet<QString> keys = m_results.request().folded;
    for (const ResultGroup &group : shown().groups()) {
        if (areFolded)
            keys.insert(group.key);
        else
            keys.remove(group.key);
    }
    const int group = shown().groupAt(currentLine());
    setFolded(keys, group == Arrangement::kNone ? QString()
                                                : shown().groups()[static_cast<std::size_t>(group)].key);
}

void ResultsTable::setFolded(int group, bool isFolded)
{
    const QString &key = shown().groups()[static_cast<std::size_t>(group)].key;
    QSet<QString> keys = m_results.request().folded;
    if (isFolded)
        keys.insert(key);
    else
        keys.remove(key);
    setFolded(keys, key);
}

/// Folds these groups. Screen readers say how the group with the key `announced` is then.
void ResultsTable::setFolded(const QSet<QString> &keys, const QString &announced)
{
    ArrangementRequest request = m_results.request();
    if (request.folded == keys)
        return;
    m_foldedGroup = announced;
    request.folded = keys;
    m_results.setRequest(request);
}

/// Handles the keys that fold groups. Returns false for other keys.
bool ResultsTable::foldByKey(const QKeyEvent &event)
{
    const bool isPlain = !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    const int group = shown().groupAt(currentLine());
    if (group == Arrangement::kNone || !isPlain)
        return false;
    const bool isOnHead = shown().isHead(currentLine());
    const auto isKey = [&](Qt::Key key, Qt::Key mirrored) {
        return event.key() == (isRightToLeft() ? mirrored : key) &&
               !event.modifiers().testFlag(Qt::ShiftModifier);
    };
    if (event.key() == Qt::Key_Asterisk || event.key() == Qt::Key_Slash)
        setAllFolded(event.key() == Qt::Key_Slash);
    else if (event.key() == Qt::Key_Plus || event.key() == Qt::Key_Minus)
        setFolded(group, event.key() == Qt::Key_Minus);
    else if (isOnHead && (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter))
        setFolded(group, !shown().isFolded(group));
    else if (isOnHead && isKey(Qt::Key_Left, Qt::Key_Right))
        setFolded(group, true);
    else if (isOnHead && isKey(Qt::Key_Right, Qt::Key_Left) && shown().isFolded(group))
        setFolded(group, false);
    else if (isOnHead && isKey(Qt::Key_Right, Qt::Key_Left))
        moveTo(currentLine() + 1);
    else if (isKey(Qt::Key_Left, Qt::Key_Right) && isFirstColumn(cursorColumn()))
        moveTo(shown().lineOfHead(group));
    else
        return false;
    return true;
}

void ResultsTable::moveTo(int line)
{
    setCurrentIndex(m_results.index(line, cursorColumn()));
    m_shiftStart = QPersistentModelIndex();
}

/// Returns the column of the cursor, or one that is visible.
int ResultsTable::cursorColumn() const
{
    int column = currentIndex().isValid() ? currentIndex().column() : m_results.columnOf(m_column);
    if (column < 0) // one of the other arrangement
        column = m_results.columnOf({.field = ResultField::Subject});
    return isColumnHidden(column) ? horizontalHeader()->logicalIndexAt(0) : column;
}

/// Returns the column of the cursor or, if it shows another answer there, one that shows this one.
int ResultsTable::cursorColumn(int line, qsizetype answer) const
{
    const auto shows = [&](int column) {
        return m_results.answerAt(m_results.index(line, column)) == answer;
    };
    const int column = cursorColumn();
    if (!shown().isByNotification() || shows(column))
        return column;
    for (int each = m_results.columnOf({.field = ResultField::Subject}); each < m_results.columnCount();
         ++each) {
        if (shows(each))
            return each;
    }
    return column;
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

QItemSelectionModel::SelectionFlags ResultsTable::selectionCommand(const QModelIndex &index,
                                                                   const QEvent *event) const
{
    if (!event)
        return QItemSelectionModel::NoUpdate;
    if (event->type() != QEvent::KeyPress)
        return QTableView::selectionCommand(index, event);
    const auto &key = static_cast<const QKeyEvent &>(*event);
    if (key.key() == Qt::Key_Space)
        return QItemSelectionModel::Toggle | QItemSelectionModel::Rows;
    return key.modifiers().testFlag(Qt::ShiftModifier) ? QTableView::selectionCommand(index, event)
                                                       : QItemSelectionModel::NoUpdate;
}

QModelIndex ResultsTable::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    const int column = cursorColumn();
    if (action == MoveHome)
        return m_results.index(0, column);
    if (action == MoveEnd)
        return m_results.index(m_results.rowCount() - 1, column);
    // Qt does not move from a cell that has been hidden.
    if (currentIndex().isValid() && currentIndex().column() != column)
        selectionModel()->setCurrentIndex(currentIndex().siblingAtColumn(column),
                                          QItemSelectionModel::NoUpdate);
    return QTableView::moveCursor(action, modifiers);
}

void ResultsTable::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    if (m_isArranging) // screen readers would say the line again
        return;
    if (current.isValid()) {
        m_column = m_results.columns().at(current.column());
        m_chosenGroup.clear();
        if (shown().isHead(current.row()))
            m_chosenGroup = shown().groups()[static_cast<std::size_t>(shown().groupAt(current.row()))].key;
        else
            m_chosen = m_results.answerAt(current);
    }
    m_results.setSpokenColumn(cursorColumn());
    // A screen reader says the head of a column when the cursor enters it.
    m_results.setColumnEntered(current.row() == previous.row() ? current.column() : -1);
    if (hasFocus())
        QTableView::currentChanged(current, previous);
    else
        QAbstractItemView::currentChanged(current, previous); // NOLINT(bugprone-parent-virtual-call)
    viewport()->update(); // the mark of the current line spans all columns
    emitCurrentRow();
}

void ResultsTable::emitCurrentRow()
{
    const qsizetype row = currentRow();
    if (!m_isArranging && std::exchange(m_emittedRow, row) != row)
        Q_EMIT currentRowChanged(row);
}

void ResultsTable::selectionChanged(const QItemSelection &selected, const QItemSelection &deselected)
{
    QTableView::selectionChanged(selected, deselected);
    if (m_isArranging)
        return;
    followSelected(this, selected);
    Q_EMIT selectedRowsChanged();
}

bool ResultsTable::viewportEvent(QEvent *event)
{
    const LineSelection::Possible possible(*m_selection);
    return QTableView::viewportEvent(event);
}

void ResultsTable::selectAll()
{
    const LineSelection::Possible possible(*m_selection);
    QTableView::selectAll();
}

void ResultsTable::keyPressEvent(QKeyEvent *event)
{
    const LineSelection::Possible possible(*m_selection);
    const bool isPlain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (foldByKey(*event))
        return;
    const qsizetype selectedBefore = m_selection->count();
    m_isShifting = event->modifiers().testFlag(Qt::ShiftModifier) && movesCursor(event->key());
    if (m_isShifting)
        beginShift();
    else if (!isModifier(event->key()))
        m_shiftStart = QPersistentModelIndex();
    if (isPlain && isEnter && currentIndex().isValid())
        Q_EMIT rowOpened();
    else if (isPlain && event->key() == Qt::Key_Escape && m_selection->hasSelection())
        m_selection->clearSelection();
    else
        QTableView::keyPressEvent(event);
    m_isShifting = false;
    if (m_selection->count() != selectedBefore)
        announceSelected();
}

/// Selects the line of the cursor, where a selection with Shift begins unless one goes on. What was selected
/// or deselected last stays so: Qt takes back only what this selects.
void ResultsTable::beginShift()
{
    const QModelIndex cursor = currentIndex();
    if (!cursor.isValid() || m_shiftStart.isValid())
        return;
    m_shiftStart = cursor;
    m_selection->select(cursor, QItemSelectionModel::Select | QItemSelectionModel::Rows);
}

void ResultsTable::setSelection(const QRect &rect, QItemSelectionModel::SelectionFlags command)
{
    if (!m_isShifting || !m_shiftStart.isValid()) {
        QTableView::setSelection(rect, command);
        return;
    }
    const auto [first, last] = std::minmax({m_shiftStart.row(), currentLine()});
    m_selection->select({m_results.index(first, 0), m_results.index(last, m_results.columnCount() - 1)},
                        command);
}

/// Announces how many items are selected after a key.
void ResultsTable::announceSelected()
{
    const auto count = static_cast<int>(m_selection->count());
    announceChange(*this, count > 0 ? tr("%Ln selected", nullptr, count) : tr("Nothing selected"));
}

void ResultsTable::announceOrder(int column, Qt::SortOrder order)
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

void ResultsTable::mousePressEvent(QMouseEvent *event)
{
    const int line = rowAt(event->position().toPoint().y());
    if (event->button() == Qt::LeftButton && shown().isHead(line) &&
        CellDelegate::groupArrow(*this, line).contains(event->position().toPoint())) {
        const int group = shown().groupAt(line);
        setFolded(group, !shown().isFolded(group));
        return;
    }
    m_isShifting = event->button() == Qt::LeftButton && event->modifiers().testFlag(Qt::ShiftModifier);
    if (m_isShifting)
        beginShift();
    else
        m_shiftStart = indexAt(event->position().toPoint());
    QTableView::mousePressEvent(event);
    m_isShifting = false;
}

void ResultsTable::mouseDoubleClickEvent(QMouseEvent *event)
{
    const int line = rowAt(event->position().toPoint().y());
    if (event->button() != Qt::LeftButton || !shown().isHead(line)) {
        QTableView::mouseDoubleClickEvent(event);
        return;
    }
    const int group = shown().groupAt(line);
    setFolded(group, !shown().isFolded(group));
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
    keepCurrentInView(this, *event);
}

void ResultsTable::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() != QEvent::FontChange && event->type() != QEvent::StyleChange)
        return;
    const bool isInView = viewport()->rect().intersects(visualRect(currentIndex()));
    fitRowHeight(this);
    if (isInView)
        scrollTo(currentIndex());
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
    const int lines = std::clamp(shown().total(), kLeastLines, kEnoughLines);
    return QTableView::minimumSizeHint().expandedTo(
        {0, horizontalHeader()->height() + lines * verticalHeader()->defaultSectionSize() + 2 * frameWidth() +
                horizontalScrollBar()->sizeHint().height()});
}

#include "moc_resultstable.cpp"
