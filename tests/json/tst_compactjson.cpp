// SPDX-License-Identifier: MIT
#include "json/compactjson.h"
#include "support/testprogram.h"

#include <QJsonDocument>
#include <QTest>

class TestCompactJson final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void texts_data();
    void texts();
};

void TestCompactJson::texts_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("compact");
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
    row("line separator", "[\"\xE2\x80\xA8\"]", R"(["\u2028"])");
    row("beyond the first plane", "[\"\xF0\x9F\x98\x80\xF3\xA0\x81\x81\"]",
        "[\"\xF0\x9F\x98\x80\\udb40\\udc41\"]");
    row("duplicate keys", R"({"a":1,"a":2})", R"({"a":1,"a":2})");
}

void TestCompactJson::texts()
{
    QFETCH(const QByteArray, json);
    QFETCH(const QByteArray, compact);
    QCOMPARE(compactJson(json), compact);
    QCOMPARE(compactJson(compact), compact);
    QCOMPARE(QJsonDocument::fromJson(compact), QJsonDocument::fromJson(compactJson(json)));
}

SVC_GUILESS_TEST(TestCompactJson)
#include "tst_compactjson.moc"
