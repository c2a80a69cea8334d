// SPDX-License-Identifier: MIT
#include "session/signin.h"
#include "storage/storedsettings.h"
#include "support/scriptedpeer.h"
#include "support/secretcalls.h"
#include "support/temporarycontext.h"
#include "support/testprogram.h"

#include <QDir>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

void welcome(const ScriptedPeer::Exchange &exchange)
{
    exchange.reply(200, R"({"token":"t","user":{"userName":"jdoe"}})");
}

struct SignInFixture
{
    explicit SignInFixture(ScriptedPeer::OnRequest answer = welcome)
        : peer(std::move(answer))
    {
        input.connection = connectionTo(peer.url());
        input.apiKey = Secret(u"key-a"_s);
        input.password = Secret(u"pass-a"_s);
        input.rememberApiKey = true;
    }

    void signIn()
    {
        QSignalSpy succeeded(&context->signIn(), &SignIn::succeeded);
        context->signIn().start(input);
        QVERIFY(succeeded.wait());
    }
    [[nodiscard]] const QList<Connection> &saved() { return context->connections().connections(); }
    [[nodiscard]] QString stored(const Connection &connection, SecretKind kind)
    {
        const auto secret = readSecret(context->secrets(), secretKey(connection, kind));
        return secret && *secret ? (*secret)->reveal() : QString();
    }

    ScriptedPeer peer;
    TemporaryContext context;
    SignInInput input;
};

} // namespace

class TestSignIn : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void newValuesCreateAConnection();
    void sameValuesCreateNoConnection();
    void savesCheckedSecretsOnly();
    void forgetsUncheckedSecrets();
    void keepsUntouchedSecrets();
    void savesChangedSettingsAndUnlocksSecrets();
    void rejectedSavesNothing();
    void knowsARefusedSignInAgain();
    void leavesTheCurrentConnection();
    void cancelledSavesNothing();
    void apiKeySessionSavesTheKey();
    void savesNothingOfTemporaryConnections();
    void forgetsSecretsOfUnsavedConnections();
    void updatesLabelsOfAnOpenSession();
    void storesNoSecretsForAnotherAddress();
    void nextSignInLeavesSecretsWhereTheyBelong();
    void anotherAddressEndsTheSession_data();
    void anotherAddressEndsTheSession();
};

void TestSignIn::newValuesCreateAConnection()
{
    SignInFixture fixture;
    QSignalSpy added(&fixture.context->signIn(), &SignIn::connectionAdded);
    fixture.signIn();
    QCOMPARE(fixture.saved().size(), 1);
    const Connection &saved = fixture.saved().first();
    QCOMPARE(saved.name, u"acme @ 127.0.0.1:%1"_s.arg(fixture.peer.port()));
    QCOMPARE(added.size(), 1);
    QCOMPARE(added.first().first().value<Connection>(), saved);
    const Session &session = fixture.context->sessions().current();
    QCOMPARE(session.state(), Session::State::SignedIn);
    QCOMPARE(session.connection(), saved);
    QCOMPARE(fixture.context->recent().latestOf(fixture.saved())->id, saved.id);
}

void TestSignIn::sameValuesCreateNoConnection()
{
    SignInFixture fixture;
    fixture.signIn();
    QSignalSpy added(&fixture.context->signIn(), &SignIn::connectionAdded);
    fixture.signIn();
    QCOMPARE(fixture.saved().size(), 1);
    QCOMPARE(added.size(), 0);
}

void TestSignIn::savesCheckedSecretsOnly()
{
    SignInFixture fixture;
    fixture.signIn();
    const Connection saved = fixture.saved().first();
    QTRY_COMPARE(fixture.stored(saved, SecretKind::ApiKey), u"key-a"_s);
    QCOMPARE(fixture.stored(saved, SecretKind::Password), QString());
    fixture.input.rememberPassword = true;
    fixture.signIn();
    QTRY_COMPARE(fixture.stored(saved, SecretKind::Password), u"pass-a"_s);
}

void TestSignIn::forgetsUncheckedSecrets()
{
    SignInFixture fixture;
    fixture.input.rememberPassword = true;
    fixture.signIn();
    const Connection saved = fixture.saved().first();
    QTRY_COMPARE(fixture.stored(saved, SecretKind::Password), u"pass-a"_s);
    fixture.input.rememberPassword = false;
    fixture.signIn();
    QTRY_COMPARE(fixture.stored(saved, SecretKind::Password), QString());
    QCOMPARE(fixture.stored(saved, SecretKind::ApiKey), u"key-a"_s);
}

/// A slot of succeeded() may start the next sign-in at once.
void TestSignIn::nextSignInLeavesSecretsWhereTheyBelong()
{
    SignInFixture fixture;
    SignInInput next = fixture.input;
    next.connection.dataSource = u"other"_s;
    next.apiKey = Secret(u"key-b"_s);
    SignIn &signIn = fixture.context->signIn();
    QObject once;
    connect(&signIn, &SignIn::succeeded, &once, [&] {
        disconnect(&signIn, &SignIn::succeeded, &once, nullptr);
        signIn.start(next);
    });
    fixture.signIn();
    QTRY_COMPARE(fixture.saved().size(), 2);
    QTRY_COMPARE(fixture.stored(fixture.saved().first(), SecretKind::ApiKey), u"key-a"_s);
    QTRY_COMPARE(fixture.stored(fixture.saved().last(), SecretKind::ApiKey), u"key-b"_s);
}

