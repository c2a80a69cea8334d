// SPDX-License-Identifier: MIT
#include "support/certificates.h"
#include "support/scriptedpeer.h"
#include "support/temporarycontext.h"
#include "support/testprogram.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <numeric>
#include <optional>

using namespace Qt::StringLiterals;
using Outcome = LookupRow::Outcome;

namespace {

const Secret kApiKey(u"key-a"_s);
const Secret kUserPassword(u"pass-a"_s);

QByteArray idOf(const ScriptedPeer::Exchange &exchange)
{
    return exchange.requestLine().split(' ').at(1).split('/').last();
}

void find(const ScriptedPeer::Exchange &exchange)
{
    exchange.reply(200, R"({"notificationId":)" + idOf(exchange) + "}");
}

/// Everything that a lookup needs, with a service that issues a new token for each sign-in and answers
/// lookups only when the test says so.
struct SessionLookupsFixture
{
    SessionLookupsFixture()
    {
        a.id = u"a"_s;
        context->results().setParallel(2);
        QObject::connect(&context->results().current(), &ResultSet::signInNeeded, &listener,
                         [this] { ++signInsNeeded; });
    }
    void serve(const ScriptedPeer::Exchange &exchange)
    {
        const bool isLogin = exchange.requestLine().startsWith("POST");
        if (!isLogin)
            asked += idOf(exchange);
        if (isHolding)
            (isLogin ? heldLogin : heldLookups[idOf(exchange)]) = exchange;
        else if (isLogin)
            welcome(exchange);
        else
            find(exchange);
    }
    void welcome(const ScriptedPeer::Exchange &exchange)
    {
        exchange.reply(200, "{\"token\":\"token-" + QByteArray::number(++logins) + "\"}");
    }
    /// Signs in, and looks up 1 to 6; the first two requests are then in flight.
    void begin()
    {
        session().signIn(a, kApiKey, kUserPassword);
        QTRY_COMPARE(session().state(), Session::State::SignedIn);
        isHolding = true;
        context->results().current().lookUp(a, {1, 2, 3, 4, 5, 6});
        QTRY_COMPARE(asked.join(' '), "1 2");
    }
    void beginSigningIn(const Connection &connection)
    {
        session().signIn(connection, kApiKey, kUserPassword);
        QTRY_VERIFY(heldLogin);
    }
    /// Answers the pending requests, and all later ones at once.
    void answerAll()
    {
        isHolding = false;
        for (const auto &held : std::exchange(heldLookups, {}))
            find(*held);
    }
    [[nodiscard]] Session &session() { return context->sessions().session(u"a"_s); }
    [[nodiscard]] QString outcomes()
    {
        QStringList texts;
        for (const ResultRow &row : context->results().current().rows())
            texts += outcomeName(row.lookup.outcome);
        return texts.join(u' ');
    }
    /// Returns the ids of the requests with this header.
    [[nodiscard]] QList<QByteArray> askedWith(const QByteArray &header) const
    {
        QList<QByteArray> ids;
        for (const QByteArray &request : peer.requests()) {
            if (request.startsWith("GET") && request.toLower().contains(header.toLower()))
                ids += request.left(request.indexOf("\r\n")).split(' ').at(1).split('/').last();
        }
        return ids;
    }

    QList<QByteArray> asked;
    bool isHolding = false;
    int logins = 0;
    int signInsNeeded = 0;
    std::optional<ScriptedPeer::Exchange> heldLogin;
    QHash<QByteArray, std::optional<ScriptedPeer::Exchange>> heldLookups;
    ScriptedPeer peer{[this](const ScriptedPeer::Exchange &exchange) { serve(exchange); }};
    TemporaryContext context;
    Connection a = connectionTo(peer.url());
    QObject listener;
};

const QString kAllFound = u"found found found found found found"_s;

} // namespace

