// SPDX-License-Identifier: MIT
#include "program/notices.h"
#include "support/resultsfixture.h"
#include "support/testprogram.h"
#include "ui/lookup/card/changesnote.h"
#include "ui/lookup/results/comparedialog.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>

using namespace uitest;

class TestCompareDialog : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void changedTitleNamesTheProgram();
    void showsDifferences();
    void showsOnlyDifferences();
    void headersShowConnectionAndTime();
    void comparesAnotherPair();
    void showsHostileTextsAsPlainText();
    void copiesAsMarkdown();
    void modelIsConsistent();
    void isAccessible();
    void noteOfAChange();
    void noteOfNoChange();
    void noteOfARemovedNotification();
    void noteIsBounded();
};

void TestCompareDialog::initTestCase()
{
    qputenv("TZ", "UTC-1");
    useOurStyle();
}

namespace {

struct CompareDialogFixture : ResultsFixture
{
    CompareDialogFixture() { fillOrdinary(*this); }
    void compare(qsizetype first, qsizetype second)
    {
        dialog.showRows(set.rows().at(first), set.rows().at(second));
    }
    [[nodiscard]] QString line(const QString &field)
    {
        const QAbstractItemModel &model = *find<QTableView>(dialog, "comparison")->model();
        for (int row = 0; row < model.rowCount(); ++row) {
            if (model.index(row, 0).data().toString() == field)
                return model.index(row, 1).data().toString() + u" | "_s +
                       model.index(row, 2).data().toString() + u" | "_s +
                       model.index(row, 3).data().toString();
        }
        return {};
    }
    [[nodiscard]] int lines() { return find<QTableView>(dialog, "comparison")->model()->rowCount(); }

    Notices notices;
    CompareDialog dialog{clock, notices};
};

/// Returns the text without directional isolates.
QString withoutIsolates(QString text)
{
    return text.remove(QChar(0x2068)).remove(QChar(0x2069));
}

} // namespace

void TestCompareDialog::changedTitleNamesTheProgram()
{
    CompareDialogFixture fixture;
    show(fixture.dialog);
    fixture.dialog.setWindowTitle(u"Vergleich"_s);
    QCOMPARE(fixture.dialog.windowHandle()->title(),
             u"Vergleich – "_s + QGuiApplication::applicationDisplayName());
}

void TestCompareDialog::showsDifferences()
{
    CompareDialogFixture fixture;
    fixture.compare(0, 1);
    QCOMPARE(fixture.line(u"State"_s), u"\u2068Found\u2069 | \u2068Found\u2069 | same"_s);
    QCOMPARE(withoutIsolates(fixture.line(u"Subject"_s)),
             u"Bill import failed | Report is ready | differs"_s);
    QCOMPARE(withoutIsolates(fixture.line(u"Read"_s)), u"Unread | Read | differs"_s);
    QCOMPARE(withoutIsolates(fixture.line(u"Category"_s)), u"Alerts | not given | differs"_s);
    QCOMPARE(withoutIsolates(fixture.line(u"Host"_s)), u"acme.example.com | acme.example.com | same"_s);
    QVERIFY(labelText(fixture.dialog, "compareSummary").endsWith(u" fields differ."_s));
    fixture.compare(0, 0);
    QCOMPARE(labelText(fixture.dialog, "compareSummary"), u"Nothing differs."_s);
    fixture.compare(0, 2);
    QCOMPARE(withoutIsolates(fixture.line(u"State"_s)), u"Found | Not found | differs"_s);
}

void TestCompareDialog::showsOnlyDifferences()
{
    CompareDialogFixture fixture;
    fixture.compare(0, 1);
    const int all = fixture.lines();
    auto *only = find<QCheckBox>(fixture.dialog, "onlyDifferences");
    only->click();
    QVERIFY(fixture.lines() < all);
    QCOMPARE(fixture.line(u"State"_s), QString());
    QVERIFY(!fixture.line(u"Subject"_s).isEmpty());
    only->click();
    QCOMPARE(fixture.lines(), all);
}

