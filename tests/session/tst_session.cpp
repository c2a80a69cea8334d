// SPDX-License-Identifier: MIT
#include "net/httpclient.h"
#include "support/await.h"
#include "support/scriptedpeer.h"
#include "support/temporarycontext.h"
#include "support/testprogram.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const Secret kKey(u"key-a"_s);
const Secret kPassword(u"pass-a"_s);

void answer(const ScriptedPeer::Exchange &exchange)
{
    if (exchange.requestLine().startsWith("POST /api/v3/login"))
        exchange.reply(200, R"({"token":"token-a","user":{"fullName":"Jane Doe"}})");
    else
        exchange.reply(200, R"({"notificationId":7})");
}

} // namespace

class TestSession : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void signsIn();
    void rejectedSignInRestoresTheState();
    void failedSignInKeepsTheSession();
    void cancelledSignInReportsNoError();
    void secondSignInRestoresTheState();
    void ignoresLateAnswersOfAnEarlierSession();
    void sendsOneLoginPerSignIn();
    void apiKeySessionSendsNoToken();
    void unauthorisedLookupExpiresTheSession();
    void unauthorisedLookupKeepsAnApiKeySession();
    void knowsWhetherItsTokenHasAnswered();
    void signOutCancelsLookups();
    void destroyedSignInFails_data();
    void destroyedSignInFails();
    void editWithoutASessionKeepsTheSignIn();
    void lookupMayOutliveItsSession();
    void sendsNoSecretToAnotherServer();
};

void TestSession::signsIn()
{
    ScriptedPeer peer(answer);
    TemporaryContext context;
    Session &session = context->sessions().current();
    QSignalSpy states(&session, &Session::stateChanged);
    session.signIn(connectionTo(peer.url()), kKey, kPassword);
    QCOMPARE(session.state(), Session::State::SigningIn);
    QTRY_COMPARE(session.state(), Session::State::SignedIn);
    QCOMPARE(states.size(), 2);
    QCOMPARE(session.user().fullName, u"Jane Doe"_s);
    QCOMPARE(session.user().userName, u"jdoe"_s);
    QVERIFY(await(session.notification(7, ConnectionReuse::AnyConnection)));
    QCOMPARE(peer.countHeaders("Authorization: Bearer token-a"), 1);
}

void TestSession::rejectedSignInRestoresTheState()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &exchange) { exchange.reply(401, "{}"); });
    TemporaryContext context;
    Session &session = context->sessions().current();
    QSignalSpy failed(&session, &Session::signInFailed);
    session.signIn(connectionTo(peer.url()), kKey, kPassword);
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(session.state(), Session::State::SignedOut);
    QCOMPARE(failed.first().first().value<Error>().kind, ErrorKind::SignInRejected);
}

void TestSession::failedSignInKeepsTheSession()
{
    ScriptedPeer peer(answer);
    ScriptedPeer other([](const ScriptedPeer::Exchange &exchange) { exchange.reply(500, "{}"); });
    TemporaryContext context;
    Session &session = context->sessions().current();
    session.signIn(connectionTo(peer.url()), kKey, kPassword);
    QTRY_COMPARE(session.state(), Session::State::SignedIn);
    QSignalSpy failed(&session, &Session::signInFailed);
    session.signIn(connectionTo(other.url()), kKey, kPassword);
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(session.state(), Session::State::SignedIn);
    QCOMPARE(session.connection().baseUrl, peer.url());
    QVERIFY(await(session.notification(7, ConnectionReuse::AnyConnection)));
}

void TestSession::cancelledSignInReportsNoError()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &) {});
    TemporaryContext context;
    Session &session = context->sessions().current();
    QSignalSpy failed(&session, &Session::signInFailed);
    session.signIn(connectionTo(peer.url()), kKey, kPassword);
    QTRY_COMPARE(peer.requests().size(), 1);
    session.cancelSignIn();
    QCOMPARE(session.state(), Session::State::SignedOut);
    QCoreApplication::processEvents();
    QCOMPARE(failed.size(), 0);
}

void TestSession::secondSignInRestoresTheState()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &) {});
    TemporaryContext context;
    Session &session = context->sessions().current();
    session.signIn(connectionTo(peer.url()), kKey, kPassword);
    session.signIn(connectionTo(peer.url()), kKey, kPassword);
    session.cancelSignIn();
    QCOMPARE(session.state(), Session::State::SignedOut);
}

