// SPDX-License-Identifier: MIT
#include "support/testprogram.h"
#include "support/uitest.h"
#include "support/windowparts.h"
#include "ui/help/shortcutsdialog.h"
#include "ui/lookup/results/resultstable.h"
#include "ui/window/mainwindow.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QScopeGuard>
#include <QTextLayout>
#include <QTreeWidget>

using namespace uitest;

namespace {

struct KeysFixture : WindowFixture
{
    KeysFixture() { show({1180, 900}); }

    /// Signs in first, and waits for the end of the lookup.
    void lookUpAll(const QString &ids)
    {
        signIn();
        lookUp(ids);
        QTRY_VERIFY(!context->results().isRunning() && !context->results().current().rows().isEmpty());
    }
    [[nodiscard]] ShortcutsDialog &sheet()
    {
        trigger("actionShortcuts");
        return *window.findChild<ShortcutsDialog *>();
    }
};

QStringList shownKeys(ShortcutsDialog &sheet)
{
    QStringList keys;
    auto *tree = find<QTreeWidget>(sheet, "shortcuts");
    for (int group = 0; group < tree->topLevelItemCount(); ++group) {
        const QTreeWidgetItem *parent = tree->topLevelItem(group);
        for (int row = 0; row < parent->childCount() && !parent->isHidden(); ++row) {
            if (!parent->child(row)->isHidden())
                keys += parent->child(row)->text(1);
        }
    }
    return keys;
}

} // namespace

class TestKeys : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void cyclesThroughPanes();
    void skipsHiddenPanes();
    void restoresTheFocusInAPane();
    void copyIsThatOfTheFocus();
    void shortcutsDialogListsAllShortcuts();
    void shortcutsDialogFiltersAndCopies();
    void shortcutsDialogRunsTheChosenCommand();
    void shortcutsDialogRunsWithADoubleClick();
    void shortcutsDialogSaysWhatIsNotAvailable();
    void keysAreNotReorderedInRightToLeft();
    void shortcutsDialogIsAccessible();
};

void TestKeys::cyclesThroughPanes()
{
    KeysFixture fixture;
    fixture.lookUpAll(u"1-3"_s);
    fixture.action("actionActivity")->trigger();
    auto *ids = find<QPlainTextEdit>(fixture.window, "notificationIds");
    auto *table = find<ResultsTable>(fixture.window, "results");
    auto *activity = find<QDockWidget>(fixture.window, "activity");
    ids->setFocus();
    QCOMPARE(fixture.action("actionNextPane")->shortcut(), QKeySequence(Qt::Key_F6));
    fixture.action("actionNextPane")->trigger();
    QCOMPARE(QApplication::focusWidget(), table);
    fixture.action("actionNextPane")->trigger();
    QVERIFY(find<QWidget>(fixture.window, "resultCard")->hasFocus());
    fixture.action("actionNextPane")->trigger();
    QVERIFY(activity->isAncestorOf(QApplication::focusWidget()));
    fixture.action("actionNextPane")->trigger();
    QVERIFY(find<QWidget>(fixture.window, "messageBar")->isAncestorOf(QApplication::focusWidget()));
    fixture.action("actionNextPane")->trigger();
    QVERIFY(find<QPushButton>(fixture.window, "actionLookupsButton")->hasFocus()); // of the status line
    fixture.action("actionNextPane")->trigger();
    QVERIFY(find<QComboBox>(fixture.window, "connection")->hasFocus()); // of the header
    fixture.action("actionNextPane")->trigger();
    QCOMPARE(QApplication::focusWidget(), ids);
    QCOMPARE(fixture.action("actionPreviousPane")->shortcut(), QKeySequence(Qt::SHIFT | Qt::Key_F6));
    fixture.action("actionPreviousPane")->trigger();
    QVERIFY(find<QComboBox>(fixture.window, "connection")->hasFocus());
}

void TestKeys::skipsHiddenPanes()
{
    KeysFixture fixture;
    auto *ids = find<QPlainTextEdit>(fixture.window, "notificationIds");
    ids->setFocus();
    fixture.action("actionNextPane")->trigger();
    QVERIFY(find<QPushButton>(fixture.window, "actionLookupsButton")->hasFocus());
    fixture.action("actionNextPane")->trigger();
    fixture.action("actionNextPane")->trigger();
    QCOMPARE(QApplication::focusWidget(), ids);
}

