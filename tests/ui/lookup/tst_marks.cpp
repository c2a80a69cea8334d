// SPDX-License-Identifier: MIT
// Results that the user marks as done, and notes beside them.
#include "export/exportformat.h"
#include "results/resultcache.h"
#include "results/resultsets.h"
#include "support/resultcolumn.h"
#include "support/testprogram.h"
#include "support/windowparts.h"
#include "ui/lookup/results/resultstable.h"
#include "ui/widgets/controls/chip.h"
#include "ui/window/quitquestion.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>

using namespace uitest;

namespace {

/// A window with results.
struct MarkedWindow : WindowFixture
{
    explicit MarkedWindow(const QString &ids = u"1-4"_s)
    {
        show();
        signIn();
        lookUp(ids);
        QTRY_VERIFY(!set().rows().isEmpty() && !set().isRunning());
        QTRY_VERIFY(isShown(window, "resultCard"));
        if (set().rows().size() > 1)
            table().setFocus();
    }
    [[nodiscard]] ResultSet &set() { return context->results().current(); }
    [[nodiscard]] ResultsTable &table() { return *find<ResultsTable>(window, "results"); }
    [[nodiscard]] QLineEdit &note() { return *find<QLineEdit>(window, "note"); }
    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key(key), modifiers);
    }
    /// Returns the ids of the rows that are done.
    [[nodiscard]] QString done()
    {
        QStringList ids;
        for (qsizetype row = 0; row < set().rows().size(); ++row) {
            if (set().rows().isDone(row))
                ids += QString::number(set().rows().id(row));
        }
        return ids.join(u' ');
    }
    [[nodiscard]] QString notes()
    {
        QStringList notes;
        for (qsizetype row = 0; row < set().rows().size(); ++row)
            notes += set().rows().note(row);
        return notes.join(u'|');
    }
    [[nodiscard]] bool isColumnShown(ResultField field) { return !table().isColumnHidden(columnOf(field)); }
    [[nodiscard]] QString status() { return labelText(window, "status"); }
    void select(const QList<qsizetype> &rows)
    {
        table().setState({.current = rows.first(), .selected = rows});
    }
};

} // namespace

class TestMarks : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void rowOfTheCursorIsMarked();
    void selectedRowsAreMarked();
    void isUndone();
    void filtersByAChip();
    void noteIsWritten();
    void noteIsDiscarded();
    void noteOfSeveral();
    void noteIsKeptWhenTheFocusLeaves();
    void noteWithoutACard();
    void noteOfASingleId();
    void noteStaysDuringAnswers();
    void isSpoken();
    void isCopied();
    void isInTheMenus();
    void isAskedForAtTheEnd();
};

