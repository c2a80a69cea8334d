// SPDX-License-Identifier: MIT
#include "support/scriptedpeer.h"
#include "support/temporarycontext.h"
#include "support/testprogram.h"

#include <QDirIterator>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

using Answer = std::function<void(const ScriptedPeer::Exchange &)>;
Q_DECLARE_METATYPE(Answer)

namespace {

const Secret kKey(u"key-a"_s);

/// Creates the program again, on the files of another one.
std::unique_ptr<Context> sameFiles(const TemporaryContext &other)
{
    return std::make_unique<Context>(std::make_unique<Settings>(other.path(u"other.ini"_s)),
                                     ContextFiles(other.path(QString()), other.path(u"machine.json"_s)),
                                     std::make_unique<MemorySecretStore>());
}

QByteArray filesOf(const TemporaryContext &context)
{
    QByteArray content;
    QDirIterator files(context.path(QString()), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly))
            content += file.fileName().toUtf8() + '\n' + file.readAll() + '\n';
    }
    return content;
}

/// A service that gives one answer, and an upgrade there.
struct UpgradeFixture
{
    explicit UpgradeFixture(const Answer &answer)
        : peer(answer)
    {
    }
    void start(UpgradeMode mode = UpgradeMode::Everything)
    {
        run.start(connectionTo(peer.url()), kKey, mode);
    }

    ScriptedPeer peer;
    TemporaryContext context;
    UpgradeRun &run = context->upgrade();
    QSignalSpy finished{&run, &UpgradeRun::finished};
};

} // namespace

class TestUpgradeRun : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void outcomes_data();
    void outcomes();
    void runsOneAtATime();
    void stopWaitingLeavesTheOutcomeUnknown();
    void unknownOutcomeBlocksTheHost();
    void wrongKeyMeansNotStarted();
    void signOutDoesNotCancel();
    void isRecordedBeforeItIsSent();
    void isNotSentIfItCannotBeRecorded();
    void stopWaitingWhileRecording();
    void stateOrder();
    void secondProgramIsRefused();
    void concurrentPrograms();
    void remembersAKilledProgram();
    void recordsNoSecrets();
};

void TestUpgradeRun::outcomes_data()
{
    QTest::addColumn<Answer>("answer");
    QTest::addColumn<QString>("outcome");
    QTest::addColumn<QString>("delivery");
    QTest::addColumn<QString>("text"); ///< as received
    const auto row = [](const char *name, const Answer &answer, const QString &outcome,
                        const QString &text = {}) {
        QTest::newRow(name) << answer << outcome << (text == u"-"_s ? u"maybe-sent"_s : u"answered"_s)
                            << (text == u"-"_s ? QString() : text);
    };
    row(
        "200 JSON", [](const auto &e) { e.reply(200, R"({"ok":true})"); }, u"finished"_s,
        uR"({"ok":true})"_s);
    row(
        "401", [](const auto &e) { e.reply(401, "{}"); }, u"refused"_s, u"{}"_s);
    row(
        "500 JSON", [](const auto &e) { e.reply(500, R"({"message":"no"})"); }, u"failed"_s,
        uR"({"message":"no"})"_s);
    row(
        "504", [](const auto &e) { e.reply(504, "{}"); }, u"unknown"_s, u"{}"_s);
    row(
        "RST", [](const auto &e) { e.reset(); }, u"unknown"_s, u"-"_s);
    row(
        "cut off",
        [](const auto &e) {
            e.send("HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\n{\"ok\":");
            e.finish();
        },
        u"unknown"_s, uR"({"ok":)"_s);
    const auto chunked = [](const char *type, const char *chunks) {
        return [=](const ScriptedPeer::Exchange &exchange) {
            exchange.send("HTTP/1.1 200 OK\r\nContent-Type: " + QByteArray(type) +
                          "\r\nTransfer-Encoding: chunked\r\n\r\n" + chunks);
        };
    };
    row("chunked JSON", chunked("application/json", "2\r\n{}\r\n0\r\n\r\n"), u"finished"_s, u"{}"_s);
    row("chunked JSON, cut by a bad chunk", chunked("application/json", "2\r\n[1\r\nZZ\r\n]\r\n"),
        u"unknown"_s, u"[1"_s);
    // Qt takes the bad chunk for the last one.
    row("chunked text, cut by a bad chunk", chunked("text/plain", "9\r\nworking: \r\nILLEGAL\r\nxxxx\r\n"),
        u"unknown"_s, u"working: "_s);
    row("chunked text", chunked("text/plain", "4\r\ndone\r\n0\r\n\r\n"), u"unknown"_s, u"done"_s);
    row(
        "200 web page, its type twice",
        [](const auto &e) { e.reply(200, "<p>Wait", "text/html", "Content-Type: text/html\r\n"); },
        u"unknown"_s, u"<p>Wait"_s);
    row(
        "200 web page of no type",
        [](const auto &e) { e.send("HTTP/1.1 200 OK\r\nContent-Length: 18\r\n\r\n<!-- a --><head> x"); },
        u"unknown"_s, u"<!-- a --><head> x"_s);
}

