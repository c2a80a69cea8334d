// SPDX-License-Identifier: MIT
#include "contract/paths.h"
#include "support/testprogram.h"

#include <QTest>

#include <limits>

using namespace Qt::StringLiterals;

class TestPaths final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void base_data();
    void base();
    void ids();
};

void TestPaths::base_data()
{
    QTest::addColumn<QString>("base");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *base, const char *expected) {
        QTest::newRow(base) << QString::fromLatin1(base) << QString::fromLatin1(expected);
    };
    row("https://api.example.com", "https://api.example.com");
    row("https://api.example.com/", "https://api.example.com");
    row("https://api.example.com:8443/", "https://api.example.com:8443");
    row("https://api.example.com/svc", "https://api.example.com/svc");
    row("https://api.example.com/svc/", "https://api.example.com/svc");
    row("https://api.example.com/svc/v2//", "https://api.example.com/svc/v2");
    row("https://api.example.com/a%2Fb%20c/%C3%A9", "https://api.example.com/a%2Fb%20c/%C3%A9");
    row("https://api.example.com/100%25", "https://api.example.com/100%25");
    row("http://[::1]:8080", "http://[::1]:8080");
    row("http://127.0.0.1:8080/api", "http://127.0.0.1:8080/api");
    row("https://xn--mnchen-3ya.example/x", "https://xn--mnchen-3ya.example/x");
    row("https://api.example.com/x?y=z#w", "https://api.example.com/x");
}

void TestPaths::base()
{
    QFETCH(QString, base);
    QFETCH(QString, expected);
    const QUrl url(base);
    const auto text = [](const QUrl &built) { return built.toString(QUrl::FullyEncoded); };
    QCOMPARE(text(loginUrl(url)), expected + u"/api/v3/login"_s);
    QCOMPARE(text(notificationUrl(url, 1042)), expected + u"/api/v202108/notification/1042"_s);
    QCOMPARE(text(upgradeUrl(url, UpgradeMode::Everything)), expected + u"/api/v3/me/upgrade"_s);
    QCOMPARE(text(upgradeUrl(url, UpgradeMode::UpgradesOnly)),
             expected + u"/api/v3/me/upgrade?upgradesOnly=true"_s);
}

void TestPaths::ids()
{
    const QUrl base(u"https://h"_s);
    QCOMPARE(notificationUrl(base, 0).path(), u"/api/v202108/notification/0"_s);
    QCOMPARE(notificationUrl(base, -1).path(), u"/api/v202108/notification/-1"_s);
    QCOMPARE(notificationUrl(base, std::numeric_limits<qint32>::max()).path(),
             u"/api/v202108/notification/2147483647"_s);
    QCOMPARE(notificationUrl(base, std::numeric_limits<qint32>::min()).path(),
             u"/api/v202108/notification/-2147483648"_s);
}

SVC_GUILESS_TEST(TestPaths)
#include "tst_paths.moc"
