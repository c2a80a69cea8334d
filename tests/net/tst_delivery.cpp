// SPDX-License-Identifier: MIT
// A POST leaves once, whatever the peer does, and how far it got is told truthfully.
#include "net/httpclient.h"
#include "support/await.h"
#include "support/certificates.h"
#include "support/scriptedpeer.h"

#include <QLibraryInfo>
#include <QTest>
#include <QVersionNumber>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

class tst_Delivery : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void droppedPostLeavesOnce_data();
    void droppedPostLeavesOnce();
    void getIsSentAgainByNobody();
    void notHttp_data();
    void notHttp();
    void impossibleStatus_data();
    void impossibleStatus();
};

using Drop = std::function<void(const ScriptedPeer::Exchange &)>;
Q_DECLARE_METATYPE(Drop)

void tst_Delivery::droppedPostLeavesOnce_data()
{
    QTest::addColumn<bool>("tls");
    QTest::addColumn<Drop>("drop");
    for (const bool tls : {false, true}) {
        const char *scheme = tls ? "https" : "http";
        QTest::addRow("%s, FIN", scheme) << tls << Drop([](const auto &exchange) { exchange.finish(); });
        QTest::addRow("%s, RST", scheme) << tls << Drop([](const auto &exchange) { exchange.reset(); });
        QTest::addRow("%s, half a status line", scheme) << tls << Drop([](const auto &exchange) {
            exchange.send("HTTP/1.1 20");
            exchange.finish();
        });
        QTest::addRow("%s, half a header", scheme) << tls << Drop([](const auto &exchange) {
            exchange.send("HTTP/1.1 200 OK\r\nContent-Ty");
            exchange.finish();
        });
        QTest::addRow("%s, interim answer only", scheme) << tls << Drop([](const auto &exchange) {
            exchange.send("HTTP/1.1 100 Continue\r\n\r\n");
            exchange.finish();
        });
    }
}

void tst_Delivery::droppedPostLeavesOnce()
{
    QFETCH(const bool, tls);
    QFETCH(const Drop, drop);
    const auto peer = tls ? std::make_unique<ScriptedPeer>(certificates::server(u"good"_s), drop)
                          : std::make_unique<ScriptedPeer>(drop);
    TransportOptions options;
    options.readExtraCas = [] { return certificates::roots(); };
    HttpClient client(options);
    HttpRequest request;
    request.method = HttpRequest::Method::Post;
    request.url = peer->url(u"/upgrade"_s);
    request.body = R"({"upgrade":1})";
    const auto result = await(client.send(request));
    QVERIFY(!result);
    QCOMPARE(result.error().delivery, Delivery::MaybeSent);
    QCOMPARE(errorKindName(result.error().kind), u"interrupted"_s);
    QCOMPARE(peer->count("POST "), 1);
    QCOMPARE(peer->count(R"({"upgrade":1})"), 1);
}

void tst_Delivery::getIsSentAgainByNobody()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &exchange) { exchange.reset(); });
    HttpClient client({});
    HttpRequest request;
    request.url = peer.url();
    const auto result = await(client.send(request));
    QVERIFY(!result);
    QCOMPARE(result.error().kind, ErrorKind::Interrupted);
    QCOMPARE(result.error().delivery, Delivery::MaybeSent);
}

void tst_Delivery::notHttp_data()
{
    QTest::addColumn<QByteArray>("banner");
    QTest::newRow("ssh") << QByteArray("SSH-2.0-OpenSSH_9.2\r\n");
    QTest::newRow("text") << QByteArray("hello\r\n\r\n");
    QTest::newRow("binary") << QByteArray("\x00\x01\x02\x03\xFF\xFE\r\n\r\n", 10);
}

void tst_Delivery::notHttp()
{
    QFETCH(const QByteArray, banner);
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) { exchange.send(banner); });
    HttpClient client({});
    HttpRequest request;
    request.url = peer.url();
    const auto result = await(client.send(request));
    QVERIFY(!result);
    // Qt closes the connection and reports that as the peer's doing, so the two can't be told apart.
    QCOMPARE(errorKindName(result.error().kind), u"interrupted"_s);
    QCOMPARE(result.error().status, 0);
    QVERIFY(!result.error().detail.contains(QString::fromLatin1(banner.trimmed())));
}

void tst_Delivery::impossibleStatus_data()
{
    // From Qt 6.8 on every 1xx is what it is, news before the answer, which then never comes.
    const QString early = QLibraryInfo::version() >= QVersionNumber(6, 8) ? u"interrupted"_s : u"protocol"_s;
    QTest::addColumn<QByteArray>("status");
    QTest::addColumn<QString>("kind");
    for (const char *status : {"102", "103"})
        QTest::newRow(status) << QByteArray(status) << early;
    for (const char *status : {"0", "99", "304", "600", "999"})
        QTest::newRow(status) << QByteArray(status) << u"protocol"_s;
}

void tst_Delivery::impossibleStatus()
{
    QFETCH(const QByteArray, status);
    QFETCH(const QString, kind);
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) {
        exchange.send("HTTP/1.1 " + status +
                      " X\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}");
        exchange.finish();
    });
    HttpClient client({});
    HttpRequest request;
    request.url = peer.url();
    request.deadline = 2s;
    const auto result = await(client.send(request));
    QVERIFY(!result);
    QCOMPARE(errorKindName(result.error().kind), kind);
}

QTEST_GUILESS_MAIN(tst_Delivery)
#include "tst_delivery.moc"
