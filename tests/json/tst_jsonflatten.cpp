// SPDX-License-Identifier: MIT
#include "json/jsonflatten.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

class TestJsonFlatten final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void leaves_data();
    void leaves();
    void bounded();
};

void TestJsonFlatten::leaves_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *name, const char *json, const QStringList &expected) {
        QTest::newRow(name) << QByteArray(json) << expected;
    };
    row("flat", R"({"b": 1, "a" : "x", "c":null,"d":true})",
        {u"$.b=1"_s, u"$.a='x'"_s, u"$.c=null"_s, u"$.d=true"_s});
    row("exact numbers", R"({"a":9007199254740993,"b":1.10,"c":-1E+5})",
        {u"$.a=9007199254740993"_s, u"$.b=1.10"_s, u"$.c=-1E+5"_s});
    row("nested", R"({"a":{"b":{"c":1}},"d":[1,[2],{"e":"}"}]})",
        {u"$.a.b.c=1"_s, u"$.d[0]=1"_s, u"$.d[1][0]=2"_s, u"$.d[2].e='}'"_s});
    row("empty ones", R"({"a":{},"b":[ ]})", {u"$.a={}"_s, u"$.b=[]"_s});
    row("escapes", R"({"a\"b":"\u0041\n\"","":"\\"})", {u"$[\"a\\\"b\"]='A\n\"'"_s, u"$[\"\"]='\\'"_s});
    row("marks in a key", R"({"%1 %2":[7]})", {u"$[\"%1 %2\"][0]=7"_s});
    row("twice", R"({"a":1,"b":2,"a":3})", {u"$.a=3"_s, u"$.b=2"_s});
    row("byte order mark", "\xEF\xBB\xBF{\"a\":1}", {u"$.a=1"_s});
    row("scalar", "17", {u"$=17"_s});
    row("cut off", R"({"a":1,"b":["x)", {u"$.a=1"_s, u"$.b[0]=''"_s});
    row("no JSON", "[}", {u"$[0]="_s});
}

void TestJsonFlatten::leaves()
{
    QFETCH(const QByteArray, json);
    QFETCH(const QStringList, expected);
    QStringList found;
    for (const JsonLeaf &leaf : flattenJson(json))
        found += (leaf.isText ? u"%1='%2'"_s : u"%1=%2"_s).arg(leaf.path, leaf.value);
    QCOMPARE(found, expected);
}

void TestJsonFlatten::bounded()
{
    const QList<JsonLeaf> deep = flattenJson(QByteArray(1000, '[') + "\"]\"" + QByteArray(1000, ']'));
    QCOMPARE(deep.size(), 1);
    QCOMPARE(deep.first().path, u"$"_s + u"[0]"_s.repeated(32));
    QVERIFY(deep.first().value.startsWith(u"[[[["_s) && deep.first().value.endsWith(u"]]]]"_s));

    const QList<JsonLeaf> key = flattenJson("{\"" + QByteArray(100'000, 'k') + "\":[1,2],\"b\":3}");
    QCOMPARE(key.size(), 2);
    QVERIFY(key.first().path.size() < 300);
    QCOMPARE(key.first().value, u"[1,2]"_s);
    QCOMPARE(key.last().path, u"$.b"_s);

    QCOMPARE(flattenJson("[0" + QByteArray(",1").repeated(20'000) + ']').size(), 10'000);
}

SVC_GUILESS_TEST(TestJsonFlatten)
#include "tst_jsonflatten.moc"
