// SPDX-License-Identifier: MIT
// The menus by keyboard, in each language that underlines letters.
#include "program/language.h"
#include "support/testprogram.h"
#include "support/uitest.h"
#include "support/windowparts.h"

#include <QAbstractItemView>
#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QScopeGuard>

using namespace uitest;

namespace {

QChar keyOf(const QString &text)
{
    const qsizetype at = text.indexOf(u'&');
    return at < 0 || at + 1 == text.size() ? QChar() : text.at(at + 1).toLower();
}

/// Entries of a menu, and of those in it, without a letter or with that of another entry.
QStringList faultsOf(const QString &title, const QList<QAction *> &actions)
{
    QStringList faults;
    QHash<QChar, QString> taken;
    for (const QAction *action : actions) {
        const bool isFact =
            action->objectName() == "identity"_L1 || action->objectName() == "partitionName"_L1;
        if (action->isSeparator() || isFact)
            continue;
        const QString text = action->text();
        const QChar key = keyOf(text);
        if (key.isNull())
            faults += u"%1: %2 has none"_s.arg(title, text);
        else if (taken.contains(key))
            faults += u"%1: %2 and %3"_s.arg(title, taken.value(key), text);
        taken.insert(key, text);
        if (action->menu()) {
            Q_EMIT action->menu()->aboutToShow();
            faults += faultsOf(text, action->menu()->actions());
        }
    }
    return faults;
}

} // namespace

class TestMnemonics final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void mnemonicsAreUnique_data();
    void mnemonicsAreUnique();
    void editMenuActsOnTheFocusedField();
    void editMenuKeepsSecrets();
    void editMenuSelectsRows();
    void editMenuDoesNotTakeShortcuts();
};

void TestMnemonics::mnemonicsAreUnique_data()
{
    QTest::addColumn<QString>("tag");
    for (const QString &tag : language::available()) {
        if (QLocale(tag).textDirection() == Qt::LeftToRight) // the letters of Arabic are joined
            QTest::newRow(tag.toLatin1().constData()) << tag;
    }
}

void TestMnemonics::mnemonicsAreUnique()
{
    QFETCH(const QString, tag);
    Translation translation;
    translation.use(tag);
    const auto restore = qScopeGuard([&translation] { translation.use(u"en"_s); });
    WindowFixture fixture;
    fixture.show();
    fixture.signIn();
    fixture.lookUp(u"1-3"_s);
    QTRY_COMPARE(fixture.context->results().current().progress().found, 3);
    fixture.trigger("actionActivity");
    fixture.trigger("actionUpgrade");
    fixture.trigger("actionLookups");
    fixture.trigger("actionManageConnections");
    for (auto *list : {find<QAbstractItemView>(fixture.window, "lookups"),
                       find<QAbstractItemView>(fixture.window, "connections")}) {
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {1, 1},
                                list->viewport()->mapToGlobal(QPoint(1, 1)));
        QCoreApplication::sendEvent(list->viewport(), &event);
    }
    QStringList faults = faultsOf(u"bar"_s, find<QMenuBar>(fixture.window, "mainMenu")->actions());
    int contextMenus = 0; // those of the lists, which have no names
    for (QMenu *menu : fixture.window.findChildren<QMenu *>()) {
        if (menu->objectName() == "offeredMenu"_L1)
            continue; // it contains nothing but numbers
        contextMenus += menu->isVisible() ? 1 : 0;
        Q_EMIT menu->aboutToShow();
        faults += faultsOf(menu->objectName(), menu->actions());
    }
    QCOMPARE(contextMenus, 2);
    QCOMPARE(faults.join(u'\n'), QString());
}

void TestMnemonics::editMenuActsOnTheFocusedField()
{
    WindowFixture fixture;
    fixture.show();
    auto *ids = find<QPlainTextEdit>(fixture.window, "notificationIds");
    ids->setFocus();
    QTest::keyClicks(ids, u"1042"_s);
    auto *menu = find<QMenuBar>(fixture.window, "mainMenu")->actions().at(1)->menu();
    const auto open = [menu] { Q_EMIT menu->aboutToShow(); };
    open();
    QVERIFY(fixture.action("actionUndo")->isEnabled());
    QVERIFY(!fixture.action("actionCopy")->isEnabled());
    fixture.trigger("actionSelectAll");
    open();
    QVERIFY(fixture.action("actionCopy")->isEnabled());
    fixture.trigger("actionCut");
    QCOMPARE(ids->toPlainText(), QString());
    QCOMPARE(QGuiApplication::clipboard()->text(), u"1042"_s);
    open();
    QVERIFY(!fixture.action("actionSelectAll")->isEnabled());
    QVERIFY(fixture.action("actionPaste")->isEnabled());
    fixture.trigger("actionPaste");
    QCOMPARE(ids->toPlainText(), u"1042"_s);
    open();
    fixture.trigger("actionUndo");
    QCOMPARE(ids->toPlainText(), QString());
    open();
    fixture.trigger("actionRedo");
    QCOMPARE(ids->toPlainText(), u"1042"_s);
}

void TestMnemonics::editMenuKeepsSecrets()
{
    WindowFixture fixture;
    fixture.show();
    fixture.trigger("actionUpgrade");
    auto *key = find<QLineEdit>(fixture.window, "apiKey");
    key->setText(u"key-a"_s);
    key->setFocus();
    key->selectAll();
    Q_EMIT find<QMenuBar>(fixture.window, "mainMenu")->actions().at(1)->menu()->aboutToShow();
    QVERIFY(!fixture.action("actionCopy")->isEnabled());
    QVERIFY(!fixture.action("actionCut")->isEnabled());
    QVERIFY(fixture.action("actionPaste")->isEnabled() || QGuiApplication::clipboard()->text().isEmpty());
}

void TestMnemonics::editMenuSelectsRows()
{
    WindowFixture fixture;
    fixture.show();
    fixture.signIn();
    fixture.lookUp(u"1-3"_s);
    QTRY_COMPARE(fixture.context->results().current().progress().found, 3);
    auto *table = find<QAbstractItemView>(fixture.window, "results");
    table->setFocus();
    Q_EMIT find<QMenuBar>(fixture.window, "mainMenu")->actions().at(1)->menu()->aboutToShow();
    QVERIFY(fixture.action("actionSelectAll")->isEnabled());
    QVERIFY(!fixture.action("actionPaste")->isEnabled());
    fixture.trigger("actionSelectAll");
    QCOMPARE(table->selectionModel()->selectedRows().size(), 3);
}

/// Ctrl+C in the table copies rows, whatever the menu shows.
void TestMnemonics::editMenuDoesNotTakeShortcuts()
{
    WindowFixture fixture;
    fixture.show();
    fixture.signIn();
    fixture.lookUp(u"1-3"_s);
    QTRY_COMPARE(fixture.context->results().current().progress().found, 3);
    auto *table = find<QAbstractItemView>(fixture.window, "results");
    table->setFocus();
    table->selectAll();
    QGuiApplication::clipboard()->clear();
    QTest::keySequence(table, QKeySequence::Copy);
    QVERIFY(QGuiApplication::clipboard()->text().contains(u"Bill import failed"_s));
    auto *ids = find<QPlainTextEdit>(fixture.window, "notificationIds");
    ids->setFocus();
    ids->setPlainText(u"7"_s);
    QTest::keySequence(ids, QKeySequence::SelectAll);
    QTest::keySequence(ids, QKeySequence::Copy);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"7"_s);
}

SVC_TEST(TestMnemonics)
#include "tst_mnemonics.moc"
