// SPDX-License-Identifier: MIT
// The system's real keyring: gnome-keyring on a D-Bus session of the test's own, or one of its substitutes;
// see support/with-keyring.sh.
#include "credentials/keychainsecretstore.h"
#include "support/lockkeyring.h"
#include "support/secretcalls.h"
#include "support/testprogram.h"

#include <QDBusConnectionInterface>
#include <QDirIterator>
#include <QFile>
#include <QScopeGuard>
#include <QTest>
#include <QTimer>

#include <csignal>

using namespace Qt::StringLiterals;

namespace {

const QString kCanary = u"canary-sécret-π-😀-\"\\\n "_s;
const SecretKey kApiKey{u"one"_s, SecretKind::ApiKey, u"binding"_s};

QString mode()
{
    return qEnvironmentVariable("SVC_TEST_KEYRING");
}

/// Returns the files below HOME that contain the canary, as UTF-8 or as UTF-16.
QStringList filesWithCanary()
{
    const QString text = u"canary"_s;
    const QByteArray utf16(reinterpret_cast<const char *>(text.utf16()), text.size() * 2);
    QStringList found;
    QDirIterator files(QDir::homePath(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QByteArray content = file.readAll();
        if (content.contains("canary") || content.contains(utf16) ||
            content.contains(text.toUtf8().toBase64()))
            found += file.fileName();
    }
    return found;
}

} // namespace

class TestKeychain final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void loadsNoLibsecretForNothing();
    void writesReadsAndForgets();
    void secretsOfAnotherBinding();
    void separatesEntries();
    void destroyedContextAndStore();
    void timesOut();
    void withoutAKeyring();
    void reportsALockedKeyring();
    void cleanup() { QCOMPARE(filesWithCanary(), QStringList()); }

private:
    std::unique_ptr<SecretStore> m_store = makeKeychainSecretStore();
};

void TestKeychain::initTestCase()
{
    QVERIFY2(m_store, "Built without QtKeychain. Install: qtkeychain-qt6-dev");
    QVERIFY(m_store->isPersistent());
    QVERIFY2(!mode().isEmpty(), "Run this through tests/support/with-keyring.sh");
}

/// The first test, since libsecret is never unloaded.
void TestKeychain::loadsNoLibsecretForNothing()
{
    if (mode() != "unlocked"_L1 && mode() != "uncreated"_L1)
        QSKIP("There is no Secret Service to ask.");
    const auto none = readSecret(*m_store, kApiKey);
    QVERIFY2(none, none ? "" : qPrintable(none.error().detail));
    QVERIFY(!*none);
    QVERIFY(!forgetSecret(*m_store, kApiKey));
    QFile libraries(u"/proc/self/maps"_s);
    QVERIFY(libraries.open(QIODevice::ReadOnly));
    QVERIFY(!libraries.readAll().contains("/libsecret"));
}

void TestKeychain::writesReadsAndForgets()
{
    if (mode() != "unlocked"_L1)
        QSKIP("There is no keyring.");
    const auto none = readSecret(*m_store, kApiKey);
    QVERIFY2(none, none ? "" : qPrintable(none.error().detail));
    QVERIFY(!*none);
    const auto error = writeSecret(*m_store, kApiKey, Secret(kCanary));
    QVERIFY2(!error, error ? qPrintable(error->detail) : "");
    QCOMPARE(readSecret(*m_store, kApiKey)->value().reveal(), kCanary);
    QCOMPARE(readSecret(*makeKeychainSecretStore(), kApiKey)->value().reveal(), kCanary);
    QVERIFY(!writeSecret(*m_store, kApiKey, Secret(u"canary 2"_s)));
    QCOMPARE(readSecret(*m_store, kApiKey)->value().reveal(), u"canary 2"_s);
    QVERIFY(!forgetSecret(*m_store, kApiKey));
    QVERIFY(!readSecret(*m_store, kApiKey).value());
    QVERIFY(!forgetSecret(*m_store, kApiKey));
}

void TestKeychain::secretsOfAnotherBinding()
{
    if (mode() != "unlocked"_L1)
        QSKIP("There is no keyring.");
    QVERIFY(!writeSecret(*m_store, kApiKey, Secret(kCanary)));
    const SecretKey moved{kApiKey.connectionId, kApiKey.kind, u"another"_s};
    QVERIFY(!readSecret(*m_store, moved).value());
    QVERIFY(!writeSecret(*m_store, moved, Secret(u"canary 2"_s)));
    QVERIFY(!readSecret(*m_store, kApiKey).value());
    QVERIFY(!forgetSecret(*m_store, kApiKey));
    QVERIFY(!readSecret(*m_store, moved).value());
}

