// SPDX-License-Identifier: MIT
#include "json/prettyjson.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

class TestPrettyJson final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void prettyJson_data();
    void prettyJson();
};

void TestPrettyJson::prettyJson_data()
{
    QTest::addColumn<QString>("in");
    QTest::addColumn<QString>("out");
    QTest::newRow("text") << u"It is done."_s << u"It is done."_s;
    QTest::newRow("empty") << QString() << QString();
    QTest::newRow("object") << uR"({"a":1,"b":[true, null]})"_s
                            << u"{\n  \"a\": 1,\n  \"b\": [\n    true,\n    null\n  ]\n}"_s;
    QTest::newRow("signs in strings") << uR"({"a":"{\",:["})"_s << u"{\n  \"a\": \"{\\\",:[\"\n}"_s;
    QTest::newRow("empty ones") << uR"({"a":{},"b":[ ]})"_s << u"{\n  \"a\": {},\n  \"b\": []\n}"_s;
    QTest::newRow("numbers and escapes as they came")
        << uR"({"b":9007199254740993,"a":1.10,"c":"\u00e9"})"_s
        << u"{\n  \"b\": 9007199254740993,\n  \"a\": 1.10,\n  \"c\": \"\\u00e9\"\n}"_s;
    QTest::newRow("cut off") << uR"({"a":"b)"_s << u"{\n  \"a\": \"b"_s;
    QTest::newRow("unbalanced") << u"[}]]"_s << u"[}\n]\n]"_s;
}

void TestPrettyJson::prettyJson()
{
    QFETCH(QString, in);
    QFETCH(QString, out);
    QCOMPARE(::prettyJson(in), out);
}

SVC_GUILESS_TEST(TestPrettyJson)
#include "tst_prettyjson.moc"
