// SPDX-License-Identifier: MIT
#include "credentials/memorysecretstore.h"
#include "support/secretcalls.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

class TestMemorySecretStore final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesReadsAndForgets();
    void boundSecrets();
    void destroyedContext();
    void isNotPersistent() { QVERIFY(!MemorySecretStore().isPersistent()); }
};

void TestMemorySecretStore::writesReadsAndForgets()
{
    MemorySecretStore store;
    const SecretKey apiKey{u"1"_s, SecretKind::ApiKey, u"b"_s};
    const SecretKey password{u"1"_s, SecretKind::Password, u"b"_s};
    QVERIFY(!readSecret(store, apiKey).value());
    QVERIFY(!writeSecret(store, apiKey, Secret(u"kéy"_s)));
    QVERIFY(!writeSecret(store, password, Secret(u"pass"_s)));
    QCOMPARE(readSecret(store, apiKey)->value().reveal(), u"kéy"_s);
    QCOMPARE(readSecret(store, password)->value().reveal(), u"pass"_s);
    QVERIFY(!readSecret(store, {u"2"_s, SecretKind::ApiKey, u"b"_s}).value());
    QVERIFY(!writeSecret(store, apiKey, Secret(u"new"_s)));
    QCOMPARE(readSecret(store, apiKey)->value().reveal(), u"new"_s);
    QVERIFY(!forgetSecret(store, apiKey));
    QVERIFY(!forgetSecret(store, apiKey));
    QVERIFY(!readSecret(store, apiKey).value());
    QVERIFY(readSecret(store, password).value());
}

void TestMemorySecretStore::boundSecrets()
{
    MemorySecretStore store;
    Connection connection;
    connection.id = u"1"_s;
    connection.baseUrl = QUrl(u"https://h"_s);
    QVERIFY(!writeSecret(store, secretKey(connection, SecretKind::ApiKey), Secret(u"k"_s)));
    connection.notes = u"x"_s;
    QVERIFY(readSecret(store, secretKey(connection, SecretKind::ApiKey)).value());
    connection.baseUrl = QUrl(u"https://evil"_s);
    QVERIFY(!readSecret(store, secretKey(connection, SecretKind::ApiKey)).value());
}

void TestMemorySecretStore::destroyedContext()
{
    MemorySecretStore store;
    bool isCalled = false;
    {
        QObject context;
        store.read({}, &context, [&isCalled](const auto &) { isCalled = true; });
        store.write({}, {}, &context, [&isCalled](const auto &) { isCalled = true; });
        store.forget({}, &context, [&isCalled](const auto &) { isCalled = true; });
        QVERIFY(!isCalled);
    }
    QVERIFY(!readSecret(store, {}).value());
    QVERIFY(!isCalled);
}

SVC_GUILESS_TEST(TestMemorySecretStore)
#include "tst_memorysecretstore.moc"