void TestKeychain::separatesEntries()
{
    if (mode() != "unlocked"_L1)
        QSKIP("There is no keyring.");
    const SecretKey password{kApiKey.connectionId, SecretKind::Password, kApiKey.binding};
    const SecretKey other{u"two"_s, SecretKind::ApiKey, kApiKey.binding};
    QVERIFY(!writeSecret(*m_store, kApiKey, Secret(u"canary key"_s)));
    QVERIFY(!readSecret(*m_store, password).value());
    QVERIFY(!readSecret(*m_store, other).value());
    QVERIFY(!writeSecret(*m_store, password, Secret(u"canary password"_s)));
    QVERIFY(!forgetSecret(*m_store, kApiKey));
    QCOMPARE(readSecret(*m_store, password)->value().reveal(), u"canary password"_s);
    QVERIFY(!forgetSecret(*m_store, password));
}

void TestKeychain::destroyedContextAndStore()
{
    bool isCalled = false;
    {
        auto store = makeKeychainSecretStore();
        QObject context;
        store->read(kApiKey, &context, [&isCalled](const auto &) { isCalled = true; });
        store->write(kApiKey, Secret(kCanary), &context, [&isCalled](const auto &) { isCalled = true; });
        store->forget(kApiKey, &context, [&isCalled](const auto &) { isCalled = true; });
    }
    QObject context;
    bool isDone = false;
    makeKeychainSecretStore()->write(kApiKey, Secret(kCanary), &context,
                                     [&isDone](const auto &) { isDone = true; });
    QTRY_VERIFY(isDone);
    QVERIFY(!isCalled);
    static_cast<void>(forgetSecret(*m_store, kApiKey));
}

void TestKeychain::timesOut()
{
    if (mode() == "no-service"_L1 || mode() == "no-bus"_L1)
        QSKIP("There is no Secret Service to ask.");
    // A keyring that is stopped does not answer, however fast the computer is.
    const pid_t keyring = static_cast<pid_t>(
        QDBusConnection::sessionBus().interface()->servicePid(u"org.freedesktop.secrets"_s).value());
    QVERIFY(keyring > 0);
    QCOMPARE(kill(keyring, SIGSTOP), 0);
    const auto goOn = qScopeGuard([keyring] { kill(keyring, SIGCONT); });
    const auto hasty = makeKeychainSecretStore(std::chrono::milliseconds(100));
    const auto found = readSecret(*hasty, kApiKey);
    QVERIFY(!found);
    QVERIFY(found.error().detail.contains("did not answer"_L1));
    const auto error = writeSecret(*hasty, kApiKey, Secret(kCanary));
    QVERIFY(error);
    QCOMPARE(error->kind, ErrorKind::Keychain);
    QVERIFY(forgetSecret(*hasty, kApiKey));
    kill(keyring, SIGCONT);
    static_cast<void>(forgetSecret(*m_store, kApiKey));
}

void TestKeychain::withoutAKeyring()
{
    if (mode() == "unlocked"_L1)
        QSKIP("There is a keyring.");
    int timeouts = 0;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&timeouts] { ++timeouts; });
    timer.start(0);
    const auto error = writeSecret(*m_store, kApiKey, Secret(kCanary));
    QVERIFY(error);
    QCOMPARE(error->kind, ErrorKind::Keychain);
    QVERIFY(error->detail.size() > 10);
    QVERIFY(timeouts > 0);
    if (mode() == "uncreated"_L1) // works, and is empty
        QVERIFY(!readSecret(*m_store, kApiKey).value());
    else
        QCOMPARE(readSecret(*m_store, kApiKey).error().cause, ErrorCause::NotReadable);
}

void TestKeychain::reportsALockedKeyring()
{
    if (mode() != "unlocked"_L1)
        QSKIP("There is no keyring.");
    QVERIFY(!writeSecret(*m_store, kApiKey, Secret(kCanary)));
    QVERIFY(lockKeyring());
    const auto found = readSecret(*m_store, kApiKey);
    QVERIFY(!found);
    QCOMPARE(found.error().cause, ErrorCause::NotReadable);
    QVERIFY2(found.error().detail.contains("locked"_L1), qPrintable(found.error().detail));
    const auto notForgotten = forgetSecret(*m_store, kApiKey);
    QVERIFY(notForgotten);
    QCOMPARE(notForgotten->cause, ErrorCause::NotForgotten);
    QVERIFY(writeSecret(*m_store, kApiKey, Secret(u"canary 2"_s)));
}

SVC_GUILESS_TEST(TestKeychain)
#include "tst_keychain.moc"
