// SPDX-License-Identifier: MIT
#include "results/examplerows.h"
#include "results/resultrows.h"
#include "support/testprogram.h"

#include <QTest>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

using namespace Qt::StringLiterals;
using namespace resultrows;
using Outcome = LookupRow::Outcome;

namespace {

constexpr qsizetype kMiB = 1024LL * 1024;

ResultSource source(const QString &connectionId)
{
    return {connectionId, kAcme, std::nullopt};
}

/// Returns an answer whose body has about that many bytes.
LookupRow largeAnswer(qint32 id, qsizetype bytes, char letter = 'a')
{
    return answered(id, R"({"subject":")" + QByteArray(bytes, letter) + R"("})").lookup;
}

} // namespace

class TestResultRows final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void returnsWhatWasReceived();
    void returnsFactsFromTheRecord();
    void keepsDatesWithoutAnOffset();
    void storesNamesOnce();
    void returnsErrors();
    void keepsThePreviousAnswer();
    void forgetsAnswersFromElsewhere();
    void holdsLargeBodies();
    void givesUnusedBytesBack();
    void staysSmallWhileARowIsWatched();
    void leavesSnapshotsAlone();
    void refusesWhatDoesNotFit();
};

void TestResultRows::returnsWhatWasReceived()
{
    ResultRow row = ordinary();
    row.connectionId = u"acme"_s;
    row.user = u"ann"_s;
    row.isChanged = true;
    row.before = answered(1042, R"({"subject":"Earlier"})").lookup.notification;
    row.beforeAt = row.lookup.fetchedAt.addSecs(-60);
    const ResultRows rows{notLookedUp(1), row};
    QCOMPARE(rows.size(), 2);
    QCOMPARE(rows.at(0).lookup.id, 1);
    QCOMPARE(rows.at(0).lookup.outcome, Outcome::NotLookedUp);
    QVERIFY(!rows.at(0).lookup.notification && !rows.at(0).lookup.fetchedAt.isValid());
    const ResultRow same = rows.at(1);
    QCOMPARE(same.lookup.notification->raw, row.lookup.notification->raw);
    QCOMPARE(same.lookup.notification->subject, row.lookup.notification->subject);
    QCOMPARE(same.lookup.notification->type->category->info, u"Alerts"_s);
    QCOMPARE(same.lookup.fetchedAt, row.lookup.fetchedAt);
    QCOMPARE(same.connectionId, row.connectionId);
    QVERIFY(same.from == row.from);
    QCOMPARE(same.user, row.user);
    QVERIFY(same.isChanged);
    QCOMPARE(same.before->raw, row.before->raw);
    QCOMPARE(same.beforeAt, row.beforeAt);
    QCOMPARE(rows.answerBytes(), row.lookup.notification->raw.size() + row.before->raw.size());
}

void TestResultRows::returnsFactsFromTheRecord()
{
    ResultRow row = ordinary();
    row.connectionId = u"acme"_s;
    Notification numbered = *row.lookup.notification;
    numbered.exchange = 12;
    row.lookup.notification = std::make_shared<const Notification>(numbered);
    const ResultRows rows{row};
    QCOMPARE(rows.id(0), 1042);
    QCOMPARE(rows.outcome(0), Outcome::Found);
    QVERIFY(rows.isFound(0));
    QCOMPARE(rows.read(0), false);
    QCOMPARE(rows.archived(0), false);
    QCOMPARE(rows.created(0)->ms, row.lookup.notification->createdDate->instant->toMSecsSinceEpoch());
    QCOMPARE(rows.fetchedAt(0), row.lookup.fetchedAt.toMSecsSinceEpoch());
    QCOMPARE(rows.connectionId(0), u"acme"_s);
    QCOMPARE(rows.exchange(0), 12);
    QCOMPARE(rows.at(0).lookup.notification->exchange, 12);
    QCOMPARE(rows.types().at(rows.typeCode(0)).id, 14);
    QCOMPARE(rows.categories().at(rows.categoryCode(0)).info, u"Alerts"_s);
    QCOMPARE(rows.body(0).toByteArray(), row.lookup.notification->raw);
    const ResultRow small = rows.withoutTexts(0);
    QCOMPARE(small.lookup.notification->type->info, u"Import automation"_s);
    QVERIFY(!small.lookup.notification->subject);
}

