// SPDX-License-Identifier: MIT
#include "ids/idparser.h"
#include "support/testprogram.h"
#include "support/uitest.h"
#include "ui/lookup/ids/idfiledialog.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTreeWidget>

using namespace uitest;

namespace {

IdFile fileOf(const QByteArray &bytes)
{
    const Result<IdFile> file = readIdFile(bytes);
    if (!file)
        qFatal("no file of ids");
    return *file;
}

const QByteArray kTickets = "Ticket,Notification id,Subject\n"
                            "4711,101,first\n"
                            "4712,102,second\n"
                            "4713,102,\"third, and last\"\n";

QTreeWidget *columns(IdFileDialog &dialog)
{
    return find<QTreeWidget>(dialog, "idColumns");
}

enum Section { Name, Count, Samples };

QString shown(IdFileDialog &dialog, int row, Section section = Name)
{
    return columns(dialog)->model()->index(row, section).data().toString();
}

QString spokenRow(IdFileDialog &dialog, int row)
{
    return columns(dialog)->model()->index(row, Name).data(Qt::AccessibleTextRole).toString();
}

QPushButton *use(IdFileDialog &dialog)
{
    return find<QPushButton>(dialog, "useIds");
}

QString summary(IdFileDialog &dialog)
{
    return find<QPlainTextEdit>(dialog, "idFileSummary")->toPlainText();
}

} // namespace

class TestIdFileDialog : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void requiresAChoice_data();
    void requiresAChoice();
    void offersColumns();
    void describesTheFormat_data();
    void describesTheFormat();
    void usesTheBestColumn();
    void usesTheChosenColumn();
    void usesAllCells();
    void usesCellsWithSeveralIds();
    void usesTheWholeText();
    void pastedTable();
    void doubleClickAccepts();
    void noUsableIds();
    void tooManyIds();
    void escapeCancels();
    void ignoresAutoRepeat();
    void readsLargeFilesInTheBackground();
    void closedWhileReading();
    void showsHostileTextsAsPlainText();
    void isolatesOtherDirections();
    void manyColumns();
    void scrollsToTheBestColumn();
    void isAccessible();
};

void TestIdFileDialog::requiresAChoice_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("needed");
    QTest::newRow("empty") << QByteArray() << false;
    QTest::newRow("a list") << QByteArray("101\n102\n103") << false;
    QTest::newRow("a text") << QByteArray("Look at 101, 102 and 103.") << false;
    QTest::newRow("one column") << QByteArray("sep=;\nid\n101\n102\n") << false;
    QTest::newRow("a table") << kTickets << true;
}

void TestIdFileDialog::requiresAChoice()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const bool, needed);
    QCOMPARE(needsChoice(fileOf(bytes)), needed);
}

void TestIdFileDialog::offersColumns()
{
    IdFileDialog dialog(fileOf(kTickets), u"tickets.csv"_s);
    const QAbstractItemModelTester tester(columns(dialog)->model(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    show(dialog);
    QCOMPARE(dialog.windowModality(), Qt::WindowModal);
    QCOMPARE(find<QPlainTextEdit>(dialog, "idFileName")->toPlainText(), u"tickets.csv"_s);
    QCOMPARE(columns(dialog)->model()->rowCount(), 3);
    QCOMPARE(shown(dialog, 0), u"Ticket"_s);
    QCOMPARE(shown(dialog, 0, Samples), u"4711 · 4712 · 4713"_s);
    QCOMPARE(shown(dialog, 0, Count), u"3 ids"_s);
    QCOMPARE(shown(dialog, 1, Count), u"2 ids"_s);
    QCOMPARE(shown(dialog, 2, Count), u"no ids"_s);
    QCOMPARE(columns(dialog)->currentIndex().row(), 1);
    QCOMPARE(summary(dialog), u"2 ids · 1 duplicate removed"_s);
    QCOMPARE(use(dialog)->text(), u"Use 2 ids"_s);
}

void TestIdFileDialog::describesTheFormat_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("expected");
    QTest::newRow("commas") << kTickets << u"Comma-separated table, UTF-8, with a header"_s;
    QTest::newRow("semicolons") << QByteArray("101;a\n102;b\n")
                                << u"Semicolon-separated table, UTF-8, without a header"_s;
    QTest::newRow("tabs") << QByteArray("id\t\xE4\n101\ta\n102\tb\n")
                          << u"Tab-separated table, Windows-1252, with a header"_s;
    QTest::newRow("declared") << QByteArray("sep=#\nid#name\n101#a\n") << u"Table, UTF-8, with a header"_s;
}

void TestIdFileDialog::describesTheFormat()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, expected);
    IdFileDialog dialog(fileOf(bytes), u"a.csv"_s);
    QCOMPARE(labelText(dialog, "idFileForm"), expected);
}

