// SPDX-License-Identifier: MIT
#include "results/examplerows.h"
#include "results/resultfilter.h"
#include "results/resultoverview.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace resultrows;

/// The states by which rows are filtered. tst_filterquery is about texts.
class TestResultFilter final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void states_data();
    void states();
    void counts_data();
    void counts();
    void names();
    void empty();
};

namespace {

QList<ResultRow> stateRows()
{
    return {
        ordinary(), // unread and active
        answered(2, R"({"subject":"Import","read":true,"archived":true})"),
        answered(3, R"({"subject":"Import","read":false,"archived":true})"),
        answered(4, R"({"subject":"Import"})"),
        notFound(50),
        failed(51),
        notLookedUp(52),
        row(53, LookupRow::Outcome::Waiting),
        row(54, LookupRow::Outcome::Running),
    };
}

} // namespace

void TestResultFilter::states_data()
{
    QTest::addColumn<ResultStates>("chosen");
    QTest::addColumn<QList<int>>("ids");
    using enum ResultState;
    const auto add = [](const char *name, ResultStates chosen, const QList<int> &ids) {
        QTest::newRow(name) << chosen << ids;
    };
    add("nothing", {}, {1042, 2, 3, 4, 50, 51, 52, 53, 54});
    add("unread", Unread, {1042, 3});
    add("read", Read, {2});
    add("archived", Archived, {2, 3});
    add("active", Active, {1042});
    add("found", Found, {1042, 2, 3, 4});
    add("not found", NotFound, {50});
    add("failed", Failed, {51});
    add("not looked up", NotLookedUp, {52});
    add("alternatives of a group", Unread | Read, {1042, 2, 3});
    add("outcomes are alternatives", NotFound | Failed | NotLookedUp, {50, 51, 52});
    add("groups add up", Unread | Archived, {3});
    add("unread and still active", Unread | Active, {1042});
    add("no row has both", Unread | Failed, {});
    add("alternatives and another group", Unread | Read | Archived | Found, {2, 3});
}

void TestResultFilter::states()
{
    QFETCH(const ResultStates, chosen);
    QFETCH(const QList<int>, ids);
    const QList<ResultRow> rows = stateRows();
    const FacetIndex index(rows, chosen);
    QList<int> accepted;
    for (qsizetype row = 0; row < rows.size(); ++row) {
        if (index.isChosen(row))
            accepted += rows.at(row).lookup.id;
    }
    QCOMPARE(accepted, ids);
}

void TestResultFilter::counts_data()
{
    QTest::addColumn<ResultStates>("chosen");
    QTest::addColumn<QList<qsizetype>>("counts"); // in the order of kResultStates, without those of Done
    using enum ResultState;
    const auto add = [](const char *name, ResultStates chosen, const QList<qsizetype> &counts) {
        QTest::newRow(name) << chosen << counts;
    };
    add("nothing chosen", {}, {2, 1, 2, 1, 4, 1, 1, 1});
    add("the other groups follow", Unread, {2, 1, 1, 1, 2, 0, 0, 0});
    add("two groups chosen", Unread | Archived, {1, 1, 1, 1, 1, 0, 0, 0});
    add("an outcome without notifications", Failed, {0, 0, 0, 0, 4, 1, 1, 1});
}

/// Choosing a state alone in its group leaves as many rows as its count says.
void TestResultFilter::counts()
{
    QFETCH(const ResultStates, chosen);
    QFETCH(const QList<qsizetype>, counts);
    const QList<ResultRow> rows = stateRows();
    const ResultOverview counted = FacetIndex(rows, chosen).overview(QTimeZone::utc());
    QList<qsizetype> totals;
    for (const ResultState state : kResultStates) {
        if (facetOf(state) == ResultFacet::Done) // counted only if a row is
            continue;
        totals += counted.rowsIn(state);
        ResultStates others = chosen;
        for (const ResultStates group : kResultStateGroups) {
            if (group.testFlag(state))
                others &= ~group;
        }
        QCOMPARE(counted.rowsIn(state), FacetIndex(rows, others | state).overview(QTimeZone::utc()).matching);
    }
    QCOMPARE(totals, counts);
}

void TestResultFilter::names()
{
    QStringList names;
    QStringList texts;
    for (const ResultState state : kResultStates) {
        names += stateName(state);
        texts += stateText(state);
    }
    QCOMPARE(names.join(u' '),
             u"unread read archived active found not-found failed not-looked-up done not-done"_s);
    QCOMPARE(texts.join(u", "_s),
             u"Unread, Read, Archived, Active, Found, Not found, Failed, Not looked up, Done, Not done"_s);
}

void TestResultFilter::empty()
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    QVERIFY(ResultFilter().isEmpty());
    QVERIFY(ResultFilter(FilterQuery(u" "_s, now), {}).isEmpty());
    QVERIFY(!ResultFilter(FilterQuery(u"x"_s, now), {}).isEmpty());
    QVERIFY(!ResultFilter({}, ResultStates(ResultState::Failed)).isEmpty());
}

SVC_GUILESS_TEST(TestResultFilter)
#include "tst_resultfilter.moc"
