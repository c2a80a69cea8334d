// SPDX-License-Identifier: MIT
// tests/watch has the times; here only one interval passes, for all functions that need one.
#include "support/cliprocess.h"
#include "support/scriptedpeer.h"
#include "support/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

#ifdef Q_OS_UNIX
#include <csignal>
#endif

using namespace Qt::StringLiterals;

namespace {

/// Returns the events in words: `now 7 found`, `changed 7 read`, `ended until-met`.
QStringList eventsOf(const CliProcess &process)
{
    QStringList events;
    const QByteArrayList lines = process.out().split('\n');
    for (const QByteArray &line : lines) {
        if (line.isEmpty())
            continue;
        const QJsonObject event = QJsonDocument::fromJson(line).object();
        QStringList words{event["event"_L1].toString()};
        if (event.contains("id"_L1))
            words += QString::number(event["id"_L1].toInt());
        if (words.first() == "now"_L1)
            words += event["row"_L1]["outcome"_L1].toString();
        const QJsonArray changes = event["changes"_L1].toArray();
        for (const QJsonValue change : changes)
            words += change["field"_L1].toString();
        if (event["mayBeOwnRead"_L1].toBool())
            words += u"?"_s;
        if (event.contains("reason"_L1))
            words += event["reason"_L1].toString();
        events += words.join(u' ');
    }
    return events;
}

QJsonObject eventAt(const CliProcess &process, int line)
{
    return QJsonDocument::fromJson(process.out().split('\n').value(line)).object();
}

} // namespace

class TestCliWatch final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { m_home = std::make_unique<QTemporaryDir>(); }
    void usage_data();
    void usage();
    void whatIsSaidAfterAnInterval();
    void goalThatIsMetAtOnce();
    void firstRoundThatIsNotPossible_data();
    void firstRoundThatIsNotPossible();
    void severalConnections();
    void interrupt();
    void writesNoSecrets();

private:
    [[nodiscard]] std::unique_ptr<CliProcess> watch(const QUrl &server, const QStringList &arguments,
                                                    const QStringList &user = {}) const
    {
        auto process = std::make_unique<CliProcess>(QStringList{u"--server"_s, server.toString()} + user +
                                                    QStringList{u"watch"_s} + arguments);
        process->setEnvironment(u"XDG_CONFIG_HOME"_s, m_home->path());
        return process;
    }

    std::unique_ptr<QTemporaryDir> m_home;
};

void TestCliWatch::usage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("message");
    const QByteArray range = "--every is a number from 10 to 3600.";
    QTest::newRow("no ids") << QStringList() << QByteArray("watch needs ids");
    QTest::newRow("no interval") << QStringList{u"7"_s, u"--every"_s, u"0"_s} << range;
    QTest::newRow("short interval") << QStringList{u"7"_s, u"--every"_s, u"9"_s} << range;
    QTest::newRow("long interval") << QStringList{u"7"_s, u"--every"_s, u"3601"_s} << range;
    QTest::newRow("interval in words") << QStringList{u"7"_s, u"--every"_s, u"5m"_s} << range;
    QTest::newRow("typo") << QStringList{u"7"_s, u"--until"_s, u"raed"_s}
                          << QByteArray("not “raed”. Did you mean read?");
    for (const char *text :
         {"0s", "25h", "86401s", "90", "8 h", "-1h", "1.5h", "8d", "", "٨h", "99999999999h"})
        QTest::addRow("time: %s", text) << QStringList{u"7"_s, u"--for="_s + QString::fromUtf8(text)}
                                        << QByteArray("--for is a time from 1s to 24h");
    QTest::newRow("nothing again") << QStringList{u"7"_s, u"--for"_s, u"299s"_s}
                                   << QByteArray("--for is shorter than --every");
    QTest::newRow("too many") << QStringList{u"1-1001"_s}
                              << QByteArray("These are 1,001 ids. At most 1,000 can be watched");
    QTest::newRow("far too many") << QStringList{u"1-100000"_s} << QByteArray("These are 100,000 ids.");
    QTest::newRow("option of lookup") << QStringList{u"7"_s, u"--parallel"_s, u"2"_s}
                                      << QByteArray("watch takes no --parallel, which belongs to lookup.");
}

