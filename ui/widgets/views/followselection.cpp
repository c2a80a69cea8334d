// SPDX-License-Identifier: MIT
#include "ui/widgets/views/followselection.h"

#include <QAbstractItemView>

#include <algorithm>

namespace {

void follow(QAbstractItemView *view)
{
    const QItemSelection ranges = view->selectionModel()->selection(); // there may be many thousand rows
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

} // namespace

void followSelection(QAbstractItemView *view)
{
    QObject::connect(view->selectionModel(), &QItemSelectionModel::selectionChanged, view,
                     [view](const QItemSelection &selected) { followSelected(view, selected); });
}

void followSelected(QAbstractItemView *view, const QItemSelection &selected)
{
    if (selected.isEmpty()) // what is left was selected before, by one who goes about with the keyboard
        return;
    // A key and a mouse select first and make current then.
    QMetaObject::invokeMethod(
        view, [view] { follow(view); }, Qt::QueuedConnection);
}
