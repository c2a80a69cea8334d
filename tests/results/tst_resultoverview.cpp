// SPDX-License-Identifier: MIT
#include "results/examplerows.h"
#include "results/resultoverview.h"
#include "results/sidebysideanswers.h"
#include "support/testprogram.h"

#include <QTest>
#include <QTimeZone>

using namespace Qt::StringLiterals;
using namespace resultrows;

class TestResultOverview final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void counts_data();
    void counts();
    void nothing();
    void notGiven();
    void unfinishedRows();
    void facetedCounts_data();
    void facetedCounts();
    void queries();
    void idsInsteadOfRows();
    void choicesWithoutRows();
    void created();
    void createdInAnotherZone();
    void chosenTimes();
    void choices();
    void choicesOfTimes();
};

namespace {

ResultRow of(qint32 id, const QString &type, bool read, bool archived, const QString &created)
{
    const QString body = uR"({"subject":"x","createdDate":"%1","read":%2,"archived":%3,"notificationType":{)"
                         R"("notificationTypeId":%4,"notificationTypeInfo":"%5","notificationCategory":{)"
                         R"("notificationCategoryInfo":"Alerts"}}})"_s
                             .arg(created, read ? u"true"_s : u"false"_s, archived ? u"true"_s : u"false"_s)
                             .arg(type.size())
                             .arg(type);
    return answered(id, body.toUtf8());
}

/// Eight rows: six found, one not found and one failed; two of them on another connection.
QList<ResultRow> someRows()
{
    return {
        of(1, u"Bill"_s, false, false, u"2026-03-14T08:12:00Z"_s),
        of(2, u"Bill"_s, false, false, u"2026-03-14T08:40:00Z"_s),
        of(3, u"Bill"_s, true, false, u"2026-03-14T09:00:00Z"_s),
        of(4, u"Import"_s, true, true, u"2026-03-14T12:30:00+01:00"_s),
        of(5, u"Import"_s, false, true, u"2026-03-14T08:59:59"_s),
        onTest(of(6, u"Sync"_s, true, false, u"2026-03-14T09:01:00Z"_s)),
        notFound(7),
        onTest(failed(8)),
    };
}

/// Returns for example “Found 6, Not found 1”, with an asterisk after a chosen value.
QString countsText(const ResultOverview &overview, ResultFacet facet)
{
    QStringList texts;
    for (const FacetCount &count : overview.of(facet))
        texts += u"%1 %2%3"_s.arg(count.text).arg(count.rows).arg(count.isChosen ? u"*"_s : QString());
    return texts.join(u", "_s);
}

QString createdTextOf(const ResultOverview &overview)
{
    QStringList texts;
    for (const CreatedCount &count : overview.created)
        texts += u"%1 %2%3"_s.arg(count.span.text).arg(count.rows).arg(count.isChosen ? u"*"_s : QString());
    return texts.join(u", "_s);
}

using Chosen = QList<std::pair<ResultFacet, QString>>;

FacetChoice choiceOf(const Chosen &chosen)
{
    FacetChoice choice;
    for (const auto &[facet, value] : chosen)
        choice.setChosen(facet, value, true);
    return choice;
}

} // namespace

void TestResultOverview::counts_data()
{
    QTest::addColumn<ResultFacet>("facet");
    QTest::addColumn<QString>("counts");
    QTest::newRow("state") << ResultFacet::State << u"Found 6, Failed 1, Not found 1"_s;
    QTest::newRow("read") << ResultFacet::Read << u"Read 3, Unread 3"_s;
    QTest::newRow("archived") << ResultFacet::Archived << u"Active 4, Archived 2"_s;
    QTest::newRow("type") << ResultFacet::Type << u"Bill (4) 3, Import (6) 2, Sync (4) 1"_s;
    QTest::newRow("category") << ResultFacet::Category << u"Alerts 6"_s;
    QTest::newRow("connection") << ResultFacet::Connection
                                << u"PRODUCTION acme production 6, TEST acme test 2"_s;
}

