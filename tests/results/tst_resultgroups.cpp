// SPDX-License-Identifier: MIT
#include "results/examplerows.h"
#include "results/resultgroups.h"
#include "support/testprogram.h"

#include <QTest>
#include <QTimeZone>

using namespace Qt::StringLiterals;
using namespace resultrows;

class TestResultGroups final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void groups_data();
    void groups();
    void nothing();
    void daysWithoutMidnight();
    void groupOfAPlace();
};

namespace {

ResultRow groupable(qint32 id, const QString &type, const QString &category, bool isRead,
                    const QString &created)
{
    return answered(id, uR"({"subject":"x","createdDate":"%1","read":%2,"notificationType":{)"
                        R"("notificationTypeInfo":"%3","notificationCategory":{)"
                        R"("notificationCategoryInfo":"%4"}}})"_s
                            .arg(created, isRead ? u"true"_s : u"false"_s, type, category)
                            .toUtf8());
}

ResultRow waitingRow(qint32 id)
{
    ResultRow row;
    row.lookup.id = id;
    return row;
}

QList<ResultRow> groupableRows()
{
    return {
        groupable(1, u"Sync"_s, u"News"_s, true, u"2026-03-14T22:59:59Z"_s),
        notFound(2),
        groupable(3, u"Bill"_s, u"Alerts"_s, false, u"2026-03-14T23:00:00Z"_s),
        waitingRow(4),
        onTest(groupable(5, u"Bill"_s, u"News"_s, true, u"2026-03-15T12:00:00"_s)),
        onTest(failed(6)),
        groupable(7, u"Bill"_s, u"News"_s, false, u"0001-01-01T00:00:00"_s),
        groupable(8, u"Archive"_s, u"News"_s, true, u"2025-12-31T23:30:00+01:00"_s),
        answered(9, "{}"),
    };
}

/// Returns for example “Bill 3/2: 2 4 6; Sync 1: 0”: the rows of each group after its counts.
QString groupsText(const ResultGroups &grouped)
{
    QStringList texts;
    for (const ResultGroup &group : grouped.groups) {
        QString text = u"%1 %2"_s.arg(group.count.text).arg(group.count.rows);
        if (group.unread > 0)
            text += u'/' + QString::number(group.unread);
        text += u':';
        for (qsizetype place = group.first; place < group.end(); ++place)
            text += u' ' + QString::number(grouped.rows.at(static_cast<std::size_t>(place)));
        texts += text;
    }
    return texts.join(u"; "_s);
}

const QTimeZone kCet("Europe/Berlin");

} // namespace

void TestResultGroups::groups_data()
{
    QTest::addColumn<ResultFacet>("facet");
    QTest::addColumn<std::vector<int>>("rows");
    QTest::addColumn<GroupOrder>("order");
    QTest::addColumn<QString>("expected");
    const std::vector<int> all{0, 1, 2, 3, 4, 5, 6, 7, 8};
    const std::vector<int> backwards{8, 7, 6, 5, 4, 3, 2, 1, 0};
    const auto add = [](const char *name, ResultFacet facet, const std::vector<int> &rows, GroupOrder order,
                        const char *expected) {
        QTest::newRow(name) << facet << rows << order << QString::fromUtf8(expected);
    };
    add("type", ResultFacet::Type, all, GroupOrder::Usual,
        "Bill 3/2: 2 4 6; Archive 1: 7; Sync 1: 0; not given 1: 8; Failed 1: 5; Not found 1: 1; Waiting 1: "
        "3");
    add("category", ResultFacet::Category, all, GroupOrder::Usual,
        "News 4/1: 0 4 6 7; Alerts 1/1: 2; not given 1: 8; Failed 1: 5; Not found 1: 1; Waiting 1: 3");
    add("state", ResultFacet::State, all, GroupOrder::Usual,
        "Found 6/2: 0 2 4 6 7 8; Failed 1: 5; Not found 1: 1; Waiting 1: 3");
    add("connection", ResultFacet::Connection, all, GroupOrder::Usual,
        "PRODUCTION acme production 6/2: 0 1 2 6 7 8; TEST acme test 2: 4 5; Waiting 1: 3");
    add("day", ResultFacet::Created, all, GroupOrder::Usual,
        "2026-03-15 2/1: 2 4; 2026-03-14 1: 0; 2025-12-31 1: 7; not given 2/1: 6 8; Failed 1: 5; Not found "
        "1: 1; "
        "Waiting 1: 3");
    add("rows in their order", ResultFacet::Type, backwards, GroupOrder::Usual,
        "Bill 3/2: 6 4 2; Archive 1: 7; Sync 1: 0; not given 1: 8; Failed 1: 5; Not found 1: 1; Waiting 1: "
        "3");
    add("groups in the order of the rows", ResultFacet::Type, backwards, GroupOrder::FirstRow,
        "not given 1: 8; Archive 1: 7; Bill 3/2: 6 4 2; Sync 1: 0; Failed 1: 5; Not found 1: 1; Waiting 1: "
        "3");
    add("days in the order of the rows", ResultFacet::Created, {7, 0, 2}, GroupOrder::FirstRow,
        "2025-12-31 1: 7; 2026-03-14 1: 0; 2026-03-15 1/1: 2");
    add("some rows", ResultFacet::Type, {5, 2, 0}, GroupOrder::Usual, "Bill 1/1: 2; Sync 1: 0; Failed 1: 5");
}

void TestResultGroups::groups()
{
    QFETCH(const ResultFacet, facet);
    QFETCH(const std::vector<int>, rows);
    QFETCH(const GroupOrder, order);
    QTEST(groupsText(groupRows(indexOf(groupableRows()), facet, rows, order, kCet)), "expected");
}

void TestResultGroups::nothing()
{
    const ResultGroups grouped = groupRows(FacetIndex({}), ResultFacet::Type, {}, GroupOrder::Usual, kCet);
    QVERIFY(grouped.groups.empty());
    QVERIFY(grouped.rows.empty());
}

/// In São Paulo the clocks were put forward at midnight, so that day began at 01:00.
void TestResultGroups::daysWithoutMidnight()
{
    const QList<ResultRow> rows{
        groupable(1, u"a"_s, u"b"_s, true, u"2018-11-04T02:59:59Z"_s),
        groupable(2, u"a"_s, u"b"_s, true, u"2018-11-04T03:00:00Z"_s),
        groupable(3, u"a"_s, u"b"_s, true, u"2018-11-05T01:59:59Z"_s),
        groupable(4, u"a"_s, u"b"_s, true, u"2018-11-05T02:00:00Z"_s),
    };
    QCOMPARE(groupsText(groupRows(indexOf(rows), ResultFacet::Created, {0, 1, 2, 3}, GroupOrder::FirstRow,
                                  QTimeZone("America/Sao_Paulo"))),
             u"2018-11-03 1: 0; 2018-11-04 2: 1 2; 2018-11-05 1: 3"_s);
}

void TestResultGroups::groupOfAPlace()
{
    const ResultGroups grouped =
        groupRows(indexOf(groupableRows()), ResultFacet::State, {0, 1, 2, 3}, GroupOrder::Usual, kCet);
    QList<int> groups;
    for (int place = 0; place < 4; ++place)
        groups += grouped.groupOf(place);
    QCOMPARE(groups, (QList<int>{0, 0, 1, 2}));
}

SVC_GUILESS_TEST(TestResultGroups)
#include "tst_resultgroups.moc"