void TestKeys::restoresTheFocusInAPane()
{
    KeysFixture fixture;
    fixture.lookUpAll(u"1-3"_s);
    auto *filter = find<QLineEdit>(fixture.window, "filterResults");
    filter->setFocus();
    fixture.action("actionPreviousPane")->trigger();
    QCOMPARE(QApplication::focusWidget(), find<QPlainTextEdit>(fixture.window, "notificationIds"));
    fixture.action("actionNextPane")->trigger();
    QCOMPARE(QApplication::focusWidget(), filter);
}

/// One entry of the menu has Ctrl+C, which copies the selected text or the rows of the table.
void TestKeys::copyIsThatOfTheFocus()
{
    KeysFixture fixture;
    fixture.lookUpAll(u"1-3"_s);
    const auto openMenu = [&fixture] {
        QMenu *edit = find<QMenuBar>(fixture.window, "mainMenu")->actions().at(1)->menu();
        Q_EMIT edit->aboutToShow();
        QStringList copies;
        for (const QAction *action : edit->actions()) {
            if (action->shortcut() == QKeySequence(QKeySequence::Copy))
                copies += action->text();
        }
        return copies;
    };
    find<ResultsTable>(fixture.window, "results")->setFocus();
    QCOMPARE(openMenu(), QStringList{u"&Copy"_s});
    QVERIFY(fixture.action("actionCopy")->isEnabled());
    fixture.trigger("actionCopy");
    QVERIFY2(QApplication::clipboard()->text().startsWith(u"Id\tSubject"_s),
             qPrintable(QApplication::clipboard()->text()));
    auto *ids = find<QPlainTextEdit>(fixture.window, "notificationIds");
    ids->setFocus();
    ids->selectAll();
    openMenu();
    fixture.trigger("actionCopy");
    QCOMPARE(QApplication::clipboard()->text(), u"1-3"_s);
}

void TestKeys::shortcutsDialogListsAllShortcuts()
{
    KeysFixture fixture;
    fixture.lookUpAll(u"1-3"_s);
    ShortcutsDialog &sheet = fixture.sheet();
    QCOMPARE(&fixture.sheet(), &sheet);
    const QStringList keys = shownKeys(sheet);
    for (const QAction *action : find<QMenuBar>(fixture.window, "mainMenu")->findChildren<QAction *>()) {
        const QString key = action->shortcut().toString(QKeySequence::NativeText);
        QVERIFY2(key.isEmpty() || keys.join(u'\n').contains(key), qPrintable(key));
    }
    for (const char *key : {"F5",     "Shift+F5", "F6",     "Shift+F6",     "F8",           "Esc",   "Return",
                            "Ctrl+,", "Ctrl+/",   "Ctrl+C", "Ctrl+Shift+C", "Ctrl+Shift+D", "F2",    "Ctrl+F",
                            "Ctrl+I", "Ctrl+J",   "Ctrl+L", "Ctrl+O",       "Ctrl+P",       "Ctrl+S"})
        QVERIFY2(keys.contains(QString::fromLatin1(key)), key);
}

void TestKeys::shortcutsDialogFiltersAndCopies()
{
    KeysFixture fixture;
    ShortcutsDialog &sheet = fixture.sheet();
    auto *search = find<QLineEdit>(sheet, "filterShortcuts");
    QTRY_VERIFY(search->hasFocus());
    QTest::keyClicks(search, u"preferences"_s);
    QCOMPARE(shownKeys(sheet), QStringList{u"Ctrl+,"_s});
    search->setText(u"no such command"_s);
    QCOMPARE(shownKeys(sheet), QStringList());
    QCOMPARE(labelText(sheet, "shortcutsState"), u"No matching commands."_s);
    search->setText(u"F8"_s); // the name of a key
    QCOMPARE(labelText(sheet, "shortcutsState"), QString());
    QCOMPARE(shownKeys(sheet), QStringList{u"F8"_s});
    find<QPushButton>(sheet, "copyShortcuts")->click();
    const QString copied = QApplication::clipboard()->text();
    QVERIFY(copied.contains(u"\nStop waiting\t\n"_s));  // as if it was available
    QVERIFY(copied.contains(u"Preferences\tCtrl+,"_s)); // all of it, whatever the filter shows
    QVERIFY(copied.startsWith(u"File\n"_s));
    QVERIFY(!copied.contains(u'&'));
    QCOMPARE(labelText(sheet, "shortcutsState"), u"Copied."_s);
}