void TestSignIn::keepsUntouchedSecrets()
{
    SignInFixture fixture;
    fixture.input.rememberPassword = true;
    fixture.signIn();
    const Connection saved = fixture.saved().first();
    QTRY_COMPARE(fixture.stored(saved, SecretKind::Password), u"pass-a"_s);
    fixture.input.rememberApiKey.reset();
    fixture.input.rememberPassword.reset();
    fixture.signIn();
    QCOMPARE(fixture.stored(saved, SecretKind::Password), u"pass-a"_s);
    QCOMPARE(fixture.stored(saved, SecretKind::ApiKey), u"key-a"_s);
}

void TestSignIn::savesChangedSettingsAndUnlocksSecrets()
{
    SignInFixture fixture;
    fixture.signIn();
    QTRY_COMPARE(fixture.stored(fixture.saved().first(), SecretKind::ApiKey), u"key-a"_s);
    Connection changed = fixture.saved().first();
    changed.apiKeyHeader = u"Other-ApiKey"_s;
    QVERIFY(fixture.context->connections().update(changed));
    QVERIFY(fixture.saved().first().secretsLocked);

    fixture.input.connection = fixture.saved().first();
    fixture.input.connection.notes = u"n"_s;
    fixture.input.apiKey = Secret(u"key-b"_s);
    fixture.signIn();
    QCOMPARE(fixture.saved().size(), 1);
    QCOMPARE(fixture.saved().first().notes, u"n"_s);
    QVERIFY(!fixture.saved().first().secretsLocked);
    QTRY_COMPARE(fixture.stored(fixture.saved().first(), SecretKind::ApiKey), u"key-b"_s);
}

void TestSignIn::rejectedSavesNothing()
{
    SignInFixture fixture([](const auto &exchange) { exchange.reply(401, "{}"); });
    QSignalSpy failed(&fixture.context->signIn(), &SignIn::failed);
    for (int attempt = 0; attempt < 2; ++attempt) {
        fixture.context->signIn().start(fixture.input);
        QVERIFY(failed.wait());
    }
    QCOMPARE(failed.first().first().value<Error>().kind, ErrorKind::SignInRejected);
    QCOMPARE(fixture.saved().size(), 0);
    QCOMPARE(fixture.context->sessions().current().connection(), Connection());
}

/// Also if one was read from a file and the other one from a form: a missing text is the same as an empty
/// one.
void TestSignIn::knowsARefusedSignInAgain()
{
    SignInFixture fixture([](const auto &exchange) { exchange.reply(401, "{}"); });
    QSignalSpy failed(&fixture.context->signIn(), &SignIn::failed);
    fixture.input.connection.partition = QString();
    QVERIFY(!fixture.context->signIn().refusal(fixture.input));
    fixture.context->signIn().start(fixture.input);
    QVERIFY(failed.wait());
    fixture.input.connection.partition = u""_s;
    QVERIFY(fixture.context->signIn().refusal(fixture.input));
    fixture.input.connection.partition = u"Web"_s;
    QVERIFY(!fixture.context->signIn().refusal(fixture.input));
}

void TestSignIn::leavesTheCurrentConnection()
{
    SignInFixture fixture;
    fixture.signIn();
    const QString current = fixture.context->sessions().current().connection().id;
    const QStringList recent = fixture.context->settings().value(storedsettings::kRecentConnections);
    fixture.input.connection.dataSource = u"other"_s;
    QSignalSpy succeeded(&fixture.context->signIn(), &SignIn::succeeded);
    fixture.context->signIn().start(fixture.input, SignIn::Then::StayElsewhere);
    QVERIFY(succeeded.wait());
    const QString id = succeeded.first().first().toString();
    QVERIFY(id != current);
    QCOMPARE(fixture.context->sessions().find(id)->state(), Session::State::SignedIn);
    QCOMPARE(fixture.context->sessions().current().connection().id, current);
    QCOMPARE(fixture.context->settings().value(storedsettings::kRecentConnections), recent);
}

void TestSignIn::cancelledSavesNothing()
{
    SignInFixture fixture([](const auto &) {});
    fixture.context->signIn().start(fixture.input);
    QTRY_COMPARE(fixture.peer.requests().size(), 1);
    fixture.context->signIn().start(fixture.input);
    fixture.context->signIn().cancel();
    QVERIFY(!fixture.context->signIn().isRunning());
    QCOMPARE(fixture.peer.requests().size(), 1);
    QCOMPARE(fixture.saved().size(), 0);
}

