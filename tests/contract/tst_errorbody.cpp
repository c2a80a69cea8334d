// SPDX-License-Identifier: MIT
#include "contract/errorbody.h"
#include "contract/mediatype.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

class TestErrorBody final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void message_data();
    void message();
    void ownJson_data();
    void ownJson();
    void webPage_data();
    void webPage();
    void bounded_data();
    void bounded();
    void controlCharacters();
    void mediaTypes();
};

void TestErrorBody::message_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *body, const QString &message) {
        QTest::newRow(body) << QByteArray(body) << message;
    };
    row(R"({"title":"Bad","detail":"No such field"})", u"Bad: No such field"_s);
    row(R"({"type":"about:blank","title":"Bad","status":400})", u"Bad"_s);
    row(R"({"detail":"No such field"})", u"No such field"_s);
    row(R"({"message":"m"})", u"m"_s);
    row(R"({"Message":"M"})", u"M"_s);
    row(R"({"Message":"An error has occurred.","ExceptionType":"X"})", u"An error has occurred."_s);
    row(R"({"timestamp":1,"status":500,"error":"Internal Server Error","message":"boom"})", u"boom"_s);
    row(R"({"timestamp":1,"status":500,"error":"Internal Server Error","message":""})",
        u"Internal Server Error"_s);
    row(R"({"statusCode":400,"message":["one","two"],"error":"Bad Request"})", u"one; two"_s);
    row(R"({"fault":{"faultstring":"Invalid ApiKey","detail":{"errorcode":"x"}}})", u"Invalid ApiKey"_s);
    row(R"({"errorCode":"E1","errorMessage":"Locked"})", u"Locked"_s);
    row(R"({"error":"e"})", u"e"_s);
    row(R"({"error":{"code":5,"message":"inner"}})", u"inner"_s);
    row(R"({"error":"invalid_grant","error_description":"Wrong password"})",
        u"invalid_grant: Wrong password"_s);
    row(R"({"error_description":"Wrong password"})", u"Wrong password"_s);
    row(R"({"errors":["one","two"]})", u"one; two"_s);
    row(R"({"errors":[{"message":"one"},{"detail":"two"},{"code":3},4,null]})", u"one; two"_s);
    row(R"({"title":"Validation failed","errors":{"Name":["is required","is short"],"Age":["is low"]}})",
        u"Validation failed: Age: is low; Name: is required; is short"_s);
    row(R"({"errors":{"Name":"is required"}})", u"Name: is required"_s);
    row(R"([{"message":"one"},"two"])", u"one; two"_s);
    row("\xEF\xBB\xBF{\"message\":\"m\"}", u"m"_s);
    row(R"({"message":"<b onclick=x>bold</b>"})", u"<b onclick=x>bold</b>"_s);
    row(R"({"message":"  \n two\r\nlines\t "})", u"two lines"_s);

    row("{}", {});
    row("[]", {});
    row("", {});
    row("null", {});
    row(R"({"message":5,"title":[],"detail":{},"error":true,"errors":7})", {});
    row(R"({"message":"cut)", {});
    row("{\"message\":\"\xE9\"}", {});
}

void TestErrorBody::message()
{
    QFETCH(QByteArray, body);
    QFETCH(QString, message);
    QCOMPARE(parseErrorBody("application/json", body).message, message);
    QCOMPARE(parseErrorBody("application/problem+json; charset=utf-8", body).message, message);
}

void TestErrorBody::ownJson_data()
{
    QTest::addColumn<QByteArray>("contentType");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("isJson");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *name, const QByteArray &type, const QByteArray &body, bool isJson,
                        const QString &message) { QTest::newRow(name) << type << body << isJson << message; };
    const QByteArray object = R"({"message":"m"})";
    row("object", "application/json", object, true, u"m"_s);
    row("empty object", "application/json", "{}", true, {});
    row("problem", "Application/Problem+JSON;charset=utf-8", object, true, u"m"_s);
    row("no type", {}, object, false, u"m"_s);
    row("other type", "text/plain", object, false, u"m"_s);
    row("array", "application/json", R"(["m"])", false, u"m"_s);
    row("garbage", "application/json", "oops", false, {});
    row("cut", "application/json", R"({"message":"m")", false, {});
    row("text", "text/plain; charset=utf-8", " Out of\norder \n", false, u"Out of order"_s);
    row("text of another type", "application/octet-stream", "Out of order", false, {});
    row("text that is no UTF-8", "text/plain", "Gr\xF6\xDF", false, u"Gr\uFFFD\uFFFD"_s);
    row("markup as text", "text/plain", "x <img src=y>", false, u"x <img src=y>"_s);
    row("a page is no message", "text/html", "<p>Out of order</p>", false, {});
    row("object called a page", "text/html", object, false, {});
}

void TestErrorBody::ownJson()
{
    QFETCH(QByteArray, contentType);
    QFETCH(QByteArray, body);
    QFETCH(bool, isJson);
    QFETCH(QString, message);
    const ErrorBody error = parseErrorBody(contentType, body);
    QCOMPARE(error.isJson, isJson);
    QCOMPARE(error.message, message);
    QCOMPARE(error.isWebPage, contentType == "text/html");
}

