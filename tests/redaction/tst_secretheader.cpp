// SPDX-License-Identifier: MIT
#include "redaction/secretheader.h"
#include "support/testprogram.h"

#include <QElapsedTimer>
#include <QTest>

using namespace Qt::StringLiterals;

class TestSecretHeader final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void recognizes_data();
    void recognizes();
    void longTexts();
};

void TestSecretHeader::recognizes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isSecret");
    const auto row = [](const char *text, bool isSecret) {
        QTest::newRow(text) << QString::fromUtf8(text) << isSecret;
    };
    row("Svc-ApiKey: made-up", true);
    row("svc-apikey:made-up", true);
    row("X-Acme-Key: made-up", true);
    row("Authorization: Bearer made-up", true);
    row("Authorization: Basic bWFkZQ==", true);
    row("Cookie: a=b", true);
    row("Set-Cookie: a=b", true);
    row("curl https://a.example/api/v202108/notification/1042 -H 'Svc-ApiKey: made-up'", true);
    row("curl https://a.example -H'X-Acme: made-up'", true);
    row("curl https://a.example --header \"X-Acme: made-up\"", true);
    row("curl ^\"https://a.example^\" -H ^\"X-Acme: made-up^\"", true);
    row("curl -sSH 'X-Acme: made-up' https://a.example", true);
    row("curl -u jdoe:made-up https://a.example", true);
    row("https://jdoe:made-up@a.example/1042", true);
    row("{\"username\":\"jdoe\",\"password\":\"made-up\"}", true);
    row("password = made-up", true);
    row("{\\\"token\\\": \\\"made-up\\\"}", true);
    row("Invoke-WebRequest -Headers @{\"Svc-ApiKey\"=\"made-up\"}", true);
    row("", false);
    row("1042, 1043", false);
    row("https://a.example/notification/1042", false);
    row("curl https://a.example/api/v202108/notification/1042", false);
    row("The API key is missing for 1042", false);
    row("Key: 1042", false);
    row("token\n1042", false);
    row("Api key:", false);
    row("Svc-ApiKey: ''", false);
    row("https://a.example:8443/1042", false);
    row("ID\tSubject\n1042\tPassword changed", false);
}

void TestSecretHeader::recognizes()
{
    QFETCH(QString, text);
    QTEST(hasSecretHeader(text), "isSecret");
}

void TestSecretHeader::longTexts()
{
    for (const QString &part :
         {u"1042, "_s, u"token "_s, u"token    : "_s, u"://a:"_s, u"-hhhhhhhhh"_s, u"bearer "_s}) {
        QElapsedTimer time;
        time.start();
        static_cast<void>(hasSecretHeader(part.repeated(1'000'000 / part.size())));
        QVERIFY2(time.elapsed() < 5000, qPrintable(part + QString::number(time.elapsed())));
    }
}

SVC_GUILESS_TEST(TestSecretHeader)
#include "tst_secretheader.moc"
