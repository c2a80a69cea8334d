// SPDX-License-Identifier: MIT
// Group R of the fault matrix: no redirect is followed, and no credential reaches another server.
#include "base/errortext.h"
#include "operations.h"
#include "session/session.h"
#include "support/await.h"
#include "support/certificates.h"
#include "support/scriptedpeer.h"
#include "support/testprogram.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

class TestRedirectFaults : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void redirect_data();
    void redirect();
    void endlessBody_data();
    void endlessBody();
    void loop_data();
    void loop();
    void cookies_data();
    void cookies();
    void cookiesAndA401_data();
    void cookiesAndA401();
    void changeOfServer_data();
    void changeOfServer();
};

void TestRedirectFaults::redirect_data()
{
    QTest::addColumn<Operation>("operation");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("location"); // OTHER stands for the port of the second peer
    QTest::addColumn<QString>("origin");
    struct Target
    {
        const char *name;
        QByteArray location;
        QString origin;
    };
    const QList<Target> targets{
        {"R01 to another host", "http://localhost:OTHER/api?x=1#y", u"http://localhost:OTHER"_s},
        {"R02 to another port", "http://127.0.0.1:OTHER/api/v3/login", u"http://127.0.0.1:OTHER"_s},
        {"R02 to another scheme", "https://127.0.0.1:OTHER/", u"https://127.0.0.1:OTHER"_s},
        {"R03 to //host", "//localhost:OTHER/x", u"http://localhost:OTHER"_s},
        {"R03 with a user name", "http://user:pass@127.0.0.1:OTHER/", u"http://127.0.0.1:OTHER"_s},
        {"R03 to a file", "file:///etc/passwd", u"file:"_s},
        {"R03 to data", "data:application/json,{}", u"data:"_s},
        {"R03 to a resource", "qrc:/x", u"qrc:"_s},
        {"R03 to a script", "javascript:alert(1)", u"javascript:"_s},
    };
    for (const auto &[name, location, origin] : targets) {
        for (const int status : {300, 301, 302, 303, 307, 308}) {
            QTest::addRow("%s, %d: G", name, status) << G << status << location << origin;
            QTest::addRow("%s, %d: L", name, status) << L << status << location << origin;
            QTest::addRow("%s, %d: P", name, status) << P << status << location << origin;
        }
    }
    for (const int status : {301, 302, 303, 307, 308})
        QTest::addRow("R05 %d on a login: L", status)
            << L << status << QByteArray("http://127.0.0.1:OTHER/api/v3/login")
            << u"http://127.0.0.1:OTHER"_s;
}

void TestRedirectFaults::redirect()
{
    QFETCH(const Operation, operation);
    QFETCH(const int, status);
    QFETCH(QByteArray, location);
    QFETCH(QString, origin);
    ScriptedPeer other([](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(200, R"({"notificationId":1042,"token":"t"})");
    });
    location.replace("OTHER", QByteArray::number(other.port()));
    origin.replace(u"OTHER"_s, QString::number(other.port()));
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(status, R"({"notificationId":1042,"token":"t"})", "application/json",
                       "Location: " + location + "\r\n");
    });
    const Answer answer = perform(operation, peer.url());
    QCOMPARE(answer.summary(), operation == P
                                   ? u"outcome-unknown answered V: The outcome is not known"_s
                                   : u"redirect answered —: The server tried to send you to "_s + origin);
    QCOMPARE(answer.error->redirectOrigin, origin);
    QCOMPARE(peer.requests().size(), 1);
    QCOMPARE(peer.count("canary-password"), operation == L ? 1 : 0);
    QCOMPARE(other.connections(), 0);
    QCOMPARE(other.bytes(), QByteArray());
}

void TestRedirectFaults::endlessBody_data()
{
    QTest::addColumn<Operation>("operation");
    QTest::newRow("R01 with a body without end: G") << G;
    QTest::newRow("R01 with a body without end: L") << L;
    QTest::newRow("R01 with a body without end: P") << P;
}