void TestKeys::shortcutsDialogRunsTheChosenCommand()
{
    KeysFixture fixture;
    const QPointer<ShortcutsDialog> sheet(&fixture.sheet());
    auto *search = find<QLineEdit>(*sheet, "filterShortcuts");
    QTest::keyClick(search, Qt::Key_Return); // nothing was chosen
    QVERIFY(sheet->isVisible());
    QTest::keyClicks(search, u"diagnostic"_s); // a command without a key
    auto *tree = find<QTreeWidget>(*sheet, "shortcuts");
    QCOMPARE(tree->currentItem()->text(0), u"Diagnostic information"_s);
    QVERIFY(find<QPushButton>(*sheet, "runCommand")->isEnabled());
    QTest::keyClick(search, Qt::Key_Return);
    QTRY_VERIFY(!sheet);
    QTRY_VERIFY(fixture.window.findChild<QDialog *>(u"diagnosticsDialog"_s));
}

void TestKeys::shortcutsDialogRunsWithADoubleClick()
{
    KeysFixture fixture;
    const QPointer<ShortcutsDialog> sheet(&fixture.sheet());
    find<QLineEdit>(*sheet, "filterShortcuts")->setText(u"Ctrl+I"_s);
    auto *tree = find<QTreeWidget>(*sheet, "shortcuts");
    const QPoint at = tree->visualItemRect(tree->currentItem()).center();
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, at);
    QTest::mouseDClick(tree->viewport(), Qt::LeftButton, {}, at);
    QTRY_VERIFY(!sheet);
    QTRY_VERIFY(find<QDockWidget>(fixture.window, "activity")->isVisible());
}

void TestKeys::shortcutsDialogSaysWhatIsNotAvailable()
{
    KeysFixture fixture;
    ShortcutsDialog &sheet = fixture.sheet();
    auto *search = find<QLineEdit>(sheet, "filterShortcuts");
    search->setText(u"stop waiting"_s);
    auto *tree = find<QTreeWidget>(sheet, "shortcuts");
    QCOMPARE(tree->currentItem()->text(0), u"Stop waiting (not available now)"_s);
    QCOMPARE(tree->currentItem()->data(0, Qt::AccessibleTextRole), tree->currentItem()->text(0));
    QVERIFY(!find<QPushButton>(sheet, "runCommand")->isEnabled());
    QTest::keyClick(search, Qt::Key_Return);
    QVERIFY(sheet.isVisible());
    fixture.action("actionStopWaiting")->setEnabled(true); // while the dialog is open
    QCOMPARE(tree->currentItem()->text(0), u"Stop waiting"_s);
    QVERIFY(find<QPushButton>(sheet, "runCommand")->isEnabled());
}

/// A sign at the end would stand at the left, as in a sentence.
void TestKeys::keysAreNotReorderedInRightToLeft()
{
    QApplication::setLayoutDirection(Qt::RightToLeft);
    const auto restore = qScopeGuard([] { QApplication::setLayoutDirection(Qt::LeftToRight); });
    KeysFixture fixture;
    const QString key = shownKeys(fixture.sheet()).filter(u"Ctrl+,"_s).value(0);
    QVERIFY(!key.isEmpty());
    QTextLayout layout(key);
    QTextOption option;
    option.setTextDirection(Qt::RightToLeft);
    layout.setTextOption(option);
    layout.beginLayout();
    const QTextLine line = layout.createLine();
    layout.endLayout();
    QVERIFY(line.cursorToX(int(key.indexOf(u','))) > line.cursorToX(int(key.indexOf(u't'))));
}

void TestKeys::shortcutsDialogIsAccessible()
{
    KeysFixture fixture;
    ShortcutsDialog &sheet = fixture.sheet();
    QCOMPARE(accessFaults(sheet), QString());
    auto *tree = find<QTreeWidget>(sheet, "shortcuts");
    QCOMPARE(spokenName(tree), u"Keyboard shortcuts"_s);
    find<QLineEdit>(sheet, "filterShortcuts")->setText(u"F8"_s);
    QCOMPARE(tree->currentItem()->data(0, Qt::AccessibleTextRole), u"Upgrade: F8"_s);
}

SVC_TEST(TestKeys)
#include "tst_keys.moc"
