// SPDX-License-Identifier: MIT
// K01 to K04 and K07 of the fault matrix. Each kind of keyring has its own rows: gnome-keyring on a D-Bus
// session of the test's own, or one of its substitutes (support/with-keyring.sh), and a fake Secret Service
// where a real one does not fail.
#include "credentials/credentialmanager.h"
#include "credentials/keychainsecretstore.h"
#include "fakesecretservice.h"
#include "support/lockkeyring.h"
#include "support/secretcalls.h"
#include "support/testprogram.h"

#include <QDirIterator>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <qt6keychain/keychain.h>

using namespace Qt::StringLiterals;
using Behavior = FakeSecretService::Behavior;

namespace {

const QString kCanary = u"canary-sécret"_s;

QString mode()
{
    return qEnvironmentVariable("SVC_TEST_KEYRING");
}

/// Returns the files below HOME that contain the canary. The keyring's own files are encrypted, and included.
QStringList filesWithCanary()
{
    QStringList found;
    QDirIterator files(QDir::homePath(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly) && file.readAll().contains("canary"))
            found += file.fileName();
    }
    return found;
}

/// Writes or deletes an entry, as another program could.
QKeychain::Error writeElsewhere(const QString &entry, const QString &text)
{
    QKeychain::WritePasswordJob job(u"svc-desktop"_s);
    job.setAutoDelete(false);
    job.setKey(entry);
    job.setTextData(text);
    QSignalSpy spy(&job, &QKeychain::Job::finished);
    job.start();
    return spy.wait(60000) ? job.error() : QKeychain::OtherError;
}

QKeychain::Error deleteElsewhere(const QString &entry)
{
    QKeychain::DeletePasswordJob job(u"svc-desktop"_s);
    job.setAutoDelete(false);
    job.setKey(entry);
    QSignalSpy spy(&job, &QKeychain::Job::finished);
    job.start();
    return spy.wait(60000) ? job.error() : QKeychain::OtherError;
}

Connection connection()
{
    Connection one;
    one.id = u"one"_s;
    one.baseUrl = QUrl(u"https://api.example.com"_s);
    one.userName = u"jdoe"_s;
    return one;
}

/// The program's CredentialManager on the system's keyring.
struct Program
{
    explicit Program(std::chrono::milliseconds patience = std::chrono::seconds(60))
        : keyring(makeKeychainSecretStore(patience))
    {
        timer.start(0);
        QObject::connect(&timer, &QTimer::timeout, &timer, [this] { ++timeouts; });
    }

    StoredSecret store()
    {
        std::optional<StoredSecret> stored;
        credentials.store(connection(), SecretKind::Password, Secret(kCanary), &context,
                          [&stored](const StoredSecret &secret) { stored = secret; });
        wait([&stored] { return stored.has_value(); });
        return *stored;
    }
    StoredSecrets read()
    {
        std::optional<StoredSecrets> found;
        credentials.read(connection(), &context, [&found](const StoredSecrets &secrets) { found = secrets; });
        wait([&found] { return found.has_value(); });
        return *found;
    }
    std::optional<Error> forget()
    {
        std::optional<std::optional<Error>> done;
        credentials.forget(connection(), SecretKind::Password, &context,
                           [&done](const std::optional<Error> &error) { done = error; });
        wait([&done] { return done.has_value(); });
        return *done;
    }
    /// Runs the event loop until the condition holds.
    template <typename Condition>
    void wait(const Condition &condition)
    {
        const int before = timeouts;
        if (!QTest::qWaitFor(condition, 120000) || timeouts == before)
            qFatal("no answer, or a frozen window");
    }

    QTemporaryDir folder;
    Settings settings{folder.filePath(u"settings.ini"_s)};
    std::unique_ptr<SecretStore> keyring;
    CredentialManager credentials{*keyring, settings};
    QObject context;
    QTimer timer;
    int timeouts = 0;
};

const QString kEntry = u"one/password"_s;

} // namespace

class TestSecretFaults final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void keyrings_data();
    void keyrings();
    void cleanup() { QCOMPARE(filesWithCanary(), QStringList()); }

private:
    using Check = void (TestSecretFaults::*)();

    void inMemoryUntilQuit();
    void refusing();
    void ignored();
    void readBackDiffers();
    void deletedOutside();
    void entryOfAnotherProgram();
    void forgotten();
    void forgottenOnceAllowed();
    void notForgotten();
    void locked();

    Behavior m_behavior = Behavior::Good;
    QString m_reason; ///< what the program says the keyring's reason is
    std::unique_ptr<FakeSecretService> m_service;
};

Q_DECLARE_METATYPE(std::function<void()>)

void TestSecretFaults::initTestCase()
{
    QVERIFY2(makeKeychainSecretStore(), "Built without QtKeychain. Install: qtkeychain-qt6-dev");
    QVERIFY2(!mode().isEmpty(), "Run this through tests/support/with-keyring.sh");
}

