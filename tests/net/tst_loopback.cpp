// SPDX-License-Identifier: MIT
#include "net/loopback.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

class TestLoopback final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hosts_data();
    void hosts();
};

void TestLoopback::hosts_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<bool>("loopback");
    for (const char *url :
         {"http://localhost", "http://LOCALHOST:8080/x", "http://127.0.0.1", "http://127.1.2.3:1",
          "http://127.255.255.254", "http://[::1]", "http://[0:0:0:0:0:0:0:1]:80"})
        QTest::newRow(url) << QString::fromLatin1(url) << true;
    for (const char *url :
         {"", "http://", "/localhost", "http://localhost.example", "http://a.localhost",
          "http://notlocalhost", "http://127.0.0.1.example", "http://126.0.0.1", "http://128.0.0.1",
          "http://0.0.0.0", "http://10.0.0.1", "http://[::]", "http://[::2]", "http://[fe80::1]",
          "http://example.com/localhost", "http://localhost@example.com", "http://example.com?localhost"})
        QTest::addRow("<%s>", url) << QString::fromLatin1(url) << false;
}

void TestLoopback::hosts()
{
    QFETCH(QString, url);
    QFETCH(bool, loopback);
    QCOMPARE(isLoopback(QUrl(url)), loopback);
}

SVC_GUILESS_TEST(TestLoopback)
#include "tst_loopback.moc"
