// SPDX-License-Identifier: MIT
#include "examplerows.h"
#include "results/arrangement.h"
#include "results/resulttext.h"
#include "support/testprogram.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <functional>
#include <map>

using namespace Qt::StringLiterals;
using namespace resultrows;

class TestArrangement final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sorts_data();
    void sorts();
    void filters_data();
    void filters();
    void countsFollowTheFilter();
    void groups_data();
    void groups();
    void daysFollowTheZone();
    void placesOfItems();
    void byNotification_data();
    void byNotification();
    void changedRowsAreReadAgain();
    void differencesFollowTheAnswers();
    void canBeCancelled();
    void anySequenceOfChanges();
};

namespace {

const QDateTime kNow(QDate(2026, 11, 21), QTime(12, 0), QTimeZone::utc());

std::shared_ptr<const Arrangement> arranged(const ResultRows &rows, const ArrangementRequest &request,
                                            ArrangementCache *cache = nullptr)
{
    ArrangementCache own;
    return arrange(rows, request, cache ? *cache : own, false);
}

ArrangementRequest filtered(const QString &text, ResultStates states = {})
{
    ArrangementRequest request;
    request.filter = {FilterQuery(text, kNow), states};
    return request;
}

ArrangementRequest sorted(ShownColumn by, Qt::SortOrder order)
{
    ArrangementRequest request;
    request.sortedBy = by;
    request.order = order;
    return request;
}

/// Returns the lines, such as “[Bill 2] 3 5 [Sync 1 folded]”: heads with their counts, and the ids of items.
QString linesOf(const Arrangement &shown, const ResultRows &rows)
{
    QStringList lines;
    for (int line = 0; line < shown.lineCount(); ++line) {
        if (!shown.isHead(line)) {
            const int item = shown.itemAt(line);
            lines +=
                QString::number(shown.isByNotification() ? shown.sideBySide().ids().at(item) : rows.id(item));
            continue;
        }
        const int group = shown.groupAt(line);
        const ResultGroup &of = shown.groups()[static_cast<std::size_t>(group)];
        lines += u"[%1 %2%3]"_s.arg(of.count.text, QString::number(of.count.rows),
                                    shown.isFolded(group) ? u" folded"_s : QString());
    }
    return lines.join(u' ');
}

/// Returns the numbers of unread, read, archived, active, found, not found, failed and not looked up items.
QString countsOf(const Arrangement &shown)
{
    QStringList counts;
    for (const ResultState state : kResultStates) {
        if (facetOf(state) != ResultFacet::Done)
            counts += QString::number(shown.overview().rowsIn(state));
    }
    return counts.join(u' ');
}

ResultRows usualRows()
{
    return {
        answered(5, R"({"subject":"beta","read":true,"createdDate":"2026-03-14T08:12:00Z",
                            "notificationType":{"notificationTypeInfo":"Bill"}})"),
        answered(30,
                 R"({"subject":"Alpha","read":false,"notificationType":{"notificationTypeInfo":"Sync"}})"),
        answered(4,
                 R"({"subject":"\u00C4lpha","read":true,"archived":true,"createdDate":"2026-01-14T08:12:00Z",
                            "notificationType":{"notificationTypeInfo":"Bill"}})"),
        notFound(7), failed(6)};
}

/// The same ids in two environments: 1 is the same, 2 is read in one, 3 is only in one, and 4 failed in one.
ResultRows twoEnvironments()
{
    const auto answer = [](qint32 id, bool isRead) {
        return answered(id, u"{\"subject\":\"Subject %1\",\"read\":%2}"_s
                                .arg(QString::number(id), isRead ? u"true"_s : u"false"_s)
                                .toUtf8());
    };
    const auto inTest = [](ResultRow row) {
        row = onTest(std::move(row));
        row.connectionId = u"test"_s;
        return row;
    };
    return {answer(1, true),         answer(2, true),          answer(3, true),     answer(4, true),
            inTest(answer(1, true)), inTest(answer(2, false)), inTest(notFound(3)), inTest(failed(4))};
}

} // namespace

