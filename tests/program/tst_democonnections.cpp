// SPDX-License-Identifier: MIT
#include "program/democonnections.h"
#include "program/demoprofile.h"
#include "support/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

class TestDemoConnections final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areReadyToSignIn();
};

void TestDemoConnections::areReadyToSignIn()
{
    QTemporaryDir users;
    const DemoProfile profile(users.filePath(u"svc-desktop.ini"_s));
    Context demo = profile.makeContext();
    const QUrl address(u"http://127.0.0.1:1"_s);
    addDemoConnections(demo.connections(), demo.credentialManager(), address);
    QStringList summaries;
    for (const Connection &connection : demo.connections().connections()) {
        QCOMPARE(connection.baseUrl, address);
        QVERIFY(!connection.secretsLocked);
        std::optional<StoredSecrets> stored;
        demo.credentialManager().read(connection, this, [&](const StoredSecrets &read) { stored = read; });
        QTRY_VERIFY(stored);
        summaries +=
            u"%1 %2: %3 %4 %5"_s.arg(connection.environment, connection.name, connection.userName,
                                     stored->password.secret.reveal(), stored->apiKey.secret.reveal());
    }
    QCOMPARE(summaries, (QStringList{u"PRODUCTION production: demo demo demo-key"_s,
                                     u"TEST test: test test demo-key"_s}));
    QVERIFY(demo.connections().find(u"demo-production"_s)->isProduction);
    QVERIFY(!demo.connections().find(u"demo-test"_s)->isProduction);
}

SVC_GUILESS_TEST(TestDemoConnections)
#include "tst_democonnections.moc"
