// SPDX-License-Identifier: MIT
#include "support/resultsfixture.h"
#include "support/testprogram.h"
#include "ui/lookup/results/resultsmodel.h"
#include "ui/lookup/results/resultsproxy.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

#include <numeric>

using namespace uitest;
using Column = ResultColumn;

class TestResultsProxy : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void sorts_data();
    void sorts();
    void headerShowsTheSortOrder();
    void filters_data();
    void filters();
    void filtersAndSorts();
    void sortsChangesLater();
    void updatesPreparedTexts();
    void countsFollowTheFilter();
    void countsFollowTheRows();
    void countsVeryManyRowsInSteps();
    void filtersVeryManyRowsAtOnce();
    void sortsAddedRows();
    void batchesChanges();
    void newLookupResets();
};

namespace {

QList<ResultRow> manyRows(qint32 count)
{
    QList<ResultRow> rows;
    ResultRow row;
    row.connectionId = u"acme"_s;
    row.lookup.outcome = LookupRow::Outcome::Found;
    row.lookup.notification = std::make_shared<const Notification>();
    for (qint32 id = 1; id <= count; ++id) {
        row.lookup.id = id;
        rows += row;
    }
    return rows;
}

struct ResultsProxyFixture : ResultsFixture
{
    explicit ResultsProxyFixture(bool isTested = true)
    {
        if (isTested)
            tester.emplace(&proxy, QAbstractItemModelTester::FailureReportingMode::QtTest);
    }
    ResultsModel model{set, clock};
    ResultsProxy proxy{model};
    std::optional<QAbstractItemModelTester> tester;

    [[nodiscard]] QString ids() const
    {
        QStringList ids;
        for (int row = 0; row < proxy.rowCount(); ++row)
            ids += proxy.index(row, static_cast<int>(Column::Id)).data().toString();
        return ids.join(u' ');
    }
    void setFilter(const QString &text, ResultStates states = {})
    {
        proxy.setFilter({FilterQuery(text, clock.utcNow()), states});
    }
    /// The counts of unread, read, archived, active, found, not found, failed and not looked up rows.
    [[nodiscard]] QString counts() const
    {
        QStringList counts;
        for (const ResultState state : kResultStates)
            counts += QString::number(proxy.overview(QTimeZone::utc()).rowsIn(state));
        return counts.join(u' ');
    }
    void sort(Column column, Qt::SortOrder order = Qt::AscendingOrder)
    {
        proxy.sort(static_cast<int>(column), order);
    }
    void fill()
    {
        answer(5, R"({"subject":"beta","read":true,"createdDate":"2026-03-14T08:12:00Z"})");
        answer(30, R"({"subject":"Alpha","read":false})");
        answer(
            4,
            R"({"subject":"\u00C4lpha","read":true,"archived":true,"createdDate":"2026-01-14T08:12:00Z"})");
        fail(7, ErrorKind::NotFound);
        fail(6, ErrorKind::Forbidden);
        lookUp({5, 30, 4, 7, 6});
    }
};

} // namespace

void TestResultsProxy::sorts_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<Qt::SortOrder>("order");
    QTest::addColumn<QString>("ids");
    const auto row = [](const char *name, Column column, Qt::SortOrder order, const QString &ids) {
        QTest::newRow(name) << static_cast<int>(column) << order << ids;
    };
    QTest::newRow("as typed") << -1 << Qt::AscendingOrder << u"5 30 4 7 6"_s;
    row("by number", Column::Id, Qt::AscendingOrder, u"4 5 6 7 30"_s);
    row("by number, down", Column::Id, Qt::DescendingOrder, u"30 7 6 5 4"_s);
    row("blanks last", Column::Subject, Qt::AscendingOrder, u"30 4 5 7 6"_s);
    row("blanks last, down", Column::Subject, Qt::DescendingOrder, u"5 4 30 7 6"_s);
    row("dates", Column::Created, Qt::AscendingOrder, u"4 5 30 7 6"_s);
    row("states", Column::State, Qt::AscendingOrder, u"5 30 4 7 6"_s);
    row("states, down; alike as typed", Column::State, Qt::DescendingOrder, u"6 7 5 30 4"_s);
    row("unread first", Column::Read, Qt::AscendingOrder, u"30 5 4 7 6"_s);
}

void TestResultsProxy::sorts()
{
    QFETCH(int, column);
    QFETCH(Qt::SortOrder, order);
    QFETCH(QString, ids);
    ResultsProxyFixture fixture;
    fixture.fill();
    fixture.sort(Column::Id, Qt::DescendingOrder);
    fixture.proxy.sort(column, order);
    QCOMPARE(fixture.ids(), ids);
    fixture.proxy.sort(-1);
    QCOMPARE(fixture.ids(), u"5 30 4 7 6"_s);
}

