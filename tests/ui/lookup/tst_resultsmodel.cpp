// SPDX-License-Identifier: MIT
#include "support/resultcolumn.h"
#include "support/resultsfixture.h"
#include "support/testprogram.h"
#include "text/displaytext.h"
#include "ui/lookup/results/resultsmodel.h"
#include "ui/widgets/views/celldelegate.h"
#include "ui/widgets/views/tooltip.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTextDocumentFragment>

#include <numeric>

using namespace uitest;
using Column = ResultField;

class TestResultsModel : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void describesEachRow_data();
    void describesEachRow();
    void isSpoken();
    void emphasizesRows();
    void toolTips();
    void showsHostileTextsAsPlainText();
    void oneBadgeForSeveralStates();
    void fieldsShownOnRequest();
    void sortsByState();
    void marksChangedRows();
    void followsTheResults();
    void updatesTimes();
    void headers();
    void headerTellsTheOrder();
    void changesAreArrangedLater();
    void addedRowsAreArranged();
    void newResultsAreArranged();
    void veryManyRows();
    void newestRequestCounts();
    void changesAreArrangedTogether();
};

void TestResultsModel::initTestCase()
{
    qputenv("TZ", "UTC-1");
    useOurStyle();
}

namespace {

struct ResultsModelFixture : ResultsFixture
{
    ResultsModel model{set, clock};
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};

    [[nodiscard]] QVariant cell(int row, Column column, int role = Qt::DisplayRole) const
    {
        return model.index(row, columnOf(column)).data(role);
    }
    [[nodiscard]] QString text(int row, Column column) const { return cell(row, column).toString(); }
    [[nodiscard]] QString toolTip(int row, Column column) const
    {
        return QTextDocumentFragment::fromHtml(cell(row, column, Qt::ToolTipRole).toString())
            .toPlainText()
            .trimmed();
    }
    [[nodiscard]] QStringList line(int row, int role = Qt::DisplayRole) const
    {
        QStringList cells;
        for (const Column column : {Column::Id, Column::Connection, Column::Subject, Column::Type,
                                    Column::Category, Column::Created, Column::State})
            cells += cell(row, column, role).toString();
        return cells;
    }
    [[nodiscard]] QString ids() const
    {
        QStringList ids;
        for (int row = 0; row < model.rowCount(); ++row)
            ids += text(row, Column::Id);
        return ids.join(u' ');
    }
    void filter(const QString &query)
    {
        ArrangementRequest request = model.request();
        request.filter = {FilterQuery(query, clock.utcNow()), {}};
        model.setRequest(request);
    }
    void sort(Column column, Qt::SortOrder order = Qt::AscendingOrder)
    {
        model.sort(columnOf(column), order);
    }
};

ResultRows manyRows(qint32 count)
{
    QList<ResultRow> rows(count);
    for (qint32 id = 1; id <= count; ++id) {
        ResultRow &row = rows[id - 1];
        row.lookup.id = id;
        row.lookup.outcome = LookupRow::Outcome::Found;
        row.lookup.notification = std::make_shared<const Notification>();
    }
    return rows;
}

} // namespace

void TestResultsModel::describesEachRow_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<QStringList>("cells");
    const QString from = u"PRODUCTION acme"_s;
    QTest::newRow("all given") << 0
                               << QStringList{u"1042"_s,
                                              from,
                                              u"Bill import failed"_s,
                                              u"Import automation"_s,
                                              u"Alerts"_s,
                                              u"3 hours ago · 14 Mar 2026 09:12 (UTC+1)"_s,
                                              u"Unread"_s};
    QTest::newRow("no time zone") << 1
                                  << QStringList{
                                         u"1043"_s,    from, u"Report is ready"_s,
                                         {},           {},   u"2026-03-10T08:12:00 (time zone not given)"_s,
                                         u"Archived"_s};
    QTest::newRow("not found")
        << 2
        << QStringList{u"1044"_s,
                       from,
                       u"Not found for you: another user, partition, data source or key, or a wrong id"_s,
                       {},
                       {},
                       {},
                       u"Not found"_s};
    QTest::newRow("failed") << 3 << QStringList{u"1045"_s, from, u"Not allowed"_s, {}, {}, {}, u"Failed"_s};
    QTest::newRow("nothing given") << 4 << QStringList{u"1046"_s, from, {}, {}, {}, {}, {}};
}

