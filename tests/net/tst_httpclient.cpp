// SPDX-License-Identifier: MIT
// The safe request profile, seen from the peer: what is sent, what is refused, what ends a request.
#include "net/httpclient.h"
#include "support/await.h"
#include "support/scriptedpeer.h"

#include <QSemaphore>
#include <QTest>
#include <QThreadPool>
#include <QTimer>

#include <functional>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

HttpRequest get(const QUrl &url)
{
    HttpRequest request;
    request.url = url;
    return request;
}

HttpRequest post(const QUrl &url, const QByteArray &body = "{}")
{
    HttpRequest request;
    request.method = HttpRequest::Method::Post;
    request.url = url;
    request.body = body;
    request.headers = {{"Content-Type", "application/json"}};
    return request;
}

TransportOptions through(const ScriptedPeer &proxy)
{
    TransportOptions options;
    options.proxy = {ProxyChoice::Mode::Manual, u"127.0.0.1"_s, proxy.port()};
    return options;
}

} // namespace

class tst_HttpClient : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void redirectsAreNotFollowed_data();
    void redirectsAreNotFollowed();
    void badHeaderValuesNeverLeave_data();
    void badHeaderValuesNeverLeave();
    void unencryptedOnlyToThisComputer();
    void addressesThatCannotBeAsked_data();
    void addressesThatCannotBeAsked();
    void cookiesAreNeitherKeptNorSent();
    void noCredentialsAreOffered_data();
    void noCredentialsAreOffered();
    void dripFeedEndsAtTheDeadline();
    void waitingForAnAnswerIsNotConnecting();
    void silentServerEndsAtTheConnectDeadline();
    void largeBodiesArriveWhole();
    void bodiesEndAtFourMebibytes();
    void compressedAnswersAreRefused();
    void postIsNotQueuedBehindSlowGets();
    void cancelEndsOnce();
    void goingAwayEndsSharedJobsOnly();
    void noPlainHttpThroughAProxy();
    void proxyIsAskedForATunnelAndNamed();
    void refusedTunnelsAreTheProxysDoing_data();
    void refusedTunnelsAreTheProxysDoing();
    void refusedProxyIsNamed();
    void endsWhileTheProxyIsLookedUp();
};

void tst_HttpClient::redirectsAreNotFollowed_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<bool>("isPost");
    for (const int status : {301, 302, 303, 307, 308}) {
        QTest::addRow("GET %d", status) << status << false;
        QTest::addRow("POST %d", status) << status << true;
    }
}

void tst_HttpClient::redirectsAreNotFollowed()
{
    QFETCH(const int, status);
    QFETCH(const bool, isPost);
    ScriptedPeer other([](const ScriptedPeer::Exchange &exchange) { exchange.reply(200, "{}"); });
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(status, "", "text/plain",
                       "Location: " + other.url(u"/secret?x=1"_s).toEncoded() + "\r\n");
    });
    HttpClient client({});
    const auto result = await(client.send(isPost ? post(peer.url()) : get(peer.url())));
    QVERIFY(!result);
    QCOMPARE(result.error().kind, ErrorKind::Redirect);
    QCOMPARE(result.error().status, status);
    QCOMPARE(result.error().delivery, Delivery::Answered);
    QCOMPARE(result.error().redirectOrigin, other.url().toString());
    QCOMPARE(peer.requests().size(), 1);
    QCOMPARE(other.connections(), 0);
}

void tst_HttpClient::badHeaderValuesNeverLeave_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::newRow("line feed") << QByteArray("key\nX-Injected: 1");
    QTest::newRow("carriage return") << QByteArray("key\rX-Injected: 1");
    QTest::newRow("both") << QByteArray("key\r\nX-Injected: 1");
    QTest::newRow("nul") << QByteArray("key\0x", 5);
    QTest::newRow("not ASCII") << QByteArray("k\xC3\xA9y");
    QTest::newRow("delete") << QByteArray("key\x7F");
}