void TestResultsProxy::headerShowsTheSortOrder()
{
    ResultsProxyFixture fixture;
    const auto description = [&](Column column) {
        return fixture.proxy
            .headerData(static_cast<int>(column), Qt::Horizontal, Qt::AccessibleDescriptionRole)
            .toString();
    };
    QCOMPARE(description(Column::Id), QString());
    fixture.sort(Column::Id, Qt::DescendingOrder);
    QCOMPARE(description(Column::Id), u"Sorted in descending order"_s);
    QCOMPARE(description(Column::State), QString());
}

void TestResultsProxy::filters_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<ResultStates>("states");
    QTest::addColumn<QString>("ids");
    QTest::newRow("nothing") << QString() << ResultStates() << u"5 30 4 7 6"_s;
    QTest::newRow("words without accents") << u"alpha"_s << ResultStates() << u"30 4"_s;
    QTest::newRow("ids") << u"30"_s << ResultStates() << u"30"_s;
    QTest::newRow("unread") << QString() << ResultStates(ResultState::Unread) << u"30"_s;
    QTest::newRow("one of two") << QString() << (ResultState::Failed | ResultState::NotFound) << u"7 6"_s;
    QTest::newRow("two groups") << QString() << (ResultState::Read | ResultState::Archived) << u"4"_s;
    QTest::newRow("field") << u"subject:alpha"_s << ResultStates() << u"30 4"_s;
    QTest::newRow("date") << u"created:>2026-02"_s << ResultStates() << u"5"_s;
    QTest::newRow("field and state") << u"-subject:beta"_s << ResultStates(ResultState::Read) << u"4"_s;
    QTest::newRow("mistake") << u"subjekt:beta -archived"_s << ResultStates() << u"5 30 7 6"_s;
    QTest::newRow("none") << u"nowhere"_s << ResultStates() << QString();
}

void TestResultsProxy::filters()
{
    QFETCH(QString, text);
    QFETCH(ResultStates, states);
    QFETCH(QString, ids);
    ResultsProxyFixture fixture;
    fixture.fill();
    fixture.setFilter(text, states);
    QCOMPARE(fixture.ids(), ids);
    fixture.proxy.setFilter({});
    QCOMPARE(fixture.ids(), u"5 30 4 7 6"_s);
}

void TestResultsProxy::filtersAndSorts()
{
    ResultsProxyFixture fixture;
    fixture.fill();
    fixture.sort(Column::Id, Qt::DescendingOrder);
    fixture.setFilter(u"production"_s, ResultState::NotFound | ResultState::Failed);
    QCOMPARE(fixture.ids(), u"7 6"_s);
    fixture.sort(Column::Id);
    QCOMPARE(fixture.ids(), u"6 7"_s);
    QCOMPARE(fixture.proxy.toSourceRow(0), 4);
    QCOMPARE(fixture.proxy.toProxyRow(4), 0);
    QCOMPARE(fixture.proxy.toProxyRow(0), -1);
}

void TestResultsProxy::sortsChangesLater()
{
    ResultsProxyFixture fixture;
    fixture.fill();
    fixture.setFilter(u"alpha"_s);
    fixture.sort(Column::Subject);
    fixture.answer(5, R"({"subject":"alpha again"})");
    fixture.answer(30, R"({"subject":"gone"})");
    fixture.refresh({0, 1});
    QTRY_COMPARE(fixture.ids(), u"4 5"_s);
}

void TestResultsProxy::updatesPreparedTexts()
{
    ResultsProxyFixture fixture;
    fixture.fill();
    fixture.proxy.prepareFilter(FilterQuery(u"subject:alpha alpha"_s, fixture.clock.utcNow()));
    QTest::qWait(0); // texts are prepared from the event loop
    fixture.answer(5, R"({"subject":"alpha again"})");
    fixture.answer(30, R"({"subject":"gone"})");
    fixture.refresh({0, 1});
    fixture.setFilter(u"subject:alpha alpha"_s);
    QCOMPARE(fixture.ids(), u"5 4"_s);
    fixture.setFilter(u"type:x"_s);
    QCOMPARE(fixture.ids(), QString());
    fixture.setFilter(u"subject:alpha subject:again"_s); // other fields again
    QCOMPARE(fixture.ids(), u"5"_s);
    fixture.setFilter(u"alpha"_s);
    QCOMPARE(fixture.ids(), u"5 4"_s);
    fixture.proxy.prepareFilter(FilterQuery(u"subject:alpha"_s, fixture.clock.utcNow()));
    fixture.lookUp({8, 9}); // discards the prepared texts
    QCOMPARE(fixture.ids(), QString());
}

void TestResultsProxy::countsFollowTheFilter()
{
    ResultsProxyFixture fixture;
    QCOMPARE(fixture.counts(), u"0 0 0 0 0 0 0 0"_s);
    fixture.fill();
    QCOMPARE(fixture.counts(), u"1 2 1 0 3 1 1 0"_s);
    fixture.setFilter({}, ResultState::Read);
    QCOMPARE(fixture.counts(), u"1 2 1 0 2 0 0 0"_s); // the other groups
    fixture.setFilter(u"subject:alpha"_s);
    QCOMPARE(fixture.counts(), u"1 1 1 0 2 0 0 0"_s);
    fixture.setFilter(u"alpha"_s, ResultState::Archived);
    QCOMPARE(fixture.counts(), u"0 1 1 0 1 0 0 0"_s);
}