void TestIdFileDialog::usesTheBestColumn()
{
    IdFileDialog dialog(fileOf(kTickets), u"tickets.csv"_s);
    QSignalSpy chosen(&dialog, &IdFileDialog::chosen);
    show(dialog);
    QVERIFY(columns(dialog)->hasFocus());
    QTest::keyClick(columns(dialog), Qt::Key_Return);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.first().first().toString(), u"101\n102\n102\n"_s);
    QVERIFY(!dialog.isVisible());
}

void TestIdFileDialog::usesTheChosenColumn()
{
    IdFileDialog dialog(fileOf("4711;first\n4712;second\n"), u"tickets.csv"_s);
    QSignalSpy chosen(&dialog, &IdFileDialog::chosen);
    show(dialog);
    QCOMPARE(shown(dialog, 1), u"Column 2"_s);
    QCOMPARE(columns(dialog)->currentIndex().row(), 0);
    QTest::keyClick(columns(dialog), Qt::Key_Down);
    QVERIFY(!use(dialog)->isEnabled());
    QTest::keyClick(columns(dialog), Qt::Key_Up);
    QCOMPARE(use(dialog)->text(), u"Use 2 ids"_s);
    use(dialog)->click();
    QCOMPARE(chosen.first().first().toString(), u"4711\n4712\n"_s);
}

void TestIdFileDialog::usesAllCells()
{
    const IdFile file = fileOf("101;102\n103;104\n");
    IdFileDialog dialog(file, u"list.txt"_s);
    QSignalSpy chosen(&dialog, &IdFileDialog::chosen);
    show(dialog);
    QCOMPARE(columns(dialog)->currentIndex().row(), 0); // all is more than the user may mean
    QCOMPARE(use(dialog)->text(), u"Use 2 ids"_s);
    QTest::keyClick(columns(dialog), Qt::Key_End);
    QCOMPARE(shown(dialog, 2), u"All are ids"_s);
    QCOMPARE(spokenRow(dialog, 2), u"All are ids, 4 ids, Every cell is an id."_s);
    QCOMPARE(use(dialog)->text(), u"Use 4 ids"_s);
    use(dialog)->click();
    QCOMPARE(chosen.first().first().toString(), u"101\n102\n103\n104\n"_s); // no longer a table
}

void TestIdFileDialog::usesCellsWithSeveralIds()
{
    IdFileDialog dialog(fileOf("Ticket;Notes\nA;101, 102\nB;103, 104\n"), u"list.csv"_s);
    QSignalSpy chosen(&dialog, &IdFileDialog::chosen);
    show(dialog);
    QCOMPARE(columns(dialog)->currentIndex().row(), 1);
    QCOMPARE(use(dialog)->text(), u"Use 4 ids"_s);
    use(dialog)->click();
    QCOMPARE(chosen.first().first().toString(), u"101, 102\n\n103, 104\n"_s);
}

/// The file is used as one text, as if it were pasted.
void TestIdFileDialog::usesTheWholeText()
{
    IdFileDialog dialog(fileOf("Dear all,\nids 101, 102 and 7x failed.\n"), u"mail.txt"_s);
    show(dialog);
    QCOMPARE(columns(dialog)->currentIndex().row(), 2);
    QCOMPARE(shown(dialog, 2), u"All columns"_s);
    QCOMPARE(use(dialog)->text(), u"Use 2 ids"_s);
    QCOMPARE(summary(dialog), u"2 ids · not an id: “7x”"_s);
}

void TestIdFileDialog::pastedTable()
{
    const QString text = u"1, 2\n3, 4"_s;
    IdFileDialog dialog(text, parseIds(text).table.value());
    QSignalSpy chosen(&dialog, &IdFileDialog::chosen);
    show(dialog);
    QCOMPARE(dialog.windowTitle(), u"Ids from a table"_s);
    QVERIFY(!dialog.findChild<QWidget *>(u"idFileName"_s));
    QCOMPARE(labelText(dialog, "idFileForm"), u"Comma-separated table, without a header"_s);
    QCOMPARE(shown(dialog, columns(dialog)->currentIndex().row()), u"Column 1"_s);
    QCOMPARE(accessFaults(dialog), QString());
    QTest::keyClick(columns(dialog), Qt::Key_Down);
    QCOMPARE(use(dialog)->text(), u"Use 2 ids"_s);
    QTest::keyClick(columns(dialog), Qt::Key_Return);
    QCOMPARE(chosen.first().first().toString(), u"2\n4\n"_s);
}

