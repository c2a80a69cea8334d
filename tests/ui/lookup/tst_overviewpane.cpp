// SPDX-License-Identifier: MIT
#include "support/resultsfixture.h"
#include "support/testprogram.h"
#include "ui/lookup/results/overviewpane.h"
#include "ui/widgets/views/listrowdelegate.h"

#include <QAbstractItemModelTester>
#include <QListView>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTimeZone>

using namespace tokens;
using namespace uitest;

class TestOverviewPane : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void showsValuesBelowHeadings();
    void numbersChangeInPlace();
    void barsStayUnderAPressedButton();
    void scrollPositionStays();
    void thousandsOfValues();
    void barsShowTheirLengthInHighContrast();
    void pressChooses();
    void keyboardChooses();
    void currentRowFollowsItsValue();
    void manyValuesAreFolded();
    void timesAreChosen();
    void escapeClears();
    void hostileTexts();
    void canBeUsedWithoutSeeing();
};

namespace {

ResultRow rowOf(const QString &type, bool isRead, const QString &created = u"2026-03-14T08:12:00Z"_s)
{
    Notification notification;
    notification.type = NotificationType{{}, type, {}, {}};
    notification.read = isRead;
    notification.createdDate = parseTimestamp(created);
    ResultRow row;
    row.lookup.outcome = LookupRow::Outcome::Found;
    row.lookup.notification = std::make_shared<const Notification>(notification);
    row.from = Provenance{u"acme"_s, u"PRODUCTION"_s, u"acme.example.com"_s};
    return row;
}

ListRow barOf(const QModelIndex &index)
{
    return index.data(ListRowDelegate::RowRole).value<ListRow>();
}

QString countOf(const QModelIndex &index)
{
    return barOf(index).ends.value(0).text;
}

struct OverviewFixture
{
    OverviewFixture()
    {
        pane.resize(320, 700);
        uitest::show(pane);
    }
    void setRows(const QList<ResultRow> &rows, const FacetChoice &choice = {})
    {
        pane.setOverview(FacetIndex(rows, choice).overview(QTimeZone::utc()));
    }
    [[nodiscard]] QStringList texts() const
    {
        QStringList texts;
        for (int row = 0; row < bars.model()->rowCount(); ++row) {
            const QModelIndex index = bars.model()->index(row, 0);
            const QString count = countOf(index);
            const bool isChosen = barOf(index).box == ListRow::Box::Checked;
            texts += index.data().toString() + (count.isEmpty() ? QString() : u' ' + count) +
                     (isChosen ? u"*"_s : QString());
        }
        return texts;
    }
    [[nodiscard]] QModelIndex indexOf(const QString &text) const
    {
        const QModelIndexList found =
            bars.model()->match(bars.model()->index(0, 0), Qt::DisplayRole, text, 1, Qt::MatchExactly);
        return found.value(0);
    }
    void click(const QString &text)
    {
        const QRect row = bars.visualRect(indexOf(text));
        QTest::mouseClick(bars.viewport(), Qt::LeftButton, {}, {row.right() - 20, row.center().y()});
    }

    OverviewPane pane;
    QListView &bars = *find<QListView>(pane, "overviewBars");
    QAbstractItemModelTester tester{bars.model(), QAbstractItemModelTester::FailureReportingMode::Fatal};
    QSignalSpy values{&pane, &OverviewPane::valueToggled};
    QSignalSpy times{&pane, &OverviewPane::timeToggled};
};

} // namespace

void TestOverviewPane::showsValuesBelowHeadings()
{
    OverviewFixture fixture;
    FacetChoice choice;
    choice.setChosen(ResultFacet::Read, u"unread"_s, true);
    fixture.setRows({rowOf(u"Bill"_s, false), rowOf(u"Bill"_s, true), rowOf(u"Sync"_s, false)}, choice);
    QCOMPARE(
        fixture.texts().join(u" | "_s),
        u"State | Found 2 | Read | Unread 2* | Read 1 | Archived | not given 2 | Type | Bill 1 | Sync 1 | "
        "Category | not given 2 | Connection | PRODUCTION acme 2 | Created (per hour) | "
        "2026-03-14 08:00 2"_s);
    QCOMPARE(labelText(fixture.pane, "overviewCount"), u"2 of 3"_s);
    QCOMPARE(barOf(fixture.indexOf(u"Bill"_s)).share, 1.0);
    QVERIFY(!fixture.indexOf(u"Type"_s).flags().testFlag(Qt::ItemIsEnabled));
}

