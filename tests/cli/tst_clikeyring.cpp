// SPDX-License-Identifier: MIT
// svc-cli with secrets from a real keyring, or without one; see support/with-keyring.sh.
#include "connections/connectionstore.h"
#include "credentials/keychainsecretstore.h"
#include "support/cliprocess.h"
#include "support/lockkeyring.h"
#include "support/scriptedpeer.h"
#include "support/secretcalls.h"
#include "support/testprogram.h"

#include <QDir>
#include <QStandardPaths>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

void answerAll(const ScriptedPeer::Exchange &exchange)
{
    if (exchange.requestLine().contains("/login"))
        exchange.reply(200, R"({"token":"canary-token","user":{"fullName":"Jane Doe"}})");
    else
        exchange.reply(200, R"({"notificationId":7})");
}

bool hasKeyring()
{
    return qEnvironmentVariable("SVC_TEST_KEYRING") == "unlocked"_L1;
}

} // namespace

class TestCliKeyring : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void init();
    void secretsFromTheKeyring();
    void secretsOfSeveralConnections();
    void givenSecretsTakePrecedence();
    void missingSecrets();
    void changedConnections();
    void withoutAKeyring();
    void lockedKeyring();

private:
    [[nodiscard]] std::unique_ptr<CliProcess> lookup() const
    {
        auto cli =
            std::make_unique<CliProcess>(QStringList{u"--connection"_s, u"acme"_s, u"lookup"_s, u"7"_s});
        cli->setEnvironment(u"SVC_API_KEY"_s, {});
        cli->setEnvironment(u"SVC_PASSWORD"_s, {});
        return cli;
    }
    [[nodiscard]] SecretKey key(SecretKind kind) const { return secretKey(m_connection, kind); }

    std::unique_ptr<SecretStore> m_secrets = makeKeychainSecretStore();
    ScriptedPeer m_peer{answerAll};
    Connection m_connection;
    QString m_file = QDir(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation))
                         .filePath(u"svc-desktop/connections.json"_s);
};

void TestCliKeyring::initTestCase()
{
    QVERIFY2(m_secrets, "Built without QtKeychain. Install: qtkeychain-qt6-dev");
    QVERIFY2(qEnvironmentVariableIsSet("SVC_TEST_KEYRING"), "Run this through tests/support/with-keyring.sh");
}

void TestCliKeyring::init()
{
    QFile::remove(m_file);
    ConnectionStore store(m_file, {});
    QVERIFY(store.load().isEmpty());
    m_connection = {};
    m_connection.name = u"acme"_s;
    m_connection.baseUrl = m_peer.url();
    m_connection.dataSource = u"acme"_s;
    m_connection.userName = u"jdoe"_s;
    m_connection = store.find(store.add(m_connection)).value();
}

void TestCliKeyring::secretsFromTheKeyring()
{
    if (!hasKeyring())
        QSKIP("There is no keyring.");
    QVERIFY(!writeSecret(*m_secrets, key(SecretKind::ApiKey), Secret(u"kept-key"_s)));
    // As version 0.9.0 stored it if it was pasted.
    QVERIFY(!writeSecret(*m_secrets, key(SecretKind::Password), Secret(u"kept-pässword\n"_s)));
    const auto cli = lookup();
    QCOMPARE(cli->run(), 0);
    QVERIFY2(cli->err().contains("A line break was removed from the password."), cli->err().constData());
    QCOMPARE(cli->outcome(7), u"found"_s);
    QVERIFY(m_peer.countHeaders("Svc-ApiKey: kept-key"));
    QVERIFY(m_peer.bytes().contains("\"kept-p\xC3\xA4ssword\""));
    QVERIFY(!cli->out().contains("kept") && !cli->err().contains("kept"));
}

