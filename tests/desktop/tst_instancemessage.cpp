// SPDX-License-Identifier: MIT
#include "desktop/instancemessage.h"
#include "program/deeplink.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

class TestInstanceMessage final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void roundTrip_data();
    void roundTrip();
    void invalidLinksStayInvalid_data();
    void invalidLinksStayInvalid();
    void dropsInvalidTokens();
    void discardsInvalidMessages_data();
    void discardsInvalidMessages();
};

void TestInstanceMessage::roundTrip_data()
{
    QTest::addColumn<QString>("link");
    QTest::addColumn<QByteArray>("token");
    QTest::newRow("come to the front") << QString() << QByteArray();
    QTest::newRow("with a token") << QString() << QByteArray("gnome-shell/Firefox/42-0-host_TIME123");
    QTest::newRow("a link") << u"svc-desktop://lookup?connection=acme&ids=1"_s << QByteArray("a-b");
    QTest::newRow("a link in another script")
        << u"svc-desktop://lookup?connection=Büro&ids=1"_s << QByteArray();
    QTest::newRow("a foreign link") << u"https://example.com"_s << QByteArray();
    QTest::newRow("as long as may be")
        << QString(DeepLink::kMaxBytes, u'a') << QByteArray(InstanceMessage::kMaxTokenBytes, 't');
}

void TestInstanceMessage::roundTrip()
{
    QFETCH(const QString, link);
    QFETCH(const QByteArray, token);
    const QByteArray bytes = instanceMessageBytes({link, token});
    QVERIFY(bytes.size() <= InstanceMessage::kMaxBytes);
    const auto parsed = parseInstanceMessage(bytes);
    QVERIFY(parsed);
    QCOMPARE(parsed->link, link);
    QCOMPARE(parsed->activationToken, token);
}

void TestInstanceMessage::invalidLinksStayInvalid_data()
{
    QTest::addColumn<QString>("link");
    const QString good = u"svc-desktop://lookup?connection=acme&ids=1"_s;
    QTest::newRow("too long") << good + QString(DeepLink::kMaxBytes, u'1');
    QTest::newRow("1 MB") << good + QString(1'000'000, u'1');
    QTest::newRow("too long in bytes") << good + QString(DeepLink::kMaxBytes / 2, u'ü');
    QTest::newRow("line break") << good + u'\n';
    QTest::newRow("two lines") << good + u"\n"_s + good;
    QTest::newRow("CR LF") << good + u"\r\n"_s;
    QTest::newRow("NUL") << good + QChar(0);
}

void TestInstanceMessage::invalidLinksStayInvalid()
{
    QFETCH(const QString, link);
    const QByteArray bytes = instanceMessageBytes({link, {}});
    QVERIFY(bytes.size() <= InstanceMessage::kMaxBytes);
    const auto parsed = parseInstanceMessage(bytes);
    QVERIFY(parsed);
    const auto before = parseDeepLink(link);
    const auto after = parseDeepLink(parsed->link);
    QVERIFY(!before && !after);
    QCOMPARE(after.error().cause, before.error().cause);
}

void TestInstanceMessage::dropsInvalidTokens()
{
    for (const QByteArray &token : {QByteArray("a b"), QByteArray("a\nb"), QByteArray("ü"),
                                    QByteArray(129, 't'), QByteArray("a\0b", 3)}) {
        const auto parsed = parseInstanceMessage(instanceMessageBytes({u"x"_s, token}));
        QVERIFY(parsed);
        QVERIFY(parsed->activationToken.isEmpty());
    }
}

void TestInstanceMessage::discardsInvalidMessages_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("U05 dropped: nothing") << QByteArray();
    QTest::newRow("U05 dropped: no end") << QByteArray("svc-desktop://lookup?connection=a&ids=1");
    QTest::newRow("U05 dropped: one line") << QByteArray("svc-desktop://lookup?connection=a&ids=1\n");
    QTest::newRow("U05 dropped: three lines") << QByteArray("\n\n\n");
    QTest::newRow("U05 dropped: something behind") << QByteArray("\n\nquit");
    QTest::newRow("U05 dropped: a web request") << QByteArray("GET / HTTP/1.1\r\n\r\n");
    QTest::newRow("U05 dropped: NUL") << QByteArray("a\0b\n\n", 5);
    QTest::newRow("U05 dropped: no UTF-8") << QByteArray("\xff\xfe\n\n");
    QTest::newRow("U05 dropped: a token with a blank") << QByteArray("\na b\n");
    QTest::newRow("U05 dropped: a long token") << '\n' + QByteArray(129, 't') + '\n';
    QTest::newRow("U05 dropped: a long link") << QByteArray(DeepLink::kMaxBytes + 2, 'x') + "\n\n";
    QTest::newRow("U05 dropped: too long") << QByteArray(1023, 'x') + "\n\n";
    QTest::newRow("U05 dropped: 1 MB") << QByteArray(1'000'000, 'x') + "\n\n";
}

void TestInstanceMessage::discardsInvalidMessages()
{
    QFETCH(const QByteArray, bytes);
    QVERIFY(!parseInstanceMessage(bytes));
}

SVC_GUILESS_TEST(TestInstanceMessage)
#include "tst_instancemessage.moc"
