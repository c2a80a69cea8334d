// SPDX-License-Identifier: MIT
#include "activity/jsonredaction.h"
#include "support/testprogram.h"

#include <QTest>

class TestJsonRedaction final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void redacts_data();
    void redacts();
    void limitsDepth();
};

void TestJsonRedaction::redacts_data()
{
    QTest::addColumn<JsonUse>("use");
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, JsonUse use, const QByteArray &json, const QByteArray &expected) {
        QTest::newRow(name) << use << json << expected;
    };
    using enum JsonUse;
    row("a login's request", Request,
        R"({"dataSource":"acme","partition":"Web","username":"jdoe","password":"p\"w"})",
        R"({"dataSource":"acme","partition":"Web","username":"jdoe","password":"<redacted>"})");
    row("an upgrade's request", Request, "{}", "{}");
    row("a login's response", SecretResponse,
        R"({"token":"abc","user":{"fullName":"Jane","userName":"jdoe","apiToken":"x"}})",
        R"({"token":"<redacted>","user":{"fullName":"Jane","userName":"jdoe","apiToken":"<redacted>"}})");
    row("a login's response in other words", SecretResponse,
        R"({"message":"abc","status":"abc","user":"jdoe"})",
        R"({"message":"<redacted>","status":"<redacted>","user":"jdoe"})");
    row("a notification", Response,
        R"({ "notificationId": 9007199254740993, "read":true, "archived":null,
 "notificationType":{"notificationTypeId":1,"notificationCategory":{"notificationCategoryInfo":"A"}}})",
        R"({ "notificationId": 9007199254740993, "read":true, "archived":null,
 "notificationType":{"notificationTypeId":1,"notificationCategory":{"notificationCategoryInfo":"A"}}})");
    row("unknown fields", Response,
        R"({"subject":"s","extra":[1,{"subject":"x"}],"session":"y","n":1.5,"z":null})",
        R"({"subject":"s","extra":"<redacted>","session":"<redacted>","n":"<redacted>","z":null})");
    row("a token never", Response, R"({"token":"abc","password":"x","apiKey":1})",
        R"({"token":"<redacted>","password":"<redacted>","apiKey":"<redacted>"})");
    row("a problem", Response,
        R"({"title":"Bad","detail":"Why","errors":{"dataSource":["is wrong"]},"x":"y"})",
        R"({"title":"Bad","detail":"Why","errors":{"dataSource":["is wrong"]},"x":"<redacted>"})");
    row("errors in a list", Response, R"({"errors":["a",{"message":"b"}]})",
        R"({"errors":["a",{"message":"b"}]})");
    row("error as an object", Response, R"({"error":{"message":"b","hint":"c"}})",
        R"({"error":{"message":"b","hint":"<redacted>"}})");
    row("a list", Response, R"([{"message":"a","b":"c"},"d",1])",
        R"([{"message":"a","b":"<redacted>"},"d",1])");
    row("names that are none", Response, R"({"eyJhbGciOi.J9/x y":1,"":2,"\u0061":"b"})",
        R"({"<redacted>":"<redacted>","<redacted>":"<redacted>","<redacted>":"<redacted>"})");
    row("a text alone", Response, R"("eyJhbGciOi")", R"("<redacted>")");
    row("a number alone", Response, "12", R"("<redacted>")");
    row("a byte order mark", Response, "\xEF\xBB\xBF{\"subject\":\"s\",\"x\":1}",
        "\xEF\xBB\xBF{\"subject\":\"s\",\"x\":\"<redacted>\"}");
    row("blanks that are none", Response, "{\"subject\":\f\"s\"}", R"({"subject":<redacted>)");
    row("cut off in a kept value", Response, R"({"subject":"abc)", R"({"subject":<redacted>)");
    row("cut off in another value", SecretResponse, R"({"token":"abc)", R"({"token":<redacted>)");
    row("cut off in an escape", Response, R"({"subject":"abc\)", R"({"subject":<redacted>)");
    row("cut off in an object that goes", Response, R"({"x":{"subject":"abc)", R"({"x":<redacted>)");
    row("text behind it", Response, R"({"subject":"a"} token=abc)", R"({"subject":"a"} <redacted>)");
    row("no JSON", Response, "token=abc", "<redacted>");
    row("nothing", Response, "", "<redacted>");
    row("words that are none", Response, R"({"subject":token})", R"({"subject":<redacted>)");
}

void TestJsonRedaction::redacts()
{
    QFETCH(const JsonUse, use);
    QFETCH(const QByteArray, json);
    QFETCH(const QByteArray, expected);
    QCOMPARE(redactedJson(json, use), expected);
}

void TestJsonRedaction::limitsDepth()
{
    const QByteArray deep = QByteArray(100'000, '[') + "\"abc\"";
    QVERIFY(redactedJson(deep, JsonUse::Response).endsWith("[<redacted>"));
}

SVC_GUILESS_TEST(TestJsonRedaction)
#include "tst_jsonredaction.moc"
