// SPDX-License-Identifier: MIT
#include "net/connectiontestjob.h"
#include "support/await.h"
#include "support/certificates.h"
#include "support/opensslserver.h"
#include "support/scriptedpeer.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

Q_DECLARE_METATYPE(ErrorKind)

namespace {

TransportOptions direct()
{
    TransportOptions options;
    options.proxy.mode = ProxyChoice::Mode::None;
    options.readExtraCas = [] { return certificates::roots(); };
    return options;
}

std::unique_ptr<Job<ConnectionTestResult>> test(const QUrl &url, const TransportOptions &options = direct())
{
    return std::make_unique<ConnectionTestJob>(url, options);
}

void ignoreRequest(const ScriptedPeer::Exchange &) {}

} // namespace

class TestConnectionTestJob final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void trustedCertificate();
    void unencrypted();
    void unencryptedIsRefused();
    void certificates_data();
    void certificates();
    void unreachableHost();
    void noTls();
    void closedConnection();
    void timeout();
    void isCancelled();
    void unreadableCaFile();
    void clientCertificate_data();
    void clientCertificate();
    void silence_data();
    void silence();
    void throughAProxy();
    void refusedByAProxy();
    void isDestroyedWhileRunning();
};

void TestConnectionTestJob::trustedCertificate()
{
    ScriptedPeer peer(certificates::server(u"good"_s), ignoreRequest);
    const auto result = await(test(peer.url(u"/v3"_s)));
    QVERIFY2(result, result ? "" : qPrintable(result.error().detail));
    QVERIFY2(result->tlsProtocol.startsWith(u"TLS 1."_s), qPrintable(result->tlsProtocol));
    QVERIFY(result->certificate && result->certificate->notAfter.isValid());
    QCOMPARE(result->proxy, QString());
    QTest::qWait(100);
    QCOMPARE(peer.bytes(), QByteArray()); // no request
}

void TestConnectionTestJob::unencrypted()
{
    ScriptedPeer peer(ignoreRequest);
    const auto result = await(test(peer.url()));
    QVERIFY(result);
    QCOMPARE(result->tlsProtocol, QString());
    QVERIFY(!result->certificate);
    QTRY_COMPARE(peer.connections(), 1);
    QCOMPARE(peer.bytes(), QByteArray());
}

void TestConnectionTestJob::unencryptedIsRefused()
{
    const auto result = await(test(QUrl(u"http://api.example.com"_s)));
    QVERIFY(!result);
    QCOMPARE(result.error().kind, ErrorKind::Input);
    QCOMPARE(result.error().cause, ErrorCause::AddressUnencrypted);
}

void TestConnectionTestJob::certificates_data()
{
    QTest::addColumn<QString>("certificate");
    QTest::addColumn<bool>("isRootKnown");
    QTest::addColumn<ErrorKind>("kind");
    QTest::newRow("unknown issuer") << u"good"_s << false << ErrorKind::TlsUntrusted;
    QTest::newRow("another host") << u"othername"_s << true << ErrorKind::TlsHostname;
    QTest::newRow("common name only") << u"cnonly"_s << true << ErrorKind::TlsHostname;
    QTest::newRow("expired") << u"expired"_s << true << ErrorKind::TlsExpired;
}

void TestConnectionTestJob::certificates()
{
    QFETCH(const QString, certificate);
    QFETCH(const bool, isRootKnown);
    QFETCH(const ErrorKind, kind);
    ScriptedPeer peer(certificates::server(certificate), ignoreRequest);
    TransportOptions options = direct();
    if (!isRootKnown)
        options.readExtraCas = {};
    const auto result = await(test(peer.url(), options));
    QVERIFY(!result);
    QCOMPARE(result.error().kind, kind);
    QVERIFY(result.error().certificate);
    QCOMPARE(result.error().host, u"127.0.0.1"_s);
    QCOMPARE(result.error().port, peer.port());
    QCOMPARE(peer.bytes(), QByteArray());
}

void TestConnectionTestJob::unreachableHost()
{
    ScriptedPeer peer(ignoreRequest);
    peer.stopListening();
    const auto result = await(test(peer.url()));
    QVERIFY(!result);
    QCOMPARE(result.error().kind, ErrorKind::Refused);
    QCOMPARE(result.error().delivery, Delivery::NotSent);
}

void TestConnectionTestJob::noTls()
{
    ScriptedPeer peer(ignoreRequest);
    peer.onFirstBytes([](QTcpSocket *socket) { socket->write("HTTP/1.1 400 Bad Request\r\n\r\n"); });
    QUrl url = peer.url();
    url.setScheme(u"https"_s);
    const auto result = await(test(url));
    QVERIFY(!result);
    QCOMPARE(result.error().kind, ErrorKind::TlsFailed);
    QCOMPARE(result.error().cause, ErrorCause::NotTls);
}

void TestConnectionTestJob::closedConnection()
{
    ScriptedPeer peer(ignoreRequest);
    peer.onFirstBytes([](QTcpSocket *socket) { ScriptedPeer::reset(socket); });
    QUrl url = peer.url();
    url.setScheme(u"https"_s);
    const auto result = await(test(url));
    QVERIFY(!result);
    QCOMPARE(result.error().delivery, Delivery::NotSent);
}

