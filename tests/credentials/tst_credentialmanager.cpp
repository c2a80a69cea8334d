// SPDX-License-Identifier: MIT
#include "credentials/credentialmanager.h"
#include "support/fakekeyring.h"
#include "support/testprogram.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using Place = StoredSecret::Place;

namespace {

Connection connection()
{
    Connection connection;
    connection.id = u"1"_s;
    connection.baseUrl = QUrl(u"https://h"_s);
    return connection;
}

struct CredentialManagerFixture
{
    [[nodiscard]] StoredSecrets read(const Connection &of = connection())
    {
        std::optional<StoredSecrets> kept;
        credentials.read(of, &context, [&kept](const StoredSecrets &secrets) { kept = secrets; });
        [&] { QTRY_VERIFY(kept); }();
        return kept.value_or(StoredSecrets{});
    }
    [[nodiscard]] StoredSecret keep(SecretKind kind, const QString &secret)
    {
        std::optional<StoredSecret> kept;
        credentials.store(connection(), kind, Secret(secret), &context,
                          [&kept](const StoredSecret &done) { kept = done; });
        [&] { QTRY_VERIFY(kept); }();
        return kept.value_or(StoredSecret{});
    }
    [[nodiscard]] std::optional<Error> forgetAll()
    {
        std::optional<std::optional<Error>> done;
        credentials.forgetAll(connection(), &context,
                              [&done](const std::optional<Error> &error) { done = error; });
        [&] { QTRY_VERIFY(done); }();
        return done.value_or(std::nullopt);
    }

    QTemporaryDir folder;
    Settings settings{folder.filePath(u"s.ini"_s)};
    FakeKeyring keyring;
    CredentialManager credentials{keyring, settings};
    QObject context;
};

} // namespace

class TestCredentialManager : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void keepsReadsAndForgets();
    void brokenKeyringMeansUntilQuit();
    void brokenKeyringIsAskedOnce();
    void keyringTakesOverWhatWasInMemory();
    void lockedSecretsAreNotHandedOut();
    void anotherBindingIsNotHandedOut();
    void forgettingCanFail();
    void forgettingGoesOnWithoutWhoAsked_data();
    void forgettingGoesOnWithoutWhoAsked();
    void unfinishedOnesAreForgottenAtTheNextStart();
    void whatIsKeptAgainIsNotForgotten();
    void deletedOnesAreForgottenLater();
    void memoryIsReadThoughTheKeyringIsBroken();
    void whatCameBackIsNotForgotten();
    void withoutAKeyringItIsMemory();
};

void TestCredentialManager::keepsReadsAndForgets()
{
    CredentialManagerFixture fixture;
    QCOMPARE(fixture.read().apiKey.place, Place::Nowhere);
    QCOMPARE(fixture.keep(SecretKind::ApiKey, u"key"_s).place, Place::Keyring);
    const StoredSecrets kept = fixture.read();
    QCOMPARE(kept.apiKey.place, Place::Keyring);
    QCOMPARE(kept.apiKey.secret.reveal(), u"key"_s);
    QCOMPARE(kept.password.place, Place::Nowhere);
    QVERIFY(!fixture.forgetAll());
    QCOMPARE(fixture.read().apiKey.place, Place::Nowhere);
}

void TestCredentialManager::brokenKeyringMeansUntilQuit()
{
    CredentialManagerFixture fixture;
    fixture.keyring.isBroken = true;
    const StoredSecret kept = fixture.keep(SecretKind::Password, u"pass"_s);
    QCOMPARE(kept.place, Place::InMemory);
    QCOMPARE(kept.error->detail, u"broken"_s);
    fixture.keyring.isBroken = false;
    const StoredSecrets read = fixture.read();
    QCOMPARE(read.password.place, Place::InMemory);
    QCOMPARE(read.password.secret.reveal(), u"pass"_s);
}