/// As while answers arrive: the rows stay the same, and others come and change places.
void TestOverviewPane::numbersChangeInPlace()
{
    OverviewFixture fixture;
    fixture.setRows({rowOf(u"Bill"_s, true)});
    QSignalSpy resets(fixture.bars.model(), &QAbstractItemModel::modelReset);
    fixture.setRows({rowOf(u"Bill"_s, true), rowOf(u"Bill"_s, true)});
    QCOMPARE(countOf(fixture.indexOf(u"Bill"_s)), u"2"_s);
    QCOMPARE(resets.size(), 0);
    const QPersistentModelIndex bill = fixture.indexOf(u"Bill"_s);
    fixture.setRows({rowOf(u"Bill"_s, true), rowOf(u"Sync"_s, true), rowOf(u"Sync"_s, false)});
    QCOMPARE(bill.data().toString(), u"Bill"_s);
    QCOMPARE(bill.row(), fixture.indexOf(u"Sync"_s).row() + 1);
    fixture.setRows({rowOf(u"Sync"_s, true)});
    QVERIFY(!bill.isValid());
    QCOMPARE(resets.size(), 0);
    QCOMPARE(fixture.texts().join(u" | "_s),
             u"State | Found 1 | Read | Read 1 | Archived | not given 1 | Type | Sync 1 | Category | not "
             u"given 1 | "
             "Connection | PRODUCTION acme 1 | Created (per hour) | 2026-03-14 08:00 1"_s);
}

/// A press that has begun is about the bar on which it has begun.
void TestOverviewPane::barsStayUnderAPressedButton()
{
    OverviewFixture fixture;
    fixture.setRows({rowOf(u"Bill"_s, true), rowOf(u"Bill"_s, true), rowOf(u"Sync"_s, true)});
    const QStringList before = fixture.texts();
    const QPoint bill = fixture.bars.visualRect(fixture.indexOf(u"Bill"_s)).center();
    QTest::mousePress(fixture.bars.viewport(), Qt::LeftButton, {}, bill);
    fixture.setRows(QList<ResultRow>(5, rowOf(u"Sync"_s, true)) + QList{rowOf(u"Bill"_s, false)});
    QCOMPARE(fixture.texts(), before);
    QTest::mouseRelease(fixture.bars.viewport(), Qt::LeftButton, {}, bill);
    QCOMPARE(fixture.values.size(), 1);
    QCOMPARE(fixture.values.last().at(1).toString(), u"Bill"_s);
    QTRY_VERIFY(fixture.texts() != before);
    QVERIFY(fixture.texts().contains(u"Sync 5"_s));
}

void TestOverviewPane::scrollPositionStays()
{
    OverviewFixture fixture;
    fixture.pane.resize(320, 200);
    const QList<ResultRow> rows{rowOf(u"Bill"_s, true), rowOf(u"Sync"_s, true)};
    fixture.setRows(rows);
    fixture.bars.scrollToBottom();
    const int position = fixture.bars.verticalScrollBar()->value();
    QVERIFY(position > 0);
    fixture.setRows(rows + QList{rowOf(u"Alert"_s, true), rowOf(u"Sync"_s, true)});
    QVERIFY(fixture.bars.verticalScrollBar()->value() >= position);
}

void TestOverviewPane::thousandsOfValues()
{
    OverviewFixture fixture;
    QList<ResultRow> rows;
    for (int type = 0; type < 600; ++type)
        rows += rowOf(u"Type %1"_s.arg(type), true);
    fixture.setRows(rows);
    fixture.bars.setCurrentIndex(fixture.indexOf(u"590 more values"_s));
    QTest::keyClick(&fixture.bars, Qt::Key_Space);
    QVERIFY(fixture.indexOf(u"Type 599"_s).isValid());
    fixture.bars.setCurrentIndex(fixture.indexOf(u"Type 599"_s));
    fixture.setRows(rows + QList{rowOf(u"Type 599"_s, true)});
    QCOMPARE(fixture.bars.currentIndex(), fixture.indexOf(u"Type 599"_s));
    QCOMPARE(countOf(fixture.indexOf(u"Type 599"_s)), u"2"_s);
}