void TestUpgradeRun::outcomes()
{
    QFETCH(const Answer, answer);
    QFETCH(const QString, outcome);
    QFETCH(const QString, delivery);
    QFETCH(const QString, text);
    UpgradeFixture on(answer);
    on.start();
    QVERIFY(on.run.isRunning());
    QTRY_COMPARE(on.finished.size(), 1);
    QVERIFY(!on.run.isRunning());
    QCOMPARE(outcomeName(on.run.report().outcome), outcome);
    QCOMPARE(deliveryName(on.run.report().delivery), delivery);
    QCOMPARE(on.run.report().answer, text);
    QCOMPARE(on.run.report().error.has_value(), outcome != u"finished"_s);
    if (const auto &error = on.run.report().error) {
        QCOMPARE(error->kind == ErrorKind::OutcomeUnknown, outcome == u"unknown"_s);
        QVERIFY(error->exchange > 0);
        const QString sentences = reportSentences(on.run.report());
        QVERIFY2(outcome != u"unknown"_s || !sentences.contains(u"try"_s, Qt::CaseInsensitive),
                 qPrintable(sentences));
    }
    QCOMPARE(on.peer.count("POST "), 1);
}

void TestUpgradeRun::runsOneAtATime()
{
    std::optional<ScriptedPeer::Exchange> held;
    UpgradeFixture on([&](const ScriptedPeer::Exchange &exchange) { held = exchange; });
    for (int press = 0; press < 5; ++press)
        on.start(UpgradeMode::UpgradesOnly);
    QTRY_VERIFY(held.has_value());
    on.start();
    held->reply(200, "{}");
    QTRY_COMPARE(on.finished.size(), 1);
    QCOMPARE(on.peer.requests().size(), 1);
    QCOMPARE(on.run.report().mode, UpgradeMode::UpgradesOnly);
}

void TestUpgradeRun::stopWaitingLeavesTheOutcomeUnknown()
{
    UpgradeFixture on([](const ScriptedPeer::Exchange &) {});
    on.start();
    QTRY_COMPARE(on.peer.requests().size(), 1);
    on.run.stopWaiting();
    QTRY_COMPARE(on.finished.size(), 1);
    QCOMPARE(on.run.report().outcome, UpgradeOutcome::Unknown);
    QVERIFY(on.run.report().stoppedWaiting);
}

void TestUpgradeRun::unknownOutcomeBlocksTheHost()
{
    int answered = 0;
    ScriptedPeer peer(
        [&](const ScriptedPeer::Exchange &exchange) { exchange.reply(++answered == 1 ? 504 : 200, "{}"); });
    TemporaryContext context;
    UpgradeRun &run = context->upgrade();
    Connection other = connectionTo(peer.url(u"/other"_s));
    other.name = u"Another name for the same host"_s;
    QSignalSpy finished(&run, &UpgradeRun::finished);
    run.start(connectionTo(peer.url()), kKey, UpgradeMode::Everything);
    QTRY_COMPARE(finished.size(), 1);
    QVERIFY(run.blockingRun(connectionTo(peer.url())));
    QVERIFY(run.blockingRun(other));
    QVERIFY(!run.blockingRun(connectionTo(QUrl(u"https://elsewhere.example"_s))));
    run.start(other, kKey, UpgradeMode::Everything);
    QTRY_COMPARE(finished.size(), 2);
    QCOMPARE(run.report().outcome, UpgradeOutcome::NotStarted);
    QCOMPARE(run.report().error->cause, ErrorCause::PreviousRun);
    QCOMPARE(peer.count("POST "), 1);
    run.start(other, kKey, UpgradeMode::Everything, {run.blockingRun(other)->number, {}});
    QTRY_COMPARE(finished.size(), 3);
    QCOMPARE(run.report().outcome, UpgradeOutcome::Finished);
    QCOMPARE(peer.count("POST "), 2);
    QVERIFY(!run.blockingRun(other));
}