void TestResultRows::keepsDatesWithoutAnOffset()
{
    const ResultRows rows{answered(1, R"({"createdDate":"2026-03-14T09:12:00"})"), answered(2, "{}")};
    const auto asUtc = QDateTime::fromString(u"2026-03-14T09:12:00Z"_s, Qt::ISODate);
    QVERIFY(rows.created(0) == (CreatedTime{asUtc.toMSecsSinceEpoch(), true}));
    QCOMPARE(rows.at(0).lookup.notification->createdDate->text, u"2026-03-14T09:12:00"_s);
    QVERIFY(!rows.withoutTexts(0).lookup.notification->createdDate->instant);
    QVERIFY(!rows.created(1));
    QVERIFY(!rows.read(1));
    QCOMPARE(rows.typeCode(1), ResultRows::kNotGiven);
}

void TestResultRows::storesNamesOnce()
{
    const ResultRows rows{ordinary(), ordinary(),
                          answered(3, R"({"notificationType":{"notificationTypeId":14}})"),
                          onTest(ordinary())};
    QCOMPARE(rows.typeCode(0), rows.typeCode(1));
    QVERIFY(rows.typeCode(0) != rows.typeCode(2));
    QCOMPARE(rows.types().size(), 2);
    QCOMPARE(rows.categories().size(), 1);
    QCOMPARE(rows.sourceCode(0), rows.sourceCode(1));
    QCOMPARE(rows.sources().size(), 2);
}

void TestResultRows::returnsErrors()
{
    ResultRow row = failed(8);
    Error error = *row.lookup.error;
    error.exchange = 5;
    row.lookup.error = std::make_shared<const Error>(error);
    const ResultRows rows{notFound(7), row, notFound(9)};
    QVERIFY(*rows.at(0).lookup.error == *notFound(7).lookup.error);
    QVERIFY(*rows.at(1).lookup.error == error);
    QCOMPARE(rows.exchange(1), 5);
    QCOMPARE(rows.at(2).lookup.error->notificationId, 9);
    QCOMPARE(rows.commonError(0), rows.commonError(2));
    QCOMPARE(rows.answerBytes(), 0);
}

void TestResultRows::keepsThePreviousAnswer()
{
    ResultRows rows;
    rows.appendWaiting({1}, source(u"acme"_s));
    LookupRow first = answered(1, R"({"subject":"First"})").lookup;
    rows.setAnswer(0, first, u"ann"_s);
    quint32 version = rows.version(0);
    rows.markWaiting(0, source(u"acme"_s));
    QVERIFY(rows.version(0) != version);
    QCOMPARE(rows.outcome(0), Outcome::Waiting);
    QVERIFY(!rows.at(0).user);
    QCOMPARE(rows.at(0).before->subject, u"First"_s);
    QCOMPARE(rows.at(0).beforeAt, first.fetchedAt);
    rows.setOutcome(0, Outcome::Running);
    rows.setAnswer(0, failed(1).lookup, u"ann"_s);
    rows.markWaiting(0, source(u"acme"_s));
    QCOMPARE(rows.at(0).before->subject, u"First"_s);
    rows.setAnswer(0, answered(1, R"({"subject":"Second"})").lookup, u"ann"_s, true);
    QVERIFY(rows.isChanged(0) && rows.hasBefore(0));
    QCOMPARE(rows.at(0).user, u"ann"_s);
    QCOMPARE(rows.at(0).lookup.notification->subject, u"Second"_s);
    QCOMPARE(rows.answerBytes(),
             qsizetype(sizeof(R"({"subject":"First"})") + sizeof(R"({"subject":"Second"})") - 2));
}

void TestResultRows::forgetsAnswersFromElsewhere()
{
    ResultRows rows{ordinary()};
    ResultSource other = source({});
    other.from = Provenance{kAcme.connection, kAcme.environment, u"other.example.com"_s};
    rows.markWaiting(0, other);
    QVERIFY(!rows.hasBefore(0));
    QCOMPARE(rows.answerBytes(), 0);
    QCOMPARE(rows.bodyBytes(), 0);
}

