// SPDX-License-Identifier: MIT
#include "json/jsonformat.h"
#include "support/testprogram.h"

#include <QJsonDocument>
#include <QTest>

using namespace Qt::StringLiterals;

class TestJsonFormat final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pretty_data();
    void pretty();
    void compact_data();
    void compact();
};

void TestJsonFormat::pretty_data()
{
    QTest::addColumn<QByteArray>("in");
    QTest::addColumn<QString>("out");
    const auto row = [](const char *name, const QByteArray &in, const QString &out) {
        QTest::newRow(name) << in << out;
    };
    row("text", "It is done.", u"It is done."_s);
    row("empty", {}, {});
    row("object", R"({"a":1,"b":[true, null]})",
        u"{\n  \"a\": 1,\n  \"b\": [\n    true,\n    null\n  ]\n}"_s);
    row("signs in strings", R"({"a":"{\",:["})", u"{\n  \"a\": \"{\\\",:[\"\n}"_s);
    row("empty ones", R"({"a":{},"b":[ ]})", u"{\n  \"a\": {},\n  \"b\": []\n}"_s);
    row("numbers and escapes as they came", R"({"b":9007199254740993,"a":1.10,"c":"\u00e9"})",
        u"{\n  \"b\": 9007199254740993,\n  \"a\": 1.10,\n  \"c\": \"\\u00e9\"\n}"_s);
    row("byte order mark", "\xEF\xBB\xBF[\"\xC3\xA4\"]", u"[\n  \"ä\"\n]"_s);
    row("cut off", R"({"a":"b)", u"{\n  \"a\": \"b"_s);
    row("unbalanced", "[}]]", u"[}\n]\n]"_s);
}

void TestJsonFormat::pretty()
{
    QFETCH(const QByteArray, in);
    QFETCH(const QString, out);
    QCOMPARE(prettyJson(in), out);
}

void TestJsonFormat::compact_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const QByteArray &json, const QByteArray &compact) {
        QTest::newRow(name) << json << compact;
    };
    row("blanks", "\xEF\xBB\xBF { \"b\" :\t1 ,\r\n \"a\" : [ true , null ] } ", R"({"b":1,"a":[true,null]})");
    row("numbers", "[9007199254740993, 1.10, -0, 1E+5]", "[9007199254740993,1.10,-0,1E+5]");
    row("strings", R"(["a b", "\"{ , }\\", "\u0041"])", R"(["a b","\"{ , }\\","\u0041"])");
    row("line break in a string", "[\"a\nb\"]", R"(["a\u000ab"])");
    row("override",
        "[\"a\xE2\x80\xAE"
        "b\"]",
        R"(["a\u202eb"])");
    row("backslash that escapes nothing", R"(["\a\'\\x\/"])", R"(["a'\\x\/"])");
    row("line break behind a backslash", "[\"a\\\nb\"]", R"(["a\u000ab"])");
    row("line separator", "[\"\xE2\x80\xA8\"]", R"(["\u2028"])");
    row("beyond the first plane", "[\"\xF0\x9F\x98\x80\xF3\xA0\x81\x81\"]",
        "[\"\xF0\x9F\x98\x80\\udb40\\udc41\"]");
    row("duplicate keys", R"({"a":1,"a":2})", R"({"a":1,"a":2})");
}

void TestJsonFormat::compact()
{
    QFETCH(const QByteArray, json);
    QFETCH(const QByteArray, expected);
    QCOMPARE(compactJson(json), expected);
    QCOMPARE(compactJson(expected), expected);
    QCOMPARE(QJsonDocument::fromJson(expected), QJsonDocument::fromJson(json));
}

SVC_GUILESS_TEST(TestJsonFormat)
#include "tst_jsonformat.moc"
