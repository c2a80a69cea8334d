// SPDX-License-Identifier: MIT
// The safe request profile as the peer sees it: what is sent, what is refused, what ends a request. faults/
// tests hostile peers.
#include "base/clock.h"
#include "net/httpclient.h"
#include "support/await.h"
#include "support/scriptedpeer.h"
#include "support/testprogram.h"

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

class MovingClock final : public Clock
{
public:
    [[nodiscard]] QDateTime utcNow() const override { return utc; }
    [[nodiscard]] std::chrono::milliseconds steadyNow() const override { return steady; }
    void pass(std::chrono::milliseconds time)
    {
        utc = utc.addMSecs(time.count());
        steady += time;
    }
    QDateTime utc = utcTime(1'700'000'000'000);
    std::chrono::milliseconds steady = 1h;
};

} // namespace

class TestHttpClient : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void d02_doesNotSendInvalidHeaders_data();
    void d02_doesNotSendInvalidHeaders();
    void allowsUnencryptedLocalhostOnly();
    void unsupportedUrls_data();
    void unsupportedUrls();
    void connectDeadlineDoesNotLimitTheAnswer();
    void sendsLargeBodies();
    void doesNotQueuePostBehindGets();
    void cancelEndsOnce();
    void destructionCancelsSharedJobsOnly();
    void waitingRequestFailsAsNotSent();
    void destructionDuringProxyLookup();
    void connectionsOfBefore_data();
    void connectionsOfBefore();
    void renewsNames();
};

void TestHttpClient::d02_doesNotSendInvalidHeaders_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::newRow("line feed") << QByteArray("key\nX-Injected: 1");
    QTest::newRow("carriage return") << QByteArray("key\rX-Injected: 1");
    QTest::newRow("both") << QByteArray("key\r\nX-Injected: 1");
    QTest::newRow("nul") << QByteArray("key\0x", 5);
    QTest::newRow("not ASCII") << QByteArray("k\xC3\xA9y");
    QTest::newRow("delete") << QByteArray("key\x7F");
}

void TestHttpClient::d02_doesNotSendInvalidHeaders()
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

void TestHttpClient::allowsUnencryptedLocalhostOnly()
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
    QCOMPARE(tried.error().cause, ErrorCause::None); // not found; faults/ tests the details
    QCOMPARE(tried.error().delivery, Delivery::NotSent);
}

void TestHttpClient::unsupportedUrls_data()
{
    QTest::addColumn<QUrl>("url");
    QTest::newRow("file") << QUrl(u"file:///etc/passwd"_s);
    QTest::newRow("ftp") << QUrl(u"ftp://127.0.0.1/"_s);
    QTest::newRow("data") << QUrl(u"data:text/plain,x"_s);
    QTest::newRow("user") << QUrl(u"http://user:pass@127.0.0.1/"_s);
    QTest::newRow("empty") << QUrl();
}

void TestHttpClient::unsupportedUrls()
{
    QFETCH(const QUrl, url);
    HttpClient client({});
    const auto result = await(client.send(get(url)));
    QVERIFY(!result);
    QCOMPARE(result.error().kind, ErrorKind::Input);
}

void TestHttpClient::connectDeadlineDoesNotLimitTheAnswer()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &exchange) {
        QTimer::singleShot(1500ms, exchange.socket(), [exchange] { exchange.reply(200, "{}"); });
    });
    TransportOptions options;
    options.connectDeadline = 500ms;
    HttpClient client(options);
    QVERIFY(await(client.send(get(peer.url()))));
    QVERIFY(await(client.send(post(peer.url()))));
}

void TestHttpClient::sendsLargeBodies()
{
    const QByteArray body(3 * 1024 * 1024 + 7, 'x');
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) { exchange.reply(200, body); });
    HttpClient client({});
    const auto result = await(client.send(get(peer.url())));
    QVERIFY(result);
    QCOMPARE(result->body.size(), body.size());
    QVERIFY(!result->cutOff);
}

void TestHttpClient::doesNotQueuePostBehindGets()
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
    QTRY_COMPARE(peer.requests().size(), 6); // Qt's limit per host
    QVERIFY(await(client.send(post(peer.url()))));
    for (const auto &job : slow)
        QVERIFY(!job->isFinished());
}

void TestHttpClient::cancelEndsOnce()
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

void TestHttpClient::destructionCancelsSharedJobsOnly()
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