void TestCliWatch::usage()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QByteArray, message);
    int requests = 0;
    ScriptedPeer peer([&requests](const auto &) { ++requests; });
    const auto process = watch(peer.url(), arguments);
    QCOMPARE(process->run(), 1);
    QVERIFY2(process->err().contains(message), process->err().constData());
    QCOMPARE(process->out(), QByteArray());
    QCOMPARE(requests, 0);
}

/// Several programs at once, since an interval takes at least ten seconds.
void TestCliWatch::whatIsSaidAfterAnInterval()
{
    QHash<int, int> answers;
    ScriptedPeer changing([&answers](const auto &exchange) {
        const int id = exchange.requestLine().split(' ').at(1).split('/').last().toInt();
        const bool isRepeat = ++answers[id] > 1;
        if (id == 8 && !isRepeat)
            exchange.reply(404, R"({"message":"none"})");
        else if (id == 9 && isRepeat)
            exchange.reply(500, R"({"message":"broken"})");
        else if (isRepeat)
            exchange.reply(200, "{\"notificationId\":" + QByteArray::number(id) +
                                    R"(,"read":true,"subject":"new"})");
        else
            exchange.reply(200, "{\"notificationId\":" + QByteArray::number(id) +
                                    R"(,"read":false,"subject":"old"})");
    });
    const auto changed = watch(changing.url(), {u"7-9"_s, u"--every"_s, u"10"_s, u"--for"_s, u"15s"_s});
    const auto late =
        watch(changing.url(), {u"17"_s, u"--every=10"_s, u"--for=10s"_s, u"--until=archived"_s});

    int logins = 0;
    QByteArray token;
    ScriptedPeer expiring([&logins, &token](const auto &exchange) {
        if (exchange.requestLine().contains("/login")) {
            token = "token-" + QByteArray::number(++logins);
            exchange.reply(200, R"({"token":")" + token + "\"}");
        } else if (token.isEmpty() || !exchange.raw().contains(token)) {
            exchange.reply(401, "{}");
        } else {
            exchange.reply(200, logins == 1 ? R"({"notificationId":7,"archived":false})"
                                            : R"({"notificationId":7,"archived":true})");
            if (logins == 1)
                token.clear(); // the session has ended after one answer
        }
    });
    const auto renewed = watch(expiring.url(), {u"7"_s, u"--every=10"_s, u"--until=archived"_s},
                               {u"--data-source"_s, u"d"_s, u"--user"_s, u"u"_s});
    for (const auto &process : {changed.get(), late.get(), renewed.get()})
        process->start();

    QCOMPARE(late->wait(), 10);
    QCOMPARE(eventsOf(*late), (QStringList{u"now 17 found"_s, u"ended time-over"_s}));
    QCOMPARE(renewed->wait(), 0);
    QCOMPARE(eventsOf(*renewed),
             (QStringList{u"now 7 found"_s, u"changed 7 archived"_s, u"ended until-met"_s}));
    QCOMPARE(logins, 2);
    QVERIFY(renewed->err().contains("The session has ended; signing in once more."));
    QCOMPARE(changed->wait(), 0);
    QCOMPARE(eventsOf(*changed),
             (QStringList{u"now 7 found"_s, u"now 8 not-found"_s, u"now 9 found"_s,
                          u"changed 7 read subject ?"_s, u"changed 8 outcome"_s, u"ended time-over"_s}));
    const QJsonObject event = eventAt(*changed, 3);
    const QJsonArray changes = event["changes"_L1].toArray();
    QCOMPARE(changes.at(0)["before"_L1], QJsonValue(false));
    QCOMPARE(changes.at(0)["after"_L1], QJsonValue(true));
    QCOMPARE(changes.at(1)["before"_L1], QJsonValue(u"old"_s));
    QCOMPARE(event["row"_L1]["notification"_L1]["subject"_L1], QJsonValue(u"new"_s));
    QCOMPARE(event["at"_L1], event["row"_L1]["fetchedAt"_L1]);
    QVERIFY2(changed->err().contains("7 is read at the first repeat. The watching may have done that"),
             changed->err().constData());
    QVERIFY2(changed->err().contains("9: "), changed->err().constData());
    QVERIFY2(changed->err().contains("broken"), changed->err().constData());
}