void TestResultsModel::describesEachRow()
{
    QFETCH(int, row);
    QFETCH(QStringList, cells);
    ResultsModelFixture fixture;
    fillOrdinary(fixture);
    QCOMPARE(fixture.line(row), cells);
}

void TestResultsModel::isSpoken()
{
    ResultsModelFixture fixture;
    fillOrdinary(fixture);
    QCOMPARE(
        fixture.line(0, Qt::AccessibleTextRole),
        (QStringList{u"1042"_s, u"PRODUCTION acme"_s, u"Bill import failed"_s, u"Import automation"_s,
                     u"Alerts"_s, u"3 hours ago, 14 Mar 2026 09:12 (UTC+1)"_s, u"Found, Unread, Active"_s}));
    QCOMPARE(fixture.line(4, Qt::AccessibleTextRole),
             (QStringList{u"1046"_s,
                          u"PRODUCTION acme"_s,
                          {},
                          {},
                          {},
                          {},
                          u"Found, Read: not given, Archived: not given"_s}));
    QCOMPARE(fixture.cell(2, Column::State, Qt::AccessibleTextRole).toString(), u"Not found"_s);
}

void TestResultsModel::emphasizesRows()
{
    using Ink = CellDelegate::Ink;
    ResultsModelFixture fixture;
    fillOrdinary(fixture);
    const auto ink = [&](int row, Column column) {
        return fixture.cell(row, column, CellDelegate::InkRole).value<Ink>();
    };
    QVERIFY(fixture.cell(0, Column::Subject, CellDelegate::StrongRole).toBool());
    QVERIFY(!fixture.cell(0, Column::Type, CellDelegate::StrongRole).toBool());
    QVERIFY(!fixture.cell(1, Column::Subject, CellDelegate::StrongRole).toBool());
    QCOMPARE(ink(0, Column::Subject), Ink::Normal);
    QCOMPARE(ink(2, Column::Id), Ink::Dim);
    QCOMPARE(ink(2, Column::Subject), Ink::Dim);
    QCOMPARE(ink(3, Column::Subject), Ink::Danger);
    QCOMPARE(ink(3, Column::Id), Ink::Normal);
    QCOMPARE(fixture.cell(0, Column::Created, CellDelegate::ShortRole).toString(), u"3 hours ago"_s);
    QCOMPARE(fixture.cell(1, Column::Created, CellDelegate::ShortRole).toString(),
             isolatedText(u"2026-03-10T08:12:00"_s)); // time zone not given
}

void TestResultsModel::toolTips()
{
    ResultsModelFixture fixture;
    fillOrdinary(fixture);
    QCOMPARE(fixture.toolTip(0, Column::Created), u"2026-03-14T08:12:00Z"_s);
    QCOMPARE(fixture.toolTip(0, Column::Type), u"Import automation (14)\nSent when it fails"_s);
    QCOMPARE(fixture.toolTip(0, Column::Connection), u"PRODUCTION acme\nacme.example.com"_s);
    QVERIFY(fixture.toolTip(2, Column::State).contains(u"1044"_s));
    QVERIFY(fixture.toolTip(3, Column::Subject).startsWith(u"Not allowed."_s));
    QVERIFY(fixture.toolTip(3, Column::Subject).contains(u"<img src=x> no"_s));
    QCOMPARE(fixture.cell(4, Column::Type, Qt::ToolTipRole).toString(), QString());
}

