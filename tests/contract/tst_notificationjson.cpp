// SPDX-License-Identifier: MIT
#include "contract/notification.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

class TestNotificationJson final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheOrderOfTheContract();
    void omitsMissingFields_data();
    void omitsMissingFields();
    void roundTrip_data();
    void roundTrip();
};

void TestNotificationJson::keepsTheOrderOfTheContract()
{
    const QByteArray expected =
        R"({"notificationId":9223372036854775807,"subject":"Bill import failed",)"
        R"("messagePreview":"12 of 40 bills",)"
        R"("createdDate":"2026-03-14T08:12:30.1234567Z","read":true,"archived":false,)"
        R"("notificationType":{"notificationTypeId":-14,)"
        R"("notificationTypeInfo":"Import automation",)"
        R"("notificationTypeDescription":"Sent when an import ends",)"
        R"("notificationCategory":{"notificationCategoryId":2,)"
        R"("notificationCategoryInfo":"Alerts",)"
        R"("notificationCategoryDescription":"Things to look at"}}})";
    QCOMPARE(notificationJson(parseNotification(expected).value()), expected);
}

void TestNotificationJson::omitsMissingFields_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("json");
    const auto row = [](const char *body, const char *json) {
        QTest::newRow(body) << QByteArray(body) << QByteArray(json);
    };
    row("{}", "{}");
    row(R"({"subject":null,"other":5})", "{}");
    row(R"({"createdDate":"0001-01-01T00:00:00"})", "{}");
    row(R"({"notificationType":{}})", R"({"notificationType":{}})");
    row(R"({"notificationType":{"notificationCategory":{"x":1}}})",
        R"({"notificationType":{"notificationCategory":{}}})");
    row(R"({"notificationId":0,"subject":"","read":false})",
        R"({"notificationId":0,"subject":"","read":false})");
}

void TestNotificationJson::omitsMissingFields()
{
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, json);
    QCOMPARE(notificationJson(parseNotification(body).value()), json);
}

void TestNotificationJson::roundTrip_data()
{
    QTest::addColumn<QString>("subject");
    QTest::newRow("empty") << u""_s;
    QTest::newRow("signs") << u"\"quoted\" \\ / , : { } [ ] \b\f\n\r\t \x01 \x7f"_s;
    QTest::newRow("NUL") << u"before\0after"_s;
    QTest::newRow("lone surrogates") << QString(QChar(0xD800)) + u'x' + QChar(0xDC00);
    QTest::newRow("scripts") << u"Größe 数量 כמות عدد संख्या 👩‍👩‍👧"_s;
    QTest::newRow("bidi") << u"\u202Egnp.exe \u2066x\u2069"_s;
    QTest::newRow("markup") << u"<img src='file:///etc/passwd'>&amp;</script>"_s;
}

void TestNotificationJson::roundTrip()
{
    QFETCH(QString, subject);
    Notification notification;
    notification.subject = subject;
    const QByteArray json = notificationJson(notification);
    const Result<Notification> parsed = parseNotification(json);
    QVERIFY(parsed);
    QCOMPARE(parsed->subject, subject);
    QCOMPARE(notificationJson(*parsed), json);
}

SVC_GUILESS_TEST(TestNotificationJson)
#include "tst_notificationjson.moc"