void TestCliWatch::goalThatIsMetAtOnce()
{
    QByteArrayList asked;
    ScriptedPeer peer([&asked](const auto &exchange) {
        asked += exchange.requestLine().split(' ').at(1).split('/').last();
        exchange.reply(200, "{\"notificationId\":" + asked.last() + ",\"read\":true}");
    });
    const auto process = watch(peer.url(), {u"9,7,8"_s, u"--until"_s, u"read"_s});
    QCOMPARE(process->run(), 0);
    QCOMPARE(asked, (QByteArrayList{"9", "7", "8"}));
    QCOMPARE(eventsOf(*process),
             (QStringList{u"now 9 found"_s, u"now 7 found"_s, u"now 8 found"_s, u"ended until-met"_s}));
}

void TestCliWatch::firstRoundThatIsNotPossible_data()
{
    QTest::addColumn<int>("status"); // 0: nothing listens
    QTest::addColumn<int>("code");
    QTest::newRow("nothing listens") << 0 << 4;
    QTest::newRow("sign-in refused") << 401 << 3;
    QTest::newRow("sign-in fails") << 500 << 5;
}

void TestCliWatch::firstRoundThatIsNotPossible()
{
    QFETCH(const int, status);
    QFETCH(const int, code);
    int requests = 0;
    ScriptedPeer peer([&requests, status](const auto &exchange) {
        ++requests;
        exchange.reply(status, R"({"message":"no"})");
    });
    const QUrl server = status == 0 ? QUrl(u"http://127.0.0.1:1"_s) : peer.url();
    const auto process = status == 0
                             ? watch(server, {u"7-9"_s})
                             : watch(server, {u"7-9"_s}, {u"--data-source"_s, u"d"_s, u"--user"_s, u"u"_s});
    QCOMPARE(process->run(), code);
    QCOMPARE(eventsOf(*process).last(), u"ended failed"_s);
    QVERIFY(!process->err().isEmpty());
    QCOMPARE(requests, status == 0 ? 0 : 1);
}

/// A problem of one does not stop the other.
void TestCliWatch::severalConnections()
{
    CliProcess both({u"--demo"_s, u"--connection"_s, u"production"_s, u"--connection"_s, u"test"_s,
                     u"watch"_s, u"1001"_s, u"--until"_s, u"found"_s});
    QCOMPARE(both.run(), 0);
    QCOMPARE(eventsOf(both), (QStringList{u"now 1001 found"_s, u"now 1001 found"_s, u"ended until-met"_s}));
    QStringList names;
    for (int line = 0; line < 2; ++line)
        names += eventAt(both, line)["row"_L1]["connection"_L1]["name"_L1].toString();
    names.sort();
    QCOMPARE(names, (QStringList{u"production"_s, u"test"_s}));
}

void TestCliWatch::interrupt()
{
#ifdef Q_OS_UNIX
    int requests = 0;
    ScriptedPeer peer([&requests](const auto &exchange) {
        if (++requests == 1)
            exchange.reply(200, R"({"notificationId":7})");
    });
    const auto process = watch(peer.url(), {u"7-9"_s});
    process->start();
    QTRY_COMPARE(requests, 2);
    ::kill(static_cast<pid_t>(process->process().processId()), SIGINT);
    QCOMPARE(process->wait(), 130);
    QVERIFY(process->out().endsWith("}\n"));
    QCOMPARE(eventsOf(*process), (QStringList{u"now 7 found"_s, u"ended interrupted"_s}));
#else
    QSKIP("There are no such signals.");
#endif
}

void TestCliWatch::writesNoSecrets()
{
    ScriptedPeer peer([](const auto &exchange) {
        exchange.reply(200, R"({"notificationId":7,"subject":"canary-key","messagePreview":"canary-key"})");
    });
    const auto process = watch(peer.url(), {u"7"_s, u"--until"_s, u"found"_s});
    QCOMPARE(process->run(), 0);
    QVERIFY(!(process->out() + process->err()).contains("canary"));
}

SVC_GUILESS_TEST(TestCliWatch)
#include "tst_cliwatch.moc"
