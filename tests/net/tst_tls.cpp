// SPDX-License-Identifier: MIT
// Which certificates are trusted beside those of the system, and which names a certificate covers. faults/
// tests failing verification.
#include "net/httpclient.h"
#include "net/tlspolicy.h"
#include "support/await.h"
#include "support/certificates.h"
#include "support/scriptedpeer.h"
#include "support/testprogram.h"

#include <QSslKey>
#include <QTest>
#include <QThread>

#include <atomic>

using namespace Qt::StringLiterals;

class TestTls : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void acceptsAValidCertificate();
    void readsExtraCertificatesInAnotherThread();
    void unreadableExtraCertificatesFailRequests();
    void hostNames_data();
    void hostNames();
};

namespace {

Result<HttpReply> ask(const QUrl &url)
{
    TransportOptions options;
    options.readExtraCas = [] { return certificates::roots(); };
    HttpClient client(options);
    HttpRequest request;
    request.method = HttpRequest::Method::Post;
    request.url = url;
    request.body = "{}";
    return await(client.send(request));
}

} // namespace

void TestTls::acceptsAValidCertificate()
{
    ScriptedPeer peer(certificates::server(u"good"_s),
                      [](const ScriptedPeer::Exchange &exchange) { exchange.reply(200, "{}"); });
    const auto result = ask(peer.url());
    QVERIFY2(result, qPrintable(result ? QString() : result.error().detail));
}

void TestTls::readsExtraCertificatesInAnotherThread()
{
    ScriptedPeer peer(certificates::server(u"good"_s),
                      [](const ScriptedPeer::Exchange &exchange) { exchange.reply(200, "{}"); });
    std::atomic<int> reads = 0;
    std::atomic<int> readsInThisThread = 0;
    std::atomic<int> endedThreads = 0;
    struct ThreadEnd
    {
        std::atomic<int> *counter;
        ~ThreadEnd() { ++*counter; }
    };
    TransportOptions options;
    options.readExtraCas = [&, here = QThread::currentThread()] {
        static thread_local const ThreadEnd end{&endedThreads};
        Q_UNUSED(end.counter);
        ++reads;
        readsInThisThread += QThread::currentThread() == here ? 1 : 0;
        return certificates::roots();
    };
    HttpClient client(options);
    HttpRequest request;
    request.url = peer.url();
    QVERIFY(await(client.send(request)));
    QVERIFY(await(client.send(request)));
    QCOMPARE(reads, 1);
    QCOMPARE(readsInThisThread, 0);
    QCOMPARE(endedThreads, 1); // so that OpenSSL's data for it are not freed when the program's are
}

void TestTls::unreadableExtraCertificatesFailRequests()
{
    ScriptedPeer peer(certificates::server(u"good"_s),
                      [](const ScriptedPeer::Exchange &exchange) { exchange.reply(200, "{}"); });
    TransportOptions options;
    options.readExtraCas = []() -> Result<QList<QSslCertificate>> {
        return failure(inputError(ErrorCause::CaFile, u"It holds none."_s));
    };
    HttpClient client(options);
    HttpRequest request;
    request.url = peer.url();
    const auto result = await(client.send(request));
    QVERIFY(!result);
    QCOMPARE(result.error().kind, ErrorKind::Input);
    QCOMPARE(result.error().cause, ErrorCause::CaFile);
    QCOMPARE(result.error().delivery, Delivery::NotSent);
    QCOMPARE(peer.connections(), 0);
}

void TestTls::hostNames_data()
{
    QTest::addColumn<QString>("certificate");
    QTest::addColumn<QString>("host");
    QTest::addColumn<bool>("covers");
    QTest::newRow("address") << u"good"_s << u"127.0.0.1"_s << true;
    QTest::newRow("another address") << u"good"_s << u"127.0.0.2"_s << false;
    QTest::newRow("name against address") << u"good"_s << u"localhost"_s << false;
    QTest::newRow("name") << u"othername"_s << u"other.example"_s << true;
    QTest::newRow("name, upper case") << u"othername"_s << u"OTHER.example"_s << true;
    QTest::newRow("sub-domain of a name") << u"othername"_s << u"a.other.example"_s << false;
    QTest::newRow("wildcard") << u"wildcard"_s << u"a.wild.example"_s << true;
    QTest::newRow("wildcard, two labels") << u"wildcard"_s << u"a.b.wild.example"_s << false;
    QTest::newRow("wildcard, no label") << u"wildcard"_s << u"wild.example"_s << false;
    QTest::newRow("wildcard over a top-level domain") << u"wildcard"_s << u"evil.test"_s << false;
    QTest::newRow("common name only") << u"cnonly"_s << u"127.0.0.1"_s << false;
}

void TestTls::hostNames()
{
    QFETCH(const QString, certificate);
    QFETCH(const QString, host);
    QFETCH(const bool, covers);
    const auto chain = QSslCertificate::fromPath(certificates::path(certificate + u".pem"_s));
    QCOMPARE(certificateCovers(chain.first(), host), covers);
}

SVC_GUILESS_TEST(TestTls)
#include "tst_tls.moc"
