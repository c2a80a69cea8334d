// SPDX-License-Identifier: MIT
#include "results/examplerows.h"
#include "results/sortkeys.h"
#include "support/testprogram.h"

#include <QTest>

#include <numeric>

using namespace Qt::StringLiterals;
using namespace resultrows;

Q_DECLARE_METATYPE(QList<ResultRow>)

namespace {

ResultRow with(qint32 id, const char *fields)
{
    return answered(id, QByteArray("{") + fields + '}');
}

ResultRow from(qint32 id, const Provenance &provenance)
{
    ResultRow row = found(id, {});
    row.from = provenance;
    return row;
}

std::vector<ResultRank> ranksOf(const QList<ResultRow> &rows, ResultField column)
{
    const ResultRows stored(rows);
    RowReader reader(stored);
    std::vector<qsizetype> numbers(static_cast<std::size_t>(rows.size()));
    std::iota(numbers.begin(), numbers.end(), 0);
    return sortRanks(reader, column, numbers);
}

QList<int> sortedIds(const QList<ResultRow> &rows, ResultField column, Qt::SortOrder order)
{
    const std::vector<int> places = sortedPositions(ranksOf(rows, column), order);
    QList<int> ids(rows.size());
    for (qsizetype row = 0; row < rows.size(); ++row)
        ids[places.at(std::size_t(row))] = rows.at(row).lookup.id;
    return ids;
}

} // namespace

class TestSortKeys final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sorts_data();
    void sorts();
    void equalKeys();
};

void TestSortKeys::sorts_data()
{
    QTest::addColumn<ResultField>("column");
    QTest::addColumn<QList<ResultRow>>("rows");
    QTest::addColumn<QList<int>>("up");
    QTest::addColumn<QList<int>>("down");
    const auto add = [](const char *name, ResultField column, const QList<ResultRow> &rows,
                        const QList<int> &up,
                        const QList<int> &down) { QTest::newRow(name) << column << rows << up << down; };
    add("ids as numbers", ResultField::Id, {notFound(10), notFound(9), notFound(-2147483647), notFound(100)},
        {-2147483647, 9, 10, 100}, {100, 10, 9, -2147483647});
    add("states", ResultField::State,
        {notLookedUp(1), failed(2), resultrows::row(3, LookupRow::Outcome::Waiting), notFound(4),
         found(5, {}), resultrows::row(6, LookupRow::Outcome::Running)},
        {5, 4, 2, 1, 6, 3}, {3, 6, 1, 2, 4, 5});
    add("subjects", ResultField::Subject,
        {with(1, R"("subject":"zeta")"), with(2, R"("subject":"Éclair")"), with(3, R"("subject":"alpha")"),
         with(4, R"("subject":"eclair")"), with(5, R"("subject":"Beta")"), with(6, ""),
         with(7, R"("subject":" ")")},
        {3, 5, 4, 2, 1, 6, 7}, {1, 2, 4, 5, 3, 6, 7});
    add("equal rows keep their order", ResultField::Subject,
        {with(3, R"("subject":"a")"), with(1, R"("subject":"a")"), with(2, R"("subject":"a")")}, {3, 1, 2},
        {3, 1, 2});
    add("dates", ResultField::Created,
        {with(1, R"("createdDate":"2026-03-14T09:12:00")"),
         with(2, R"("createdDate":"2026-03-14T09:12:00Z")"),
         with(3, R"("createdDate":"2026-03-14T10:11:00+01:00")"), with(4, ""),
         with(5, R"("createdDate":"2026-03-14T09:11:59")"), notFound(6)},
        {3, 5, 2, 1, 4, 6}, {1, 2, 5, 3, 4, 6});
    add("read", ResultField::Read,
        {with(1, R"("read":true)"), with(2, ""), with(3, R"("read":false)"), notFound(4)}, {3, 1, 2, 4},
        {1, 3, 2, 4});
    add("archived", ResultField::Archived, {with(1, R"("archived":true)"), with(2, R"("archived":false)")},
        {2, 1}, {1, 2});
    add("types", ResultField::Type,
        {with(1, R"("notificationType":{"notificationTypeInfo":"b","notificationTypeId":1})"),
         with(2, R"("notificationType":{"notificationTypeInfo":"a","notificationTypeId":10})"),
         with(3, R"("notificationType":{"notificationTypeInfo":"a","notificationTypeId":9})"), with(4, "")},
        {3, 2, 1, 4}, {1, 2, 3, 4});
    add("connections", ResultField::Connection,
        {from(1, {u"b"_s, u"TEST"_s, {}}), from(2, {u"a"_s, u"TEST"_s, {}}),
         from(3, {u"c"_s, u"PRODUCTION"_s, {}})},
        {3, 2, 1}, {1, 2, 3});
}

void TestSortKeys::sorts()
{
    QFETCH(const ResultField, column);
    QFETCH(const QList<ResultRow>, rows);
    QFETCH(const QList<int>, up);
    QFETCH(const QList<int>, down);
    QCOMPARE(sortedIds(rows, column, Qt::AscendingOrder), up);
    QCOMPARE(sortedIds(rows, column, Qt::DescendingOrder), down);
}

void TestSortKeys::equalKeys()
{
    const QList<ResultRow> rows{with(1, R"("subject":"b")"), with(2, R"("subject":"a")"), with(3, ""),
                                with(4, R"("subject":"b")"), notFound(5)};
    QCOMPARE(ranksOf(rows, ResultField::Subject), (std::vector<ResultRank>{1, 0, kBlankRank, 1, kBlankRank}));
    QCOMPARE(ranksOf({}, ResultField::Subject), std::vector<ResultRank>());
}

SVC_GUILESS_TEST(TestSortKeys)
#include "tst_sortkeys.moc"