void TestErrorBody::webPage_data()
{
    QTest::addColumn<QByteArray>("contentType");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("expected");
    const auto row = [](const char *name, const QByteArray &type, const QByteArray &body, bool expected) {
        QTest::newRow(name) << type << body << expected;
    };
    row("by type", "text/html", "hello", true);
    row("by type with parameters", "Text/HTML; charset=utf-8", "hello", true);
    row("by XHTML type", "application/xhtml+xml", "<x/>", true);
    row("by doctype", "application/json", "<!DOCTYPE html>", true);
    row("by doctype, lower case", {}, "<!doctype html><title>x</title>", true);
    row("by element", "text/plain", "<html lang=en>", true);
    row("by element, upper case", {}, "<HTML>", true);
    row("after blanks", {}, "\r\n\t <html>", true);
    row("after a byte order mark", {}, "\xEF\xBB\xBF\n<!DocType HTML>", true);
    row("empty, of HTML type", "text/html", {}, false);
    row("blank, of HTML type", "text/html", " \r\n", false);
    row("object", "application/json", "{}", false);
    row("empty", {}, {}, false);
    row("text", "text/plain", "see <html>", false);
    row("XML", "application/xml", "<?xml version='1.0'?><a/>", false);
    row("type that only begins like HTML", "text/html5", "hello", false);
    row("short", "text/plain", "<htm", false);
    row("by one of two types", "text/html, text/html", "hello", true);
    row("by one of two types with parameters", "application/json; a=b, text/html;charset=utf-8", "{}", true);
    row("by head", "text/plain", "<head><title>x</title>", true);
    row("by body", "text/plain", "<BODY>", true);
    row("by title", "text/plain", "<title>404 Not Found</title>", true);
    row("by heading", "application/octet-stream", "<H1>Not Found</H1>", true);
    row("after a comment", "text/plain", "<!-- served by <a> proxy -->\n<html>", true);
    row("after comments and an instruction", "application/xml",
        "<?xml version='1.0'?><!-- a --> <!-- b --><html>", true);
    row("after a comment without end", "text/plain", "<!-- <html>", false);
    row("comment of no type", {}, "<!-- a -->", true);
    row("XML of no type", {}, "<?xml version='1.0'?><a/>", true);
    row("element of no type", " ", "<title>x</title>", true);
    row("markup called JSON", "application/problem+json", "<!-- a --><p>", true);
    row("comment in XML", "application/xml", "<!-- html --><a/>", false);
    row("markup called text", "text/plain", "<b>x</b>", false);
    row("text of no type", {}, "1 < 2", false);
}

void TestErrorBody::webPage()
{
    QFETCH(QByteArray, contentType);
    QFETCH(QByteArray, body);
    QFETCH(bool, expected);
    QCOMPARE(isWebPage(contentType, body), expected);
    QCOMPARE(parseErrorBody(contentType, body).isWebPage, expected);
}

void TestErrorBody::bounded_data()
{
    QTest::addColumn<QByteArray>("contentType");
    QTest::addColumn<QByteArray>("body");
    const QByteArray megabyte(1'000'000, 'x');
    QByteArray entries = "[";
    for (int i = 0; i < 50'000; ++i)
        entries += R"({"message":"entry"},)";
    entries += "0]";
    QTest::newRow("message") << QByteArray("application/json") << R"({"message":")" + megabyte + R"("})";
    QTest::newRow("title and detail") << QByteArray("application/json")
                                      << R"({"title":")" + megabyte + R"(","detail":")" + megabyte + R"("})";
    QTest::newRow("text") << QByteArray("text/plain") << megabyte;
    QTest::newRow("list") << QByteArray("application/json") << entries;
    QTest::newRow("errors") << QByteArray("application/json") << R"({"errors":)" + entries + '}';
    QTest::newRow("field") << QByteArray("application/json") << R"({"errors":{")" + megabyte + R"(":["x"]}})";
    QTest::newRow("emoji") << QByteArray("application/json")
                           << R"({"message":"x)" + QByteArray("\xF0\x9F\x98\x80").repeated(1000) + R"("})";
}

void TestErrorBody::bounded()
{
    QFETCH(QByteArray, contentType);
    QFETCH(QByteArray, body);
    const QString message = parseErrorBody(contentType, body).message;
    QVERIFY(message.size() >= 499);
    QVERIFY(message.size() <= 500);
    QVERIFY(message.endsWith(QChar(0x2026)));
    QVERIFY(message.isValidUtf16());
}

void TestErrorBody::controlCharacters()
{
    const ErrorBody error =
        parseErrorBody("application/json", R"({"message":"a\u0000b\u001b[31m\u202ec\ud800d\u200be"})");
    QCOMPARE(error.message, u"a\uFFFDb\uFFFD[31m\uFFFDc\uFFFDd\uFFFDe"_s);
}

void TestErrorBody::mediaTypes()
{
    QCOMPARE(mediaType("Application/JSON ; charset=utf-8"), QByteArray("application/json"));
    QCOMPARE(mediaType(""), QByteArray());
    QVERIFY(isJsonType("application/json"));
    QVERIFY(isJsonType("text/json"));
    QVERIFY(isJsonType("application/vnd.acme.v3+json;q=1"));
    QVERIFY(!isJsonType("application/jsonp"));
    QVERIFY(!isJsonType("text/html; x=application/json"));
    QVERIFY(!isJsonType("image/svg+json"));
    QVERIFY(!isJsonType(""));
}

SVC_GUILESS_TEST(TestErrorBody)
#include "tst_errorbody.moc"