void TestSession::ignoresLateAnswersOfAnEarlierSession()
{
    std::optional<ScriptedPeer::Exchange> held;
    int logins = 0;
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) {
        if (exchange.requestLine().startsWith("POST"))
            exchange.reply(200, "{\"token\":\"token-" + QByteArray::number(++logins) + "\"}");
        else
            held = exchange;
    });
    TemporaryContext context;
    Session &session = context->sessions().current();
    session.signIn(connectionTo(peer.url()), kKey, kPassword);
    QTRY_COMPARE(session.state(), Session::State::SignedIn);
    const auto lookup = session.notification(7, ConnectionReuse::FreshConnection);
    QTRY_VERIFY(held.has_value());
    session.signOut();
    session.signIn(connectionTo(peer.url()), kKey, kPassword);
    QTRY_COMPARE(session.state(), Session::State::SignedIn);
    held->reply(401, "{}");
    QVERIFY(!await(lookup));
    QCOMPARE(session.state(), Session::State::SignedIn);
}

void TestSession::sendsOneLoginPerSignIn()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &exchange) { exchange.reset(); });
    TemporaryContext context;
    QSignalSpy failed(&context->sessions().current(), &Session::signInFailed);
    context->sessions().current().signIn(connectionTo(peer.url()), kKey, kPassword);
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(peer.count("pass-a"), 1);
}

void TestSession::apiKeySessionSendsNoToken()
{
    ScriptedPeer peer(answer);
    TemporaryContext context;
    Session &session = context->sessions().current();
    session.continueWithApiKey(connectionTo(peer.url()), kKey);
    QCOMPARE(session.state(), Session::State::ApiKeyOnly);
    QVERIFY(await(session.notification(7, ConnectionReuse::AnyConnection)));
    QVERIFY(!peer.countHeaders("Authorization"));
    QVERIFY(peer.countHeaders("Svc-ApiKey: key-a"));
}

void TestSession::unauthorisedLookupExpiresTheSession()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &exchange) {
        if (exchange.requestLine().startsWith("POST"))
            answer(exchange);
        else
            exchange.reply(401, "{}");
    });
    TemporaryContext context;
    Session &session = context->sessions().current();
    session.signIn(connectionTo(peer.url()), kKey, kPassword);
    QTRY_COMPARE(session.state(), Session::State::SignedIn);
    const auto result = await(session.notification(7, ConnectionReuse::AnyConnection));
    QVERIFY(!result);
    QCOMPARE(result.error().kind, ErrorKind::SessionExpired);
    QCOMPARE(session.state(), Session::State::Expired);
    QCOMPARE(session.connection().userName, u"jdoe"_s);
    const qsizetype before = peer.requests().size();
    QVERIFY(!await(session.notification(7, ConnectionReuse::AnyConnection)));
    QCOMPARE(peer.requests().size(), before);
}

void TestSession::unauthorisedLookupKeepsAnApiKeySession()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &exchange) { exchange.reply(401, "{}"); });
    TemporaryContext context;
    Session &session = context->sessions().current();
    session.continueWithApiKey(connectionTo(peer.url()), kKey);
    QVERIFY(!await(session.notification(7, ConnectionReuse::AnyConnection)));
    QCOMPARE(session.state(), Session::State::ApiKeyOnly);
}

void TestSession::knowsWhetherItsTokenHasAnswered()
{
    int status = 401;
    ScriptedPeer peer([&status](const ScriptedPeer::Exchange &exchange) {
        if (exchange.requestLine().startsWith("POST"))
            answer(exchange);
        else
            exchange.reply(status, status == 200 ? R"({"notificationId":7})" : "{}");
    });
    TemporaryContext context;
    Session &session = context->sessions().current();
    for (const auto &[answered, isAnswer] :
         {std::pair{401, false}, {500, false}, {403, false}, {404, true}, {200, true}}) {
        session.signIn(connectionTo(peer.url()), kKey, kPassword);
        QTRY_COMPARE(session.state(), Session::State::SignedIn);
        QVERIFY(!session.hasAnswered());
        status = answered;
        static_cast<void>(await(session.notification(7, ConnectionReuse::AnyConnection)));
        QCOMPARE(session.hasAnswered(), isAnswer);
        status = 401; // ends the session, which remembers it
        static_cast<void>(await(session.notification(7, ConnectionReuse::AnyConnection)));
        QCOMPARE(session.state(), Session::State::Expired);
        QCOMPARE(session.hasAnswered(), isAnswer);
    }
    session.signOut();
    QVERIFY(!session.hasAnswered());
}

void TestSession::signOutCancelsLookups()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &) {});
    TemporaryContext context;
    Session &session = context->sessions().current();
    session.continueWithApiKey(connectionTo(peer.url()), kKey);
    const auto lookup = session.notification(7, ConnectionReuse::AnyConnection);
    QTRY_COMPARE(peer.requests().size(), 1);
    session.signOut();
    const auto result = await(lookup);
    QVERIFY(!result);
    QCOMPARE(result.error().kind, ErrorKind::Cancelled);
    QVERIFY(session.apiKey().isEmpty());
}

