// SPDX-License-Identifier: MIT
#include "activity/exchanges.h"
#include "activity/exchangetext.h"
#include "support/testprogram.h"

#include <QTest>

using namespace exchanges;

class TestExchangeText final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answeredExchange();
    void unansweredExchange();
    void refusedAfterTheHandshake();
    void separatesExchanges();
    void phases_data();
    void phases();
    void durations_data();
    void durations();
    void serverTextCannotAddLines();
};

void TestExchangeText::answeredExchange()
{
    QCOMPARE(exchangeText(lookup(404)), uR"(GET https://api.example.com/x/api/v202108/notification/1042
Status: 404 Not Found
Connection: acme @ api.example.com
Environment: PRODUCTION

-- Request --
GET https://api.example.com/x/api/v202108/notification/1042
Accept: application/json
Svc-ApiKey: <redacted>
Authorization: Bearer <redacted>

-- Response --
404 Not Found
The service answered.

Content-Type: application/json
Set-Cookie: <redacted>

{
  "notificationId": 1042,
  "subject": "it's"
}

-- Timing --
Started: 2026-03-14T09:12:01.250Z
Queue: 10 ms
Connect, with TLS: 50 ms
Waiting for the answer: 239 ms
Body: 12 ms
Together: 312 ms

-- Certificate --
Subject: api.example.com
Issuer: Example CA
Names: api.example.com, *.example.com
Valid from: 2026-01-01T00:00:00.000Z
Valid to: 2027-01-01T00:00:00.000Z
SHA-256: ab:cd
Protocol: TLS 1.3
Cipher: TLS_AES_256_GCM_SHA384
)"_s);
}

void TestExchangeText::unansweredExchange()
{
    QCOMPARE(exchangeText(refusedLogin()), uR"(POST https://api.example.com/api/v3/login
Status: refused
Connection: acme

-- Request --
POST https://api.example.com/api/v3/login
Content-Type: application/json
Content-Length: 70
Svc-ApiKey: <redacted>

{
  "dataSource": "acme's",
  "username": "jdoe",
  "password": "<redacted>"
}

-- Response --
Error: refused
Details: Connection refused
Nothing of the request left this computer.

-- Timing --
Started: 2026-03-14T09:12:01.250Z
Queue: 2 ms
Connect, with TLS: 3 ms
Together: 5 ms
)"_s);
}

void TestExchangeText::refusedAfterTheHandshake()
{
    const QString nothingLeft = u"Nothing of the request left this computer."_s;
    QVERIFY(exchangeText(refusedLogin()).contains(nothingLeft));
    Exchange exchange = refusedLogin();
    exchange.times = {2ms, 3ms, {}, {}, 5ms};
    exchange.error = ErrorKind::TlsFailed;
    QVERIFY(!exchangeText(exchange).contains(nothingLeft));
    QVERIFY(
        exchangeText(exchange).contains(u"The server ended the connection before it read the request."_s));
}

void TestExchangeText::separatesExchanges()
{
    const QString text = exchangesText({lookup(), refusedLogin()});
    QVERIFY(text.contains(u"\n====="_s));
    QCOMPARE(text.count(u"-- Request --"_s), 2);
    QCOMPARE(exchangesText({lookup()}), exchangeText(lookup()));
}

void TestExchangeText::phases_data()
{
    QTest::addColumn<ExchangeTimes>("times");
    QTest::addColumn<QList<int>>("expected"); // queue, connect, waiting, body; -1: unknown
    const auto row = [](const char *name, const ExchangeTimes &times, const QList<int> &expected) {
        QTest::newRow(name) << times << expected;
    };
    row("plain http", {5ms, {}, 8ms, 20ms, 30ms}, {5, 3, 12, 10});
    row("an open connection", {{}, {}, 8ms, 20ms, 30ms}, {8, -1, 12, 10});
    row("TLS failed", {5ms, {}, {}, {}, 30ms}, {5, 25, -1, -1});
    row("ended in the queue", {{}, {}, {}, {}, 30ms}, {30, -1, -1, -1});
    row("no answer", {5ms, 7ms, 8ms, {}, 30ms}, {5, 2, 22, -1});
    row("it runs", {5ms, {}, 8ms, {}, {}}, {5, 3, -1, -1});
    row("nothing is known", {}, {-1, -1, -1, -1});
}

void TestExchangeText::phases()
{
    QFETCH(const ExchangeTimes, times);
    QFETCH(const QList<int>, expected);
    const ExchangePhases phases = phasesOf(times);
    QList<int> found;
    for (const ExchangePhases::Time &phase : {phases.queue, phases.connect, phases.waiting, phases.body})
        found += phase ? static_cast<int>(phase->count()) : -1;
    QCOMPARE(found, expected);
}

void TestExchangeText::durations_data()
{
    QTest::addColumn<int>("length");
    QTest::addColumn<QString>("expected");
    QTest::newRow("nothing") << 0 << u"0 ms"_s;
    QTest::newRow("milliseconds") << 999 << u"999 ms"_s;
    QTest::newRow("seconds") << 1240 << u"1.2 s"_s;
    QTest::newRow("minutes") << 125'000 << u"2 min 5 s"_s;
}

void TestExchangeText::durations()
{
    QFETCH(const int, length);
    QFETCH(const QString, expected);
    QCOMPARE(durationText(std::chrono::milliseconds(length)), expected);
}

void TestExchangeText::serverTextCannotAddLines()
{
    Exchange hostile = lookup();
    hostile.reason = u"OK\n-- Response --\nStatus: fine"_s;
    hostile.responseHeaders = {{"Server", "a\r\nX-Other: b\xE2\x80\xAE", {}}};
    hostile.responseBody = {"a\xE2\x80\xAE\x1B[0m", 5, true};
    const QString text = exchangeText(hostile);
    QVERIFY(text.contains(u"\nStatus: 200 OK -- Response -- Status: fine\n"_s));
    QVERIFY(!text.contains(u"\nX-Other"_s));
    QVERIFY(!text.contains(QChar(0x202E)) && !text.contains(QChar(0x1B)));
    QVERIFY(text.contains(u"The rest of 5 byte"_s));
}

SVC_GUILESS_TEST(TestExchangeText)
#include "tst_exchangetext.moc"