/// Of the second connection, the password is given and the key comes from the keyring.
void TestCliKeyring::secretsOfSeveralConnections()
{
    if (!hasKeyring())
        QSKIP("There is no keyring.");
    ScriptedPeer second(answerAll);
    Connection other = m_connection;
    other.name = u"other"_s;
    other.baseUrl = second.url();
    {
        ConnectionStore store(m_file, {});
        QVERIFY(store.load().isEmpty());
        other = store.find(store.add(other)).value();
    }
    QVERIFY(!writeSecret(*m_secrets, key(SecretKind::ApiKey), Secret(u"kept-key"_s)));
    QVERIFY(!writeSecret(*m_secrets, key(SecretKind::Password), Secret(u"kept-pass"_s)));
    QVERIFY(!writeSecret(*m_secrets, secretKey(other, SecretKind::ApiKey), Secret(u"other-key"_s)));
    const auto run = [this](const QByteArray &input) {
        auto cli = lookup();
        cli->process().setArguments(QStringList{u"--connection"_s, u"other"_s, u"--secrets-stdin"_s} +
                                    cli->process().arguments());
        return std::pair(cli->run(input), cli->err());
    };
    const qsizetype before = m_peer.connections();
    const auto [code, message] = run("{\"connection\":\"other\"}\n{\"connection\":\"acme\"}\n");
    QCOMPARE(code, 1);
    QVERIFY2(message.contains("other: There is no password."), message.constData());
    QCOMPARE(m_peer.connections(), before);
    QCOMPARE(second.connections(), 0);

    QCOMPARE(run("{\"connection\":\"acme\"}\n{\"connection\":\"other\",\"password\":\"given-pass\"}\n").first,
             0);
    QVERIFY(second.countHeaders("Svc-ApiKey: other-key"));
    QVERIFY(second.bytes().contains("\"given-pass\""));
    QCOMPARE(second.count("kept"), 0);
    QVERIFY(m_peer.countHeaders("Svc-ApiKey: kept-key"));
    QVERIFY(!m_peer.bytes().contains("other-key") && !m_peer.bytes().contains("given-pass"));
}

void TestCliKeyring::givenSecretsTakePrecedence()
{
    if (!hasKeyring())
        QSKIP("There is no keyring.");
    QVERIFY(!writeSecret(*m_secrets, key(SecretKind::ApiKey), Secret(u"kept-key"_s)));
    QVERIFY(!writeSecret(*m_secrets, key(SecretKind::Password), Secret(u"kept-pass"_s)));
    const auto cli = lookup();
    cli->setEnvironment(u"SVC_API_KEY"_s, u"given-key"_s);
    QCOMPARE(cli->run(), 0);
    QVERIFY(m_peer.countHeaders("Svc-ApiKey: given-key"));
    QVERIFY(m_peer.bytes().contains("\"kept-pass\""));
}

void TestCliKeyring::missingSecrets()
{
    if (!hasKeyring())
        QSKIP("There is no keyring.");
    const auto noKey = lookup();
    QCOMPARE(noKey->run(), 1);
    QVERIFY2(noKey->err().contains("There is no API key"), noKey->err().constData());
    QVERIFY(!writeSecret(*m_secrets, key(SecretKind::ApiKey), Secret(u"kept-key"_s)));
    const auto noPassword = lookup();
    QCOMPARE(noPassword->run(), 1);
    QVERIFY2(noPassword->err().contains("There is no password"), noPassword->err().constData());
}

void TestCliKeyring::changedConnections()
{
    if (!hasKeyring())
        QSKIP("There is no keyring.");
    QVERIFY(!writeSecret(*m_secrets, key(SecretKind::ApiKey), Secret(u"kept-key"_s)));
    {
        ConnectionStore store(m_file, {});
        QVERIFY(store.load().isEmpty());
        m_connection.apiKeyHeader = u"Other-Key"_s;
        QVERIFY(store.update(m_connection));
    }
    const qsizetype before = m_peer.connections();
    const auto cli = lookup();
    QCOMPARE(cli->run(), 1);
    QVERIFY2(cli->err().contains("has changed since"), cli->err().constData());
    QCOMPARE(m_peer.connections(), before);
}

void TestCliKeyring::withoutAKeyring()
{
    if (hasKeyring())
        QSKIP("There is a keyring.");
    const qsizetype before = m_peer.connections();
    const auto cli = lookup();
    QCOMPARE(cli->run(), 9);
    QVERIFY2(cli->err().contains("The keyring could not be read") &&
                 cli->err().contains(" This computer has no keyring. "),
             cli->err().constData());
    QVERIFY(cli->err().contains("SVC_API_KEY"));
    QCOMPARE(m_peer.connections(), before);
    const auto given = lookup();
    given->setEnvironment(u"SVC_API_KEY"_s, u"given-key"_s);
    given->setEnvironment(u"SVC_PASSWORD"_s, u"given-pass"_s);
    QCOMPARE(given->run(), 0);
}

void TestCliKeyring::lockedKeyring()
{
    if (!hasKeyring())
        QSKIP("There is no keyring.");
    QVERIFY(!writeSecret(*m_secrets, key(SecretKind::ApiKey), Secret(u"kept-key"_s)));
    QVERIFY(lockKeyring());
    const auto cli = lookup();
    QCOMPARE(cli->run(), 9);
    QVERIFY2(cli->err().contains("The keyring is locked"), cli->err().constData());
}

SVC_GUILESS_TEST(TestCliKeyring)
#include "tst_clikeyring.moc"