void TestCredentialManager::brokenKeyringIsAskedOnce()
{
    CredentialManagerFixture fixture;
    fixture.keyring.isBroken = true;
    const StoredSecrets kept = fixture.read();
    QCOMPARE(kept.apiKey.error->detail, u"broken"_s);
    QCOMPARE(kept.password.error->detail, u"broken"_s);
    QCOMPARE(fixture.keyring.reads, 1);
}

void TestCredentialManager::keyringTakesOverWhatWasInMemory()
{
    CredentialManagerFixture fixture;
    fixture.keyring.isBroken = true;
    QCOMPARE(fixture.keep(SecretKind::ApiKey, u"old"_s).place, Place::InMemory);
    fixture.keyring.isBroken = false;
    QCOMPARE(fixture.keep(SecretKind::ApiKey, u"new"_s).place, Place::Keyring);
    QCOMPARE(fixture.read().apiKey.secret.reveal(), u"new"_s);
}

void TestCredentialManager::lockedSecretsAreNotHandedOut()
{
    CredentialManagerFixture fixture;
    QCOMPARE(fixture.keep(SecretKind::ApiKey, u"key"_s).place, Place::Keyring);
    Connection locked = connection();
    locked.secretsLocked = true;
    const StoredSecrets kept = fixture.read(locked);
    QVERIFY(kept.apiKey.secret.isEmpty());
    QVERIFY(kept.password.secret.isEmpty());
}

void TestCredentialManager::anotherBindingIsNotHandedOut()
{
    CredentialManagerFixture fixture;
    QCOMPARE(fixture.keep(SecretKind::ApiKey, u"key"_s).place, Place::Keyring);
    Connection elsewhere = connection();
    elsewhere.baseUrl = QUrl(u"https://evil"_s);
    QVERIFY(fixture.read(elsewhere).apiKey.secret.isEmpty());
}

void TestCredentialManager::forgettingCanFail()
{
    CredentialManagerFixture fixture;
    QCOMPARE(fixture.keep(SecretKind::ApiKey, u"key"_s).place, Place::Keyring);
    fixture.keyring.isBroken = true;
    QCOMPARE(fixture.forgetAll()->detail, u"broken"_s);
}

void TestCredentialManager::forgettingGoesOnWithoutWhoAsked_data()
{
    QTest::addColumn<bool>("isAll");
    QTest::newRow("one") << false;
    QTest::newRow("all") << true;
}

/// As a dialog asks that is closed while the keyring takes its time.
void TestCredentialManager::forgettingGoesOnWithoutWhoAsked()
{
    QFETCH(const bool, isAll);
    CredentialManagerFixture fixture;
    QCOMPARE(fixture.keep(SecretKind::ApiKey, u"key"_s).place, Place::Keyring);
    QCOMPARE(fixture.keep(SecretKind::Password, u"pass"_s).place, Place::Keyring);
    fixture.keyring.isSlow = true;
    {
        QObject dialog;
        const auto answered = [](const auto &) { QFAIL("There is nobody to tell."); };
        if (isAll)
            fixture.credentials.forgetAll(connection(), &dialog, answered);
        else
            fixture.credentials.forget(connection(), SecretKind::ApiKey, &dialog, answered);
    }
    QSignalSpy forgotten(&fixture.credentials, &CredentialManager::forgotten);
    while (forgotten.size() < (isAll ? 1 : 0) || fixture.keyring.isAsked()) {
        QTRY_VERIFY(fixture.keyring.isAsked());
        fixture.keyring.goOn();
        QTest::qWait(0);
    }
    const StoredSecrets kept = fixture.read();
    QCOMPARE(kept.apiKey.place, Place::Nowhere);
    QCOMPARE(kept.password.place, isAll ? Place::Nowhere : Place::Keyring);
}