void TestCompareDialog::headersShowConnectionAndTime()
{
    CompareDialogFixture fixture;
    fixture.compare(0, 2);
    QCOMPARE(labelText(fixture.dialog, "firstTitle"), u"Notification 1042"_s);
    QCOMPARE(labelText(fixture.dialog, "secondTitle"), u"Notification 1044"_s);
    QCOMPARE(labelText(fixture.dialog, "firstConnection"), u"acme"_s);
    QCOMPARE(find<QWidget>(fixture.dialog, "firstEnvironment")->accessibleDescription(), u"PRODUCTION"_s);
    QCOMPARE(labelText(fixture.dialog, "firstFetched"), u"Fetched just now · 14 Mar 2026 12:12 (UTC+1)"_s);
    fixture.clock.setZone(Qt::UTC);
    const QString inUtc = labelText(fixture.dialog, "firstFetched");
    fixture.clock.setZone(Qt::LocalTime);
    QCOMPARE(inUtc, u"Fetched just now · 14 Mar 2026 11:12 (UTC)"_s);
    QVERIFY(labelText(fixture.dialog, "firstFetched").endsWith(u"(UTC+1)"_s));
}

void TestCompareDialog::comparesAnotherPair()
{
    CompareDialogFixture fixture;
    fixture.compare(0, 1);
    fixture.compare(1, 4);
    QCOMPARE(labelText(fixture.dialog, "firstTitle"), u"Notification 1043"_s);
    QCOMPARE(withoutIsolates(fixture.line(u"Subject"_s)), u"Report is ready | not given | differs"_s);
    fixture.set.clear(); // the dialog has its own copy
    fixture.dialog.repaint();
    QCOMPARE(withoutIsolates(fixture.line(u"Subject"_s)), u"Report is ready | not given | differs"_s);
}