void TestArrangement::sorts_data()
{
    QTest::addColumn<int>("field");
    QTest::addColumn<Qt::SortOrder>("order");
    QTest::addColumn<QString>("ids");
    const auto row = [](const char *name, ResultField field, Qt::SortOrder order, const QString &ids) {
        QTest::newRow(name) << static_cast<int>(field) << order << ids;
    };
    row("by number", ResultField::Id, Qt::AscendingOrder, u"4 5 6 7 30"_s);
    row("by number, down", ResultField::Id, Qt::DescendingOrder, u"30 7 6 5 4"_s);
    row("blanks last", ResultField::Subject, Qt::AscendingOrder, u"30 4 5 7 6"_s);
    row("blanks last, down", ResultField::Subject, Qt::DescendingOrder, u"5 4 30 7 6"_s);
    row("dates", ResultField::Created, Qt::AscendingOrder, u"4 5 30 7 6"_s);
    row("states", ResultField::State, Qt::AscendingOrder, u"30 4 5 7 6"_s);
    row("states, down", ResultField::State, Qt::DescendingOrder, u"6 7 5 4 30"_s);
    row("unread first", ResultField::Read, Qt::AscendingOrder, u"30 5 4 7 6"_s);
    row("types", ResultField::Type, Qt::DescendingOrder, u"30 5 4 7 6"_s);
}

void TestArrangement::sorts()
{
    QFETCH(int, field);
    QFETCH(Qt::SortOrder, order);
    QFETCH(QString, ids);
    const ResultRows rows = usualRows();
    const auto shown = arranged(rows, sorted({.field = static_cast<ResultField>(field)}, order));
    QCOMPARE(linesOf(*shown, rows), ids);
}

void TestArrangement::filters_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<ResultStates>("states");
    QTest::addColumn<QString>("ids");
    QTest::newRow("none") << QString() << ResultStates() << u"5 30 4 7 6"_s;
    QTest::newRow("word, without case and accents") << u"ALPHA"_s << ResultStates() << u"30 4"_s;
    QTest::newRow("field") << u"type:bill"_s << ResultStates() << u"5 4"_s;
    QTest::newRow("state of the text") << u"is:failed"_s << ResultStates() << u"6"_s;
    QTest::newRow("chosen state") << QString() << ResultStates(ResultState::Unread) << u"30"_s;
    QTest::newRow("both") << u"bill"_s << ResultStates(ResultState::Archived) << u"4"_s;
    QTest::newRow("number") << u"id:>=6"_s << ResultStates() << u"30 7 6"_s;
    QTest::newRow("date") << u"created:<2026-02-01"_s << ResultStates() << u"4"_s;
    QTest::newRow("status") << u"status:404"_s << ResultStates() << u"7"_s;
    QTest::newRow("nothing") << u"gamma"_s << ResultStates() << QString();
}

void TestArrangement::filters()
{
    QFETCH(QString, text);
    QFETCH(ResultStates, states);
    QFETCH(QString, ids);
    const ResultRows rows = usualRows();
    const auto shown = arranged(rows, filtered(text, states));
    QCOMPARE(linesOf(*shown, rows), ids);
    QCOMPARE(shown->total(), 5);
    ArrangementRequest request = filtered(text, states);
    request.sortedBy = ShownColumn{.field = ResultField::Id};
    QStringList numbers = ids.split(u' ', Qt::SkipEmptyParts);
    std::sort(numbers.begin(), numbers.end(),
              [](const QString &a, const QString &b) { return a.toInt() < b.toInt(); });
    QCOMPARE(linesOf(*arranged(rows, request), rows), numbers.join(u' '));
}

void TestArrangement::countsFollowTheFilter()
{
    const ResultRows rows = usualRows();
    QCOMPARE(countsOf(*arranged(rows, {})), u"1 2 1 0 3 1 1 0"_s);
    QCOMPARE(countsOf(*arranged(rows, filtered(u"bill"_s))), u"0 2 1 0 2 0 0 0"_s);
    // The counts of a group of states are those of choosing another one of it.
    QCOMPARE(countsOf(*arranged(rows, filtered({}, ResultState::Read))), u"1 2 1 0 2 0 0 0"_s);
}

