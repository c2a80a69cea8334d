// SPDX-License-Identifier: MIT
#include "support/scriptedpeer.h"
#include "support/temporarycontext.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const Secret kKey(u"key-a"_s);

} // namespace

class tst_UpgradeRun : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void outcomes_data();
    void outcomes();
    void oneAtATime();
    void stoppedWaitingIsUnknown();
    void unknownHoldsForTheHost();
    void wrongKeyIsNotStarted();
    void signOutLeavesItAlone();
};

using Answer = std::function<void(const ScriptedPeer::Exchange &)>;
Q_DECLARE_METATYPE(Answer)

void tst_UpgradeRun::outcomes_data()
{
    QTest::addColumn<Answer>("answer");
    QTest::addColumn<QString>("outcome");
    QTest::addColumn<QString>("delivery");
    QTest::addColumn<QString>("text"); ///< the answer as it came
    const auto row = [](const char *name, const Answer &answer, const QString &outcome,
                        const QString &text = {}) {
        QTest::newRow(name) << answer << outcome << (text == u"-"_s ? u"maybe-sent"_s : u"answered"_s)
                            << (text == u"-"_s ? QString() : text);
    };
    row(
        "200 JSON", [](const auto &e) { e.reply(200, R"({"ok":true})"); }, u"finished"_s,
        uR"({"ok":true})"_s);
    row(
        "200 text", [](const auto &e) { e.reply(200, "done", "text/plain"); }, u"finished"_s, u"done"_s);
    row(
        "200 empty", [](const auto &e) { e.reply(200, "", "text/plain"); }, u"finished"_s);
    row(
        "204", [](const auto &e) { e.send("HTTP/1.1 204 No Content\r\n\r\n"); }, u"finished"_s);
    row(
        "202", [](const auto &e) { e.reply(202, "{}"); }, u"unknown"_s, u"{}"_s);
    row(
        "200 web page", [](const auto &e) { e.reply(200, "<html>", "text/html"); }, u"unknown"_s,
        u"<html>"_s);
    row(
        "401", [](const auto &e) { e.reply(401, "{}"); }, u"refused"_s, u"{}"_s);
    row(
        "409", [](const auto &e) { e.reply(409, "{}"); }, u"refused"_s, u"{}"_s);
    row(
        "408", [](const auto &e) { e.reply(408, "{}"); }, u"unknown"_s, u"{}"_s);
    row(
        "500 JSON", [](const auto &e) { e.reply(500, R"({"message":"no"})"); }, u"failed"_s,
        uR"({"message":"no"})"_s);
    row(
        "500 web page", [](const auto &e) { e.reply(500, "<html>", "text/html"); }, u"unknown"_s,
        u"<html>"_s);
    row(
        "504", [](const auto &e) { e.reply(504, "{}"); }, u"unknown"_s, u"{}"_s);
    row(
        "307", [](const auto &e) { e.reply(307, "", "text/plain", "Location: /x\r\n"); }, u"unknown"_s);
    row(
        "FIN", [](const auto &e) { e.finish(); }, u"unknown"_s, u"-"_s);
    row(
        "RST", [](const auto &e) { e.reset(); }, u"unknown"_s, u"-"_s);
    row(
        "cut off",
        [](const auto &e) {
            e.send("HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\n{\"ok\":");
            e.finish();
        },
        u"unknown"_s, uR"({"ok":)"_s);
}

void tst_UpgradeRun::outcomes()
{
    QFETCH(const Answer, answer);
    QFETCH(const QString, outcome);
    QFETCH(const QString, delivery);
    QFETCH(const QString, text);
    ScriptedPeer peer(answer);
    TemporaryContext context;
    UpgradeRun &run = context->upgrade();
    QSignalSpy finished(&run, &UpgradeRun::finished);
    run.start(connectionTo(peer.url()), kKey, UpgradeMode::Everything);
    QVERIFY(run.isRunning());
    QTRY_COMPARE(finished.size(), 1);
    QVERIFY(!run.isRunning());
    QCOMPARE(outcomeName(run.report().outcome), outcome);
    QCOMPARE(deliveryName(run.report().delivery), delivery);
    QCOMPARE(run.report().answer, text);
    QCOMPARE(run.report().error.has_value(), outcome != u"finished"_s);
    QCOMPARE(peer.count("POST "), 1);
}

void tst_UpgradeRun::oneAtATime()
{
    std::optional<ScriptedPeer::Exchange> held;
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) { held = exchange; });
    TemporaryContext context;
    UpgradeRun &run = context->upgrade();
    QSignalSpy finished(&run, &UpgradeRun::finished);
    for (int press = 0; press < 5; ++press)
        run.start(connectionTo(peer.url()), kKey, UpgradeMode::UpgradesOnly);
    QTRY_VERIFY(held.has_value());
    run.start(connectionTo(peer.url()), kKey, UpgradeMode::Everything);
    held->reply(200, "{}");
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(peer.requests().size(), 1);
    QCOMPARE(run.report().mode, UpgradeMode::UpgradesOnly);
}

void tst_UpgradeRun::stoppedWaitingIsUnknown()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &) {});
    TemporaryContext context;
    UpgradeRun &run = context->upgrade();
    QSignalSpy finished(&run, &UpgradeRun::finished);
    run.start(connectionTo(peer.url()), kKey, UpgradeMode::Everything);
    QTRY_COMPARE(peer.requests().size(), 1);
    run.stopWaiting();
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(run.report().outcome, UpgradeOutcome::Unknown);
    QVERIFY(run.report().stoppedWaiting);
}

void tst_UpgradeRun::unknownHoldsForTheHost()
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
    QVERIFY(run.mayStillBeActive(connectionTo(peer.url())));
    QVERIFY(run.mayStillBeActive(other));
    QVERIFY(!run.mayStillBeActive(connectionTo(QUrl(u"https://elsewhere.example"_s))));
    run.start(other, kKey, UpgradeMode::Everything);
    QTRY_COMPARE(finished.size(), 2);
    QVERIFY(!run.mayStillBeActive(other));
}

void tst_UpgradeRun::wrongKeyIsNotStarted()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &exchange) { exchange.reply(200, "{}"); });
    TemporaryContext context;
    UpgradeRun &run = context->upgrade();
    QSignalSpy finished(&run, &UpgradeRun::finished);
    run.start(connectionTo(peer.url()), Secret(u"a\r\nb"_s), UpgradeMode::Everything);
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(run.report().outcome, UpgradeOutcome::NotStarted);
    QCOMPARE(peer.connections(), 0);
}

void tst_UpgradeRun::signOutLeavesItAlone()
{
    std::optional<ScriptedPeer::Exchange> held;
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) { held = exchange; });
    TemporaryContext context;
    context->session().continueWithApiKey(connectionTo(peer.url()), kKey);
    UpgradeRun &run = context->upgrade();
    QSignalSpy finished(&run, &UpgradeRun::finished);
    run.start(connectionTo(peer.url()), kKey, UpgradeMode::Everything);
    QTRY_VERIFY(held.has_value());
    context->session().signOut();
    held->reply(200, "{}");
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(run.report().outcome, UpgradeOutcome::Finished);
}

QTEST_GUILESS_MAIN(tst_UpgradeRun)
#include "tst_upgraderun.moc"
