// SPDX-License-Identifier: MIT
#include "credentials/credentialmanager.h"
#include "support/fakekeyring.h"
#include "support/secretcalls.h"
#include "support/testprogram.h"

#include <QEventLoopLocker>
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
        std::optional<StoredSecrets> stored;
        credentials.read(of, &context, [&stored](const StoredSecrets &secrets) { stored = secrets; });
        [&] { QTRY_VERIFY(stored); }();
        return stored.value_or(StoredSecrets{});
    }
    [[nodiscard]] StoredSecret store(SecretKind kind, const QString &secret)
    {
        std::optional<StoredSecret> stored;
        credentials.store(connection(), kind, Secret(secret), &context,
                          [&stored](const StoredSecret &done) { stored = done; });
        [&] { QTRY_VERIFY(stored); }();
        return stored.value_or(StoredSecret{});
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
    void writesReadsAndForgets();
    void brokenKeyringFallsBackToMemory();
    void queriesABrokenKeyringOnce();
    void recoveredKeyringIsUsedAgain();
    void doesNotReturnLockedSecrets();
    void doesNotReturnSecretsOfAnotherBinding();
    void reportsFailedForgetting();
    void forgetsEvenIfTheContextIsDestroyed_data();
    void forgetsEvenIfTheContextIsDestroyed();
    void programEndsAfterChanges_data();
    void programEndsAfterChanges();
    void finishesForgettingAtTheNextStart();
    void doesNotForgetSecretsSavedAgain();
    void forgetsSecretsOfDeletedConnectionsLater();
    void readsFromMemoryIfTheKeyringIsBroken();
    void doesNotForgetSecretsOfRestoredConnections();
    void usesMemoryWithoutAKeyring();
    void keepsPasswordsUntilTheyAreStored();
    void forgetsAllKinds();
};

void TestCredentialManager::writesReadsAndForgets()
{
    CredentialManagerFixture fixture;
    QCOMPARE(fixture.read().apiKey.place, Place::Nowhere);
    QCOMPARE(fixture.store(SecretKind::ApiKey, u"key"_s).place, Place::Keyring);
    const StoredSecrets stored = fixture.read();
    QCOMPARE(stored.apiKey.place, Place::Keyring);
    QCOMPARE(stored.apiKey.secret.reveal(), u"key"_s);
    QCOMPARE(stored.password.place, Place::Nowhere);
    QVERIFY(!fixture.forgetAll());
    QCOMPARE(fixture.read().apiKey.place, Place::Nowhere);
}

void TestCredentialManager::brokenKeyringFallsBackToMemory()
{
    CredentialManagerFixture fixture;
    fixture.keyring.isBroken = true;
    const StoredSecret stored = fixture.store(SecretKind::Password, u"pass"_s);
    QCOMPARE(stored.place, Place::InMemory);
    QCOMPARE(stored.error->detail, u"broken"_s);
    fixture.keyring.isBroken = false;
    const StoredSecrets read = fixture.read();
    QCOMPARE(read.password.place, Place::InMemory);
    QCOMPARE(read.password.secret.reveal(), u"pass"_s);
}

void TestCredentialManager::queriesABrokenKeyringOnce()
{
    CredentialManagerFixture fixture;
    fixture.keyring.isBroken = true;
    const StoredSecrets stored = fixture.read();
    QCOMPARE(stored.apiKey.error->detail, u"broken"_s);
    QCOMPARE(stored.password.error->detail, u"broken"_s);
    QCOMPARE(fixture.keyring.reads, 1);
}

void TestCredentialManager::recoveredKeyringIsUsedAgain()
{
    CredentialManagerFixture fixture;
    fixture.keyring.isBroken = true;
    QCOMPARE(fixture.store(SecretKind::ApiKey, u"old"_s).place, Place::InMemory);
    fixture.keyring.isBroken = false;
    QCOMPARE(fixture.store(SecretKind::ApiKey, u"new"_s).place, Place::Keyring);
    QCOMPARE(fixture.read().apiKey.secret.reveal(), u"new"_s);
}

void TestCredentialManager::doesNotReturnLockedSecrets()
{
    CredentialManagerFixture fixture;
    QCOMPARE(fixture.store(SecretKind::ApiKey, u"key"_s).place, Place::Keyring);
    Connection locked = connection();
    locked.secretsLocked = true;
    const StoredSecrets stored = fixture.read(locked);
    QVERIFY(stored.apiKey.secret.isEmpty());
    QVERIFY(stored.password.secret.isEmpty());
}

void TestCredentialManager::doesNotReturnSecretsOfAnotherBinding()
{
    CredentialManagerFixture fixture;
    QCOMPARE(fixture.store(SecretKind::ApiKey, u"key"_s).place, Place::Keyring);
    Connection elsewhere = connection();
    elsewhere.baseUrl = QUrl(u"https://evil"_s);
    QVERIFY(fixture.read(elsewhere).apiKey.secret.isEmpty());
}