void TestArrangement::groups_data()
{
    QTest::addColumn<ResultFacet>("facet");
    QTest::addColumn<QString>("lines");
    QTest::newRow("type") << ResultFacet::Type << u"[Bill 2] 5 4 [Sync 1] 30 [Failed 1] 6 [Not found 1] 7"_s;
    QTest::newRow("state") << ResultFacet::State << u"[Found 3] 5 30 4 [Failed 1] 6 [Not found 1] 7"_s;
    QTest::newRow("day")
        << ResultFacet::Created
        << u"[2026-03-14 1] 5 [2026-01-14 1] 4 [not given 1] 30 [Failed 1] 6 [Not found 1] 7"_s;
}

void TestArrangement::groups()
{
    QFETCH(ResultFacet, facet);
    QFETCH(QString, lines);
    const ResultRows rows = usualRows();
    ArrangementRequest request;
    request.groupedBy = facet;
    QCOMPARE(linesOf(*arranged(rows, request), rows), lines);
}

void TestArrangement::daysFollowTheZone()
{
    const ResultRows rows = usualRows();
    ArrangementRequest request = filtered(u"bill"_s);
    request.groupedBy = ResultFacet::Created;
    request.zone = QTimeZone(-9 * 3600);
    QCOMPARE(linesOf(*arranged(rows, request), rows), u"[2026-03-13 1] 5 [2026-01-13 1] 4"_s);
    request.sortedBy = ShownColumn{.field = ResultField::Created};
    QCOMPARE(linesOf(*arranged(rows, request), rows), u"[2026-01-13 1] 4 [2026-03-13 1] 5"_s);
}

void TestArrangement::placesOfItems()
{
    const ResultRows rows = usualRows();
    ArrangementRequest request = filtered(u"-is:failed"_s);
    request.groupedBy = ResultFacet::Type;
    request.folded = {arranged(rows, request)->groups()[0].key, u"another"_s};
    const auto shown = arranged(rows, request);
    QCOMPARE(linesOf(*shown, rows), u"[Bill 2 folded] [Sync 1] 30 [Not found 1] 7"_s);
    QCOMPARE(shown->items(), (std::vector<int>{0, 2, 1, 3}));
    for (int line = -1; line <= shown->lineCount(); ++line) {
        const int item = shown->itemAt(line);
        QCOMPARE(shown->lineOf(item), item == Arrangement::kNone ? Arrangement::kNone : line);
    }
    QCOMPARE(shown->lineOf(0), Arrangement::kNone); // folded
    QCOMPARE(shown->groupOf(0), 0);
    QVERIFY(shown->accepts(0));
    QCOMPARE(shown->groupOf(4), Arrangement::kNone); // hidden
    QVERIFY(!shown->accepts(4));
    QCOMPARE(shown->groupAt(2), 1);
    QCOMPARE(shown->lineOfHead(2), 3);
    QCOMPARE(shown->groupWithKey(shown->groups()[2].key), 2);
    QCOMPARE(shown->groupWithKey(u"another"_s), Arrangement::kNone);
}

void TestArrangement::byNotification_data()
{
    QTest::addColumn<ArrangementRequest>("request");
    QTest::addColumn<QString>("ids");
    QTest::addColumn<int>("different");
    const auto add = [](const char *name, ArrangementRequest request, const QString &ids, int different) {
        request.isByNotification = true;
        QTest::newRow(name) << request << ids << different;
    };
    add("all", {}, u"1 2 3 4"_s, 2);
    ArrangementRequest onlyDifferent;
    onlyDifferent.isOnlyDifferent = true;
    add("only different ones", onlyDifferent, u"2 3"_s, 2);
    add("any answer fits", filtered(u"is:unread"_s), u"2"_s, 1);
    add("chosen state", filtered({}, ResultState::NotFound), u"3"_s, 1);
    add("by what differs", sorted({.kind = ShownColumn::Kind::Difference}, Qt::AscendingOrder), u"3 2 4 1"_s,
        2);
    add("by the answers of a connection",
        sorted({.kind = ShownColumn::Kind::Connection, .connection = 1}, Qt::DescendingOrder), u"4 3 1 2"_s,
        2);
    add("by a connection that is not there",
        sorted({.kind = ShownColumn::Kind::Connection, .connection = 7}, Qt::DescendingOrder), u"1 2 3 4"_s,
        2);
    add("by subject", sorted({.field = ResultField::Subject}, Qt::DescendingOrder), u"4 3 2 1"_s, 2);
}