void TestSession::destroyedSignInFails_data()
{
    using Act = std::function<void(Session &)>;
    QTest::addColumn<Act>("act");
    QTest::addColumn<Session::State>("then");
    QTest::newRow("signed out") << Act([](Session &session) { session.signOut(); })
                                << Session::State::SignedOut;
    QTest::newRow("another service") << Act([](Session &session) {
        Connection other = session.connection();
        other.dataSource = u"other"_s;
        session.setConnection(other);
    }) << Session::State::SignedOut;
    QTest::newRow("API key alone") << Act([](Session &session) {
        session.continueWithApiKey(session.connection(), kKey);
    }) << Session::State::ApiKeyOnly;
}

void TestSession::destroyedSignInFails()
{
    QFETCH(std::function<void(Session &)>, act);
    QFETCH(Session::State, then);
    ScriptedPeer peer([](const ScriptedPeer::Exchange &) {});
    TemporaryContext context;
    Session &session = context->sessions().current();
    session.continueWithApiKey(connectionTo(peer.url()), kKey);
    session.signIn(connectionTo(peer.url()), kKey, kPassword);
    QTRY_COMPARE(peer.requests().size(), 1);
    QSignalSpy failed(&session, &Session::signInFailed);
    act(session);
    QCOMPARE(failed.size(), 1);
    QCOMPARE(failed.first().first().value<Error>().kind, ErrorKind::Cancelled);
    QCOMPARE(session.state(), then);
}

/// The edit ends no session, since there is none; the sign-in continues with the values typed.
void TestSession::editWithoutASessionKeepsTheSignIn()
{
    ScriptedPeer peer(answer);
    TemporaryContext context;
    Session &session = context->sessions().current();
    session.signIn(connectionTo(peer.url()), kKey, kPassword);
    session.setConnection(connectionTo(QUrl(u"https://other.example.com"_s)));
    QTRY_COMPARE(session.state(), Session::State::SignedIn);
    QCOMPARE(session.connection().baseUrl, peer.url());
}

void TestSession::lookupMayOutliveItsSession()
{
    std::optional<ScriptedPeer::Exchange> held;
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) { held = exchange; });
    std::unique_ptr<Job<Notification>> lookup;
    {
        Session session([](const Connection &connection, const Secret &apiKey) {
            ServiceOptions options;
            options.baseUrl = connection.baseUrl;
            options.apiKeyHeader = connection.apiKeyHeader;
            options.apiKey = apiKey;
            return std::make_unique<ServiceClient>(std::move(options),
                                                   std::make_unique<HttpClient>(TransportOptions()));
        });
        session.continueWithApiKey(connectionTo(peer.url()), kKey);
        lookup = session.notification(7, ConnectionReuse::FreshConnection);
        QTRY_VERIFY(held.has_value());
    }
    held->reply(401, "{}");
    const auto result = await(lookup);
    QVERIFY(!result);
    QCOMPARE(result.error().kind, ErrorKind::SessionExpired);
}

void TestSession::sendsNoSecretToAnotherServer()
{
    ScriptedPeer a(answer);
    ScriptedPeer b([](const ScriptedPeer::Exchange &exchange) {
        if (exchange.requestLine().startsWith("POST"))
            exchange.reply(200, R"({"token":"token-b"})", "application/json", "Set-Cookie: cookie-b=1\r\n");
        else
            exchange.reply(200, R"({"notificationId":7})");
    });
    TemporaryContext context;
    Session &session = context->sessions().current();
    for (int i = 0; i < 20; ++i) {
        const bool toA = i % 2 == 0;
        session.signIn(connectionTo(toA ? a.url() : b.url()), toA ? kKey : Secret(u"key-b"_s),
                       toA ? kPassword : Secret(u"pass-b"_s));
        QTRY_COMPARE(session.state(), Session::State::SignedIn);
        QVERIFY(await(session.notification(7, ConnectionReuse::AnyConnection)));
        session.signOut();
    }
    for (const char *secret : {"key-a", "pass-a", "token-a"})
        QVERIFY(!b.bytes().contains(secret));
    for (const char *secret : {"key-b", "pass-b", "token-b", "cookie-b"})
        QVERIFY(!a.bytes().contains(secret));
    QVERIFY(!b.bytes().contains("cookie-b"));
}

SVC_GUILESS_TEST(TestSession)
#include "tst_session.moc"