void tst_HttpClient::badHeaderValuesNeverLeave()
{
    QFETCH(const QByteArray, value);
    ScriptedPeer peer([](const ScriptedPeer::Exchange &exchange) { exchange.reply(200, "{}"); });
    HttpClient client({});
    HttpRequest request = get(peer.url());
    request.headers = {{"Svc-ApiKey", value}};
    const auto result = await(client.send(request));
    QVERIFY(!result);
    QCOMPARE(result.error().kind, ErrorKind::Input);
    QCOMPARE(result.error().delivery, Delivery::NotSent);
    QCOMPARE(peer.connections(), 0);
}

void tst_HttpClient::unencryptedOnlyToThisComputer()
{
    HttpClient strict({});
    const auto refused = await(strict.send(get(QUrl(u"http://svc.invalid/"_s))));
    QVERIFY(!refused);
    QCOMPARE(refused.error().cause, ErrorCause::AddressUnencrypted);

    TransportOptions options;
    options.allowUnencrypted = true;
    options.proxy.mode = ProxyChoice::Mode::None;
    HttpClient allowed(options);
    const auto tried = await(allowed.send(get(QUrl(u"http://svc.invalid/"_s))));
    QVERIFY(!tried);
    QCOMPARE(tried.error().cause, ErrorCause::None); // and not found, in a way that faults/ tells
    QCOMPARE(tried.error().delivery, Delivery::NotSent);
}

void tst_HttpClient::addressesThatCannotBeAsked_data()
{
    QTest::addColumn<QUrl>("url");
    QTest::newRow("file") << QUrl(u"file:///etc/passwd"_s);
    QTest::newRow("ftp") << QUrl(u"ftp://127.0.0.1/"_s);
    QTest::newRow("data") << QUrl(u"data:text/plain,x"_s);
    QTest::newRow("user") << QUrl(u"http://user:pass@127.0.0.1/"_s);
    QTest::newRow("empty") << QUrl();
}

void tst_HttpClient::addressesThatCannotBeAsked()
{
    QFETCH(const QUrl, url);
    HttpClient client({});
    const auto result = await(client.send(get(url)));
    QVERIFY(!result);
    QCOMPARE(result.error().kind, ErrorKind::Input);
}

void tst_HttpClient::cookiesAreNeitherKeptNorSent()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(200, "{}", "application/json", "Set-Cookie: id=1; Path=/\r\n");
    });
    HttpClient client({});
    QVERIFY(await(client.send(get(peer.url()))));
    QVERIFY(await(client.send(get(peer.url()))));
    QCOMPARE(peer.requests().size(), 2);
    QVERIFY(!peer.bytes().toLower().contains("cookie:"));
}

void tst_HttpClient::noCredentialsAreOffered_data()
{
    QTest::addColumn<QByteArray>("challenge");
    for (const QByteArray scheme :
         {"Basic realm=\"x\"", "NTLM", "Negotiate", "Digest realm=\"x\", nonce=\"1\"", "Bearer"})
        QTest::newRow(scheme.constData()) << scheme;
}

void tst_HttpClient::noCredentialsAreOffered()
{
    QFETCH(const QByteArray, challenge);
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(401, "{}", "application/json", "WWW-Authenticate: " + challenge + "\r\n");
    });
    HttpClient client({});
    const auto result = await(client.send(get(peer.url())));
    QVERIFY(result);
    QCOMPARE(result->status, 401);
    QCOMPARE(peer.requests().size(), 1);
    QVERIFY(!peer.bytes().toLower().contains("authorization:"));
}

void tst_HttpClient::dripFeedEndsAtTheDeadline()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &exchange) {
        exchange.send("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n");
        auto *timer = new QTimer(exchange.socket());
        QObject::connect(timer, &QTimer::timeout, exchange.socket(), [exchange] { exchange.send(" "); });
        timer->start(20ms);
    });
    HttpClient client({});
    HttpRequest request = get(peer.url());
    request.deadline = 300ms;
    const auto result = await(client.send(request));
    QVERIFY(!result);
    QCOMPARE(result.error().kind, ErrorKind::Timeout);
    QCOMPARE(result.error().deadline, 300ms);
    QCOMPARE(result.error().status, 200);
}