void TestArrangement::byNotification()
{
    QFETCH(ArrangementRequest, request);
    QFETCH(QString, ids);
    QFETCH(int, different);
    const ResultRows rows = twoEnvironments();
    const auto shown = arranged(rows, request);
    QCOMPARE(linesOf(*shown, rows), ids);
    QCOMPARE(shown->differentCount(), different);
    QCOMPARE(shown->total(), 4);
}

void TestArrangement::changedRowsAreReadAgain()
{
    ResultRows rows = usualRows();
    ArrangementCache cache;
    QCOMPARE(linesOf(*arranged(rows, filtered(u"alpha"_s), &cache), rows), u"30 4"_s);
    rows.replace(0, answered(5, R"({"subject":"alpha"})"));
    rows.replace(1, answered(30, R"({"subject":"gamma"})"));
    const auto shown = arranged(rows, filtered(u"alpha"_s), &cache);
    QCOMPARE(linesOf(*shown, rows), u"5 4"_s);
    QCOMPARE(countsOf(*shown), u"0 1 1 0 2 0 0 0"_s);
}

void TestArrangement::differencesFollowTheAnswers()
{
    ResultRows rows = twoEnvironments();
    ArrangementCache cache;
    ArrangementRequest request;
    request.isByNotification = true;
    request.isOnlyDifferent = true;
    QCOMPARE(linesOf(*arranged(rows, request, &cache), rows), u"2 3"_s);
    ResultRow changed = rows.at(0);
    changed.lookup.notification =
        std::make_shared<const Notification>(parseNotification(R"({"subject":"Other","read":true})").value());
    rows.replace(0, changed);
    QCOMPARE(linesOf(*arranged(rows, request, &cache), rows), u"1 2 3"_s);
}

void TestArrangement::canBeCancelled()
{
    ArrangementCache cache;
    QVERIFY(!arrange(usualRows(), {}, cache, true));
}

namespace {

/// The same as arrange(), slow and plain.
QString plainLines(const QList<ResultRow> &rows, const ArrangementRequest &request,
                   const std::function<bool(const ResultRow &)> &fits)
{
    QList<ResultRow> shown;
    std::copy_if(rows.begin(), rows.end(), std::back_inserter(shown), fits);
    if (request.sortedBy) {
        const auto number = [&](const ResultRow &row) -> std::optional<qint64> {
            const Notification *notification = row.lookup.notification.get();
            if (request.sortedBy->field == ResultField::Id)
                return row.lookup.id;
            if (!notification || !notification->read)
                return std::nullopt;
            return *notification->read ? 1 : 0;
        };
        std::stable_sort(shown.begin(), shown.end(), [&](const ResultRow &a, const ResultRow &b) {
            const auto left = number(a);
            const auto right = number(b);
            if (!left || !right)
                return left && !right;
            return request.order == Qt::AscendingOrder ? *left < *right : *right < *left;
        });
    }
    QStringList lines;
    if (!request.groupedBy) {
        for (const ResultRow &row : shown)
            lines += QString::number(row.lookup.id);
        return lines.join(u' ');
    }
    // By type; those without a notification by their outcome, after the others.
    std::map<std::pair<bool, QString>, QList<ResultRow>> groups;
    for (const ResultRow &row : shown) {
        const bool isFound = row.lookup.notification != nullptr;
        groups[{!isFound, isFound ? row.lookup.notification->type->info.value()
                                  : outcomeText(row.lookup.outcome)}] += row;
    }
    std::vector<std::pair<std::pair<bool, QString>, QList<ResultRow>>> ordered(groups.begin(), groups.end());
    std::stable_sort(ordered.begin(), ordered.end(), [](const auto &a, const auto &b) {
        if (a.first.first != b.first.first)
            return !a.first.first;
        return a.second.size() > b.second.size();
    });
    for (const auto &group : ordered) { // clang 14 lets no lambda use the parts of a pair by names
        const std::pair<bool, QString> &name = group.first;
        const QList<ResultRow> &items = group.second;
        const QString facet =
            QString::number(static_cast<int>(name.first ? ResultFacet::State : ResultFacet::Type));
        const bool isFolded =
            std::any_of(request.folded.begin(), request.folded.end(), [&](const QString &key) {
                return key.startsWith(facet + u'=') &&
                       key.section(u'=', 1) ==
                           (name.first ? outcomeName(items.first().lookup.outcome) : name.second);
            });
        lines += u"[%1 %2%3]"_s.arg(name.second, QString::number(items.size()),
                                    isFolded ? u" folded"_s : QString());
        for (const ResultRow &row : isFolded ? QList<ResultRow>() : items)
            lines += QString::number(row.lookup.id);
    }
    return lines.join(u' ');
}

} // namespace