void TestResultOverview::counts()
{
    QFETCH(const ResultFacet, facet);
    const ResultOverview overview = overviewOf(someRows(), QTimeZone::utc());
    QCOMPARE(overview.total, 8);
    QCOMPARE(overview.matching, 8);
    QTEST(countsText(overview, facet), "counts");
}

void TestResultOverview::nothing()
{
    const ResultOverview overview = overviewOf({}, QTimeZone::utc());
    QCOMPARE(overview.total, 0);
    for (const ResultFacet facet : kResultFacets)
        QVERIFY(overview.of(facet).isEmpty());
    QVERIFY(overview.created.isEmpty());
}

void TestResultOverview::notGiven()
{
    const ResultOverview overview = overviewOf(
        {answered(1, "{}"), answered(2, R"({"notificationType":{"notificationTypeInfo":" "}})"),
         answered(3, R"({"notificationType":{"notificationTypeInfo":"","notificationTypeId":14}})"),
         ordinary(), notFound(5)},
        QTimeZone::utc());
    QCOMPARE(countsText(overview, ResultFacet::Type), u"not given 2, 14 1, Import automation (14) 1"_s);
    QCOMPARE(countsText(overview, ResultFacet::Read), u"not given 3, Unread 1"_s);
    QCOMPARE(countsText(overview, ResultFacet::Created), u"not given 3"_s);
    QCOMPARE(overview.of(ResultFacet::Created).first().value, QString());
    QCOMPARE(createdTextOf(overview), u"2026-03-14 08:00 1"_s);
}

void TestResultOverview::unfinishedRows()
{
    const ResultOverview overview =
        overviewOf({row(1, LookupRow::Outcome::Waiting), row(2, LookupRow::Outcome::Running), notLookedUp(3)},
                   QTimeZone::utc());
    QCOMPARE(overview.total, 3);
    QCOMPARE(countsText(overview, ResultFacet::State), u"Not looked up 1"_s);
    QCOMPARE(countsText(overview, ResultFacet::Connection), u"PRODUCTION acme production 1"_s);
    QCOMPARE(countsText(overview, ResultFacet::Read), QString());
}

void TestResultOverview::facetedCounts_data()
{
    QTest::addColumn<Chosen>("chosen");
    QTest::addColumn<QString>("states");
    QTest::addColumn<QString>("read");
    QTest::addColumn<QString>("types");
    QTest::addColumn<QList<qint32>>("ids");
    using enum ResultFacet;
    QTest::newRow("a value keeps the others of its facet")
        << Chosen{{Type, u"Bill (4)"_s}} << u"Found 3"_s << u"Unread 2, Read 1"_s
        << u"Bill (4) 3*, Import (6) 2, Sync (4) 1"_s << QList<qint32>{1, 2, 3};
    QTest::newRow("values of a facet are alternatives")
        << Chosen{{Type, u"Bill (4)"_s}, {Type, u"Sync (4)"_s}} << u"Found 4"_s << u"Read 2, Unread 2"_s
        << u"Bill (4) 3*, Import (6) 2, Sync (4) 1*"_s << QList<qint32>{1, 2, 3, 6};
    QTest::newRow("facets add up") << Chosen{{Type, u"Bill (4)"_s}, {Read, u"read"_s}} << u"Found 1"_s
                                   << u"Unread 2, Read 1*"_s << u"Bill (4) 1*, Import (6) 1, Sync (4) 1"_s
                                   << QList<qint32>{3};
    QTest::newRow("three facets") << Chosen{{Type, u"Import (6)"_s},
                                            {Read, u"unread"_s},
                                            {Archived, u"archived"_s}}
                                  << u"Found 1"_s << u"Read 1, Unread 1*"_s << u"Import (6) 1*"_s
                                  << QList<qint32>{5};
    QTest::newRow("a state without notifications")
        << Chosen{{State, u"failed"_s}} << u"Found 6, Failed 1*, Not found 1"_s << QString() << QString()
        << QList<qint32>{8};
    QTest::newRow("a connection") << Chosen{{Connection, u"TEST acme test"_s}} << u"Failed 1, Found 1"_s
                                  << u"Read 1"_s << u"Sync (4) 1"_s << QList<qint32>{6, 8};
    QTest::newRow("no row has both") << Chosen{{State, u"failed"_s}, {Read, u"read"_s}}
                                     << u"Found 3, Failed 0*"_s << u"Read 0*"_s << QString()
                                     << QList<qint32>{};
}

