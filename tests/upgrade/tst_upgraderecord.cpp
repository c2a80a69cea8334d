// SPDX-License-Identifier: MIT
#include "support/testprogram.h"
#include "upgrade/upgraderecords.h"

#include <QTest>
#include <QUrl>

using namespace Qt::StringLiterals;
using enum UpgradeOutcome;

class TestUpgradeRecord : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void hosts_data();
    void hosts();
    void roundTrip_data();
    void roundTrip();
    void findsTheBlockingRun_data();
    void findsTheBlockingRun();
    void findsTheUnresolvedRun_data();
    void findsTheUnresolvedRun();
    void ordersByNumber();
    void findsPrunableRuns();
    void damaged_data();
    void damaged();
};

void TestUpgradeRecord::hosts_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("host");
    const auto row = [](const char *address, const char *host) {
        QTest::newRow(address) << QString::fromUtf8(address) << QString::fromUtf8(host);
    };
    row("https://api.example.com", "api.example.com");
    row("https://API.example.com./v1/", "api.example.com");
    row("https://api.example.com:443", "api.example.com");
    row("http://api.example.com", "api.example.com");
    row("http://api.example.com:443", "api.example.com");
    row("https://api.example.com:8443", "api.example.com:8443");
    row("http://127.0.0.1:9000/x", "127.0.0.1:9000");
    row("https://[::1]:9000", "[::1]:9000");
    row("https://b\u00fccher.example", "xn--bcher-kva.example");
}

void TestUpgradeRecord::hosts()
{
    QFETCH(QString, address);
    QFETCH(QString, host);
    QCOMPARE(upgradeHost(QUrl(address)), host);
}

void TestUpgradeRecord::roundTrip_data()
{
    QTest::addColumn<std::optional<UpgradeOutcome>>("outcome");
    QTest::newRow("open") << std::optional<UpgradeOutcome>();
    for (const UpgradeOutcome outcome : {NotStarted, Finished, Refused, Failed, Unknown})
        QTest::newRow(qPrintable(outcomeName(outcome))) << std::optional(outcome);
}