void tst_HttpClient::waitingForAnAnswerIsNotConnecting()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &exchange) {
        QTimer::singleShot(400ms, exchange.socket(), [exchange] { exchange.reply(200, "{}"); });
    });
    TransportOptions options;
    options.connectDeadline = 100ms;
    HttpClient client(options);
    QVERIFY(await(client.send(get(peer.url()))));
    QVERIFY(await(client.send(post(peer.url()))));
}

void tst_HttpClient::silentServerEndsAtTheConnectDeadline()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &) {});
    peer.onConnect([](QTcpSocket *) {}); // accepts, and never answers the TLS handshake
    QUrl url = peer.url();
    url.setScheme(u"https"_s);
    TransportOptions options;
    options.connectDeadline = 200ms;
    HttpClient client(options);
    const auto result = await(client.send(post(url)));
    QVERIFY(!result);
    QCOMPARE(result.error().kind, ErrorKind::Timeout);
    QCOMPARE(result.error().deadline, 200ms);
    QCOMPARE(result.error().delivery, Delivery::NotSent);
}

void tst_HttpClient::largeBodiesArriveWhole()
{
    const QByteArray body(3 * 1024 * 1024 + 7, 'x');
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) { exchange.reply(200, body); });
    HttpClient client({});
    const auto result = await(client.send(get(peer.url())));
    QVERIFY(result);
    QCOMPARE(result->body.size(), body.size());
    QVERIFY(!result->cutOff);
}

void tst_HttpClient::bodiesEndAtFourMebibytes()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(200, QByteArray(5 * 1024 * 1024, 'x'));
    });
    HttpClient client({});
    const auto result = await(client.send(get(peer.url())));
    QVERIFY(!result);
    QCOMPARE(result.error().kind, ErrorKind::TooLarge);
}

void tst_HttpClient::compressedAnswersAreRefused()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(200, "\x1F\x8B", "application/json", "Content-Encoding: gzip\r\n");
    });
    HttpClient client({});
    const auto result = await(client.send(get(peer.url())));
    QVERIFY(!result);
    QCOMPARE(result.error().cause, ErrorCause::ContentEncoding);
    QVERIFY(peer.countHeaders("Accept-Encoding: identity"));
}

void tst_HttpClient::postIsNotQueuedBehindSlowGets()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &exchange) {
        if (exchange.requestLine().startsWith("POST"))
            exchange.reply(200, "{}");
    });
    HttpClient client({});
    std::vector<std::unique_ptr<Job<HttpReply>>> slow;
    slow.reserve(8);
    for (int i = 0; i < 8; ++i)
        slow.push_back(client.send(get(peer.url())));
    QTRY_COMPARE(peer.requests().size(), 6); // as many as Qt sends to one host
    QVERIFY(await(client.send(post(peer.url()))));
    for (const auto &job : slow)
        QVERIFY(!job->isFinished());
}

void tst_HttpClient::cancelEndsOnce()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &) {});
    HttpClient client({});
    const auto job = client.send(post(peer.url()));
    int ended = 0;
    std::optional<Error> error;
    job->onDone(this, [&](const Result<HttpReply> &result) {
        ++ended;
        error = result.error();
    });
    QTRY_COMPARE(peer.requests().size(), 1);
    job->cancel();
    job->cancel();
    QCOMPARE(ended, 0);
    QTRY_COMPARE(ended, 1);
    QCOMPARE(error->kind, ErrorKind::Cancelled);
    QCOMPARE(error->delivery, Delivery::MaybeSent);
}

void tst_HttpClient::goingAwayEndsSharedJobsOnly()
{
    std::optional<ScriptedPeer::Exchange> held;
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) {
        if (exchange.requestLine().startsWith("POST"))
            held = exchange;
    });
    auto client = std::make_unique<HttpClient>(TransportOptions{});
    const auto lookup = client->send(get(peer.url()));
    const auto upgrade = client->send(post(peer.url()));
    QTRY_COMPARE(peer.requests().size(), 2);
    client.reset();

    const auto ended = await(lookup);
    QVERIFY(!ended);
    QCOMPARE(ended.error().kind, ErrorKind::Cancelled);
    QVERIFY(!upgrade->isFinished());
    held->reply(200, "{}");
    QVERIFY(await(upgrade));
}

