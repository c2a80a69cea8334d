// SPDX-License-Identifier: MIT
#include "json/jsontables.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

class TestJsonTables final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void tables_data();
    void tables();
    void truncatedAnywhere();
    void limits();
    void limitsDepth();
};

void TestJsonTables::tables_data()
{
    using Tables = QList<JsonTable>;
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<Tables>("expected");
    const auto row = [](const char *name, const QByteArray &json, const Tables &expected) {
        QTest::newRow(name) << json << expected;
    };
    row("nothing", "", {});
    row("no JSON", "done", {});
    row("an object", R"({"a":{"b":1}})", {});
    row("an empty array", R"({"a":[]})", {});
    row("an array of words", R"(["a","b"])", {});
    row("a mixed array", R"([{"a":1},"b",{"a":2}])", {});
    row("at the top", R"([{"a":1},{"a":2}])", {{u"$"_s, {u"a"_s}, {{u"1"_s}, {u"2"_s}}, false}});
    row("union of the keys, in the order of their appearance",
        R"({"x":{"list":[{"b":"1","a":true},{"c":null,"a":1.50}]}})",
        {{u"$.x.list"_s,
          {u"b"_s, u"a"_s, u"c"_s},
          {{u"1"_s, u"true"_s, QString()}, {QString(), u"1.50"_s, u"null"_s}},
          false}});
    row("other values on one line", R"([{"a":{ "b" : [1, 2] },"s":"x\ny"}])",
        {{u"$"_s, {u"a"_s, u"s"_s}, {{uR"({"b":[1,2]})"_s, u"x\ny"_s}}, false}});
    row("several, the outer one first", R"({"a":[{"steps":[{"n":1}]},{"steps":[]}],"b c":[{"m":2}]})",
        {{u"$.a"_s, {u"steps"_s}, {{uR"([{"n":1}])"_s}, {u"[]"_s}}, false},
         {u"$.a[0].steps"_s, {u"n"_s}, {{u"1"_s}}, false},
         {uR"($["b c"])"_s, {u"m"_s}, {{u"2"_s}}, false}});
    row("a key twice", R"([{"a":1,"a":2}])", {{u"$"_s, {u"a"_s}, {{u"2"_s}}, false}});
    row("without keys", R"([{}])", {{u"$"_s, {}, {QStringList()}, false}});
}

void TestJsonTables::tables()
{
    QFETCH(const QByteArray, json);
    QFETCH(const QList<JsonTable>, expected);
    const QList<JsonTable> found = jsonTables(json);
    QCOMPARE(found.size(), expected.size());
    for (qsizetype i = 0; i < found.size(); ++i) {
        QCOMPARE(found[i].path, expected[i].path);
        QCOMPARE(found[i].columns, expected[i].columns);
        QCOMPARE(found[i].rows, expected[i].rows);
        QCOMPARE(found[i].isCut, expected[i].isCut);
    }
}

/// Only objects that are whole are shown: half a value would be a lie.
void TestJsonTables::truncatedAnywhere()
{
    const QByteArray json = R"({"list":[{"a":"one","b":12},{"a":"two","b":34}],"more":1})";
    const QStringList first{u"one"_s, u"12"_s};
    const QStringList second{u"two"_s, u"34"_s};
    for (qsizetype size = 0; size < json.size(); ++size) {
        const QList<JsonTable> found = jsonTables(json.left(size));
        if (found.isEmpty())
            continue;
        QCOMPARE(found.size(), 1);
        QCOMPARE(found[0].rows[0], first);
        if (found[0].rows.size() > 1)
            QCOMPARE(found[0].rows[1], second);
        QCOMPARE(found[0].isCut, size <= json.indexOf(']'));
    }
    QCOMPARE(jsonTables(json.left(json.indexOf("34")))[0].rows.size(), 1);
}

void TestJsonTables::limits()
{
    QByteArray rows = "[";
    for (int row = 0; row < 1200; ++row)
        rows += R"({"a":)" + QByteArray::number(row) + "},";
    rows.chop(1);
    QList<JsonTable> found = jsonTables(rows + ']');
    QCOMPARE(found[0].rows.size(), 1000);
    QVERIFY(found[0].isCut);

    QByteArray columns = "[{";
    for (int column = 0; column < 60; ++column)
        columns += "\"k" + QByteArray::number(column) + "\":1,";
    columns.chop(1);
    found = jsonTables(columns + "}]");
    QCOMPARE(found[0].columns.size(), 40);
    QVERIFY(found[0].isCut);

    found = jsonTables("[{\"a\":\"" + QByteArray(3000, 'x') + "\"}]");
    QCOMPARE(found[0].rows[0][0].size(), 1000);
    QVERIFY(found[0].isCut);

    QByteArray tables = "{";
    for (int table = 0; table < 30; ++table)
        tables += "\"t" + QByteArray::number(table) + R"(":[{"a":1}],)";
    tables.chop(1);
    found = jsonTables(tables + '}');
    QCOMPARE(found.size(), 20);
    QVERIFY(found.last().isCut);
}

void TestJsonTables::limitsDepth()
{
    const QByteArray deep = QByteArray(30000, '[') + R"({"a":1})" + QByteArray(30000, ']');
    QVERIFY(jsonTables(deep).isEmpty());
    QVERIFY(jsonTables(QByteArray(60000, '{')).isEmpty());
    QVERIFY(jsonTables(QByteArray("[{\"a\":").repeated(10000)).isEmpty());
}

SVC_GUILESS_TEST(TestJsonTables)
#include "tst_jsontables.moc"