void TestSecretFaults::keyrings_data()
{
    QTest::addColumn<std::function<void()>>("check");
    QTest::addColumn<bool>("isFake");
    QTest::addColumn<int>("behavior");
    QTest::addColumn<QString>("reason");
    const auto real = [this](const char *name, Check check, const QString &reason = {}) {
        QTest::newRow(name) << std::function<void()>([this, check] { (this->*check)(); }) << false << 0
                            << reason;
    };
    const auto fake = [this](const char *name, Behavior behavior, Check check, const QString &reason = {}) {
        QTest::newRow(name) << std::function<void()>([this, check] { (this->*check)(); }) << true
                            << static_cast<int>(behavior) << reason;
    };
    const QString none = u"This computer has no keyring."_s;
    const QString locked = u"The keyring is locked."_s;
    const QString denied = u"The keyring did not allow it. Allow it there and try again."_s;
    const QString silent = u"The keyring did not answer. Unlock it and try again."_s;
    const QString still =
        u"The keyring still has it. If it asks you, allow it for good, or delete the entry there."_s;
    if (mode() == "no-bus"_L1)
        real("K01 no D-Bus", &TestSecretFaults::inMemoryUntilQuit, none);
    if (mode() == "uncreated"_L1)
        real("K01 a keyring that was never made", &TestSecretFaults::inMemoryUntilQuit,
             u"No keyring has been created or opened yet."_s);
    if (mode() == "no-service"_L1) {
        real("K01 no Secret Service", &TestSecretFaults::inMemoryUntilQuit, none);
        fake("K02 denied, in its own words", Behavior::Denies, &TestSecretFaults::refusing, u"no"_s);
        fake("K02 not unlocked by the user", Behavior::IsDismissed, &TestSecretFaults::refusing, locked);
        fake("K02 no answer in time", Behavior::TimesOut, &TestSecretFaults::refusing, silent);
        fake("K02 no answer", Behavior::NeverAnswers, &TestSecretFaults::ignored, silent);
        fake("K03 read back differs", Behavior::StoresAnother, &TestSecretFaults::readBackDiffers);
        fake("K03 nothing is read back", Behavior::StoresNothing, &TestSecretFaults::readBackDiffers);
        fake("K04 still there", Behavior::ForgetsNothing, &TestSecretFaults::notForgotten, still);
        fake("K04 a keyring that denies it", Behavior::Denies, &TestSecretFaults::notForgotten, u"no"_s);
        fake("K07 access denied by the user", Behavior::DeniesAccess, &TestSecretFaults::refusing, denied);
        fake("K07 allowed, then forgotten", Behavior::AsksForAccess, &TestSecretFaults::forgottenOnceAllowed);
        fake("K07 allowed for reading only", Behavior::AsksEachTime, &TestSecretFaults::notForgotten, still);
        fake("K07 not allowed to forget", Behavior::DeniesAccess, &TestSecretFaults::notForgotten, denied);
        // Last: libsecret does not recover if the Secret Service vanishes during a prompt.
        fake("K02 prompt ignored", Behavior::IsIgnored, &TestSecretFaults::ignored, silent);
    }
    if (mode() == "unlocked"_L1) {
        real("K03 deleted outside", &TestSecretFaults::deletedOutside);
        real("K03 entry of another program", &TestSecretFaults::entryOfAnotherProgram);
        real("K04 forgotten", &TestSecretFaults::forgotten);
        real("K02 locked", &TestSecretFaults::locked, locked); // and stays locked
    }
}

void TestSecretFaults::keyrings()
{
    QFETCH(const std::function<void()>, check);
    QFETCH(const bool, isFake);
    QFETCH(const int, behavior);
    QFETCH(const QString, reason);
    m_behavior = static_cast<Behavior>(behavior);
    m_reason = reason;
    if (isFake) {
        m_service = std::make_unique<FakeSecretService>();
        QVERIFY(m_service->isOnTheBus());
    }
    check();
    m_service.reset();
}

void TestSecretFaults::inMemoryUntilQuit()
{
    Program program;
    const StoredSecret stored = program.store();
    QCOMPARE(stored.place, StoredSecret::Place::InMemory);
    QVERIFY(stored.error);
    QCOMPARE(stored.error->kind, ErrorKind::Keychain);
    QCOMPARE(stored.error->detail, m_reason);
    QVERIFY(program.credentials.isPersistent()); // persistent as far as known before first use
    QVERIFY(program.credentials.state().error);
    QCOMPARE(program.read().password.secret.reveal(), kCanary);
    Program next;
    QVERIFY(next.read().password.secret.isEmpty());
}

void TestSecretFaults::refusing()
{
    Program program;
    QCOMPARE(program.store().place, StoredSecret::Place::Keyring);
    const QByteArray saved = m_service->entry();
    QVERIFY(!saved.isEmpty());
    m_service->setBehavior(m_behavior);
    Program next;
    const StoredSecret password = next.read().password;
    QVERIFY(password.secret.isEmpty());
    QVERIFY(password.error); // must not be reported as “none saved”
    QCOMPARE(password.error->kind, ErrorKind::Keychain);
    QCOMPARE(password.error->cause, ErrorCause::NotReadable);
    QCOMPARE(password.error->detail, m_reason);
    QCOMPARE(next.store().place, StoredSecret::Place::InMemory);
    QCOMPARE(m_service->entry(), saved);
}