void TestResultsProxy::countsFollowTheRows()
{
    ResultsProxyFixture fixture;
    fixture.fill();
    QCOMPARE(fixture.counts(), u"1 2 1 0 3 1 1 0"_s);
    fixture.answer(30, R"({"subject":"Alpha","read":true,"archived":false})");
    fixture.refresh({1});
    QTRY_COMPARE(fixture.counts(), u"0 3 1 1 3 1 1 0"_s);
    fixture.setFilter(u"subject:alpha"_s);
    QCOMPARE(fixture.counts(), u"0 2 1 1 2 0 0 0"_s);
    fixture.answer(5, R"({"subject":"alpha again","read":false})");
    fixture.refresh({0});
    QTRY_COMPARE(fixture.counts(), u"1 2 1 1 3 0 0 0"_s);
    fixture.lookUp({8, 10}, ResultSet::Mode::Add);
    QTRY_COMPARE(fixture.counts(), u"1 2 1 1 3 0 0 0"_s);
    fixture.setFilter({});
    QCOMPARE(fixture.counts(), u"1 4 1 3 5 1 1 0"_s);
    fixture.set.clear();
    QCOMPARE(fixture.counts(), u"0 0 0 0 0 0 0 0"_s);
}

void TestResultsProxy::countsVeryManyRowsInSteps()
{
    ResultsProxyFixture fixture(false);
    fixture.set.restore(manyRows(12'000));
    const auto found = [&fixture] {
        return fixture.proxy.overview(QTimeZone::utc()).rowsIn(ResultState::Found);
    };
    QSignalSpy read(&fixture.proxy, &ResultsProxy::facetsRead);
    QVERIFY(found() > 0 && found() < 12'000);
    QTRY_COMPARE(found(), 12'000);
    QCOMPARE(read.size(), 2);
    fixture.set.restore(manyRows(3)); // few ones are counted at once
    QCOMPARE(found(), 3);
    fixture.set.restore(manyRows(12'000));
    fixture.set.restore(manyRows(4)); // before all of the others have been read
    QCOMPARE(found(), 4);
    QTest::qWait(0);
    QCOMPARE(found(), 4);
}

void TestResultsProxy::filtersVeryManyRowsAtOnce()
{
    ResultsProxyFixture fixture(false);
    fixture.set.restore(manyRows(12'000));
    fixture.setFilter({}, ResultState::NotFound);
    QCOMPARE(fixture.proxy.rowCount(), 0);
    fixture.setFilter({}, ResultState::Found);
    QCOMPARE(fixture.proxy.rowCount(), 12'000);
    fixture.set.restore(manyRows(11'000));
    QCOMPARE(fixture.proxy.rowCount(), 11'000);
    QCOMPARE(fixture.proxy.overview(QTimeZone::utc()).rowsIn(ResultState::Found), 11'000);
}

void TestResultsProxy::sortsAddedRows()
{
    ResultsProxyFixture fixture;
    fixture.fill();
    fixture.sort(Column::Id);
    fixture.lookUp({29, 1, 40}, ResultSet::Mode::Add);
    QTRY_COMPARE(fixture.ids(), u"1 4 5 6 7 29 30 40"_s);
}

void TestResultsProxy::batchesChanges()
{
    ResultsProxyFixture fixture(false);
    QList<qint32> ids(10000);
    std::iota(ids.begin(), ids.end(), 1);
    fixture.setFilter({}, ResultState::Unread);
    fixture.sort(Column::Subject, Qt::DescendingOrder);
    QSignalSpy changes(&fixture.set, &ResultSet::changed);
    QSignalSpy tidies(&fixture.proxy, &ResultsProxy::rearranged);
    fixture.lookUp(ids);
    QTRY_COMPARE_WITH_TIMEOUT(fixture.proxy.rowCount(), 5000, 60000);
    QVERIFY2(tidies.size() <= changes.size(), qPrintable(QString::number(tidies.size())));
    // The last answers are in their places after the next update.
    QTRY_COMPARE_WITH_TIMEOUT(fixture.proxy.index(0, static_cast<int>(Column::Subject)).data().toString(),
                              u"Subject 9999"_s, 60000);
}

void TestResultsProxy::newLookupResets()
{
    ResultsProxyFixture fixture;
    fixture.fill();
    fixture.sort(Column::Subject);
    fixture.setFilter(u"beta"_s);
    fixture.answer(8, R"({"subject":"beta 8"})");
    fixture.lookUp({8, 9});
    QTRY_COMPARE(fixture.ids(), u"8"_s);
    fixture.set.clear();
    QCOMPARE(fixture.ids(), QString());
}

SVC_TEST(TestResultsProxy)
#include "tst_resultsproxy.moc"