void TestConnectionTestJob::timeout()
{
    ScriptedPeer peer(ignoreRequest);
    peer.onFirstBytes([](QTcpSocket *) {}); // no handshake follows
    QUrl url = peer.url();
    url.setScheme(u"https"_s);
    TransportOptions options = direct();
    options.connectDeadline = 300ms;
    const auto result = await(test(url, options));
    QVERIFY(!result);
    QCOMPARE(result.error().kind, ErrorKind::Timeout);
    QCOMPARE(result.error().deadline, 300ms);
}

void TestConnectionTestJob::isCancelled()
{
    ScriptedPeer peer(ignoreRequest);
    peer.onFirstBytes([](QTcpSocket *) {});
    QUrl url = peer.url();
    url.setScheme(u"https"_s);
    const auto job = test(url);
    job->cancel();
    const auto result = await(job);
    QVERIFY(!result);
    QCOMPARE(result.error().kind, ErrorKind::Cancelled);
}

void TestConnectionTestJob::unreadableCaFile()
{
    ScriptedPeer peer(certificates::server(u"good"_s), ignoreRequest);
    TransportOptions options = direct();
    options.readExtraCas = []() -> Result<QList<QSslCertificate>> {
        return failure(inputError(ErrorCause::CaFile, u"It holds none."_s));
    };
    const auto result = await(test(peer.url(), options));
    QVERIFY(!result);
    QCOMPARE(result.error().cause, ErrorCause::CaFile);
    QCOMPARE(peer.connections(), 0);
}

void TestConnectionTestJob::clientCertificate_data()
{
    QTest::addColumn<QString>("protocol");
    QTest::newRow("TLS 1.3") << u"-tls1_3"_s;
    QTest::newRow("TLS 1.2") << u"-tls1_2"_s;
}

void TestConnectionTestJob::clientCertificate()
{
    QFETCH(const QString, protocol);
    OpensslServer server({u"-cert"_s, certificates::path(u"good.pem"_s), u"-key"_s,
                          certificates::path(u"good.key"_s), u"-CAfile"_s, certificates::path(u"ca.pem"_s),
                          u"-Verify"_s, u"1"_s, u"-verify_return_error"_s, u"-www"_s, protocol});
    QVERIFY(server.isListening());
    const auto result = await(test(server.url()));
    QVERIFY(!result);
    QCOMPARE(result.error().kind, ErrorKind::TlsFailed);
    QCOMPARE(result.error().cause, ErrorCause::ClientCertificate);
    QCOMPARE(result.error().delivery, Delivery::NotSent);
}

void TestConnectionTestJob::silence_data()
{
    QTest::addColumn<QString>("tickets");
    QTest::newRow("a session ticket") << u"2"_s;
    QTest::newRow("silence") << u"0"_s;
}

void TestConnectionTestJob::silence()
{
    QFETCH(const QString, tickets);
    OpensslServer server({u"-cert"_s, certificates::path(u"good.pem"_s), u"-key"_s,
                          certificates::path(u"good.key"_s), u"-www"_s, u"-tls1_3"_s, u"-num_tickets"_s,
                          tickets});
    QVERIFY(server.isListening());
    const auto result = await(test(server.url()));
    QVERIFY2(result, result ? "" : qPrintable(result.error().detail));
    QCOMPARE(result->tlsProtocol, u"TLS 1.3"_s);
}

void TestConnectionTestJob::throughAProxy()
{
    ScriptedPeer proxy([](const ScriptedPeer::Exchange &exchange) {
        exchange.send("HTTP/1.1 403 Forbidden\r\n\r\n");
        exchange.finish();
    });
    TransportOptions options = direct();
    options.proxy = {ProxyChoice::Mode::Manual, u"127.0.0.1"_s, proxy.port()};
    const auto result = await(test(QUrl(u"https://api.example.com"_s), options));
    QVERIFY(!result);
    QCOMPARE(result.error().kind, ErrorKind::Proxy);
    QCOMPARE(result.error().proxy, u"127.0.0.1:%1"_s.arg(proxy.port()));
    QVERIFY2(proxy.bytes().startsWith("CONNECT api.example.com:443 "), proxy.bytes().constData());
}

void TestConnectionTestJob::refusedByAProxy()
{
    TransportOptions options = direct();
    options.allowUnencrypted = true;
    options.proxy = {ProxyChoice::Mode::Manual, u"127.0.0.1"_s, 1};
    const auto result = await(test(QUrl(u"http://api.example.com"_s), options));
    QVERIFY(!result);
    QCOMPARE(result.error().cause, ErrorCause::UnencryptedThroughProxy);
}

void TestConnectionTestJob::isDestroyedWhileRunning()
{
    ScriptedPeer peer(ignoreRequest);
    peer.onFirstBytes([](QTcpSocket *) {});
    QUrl url = peer.url();
    url.setScheme(u"https"_s);
    bool isCalled = false;
    auto job = test(url);
    job->onDone(this, [&isCalled](const auto &) { isCalled = true; });
    QTRY_COMPARE(peer.connections(), 1);
    job.reset();
    QTest::qWait(100);
    QVERIFY(!isCalled);
}

SVC_GUILESS_TEST(TestConnectionTestJob)
#include "tst_connectiontestjob.moc"