void TestUpgradeRun::wrongKeyMeansNotStarted()
{
    UpgradeFixture on([](const ScriptedPeer::Exchange &exchange) { exchange.reply(200, "{}"); });
    on.run.start(connectionTo(on.peer.url()), Secret(u"a\r\nb"_s), UpgradeMode::Everything);
    QTRY_COMPARE(on.finished.size(), 1);
    QCOMPARE(on.run.report().outcome, UpgradeOutcome::NotStarted);
    QCOMPARE(on.peer.connections(), 0);
}

void TestUpgradeRun::signOutDoesNotCancel()
{
    std::optional<ScriptedPeer::Exchange> held;
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) { held = exchange; });
    TemporaryContext context;
    context->sessions().current().continueWithApiKey(connectionTo(peer.url()), kKey);
    UpgradeRun &run = context->upgrade();
    QSignalSpy finished(&run, &UpgradeRun::finished);
    run.start(connectionTo(peer.url()), kKey, UpgradeMode::Everything);
    QTRY_VERIFY(held.has_value());
    context->sessions().current().signOut();
    held->reply(200, "{}");
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(run.report().outcome, UpgradeOutcome::Finished);
}

void TestUpgradeRun::isRecordedBeforeItIsSent()
{
    QByteArray files;
    TemporaryContext context;
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) {
        files = filesOf(context);
        exchange.reply(200, "{}");
    });
    UpgradeRun &run = context->upgrade();
    QSignalSpy finished(&run, &UpgradeRun::finished);
    run.start(connectionTo(peer.url()), kKey, UpgradeMode::UpgradesOnly);
    QTRY_COMPARE(finished.size(), 1);
    QVERIFY(files.contains("\"host\":\"127.0.0.1:" + QByteArray::number(peer.port()) + '"'));
    QVERIFY(files.contains("\"mode\":\"upgrades-only\""));
    QVERIFY(!files.contains("outcome"));
    QTRY_VERIFY(filesOf(context).contains("\"outcome\":\"finished\""));
    QCOMPARE(context->upgradeJournal().runs().size(), 1);
    QCOMPARE(context->upgradeJournal().runs().first().status, 200);
}

void TestUpgradeRun::isNotSentIfItCannotBeRecorded()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &exchange) { exchange.reply(200, "{}"); });
    TemporaryContext context;
    QFile inTheWay(context.path(u"upgrades"_s));
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    UpgradeRun &run = context->upgrade();
    QSignalSpy finished(&run, &UpgradeRun::finished);
    run.start(connectionTo(peer.url()), kKey, UpgradeMode::Everything);
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(run.report().outcome, UpgradeOutcome::NotStarted);
    QCOMPARE(run.report().delivery, Delivery::NotSent);
    QCOMPARE(run.report().error->kind, ErrorKind::LocalStorage);
    QVERIFY(!run.blockingRun(connectionTo(peer.url())));
    QCOMPARE(peer.connections(), 0);
}

void TestUpgradeRun::stopWaitingWhileRecording()
{
    UpgradeFixture on([](const ScriptedPeer::Exchange &exchange) { exchange.reply(200, "{}"); });
    on.start();
    QCOMPARE(on.run.state(), UpgradeRun::State::Recording);
    on.run.stopWaiting();
    QTRY_COMPARE(on.finished.size(), 1);
    QCOMPARE(on.run.report().outcome, UpgradeOutcome::NotStarted);
    QCOMPARE(on.run.report().error->kind, ErrorKind::Cancelled);
    QVERIFY(!on.run.blockingRun(connectionTo(on.peer.url())));
    QCOMPARE(on.peer.connections(), 0);
}