void TestMarks::rowOfTheCursorIsMarked()
{
    MarkedWindow fixture;
    QVERIFY(!fixture.isColumnShown(ResultField::Done));
    QVERIFY(!isShown(fixture.window, "doneState"));
    fixture.key(Qt::Key_Down);
    fixture.key(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(fixture.done(), u"2"_s);
    QTRY_VERIFY(fixture.isColumnShown(ResultField::Done));
    QCOMPARE(fixture.table().horizontalHeader()->visualIndex(columnOf(ResultField::Done)), 0);
    QTRY_VERIFY(isShown(fixture.window, "doneState"));
    QTRY_VERIFY(fixture.status().startsWith(u"Marked 1 as done."_s));
    QVERIFY(fixture.action("markDone")->isChecked());
    fixture.trigger("markDone");
    QCOMPARE(fixture.done(), QString());
    QTRY_VERIFY(!fixture.isColumnShown(ResultField::Done));
    QVERIFY(!fixture.action("markDone")->isChecked());
}

void TestMarks::selectedRowsAreMarked()
{
    MarkedWindow fixture;
    fixture.trigger("markDone");
    fixture.select({0, 2});
    fixture.trigger("markDone"); // not all of them were
    QCOMPARE(fixture.done(), u"1 3"_s);
    QTRY_VERIFY(fixture.status().startsWith(u"Marked 2 as done."_s));
    fixture.trigger("markDone");
    QCOMPARE(fixture.done(), QString());
    QTRY_VERIFY(fixture.status().startsWith(u"Marked 2 as not done."_s));
}

void TestMarks::isUndone()
{
    MarkedWindow fixture;
    auto *undo = fixture.action("actionUndo");
    auto *edit = qobject_cast<QMenu *>(undo->associatedObjects().value(0));
    QVERIFY(edit);
    Q_EMIT edit->aboutToShow();
    QVERIFY(!undo->isEnabled());
    fixture.select({0, 1, 2});
    fixture.trigger("markDone");
    fixture.trigger("markDone");
    fixture.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(fixture.done(), u"1 2 3"_s);
    QTRY_COMPARE(fixture.status(), u"Undone."_s);
    Q_EMIT edit->aboutToShow();
    QVERIFY(undo->isEnabled());
    undo->trigger();
    QCOMPARE(fixture.done(), QString());
}

void TestMarks::filtersByAChip()
{
    MarkedWindow fixture(u"1-12"_s);
    auto *chip = find<Chip>(fixture.window, "chipDone");
    QVERIFY(!chip->isVisible());
    fixture.select({0, 2});
    fixture.trigger("markDone");
    QTRY_VERIFY(chip->isVisible());
    QCOMPARE(chip->text() + u' ' + chip->count(), u"Done 2 of 12"_s);
    chip->click();
    QTRY_COMPARE(fixture.table().model()->rowCount(), 2);
    chip->click();
    find<QLineEdit>(fixture.window, "filterResults")->setText(u"-done"_s);
    QTRY_COMPARE(fixture.table().model()->rowCount(), 10);
}

void TestMarks::noteIsWritten()
{
    MarkedWindow fixture;
    QVERIFY(!fixture.note().isVisible());
    fixture.key(Qt::Key_Down);
    fixture.key(Qt::Key_F2);
    QVERIFY(fixture.note().hasFocus());
    QTest::keyClicks(&fixture.note(), u"asked Jane"_s);
    fixture.key(Qt::Key_Return);
    QCOMPARE(fixture.notes(), u"|asked Jane||"_s);
    QVERIFY(fixture.table().hasFocus());
    QTRY_VERIFY(fixture.isColumnShown(ResultField::Note));
    QVERIFY(fixture.note().isVisible());
    fixture.key(Qt::Key_Down); // another row
    QTRY_VERIFY(!fixture.note().isVisible());
    fixture.key(Qt::Key_Up);
    QTRY_COMPARE(fixture.note().text(), u"asked Jane"_s);
    fixture.key(Qt::Key_F2);
    QCOMPARE(fixture.note().selectedText(), u"asked Jane"_s);
    fixture.key(Qt::Key_Delete);
    fixture.key(Qt::Key_Return);
    QCOMPARE(fixture.notes(), u"|||"_s);
    QTRY_VERIFY(!fixture.isColumnShown(ResultField::Note));
    fixture.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(fixture.notes(), u"|asked Jane||"_s);
}

void TestMarks::noteIsDiscarded()
{
    MarkedWindow fixture;
    fixture.key(Qt::Key_F2);
    QTest::keyClicks(&fixture.note(), u"asked"_s);
    fixture.key(Qt::Key_Escape);
    QCOMPARE(fixture.notes(), u"|||"_s);
    QVERIFY(fixture.table().hasFocus());
    QTRY_VERIFY(!fixture.note().isVisible());
}

void TestMarks::noteOfSeveral()
{
    MarkedWindow fixture;
    fixture.set().setNote({1}, u"before"_s);
    fixture.select({1, 2});
    fixture.trigger("editNote");
    QCOMPARE(spokenDescription(&fixture.note()), u"Note for 2 selected"_s);
    QCOMPARE(fixture.note().text(), u"before"_s);
    fixture.note().setText(u"same cause"_s);
    fixture.key(Qt::Key_Return);
    QCOMPARE(fixture.notes(), u"|same cause|same cause|"_s);

    fixture.select({3}); // and then only that of the row on the card
    QTest::qWait(0);
    fixture.table().setCurrentRow(0);
    fixture.trigger("editNote");
    fixture.note().setText(u"of the selected"_s);
    fixture.key(Qt::Key_Return);
    QCOMPARE(fixture.notes(), u"|same cause|same cause|of the selected"_s);
}

void TestMarks::noteIsKeptWhenTheFocusLeaves()
{
    MarkedWindow fixture;
    fixture.key(Qt::Key_F2);
    fixture.note().setText(u"one"_s);
    fixture.table().setCurrentRow(2);
    QTRY_COMPARE(fixture.notes(), u"one|||"_s); // that of the row for which it was typed
    fixture.note().setText({});
    fixture.table().setFocus();
    QCOMPARE(fixture.notes(), u"one|||"_s);

    fixture.trigger("editNote");
    fixture.note().setText(u"three"_s);
    find<QPlainTextEdit>(fixture.window, "notificationIds")->setFocus();
    QCOMPARE(fixture.notes(), u"one||three|"_s);
}

void TestMarks::noteWithoutACard()
{
    MarkedWindow fixture;
    fixture.trigger("showCard");
    QTRY_VERIFY(!isShown(fixture.window, "resultCard"));
    fixture.table().setFocus();
    fixture.key(Qt::Key_F2);
    QVERIFY(fixture.note().hasFocus());
    QVERIFY(!fixture.table().isVisible());
    QTest::keyClicks(&fixture.note(), u"asked"_s);
    fixture.key(Qt::Key_Return);
    QVERIFY(fixture.table().hasFocus());
    QVERIFY(!isShown(fixture.window, "resultCard"));
    QCOMPARE(fixture.notes(), u"asked|||"_s);
}

void TestMarks::noteOfASingleId()
{
    MarkedWindow fixture(u"7"_s);
    fixture.trigger("markDone");
    QCOMPARE(fixture.done(), u"7"_s);
    QTRY_VERIFY(isShown(fixture.window, "doneState"));
    fixture.trigger("editNote");
    QVERIFY(fixture.note().hasFocus());
    fixture.note().setText(u"asked"_s);
    fixture.key(Qt::Key_Return);
    QCOMPARE(fixture.notes(), u"asked"_s);
    QVERIFY(find<QWidget>(fixture.window, "resultCard")->hasFocus());
    fixture.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(fixture.notes(), QString());
}

/// What is being typed does not go when answers come.
void TestMarks::noteStaysDuringAnswers()
{
    MarkedWindow fixture;
    fixture.set().setNote({0}, u"before"_s);
    fixture.key(Qt::Key_F2);
    QTest::keyClicks(&fixture.note(), u"asked"_s);
    fixture.trigger("refreshRows");
    QTRY_VERIFY(!fixture.set().isRunning());
    QTest::qWait(200);
    QVERIFY(fixture.note().hasFocus());
    QCOMPARE(fixture.note().text(), u"asked"_s);
    fixture.key(Qt::Key_Return);
    QCOMPARE(fixture.notes(), u"asked|||"_s);
}

void TestMarks::isSpoken()
{
    MarkedWindow fixture;
    QCOMPARE(spokenName(&fixture.note()), u"Note"_s);
    fixture.set().setDone({0}, true);
    fixture.set().setNote({0}, u"asked Jane"_s);
    const auto spoken = [&fixture](ResultField field) {
        return fixture.table().model()->index(0, columnOf(field)).data(Qt::AccessibleTextRole).toString();
    };
    QTRY_COMPARE(spoken(ResultField::Done), u"Done"_s);
    QCOMPARE(spoken(ResultField::Note), u"asked Jane"_s);
    QVERIFY2(spoken(ResultField::State).endsWith(u"Done, Note: asked Jane"_s),
             qPrintable(spoken(ResultField::State)));
    const auto *card = find<QWidget>(fixture.window, "resultCard");
    QTRY_VERIFY(card->accessibleName().endsWith(u"Done. Note: asked Jane."_s));
    QTRY_VERIFY(isShown(fixture.window, "doneState"));
    QCOMPARE(spokenName(find<QWidget>(fixture.window, "doneState")), u"Done"_s);
    QCOMPARE(accessFaults(fixture.window), QString());
}

void TestMarks::isCopied()
{
    MarkedWindow fixture;
    fixture.set().setDone({0}, true);
    fixture.set().setNote({1}, u"asked Jane"_s);
    fixture.trigger("copyForTicket");
    const QString copy = QApplication::clipboard()->text();
    QVERIFY2(copy.contains(u"| Done | Id | Subject | Note |"_s), qPrintable(copy));
    QVERIFY2(copy.contains(u"| asked Jane |"_s), qPrintable(copy));
}

void TestMarks::isInTheMenus()
{
    MarkedWindow fixture;
    for (const char *name : {"markDone", "editNote"}) {
        const QAction *action = fixture.action(name);
        QStringList menus;
        for (const QObject *object : action->associatedObjects()) {
            if (const auto *menu = qobject_cast<const QMenu *>(object))
                menus += menu->title() + menu->objectName();
        }
        QCOMPARE(menus.size(), 2); // Edit, and the menu of the rows
        QVERIFY(!action->shortcut().isEmpty());
    }
    QCOMPARE(fixture.action("markDone")->text().remove(u'&'), u"Done"_s);
    QCOMPARE(fixture.action("editNote")->text().remove(u'&'), u"Note"_s);
}

/// What a person has written is not lost without a question.
void TestMarks::isAskedForAtTheEnd()
{
    MarkedWindow fixture;
    QVERIFY(!QuitQuestion::isNeeded(fixture.context->services()));
    fixture.trigger("markDone");
    QVERIFY(QuitQuestion::isNeeded(fixture.context->services()));
    fixture.context->services().resultCache.setKeeping(true);
    QVERIFY(!QuitQuestion::isNeeded(fixture.context->services()));
}

SVC_TEST(TestMarks)
#include "tst_marks.moc"