void TestResultsModel::showsHostileTextsAsPlainText()
{
    ResultsModelFixture fixture;
    const QByteArray hebrew = "\u05E9\u05DC\u05D5\u05DD";
    fixture.answer(1, "{\"subject\":\"<b>x</b>\\u202Egpj\\n<img src='file:///etc/passwd'>\"}");
    fixture.answer(2, "{\"subject\":\"" + QByteArray(70'000, 'x') + "\"}");
    fixture.answer(3, "{\"subject\":\"" + hebrew +
                          " (1)\",\"notificationType\":{\"notificationTypeId\":14,"
                          "\"notificationTypeInfo\":\"" +
                          hebrew + "\"}}");
    fixture.lookUp({1, 2, 3});
    QCOMPARE(fixture.text(0, Column::Subject), u"<b>x</b>\uFFFDgpj <img src='file:///etc/passwd'>"_s);
    QCOMPARE(fixture.toolTip(0, Column::Subject), fixture.text(0, Column::Subject));
    const QString tip = fixture.cell(0, Column::Subject, Qt::ToolTipRole).toString();
    QVERIFY(Qt::mightBeRichText(tip)); // otherwise Qt would show the entities
    QVERIFY(!tip.contains(u"<b>"_s) && !tip.contains(u"<img"_s));
    QVERIFY(fixture.text(1, Column::Subject).size() <= 400);
    QCOMPARE(fixture.toolTip(1, Column::Subject).size(), 2000);
    const QString word = QString::fromUtf8(hebrew);
    QCOMPARE(fixture.text(2, Column::Subject), u"\u2068%1 (1)\u2069"_s.arg(word));
    QCOMPARE(fixture.text(2, Column::Type), u"\u2068%1\u2069"_s.arg(word));
    QCOMPARE(plainToolTip({}), QString());
}

/// The badge has the shape and the colour of the first state.
void TestResultsModel::oneBadgeForSeveralStates()
{
    ResultsModelFixture fixture;
    fixture.answer(1, R"({"subject":"a","read":false,"archived":true})");
    fixture.answer(2, R"({"subject":"b","read":true,"archived":false})");
    fixture.lookUp({1, 2});
    const auto badge = fixture.cell(0, Column::State, CellDelegate::BadgeRole).value<Badge::Content>();
    QCOMPARE(badge.word, u"Unread, Archived"_s);
    QCOMPARE(badge.icon, Icon::Dot);
    QCOMPARE(fixture.toolTip(0, Column::State), u"Found, Unread, Archived"_s);
    QVERIFY(!fixture.cell(1, Column::State, CellDelegate::BadgeRole).isValid());
    QCOMPARE(fixture.toolTip(1, Column::State), u"Found, Read, Active"_s);
}

void TestResultsModel::fieldsShownOnRequest()
{
    ResultsModelFixture fixture;
    fillOrdinary(fixture);
    QVERIFY(fixture.text(0, Column::Preview).startsWith(u"3 bills failed."_s));
    QVERIFY(fixture.text(3, Column::Reason).startsWith(u"Not allowed."_s));
    QVERIFY(fixture.text(0, Column::Fetched).endsWith(u"(UTC+1)"_s));
    QVERIFY(fixture.toolTip(0, Column::Fetched).endsWith(u'Z'));
}

/// By how the lookup went, then unread before read, then active before archived.
void TestResultsModel::sortsByState()
{
    ResultsModelFixture fixture;
    fixture.answer(1, R"({"read":true,"archived":true})");
    fixture.answer(2, R"({"read":true,"archived":false})");
    fixture.answer(3, R"({"read":false,"archived":true})");
    fixture.answer(4, R"({"read":false,"archived":false})");
    fixture.answer(5, R"({})");
    fixture.fail(6, ErrorKind::Forbidden);
    fixture.fail(7, ErrorKind::NotFound);
    fixture.lookUp({6, 7, 5, 1, 2, 3, 4});
    fixture.sort(Column::State);
    QCOMPARE(fixture.ids(), u"4 3 2 1 5 7 6"_s);
}

void TestResultsModel::marksChangedRows()
{
    ResultsModelFixture fixture;
    fillOrdinary(fixture);
    fixture.refresh({0, 1});
    QCOMPARE(fixture.text(0, Column::State), u"Unread"_s);
    fixture.answer(1042, R"({"notificationId":1042,"subject":"Bill import failed","read":true})");
    fixture.refresh({0, 1});
    QCOMPARE(fixture.text(0, Column::State), u"Changed"_s);
    QCOMPARE(fixture.cell(0, Column::State, Qt::AccessibleTextRole).toString(),
             u"Found, Read, Archived: not given, changed since the last fetch"_s);
    QVERIFY(fixture.toolTip(0, Column::State).contains(u"Read:"_s));
    QCOMPARE(fixture.text(1, Column::State), u"Archived"_s);
    fixture.fail(1042, ErrorKind::NotFound);
    fixture.refresh({0});
    QCOMPARE(fixture.text(0, Column::State), u"Not found"_s);
}

void TestResultsModel::followsTheResults()
{
    ResultsModelFixture fixture;
    QCOMPARE(fixture.model.rowCount(), 0);
    fixture.lookUp({3, 1});
    fixture.lookUp({1, 2}, ResultSet::Mode::Add);
    QCOMPARE(fixture.model.rowCount(), 3);
    QCOMPARE(fixture.text(0, Column::Id), u"3"_s);
    fixture.fail(3, ErrorKind::Forbidden);
    fixture.refresh({0});
    QCOMPARE(fixture.text(0, Column::State), u"Failed"_s);
    fixture.lookUp({7});
    QCOMPARE(fixture.model.rowCount(), 1);
    fixture.set.clear();
    QCOMPARE(fixture.model.rowCount(), 0);
    fixture.lookUp({-2147483648, 2147483647});
    QCOMPARE(fixture.text(0, Column::Id), u"-2147483648"_s);
    QCOMPARE(fixture.text(1, Column::Id), u"2147483647"_s);
}

void TestResultsModel::updatesTimes()
{
    ResultsModelFixture fixture;
    fillOrdinary(fixture);
    fixture.clock.advance(std::chrono::hours(1));
    QVERIFY(fixture.text(0, Column::Created).startsWith(u"4 hours ago"_s));
}

void TestResultsModel::headers()
{
    ResultsModelFixture fixture;
    QStringList titles;
    for (int column = 0; column < fixture.model.columnCount(); ++column)
        titles += fixture.model.headerData(column, Qt::Horizontal).toString();
    QCOMPARE(
        titles.join(u' '),
        u"Done Id Connection Subject Note Preview Type Category Created Reason Fetched Fetched by State Last change"_s);
    QVERIFY(!fixture.model.headerData(0, Qt::Vertical).isValid());
}

void TestResultsModel::headerTellsTheOrder()
{
    ResultsModelFixture fixture;
    const auto description = [&](Column column) {
        return fixture.model.headerData(columnOf(column), Qt::Horizontal, Qt::AccessibleDescriptionRole)
            .toString();
    };
    QCOMPARE(description(Column::Id), QString());
    fixture.sort(Column::Id, Qt::DescendingOrder);
    QCOMPARE(description(Column::Id), u"Sorted in descending order"_s);
    QCOMPARE(description(Column::State), QString());
}

void TestResultsModel::changesAreArrangedLater()
{
    ResultsModelFixture fixture;
    fixture.answer(1, R"({"subject":"beta"})");
    fixture.answer(2, R"({"subject":"alpha"})");
    fixture.lookUp({1, 2, 3});
    fixture.filter(u"-subject:gone"_s);
    fixture.sort(Column::Subject);
    QCOMPARE(fixture.ids(), u"2 1 3"_s);
    fixture.answer(1, R"({"subject":"Aachen"})");
    fixture.answer(3, R"({"subject":"gone"})");
    fixture.refresh({0, 2});
    QCOMPARE(fixture.ids(), u"2 1 3"_s);
    QVERIFY(fixture.model.isArranging());
    QTRY_COMPARE(fixture.ids(), u"1 2"_s);
    QVERIFY(!fixture.model.isArranging());
}

void TestResultsModel::addedRowsAreArranged()
{
    ResultsModelFixture fixture;
    fixture.lookUp({5, 30, 4});
    fixture.sort(Column::Id);
    fixture.set.lookUp(connectionNamed(u"acme"_s), {29, 1}, ResultSet::Mode::Add);
    QCOMPARE(fixture.ids(), u"1 4 5 29 30"_s);
    fixture.model.sort(-1);
    QCOMPARE(fixture.ids(), u"5 30 4 29 1"_s);
}

void TestResultsModel::newResultsAreArranged()
{
    ResultsModelFixture fixture;
    fixture.lookUp({5, 30, 4});
    fixture.sort(Column::Id);
    fixture.filter(u"-id:8"_s);
    fixture.lookUp({9, 8, 7});
    QCOMPARE(fixture.ids(), u"7 9"_s);
    ResultSet other(fixture.resources);
    other.restore(manyRows(3));
    fixture.model.setResults(other, {});
    QCOMPARE(fixture.ids(), u"1 2 3"_s);
    fixture.set.clear(); // which is not shown any more
    QCOMPARE(fixture.ids(), u"1 2 3"_s);
    fixture.model.setResults(fixture.set, {});
    QCOMPARE(fixture.ids(), QString());
}

/// They are arranged on another thread, and those before are shown meanwhile.
void TestResultsModel::veryManyRows()
{
    ResultsModelFixture fixture;
    fixture.set.restore(manyRows(3000));
    QVERIFY(fixture.model.isArranging());
    QTRY_COMPARE(fixture.model.rowCount(), 3000);
    fixture.filter(u"id:<3"_s);
    QCOMPARE(fixture.model.rowCount(), 3000);
    QTRY_COMPARE(fixture.ids(), u"1 2"_s);
    QVERIFY(!fixture.model.isArranging());
    fixture.sort(Column::Id, Qt::DescendingOrder);
    QTRY_COMPARE(fixture.ids(), u"2 1"_s);
}

void TestResultsModel::newestRequestCounts()
{
    ResultsModelFixture fixture;
    fixture.set.restore(manyRows(3000));
    fixture.filter(u"id:<4"_s);
    fixture.filter(u"id:>2998"_s);
    fixture.sort(Column::Id, Qt::DescendingOrder);
    QTRY_COMPARE(fixture.ids(), u"3000 2999"_s);
    // Other rows, before those have been arranged
    fixture.filter(u"id:<2999"_s);
    fixture.set.restore(manyRows(4));
    QCOMPARE(fixture.ids(), u"4 3 2 1"_s);
    QTest::qWait(100);
    QCOMPARE(fixture.ids(), u"4 3 2 1"_s);
}

void TestResultsModel::changesAreArrangedTogether()
{
    ResultsModelFixture fixture;
    QList<qint32> ids(5000);
    std::iota(ids.begin(), ids.end(), 1);
    fixture.filter(u"is:unread"_s);
    fixture.sort(Column::Subject, Qt::DescendingOrder);
    QSignalSpy arranged(&fixture.model, &ResultsModel::arranged);
    QElapsedTimer timer;
    timer.start();
    fixture.lookUp(ids);
    QTRY_VERIFY(!fixture.model.isArranging());
    QCOMPARE(fixture.model.rowCount(), 2500);
    QCOMPARE(fixture.text(0, Column::Subject), u"Subject 999"_s);
    // When they come, and then twice a second
    QVERIFY2(arranged.size() <= 2 + timer.elapsed() / 500, qPrintable(QString::number(arranged.size())));
}

SVC_TEST(TestResultsModel)
#include "tst_resultsmodel.moc"