void TestResultRows::holdsLargeBodies()
{
    ResultRows rows;
    rows.appendWaiting({1, 2, 3}, source(u"acme"_s));
    for (qsizetype row = 0; row < 3; ++row)
        rows.setAnswer(row, largeAnswer(rows.id(row), 4 * kMiB, char('a' + row)), {});
    for (qsizetype row = 0; row < 3; ++row)
        QCOMPARE(rows.at(row).lookup.notification->subject, QString(4 * kMiB, QChar(u'a' + char16_t(row))));
    rows.markWaiting(1, {u"acme"_s, Provenance{}, {}});
    QVERIFY(rows.bodyBytes() < 9 * kMiB);
}

void TestResultRows::givesUnusedBytesBack()
{
    ResultRows rows;
    QList<qint32> ids;
    for (qint32 id = 1; id <= 3000; ++id)
        ids += id;
    rows.appendWaiting(ids, source(u"acme"_s));
    for (qsizetype row = 0; row < rows.size(); ++row)
        rows.setAnswer(row, largeAnswer(rows.id(row), 4000), {});
    for (qsizetype row = 0; row < rows.size(); ++row) { // each block keeps some that are used
        if (row % 10 != 0)
            rows.markWaiting(row, {u"acme"_s, Provenance{}, {}});
    }
    QVERIFY(rows.bodyBytes() < 2 * rows.answerBytes() + 2 * kMiB);
    QCOMPARE(rows.at(10).lookup.notification->subject, QString(4000, u'a'));
}

void TestResultRows::staysSmallWhileARowIsWatched()
{
    ResultRows rows;
    rows.appendWaiting({1, 2}, source(u"acme"_s));
    rows.setAnswer(1, largeAnswer(2, 10), {});
    for (int time = 0; time < 2000; ++time) {
        rows.setAnswer(0, largeAnswer(1, 10'000), {});
        rows.markWaiting(0, source(u"acme"_s));
    }
    QVERIFY(rows.bodyBytes() < 2 * kMiB);
    QCOMPARE(rows.sources().size(), 1);
}

void TestResultRows::leavesSnapshotsAlone()
{
    ResultRows rows{ordinary(), failed(2)};
    const ResultRows snapshot = rows;
    const quint32 version = rows.version(0);
    rows.markWaiting(0, {{}, Provenance{}, {}});
    rows.setAnswer(0, largeAnswer(1042, 10), {});
    rows.replace(1, notFound(2));
    rows.append(notFound(3));
    QCOMPARE(snapshot.size(), 2);
    QCOMPARE(snapshot.version(0), version);
    QCOMPARE(snapshot.at(0).lookup.notification->raw, ordinary().lookup.notification->raw);
    QVERIFY(*snapshot.at(1).lookup.error == *failed(2).lookup.error);
    rows.clear();
    QVERIFY(rows.isEmpty());
    QCOMPARE(snapshot.at(0).lookup.notification->subject, u"Bill import failed"_s);
}

void TestResultRows::refusesWhatDoesNotFit()
{
#ifdef Q_OS_LINUX
#ifdef __SANITIZE_ADDRESS__
    QSKIP("The sanitizer needs all addresses.");
#else
    ResultRows rows{ordinary()};
    const ResultRow large{
        .lookup = largeAnswer(2, 64 * kMiB), .from = {}, .connectionId = {}, .before = {}, .beforeAt = {}};
    rlimit before{};
    QCOMPARE(getrlimit(RLIMIT_AS, &before), 0);
    const rlimit little{32UL * kMiB, before.rlim_max};
    QCOMPARE(setrlimit(RLIMIT_AS, &little), 0);
    const bool isRefused = !rows.append(large);
    setrlimit(RLIMIT_AS, &before);
    QVERIFY(isRefused);
    QCOMPARE(rows.size(), 1);
    QCOMPARE(rows.at(0).lookup.notification->raw, ordinary().lookup.notification->raw);
    QVERIFY(rows.append(large));
    QCOMPARE(rows.size(), 2);
#endif
#else
    QSKIP("Only Linux can limit the memory of a process.");
#endif
}

SVC_APPLESS_TEST(TestResultRows)
#include "tst_resultrows.moc"
