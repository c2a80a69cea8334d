// SPDX-License-Identifier: MIT
// K01 to K04 of the fault matrix. Each kind of keyring has rows of its own: gnome-keyring on a D-Bus
// session of the test's own, or what there is instead of one (support/with-keyring.sh), and a Secret
// Service of the test's where a real one behaves too well.
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
using Manner = FakeSecretService::Manner;

namespace {

const QString kCanary = u"canary-sécret"_s;

QString mode()
{
    return qEnvironmentVariable("SVC_TEST_KEYRING");
}

/// Files below HOME that show it, the keyring's own included: that is encrypted.
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

/// As another program could write and delete there.
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

/// The program's own keeping of secrets, over the system's keyring.
struct Program
{
    explicit Program(std::chrono::milliseconds patience = std::chrono::seconds(60))
        : keyring(makeKeychainSecretStore(patience))
    {
        ticker.start(0);
        QObject::connect(&ticker, &QTimer::timeout, &ticker, [this] { ++ticks; });
    }

    StoredSecret keep()
    {
        std::optional<StoredSecret> kept;
        credentials.store(connection(), SecretKind::Password, Secret(kCanary), &context,
                          [&kept](const StoredSecret &secret) { kept = secret; });
        wait([&kept] { return kept.has_value(); });
        return *kept;
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
    /// The event loop runs meanwhile.
    template <typename Condition>
    void wait(const Condition &condition)
    {
        const int before = ticks;
        if (!QTest::qWaitFor(condition, 120000) || ticks == before)
            qFatal("no answer, or a frozen window");
    }

    QTemporaryDir folder;
    Settings settings{folder.filePath(u"settings.ini"_s)};
    std::unique_ptr<SecretStore> keyring;
    CredentialManager credentials{*keyring, settings};
    QObject context;
    QTimer ticker;
    int ticks = 0;
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

    void keptUntilQuit();
    void refusing();
    void ignored();
    void readBackDiffers();
    void deletedOutside();
    void entryOfAnotherProgram();
    void forgotten();
    void notForgotten();
    void locked();

    Manner m_manner = Manner::Good;
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
    QTest::addColumn<int>("manner");
    const auto real = [this](const char *name, Check check) {
        QTest::newRow(name) << std::function<void()>([this, check] { (this->*check)(); }) << false << 0;
    };
    const auto fake = [this](const char *name, Manner manner, Check check) {
        QTest::newRow(name) << std::function<void()>([this, check] { (this->*check)(); }) << true
                            << static_cast<int>(manner);
    };
    if (mode() == "no-bus"_L1)
        real("K01 no D-Bus", &TestSecretFaults::keptUntilQuit);
    if (mode() == "uncreated"_L1)
        real("K01 a keyring that was never made", &TestSecretFaults::keptUntilQuit);
    if (mode() == "no-service"_L1) {
        real("K01 no Secret Service", &TestSecretFaults::keptUntilQuit);
        fake("K02 denied", Manner::Denies, &TestSecretFaults::refusing);
        fake("K02 denied by the user", Manner::IsDismissed, &TestSecretFaults::refusing);
        fake("K02 no answer", Manner::NeverAnswers, &TestSecretFaults::ignored);
        fake("K03 read back differs", Manner::KeepsAnother, &TestSecretFaults::readBackDiffers);
        fake("K03 nothing is read back", Manner::KeepsNothing, &TestSecretFaults::readBackDiffers);
        fake("K04 still there", Manner::ForgetsNothing, &TestSecretFaults::notForgotten);
        fake("K04 a keyring that denies it", Manner::Denies, &TestSecretFaults::notForgotten);
        // Last: libsecret does not get over a Secret Service that goes while it asks its user.
        fake("K02 prompt ignored", Manner::IsIgnored, &TestSecretFaults::ignored);
    }
    if (mode() == "unlocked"_L1) {
        real("K03 deleted outside", &TestSecretFaults::deletedOutside);
        real("K03 entry of another program", &TestSecretFaults::entryOfAnotherProgram);
        real("K04 forgotten", &TestSecretFaults::forgotten);
        real("K02 locked", &TestSecretFaults::locked); // and stays so
    }
}

void TestSecretFaults::keyrings()
{
    QFETCH(const std::function<void()>, check);
    QFETCH(const bool, isFake);
    QFETCH(const int, manner);
    m_manner = static_cast<Manner>(manner);
    if (isFake) {
        m_service = std::make_unique<FakeSecretService>();
        QVERIFY(m_service->isOnTheBus());
    }
    check();
    m_service.reset();
}

void TestSecretFaults::keptUntilQuit()
{
    Program program;
    const StoredSecret kept = program.keep();
    QCOMPARE(kept.place, StoredSecret::Place::InMemory);
    QVERIFY(kept.error);
    QCOMPARE(kept.error->kind, ErrorKind::Keychain);
    QVERIFY(kept.error->detail.size() > 10);
    QVERIFY(program.credentials.isPersistent()); // as far as anyone could tell before it was used
    QVERIFY(program.credentials.state().error);
    QCOMPARE(program.read().password.secret.reveal(), kCanary);
    Program next;
    QVERIFY(next.read().password.secret.isEmpty());
}

void TestSecretFaults::refusing()
{
    Program program;
    QCOMPARE(program.keep().place, StoredSecret::Place::Keyring);
    const QByteArray saved = m_service->entry();
    QVERIFY(!saved.isEmpty());
    m_service->setManner(m_manner);
    Program next;
    const StoredSecret password = next.read().password;
    QVERIFY(password.secret.isEmpty());
    QVERIFY(password.error); // which is not “none saved”
    QCOMPARE(password.error->kind, ErrorKind::Keychain);
    QCOMPARE(password.error->cause, ErrorCause::NotReadable);
    QCOMPARE(next.keep().place, StoredSecret::Place::InMemory);
    QCOMPARE(m_service->entry(), saved);
}

void TestSecretFaults::ignored()
{
    QCOMPARE(Program().keep().place, StoredSecret::Place::Keyring);
    const QByteArray saved = m_service->entry();
    m_service->setManner(m_manner);
    Program hasty(std::chrono::milliseconds(200));
    const StoredSecrets found = hasty.read();
    for (const StoredSecret &secret : {found.apiKey, found.password}) {
        QVERIFY(secret.secret.isEmpty());
        QVERIFY(secret.error);
        QCOMPARE(secret.error->cause, ErrorCause::NotReadable);
    }
    QCOMPARE(hasty.keep().place, StoredSecret::Place::InMemory);
    QVERIFY(hasty.forget());
    QCOMPARE(m_service->entry(), saved);
}

void TestSecretFaults::readBackDiffers()
{
    m_service->setManner(m_manner);
    Program program;
    const StoredSecret kept = program.keep();
    QCOMPARE(kept.place, StoredSecret::Place::InMemory);
    QVERIFY(kept.error);
    QCOMPARE(kept.error->detail, u"The keyring did not store it."_s);
    QCOMPARE(program.read().password.secret.reveal(), kCanary); // of this program, not of the keyring
    m_service->setEntry("garbage");
    const StoredSecret later = Program().read().password;
    QVERIFY(later.secret.isEmpty());
    QCOMPARE(later.place, StoredSecret::Place::Nowhere);
}

void TestSecretFaults::deletedOutside()
{
    QCOMPARE(Program().keep().place, StoredSecret::Place::Keyring);
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
    QCOMPARE(Program().keep().place, StoredSecret::Place::Keyring);
    QCOMPARE(Program().read().password.secret.reveal(), kCanary);
    QVERIFY(!Program().forget());
}

void TestSecretFaults::forgotten()
{
    Program program;
    QCOMPARE(program.keep().place, StoredSecret::Place::Keyring);
    QVERIFY(!program.forget());
    QVERIFY(program.read().password.secret.isEmpty());
    QVERIFY(Program().read().password.secret.isEmpty());
    QVERIFY(!program.forget());
}

void TestSecretFaults::notForgotten()
{
    Program program;
    QCOMPARE(program.keep().place, StoredSecret::Place::Keyring);
    m_service->setManner(m_manner);
    const auto error = program.forget();
    QVERIFY(error);
    QCOMPARE(error->kind, ErrorKind::Keychain);
    QCOMPARE(error->cause, ErrorCause::NotForgotten);
    QVERIFY(!m_service->entry().isEmpty());
}

void TestSecretFaults::locked()
{
    QCOMPARE(Program().keep().place, StoredSecret::Place::Keyring);
    QVERIFY(lockKeyring());
    Program program;
    const StoredSecrets found = program.read();
    QVERIFY(found.password.error);
    QCOMPARE(found.password.error->cause, ErrorCause::NotReadable);
    QCOMPARE(program.keep().place, StoredSecret::Place::InMemory);
    const auto error = program.forget();
    QVERIFY(error);
    QCOMPARE(error->cause, ErrorCause::NotForgotten);
}

SVC_GUILESS_TEST(TestSecretFaults)
#include "tst_secretfaults.moc"