class TestSessionLookups : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void continueDuringASignIn_data();
    void continueDuringASignIn();
    void continueWithAnApiKeySession();
    void ignoresUnauthorisedForAnOldToken();
    void expiredSessionWaitsForTheSignIn_data();
    void expiredSessionWaitsForTheSignIn();
    void stopIfTheServiceChanges_data();
    void stopIfTheServiceChanges();
    void stopWhenSignedOut();
    void badCertificateConcernsItsOwnConnection();
    void areAddedToTheHistory_data();
    void areAddedToTheHistory();
    void groupsRetriesButNotNewLookups();
};

void TestSessionLookups::continueDuringASignIn_data()
{
    using End = std::function<void(SessionLookupsFixture &)>;
    QTest::addColumn<End>("end");
    QTest::addColumn<bool>("isSignedIn");
    QTest::newRow("succeeds") << End([](SessionLookupsFixture &on) { on.welcome(*on.heldLogin); }) << true;
    QTest::newRow("refused") << End([](SessionLookupsFixture &on) { on.heldLogin->reply(401, "{}"); })
                             << false;
    QTest::newRow("cut") << End([](SessionLookupsFixture &on) { on.heldLogin->reset(); }) << false;
    QTest::newRow("cancelled") << End([](SessionLookupsFixture &on) { on.session().cancelSignIn(); })
                               << false;
}

void TestSessionLookups::continueDuringASignIn()
{
    QFETCH(std::function<void(SessionLookupsFixture &)>, end);
    QFETCH(bool, isSignedIn);
    SessionLookupsFixture on;
    on.begin();
    on.beginSigningIn(on.a);
    find(*on.heldLookups.take("1"));
    QTRY_COMPARE(on.asked.join(' '), "1 2 3");
    QCOMPARE(on.outcomes(), u"found running running waiting waiting waiting"_s);
    end(on);
    QTRY_VERIFY(on.session().state() == Session::State::SignedIn);
    on.answerAll();
    QTRY_VERIFY(!on.context->results().isRunning());
    QCOMPARE(on.outcomes(), kAllFound);
    QCOMPARE(on.signInsNeeded, 0);
    QVERIFY(on.askedWith("authorization: bearer token-1").startsWith("1"));
    QCOMPARE(on.askedWith("authorization: bearer token-2").contains("6"), isSignedIn);
    QCOMPARE(on.askedWith("authorization: bearer token-2").contains("1"), false);
}

void TestSessionLookups::continueWithAnApiKeySession()
{
    SessionLookupsFixture on;
    on.begin();
    on.session().continueWithApiKey(on.a, kApiKey);
    on.answerAll();
    QTRY_VERIFY(!on.context->results().isRunning());
    QCOMPARE(on.outcomes(), kAllFound);
    QCOMPARE(on.signInsNeeded, 0);
    QVERIFY(!on.askedWith("authorization: bearer token-1").contains("6"));
}

/// A lookup on a new connection may outlive the session whose token it used.
void TestSessionLookups::ignoresUnauthorisedForAnOldToken()
{
    SessionLookupsFixture on;
    on.begin();
    on.heldLookups.take("1")->reply(200, R"({"notificationId":99})"); // the answer for another id
    on.heldLookups.take("2")->reply(200, R"({"notificationId":2})");
    QTRY_COMPARE_WITH_TIMEOUT(on.asked.count("1"), 2, 20000);
    on.beginSigningIn(on.a);
    on.welcome(*on.heldLogin);
    QTRY_COMPARE(on.session().state(), Session::State::SignedIn);
    on.heldLookups.take("1")->reply(401, "{}");
    QTRY_COMPARE(on.asked.count("1"), 3);
    on.answerAll();
    QTRY_VERIFY(!on.context->results().isRunning());
    QCOMPARE(on.outcomes(), kAllFound);
    QCOMPARE(on.signInsNeeded, 0);
    QCOMPARE(on.session().state(), Session::State::SignedIn);
}

void TestSessionLookups::expiredSessionWaitsForTheSignIn_data()
{
    QTest::addColumn<bool>("isSignedIn");
    QTest::newRow("succeeds") << true;
    QTest::newRow("cancelled") << false;
}