/// There, the usual ground of a bar is almost as light as the bar.
void TestOverviewPane::barsShowTheirLengthInHighContrast()
{
    for (const Colors *colors : {&highLight(), &highDark()}) {
        OverviewFixture fixture;
        fixture.pane.setPalette(paletteFrom(*colors));
        fixture.setRows({rowOf(u"Bill"_s, false), rowOf(u"Bill"_s, true), rowOf(u"Bill"_s, true)});
        const QRect row = fixture.bars.visualRect(fixture.indexOf(u"Unread"_s));
        const QImage image = fixture.bars.viewport()->grab(row).toImage();
        const auto colorAt = [&image](int x, int y) { return image.pixelColor(x, y); };
        int bar = image.height() - 1; // the line of the bar, looked for from below
        while (bar > 0 && colorAt(image.width() / 5, bar) != colors->accent)
            --bar;
        QVERIFY(bar > 0);
        QCOMPARE(colorAt(image.width() * 8 / 10, bar), colors->base);
    }
}

void TestOverviewPane::pressChooses()
{
    OverviewFixture fixture;
    fixture.setRows({rowOf(u"Bill"_s, true), rowOf(u"Sync"_s, true)});
    fixture.click(u"Sync"_s);
    QCOMPARE(fixture.values.size(), 1);
    QCOMPARE(fixture.values.last(), (QVariantList{QVariant::fromValue(ResultFacet::Type), u"Sync"_s, true}));
    fixture.click(u"Type"_s); // a heading
    QCOMPARE(fixture.values.size(), 1);
    FacetChoice choice;
    choice.setChosen(ResultFacet::Type, u"Sync"_s, true);
    fixture.setRows({rowOf(u"Bill"_s, true), rowOf(u"Sync"_s, true)}, choice);
    fixture.click(u"Sync"_s);
    QCOMPARE(fixture.values.last(), (QVariantList{QVariant::fromValue(ResultFacet::Type), u"Sync"_s, false}));
}

void TestOverviewPane::keyboardChooses()
{
    OverviewFixture fixture;
    fixture.setRows({rowOf(u"Bill"_s, false), rowOf(u"Bill"_s, true), rowOf(u"Bill"_s, true)});
    fixture.pane.focusBars();
    QCOMPARE(fixture.bars.currentIndex().data().toString(), u"Found"_s);
    QTest::keyClick(&fixture.bars, Qt::Key_Down); // over the heading
    QCOMPARE(fixture.bars.currentIndex().data().toString(), u"Read"_s);
    QTest::keyClick(&fixture.bars, Qt::Key_Down);
    QTest::keyClick(&fixture.bars, Qt::Key_Space);
    QCOMPARE(fixture.values.size(), 1);
    QCOMPARE(fixture.values.last(),
             (QVariantList{QVariant::fromValue(ResultFacet::Read), u"unread"_s, true}));
}

void TestOverviewPane::currentRowFollowsItsValue()
{
    OverviewFixture fixture;
    fixture.setRows({rowOf(u"Bill"_s, true), rowOf(u"Sync"_s, true)});
    fixture.bars.setCurrentIndex(fixture.indexOf(u"Sync"_s));
    const int before = fixture.bars.currentIndex().row();
    fixture.setRows({rowOf(u"Bill"_s, true), rowOf(u"Sync"_s, true), rowOf(u"Sync"_s, false)});
    QCOMPARE(fixture.bars.currentIndex().data().toString(), u"Sync"_s);
    // Unread is a new row above, and Sync is the larger one now.
    QCOMPARE(fixture.bars.currentIndex().row(), before);
    fixture.setRows({rowOf(u"Bill"_s, true), rowOf(u"Alert"_s, true)});
    QVERIFY(fixture.bars.currentIndex().isValid());
}

