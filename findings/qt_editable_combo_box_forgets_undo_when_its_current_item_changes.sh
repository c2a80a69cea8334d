#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Qt 6.4.2 (Debian 12, qt6-base-dev 6.4.2+dfsg-10) and QLineEdit in an editable QComboBox.
#
# What a person has typed into an editable combo box can be undone. As soon as the current item reports a change, even
# one that leaves the text as it is, QComboBox sets the text of its line edit again: what was typed can't be undone any
# more, and the cursor jumps to the end. A QLineEdit by itself, given the same text again, forgets it as well.
#
# Output seen:
#   typed: undo yes, cursor 1
#   the current item has got a tool tip: undo no, cursor 4
#   another item has got a tool tip: undo yes, cursor 1
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg-query -W -f '${Version}\n' qt6-base-dev | grep -q '^6\.4\.2' ||
    { echo "This is about qt6-base-dev 6.4.2." >&2; exit 2; }

cat >"$folder/combo.cpp" <<'CPP'
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QTest>
#include <cstdio>

static void show(const char *when, const QComboBox &combo)
{
    std::printf("%s: undo %s, cursor %d\n", when, combo.lineEdit()->isUndoAvailable() ? "yes" : "no",
                combo.lineEdit()->cursorPosition());
}

static void type(QComboBox &combo)
{
    combo.setCurrentIndex(-1);
    combo.setEditText({});
    QTest::keyClicks(combo.lineEdit(), QStringLiteral("TEST"));
    combo.setCurrentIndex(combo.findText(QStringLiteral("TEST")));
    combo.lineEdit()->setCursorPosition(0);
    QTest::keyClick(combo.lineEdit(), Qt::Key_Delete);
    QTest::keyClicks(combo.lineEdit(), QStringLiteral("T"));
}

int main(int argc, char **argv)
{
    const QApplication app(argc, argv);
    QComboBox combo;
    combo.setEditable(true);
    combo.setInsertPolicy(QComboBox::NoInsert);
    combo.addItems({QStringLiteral("PRODUCTION"), QStringLiteral("TEST")});
    type(combo);
    show("typed", combo);
    combo.setItemData(1, QStringLiteral("a tool tip"), Qt::ToolTipRole);
    show("the current item has got a tool tip", combo);
    type(combo);
    combo.setItemData(0, QStringLiteral("a tool tip"), Qt::ToolTipRole);
    show("another item has got a tool tip", combo);
}
CPP
flags=$(pkg-config --cflags Qt6Widgets Qt6Test 2>/dev/null || true)
libraries=$(pkg-config --libs Qt6Widgets Qt6Test)
# shellcheck disable=SC2086
g++ -std=c++17 -fPIC $flags "$folder/combo.cpp" -o "$folder/combo" $libraries
QT_QPA_PLATFORM=offscreen timeout -s KILL 60 "$folder/combo" | tee "$folder/seen"
diff "$folder/seen" - <<'SEEN'
typed: undo yes, cursor 1
the current item has got a tool tip: undo no, cursor 4
another item has got a tool tip: undo yes, cursor 1
SEEN