/// When a connection ends, Qt also fails the requests that wait for one. They must be reported as not sent,
/// and a request with a connection of its own must not be among them.
void TestHttpClient::waitingRequestFailsAsNotSent()
{
    constexpr int kConnections = 6; // as many as Qt makes to a server
    std::optional<ScriptedPeer::Exchange> first;
    std::optional<ScriptedPeer::Exchange> alone;
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) {
        if (!first)
            first = exchange;
        else if (exchange.requestLine().contains("/alone"))
            alone = exchange;
        else if (exchange.requestLine().contains("/waits"))
            exchange.reply(200, "{}");
    });
    HttpClient client{TransportOptions{}};
    std::vector<std::unique_ptr<Job<HttpReply>>> answering(kConnections);
    for (auto &job : answering)
        job = client.send(get(peer.url()));
    QTRY_COMPARE(peer.requests().size(), kConnections);
    const auto waiting = client.send(get(peer.url(u"/waits"_s)));
    HttpRequest fresh = get(peer.url(u"/alone"_s));
    fresh.connection = HttpRequest::Connection::Fresh;
    const auto own = client.send(fresh);
    QTRY_VERIFY(alone);
    QCOMPARE(peer.count("/waits"), 0);
    first->send("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n{");
    first->finish();

    const auto ended = await(waiting);
    QCOMPARE(ended.has_value(), peer.count("/waits") > 0);
    if (!ended) {
        QCOMPARE(ended.error().kind, ErrorKind::Interrupted);
        QCOMPARE(ended.error().delivery, Delivery::NotSent);
    }
    QVERIFY(!own->isFinished());
    alone->reply(200, "{}");
    QVERIFY(await(own));
}

void TestHttpClient::destructionDuringProxyLookup()
{
    QThreadPool &pool = *QThreadPool::globalInstance();
    const int threads = pool.maxThreadCount();
    pool.setMaxThreadCount(1);
    QSemaphore busy;
    pool.start([&busy] { busy.acquire(); }); // finishes the DNS lookup after the jobs have ended

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

void TestHttpClient::connectionsOfBefore_data()
{
    using Happens = std::function<void(MovingClock &, NetworkChanges &)>;
    QTest::addColumn<Happens>("happens");
    QTest::addColumn<bool>("isNewNetwork");
    const auto row = [](const char *name, const Happens &happens, bool isNewNetwork) {
        QTest::newRow(name) << happens << isNewNetwork;
    };
    row(
        "time passes", [](MovingClock &clock, NetworkChanges &) { clock.pass(10h); }, false);
    row(
        "the clock is corrected",
        [](MovingClock &clock, NetworkChanges &) { clock.utc = clock.utc.addSecs(-2); }, false);
    row(
        "the computer was suspended",
        [](MovingClock &clock, NetworkChanges &) { clock.utc = clock.utc.addSecs(60); }, true);
    row(
        "the network has changed", [](MovingClock &, NetworkChanges &changes) { changes.note(); }, true);
}

/// A request that is on its way then goes on.
void TestHttpClient::connectionsOfBefore()
{
    QFETCH(const std::function<void(MovingClock &, NetworkChanges &)>, happens);
    QFETCH(const bool, isNewNetwork);
    std::optional<ScriptedPeer::Exchange> slow;
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) {
        if (exchange.requestLine().contains("/slow"))
            slow = exchange;
        else
            exchange.reply(200, "{}");
    });
    MovingClock clock;
    NetworkChanges changes(clock);
    HttpClient client({}, nullptr, std::make_shared<KnownSecrets>(), changes);
    QVERIFY(await(client.send(get(peer.url()))));
    const auto running = client.send(get(peer.url(u"/slow"_s)));
    QTRY_VERIFY(slow);
    QVERIFY(await(client.send(get(peer.url()))));
    QCOMPARE(peer.connections(), 2);

    happens(clock, changes);
    for (int i = 0; i < 3; ++i)
        QVERIFY(await(client.send(get(peer.url()))));
    QCOMPARE(peer.connections(), isNewNetwork ? 3 : 2);
    slow->reply(200, "{}");
    QVERIFY(await(running));
    QVERIFY(await(client.send(get(peer.url()))));
    QCOMPARE(peer.connections(), isNewNetwork ? 3 : 2);
}

void TestHttpClient::renewsNames()
{
    MovingClock clock;
    NetworkChanges changes(clock);
    int renewals = 0;
    const auto renew = [&] {
        bool isDone = false;
        changes.renewNames({u"localhost"_s, u"127.0.0.1"_s}, this, [&] { isDone = true; });
        if (isDone)
            return; // at once: nothing was asked
        ++renewals;
        QTRY_VERIFY(isDone);
    };
    renew();
    QCOMPARE(renewals, 0);
    changes.note();
    renew();
    renew();
    QCOMPARE(renewals, 1);
    clock.utc = clock.utc.addDays(1);
    renew();
    QCOMPARE(renewals, 2);
}

SVC_GUILESS_TEST(TestHttpClient)
#include "tst_httpclient.moc"