void TestIdFileDialog::doubleClickAccepts()
{
    IdFileDialog dialog(fileOf(kTickets), u"tickets.csv"_s);
    QSignalSpy chosen(&dialog, &IdFileDialog::chosen);
    show(dialog);
    const QPoint first = columns(dialog)->visualRect(columns(dialog)->model()->index(0, 0)).center();
    QTest::mouseClick(columns(dialog)->viewport(), Qt::LeftButton, {}, first);
    QCOMPARE(chosen.size(), 0);
    QTest::mouseDClick(columns(dialog)->viewport(), Qt::LeftButton, {}, first);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.first().first().toString(), u"4711\n4712\n4713\n"_s);
}

void TestIdFileDialog::noUsableIds()
{
    IdFileDialog dialog(fileOf("a,,99999999999\nb,,2\n"), u"tickets.csv"_s);
    QSignalSpy chosen(&dialog, &IdFileDialog::chosen);
    show(dialog);
    columns(dialog)->setCurrentIndex(columns(dialog)->model()->index(1, 0));
    QCOMPARE(shown(dialog, 1, Samples), u"Empty"_s);
    QCOMPARE(summary(dialog), u"This column is empty."_s);
    QCOMPARE(use(dialog)->text(), u"Use ids"_s);
    QVERIFY(!use(dialog)->isEnabled());
    QTest::keyClick(columns(dialog), Qt::Key_Down);
    QVERIFY2(summary(dialog).contains(u"out of range"_s), qPrintable(summary(dialog)));
    QCOMPARE(shown(dialog, 2, Count), QString());
    QVERIFY(!use(dialog)->isEnabled());
    QTest::keyClick(columns(dialog), Qt::Key_Return);
    QCOMPARE(chosen.size(), 0);
    QVERIFY(dialog.isVisible());
}

void TestIdFileDialog::tooManyIds()
{
    IdFileDialog dialog(fileOf("id,name\n1-200000,a\n3,b\n"), u"tickets.csv"_s);
    show(dialog);
    columns(dialog)->setCurrentIndex(columns(dialog)->model()->index(0, 0));
    QCOMPARE(shown(dialog, 0, Count), u"200,001 ids"_s);
    QVERIFY2(summary(dialog).contains(u"too many"_s), qPrintable(summary(dialog)));
    QVERIFY(!use(dialog)->isEnabled());
}

void TestIdFileDialog::escapeCancels()
{
    IdFileDialog dialog(fileOf(kTickets), u"tickets.csv"_s);
    QSignalSpy chosen(&dialog, &IdFileDialog::chosen);
    show(dialog);
    QTest::keyClick(columns(dialog), Qt::Key_Escape);
    QVERIFY(!dialog.isVisible());
    QCOMPARE(chosen.size(), 0);
}

void TestIdFileDialog::ignoresAutoRepeat()
{
    IdFileDialog dialog(fileOf(kTickets), u"tickets.csv"_s);
    show(dialog);
    QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, {}, u"\r"_s, true);
    QApplication::sendEvent(columns(dialog), &held);
    QVERIFY(dialog.isVisible());
}