/// Rows arrive and change, and filter, order, groups and folding change, in a hundred random sequences.
void TestArrangement::anySequenceOfChanges()
{
    const QStringList types{u"Bill"_s, u"Sync"_s, u"Report"_s};
    for (quint32 seed = 1; seed <= 100; ++seed) {
        QRandomGenerator random(seed);
        const auto chance = [&random](int of) { return random.bounded(of) == 0; };
        QList<ResultRow> plain;
        ResultRows rows;
        ArrangementCache cache;
        ArrangementRequest request;
        std::function<bool(const ResultRow &)> fits = [](const ResultRow &) { return true; };
        const auto anyRow = [&](qint32 id) {
            if (chance(5))
                return chance(2) ? notFound(id) : failed(id);
            return answered(
                id,
                u"{\"subject\":\"%1\",\"read\":%2,\"notificationType\":{\"notificationTypeInfo\":\"%3\"}}"_s
                    .arg(chance(3) ? u"needle"_s : u"hay"_s, chance(2) ? u"true"_s : u"false"_s,
                         types.at(random.bounded(3)))
                    .toUtf8());
        };
        for (int step = 0; step < 60; ++step) {
            const int what = random.bounded(8);
            if (what < 3 || plain.isEmpty()) {
                plain += anyRow(static_cast<qint32>(1000 - plain.size()));
                rows.append(plain.last());
            } else if (what == 3) {
                const qsizetype row = random.bounded(static_cast<int>(plain.size()));
                plain[row] = anyRow(plain.at(row).lookup.id);
                rows.replace(row, plain.at(row));
            } else if (what == 4 && chance(2)) {
                request.filter = filtered(u"needle"_s).filter;
                fits = [](const ResultRow &row) {
                    return row.lookup.notification && row.lookup.notification->subject == u"needle"_s;
                };
            } else if (what == 4) {
                request.filter = filtered({}, ResultState::Unread).filter;
                fits = [](const ResultRow &row) {
                    return row.lookup.notification && row.lookup.notification->read == false;
                };
            } else if (what == 5) {
                request.filter = {};
                fits = [](const ResultRow &) { return true; };
                request.sortedBy.reset();
            } else if (what == 6) {
                request.sortedBy = ShownColumn{.field = chance(2) ? ResultField::Id : ResultField::Read};
                request.order = chance(2) ? Qt::AscendingOrder : Qt::DescendingOrder;
            } else if (request.groupedBy && chance(2)) {
                request.groupedBy.reset();
                request.folded.clear();
            } else {
                request.groupedBy = ResultFacet::Type;
                const auto grouped = arranged(rows, request);
                for (const ResultGroup &group : grouped->groups()) {
                    if (chance(3))
                        request.folded.insert(group.key);
                }
            }
            const auto shown = arranged(rows, request, &cache);
            const QString expected = plainLines(plain, request, fits);
            if (linesOf(*shown, rows) != expected)
                qInfo("seed %u, step %d", seed, step);
            QCOMPARE(linesOf(*shown, rows), expected);
        }
    }
}

SVC_GUILESS_TEST(TestArrangement)
#include "tst_arrangement.moc"
