// SPDX-License-Identifier: MIT
// What QNetworkAccessManager sends automatically, and where.
#include "fetch.h"
#include "net/singleusebody.h"
#include "support/certificates.h"
#include "support/opensslserver.h"
#include "support/scriptedpeer.h"
#include "support/testprogram.h"

#include <QAuthenticator>
#include <QLibraryInfo>
#include <QNetworkProxy>
#include <QSignalSpy>
#include <QSslSocket>
#include <QTest>
#include <QVersionNumber>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

using Script = std::function<void(const ScriptedPeer::Exchange &)>;

class TestQtNetwork : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void postIsSentAgain_data();
    void postIsSentAgain();
    void sequentialBodyIsNotSentAgain_data();
    void sequentialBodyIsNotSentAgain();
    void redirectsForwardHeaders_data();
    void redirectsForwardHeaders();
    void lineBreaksInHeaders();
    void doesNotCheckHeaderNames();
    void timeoutMeasuresInactivity();
    void timeoutAndAbortHaveTheSameError();
    void destroyedManagerEmitsNoFinished();
    void sixConnectionsPerHost();
    void acceptsTheCommonName_data();
    void acceptsTheCommonName();
    void abortInEncryptedSendsNothing();
    void answersNtlm_data();
    void answersNtlm();
    void proxyLogins_data();
    void proxyLogins();
    void missingClientCertificate_data();
    void missingClientCertificate();
    void resumesSessions_data();
    void resumesSessions();
    void sessionTickets_data();
    void sessionTickets();
};

namespace {

QNetworkRequest trusting(const QUrl &url)
{
    QNetworkRequest request = fetch::request(url);
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    tls.setCaCertificates(certificates::roots());
    request.setSslConfiguration(tls);
    return request;
}

/// Returns the arguments of a server with a trusted certificate.
QStringList serverArguments()
{
    return {u"-cert"_s, certificates::path(u"good.pem"_s), u"-key"_s, certificates::path(u"good.key"_s)};
}

} // namespace

void TestQtNetwork::postIsSentAgain_data()
{
    QTest::addColumn<Script>("script");
    QTest::addColumn<int>("atLeast");
    QTest::newRow("FIN before an answer") << Script([](const auto &exchange) { exchange.finish(); }) << 2;
    QTest::newRow("no HTTP") << Script([](const auto &exchange) {
        exchange.send("SSH-2.0\r\n");
        exchange.finish();
    }) << 4;
}

void TestQtNetwork::postIsSentAgain()
{
    QFETCH(const Script, script);
    QFETCH(const int, atLeast);
    for (const bool tls : {false, true}) {
        const auto peer = tls ? std::make_unique<ScriptedPeer>(certificates::server(u"good"_s), script)
                              : std::make_unique<ScriptedPeer>(script);
        QNetworkAccessManager manager;
        const std::unique_ptr<QNetworkReply> reply(manager.post(trusting(peer->url()), QByteArray("{}")));
        QVERIFY(fetch::finished(*reply));
        QCOMPARE(reply->error(), QNetworkReply::RemoteHostClosedError);
        QVERIFY2(peer->count("POST ") >= atLeast, qPrintable(QString::number(peer->count("POST "))));
    }
}

void TestQtNetwork::sequentialBodyIsNotSentAgain_data()
{
    postIsSentAgain_data();
}

void TestQtNetwork::sequentialBodyIsNotSentAgain()
{
    QFETCH(const Script, script);
    for (const bool tls : {false, true}) {
        const auto peer = tls ? std::make_unique<ScriptedPeer>(certificates::server(u"good"_s), script)
                              : std::make_unique<ScriptedPeer>(script);
        QNetworkRequest request = trusting(peer->url());
        request.setAttribute(QNetworkRequest::DoNotBufferUploadDataAttribute, true);
        request.setHeader(QNetworkRequest::ContentLengthHeader, 2);
        SingleUseBody body("{}");
        QNetworkAccessManager manager;
        const std::unique_ptr<QNetworkReply> reply(manager.post(request, &body));
        QVERIFY(fetch::finished(*reply));
        QCOMPARE(reply->error(), QNetworkReply::ContentReSendError);
        QCOMPARE(peer->count("POST "), 1);
        QCOMPARE(body.handedOut(), 2);
    }
}

void TestQtNetwork::redirectsForwardHeaders_data()
{
    QTest::addColumn<int>("status");
    QTest::newRow("302") << 302;
    QTest::newRow("307") << 307;
}