void TestResultOverview::facetedCounts()
{
    QFETCH(const Chosen, chosen);
    QFETCH(const QList<qint32>, ids);
    const QList<ResultRow> rows = someRows();
    const FacetIndex index(rows, choiceOf(chosen));
    const ResultOverview overview = index.overview(QTimeZone::utc());
    QCOMPARE(overview.total, 8);
    QCOMPARE(overview.matching, ids.size());
    QTEST(countsText(overview, ResultFacet::State), "states");
    QTEST(countsText(overview, ResultFacet::Read), "read");
    QTEST(countsText(overview, ResultFacet::Type), "types");
    QList<qint32> accepted;
    for (qsizetype row = 0; row < rows.size(); ++row) {
        if (index.isChosen(row))
            accepted += rows.at(row).lookup.id;
    }
    QCOMPARE(accepted, ids);
}

void TestResultOverview::queries()
{
    const QList<ResultRow> rows = someRows();
    const FacetIndex index(rows, choiceOf({{ResultFacet::Read, u"read"_s}}));
    const ResultOverview overview =
        index.overview(QTimeZone::utc(), [&rows](qsizetype row) { return rows.at(row).lookup.id >= 3; });
    QCOMPARE(overview.total, 8);
    QCOMPARE(overview.matching, 3);
    QCOMPARE(countsText(overview, ResultFacet::Read), u"Read 3*, Unread 1"_s);
    QCOMPARE(countsText(overview, ResultFacet::State), u"Found 3"_s);
}

/// An id counts once, whichever of its answers counts.
void TestResultOverview::idsInsteadOfRows()
{
    const QString first = u"2026-03-14T08:12:00Z"_s;
    const QString second = u"2026-03-15T08:12:00Z"_s;
    const QList<ResultRow> rows{of(1, u"Bill"_s, false, false, first),
                                of(2, u"Bill"_s, true, false, first),
                                notFound(3),
                                onTest(of(1, u"Bill"_s, false, true, first)),
                                onTest(of(2, u"Bill"_s, false, false, second)),
                                onTest(notFound(3))};
    const SideBySideAnswers sideBySide(rows);
    const auto overview = [&](const FacetChoice &choice = {}) {
        return FacetIndex(rows, choice).overview(QTimeZone::utc(), sideBySide);
    };
    QCOMPARE(overview().total, 3);
    QCOMPARE(overview().matching, 3);
    QCOMPARE(overview().rowsIn(ResultState::Unread), 2);
    QCOMPARE(overview().rowsIn(ResultState::Read), 1);
    QCOMPARE(overview().rowsIn(ResultState::Archived), 1);
    QCOMPARE(overview().rowsIn(ResultState::NotFound), 1);
    QCOMPARE(overview().of(ResultFacet::Type).first().rows, 2);
    QCOMPARE(overview().created.first().rows, 2);
    QCOMPARE(overview().created.last().rows, 1);
    const FacetChoice archived(ResultState::Archived);
    QCOMPARE(overview(archived).matching, 1);
    QCOMPARE(overview(archived).rowsIn(ResultState::Unread), 1);
    QCOMPARE(FacetIndex(rows, archived)
                 .overview(QTimeZone::utc(), sideBySide, [](qsizetype row) { return row != 3; })
                 .matching,
             0);
}

/// A value may be chosen although no row has it.
void TestResultOverview::choicesWithoutRows()
{
    const FacetChoice choice = choiceOf({{ResultFacet::Type, u"Sync (4)"_s}});
    QCOMPARE(FacetIndex(someRows().first(5), choice).overview(QTimeZone::utc()).matching, 0);
    QCOMPARE(countsText(FacetIndex(someRows(), choice).overview(QTimeZone::utc()), ResultFacet::Type),
             u"Bill (4) 3, Import (6) 2, Sync (4) 1*"_s);
}