void TestRedirectFaults::endlessBody()
{
    QFETCH(const Operation, operation);
    ScriptedPeer peer([](const ScriptedPeer::Exchange &exchange) {
        exchange.send("HTTP/1.1 302 Found\r\nLocation: https://other.example/\r\n\r\n");
        exchange.sendForever(QByteArray(64 * 1024, 'x'));
    });
    const Answer answer = perform(operation, peer.url());
    QCOMPARE(answer.error->kind, operation == P ? ErrorKind::OutcomeUnknown : ErrorKind::Redirect);
    QCOMPARE(answer.error->redirectOrigin, u"https://other.example"_s);
    QVERIFY(peer.bytesSent() < 16 * 1024 * 1024);
}

void TestRedirectFaults::loop_data()
{
    QTest::addColumn<Operation>("operation");
    QTest::newRow("R04 to itself: G") << G;
    QTest::newRow("R04 to itself: L") << L;
    QTest::newRow("R04 to itself: P") << P;
}

void TestRedirectFaults::loop()
{
    QFETCH(const Operation, operation);
    ScriptedPeer peer([](const ScriptedPeer::Exchange &exchange) {
        const QByteArray target = exchange.requestLine().split(' ').value(1);
        exchange.reply(302, "", "text/plain", "Location: " + target + "\r\n");
    });
    const Answer answer = perform(operation, peer.url());
    QCOMPARE(answer.error->kind, operation == P ? ErrorKind::OutcomeUnknown : ErrorKind::Redirect);
    QCOMPARE(answer.summary(), operation == P
                                   ? u"outcome-unknown answered V: The outcome is not known"_s
                                   : u"redirect answered —: The server tried to send you to http://PEER"_s);
    QCOMPARE(peer.requests().size(), 1);
}

namespace {

Connection connectionTo(const ScriptedPeer &peer)
{
    Connection connection;
    connection.id = QString::number(peer.port());
    connection.baseUrl = peer.url();
    connection.dataSource = u"acme"_s;
    connection.userName = u"jdoe"_s;
    return connection;
}

/// Signs in and looks one id up with that key. Returns true if both succeeded.
bool visit(Session &session, const Connection &connection, const QByteArray &key)
{
    session.signIn(connection, Secret(QString::fromLatin1(key)), Secret(u"canary-password"_s));
    if (!QTest::qWaitFor([&session] { return session.state() == Session::State::SignedIn; }, 30000))
        return false;
    return await(session.notification(1042, ConnectionReuse::AnyConnection)).has_value();
}

ServiceFactory factory()
{
    return [](const Connection &connection, const Secret &apiKey) {
        return clientFor(connection.baseUrl, {}, apiKey.reveal());
    };
}

} // namespace

void TestRedirectFaults::cookies_data()
{
    QTest::addColumn<bool>("tls");
    QTest::newRow("R06 http") << false;
    QTest::newRow("R06 https") << true;
}

/// Cookies set at sign-in and by each lookup are sent with the lookups of that session to that host: not with
/// a sign-in or an upgrade, not after signing out, not to the next server.
void TestRedirectFaults::cookies()
{
    QFETCH(const bool, tls);
    const auto answer = [](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(200, R"({"notificationId":1042,"token":"canary-token"})", "application/json",
                       "Set-Cookie: id=canary-cookie; Path=/\r\nSet-Cookie: all=1; Domain=127.0.0.1\r\n");
    };
    const auto peerWith = [&] {
        return tls ? std::make_unique<ScriptedPeer>(certificates::server(u"good"_s), answer)
                   : std::make_unique<ScriptedPeer>(answer);
    };
    const auto withCookie = [](const ScriptedPeer &peer) {
        QStringList paths;
        for (const QByteArray &request : peer.requests()) // names in lower case by Qt 6.8
            paths += request.toLower().contains("cookie: ") ? u"cookie"_s : u"none"_s;
        return paths.join(u' ');
    };
    const auto first = peerWith();
    const auto second = peerWith();
    Session session(factory());
    QVERIFY(visit(session, connectionTo(*first), "canary-key"));
    QVERIFY(await(session.notification(1042, ConnectionReuse::AnyConnection)));
    QVERIFY(await(session.notification(1042, ConnectionReuse::FreshConnection)));
    QCOMPARE(withCookie(*first), u"none cookie cookie cookie"_s);
    session.signOut();
    QVERIFY(visit(session, connectionTo(*first), "canary-key")); // with the cookies of this sign-in
    QCOMPARE(withCookie(*first), u"none cookie cookie cookie none cookie"_s);
    session.signOut();
    session.continueWithApiKey(connectionTo(*first), Secret(u"canary-key"_s));
    QVERIFY(await(session.notification(1042, ConnectionReuse::AnyConnection)));
    QCOMPARE(withCookie(*first), u"none cookie cookie cookie none cookie none"_s);
    QVERIFY(perform(P, first->url()).error || first->requests().size() == 8);
    QVERIFY(withCookie(*first).endsWith(u"none none"_s));
    session.signOut();
    QVERIFY(visit(session, connectionTo(*second), "canary-key"));
    QCOMPARE(withCookie(*second), u"none cookie"_s);
}

