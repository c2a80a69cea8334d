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
    void headerSaysHowItIsSorted();
    void filters_data();
    void filters();
    void filterAndOrderTogether();
    void changesAreTidiedUpLater();
    void preparedTextsFollowChanges();
    void whatIsAddedIsSortedIn();
    void manyChangesAreFewTidies();
    void aNewLookupStartsOver();
};

namespace {

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

void TestResultsProxy::headerSaysHowItIsSorted()
{
    ResultsProxyFixture fixture;
    const auto said = [&](Column column) {
        return fixture.proxy
            .headerData(static_cast<int>(column), Qt::Horizontal, Qt::AccessibleDescriptionRole)
            .toString();
    };
    QCOMPARE(said(Column::Id), QString());
    fixture.sort(Column::Id, Qt::DescendingOrder);
    QCOMPARE(said(Column::Id), u"Sorted in descending order"_s);
    QCOMPARE(said(Column::State), QString());
}

void TestResultsProxy::filters_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<ResultChips>("chips");
    QTest::addColumn<QString>("ids");
    QTest::newRow("nothing") << QString() << ResultChips() << u"5 30 4 7 6"_s;
    QTest::newRow("words without accents") << u"alpha"_s << ResultChips() << u"30 4"_s;
    QTest::newRow("ids") << u"30"_s << ResultChips() << u"30"_s;
    QTest::newRow("unread") << QString() << ResultChips(ResultChip::Unread) << u"30"_s;
    QTest::newRow("one of two") << QString() << (ResultChip::Failed | ResultChip::Archived) << u"4 6"_s;
    QTest::newRow("none") << u"nowhere"_s << ResultChips() << QString();
}

void TestResultsProxy::filters()
{
    QFETCH(QString, text);
    QFETCH(ResultChips, chips);
    QFETCH(QString, ids);
    ResultsProxyFixture fixture;
    fixture.fill();
    fixture.proxy.setFilter({text, chips});
    QCOMPARE(fixture.ids(), ids);
    fixture.proxy.setFilter({});
    QCOMPARE(fixture.ids(), u"5 30 4 7 6"_s);
}

void TestResultsProxy::filterAndOrderTogether()
{
    ResultsProxyFixture fixture;
    fixture.fill();
    fixture.sort(Column::Id, Qt::DescendingOrder);
    fixture.proxy.setFilter({u"production"_s, ResultChip::NotFound | ResultChip::Failed});
    QCOMPARE(fixture.ids(), u"7 6"_s);
    fixture.sort(Column::Id);
    QCOMPARE(fixture.ids(), u"6 7"_s);
    QCOMPARE(fixture.proxy.toSourceRow(0), 4);
    QCOMPARE(fixture.proxy.toProxyRow(4), 0);
    QCOMPARE(fixture.proxy.toProxyRow(0), -1);
}

void TestResultsProxy::changesAreTidiedUpLater()
{
    ResultsProxyFixture fixture;
    fixture.fill();
    fixture.proxy.setFilter({u"alpha"_s, {}});
    fixture.sort(Column::Subject);
    fixture.answer(5, R"({"subject":"alpha again"})");
    fixture.answer(30, R"({"subject":"gone"})");
    fixture.refresh({0, 1});
    QTRY_COMPARE(fixture.ids(), u"4 5"_s);
}

void TestResultsProxy::preparedTextsFollowChanges()
{
    ResultsProxyFixture fixture;
    fixture.fill();
    fixture.proxy.prepareFilter();
    QTest::qWait(0); // the texts are made from the event loop
    fixture.answer(5, R"({"subject":"alpha again"})");
    fixture.answer(30, R"({"subject":"gone"})");
    fixture.refresh({0, 1});
    fixture.proxy.setFilter({u"alpha"_s, {}});
    QCOMPARE(fixture.ids(), u"5 4"_s);
    fixture.proxy.prepareFilter();
    fixture.lookUp({8, 9}); // what was being prepared is gone
    QCOMPARE(fixture.ids(), QString());
}

void TestResultsProxy::whatIsAddedIsSortedIn()
{
    ResultsProxyFixture fixture;
    fixture.fill();
    fixture.sort(Column::Id);
    fixture.lookUp({29, 1, 40}, ResultSet::Mode::Add);
    QTRY_COMPARE(fixture.ids(), u"1 4 5 6 7 29 30 40"_s);
}

void TestResultsProxy::manyChangesAreFewTidies()
{
    ResultsProxyFixture fixture(false);
    QList<qint32> ids(10000);
    std::iota(ids.begin(), ids.end(), 1);
    fixture.proxy.setFilter({{}, ResultChip::Unread});
    fixture.sort(Column::Subject, Qt::DescendingOrder);
    QSignalSpy changes(&fixture.set, &ResultSet::changed);
    QSignalSpy tidies(&fixture.proxy, &ResultsProxy::rearranged);
    fixture.lookUp(ids);
    QTRY_COMPARE(fixture.proxy.rowCount(), 5000);
    QVERIFY2(tidies.size() <= changes.size(), qPrintable(QString::number(tidies.size())));
    QCOMPARE(fixture.proxy.index(0, static_cast<int>(Column::Subject)).data().toString(), u"Subject 9999"_s);
}

void TestResultsProxy::aNewLookupStartsOver()
{
    ResultsProxyFixture fixture;
    fixture.fill();
    fixture.sort(Column::Subject);
    fixture.proxy.setFilter({u"beta"_s, {}});
    fixture.answer(8, R"({"subject":"beta 8"})");
    fixture.lookUp({8, 9});
    QTRY_COMPARE(fixture.ids(), u"8"_s);
    fixture.set.clear();
    QCOMPARE(fixture.ids(), QString());
}

SVC_TEST(TestResultsProxy)
#include "tst_resultsproxy.moc"