void TestQtNetwork::redirectsForwardHeaders()
{
    QFETCH(const int, status);
    ScriptedPeer other([](const ScriptedPeer::Exchange &exchange) { exchange.reply(200, "{}"); });
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(status, "", "text/plain",
                       "Location: http://127.0.0.1:" + QByteArray::number(other.port()) + "/x\r\n");
    });
    QNetworkRequest request = fetch::request(peer.url());
    request.setRawHeader("Svc-ApiKey", "canary-key");
    request.setRawHeader("Authorization", "Bearer canary-token");
    QNetworkAccessManager manager;
    const std::unique_ptr<QNetworkReply> followed(manager.post(request, QByteArray("canary-password")));
    QVERIFY(fetch::finished(*followed));
    QCOMPARE(other.countHeaders("Svc-ApiKey: canary-key"), 1);
    // Qt 6.8 drops the one header that it knows as a credential.
    QVERIFY(fetch::isQt68() || other.countHeaders("Authorization: Bearer canary-token") == 1);
    QCOMPARE(other.count("canary-password"), status == 307 ? 1 : 0);

    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    const int before = other.connections();
    const std::unique_ptr<QNetworkReply> stayed(manager.post(request, QByteArray("{}")));
    QVERIFY(fetch::finished(*stayed));
    QCOMPARE(fetch::status(*stayed), status);
    QCOMPARE(other.connections(), before);
}

void TestQtNetwork::lineBreaksInHeaders()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &exchange) { exchange.reply(200, "{}"); });
    QNetworkRequest request = fetch::request(peer.url());
    request.setRawHeader("Svc-ApiKey", "key\r\nX-Injected: 1");
    QNetworkAccessManager manager;
    const std::unique_ptr<QNetworkReply> reply(manager.get(request));
    QVERIFY(fetch::finished(*reply));
    QCOMPARE(reply->error(), QNetworkReply::NoError);
    QCOMPARE(peer.countHeaders("X-Injected"), fetch::isQt68() ? 0 : 1); // an injected header
    QCOMPARE(peer.countHeaders("Svc-ApiKey"), fetch::isQt68() ? 0 : 1); // or a request that lacks its key
}

void TestQtNetwork::doesNotCheckHeaderNames()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &exchange) { exchange.reply(200, "{}"); });
    QNetworkRequest request = fetch::request(peer.url());
    request.setRawHeader("Host", "evil.example");
    QNetworkAccessManager manager;
    const std::unique_ptr<QNetworkReply> reply(manager.get(request));
    QVERIFY(fetch::finished(*reply));
    QCOMPARE(peer.countHeaders("Host: evil.example"), 1);
}

void TestQtNetwork::timeoutMeasuresInactivity()
{
    int sent = 0;
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) {
        exchange.send("HTTP/1.1 200 OK\r\nContent-Length: 20\r\n\r\n");
        auto *timer = new QTimer(exchange.socket());
        connect(timer, &QTimer::timeout, exchange.socket(), [exchange, &sent] {
            ++sent;
            exchange.send("x");
        });
        timer->start(50ms);
    });
    QNetworkRequest request = fetch::request(peer.url());
    request.setTransferTimeout(400); // the body takes 1000 ms
    QNetworkAccessManager manager;
    const std::unique_ptr<QNetworkReply> reply(manager.get(request));
    QVERIFY(fetch::finished(*reply));
    QCOMPARE(reply->error(), QNetworkReply::NoError);
    QCOMPARE(reply->readAll().size(), 20);
}

void TestQtNetwork::timeoutAndAbortHaveTheSameError()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &) {});
    QNetworkRequest request = fetch::request(peer.url());
    QNetworkAccessManager manager;
    const std::unique_ptr<QNetworkReply> aborted(manager.get(request));
    aborted->abort();
    request.setTransferTimeout(100);
    const std::unique_ptr<QNetworkReply> late(manager.get(request));
    QVERIFY(fetch::finished(*late));
    QCOMPARE(aborted->error(), QNetworkReply::OperationCanceledError);
    QCOMPARE(late->error(), QNetworkReply::OperationCanceledError);
}

void TestQtNetwork::destroyedManagerEmitsNoFinished()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &) {});
    auto manager = std::make_unique<QNetworkAccessManager>();
    const QPointer<QNetworkReply> reply(manager->get(fetch::request(peer.url())));
    const QSignalSpy finished(reply, &QNetworkReply::finished);
    QTRY_COMPARE(peer.requests().size(), 1);
    manager.reset();
    QVERIFY(!reply);
    QTest::qWait(50);
    QCOMPARE(finished.size(), 0);
}

void TestQtNetwork::sixConnectionsPerHost()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &) {});
    QNetworkAccessManager manager;
    for (int i = 0; i < 8; ++i)
        manager.get(fetch::request(peer.url()));
    QTRY_COMPARE(peer.requests().size(), 6);
    manager.post(fetch::request(peer.url()), QByteArray("{}")); // queued after the GETs
    QTest::qWait(100);
    QCOMPARE(peer.requests().size(), 6);
}

