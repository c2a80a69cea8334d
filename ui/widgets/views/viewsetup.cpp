// SPDX-License-Identifier: MIT
#include "ui/widgets/views/viewsetup.h"

#include "ui/style/tokens.h"
#include "ui/widgets/views/celldelegate.h"
#include "ui/widgets/views/textlabel.h"

#include <QAccessible>
#include <QHeaderView>
#include <QListView>
#include <QResizeEvent>
#include <QTableView>

#include <algorithm>

using namespace tokens;

namespace {

void follow(QAbstractItemView *view)
{
    const QItemSelection ranges =
        view->selectionModel()->selection(); // ranges, since there may be thousands of rows
    if (ranges.isEmpty())
        return;
    const QModelIndex first = ranges.first().topLeft();
    const bool isOneRow =
        std::all_of(ranges.begin(), ranges.end(), [&first](const QItemSelectionRange &range) {
            return range.top() == first.row() && range.bottom() == first.row() &&
                   range.parent() == first.parent();
        });
    const QModelIndex current = view->currentIndex();
    const bool isThere = current.row() == first.row() && current.parent() == first.parent();
    if (!isOneRow || isThere)
        return;
    const int column = current.isValid() ? current.column() : first.column();
    view->selectionModel()->setCurrentIndex(first.siblingAtColumn(column), QItemSelectionModel::NoUpdate);
}

/// Notifies screen readers which row is the current one when the view gets the focus. Qt notifies them of
/// the view only, after FocusIn was handled.
class CurrentRowNotifier final : public QObject
{
public:
    explicit CurrentRowNotifier(QAbstractItemView *view)
        : QObject(view)
        , m_view(view)
    {
        view->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::FocusIn && QAccessible::isActive())
            QMetaObject::invokeMethod(this, &CurrentRowNotifier::notify, Qt::QueuedConnection);
        return QObject::eventFilter(watched, event);
    }

private:
    void notify()
    {
        const QModelIndex current = m_view->currentIndex();
        QAccessibleInterface *view = QAccessible::queryAccessibleInterface(m_view);
        if (!m_view->hasFocus() || !current.isValid() || !view || !view->tableInterface())
            return;
        QAccessibleEvent event(view->tableInterface()->cellAt(current.row(), current.column()),
                               QAccessible::Focus);
        QAccessible::updateAccessibility(&event);
    }

    QAbstractItemView *m_view;
};

} // namespace

void setUpTable(QTableView *table)
{
    new CurrentRowNotifier(table);
    auto *cells = new CellDelegate(table);
    cells->followPointer(table);
    table->setItemDelegate(cells);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setTabKeyNavigation(false);
    table->setShowGrid(false);
    table->setWordWrap(false);
    table->setCornerButtonEnabled(false);
    table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table->verticalHeader()->hide();
    table->horizontalHeader()->setHighlightSections(false);
    fitRowHeight(table);
}

void fitRowHeight(QTableView *table)
{
    const int height = table->fontMetrics().height() + kSpace8;
    table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    // Not the height: rows that are lower than the minimum would be resized one after another.
    table->verticalHeader()->setMinimumSectionSize(1);
    table->verticalHeader()->setDefaultSectionSize(height);
    table->horizontalHeader()->setFixedHeight(height);
    table->horizontalHeader()->setFont(strongFont(table->font()));
}

void setUpList(QListView *list)
{
    new CurrentRowNotifier(list);
    followSelection(list);
    list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setResizeMode(QListView::Adjust);
    list->viewport()->setAutoFillBackground(false); // the frame draws a background with round corners
}

void followSelection(QAbstractItemView *view)
{
    QObject::connect(view->selectionModel(), &QItemSelectionModel::selectionChanged, view,
                     [view](const QItemSelection &selected) { followSelected(view, selected); });
}

void followSelected(QAbstractItemView *view, const QItemSelection &selected)
{
    if (selected.isEmpty()) // rows were only deselected, by someone using the keyboard
        return;
    // Qt selects first and sets the current index afterwards.
    QMetaObject::invokeMethod(
        view, [view] { follow(view); }, Qt::QueuedConnection);
}

void keepCurrentInView(QAbstractItemView *view, const QResizeEvent &event)
{
    const QRect row = view->visualRect(view->currentIndex()); // its bottom is -1 if there is no current row
    if (row.bottom() >= event.size().height() && row.top() < event.oldSize().height())
        view->scrollTo(view->currentIndex());
}

int resizeNextSection(QHeaderView *header, int section, int difference)
{
    for (int place = header->visualIndex(section) + 1; place < header->count(); ++place) {
        const int next = header->logicalIndex(place);
        if (header->isSectionHidden(next))
            continue;
        header->resizeSection(next, std::max(kColumnMinWidth, header->sectionSize(next) - difference));
        return next;
    }
    return -1;
}

QItemSelection selectionOfRows(const QAbstractItemModel &model, QList<int> rows)
{
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    QItemSelection selection;
    for (qsizetype first = 0, last = 0; first < rows.size(); first = last + 1) {
        last = first;
        while (last + 1 < rows.size() && rows[last + 1] == rows[last] + 1)
            ++last;
        selection.append(QItemSelectionRange(model.index(rows[first], 0),
                                             model.index(rows[last], model.columnCount() - 1)));
    }
    return selection;
}