void TestRedirectFaults::cookiesAndA401_data()
{
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QString>("detail");
    QTest::newRow("R06 sent") << QByteArray("Set-Cookie: node=a; Path=/\r\n")
                              << u"A cookie that the service had set was sent."_s;
    QTest::newRow("R06 for another path")
        << QByteArray("Set-Cookie: node=a; Path=/admin\r\n")
        << u"No cookie was sent: the service had set none for this address."_s;
    QTest::newRow("R06 none") << QByteArray()
                              << u"No cookie was sent: the service had set none for this address."_s;
}

/// Behind a load balancer, a 401 after a good sign-in can be that of another server.
void TestRedirectFaults::cookiesAndA401()
{
    QFETCH(const QByteArray, header);
    QFETCH(const QString, detail);
    ScriptedPeer peer([&header](const ScriptedPeer::Exchange &exchange) {
        if (exchange.requestLine().startsWith("POST"))
            exchange.reply(200, R"({"token":"canary-token"})", "application/json", header);
        else
            exchange.reply(401, "{}", "application/json");
    });
    Session session(factory());
    session.signIn(connectionTo(peer), Secret(u"canary-key"_s), Secret(u"canary-password"_s));
    QTRY_VERIFY(session.state() == Session::State::SignedIn);
    const auto answer = await(session.notification(1042, ConnectionReuse::AnyConnection));
    QVERIFY(!answer);
    QVERIFY2(errorDetails(answer.error()).contains(detail), qPrintable(errorDetails(answer.error())));
}

void TestRedirectFaults::changeOfServer_data()
{
    QTest::addColumn<bool>("signsOut");
    QTest::newRow("R07 signing out in between, 20 times") << true;
    QTest::newRow("R07 straight to the other server, 20 times") << false;
}

void TestRedirectFaults::changeOfServer()
{
    QFETCH(const bool, signsOut);
    const auto peerWith = [](const QByteArray &token) {
        return [token](const ScriptedPeer::Exchange &exchange) {
            exchange.reply(200, R"({"notificationId":1042,"token":")" + token + R"("})");
        };
    };
    ScriptedPeer a(peerWith("token-of-a"));
    ScriptedPeer b(peerWith("token-of-b"));
    Session session(factory());
    for (int change = 0; change < 20; ++change) {
        QVERIFY(visit(session, connectionTo(a), "key-of-a"));
        if (signsOut)
            session.signOut();
        QVERIFY(visit(session, connectionTo(b), "key-of-b"));
        if (signsOut)
            session.signOut();
    }
    QCOMPARE(a.count("key-of-a"), 40);
    QCOMPARE(b.count("token-of-b"), 20);
    QVERIFY(!a.bytes().contains("of-b"));
    QVERIFY(!b.bytes().contains("of-a"));
}

SVC_GUILESS_TEST(TestRedirectFaults)
#include "tst_redirectfaults.moc"