void TestUpgradeRun::stateOrder()
{
    std::optional<ScriptedPeer::Exchange> held;
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) { held = exchange; });
    TemporaryContext context;
    UpgradeRun &run = context->upgrade();
    QSignalSpy sent(&run, &UpgradeRun::sent);
    QCOMPARE(run.state(), UpgradeRun::State::Idle);
    run.stopWaiting(); // nothing is running
    QCOMPARE(run.state(), UpgradeRun::State::Idle);
    run.start(connectionTo(peer.url()), kKey, UpgradeMode::Everything);
    QCOMPARE(run.state(), UpgradeRun::State::Recording);
    QTRY_COMPARE(sent.size(), 1);
    QCOMPARE(run.state(), UpgradeRun::State::Running);
    QTRY_VERIFY(held.has_value());
    held->reply(200, "{}");
    QTRY_COMPARE(run.state(), UpgradeRun::State::Ended);
    QVERIFY(!run.isRunning());
}

void TestUpgradeRun::secondProgramIsRefused()
{
    std::optional<ScriptedPeer::Exchange> held;
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) { held = exchange; });
    const Connection connection = connectionTo(peer.url());
    TemporaryContext context;
    const auto other = sameFiles(context);
    UpgradeRun &run = context->upgrade();
    run.start(connection, kKey, UpgradeMode::Everything);
    QTRY_VERIFY(held.has_value());

    UpgradeRun &second = other->upgrade();
    QSignalSpy finished(&second, &UpgradeRun::finished);
    second.start(connection, kKey, UpgradeMode::Everything);
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(second.report().outcome, UpgradeOutcome::NotStarted);
    QCOMPARE(second.report().error->cause, ErrorCause::PreviousRun);
    QVERIFY(second.blockingRun(connection));
    QVERIFY(second.blockingRun(connection)->isAlive);
    QCOMPARE(peer.count("POST "), 1);

    QSignalSpy recorded(&run, &UpgradeRun::recorded);
    held->reply(200, "{}");
    QTRY_COMPARE(recorded.size(), 1);
    QCOMPARE(run.report().outcome, UpgradeOutcome::Finished);
    other->upgradeJournal().refresh();
    QTRY_VERIFY(!second.blockingRun(connection));
}

/// Both start before either knows of the other.
void TestUpgradeRun::concurrentPrograms()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &) {});
    const Connection connection = connectionTo(peer.url());
    TemporaryContext context;
    const auto other = sameFiles(context);
    context->upgrade().start(connection, kKey, UpgradeMode::Everything);
    other->upgrade().start(connection, kKey, UpgradeMode::Everything);
    const auto states = [&](UpgradeRun::State state) {
        return int(context->upgrade().state() == state) + int(other->upgrade().state() == state);
    };
    QTRY_COMPARE(states(UpgradeRun::State::Recording), 0);
    QCOMPARE(states(UpgradeRun::State::Running), 1);
    QCOMPARE(states(UpgradeRun::State::Ended), 1);
    QTRY_COMPARE(peer.count("POST "), 1);
}

void TestUpgradeRun::remembersAKilledProgram()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &) {});
    const Connection connection = connectionTo(peer.url());
    Connection sameHost = connectionTo(peer.url(u"/v2/"_s));
    sameHost.name = u"Another one"_s;
    TemporaryContext files;
    auto died = sameFiles(files);
    died->upgrade().start(connection, kKey, UpgradeMode::Everything);
    QTRY_COMPARE(peer.count("POST "), 1);
    died.reset();

    UpgradeRun &run = files->upgrade();
    QSignalSpy finished(&run, &UpgradeRun::finished);
    run.start(sameHost, kKey, UpgradeMode::Everything); // before the journal was read
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(run.report().outcome, UpgradeOutcome::NotStarted);
    QVERIFY(run.blockingRun(sameHost)->isAbandoned());
    run.start(sameHost, kKey, UpgradeMode::Everything, {run.blockingRun(sameHost)->number, {}});
    QTRY_COMPARE(peer.count("POST "), 2);
}

void TestUpgradeRun::recordsNoSecrets()
{
    UpgradeFixture on([](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(500, R"({"message":"canary-answer of canary-key"})");
    });
    on.run.start(connectionTo(on.peer.url(u"/canary-path"_s)), Secret(u"canary-key"_s),
                 UpgradeMode::Everything);
    QTRY_COMPARE(on.finished.size(), 1);
    QTRY_VERIFY(filesOf(on.context).contains("\"outcome\":\"failed\""));
    QVERIFY(!filesOf(on.context).contains("canary"));
}

SVC_GUILESS_TEST(TestUpgradeRun)
#include "tst_upgraderun.moc"