void TestCredentialManager::reportsFailedForgetting()
{
    CredentialManagerFixture fixture;
    QCOMPARE(fixture.store(SecretKind::ApiKey, u"key"_s).place, Place::Keyring);
    fixture.keyring.isBroken = true;
    QCOMPARE(fixture.forgetAll()->detail, u"broken"_s);
}

void TestCredentialManager::forgetsEvenIfTheContextIsDestroyed_data()
{
    QTest::addColumn<bool>("isAll");
    QTest::newRow("one") << false;
    QTest::newRow("all") << true;
}

/// A dialog may close while the keyring is still busy.
void TestCredentialManager::forgetsEvenIfTheContextIsDestroyed()
{
    QFETCH(const bool, isAll);
    CredentialManagerFixture fixture;
    QCOMPARE(fixture.store(SecretKind::ApiKey, u"key"_s).place, Place::Keyring);
    QCOMPARE(fixture.store(SecretKind::Password, u"pass"_s).place, Place::Keyring);
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
    while (forgotten.size() < (isAll ? 1 : 0) || fixture.keyring.hasPendingRequests()) {
        QTRY_VERIFY(fixture.keyring.hasPendingRequests());
        fixture.keyring.completeRequests();
        QTest::qWait(0);
    }
    const StoredSecrets stored = fixture.read();
    QCOMPARE(stored.apiKey.place, Place::Nowhere);
    QCOMPARE(stored.password.place, isAll ? Place::Nowhere : Place::Keyring);
}

void TestCredentialManager::programEndsAfterChanges_data()
{
    QTest::addColumn<bool>("isDeletion");
    QTest::newRow("stored") << false;
    QTest::newRow("deleted") << true;
}

/// The user may close the window directly after signing in.
void TestCredentialManager::programEndsAfterChanges()
{
    QFETCH(const bool, isDeletion);
    CredentialManagerFixture fixture;
    if (isDeletion)
        QCOMPARE(fixture.store(SecretKind::Password, u"pass"_s).place, Place::Keyring);
    fixture.keyring.isSlow = true;
    QTimer keyring;
    connect(&keyring, &QTimer::timeout, this, [&fixture] { fixture.keyring.completeRequests(); });
    keyring.start(10);
    auto window = std::make_unique<QEventLoopLocker>(); // as an open window does, keeps the program running
    QTimer::singleShot(0, this, [&] {
        if (isDeletion) {
            fixture.credentials.forgetAll(connection(), &fixture.context, [](const auto &) {});
        } else {
            for (const SecretKind kind : {SecretKind::ApiKey, SecretKind::Password})
                fixture.credentials.store(connection(), kind, Secret(u"s"_s), &fixture.context,
                                          [](const auto &) {});
        }
        window.reset();
    });
    QCOMPARE(QCoreApplication::exec(), 0);
    keyring.stop();
    fixture.keyring.isSlow = false;
    const StoredSecrets stored = fixture.read();
    const Place expected = isDeletion ? Place::Nowhere : Place::Keyring;
    QCOMPARE(stored.apiKey.place, expected);
    QCOMPARE(stored.password.place, expected);
}

/// Also for connections that are not deleted.
void TestCredentialManager::finishesForgettingAtTheNextStart()
{
    CredentialManagerFixture fixture;
    QCOMPARE(fixture.store(SecretKind::ApiKey, u"key"_s).place, Place::Keyring);
    fixture.credentials.forgetLater(connection(), CredentialManager::Unless::StoredAgain);
    CredentialManager nextRun(fixture.keyring, fixture.settings);
    nextRun.forgetScheduled({connection()});
    QTRY_COMPARE(fixture.read().apiKey.place, Place::Nowhere);
    QCOMPARE(fixture.store(SecretKind::ApiKey, u"new"_s).place, Place::Keyring);
    nextRun.forgetScheduled({connection()}); // already removed
    QCOMPARE(fixture.read().apiKey.place, Place::Keyring);
}

void TestCredentialManager::doesNotForgetSecretsSavedAgain()
{
    CredentialManagerFixture fixture;
    fixture.credentials.forgetLater(connection(), CredentialManager::Unless::StoredAgain);
    QCOMPARE(fixture.store(SecretKind::ApiKey, u"new"_s).place, Place::Keyring);
    fixture.credentials.forgetScheduled({connection()});
    QCOMPARE(fixture.read().apiKey.place, Place::Keyring);
}

void TestCredentialManager::forgetsSecretsOfDeletedConnectionsLater()
{
    CredentialManagerFixture fixture;
    QCOMPARE(fixture.store(SecretKind::ApiKey, u"key"_s).place, Place::Keyring);
    fixture.credentials.forgetLater(connection());
    fixture.credentials.cancelForgetLater(connection());
    fixture.credentials.forgetScheduled({});
    QCOMPARE(fixture.read().apiKey.place, Place::Keyring);

    fixture.keyring.isBroken = true;
    fixture.credentials.forgetLater(connection());
    fixture.credentials.forgetScheduled({});
    QVERIFY(fixture.read().apiKey.error);
    fixture.keyring.isBroken = false;
    Settings afterAKill(fixture.settings.fileName()); // as the file is at this moment
    CredentialManager nextRun(fixture.keyring, afterAKill);
    nextRun.forgetScheduled({});
    QTRY_COMPARE(fixture.read().apiKey.place, Place::Nowhere);
}