void TestOverviewPane::manyValuesAreFolded()
{
    OverviewFixture fixture;
    QList<ResultRow> rows;
    for (int type = 0; type < 30; ++type)
        rows += QList<ResultRow>(40 - type, rowOf(u"Type %1"_s.arg(type), true));
    FacetChoice choice;
    choice.setChosen(ResultFacet::Type, u"Type 29"_s, true);
    fixture.setRows(rows, choice);
    QVERIFY(fixture.indexOf(u"Type 9"_s).isValid());
    QVERIFY(!fixture.indexOf(u"Type 10"_s).isValid());
    QVERIFY(fixture.indexOf(u"Type 29"_s).isValid()); // what is chosen can be taken back
    const QModelIndex more = fixture.indexOf(u"19 more values"_s);
    QVERIFY(more.isValid());
    fixture.bars.setCurrentIndex(more);
    QTest::keyClick(&fixture.bars, Qt::Key_Space);
    QVERIFY(fixture.indexOf(u"Type 28"_s).isValid());
    QVERIFY(!fixture.indexOf(u"19 more values"_s).isValid());
    QCOMPARE(fixture.values.size(), 0);
    QCOMPARE(fixture.bars.currentIndex().data().toString(), u"Type 10"_s);
}

void TestOverviewPane::timesAreChosen()
{
    OverviewFixture fixture;
    fixture.setRows({rowOf(u"Bill"_s, true), rowOf(u"Bill"_s, true, u"2026-03-14T10:12:00Z"_s)});
    fixture.bars.scrollToBottom();
    fixture.click(u"2026-03-14 10:00"_s);
    QCOMPARE(fixture.times.size(), 1);
    const auto span = fixture.times.last().first().value<CreatedSpan>();
    QCOMPARE(span.first, QDateTime(QDate(2026, 3, 14), QTime(10, 0), QTimeZone::utc()));
    QCOMPARE(span.next, QDateTime(QDate(2026, 3, 14), QTime(11, 0), QTimeZone::utc()));
    QCOMPARE(countOf(fixture.indexOf(u"2026-03-14 09:00"_s)), u"0"_s);
}

void TestOverviewPane::escapeClears()
{
    OverviewFixture fixture;
    fixture.setRows({rowOf(u"Bill"_s, true)});
    QSignalSpy cleared(&fixture.pane, &OverviewPane::clearRequested);
    QSignalSpy closed(&fixture.pane, &OverviewPane::closeRequested);
    fixture.pane.focusBars();
    QTest::keyClick(&fixture.bars, Qt::Key_Escape);
    QCOMPARE(cleared.size(), 1);
    QCOMPARE(closed.size(), 0);
    find<QAbstractButton>(fixture.pane, "closeOverview")->click();
    QCOMPARE(closed.size(), 1);
}

void TestOverviewPane::hostileTexts()
{
    OverviewFixture fixture;
    fixture.setRows({rowOf(u"<b>x</b>\n\u202Ey"_s, true), rowOf(QString(100'000, u'x'), true)});
    const QModelIndex markup = fixture.indexOf(u"<b>x</b> \uFFFDy"_s);
    QVERIFY(markup.isValid());
    QVERIFY(!markup.data(Qt::ToolTipRole).toString().contains(u"<b>"_s));
    for (const QString &text : fixture.texts())
        QVERIFY(text.size() < 250);
    fixture.click(u"<b>x</b> \uFFFDy"_s); // the value is the text as received
    QCOMPARE(fixture.values.last().at(1).toString(), u"<b>x</b>\n\u202Ey"_s);
}

void TestOverviewPane::canBeUsedWithoutSeeing()
{
    OverviewFixture fixture;
    fixture.setRows({rowOf(u"Bill"_s, true), rowOf(u"Bill"_s, true), rowOf(u"Sync"_s, true)});
    QCOMPARE(accessFaults(fixture.pane), QString());
    const QModelIndex bill = fixture.indexOf(u"Bill"_s);
    QCOMPARE(bill.data(Qt::AccessibleTextRole).toString(), u"Bill, 2 of 3, not checked"_s);
    QCOMPARE(bill.data(Qt::AccessibleDescriptionRole).toString(), u"Type"_s);
    QAccessibleInterface *list = QAccessible::queryAccessibleInterface(&fixture.bars);
    QCOMPARE(list->text(QAccessible::Name), u"Overview"_s);
    QCOMPARE(list->child(bill.row())->text(QAccessible::Name), u"Bill, 2 of 3, not checked"_s);
}

SVC_TEST(TestOverviewPane)
#include "tst_overviewpane.moc"