void TestSessionLookups::expiredSessionWaitsForTheSignIn()
{
    QFETCH(bool, isSignedIn);
    SessionLookupsFixture on;
    on.begin();
    on.beginSigningIn(on.a);
    for (const char *id : {"1", "2"})
        on.heldLookups.take(id)->reply(401, "{}");
    QTRY_COMPARE(on.outcomes(), u"waiting waiting waiting waiting waiting waiting"_s);
    QCOMPARE(on.signInsNeeded, 1);
    QCOMPARE(on.session().state(), Session::State::SigningIn);
    if (!isSignedIn) {
        on.session().cancelSignIn();
        QCOMPARE(on.session().state(), Session::State::Expired);
        QVERIFY(on.context->results().current().isPaused());
        on.heldLogin.reset();
        on.beginSigningIn(on.a);
    }
    on.welcome(*on.heldLogin);
    QTRY_COMPARE(on.session().state(), Session::State::SignedIn);
    QCOMPARE(on.asked.join(' '), "1 2");
    on.answerAll();
    on.context->results().resume(on.a);
    QTRY_VERIFY(!on.context->results().isRunning());
    QCOMPARE(on.outcomes(), kAllFound);
    QCOMPARE(on.askedWith("authorization: bearer token-2").size(), 6);
}

void TestSessionLookups::stopIfTheServiceChanges_data()
{
    using Change = std::function<void(Connection &)>;
    QTest::addColumn<Change>("change");
    QTest::addColumn<bool>("withKeyAlone");
    for (const bool withKeyAlone : {false, true}) {
        const auto row = [withKeyAlone](const char *name, const Change &change) {
            QTest::addRow("%s%s", name, withKeyAlone ? ", the key alone" : "") << change << withKeyAlone;
        };
        row("user", [](Connection &c) { c.userName = u"other"_s; });
        row("data source", [](Connection &c) { c.dataSource = u"other"_s; });
        row("partition", [](Connection &c) { c.partition = u"other"_s; });
        row("address", [](Connection &c) { c.baseUrl.setPath(u"/other"_s); });
        row("header of the key", [](Connection &c) { c.apiKeyHeader = u"Other-ApiKey"_s; });
    }
}

void TestSessionLookups::stopIfTheServiceChanges()
{
    QFETCH(std::function<void(Connection &)>, change);
    QFETCH(bool, withKeyAlone);
    SessionLookupsFixture on;
    on.begin();
    find(*on.heldLookups.take("1"));
    QTRY_COMPARE(on.asked.join(' '), "1 2 3");
    Connection other = on.a;
    change(other);
    if (withKeyAlone) {
        on.session().continueWithApiKey(other, kApiKey);
    } else {
        on.beginSigningIn(other);
        QCOMPARE(on.outcomes(), u"found running running waiting waiting waiting"_s);
        on.welcome(*on.heldLogin);
    }
    QTRY_VERIFY(!on.context->results().isRunning());
    QCOMPARE(on.outcomes(), u"found not-looked-up not-looked-up not-looked-up not-looked-up not-looked-up"_s);
    QTRY_VERIFY(on.session().isOpen());
    QCOMPARE(on.asked.join(' '), "1 2 3");
    QCOMPARE(on.context->history().entries().size(), 1);
    QCOMPARE(on.context->history().entries().first().found, 1);
}

void TestSessionLookups::stopWhenSignedOut()
{
    SessionLookupsFixture on;
    on.begin();
    find(*on.heldLookups.take("1"));
    QTRY_COMPARE(on.asked.join(' '), "1 2 3");
    on.context->sessions().session(u"b"_s).signOut();
    QVERIFY(on.context->results().isRunning());
    on.session().signOut();
    QCOMPARE(on.outcomes(), u"found not-looked-up not-looked-up not-looked-up not-looked-up not-looked-up"_s);
    QCOMPARE(on.context->history().entries().size(), 1);
    QCOMPARE(on.context->history().entries().first().found, 1);
    QCOMPARE(on.context->history().entries().first().notLookedUp, 5);
}