void tst_HttpClient::noPlainHttpThroughAProxy()
{
    ScriptedPeer proxy([](const ScriptedPeer::Exchange &exchange) { exchange.reply(200, "{}"); });
    TransportOptions options = through(proxy);
    options.allowUnencrypted = true;
    HttpClient client(options);
    const auto result = await(client.send(get(QUrl(u"http://svc.invalid/"_s))));
    QVERIFY(!result);
    QCOMPARE(result.error().cause, ErrorCause::UnencryptedThroughProxy);
    QCOMPARE(proxy.connections(), 0);
}

void tst_HttpClient::proxyIsAskedForATunnelAndNamed()
{
    ScriptedPeer proxy([](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(407, "", "text/html", "Proxy-Authenticate: Basic realm=\"x\"\r\n");
    });
    HttpClient client(through(proxy));
    HttpRequest request = get(QUrl(u"https://svc.invalid/path"_s));
    request.headers = {{"Svc-ApiKey", "canary-key"}};
    const auto result = await(client.send(request));
    QVERIFY(!result);
    QCOMPARE(result.error().kind, ErrorKind::Proxy);
    QCOMPARE(result.error().proxy, u"127.0.0.1:%1"_s.arg(proxy.port()));
    QCOMPARE(result.error().delivery, Delivery::NotSent);
    QVERIFY(proxy.bytes().startsWith("CONNECT svc.invalid:443 "));
    QVERIFY(!proxy.bytes().contains("canary-key"));
}

void tst_HttpClient::refusedTunnelsAreTheProxysDoing_data()
{
    QTest::addColumn<int>("status");
    for (const int status : {302, 400, 403, 407, 500, 502, 504})
        QTest::addRow("%d", status) << status;
}

void tst_HttpClient::refusedTunnelsAreTheProxysDoing()
{
    QFETCH(const int, status);
    ScriptedPeer proxy([&](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(status, "<html>", "text/html");
        exchange.finish();
    });
    HttpClient client(through(proxy));
    const auto result = await(client.send(post(QUrl(u"https://svc.invalid/path"_s))));
    QVERIFY(!result);
    QCOMPARE(errorKindName(result.error().kind), u"proxy"_s);
    QCOMPARE(result.error().proxy, u"127.0.0.1:%1"_s.arg(proxy.port()));
    QCOMPARE(result.error().delivery, Delivery::NotSent);
}

void tst_HttpClient::refusedProxyIsNamed()
{
    ScriptedPeer proxy([](const ScriptedPeer::Exchange &) {});
    const TransportOptions options = through(proxy);
    proxy.stopListening();
    HttpClient client(options);
    const auto result = await(client.send(get(QUrl(u"https://svc.invalid/path"_s))));
    QVERIFY(!result);
    QCOMPARE(errorKindName(result.error().kind), u"proxy"_s);
    QCOMPARE(result.error().delivery, Delivery::NotSent);
}

void tst_HttpClient::endsWhileTheProxyIsLookedUp()
{
    QThreadPool &pool = *QThreadPool::globalInstance();
    const int threads = pool.maxThreadCount();
    pool.setMaxThreadCount(1);
    QSemaphore busy;
    pool.start([&busy] { busy.acquire(); }); // the system's answer comes after the jobs' end

    auto client = std::make_unique<HttpClient>(TransportOptions{});
    const HttpRequest request = get(QUrl(u"https://svc.invalid/"_s));
    auto destroyed = client->send(request);
    const auto cancelled = client->send(request);
    const auto orphaned = client->send(request);
    destroyed.reset();
    cancelled->cancel();
    client.reset();
    busy.release();
    QVERIFY(pool.waitForDone());
    pool.setMaxThreadCount(threads);

    for (const auto &job : {std::cref(cancelled), std::cref(orphaned)}) {
        const auto result = await(job.get());
        QVERIFY(!result);
        QCOMPARE(result.error().kind, ErrorKind::Cancelled);
        QCOMPARE(result.error().delivery, Delivery::NotSent);
    }
}

QTEST_GUILESS_MAIN(tst_HttpClient)
#include "tst_httpclient.moc"