void TestQtNetwork::acceptsTheCommonName_data()
{
    QTest::addColumn<QString>("certificate"); // the common name is 127.0.0.1 in all of them
    QTest::newRow("no alternative name") << u"cnonly"_s;
    QTest::newRow("another alternative name") << u"othername"_s;
}

void TestQtNetwork::acceptsTheCommonName()
{
    QFETCH(const QString, certificate);
    ScriptedPeer peer(certificates::server(certificate),
                      [](const ScriptedPeer::Exchange &exchange) { exchange.reply(200, "{}"); });
    QNetworkAccessManager manager;
    const std::unique_ptr<QNetworkReply> reply(manager.get(trusting(peer.url())));
    QVERIFY(fetch::finished(*reply));
    QCOMPARE(reply->error(), QNetworkReply::NoError);
}

void TestQtNetwork::abortInEncryptedSendsNothing()
{
    ScriptedPeer peer(certificates::server(u"cnonly"_s),
                      [](const ScriptedPeer::Exchange &exchange) { exchange.reply(200, "{}"); });
    QNetworkAccessManager manager;
    const std::unique_ptr<QNetworkReply> reply(manager.get(trusting(peer.url())));
    connect(reply.get(), &QNetworkReply::encrypted, reply.get(), &QNetworkReply::abort);
    QVERIFY(fetch::finished(*reply));
    QTest::qWait(50);
    QCOMPARE(peer.bytes(), QByteArray());
}

void TestQtNetwork::answersNtlm_data()
{
    QTest::addColumn<bool>("isSingleUse");
    QTest::addColumn<int>("posts");
    QTest::newRow("a body that can be read again") << false << 2;
    QTest::newRow("a body that can be read once") << true << 1;
}

/// Without any credentials, Qt begins to negotiate, and sends the body with it.
void TestQtNetwork::answersNtlm()
{
    QFETCH(const bool, isSingleUse);
    QFETCH(const int, posts);
    ScriptedPeer peer([](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(401, "{}", "application/json", "WWW-Authenticate: NTLM\r\n");
    });
    QNetworkRequest request = fetch::request(peer.url());
    request.setAttribute(QNetworkRequest::DoNotBufferUploadDataAttribute, isSingleUse);
    request.setHeader(QNetworkRequest::ContentLengthHeader, 2);
    SingleUseBody once("{}");
    QNetworkAccessManager manager;
    const std::unique_ptr<QNetworkReply> reply(isSingleUse ? manager.post(request, &once)
                                                           : manager.post(request, QByteArray("{}")));
    QVERIFY(fetch::finished(*reply));
    QCOMPARE(peer.count("POST "), posts);
    QCOMPARE(peer.countHeaders("Authorization"), posts - 1);
}

void TestQtNetwork::proxyLogins_data()
{
    QTest::addColumn<QByteArray>("offered");
    QTest::addColumn<bool>("isAsked");       // for a login, in a signal that blocks
    QTest::addColumn<QByteArray>("answers"); // the scheme, after the first question
    const QByteArray digest = "Digest realm=\"x\", nonce=\"y\", qop=\"auth\"";
    QTest::newRow("Basic") << QByteArray("Basic realm=\"x\"") << true << QByteArray("Basic");
    QTest::newRow("Digest") << digest << true << QByteArray("Digest");
    QTest::newRow("Digest, SHA-256") << digest + ", algorithm=SHA-256" << false << QByteArray();
}

/// Qt has no way to be given a proxy that never asks.
void TestQtNetwork::proxyLogins()
{
    QFETCH(const QByteArray, offered);
    QFETCH(const bool, isAsked);
    QFETCH(const QByteArray, answers);
    ScriptedPeer proxy([&](const ScriptedPeer::Exchange &exchange) {
        exchange.send("HTTP/1.1 407 No\r\nProxy-Authenticate: " + offered + "\r\nContent-Length: 0\r\n\r\n");
    });
    QNetworkProxy used(QNetworkProxy::HttpProxy, u"127.0.0.1"_s, proxy.port(), u"user"_s, u"password"_s);
    QNetworkAccessManager manager;
    manager.setProxy(used);
    bool wasAsked = false;
    connect(&manager, &QNetworkAccessManager::proxyAuthenticationRequired, this, [&] { wasAsked = true; });
    const std::unique_ptr<QNetworkReply> reply(manager.get(fetch::request(QUrl(u"https://svc.invalid"_s))));
    QTRY_VERIFY(reply->isFinished());
    QCOMPARE(wasAsked, isAsked);
    QCOMPARE(proxy.countHeaders("Proxy-Authorization") > 0, !answers.isEmpty());
    QVERIFY(answers.isEmpty() || proxy.requests().last().contains("Proxy-Authorization: " + answers));
}