void TestResultOverview::created()
{
    const ResultOverview overview = overviewOf(someRows(), QTimeZone::utc());
    QCOMPARE(binUnitText(overview.createdUnit), u"per hour"_s);
    // A date without an offset is counted as it is written.
    QCOMPARE(createdTextOf(overview),
             u"2026-03-14 08:00 3, 2026-03-14 09:00 2, 2026-03-14 10:00 0, 2026-03-14 11:00 1"_s);
}

void TestResultOverview::createdInAnotherZone()
{
    const ResultOverview overview = overviewOf(someRows(), QTimeZone("Asia/Tokyo"));
    QCOMPARE(overview.created.first().span.text, u"2026-03-14 08:00"_s);
    QCOMPARE(overview.created.first().rows, 1); // the one without an offset
    QCOMPARE(overview.created.last().span.text, u"2026-03-14 20:00"_s);
    QCOMPARE(overview.created.last().rows, 1);
    QCOMPARE(overview.created.size(), 13);
}

void TestResultOverview::chosenTimes()
{
    const QList<ResultRow> rows = someRows();
    FacetChoice choice;
    choice.setChosen(overviewOf(rows, QTimeZone::utc()).created.first().span, true);
    ResultOverview overview = FacetIndex(rows, choice).overview(QTimeZone::utc());
    QCOMPARE(overview.matching, 3);
    QCOMPARE(createdTextOf(overview),
             u"2026-03-14 08:00 3*, 2026-03-14 09:00 2, 2026-03-14 10:00 0, 2026-03-14 11:00 1"_s);
    QCOMPARE(countsText(overview, ResultFacet::Type), u"Bill (4) 2, Import (6) 1"_s);
    choice.setChosen(ResultFacet::Read, u"read"_s, true);
    overview = FacetIndex(rows, choice).overview(QTimeZone::utc());
    QCOMPARE(overview.matching, 0);
    // The bins fit the dates that are counted.
    QCOMPARE(createdTextOf(overview), u"2026-03-14 09:00 2, 2026-03-14 10:00 0, 2026-03-14 11:00 1"_s);
}

void TestResultOverview::choices()
{
    FacetChoice choice;
    QVERIFY(choice.isEmpty());
    choice.setChosen(ResultFacet::Type, u"Bill (4)"_s, true);
    choice.setChosen(ResultFacet::Type, u"Sync (4)"_s, true);
    choice.setChosen(ResultFacet::Type, u"Bill (4)"_s, true);
    QCOMPARE(choice.values(ResultFacet::Type), (QStringList{u"Sync (4)"_s, u"Bill (4)"_s}));
    QVERIFY(choice.has(ResultFacet::Type));
    QVERIFY(!choice.has(ResultFacet::Category));
    QVERIFY(!choice.contains(ResultFacet::Category, u"Bill (4)"_s));
    choice.setChosen(ResultFacet::Type, u"Bill (4)"_s, false);
    choice.setChosen(ResultFacet::Type, u"Sync (4)"_s, false);
    QVERIFY(choice.isEmpty());
    choice.setChosen(ResultFacet::Type, QString(), true); // not given
    QVERIFY(choice.has(ResultFacet::Type));
}

void TestResultOverview::choicesOfTimes()
{
    const auto hours = [](int first, int next) {
        const QDate day(2026, 3, 14);
        return CreatedSpan{QDateTime(day, QTime(first, 0), QTimeZone::utc()),
                           QDateTime(day, QTime(next, 0), QTimeZone::utc())};
    };
    FacetChoice choice;
    choice.setChosen(hours(8, 12), true);
    QVERIFY(choice.has(ResultFacet::Created));
    QVERIFY(choice.contains(hours(8, 12)));
    QVERIFY(choice.contains(hours(9, 10)));
    QVERIFY(!choice.contains(hours(7, 9)));
    choice.setChosen(hours(12, 13), true);
    QCOMPARE(choice.created().size(), 2);
    choice.setChosen(hours(10, 11), false);
    QCOMPARE(choice.created(), QList<CreatedSpan>{hours(12, 13)});
}

SVC_GUILESS_TEST(TestResultOverview)
#include "tst_resultoverview.moc"
