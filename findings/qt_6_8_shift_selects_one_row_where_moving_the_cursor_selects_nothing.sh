#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Qt 6.8.2 (Debian 13, qt6-base-dev 6.8.2+dfsg-9+deb13u2) and Qt 6.4.2 (Debian 12), views in which the cursor moves
# without selecting anything.
#
# Such a view overrides QAbstractItemView::selectionCommand() to return NoUpdate for what is not meant to select. Where
# it does so for a call without an event, as the view makes it for setCurrentIndex(), Qt 6.8 loses the row at which a
# selection with Shift begins: each key selects the row it moves to, alone. Qt 6.4 selects from the cursor. NoUpdate for
# keys without Shift changes nothing in either.
#
# Output seen with Qt 6.8.2, the rows that are selected after Shift and Down, again, and Shift and Up:
#   usual: 1-2 1-3 1-2
#   no update for keys: 1-2 1-3 1-2
#   no update without an event: 2-2 3-3 2-2
# With Qt 6.4.2 the last line is as the others.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
case $(dpkg-query -W -f '${Version}' qt6-base-dev) in
6.8.2*) last='2-2 3-3 2-2' ;;
6.4.2*) last='1-2 1-3 1-2' ;;
*)
    echo "This is about qt6-base-dev 6.8.2 and 6.4.2." >&2
    exit 2
    ;;
esac

cat >"$folder/shift.cpp" <<'CPP'
#include <QApplication>
#include <QKeyEvent>
#include <QListView>
#include <QStandardItemModel>
#include <QTest>
#include <algorithm>
#include <cstdio>

class View : public QListView
{
public:
    bool keysMoveOnly = false;
    bool callsMoveOnly = false;

protected:
    QItemSelectionModel::SelectionFlags selectionCommand(const QModelIndex &index, const QEvent *event) const override
    {
        if (!event && callsMoveOnly)
            return QItemSelectionModel::NoUpdate;
        if (event && event->type() == QEvent::KeyPress && keysMoveOnly &&
            !static_cast<const QKeyEvent *>(event)->modifiers().testFlag(Qt::ShiftModifier))
            return QItemSelectionModel::NoUpdate;
        return QListView::selectionCommand(index, event);
    }
};

static void show(const char *name, bool keysMoveOnly, bool callsMoveOnly)
{
    QStandardItemModel model(6, 1);
    View view;
    view.keysMoveOnly = keysMoveOnly;
    view.callsMoveOnly = callsMoveOnly;
    view.setModel(&model);
    view.setSelectionMode(QAbstractItemView::ExtendedSelection);
    view.show();
    view.setCurrentIndex(model.index(0, 0));
    QTest::keyClick(&view, Qt::Key_Down);
    std::printf("%s:", name);
    for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Down, Qt::Key_Up}) {
        QTest::keyClick(&view, key, Qt::ShiftModifier);
        QList<int> rows;
        for (const QModelIndex &index : view.selectionModel()->selectedIndexes())
            rows += index.row();
        const auto [first, end] = std::minmax_element(rows.begin(), rows.end());
        std::printf(" %d-%d", *first, *end);
    }
    std::printf("\n");
}

int main(int argc, char **argv)
{
    const QApplication app(argc, argv);
    show("usual", false, false);
    show("no update for keys", true, false);
    show("no update without an event", false, true);
}
CPP
flags=$(pkg-config --cflags Qt6Widgets Qt6Test)
libraries=$(pkg-config --libs Qt6Widgets Qt6Test)
# shellcheck disable=SC2086
g++ -std=c++17 -fPIC $flags "$folder/shift.cpp" -o "$folder/shift" $libraries
QT_QPA_PLATFORM=offscreen timeout -s KILL 60 "$folder/shift" | tee "$folder/seen"
diff "$folder/seen" - <<SEEN
usual: 1-2 1-3 1-2
no update for keys: 1-2 1-3 1-2
no update without an event: $last
SEEN