void TestSessionLookups::badCertificateConcernsItsOwnConnection()
{
    SessionLookupsFixture on;
    const ScriptedPeer untrusted(certificates::server(u"good"_s), find); // its root is not installed
    Connection b = connectionTo(untrusted.url());
    b.id = u"b"_s;
    on.session().continueWithApiKey(on.a, kApiKey);
    on.context->sessions().session(b.id).continueWithApiKey(b, kApiKey);
    ResultSet &set = on.context->results().current();
    set.lookUp(b, {1, 2, 3, 4, 5, 6});
    set.lookUp(on.a, {1, 2, 3, 4, 5, 6}, ResultSet::Mode::Add);
    QTRY_VERIFY(!set.isRunning());
    QHash<QString, QStringList> outcomes;
    for (const ResultRow &row : set.rows())
        outcomes[row.connectionId] += outcomeName(row.lookup.outcome);
    QCOMPARE(outcomes.value(on.a.id).join(u' '), kAllFound);
    QVERIFY2(!outcomes.value(b.id).contains(u"found"_s), qPrintable(outcomes.value(b.id).join(u' ')));
    QVERIFY(outcomes.value(b.id).contains(u"not-looked-up"_s)); // it was stopped
    QVERIFY(set.run(b.id).stoppedBy());
    QCOMPARE(set.run(b.id).stoppedBy()->kind, ErrorKind::TlsUntrusted);
    QVERIFY(!set.run(on.a.id).stoppedBy());
    QCOMPARE(untrusted.requests(), QList<QByteArray>());
}

void TestSessionLookups::areAddedToTheHistory_data()
{
    QTest::addColumn<bool>("isAsked");
    QTest::newRow("asked for") << true;
    QTest::newRow("nothing asked for yet") << false;
}

void TestSessionLookups::areAddedToTheHistory()
{
    QFETCH(bool, isAsked);
    const QTemporaryDir folder;
    const ContextFiles files(folder.path(), folder.filePath(u"machine.json"_s));
    ScriptedPeer peer([](const ScriptedPeer::Exchange &exchange) {
        if (idOf(exchange) == "1")
            find(exchange);
    });
    {
        Context context(std::make_unique<Settings>(folder.filePath(u"settings.ini"_s)), files,
                        std::make_unique<MemorySecretStore>());
        context.recordLookups();
        const Connection connection = connectionTo(peer.url());
        context.sessions().current().continueWithApiKey(connection, kApiKey);
        context.results().current().lookUp(connection, {1, 2});
        if (isAsked)
            QTRY_COMPARE(context.results().current().progress().found, 1);
    }
    LookupHistory history(files.history);
    QVERIFY(!history.load());
    QCOMPARE(history.entries().size(), isAsked ? 1 : 0);
    if (isAsked) {
        QCOMPARE(history.entries().first().found, 1);
        QCOMPARE(history.entries().first().notLookedUp, 1);
    }
}

void TestSessionLookups::groupsRetriesButNotNewLookups()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &exchange) { exchange.reply(502, "{}"); });
    TemporaryContext context;
    const Connection connection = connectionTo(peer.url());
    context->sessions().current().continueWithApiKey(connection, kApiKey);
    context->results().current().lookUp(connection, {7});
    QTRY_VERIFY_WITH_TIMEOUT(!context->results().isRunning(), 20000);
    context->results().current().refresh(connection, {0});
    QTRY_VERIFY_WITH_TIMEOUT(!context->results().isRunning(), 20000);
    QList<qint64> groups;
    for (const Exchange &exchange : context->activity().exchanges())
        groups += exchange.group;
    QCOMPARE(groups, (QList<qint64>{1, 1, 3, 3}));
}

SVC_GUILESS_TEST(TestSessionLookups)
#include "tst_sessionlookups.moc"
