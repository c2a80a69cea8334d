// SPDX-License-Identifier: MIT
#include "support/await.h"
#include "support/scriptedpeer.h"
#include "support/temporarycontext.h"
#include "support/testprogram.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

void answerAll(const ScriptedPeer::Exchange &exchange)
{
    exchange.reply(200, R"({"notificationId":7})");
}

} // namespace

class TestSessionManager : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void startsSignedOut();
    void oneSessionPerConnection();
    void switchingKeepsOtherSessions();
    void listsUnsavedConnectionsInUse();
    void lookupsUseTheirSession();
    void openSessionsAreNotWaitedFor();
    void waitsForASignIn_data();
    void waitsForASignIn();
    void laterWaitsReplaceEarlierOnes();
    void endedWaitsAreNotAnswered();
    void signInCanBeRequestedAnyway();
};

void TestSessionManager::startsSignedOut()
{
    TemporaryContext context;
    QCOMPARE(context->sessions().current().state(), Session::State::SignedOut);
    QVERIFY(!context->sessions().find(u"a"_s));
}

void TestSessionManager::oneSessionPerConnection()
{
    TemporaryContext context;
    SessionManager &sessions = context->sessions();
    Session &a = sessions.session(u"a"_s);
    QCOMPARE(&sessions.session(u"a"_s), &a);
    QVERIFY(&sessions.session(u"b"_s) != &a);
    QVERIFY(&sessions.current() != &a);
}

void TestSessionManager::switchingKeepsOtherSessions()
{
    ScriptedPeer peer(answerAll);
    TemporaryContext context;
    SessionManager &sessions = context->sessions();
    QSignalSpy changed(&sessions, &SessionManager::currentChanged);
    sessions.session(u"a"_s).continueWithApiKey(connectionTo(peer.url()), Secret(u"key-a"_s));
    sessions.makeCurrent(u"a"_s);
    sessions.makeCurrent(u"b"_s);
    sessions.makeCurrent(u"b"_s);
    QCOMPARE(changed.size(), 2);
    QVERIFY(sessions.find(u"a"_s)->isOpen());
    QVERIFY(!sessions.current().isOpen());
}

void TestSessionManager::listsUnsavedConnectionsInUse()
{
    ScriptedPeer peer(answerAll);
    TemporaryContext context;
    SessionManager &sessions = context->sessions();
    Connection a = connectionTo(peer.url());
    a.id = u"a"_s;
    Connection b = a;
    b.id = u"b"_s;
    QVERIFY(sessions.unsaved({}).isEmpty());
    sessions.makeCurrent(a);
    QVERIFY(sessions.unsaved({}).isEmpty());
    sessions.session(u"a"_s).continueWithApiKey(a, Secret(u"key-a"_s));
    sessions.session(u"b"_s).continueWithApiKey(b, Secret(u"key-b"_s));
    QVERIFY(sessions.unsaved({b}) == QList<Connection>{a});
    sessions.session(u"a"_s).signOut();
    QVERIFY(sessions.unsaved({b}).isEmpty());
}

void TestSessionManager::lookupsUseTheirSession()
{
    ScriptedPeer a(answerAll);
    ScriptedPeer b(answerAll);
    TemporaryContext context;
    SessionManager &sessions = context->sessions();
    sessions.session(u"a"_s).continueWithApiKey(connectionTo(a.url()), Secret(u"key-a"_s));
    sessions.session(u"b"_s).continueWithApiKey(connectionTo(b.url()), Secret(u"key-b"_s));
    sessions.makeCurrent(u"a"_s);
    sessions.makeCurrent(u"b"_s);
    QVERIFY(await(sessions.notification(u"a"_s, 7, ConnectionReuse::AnyConnection)));
    QCOMPARE(a.requests().size(), 1);
    QCOMPARE(b.connections(), 0);
    sessions.session(u"a"_s).signOut();
    for (const QString &id : {u"a"_s, u"never seen"_s}) {
        const auto afterwards = await(sessions.notification(id, 7, ConnectionReuse::AnyConnection));
        QVERIFY(!afterwards);
        QCOMPARE(afterwards.error().kind, ErrorKind::SessionExpired);
    }
    QCOMPARE(a.requests().size(), 1);
}

void TestSessionManager::openSessionsAreNotWaitedFor()
{
    TemporaryContext context;
    SessionManager &sessions = context->sessions();
    const QSignalSpy requested(&sessions, &SessionManager::signInRequested);
    const auto open = [&sessions](const QString &id) {
        Connection connection = connectionTo(QUrl(u"https://api.example.com"_s));
        connection.id = id;
        sessions.session(id).continueWithApiKey(connection, Secret(u"key-a"_s));
    };
    QList<SignInEnd> ends;
    const auto done = [&ends](SignInEnd end) { ends += end; };
    open(u"a"_s);
    sessions.whenOpen(u"a"_s, {}, this, done);
    QCOMPARE(ends, QList<SignInEnd>{SignInEnd::Open});
    sessions.makeCurrent(u"a"_s);
    sessions.whenOpen({}, {}, this, done); // whichever is the current one
    QCOMPARE(ends.size(), 2);
    QCOMPARE(requested.size(), 0);
}

