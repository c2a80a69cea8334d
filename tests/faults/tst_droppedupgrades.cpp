// SPDX-License-Identifier: MIT
// Drops the connection at five places of an upgrade: exactly one POST is sent, and an upgrade that ran, or
// may have run, is never reported as failed or not started. Repeated 20 times; set SVC_DROPS=100 for more.
#include "operations.h"
#include "support/certificates.h"
#include "support/scriptedpeer.h"
#include "support/testprogram.h"

#include <QRegularExpression>
#include <QTest>

#include <cstdio>

using namespace Qt::StringLiterals;

class TestDroppedUpgrades : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void dropped_data();
    void dropped();
};

using Script = std::function<void(const ScriptedPeer::Exchange &)>;

void TestDroppedUpgrades::dropped_data()
{
    QTest::addColumn<bool>("tls");
    QTest::addColumn<Script>("script");    // none: dropped before the request is complete
    QTest::addColumn<QString>("sentence"); // N: a number of seconds
    for (const bool tls : {false, true}) {
        const char *scheme = tls ? "https" : "http";
        const QString nothing = u"The connection ended after N without an answer."_s;
        const QString half = u"The connection ended before the answer was complete (200 after N)."_s;
        const auto row = [=](const char *place, const Script &script) {
            const bool isAnswered = qstrcmp(place, "within the body") == 0;
            QTest::addRow("%s, %s", place, scheme) << tls << script << (isAnswered ? half : nothing);
        };
        row("as the request arrives", {});
        row("after the request", [](const auto &exchange) { exchange.reset(); });
        row("after an interim answer", [](const auto &exchange) {
            exchange.send("HTTP/1.1 100 Continue\r\n\r\n");
            exchange.finish();
        });
        row("within the status line", [](const auto &exchange) {
            exchange.send("HTTP/1.1 20");
            exchange.finish();
        });
        row("within the body", [](const auto &exchange) {
            exchange.send("HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nDone");
            exchange.reset();
        });
    }
}

void TestDroppedUpgrades::dropped()
{
    QFETCH(const bool, tls);
    QFETCH(const Script, script);
    QFETCH(const QString, sentence);
    const auto peer = tls ? std::make_unique<ScriptedPeer>(certificates::server(u"good"_s), script)
                          : std::make_unique<ScriptedPeer>(script);
    if (!script)
        peer->onFirstBytes([](QTcpSocket *socket) { ScriptedPeer::reset(socket); });
    const Service service(peer->url());
    const int times = qMax(20, qEnvironmentVariableIntValue("SVC_DROPS"));
    std::printf("figure: %d drops a row\n", times);
    for (int upgrade = 1; upgrade <= times; ++upgrade) {
        const Answer answer = perform(P, service);
        QCOMPARE(outcomeName(answer.report->outcome), u"unknown"_s);
        QCOMPARE(answer.recorded, std::optional(UpgradeOutcome::Unknown));
        QCOMPARE(answer.error->kind, ErrorKind::OutcomeUnknown);
        QVERIFY2(answer.summary().endsWith(u" V: The outcome is not known"_s), qPrintable(answer.summary()));
        static const QRegularExpression length(u"[0-9]+ seconds?"_s);
        QCOMPARE(describeReport(*answer.report).sentence.replace(length, u"N"_s), sentence);
        QCOMPARE(peer->count("POST "), upgrade);
        QVERIFY(peer->connections() >= upgrade); // Qt 6.8 connects again without sending anything
    }
}

SVC_GUILESS_TEST(TestDroppedUpgrades)
#include "tst_droppedupgrades.moc"
