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

SVC_GUILESS_TEST(TestSessionManager)
#include "tst_sessionmanager.moc"