/// Of a connection that stays, too.
void TestCredentialManager::unfinishedOnesAreForgottenAtTheNextStart()
{
    CredentialManagerFixture fixture;
    QCOMPARE(fixture.keep(SecretKind::ApiKey, u"key"_s).place, Place::Keyring);
    fixture.credentials.forgetLater(connection(), CredentialManager::Unless::StoredAgain);
    CredentialManager nextRun(fixture.keyring, fixture.settings);
    nextRun.forgetScheduled({connection()});
    QTRY_COMPARE(fixture.read().apiKey.place, Place::Nowhere);
    QCOMPARE(fixture.keep(SecretKind::ApiKey, u"new"_s).place, Place::Keyring);
    nextRun.forgetScheduled({connection()}); // it has been done
    QCOMPARE(fixture.read().apiKey.place, Place::Keyring);
}

void TestCredentialManager::whatIsKeptAgainIsNotForgotten()
{
    CredentialManagerFixture fixture;
    fixture.credentials.forgetLater(connection(), CredentialManager::Unless::StoredAgain);
    QCOMPARE(fixture.keep(SecretKind::ApiKey, u"new"_s).place, Place::Keyring);
    fixture.credentials.forgetScheduled({connection()});
    QCOMPARE(fixture.read().apiKey.place, Place::Keyring);
}

void TestCredentialManager::deletedOnesAreForgottenLater()
{
    CredentialManagerFixture fixture;
    QCOMPARE(fixture.keep(SecretKind::ApiKey, u"key"_s).place, Place::Keyring);
    fixture.credentials.forgetLater(connection());
    fixture.credentials.cancelForgetLater(connection());
    fixture.credentials.forgetScheduled({});
    QCOMPARE(fixture.read().apiKey.place, Place::Keyring);

    fixture.keyring.isBroken = true;
    fixture.credentials.forgetLater(connection());
    fixture.credentials.forgetScheduled({});
    QVERIFY(fixture.read().apiKey.error);
    fixture.keyring.isBroken = false;
    Settings afterAKill(fixture.settings.fileName()); // what is in the file by now
    CredentialManager nextRun(fixture.keyring, afterAKill);
    nextRun.forgetScheduled({});
    QTRY_COMPARE(fixture.read().apiKey.place, Place::Nowhere);
}

void TestCredentialManager::memoryIsReadThoughTheKeyringIsBroken()
{
    for (const SecretKind kind : {SecretKind::ApiKey, SecretKind::Password}) {
        CredentialManagerFixture fixture;
        fixture.keyring.isBroken = true;
        QCOMPARE(fixture.keep(kind, u"secret"_s).place, Place::InMemory);
        const StoredSecrets kept = fixture.read();
        const bool isKey = kind == SecretKind::ApiKey;
        QVERIFY((isKey ? kept.apiKey : kept.password).secret == Secret(u"secret"_s));
        QCOMPARE((isKey ? kept.apiKey : kept.password).place, Place::InMemory);
        QVERIFY((isKey ? kept.password : kept.apiKey).error);
        QCOMPARE(fixture.keyring.reads, 1);
    }
}

void TestCredentialManager::whatCameBackIsNotForgotten()
{
    CredentialManagerFixture fixture;
    QCOMPARE(fixture.keep(SecretKind::ApiKey, u"key"_s).place, Place::Keyring);
    fixture.credentials.forgetLater(connection());
    fixture.credentials.forgetScheduled({connection()});
    QCOMPARE(fixture.read().apiKey.place, Place::Keyring);
    fixture.credentials.forgetScheduled({});
    QCOMPARE(fixture.read().apiKey.place, Place::Keyring);
}

void TestCredentialManager::withoutAKeyringItIsMemory()
{
    const QTemporaryDir folder;
    Settings settings(folder.filePath(u"s.ini"_s));
    MemorySecretStore memory;
    CredentialManager credentials(memory, settings);
    QVERIFY(!credentials.isPersistent());
    std::optional<StoredSecret> kept;
    credentials.store(connection(), SecretKind::ApiKey, Secret(u"key"_s), this,
                      [&kept](const StoredSecret &done) { kept = done; });
    QTRY_VERIFY(kept);
    QCOMPARE(kept->place, Place::InMemory);
    QVERIFY(!kept->error);
}

SVC_GUILESS_TEST(TestCredentialManager)
#include "tst_credentialmanager.moc"