void TestIdFileDialog::readsLargeFilesInTheBackground()
{
    QByteArray large = "id,name\n";
    for (int i = 0; i < 20'000; ++i)
        large += QByteArray::number(100'000 + i) + ",someone\n";
    IdFileDialog dialog(fileOf(large), u"tickets.csv"_s);
    QSignalSpy chosen(&dialog, &IdFileDialog::chosen);
    QCOMPARE(summary(dialog), u"Reading the column…"_s);
    QVERIFY(!use(dialog)->isEnabled());
    QCOMPARE(shown(dialog, 0, Count), QString());
    show(dialog);
    columns(dialog)->setCurrentIndex(columns(dialog)->model()->index(1, 0));
    QTRY_COMPARE_WITH_TIMEOUT(summary(dialog), u"no ids found"_s, 60000);
    QTRY_COMPARE_WITH_TIMEOUT(shown(dialog, 0, Count), u"20,000 ids"_s, 60000);
    QCOMPARE(summary(dialog), u"no ids found"_s); // still about the chosen column
    columns(dialog)->setCurrentIndex(columns(dialog)->model()->index(0, 0));
    QCOMPARE(use(dialog)->text(), u"Use 20,000 ids"_s);
    use(dialog)->click();
    QCOMPARE(chosen.first().first().toString().size(), 20'000 * 7);
}

void TestIdFileDialog::closedWhileReading()
{
    QByteArray large = "id,name\n";
    for (int i = 0; i < 20'000; ++i)
        large += QByteArray::number(100'000 + i) + ",someone\n";
    auto dialog = std::make_unique<IdFileDialog>(fileOf(large), u"tickets.csv"_s);
    show(*dialog);
    dialog.reset();
    QVERIFY(QThreadPool::globalInstance()->waitForDone());
    QCoreApplication::sendPostedEvents();
}

void TestIdFileDialog::showsHostileTextsAsPlainText()
{
    const QByteArray markup = "<img src=x>\xE2\x80\xAE"; // U+202E
    const QByteArray megabyte(1'000'000, 'W');
    const QByteArray name = markup + QByteArray(1000, 'W');
    const IdFile file =
        fileOf(name + ",id\na,101\nb,102\nc,103\n" + markup + megabyte + ",104\n" + megabyte + ",105\n");
    IdFileDialog dialog(file, u"<b>"_s + QString(117, u'W'));
    show(dialog);
    QCOMPARE(accessFaults(dialog), QString());
    QCOMPARE(dialog.width(), 560);
    QVERIFY2(shown(dialog, 0).startsWith(u"<img src=x>\uFFFD"_s), qPrintable(shown(dialog, 0)));
    QVERIFY(shown(dialog, 0).size() <= 60);
    const QString samples = shown(dialog, 0, Samples);
    QVERIFY2(samples.startsWith(u"a · b · c · <img src=x>\uFFFDW"_s), qPrintable(samples));
    QVERIFY(samples.size() < 150);
    QTRY_COMPARE(use(dialog)->text(), u"Use 5 ids"_s);
    columns(dialog)->setCurrentIndex(columns(dialog)->model()->index(0, 0));
    QTRY_VERIFY_WITH_TIMEOUT(summary(dialog) != u"Reading the column…"_s, 30000);
    QVERIFY(dialog.width() <= 560);
    QVERIFY(summary(dialog).size() < 400);
}

/// The sentence contains directional isolates, which are invisible.
void TestIdFileDialog::isolatesOtherDirections()
{
    IdFileDialog dialog(fileOf(u"id\n101\nأهلا12\n102\n"_s.toUtf8()), u"ids.csv"_s);
    show(dialog);
    QTRY_VERIFY2(summary(dialog).contains(u"\u2068أهلا"_s), qPrintable(summary(dialog)));
    QVERIFY(!summary(dialog).contains(QChar(QChar::ReplacementCharacter)));
}

void TestIdFileDialog::manyColumns()
{
    QByteArray wide;
    for (int record = 0; record < 3; ++record)
        wide += QByteArray(1000, ',') + QByteArray::number(record) + '\n';
    IdFileDialog dialog(fileOf(wide), u"wide.csv"_s);
    show(dialog);
    QVERIFY(dialog.height() <= 560);
    const int last = columns(dialog)->model()->rowCount() - 1;
    QVERIFY(last <= 256);
    QTest::keyClick(columns(dialog), Qt::Key_End);
    QCOMPARE(columns(dialog)->currentIndex().row(), last);
    QTRY_VERIFY(!shown(dialog, last, Count).isEmpty());
    QTest::keyClick(columns(dialog), Qt::Key_Home);
    QCOMPARE(columns(dialog)->currentIndex().row(), 0);
}

void TestIdFileDialog::scrollsToTheBestColumn()
{
    const QByteArray before(100, ',');
    IdFileDialog dialog(fileOf(before + "id,\n" + before + "101,\n" + before + "102,\n"), u"wide.csv"_s);
    show(dialog);
    QCOMPARE(columns(dialog)->currentIndex().row(), 100);
    const QRect sight = columns(dialog)->viewport()->rect();
    QVERIFY(sight.contains(columns(dialog)->visualRect(columns(dialog)->currentIndex())));
}

void TestIdFileDialog::isAccessible()
{
    IdFileDialog dialog(fileOf(kTickets), u"tickets.csv"_s);
    show(dialog);
    QCOMPARE(accessFaults(dialog), QString());
    QCOMPARE(spokenName(columns(dialog)), u"Column with the ids"_s);
    QCOMPARE(spokenName(use(dialog)), u"Use 2 ids"_s);
    QCOMPARE(spokenRow(dialog, 1), u"Notification id, 2 ids, 101 · 102 · 102"_s);
    QCOMPARE(columns(dialog)->accessibleDescription(), u"2 ids, 1 duplicate removed"_s);
    QTest::keyClick(columns(dialog), Qt::Key_Up);
    QCOMPARE(columns(dialog)->accessibleDescription(), u"3 ids"_s);
}

SVC_TEST(TestIdFileDialog)
#include "tst_idfiledialog.moc"