void TestUpgradeRecord::roundTrip()
{
    QFETCH(std::optional<UpgradeOutcome>, outcome);
    UpgradeRecord run = upgradeRecord(7, u"api.example.com:8443"_s, outcome);
    run.mode = outcome == Finished ? UpgradeMode::UpgradesOnly : UpgradeMode::Everything;
    if (outcome) {
        run.status = 504;
        run.duration = std::chrono::milliseconds(300'123);
        run.isDismissed = outcome == Unknown;
    }
    const auto again = parseRecord(run.id, recordJson(run));
    QVERIFY(again.has_value());
    QCOMPARE(*again, run);
}

using Runs = QList<UpgradeRecord>;

void TestUpgradeRecord::findsTheBlockingRun_data()
{
    QTest::addColumn<Runs>("runs");
    QTest::addColumn<qint64>("number"); ///< 0: none holds
    const QString a = u"a"_s;
    const auto row = [](const char *name, const Runs &runs, qint64 number) {
        QTest::newRow(name) << runs << number;
    };
    const auto alive = [&a](qint64 number) {
        UpgradeRecord run = upgradeRecord(number, a);
        run.isAlive = true;
        return run;
    };
    row("none", {}, 0);
    row("finished", {upgradeRecord(1, a, Finished)}, 0);
    row("not started", {upgradeRecord(1, a, NotStarted)}, 0);
    row("refused", {upgradeRecord(1, a, Refused)}, 0);
    row("failed", {upgradeRecord(1, a, Failed)}, 0);
    row("unknown", {upgradeRecord(1, a, Unknown)}, 1);
    row("its program died", {upgradeRecord(1, a)}, 1);
    row("someone waits for it", {alive(1)}, 1);
    row("unknown elsewhere", {upgradeRecord(1, u"b"_s, Unknown)}, 0);
    row("finished since", {upgradeRecord(2, a, Finished), upgradeRecord(1, a, Unknown)}, 0);
    row("died, finished since", {upgradeRecord(2, a, Finished), upgradeRecord(1, a)}, 0);
    row("finished elsewhere since", {upgradeRecord(2, u"b"_s, Finished), upgradeRecord(1, a, Unknown)}, 1);
    row("refused since", {upgradeRecord(2, a, Refused), upgradeRecord(1, a, Unknown)}, 1);
    row("failed since", {upgradeRecord(2, a, Failed), upgradeRecord(1, a, Unknown)}, 1);
    row("not started since", {upgradeRecord(2, a, NotStarted), upgradeRecord(1, a, Unknown)}, 1);
    row("finished before", {upgradeRecord(2, a, Unknown), upgradeRecord(1, a, Finished)}, 2);
    row("still waited for, another finished since", {upgradeRecord(2, a, Finished), alive(1)}, 1);
    row("the newest of several", {upgradeRecord(3, a), upgradeRecord(1, a, Unknown)}, 3);
    row("two programs at once", {upgradeRecord(2, a, Finished), upgradeRecord(2, a, Unknown)}, 0);
}

void TestUpgradeRecord::findsTheBlockingRun()
{
    QFETCH(Runs, runs);
    QFETCH(qint64, number);
    const auto holding = blockingRun(runs, u"a"_s);
    QCOMPARE(holding ? holding->number : 0, number);
}

void TestUpgradeRecord::findsTheUnresolvedRun_data()
{
    QTest::addColumn<Runs>("runs");
    QTest::addColumn<qint64>("number"); ///< 0: none
    const QString a = u"a"_s;
    const auto row = [](const char *name, const Runs &runs, qint64 number) {
        QTest::newRow(name) << runs << number;
    };
    const auto dismissed = [&a](qint64 number) {
        UpgradeRecord run = upgradeRecord(number, a, Unknown);
        run.isDismissed = true;
        return run;
    };
    UpgradeRecord alive = upgradeRecord(2, a);
    alive.isAlive = true;
    row("none", {}, 0);
    row("finished", {upgradeRecord(1, a, Finished)}, 0);
    row("unknown", {upgradeRecord(1, a, Unknown)}, 1);
    row("its program died", {upgradeRecord(1, a)}, 1);
    row("dismissed", {dismissed(1)}, 0);
    row("dismissed, and one elsewhere", {dismissed(2), upgradeRecord(1, u"b"_s, Unknown)}, 1);
    row("finished since", {upgradeRecord(2, a, Finished), upgradeRecord(1, a, Unknown)}, 0);
    row("refused since", {upgradeRecord(2, a, Refused), upgradeRecord(1, a, Unknown)}, 1);
    row("another runs", {alive, upgradeRecord(1, a, Unknown)}, 0);
    row("the newest of several", {upgradeRecord(2, a, Unknown), upgradeRecord(1, a, Unknown)}, 2);
    row("the newest is dismissed", {dismissed(2), upgradeRecord(1, a, Unknown)}, 0);
}

void TestUpgradeRecord::findsTheUnresolvedRun()
{
    QFETCH(Runs, runs);
    QFETCH(qint64, number);
    const auto unresolved = unresolvedRun(runs);
    QCOMPARE(unresolved ? unresolved->number : 0, number);
}

/// The clock was a day ahead during the first run.
void TestUpgradeRecord::ordersByNumber()
{
    UpgradeRecord finished = upgradeRecord(1, u"a"_s, Finished);
    finished.startedAt = finished.startedAt.addDays(1);
    QVERIFY(blockingRun({upgradeRecord(2, u"a"_s, Unknown), finished}, u"a"_s).has_value());
}

void TestUpgradeRecord::findsPrunableRuns()
{
    UpgradeRecord alive = upgradeRecord(1, u"a"_s);
    alive.isAlive = true;
    const Runs runs{upgradeRecord(6, u"a"_s, Failed),   upgradeRecord(5, u"a"_s, Finished),
                    upgradeRecord(4, u"b"_s, Unknown),  upgradeRecord(3, u"b"_s, Unknown),
                    upgradeRecord(2, u"a"_s, Finished), alive};
    const Runs two = prunableRuns(runs, 2);
    QCOMPARE(two.size(), 2); // 4 requires confirmation, and a program waits for 1
    QCOMPARE(two[0].number, 3);
    QCOMPARE(two[1].number, 2);
    QCOMPARE(prunableRuns(runs, 0).size(), 4);
    QCOMPARE(prunableRuns(runs, 6).size(), 0);
}

void TestUpgradeRecord::damaged_data()
{
    QTest::addColumn<QByteArray>("json");
    const QByteArray good =
        recordJson(upgradeRecord(1, u"api.example.com"_s, Unknown)); // each row breaks one field
    int rows = 0;
    const auto row = [&rows](const QByteArray &name, const QByteArray &json) {
        QTest::newRow(name.constData()) << json;
        ++rows;
    };
    row("empty", {});
    row("blanks", "  \n ");
    row("zeros", QByteArray(512, '\0'));
    row("binary", QByteArray::fromHex("fffe00d8807f1b"));
    row("text", "hello");
    row("array", '[' + good + ']');
    row("two documents", good + good);
    row("a number", "7");
    row("null", "null");
    row("empty object", "{}");
    row("another program's", R"({"format":"svc-desktop-lookups","version":1,"lookups":[]})");
    row("deep", QByteArray(5000, '[') + QByteArray(5000, ']'));
    for (const qsizetype length : {1, 10, 40, 80, 120, 160})
        row("cut after " + QByteArray::number(length), good.left(length));
    const auto with = [&](const QByteArray &name, const QByteArray &from, const QByteArray &to) {
        QVERIFY2(good.contains(from), from.constData());
        row(name, QByteArray(good).replace(from, to));
    };
    with("no format", "\"format\":\"svc-desktop-upgrade\",", "");
    with("format is a number", "\"svc-desktop-upgrade\"", "1");
    with("no version", "\"version\":1,", "");
    with("a later version", "\"version\":1", "\"version\":2");
    with("version 0", "\"version\":1", "\"version\":0");
    with("version is a text", "\"version\":1", "\"version\":\"1\"");
    with("no number", "\"number\":1,", "");
    with("number 0", "\"number\":1", "\"number\":0");
    with("negative number", "\"number\":1", "\"number\":-1");
    with("huge number", "\"number\":1", "\"number\":9223372036854775807");
    with("number that is none", "\"number\":1", "\"number\":1.5");
    with("number is a text", "\"number\":1", "\"number\":\"1\"");
    with("number beyond int64", "\"number\":1", "\"number\":99999999999999999999");
    with("no place", "\"where\":\"api.example.com\",", "");
    with("empty place", "\"where\":\"api.example.com\"", "\"where\":\"\"");
    with("place is a list", "\"where\":\"api.example.com\"", "\"where\":[]");
    with("long place", "\"where\":\"api.example.com\"", "\"where\":\"" + QByteArray(2000, 'a') + '"');
    with("no host", "\"host\":\"api.example.com\",", "");
    with("empty host", "\"host\":\"api.example.com\"", "\"host\":\"\"");
    with("host is null", "\"host\":\"api.example.com\"", "\"host\":null");
    with("no mode", "\"mode\":\"everything\",", "");
    with("unknown mode", "\"everything\"", "\"some\"");
    with("mode is a boolean", "\"everything\"", "true");
    with("no start", "\"startedAt\":\"2026-03-14T11:13:00.000Z\",", "");
    with("start is no time", "2026-03-14T11:13:00.000Z", "yesterday");
    with("start without an offset", "2026-03-14T11:13:00.000Z", "2026-03-14T11:13:00");
    with("start on no day", "2026-03-14T11:13:00.000Z", "2026-02-30T11:13:00.000Z");
    with("start is a number", "\"2026-03-14T11:13:00.000Z\"", "1773486780");
    with("unknown outcome", "\"outcome\":\"unknown\"", "\"outcome\":\"fine\"");
    with("outcome is a number", "\"outcome\":\"unknown\"", "\"outcome\":3");
    with("empty outcome", "\"outcome\":\"unknown\"", "\"outcome\":\"\"");
    with("negative status", "\"status\":0", "\"status\":-5");
    with("status beyond HTTP", "\"status\":0", "\"status\":70000");
    with("status is a text", "\"status\":0", "\"status\":\"200\"");
    with("negative duration", "\"durationMs\":0", "\"durationMs\":-1");
    with("duration beyond reason", "\"durationMs\":0", "\"durationMs\":9007199254740993");
    with("duration is an object", "\"durationMs\":0", "\"durationMs\":{}");
    with("dismissed is a text", "\"durationMs\":0", "\"durationMs\":0,\"dismissed\":\"yes\"");
    QVERIFY2(rows >= 50, qPrintable(QString::number(rows)));
}

void TestUpgradeRecord::damaged()
{
    QFETCH(QByteArray, json);
    const auto run = parseRecord(u"1-a"_s, json);
    QVERIFY(!run);
    QCOMPARE(run.error().kind, ErrorKind::LocalStorage);
    QCOMPARE(run.error().cause, ErrorCause::FileDamaged);
    QVERIFY(!run.error().detail.isEmpty());
}

SVC_GUILESS_TEST(TestUpgradeRecord)
#include "tst_upgraderecord.moc"