void TestQtNetwork::missingClientCertificate_data()
{
    QTest::addColumn<QString>("protocol");
    QTest::addColumn<QNetworkReply::NetworkError>("error");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QSsl::SslProtocol>("used");
    QTest::newRow("TLS 1.3") << u"-tls1_3"_s << QNetworkReply::UnknownNetworkError
                             << u"alert certificate required"_s << QSsl::TlsV1_3;
    QTest::newRow("TLS 1.2") << u"-tls1_2"_s << QNetworkReply::SslHandshakeFailedError
                             << u"alert handshake failure"_s << QSsl::TlsV1_2;
    QTest::newRow("no common cipher, TLS 1.2")
        << u"-tls1_2 -cipher AES128-SHA"_s << QNetworkReply::SslHandshakeFailedError
        << u"alert handshake failure"_s << QSsl::TlsV1_3; // the newest one, as no other has been chosen
}

/// With TLS 1.3 the handshake is complete for the client before the server refuses it.
void TestQtNetwork::missingClientCertificate()
{
    QFETCH(const QString, protocol);
    QFETCH(const QNetworkReply::NetworkError, error);
    QFETCH(const QString, words);
    QFETCH(const QSsl::SslProtocol, used);
    OpensslServer server(serverArguments() +
                         QStringList{u"-CAfile"_s, certificates::path(u"ca.pem"_s), u"-Verify"_s, u"1"_s,
                                     u"-verify_return_error"_s} +
                         protocol.split(u' '));
    QVERIFY(server.isListening());
    QNetworkRequest request = trusting(server.url());
    request.setAttribute(QNetworkRequest::DoNotBufferUploadDataAttribute, true);
    request.setHeader(QNetworkRequest::ContentLengthHeader, 2);
    SingleUseBody body("{}");
    QNetworkAccessManager manager;
    const std::unique_ptr<QNetworkReply> reply(manager.post(request, &body));
    const QSignalSpy encrypted(reply.get(), &QNetworkReply::encrypted);
    QVERIFY(fetch::finished(*reply));
    QCOMPARE(reply->error(), error);
    QVERIFY2(reply->errorString().endsWith(words), qPrintable(reply->errorString()));
    QCOMPARE(reply->sslConfiguration().sessionProtocol(), used);
    QCOMPARE(encrypted.size(), error == QNetworkReply::UnknownNetworkError ? 1 : 0);
}

void TestQtNetwork::resumesSessions_data()
{
    QTest::addColumn<QString>("protocol");
    QTest::addColumn<bool>("resumes");
    QTest::newRow("TLS 1.2") << u"-tls1_2"_s << true;
    QTest::newRow("TLS 1.3") << u"-tls1_3"_s << false;
}

void TestQtNetwork::resumesSessions()
{
    QFETCH(const QString, protocol);
    QFETCH(const bool, resumes);
    OpensslServer server(serverArguments() << protocol); // prints what it knows of each connection
    QVERIFY(server.isListening());
    QNetworkAccessManager manager;
    QByteArray output;
    for (int connection = 1; connection <= 2; ++connection) {
        const std::unique_ptr<QNetworkReply> reply(manager.get(trusting(server.url())));
        QTRY_COMPARE((output = server.output()).count("GET / "), connection);
        reply->abort();
    }
    QCOMPARE(output.count("CIPHER is"), 2);
    QCOMPARE(output.count("Reused session-id"), resumes ? 1 : 0);
}

void TestQtNetwork::sessionTickets_data()
{
    QTest::addColumn<bool>("isKept");
    QTest::newRow("sessions are kept") << true;
    QTest::newRow("as it is by default") << false;
}

/// Only a socket that keeps its sessions reports the session ticket of a server.
void TestQtNetwork::sessionTickets()
{
    QFETCH(const bool, isKept);
    OpensslServer server(serverArguments() << u"-tls1_3"_s << u"-www"_s);
    QVERIFY(server.isListening());
    QSslConfiguration tls = trusting(server.url()).sslConfiguration();
    if (isKept)
        tls.setSslOption(QSsl::SslOptionDisableSessionPersistence, false);
    QSslSocket socket;
    socket.setSslConfiguration(tls);
    QSignalSpy tickets(&socket, &QSslSocket::newSessionTicketReceived);
    QSignalSpy answers(&socket, &QSslSocket::readyRead);
    socket.connectToHostEncrypted(u"127.0.0.1"_s, static_cast<quint16>(server.url().port()));
    connect(&socket, &QSslSocket::encrypted, &socket, [&socket] { socket.write("GET / HTTP/1.0\r\n\r\n"); });
    QTRY_VERIFY(!answers.isEmpty()); // the tickets come before
    QCOMPARE(!tickets.isEmpty(), isKept);
}

SVC_GUILESS_TEST(TestQtNetwork)
#include "tst_qtnetwork.moc"