void TestCompareDialog::showsHostileTextsAsPlainText()
{
    CompareDialogFixture fixture;
    const QByteArray same(70'000, 'x');
    fixture.answer(1, "{\"subject\":\"<b>x</b>\\u202Egpj\",\"messagePreview\":\"" + same + "end\"}");
    fixture.answer(2, "{\"subject\":\"<i>y</i>\",\"messagePreview\":\"" + same + "other\"}");
    fixture.lookUp({1, 2});
    fixture.compare(0, 1);
    QCOMPARE(withoutIsolates(fixture.line(u"Subject"_s)), u"<b>x</b>\uFFFDgpj | <i>y</i> | differs"_s);
    const QString preview = withoutIsolates(fixture.line(u"Preview"_s));
    QVERIFY2(preview.contains(u"xend | "_s) && preview.contains(u"xother | differs"_s), qPrintable(preview));
    QVERIFY(preview.size() < 1000);
    const QAbstractItemModel &model = *find<QTableView>(fixture.dialog, "comparison")->model();
    for (int row = 0; row < model.rowCount(); ++row) {
        const QString tip = model.index(row, 1).data(Qt::ToolTipRole).toString();
        QVERIFY(!tip.contains(u"<b>"_s));
        QVERIFY(tip.isEmpty() || Qt::mightBeRichText(tip));
    }
}

void TestCompareDialog::copiesAsMarkdown()
{
    CompareDialogFixture fixture;
    fixture.answer(1, R"x({"subject":"a|b [x](http://y)","read":true})x");
    fixture.answer(2, R"({"subject":"c","read":true})");
    fixture.lookUp({1, 2});
    fixture.compare(0, 1);
    QSignalSpy status(&fixture.notices, &Notices::note);
    find<QPushButton>(fixture.dialog, "copyComparison")->click();
    const QString all = QApplication::clipboard()->text();
    QVERIFY2(all.startsWith(u"| Field | Notification 1 | Notification 2 | Compared |\n| --- |"_s),
             qPrintable(all));
    QVERIFY(all.contains(u"| Read | Read | Read | same |"_s));
    QVERIFY(all.contains(u"| c | differs |"_s));
    QVERIFY(!all.contains(u"a|b"_s) && !all.contains(u" [x](http"_s));
    QVERIFY(all.contains(u"| Fetched | 2026-03-14T11:12:00Z |"_s));
    QVERIFY(!QApplication::clipboard()->mimeData()->hasHtml());
    find<QCheckBox>(fixture.dialog, "onlyDifferences")->click();
    find<QPushButton>(fixture.dialog, "copyComparison")->click();
    QVERIFY(!QApplication::clipboard()->text().contains(u"| Read |"_s));
    QVERIFY(QApplication::clipboard()->text().contains(u"| Environment |"_s));
    QCOMPARE(status.size(), 2);
}

void TestCompareDialog::modelIsConsistent()
{
    CompareDialogFixture fixture;
    ComparisonModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setRows(fixture.set.rows().at(0), fixture.set.rows().at(1));
    model.setOnlyDifferences(true);
    model.setRows(fixture.set.rows().at(2), fixture.set.rows().at(2));
    QCOMPARE(model.rowCount(), 0);
}

void TestCompareDialog::isAccessible()
{
    CompareDialogFixture fixture;
    fixture.compare(0, 1);
    QCOMPARE(accessFaults(fixture.dialog), QString());
    auto *table = find<QTableView>(fixture.dialog, "comparison");
    QVERIFY(table->accessibleDescription().endsWith(u" fields differ."_s));
    QVERIFY(table->hasFocus() || !fixture.dialog.isActiveWindow());
    QTest::keyClick(table, Qt::Key_Escape);
    QVERIFY(!fixture.dialog.isVisible());
}

void TestCompareDialog::noteOfAChange()
{
    CompareDialogFixture fixture;
    ChangesNote note;
    note.setRow(fixture.set.rows().at(0), fixture.clock);
    QVERIFY(note.isHidden());
    fixture.clock.advance(std::chrono::hours(1));
    fixture.answer(1042, R"({"notificationId":1042,"subject":"Bill <b>import</b> failed","read":true})");
    fixture.refresh({0});
    note.setRow(fixture.set.rows().at(0), fixture.clock);
    QVERIFY(!note.isHidden());
    QCOMPARE(labelText(note, "changesTitle"), u"Changed since 12:12:"_s);
    const QString changes = withoutIsolates(labelText(note, "changesText"));
    QVERIFY2(changes.contains(u"Read: Unread → Read"_s), qPrintable(changes));
    QVERIFY(changes.contains(u"“Bill <b>import</b> failed”"_s));
    QVERIFY(note.accessibleDescription().startsWith(u"Changed since 12:12:"_s));
    QCOMPARE(accessFaults(note), QString());
    fixture.clock.advance(std::chrono::hours(24));
    note.setRow(fixture.set.rows().at(0), fixture.clock);
    QCOMPARE(labelText(note, "changesTitle"), u"Changed since 14 Mar 2026 12:12 (UTC+1):"_s);
    note.clear();
    QVERIFY(note.isHidden());
}

void TestCompareDialog::noteOfNoChange()
{
    CompareDialogFixture fixture;
    fixture.refresh({0});
    ChangesNote note;
    note.setRow(fixture.set.rows().at(0), fixture.clock);
    QCOMPARE(labelText(note, "changesTitle"), u"This notification has not changed since 12:12."_s);
    QVERIFY(!isShown(note, "changesText"));
    fixture.fail(1042, ErrorKind::ServerFault);
    fixture.refresh({0});
    note.setRow(fixture.set.rows().at(0), fixture.clock);
    QCOMPARE(labelText(note, "changesTitle"),
             u"This is old: it was fetched at 12:12 and may have changed since."_s);
}

void TestCompareDialog::noteOfARemovedNotification()
{
    CompareDialogFixture fixture;
    fixture.fail(1042, ErrorKind::NotFound);
    fixture.refresh({0});
    ChangesNote note;
    note.setRow(fixture.set.rows().at(0), fixture.clock);
    QCOMPARE(labelText(note, "changesTitle"),
             u"This notification was found at 12:12, and is no longer found for you."_s);
}

void TestCompareDialog::noteIsBounded()
{
    CompareDialogFixture fixture;
    QByteArray many = "{";
    for (int i = 0; i < 100; ++i)
        many += "\"field" + QByteArray::number(i) + "\":" + QByteArray::number(i) + ",";
    fixture.answer(1042, many + "\"notificationId\":1042}");
    fixture.refresh({0});
    ChangesNote note;
    note.setRow(fixture.set.rows().at(0), fixture.clock);
    QCOMPARE(labelText(note, "changesText").count(u'\n'), 20);
    QVERIFY(labelText(note, "changesText").endsWith(u" more fields have changed."_s));
}

SVC_TEST(TestCompareDialog)
#include "tst_comparedialog.moc"