void TestSessionManager::waitsForASignIn_data()
{
    QTest::addColumn<QString>("opened");
    QTest::addColumn<SignInEnd>("end");
    QTest::addColumn<SignInEnd>("answer");
    QTest::newRow("signed in") << u"a"_s << SignInEnd::Open << SignInEnd::Open;
    QTest::newRow("signed in to another connection") << u"b"_s << SignInEnd::Open << SignInEnd::Skipped;
    QTest::newRow("skipped") << QString() << SignInEnd::Skipped << SignInEnd::Skipped;
    QTest::newRow("declined") << QString() << SignInEnd::Declined << SignInEnd::Declined;
}

void TestSessionManager::waitsForASignIn()
{
    QFETCH(const QString, opened);
    QFETCH(const SignInEnd, end);
    QFETCH(const SignInEnd, answer);
    TemporaryContext context;
    SessionManager &sessions = context->sessions();
    QSignalSpy requested(&sessions, &SessionManager::signInRequested);
    QList<SignInEnd> ends;
    sessions.whenOpen(u"a"_s, SignInStep{2, 3}, this, [&ends](SignInEnd how) { ends += how; });
    QCOMPARE(requested.size(), 1);
    QCOMPARE(requested.first().first().toString(), u"a"_s);
    const auto step = requested.first().last().value<std::optional<SignInStep>>();
    QVERIFY(step && step->number == 2 && step->count == 3);
    QVERIFY(ends.isEmpty());
    if (!opened.isEmpty())
        sessions.session(opened).continueWithApiKey(connectionTo(QUrl(u"https://api.example.com"_s)),
                                                    Secret(u"key-a"_s));
    QVERIFY(ends.isEmpty());
    sessions.endSignIn(end);
    QCOMPARE(ends, QList<SignInEnd>{answer});
    sessions.endSignIn(end);
    QCOMPARE(ends.size(), 1);
}

void TestSessionManager::laterWaitsReplaceEarlierOnes()
{
    TemporaryContext context;
    SessionManager &sessions = context->sessions();
    QStringList answered;
    sessions.whenOpen(u"a"_s, {}, this, [&answered](SignInEnd) { answered += u"a"_s; });
    sessions.whenOpen(u"b"_s, {}, this, [&](SignInEnd) {
        answered += u"b"_s;
        sessions.whenOpen(u"c"_s, {}, this, [&answered](SignInEnd) { answered += u"c"_s; });
    });
    sessions.endSignIn(SignInEnd::Skipped);
    QCOMPARE(answered, QStringList{u"b"_s}); // and waits for the next one
    sessions.endSignIn(SignInEnd::Declined);
    QCOMPARE(answered, (QStringList{u"b"_s, u"c"_s}));
}

void TestSessionManager::endedWaitsAreNotAnswered()
{
    TemporaryContext context;
    SessionManager &sessions = context->sessions();
    int answers = 0;
    const auto done = [&answers](SignInEnd) { ++answers; };
    sessions.whenOpen(u"a"_s, {}, this, done);
    sessions.stopWaiting();
    sessions.endSignIn(SignInEnd::Declined);
    auto receiver = std::make_unique<QObject>();
    sessions.whenOpen(u"a"_s, {}, receiver.get(), done);
    receiver.reset();
    sessions.endSignIn(SignInEnd::Declined);
    QCOMPARE(answers, 0);
}

/// A service that refuses the API key of an open session wants another one.
void TestSessionManager::signInCanBeRequestedAnyway()
{
    TemporaryContext context;
    SessionManager &sessions = context->sessions();
    sessions.session(u"a"_s).continueWithApiKey(connectionTo(QUrl(u"https://api.example.com"_s)),
                                                Secret(u"key-a"_s));
    const QSignalSpy requested(&sessions, &SessionManager::signInRequested);
    QList<SignInEnd> ends;
    sessions.requestSignIn(u"a"_s, {}, this, [&ends](SignInEnd end) { ends += end; });
    QCOMPARE(requested.size(), 1);
    QVERIFY(ends.isEmpty());
    sessions.endSignIn(SignInEnd::Open);
    QCOMPARE(ends, QList<SignInEnd>{SignInEnd::Open});
}

SVC_GUILESS_TEST(TestSessionManager)
#include "tst_sessionmanager.moc"