void TestCredentialManager::readsFromMemoryIfTheKeyringIsBroken()
{
    for (const SecretKind kind : {SecretKind::ApiKey, SecretKind::Password}) {
        CredentialManagerFixture fixture;
        fixture.keyring.isBroken = true;
        QCOMPARE(fixture.store(kind, u"secret"_s).place, Place::InMemory);
        const StoredSecrets stored = fixture.read();
        const bool isKey = kind == SecretKind::ApiKey;
        QVERIFY((isKey ? stored.apiKey : stored.password).secret == Secret(u"secret"_s));
        QCOMPARE((isKey ? stored.apiKey : stored.password).place, Place::InMemory);
        QVERIFY((isKey ? stored.password : stored.apiKey).error);
        QCOMPARE(fixture.keyring.reads, 1);
    }
}

void TestCredentialManager::doesNotForgetSecretsOfRestoredConnections()
{
    CredentialManagerFixture fixture;
    QCOMPARE(fixture.store(SecretKind::ApiKey, u"key"_s).place, Place::Keyring);
    fixture.credentials.forgetLater(connection());
    fixture.credentials.forgetScheduled({connection()});
    QCOMPARE(fixture.read().apiKey.place, Place::Keyring);
    fixture.credentials.forgetScheduled({});
    QCOMPARE(fixture.read().apiKey.place, Place::Keyring);
}

void TestCredentialManager::usesMemoryWithoutAKeyring()
{
    const QTemporaryDir folder;
    Settings settings(folder.filePath(u"s.ini"_s));
    MemorySecretStore memory;
    CredentialManager credentials(memory, settings);
    QVERIFY(!credentials.isPersistent());
    std::optional<StoredSecret> stored;
    credentials.store(connection(), SecretKind::ApiKey, Secret(u"key"_s), this,
                      [&stored](const StoredSecret &done) { stored = done; });
    QTRY_VERIFY(stored);
    QCOMPARE(stored->place, Place::InMemory);
    QVERIFY(!stored->error);
}

/// The passwords of a certificate and a proxy are needed before it is known whether the sign-in succeeds.
void TestCredentialManager::keepsPasswordsUntilTheyAreStored()
{
    CredentialManagerFixture fixture;
    const auto read = [&fixture](const Connection &of, SecretKind kind) {
        std::optional<StoredSecret> found;
        fixture.credentials.read(of, kind, &fixture.context,
                                 [&found](const StoredSecret &stored) { found = stored; });
        [&] { QTRY_VERIFY(found); }();
        return found.value_or(StoredSecret{});
    };
    Connection unsaved = connection();
    unsaved.id.clear();
    fixture.credentials.keep(unsaved, {Secret(u"canary-file"_s), {}});
    QCOMPARE(read(unsaved, SecretKind::CertificatePassword).secret, Secret(u"canary-file"_s));
    QCOMPARE(read(unsaved, SecretKind::ProxyPassword).place, Place::Nowhere);
    QCOMPARE(fixture.keyring.reads, 0); // it has nothing of a connection without an id

    fixture.credentials.keep(connection(), {{}, Secret(u"canary-proxy"_s)});
    QCOMPARE(read(connection(), SecretKind::ProxyPassword).place, Place::InMemory);
    Connection moved = connection();
    moved.proxy = {ProxyChoice::Mode::Manual, u"other.example"_s, 3128, u"jdoe"_s};
    QCOMPARE(read(moved, SecretKind::ProxyPassword).place, Place::Nowhere);

    int stored = 0;
    fixture.credentials.store(connection(), {Secret(u"canary-file"_s), Secret(u"canary-proxy"_s)},
                              &fixture.context, [&stored](SecretKind, const StoredSecret &) { ++stored; });
    QTRY_COMPARE(stored, 2);
    QCOMPARE(read(connection(), SecretKind::ProxyPassword).place, Place::Keyring);
    QCOMPARE(read(connection(), SecretKind::CertificatePassword).place, Place::Keyring);
}

void TestCredentialManager::forgetsAllKinds()
{
    CredentialManagerFixture fixture;
    for (const SecretKind kind : kSecretKinds)
        QCOMPARE(fixture.store(kind, u"canary"_s).place, Place::Keyring);
    QVERIFY(!fixture.forgetAll());
    for (const SecretKind kind : kSecretKinds) {
        const auto left = readSecret(fixture.keyring, secretKey(connection(), kind));
        QVERIFY(left && !*left);
    }
}

SVC_GUILESS_TEST(TestCredentialManager)
#include "tst_credentialmanager.moc"