void TestSignIn::apiKeySessionSavesTheKey()
{
    SignInFixture fixture;
    fixture.input.rememberPassword = true;
    fixture.context->signIn().continueWithApiKey(fixture.input);
    QCOMPARE(fixture.context->sessions().current().state(), Session::State::ApiKeyOnly);
    QCOMPARE(fixture.saved().size(), 1);
    QTRY_COMPARE(fixture.stored(fixture.saved().first(), SecretKind::ApiKey), u"key-a"_s);
    QCOMPARE(fixture.stored(fixture.saved().first(), SecretKind::Password), QString());
    QCOMPARE(fixture.peer.connections(), 0);
}

void TestSignIn::savesNothingOfTemporaryConnections()
{
    SignInFixture fixture;
    fixture.input.connection.id = u"demo"_s;
    fixture.input.connection.isTemporary = true;
    fixture.input.rememberPassword = true;
    fixture.signIn();
    QCOMPARE(fixture.context->sessions().current().state(), Session::State::SignedIn);
    QCOMPARE(fixture.saved().size(), 0);
    QCOMPARE(fixture.stored(fixture.input.connection, SecretKind::ApiKey), QString());
    QVERIFY(!fixture.context->recent().latestOf({fixture.input.connection}));
}

/// Such secrets stay usable until the program ends; afterwards nothing could find them.
void TestSignIn::forgetsSecretsOfUnsavedConnections()
{
    SignInFixture fixture;
    const QString file = fixture.context.path(u"connections.json"_s);
    QVERIFY(QDir().mkpath(file)); // a folder can't be read as a file
    QVERIFY(!fixture.context->connections().load().isEmpty());
    fixture.signIn();
    const Connection connection = fixture.context->sessions().current().connection();
    QTRY_COMPARE(fixture.stored(connection, SecretKind::ApiKey), u"key-a"_s);
    fixture.context->credentialManager().forgetScheduled({}); // as at the next start
    QTRY_COMPARE(fixture.stored(connection, SecretKind::ApiKey), QString());
}

void TestSignIn::updatesLabelsOfAnOpenSession()
{
    SignInFixture fixture;
    fixture.signIn();
    QSignalSpy changed(&fixture.context->sessions(), &SessionManager::currentChanged);
    Connection renamed = fixture.saved().first();
    renamed.name = u"acme production"_s;
    renamed.environment = u"PRODUCTION"_s;
    renamed.environmentColor = EnvironmentColor::Danger;
    QVERIFY(fixture.context->connections().update(renamed));
    const Session &session = fixture.context->sessions().current();
    QCOMPARE(session.state(), Session::State::SignedIn);
    QCOMPARE(session.connection(), renamed);
    QCOMPARE(changed.size(), 1);
}

/// The connection is changed while the sign-in is running, as by another program.
void TestSignIn::storesNoSecretsForAnotherAddress()
{
    QList<ScriptedPeer::Exchange> held;
    SignInFixture fixture([&held](const ScriptedPeer::Exchange &exchange) { held += exchange; });
    fixture.input.connection.id = fixture.context->connections().add(fixture.input.connection);
    fixture.input.rememberPassword = true;
    fixture.context->signIn().start(fixture.input);
    QTRY_COMPARE(held.size(), 1);
    Connection changed = fixture.saved().first();
    changed.baseUrl = QUrl(u"https://elsewhere.example.com"_s);
    QVERIFY(fixture.context->connections().update(changed));
    QSignalSpy succeeded(&fixture.context->signIn(), &SignIn::succeeded);
    welcome(held.first());
    QVERIFY(succeeded.wait());
    for (const SecretKind kind : {SecretKind::ApiKey, SecretKind::Password}) {
        QCOMPARE(fixture.stored(changed, kind), QString());
        QCOMPARE(fixture.stored(fixture.input.connection, kind), QString());
    }
    QCOMPARE(fixture.context->sessions().session(changed.id).state(), Session::State::SignedOut);
}

void TestSignIn::anotherAddressEndsTheSession_data()
{
    using Change = std::function<void(Connection &)>;
    QTest::addColumn<Change>("change");
    QTest::newRow("address") << Change([](Connection &c) { c.baseUrl = QUrl(u"https://evil"_s); });
    QTest::newRow("partition") << Change([](Connection &c) { c.partition = u"p"_s; });
    QTest::newRow("data source") << Change([](Connection &c) { c.dataSource = u"d"_s; });
    QTest::newRow("user") << Change([](Connection &c) { c.userName = u"u"_s; });
    QTest::newRow("proxy") << Change([](Connection &c) { c.proxy.mode = ProxyChoice::Mode::None; });
    QTest::newRow("unencrypted") << Change([](Connection &c) { c.allowUnencrypted = true; });
}

void TestSignIn::anotherAddressEndsTheSession()
{
    QFETCH(std::function<void(Connection &)>, change);
    SignInFixture fixture;
    fixture.signIn();
    Connection changed = fixture.saved().first();
    change(changed);
    QVERIFY(fixture.context->connections().update(changed));
    const Session &session = fixture.context->sessions().current();
    QCOMPARE(session.state(), Session::State::SignedOut);
    QVERIFY(session.apiKey().isEmpty());
    QCOMPARE(session.connection().baseUrl, changed.baseUrl);
}

SVC_GUILESS_TEST(TestSignIn)
#include "tst_signin.moc"