void TestSecretFaults::ignored()
{
    QCOMPARE(Program().store().place, StoredSecret::Place::Keyring);
    const QByteArray saved = m_service->entry();
    m_service->setBehavior(m_behavior);
    Program hasty(std::chrono::milliseconds(200));
    const StoredSecrets found = hasty.read();
    for (const StoredSecret &secret : {found.apiKey, found.password}) {
        QVERIFY(secret.secret.isEmpty());
        QVERIFY(secret.error);
        QCOMPARE(secret.error->cause, ErrorCause::NotReadable);
        QCOMPARE(secret.error->detail, m_reason);
    }
    QCOMPARE(hasty.store().place, StoredSecret::Place::InMemory);
    QVERIFY(hasty.forget());
    QCOMPARE(m_service->entry(), saved);
}

void TestSecretFaults::readBackDiffers()
{
    m_service->setBehavior(m_behavior);
    Program program;
    const StoredSecret stored = program.store();
    QCOMPARE(stored.place, StoredSecret::Place::InMemory);
    QVERIFY(stored.error);
    QCOMPARE(stored.error->detail, u"The keyring did not store it."_s);
    QCOMPARE(program.read().password.secret.reveal(), kCanary); // from memory, not from the keyring
    m_service->setEntry("garbage");
    const StoredSecret later = Program().read().password;
    QVERIFY(later.secret.isEmpty());
    QCOMPARE(later.place, StoredSecret::Place::Nowhere);
}

void TestSecretFaults::deletedOutside()
{
    QCOMPARE(Program().store().place, StoredSecret::Place::Keyring);
    QCOMPARE(Program().read().password.secret.reveal(), kCanary);
    QCOMPARE(deleteElsewhere(kEntry), QKeychain::NoError);
    const StoredSecret password = Program().read().password;
    QCOMPARE(password.place, StoredSecret::Place::Nowhere);
    QVERIFY(!password.error);
}

void TestSecretFaults::entryOfAnotherProgram()
{
    for (const QString &text :
         {u"canary, as it is"_s, u"{}"_s, u""_s, u"[1]"_s, u"{\"value\":\"canary\"}"_s,
          u"{\"binding\":\"x\",\"value\":\"canary\"}"_s, u"{\"binding\":1,\"value\":\"canary\"}"_s}) {
        QCOMPARE(writeElsewhere(kEntry, text), QKeychain::NoError);
        const StoredSecret password = Program().read().password;
        QVERIFY2(password.secret.isEmpty(), qPrintable(text));
        QCOMPARE(password.place, StoredSecret::Place::Nowhere);
    }
    QCOMPARE(Program().store().place, StoredSecret::Place::Keyring);
    QCOMPARE(Program().read().password.secret.reveal(), kCanary);
    QVERIFY(!Program().forget());
}

void TestSecretFaults::forgotten()
{
    Program program;
    QCOMPARE(program.store().place, StoredSecret::Place::Keyring);
    QVERIFY(!program.forget());
    QVERIFY(program.read().password.secret.isEmpty());
    QVERIFY(Program().read().password.secret.isEmpty());
    QVERIFY(!program.forget());
}

/// Another run of the program has stored the entry, so that this one asks for access to it.
void TestSecretFaults::forgottenOnceAllowed()
{
    QCOMPARE(Program().store().place, StoredSecret::Place::Keyring);
    m_service->setBehavior(m_behavior);
    const auto error = Program().forget();
    QVERIFY2(!error, error ? qPrintable(error->detail) : "");
    QVERIFY(m_service->entry().isEmpty());
}

void TestSecretFaults::notForgotten()
{
    Program program;
    QCOMPARE(program.store().place, StoredSecret::Place::Keyring);
    m_service->setBehavior(m_behavior);
    const auto error = program.forget();
    QVERIFY(error);
    QCOMPARE(error->kind, ErrorKind::Keychain);
    QCOMPARE(error->cause, ErrorCause::NotForgotten);
    QCOMPARE(error->detail, m_reason);
    QVERIFY(!m_service->entry().isEmpty());
}

void TestSecretFaults::locked()
{
    QCOMPARE(Program().store().place, StoredSecret::Place::Keyring);
    QVERIFY(lockKeyring());
    Program program;
    const StoredSecrets found = program.read();
    QVERIFY(found.password.error);
    QCOMPARE(found.password.error->cause, ErrorCause::NotReadable);
    const StoredSecret stored = program.store();
    QCOMPARE(stored.place, StoredSecret::Place::InMemory);
    QCOMPARE(stored.error->detail, m_reason);
    const auto error = program.forget();
    QVERIFY(error);
    QCOMPARE(error->cause, ErrorCause::NotForgotten);
    QCOMPARE(error->detail, m_reason);
}

SVC_GUILESS_TEST(TestSecretFaults)
#include "tst_secretfaults.moc"
