// SPDX-License-Identifier: MIT
#include "activity/exchangehar.h"
#include "activity/exchanges.h"
#include "support/testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace exchanges;

class TestExchangeHar final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void logFields();
    void answeredExchange();
    void unansweredExchange();
    void queries();
    void skipsRunningExchanges();
};

namespace {

QJsonObject logOf(const QList<Exchange> &exchanges)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(exchangesHar(exchanges), &error);
    if (error.error != QJsonParseError::NoError)
        qFatal("no JSON: %s", qPrintable(error.errorString()));
    return document.object().value(u"log"_s).toObject();
}

QJsonObject entryOf(const Exchange &exchange)
{
    return logOf({exchange}).value(u"entries"_s).toArray().at(0).toObject();
}

/// Returns the required fields of HAR 1.2 that `object` lacks.
QStringList missing(const QJsonObject &object, const QStringList &fields)
{
    QStringList missing;
    for (const QString &field : fields) {
        if (!object.contains(field))
            missing += field;
    }
    return missing;
}

} // namespace

void TestExchangeHar::logFields()
{
    const QJsonObject log = logOf({lookup(), refusedLogin()});
    QCOMPARE(log.value(u"version"_s).toString(), u"1.2"_s);
    QCOMPARE(log.value(u"creator"_s).toObject().value(u"name"_s).toString(), u"Svc Desktop"_s);
    QVERIFY(!log.value(u"creator"_s).toObject().value(u"version"_s).toString().isEmpty());
    QCOMPARE(log.value(u"entries"_s).toArray().size(), 2);
    QCOMPARE(logOf({}).value(u"entries"_s), QJsonValue(QJsonArray()));
    for (const Exchange &exchange : {lookup(), refusedLogin()}) {
        const QJsonObject entry = entryOf(exchange);
        QCOMPARE(missing(entry, {u"startedDateTime"_s, u"time"_s, u"request"_s, u"response"_s, u"cache"_s,
                                 u"timings"_s}),
                 QStringList());
        QCOMPARE(missing(entry.value(u"request"_s).toObject(),
                         {u"method"_s, u"url"_s, u"httpVersion"_s, u"cookies"_s, u"headers"_s,
                          u"queryString"_s, u"headersSize"_s, u"bodySize"_s}),
                 QStringList());
        QCOMPARE(missing(entry.value(u"response"_s).toObject(),
                         {u"status"_s, u"statusText"_s, u"httpVersion"_s, u"cookies"_s, u"headers"_s,
                          u"content"_s, u"redirectURL"_s, u"headersSize"_s, u"bodySize"_s}),
                 QStringList());
        QCOMPARE(missing(entry.value(u"timings"_s).toObject(), {u"send"_s, u"wait"_s, u"receive"_s}),
                 QStringList());
    }
}

void TestExchangeHar::answeredExchange()
{
    const QJsonObject entry = entryOf(lookup());
    QCOMPARE(entry.value(u"startedDateTime"_s).toString(), u"2026-03-14T09:12:01.250Z"_s);
    QCOMPARE(entry.value(u"time"_s).toInt(), 312);
    const QJsonObject request = entry.value(u"request"_s).toObject();
    QCOMPARE(request.value(u"method"_s).toString(), u"GET"_s);
    QCOMPARE(request.value(u"url"_s).toString(), lookup().address);
    QVERIFY(!request.contains(u"postData"_s));
    QCOMPARE(request.value(u"headers"_s).toArray().at(1),
             QJsonValue(QJsonObject{{u"name"_s, u"Svc-ApiKey"_s}, {u"value"_s, u"<redacted>"_s}}));
    const QJsonObject response = entry.value(u"response"_s).toObject();
    QCOMPARE(response.value(u"status"_s).toInt(), 200);
    QCOMPARE(response.value(u"content"_s),
             QJsonValue(QJsonObject{{u"size"_s, 40},
                                    {u"mimeType"_s, u"application/json"_s},
                                    {u"text"_s, QString::fromUtf8(lookup().responseBody.text())}}));
    const QJsonObject timings = entry.value(u"timings"_s).toObject();
    int sum = 0;
    for (const QString &part : {u"blocked"_s, u"connect"_s, u"send"_s, u"wait"_s, u"receive"_s})
        sum += timings.value(part).toInt();
    QCOMPARE(sum, 311); // 1 ms passed while the request was sent
    QCOMPARE(entry.value(u"_delivery"_s).toString(), u"answered"_s);
    QCOMPARE(entry.value(u"_certificate"_s).toObject().value(u"sha256"_s).toString(), u"ab:cd"_s);
}

void TestExchangeHar::unansweredExchange()
{
    const QJsonObject entry = entryOf(refusedLogin());
    const QJsonObject request = entry.value(u"request"_s).toObject();
    QCOMPARE(request.value(u"postData"_s).toObject().value(u"mimeType"_s).toString(), u"application/json"_s);
    QCOMPARE(request.value(u"postData"_s).toObject().value(u"text"_s).toString(),
             QString::fromUtf8(refusedLogin().requestBody.text()));
    QCOMPARE(entry.value(u"response"_s).toObject().value(u"status"_s).toInt(), 0);
    QCOMPARE(entry.value(u"_error"_s).toString(), u"refused"_s);
    QCOMPARE(entry.value(u"_delivery"_s).toString(), u"not-sent"_s);
    QCOMPARE(entry.value(u"_detail"_s).toString(), u"Connection refused"_s);
    QCOMPARE(entry.value(u"timings"_s).toObject().value(u"wait"_s).toInt(), 0);
}

void TestExchangeHar::queries()
{
    Exchange upgrade = refusedLogin();
    upgrade.address += u"?upgradesOnly=true"_s;
    const QJsonObject request = entryOf(upgrade).value(u"request"_s).toObject();
    QCOMPARE(request.value(u"queryString"_s).toArray().at(0),
             QJsonValue(QJsonObject{{u"name"_s, u"upgradesOnly"_s}, {u"value"_s, u"true"_s}}));
}

void TestExchangeHar::skipsRunningExchanges()
{
    Exchange running = lookup();
    running.times.ended.reset();
    QCOMPARE(logOf({running, lookup()}).value(u"entries"_s).toArray().size(), 1);
}

SVC_GUILESS_TEST(TestExchangeHar)
#include "tst_exchangehar.moc"
