// SPDX-License-Identifier: MIT
#include "json/jsontokenizer.h"
#include "support/testprogram.h"

#include <QStringList>
#include <QTest>

using namespace Qt::StringLiterals;

class TestJsonTokenizer final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tokens_data();
    void tokens();
};

void TestJsonTokenizer::tokens_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *name, const QByteArray &json, const QStringList &expected) {
        QTest::newRow(name) << json << expected;
    };
    row("nothing", {}, {});
    row("blanks", " \t\r\n", {});
    row("signs", "{}[]:,",
        {u"ObjectStart {"_s, u"ObjectEnd }"_s, u"ArrayStart ["_s, u"ArrayEnd ]"_s, u"Colon :"_s,
         u"Comma ,"_s});
    row("numbers as they came", "-1.10e+5 9007199254740993",
        {u"Word -1.10e+5"_s, u"Word 9007199254740993"_s});
    row("words that touch", "true{\"a\"null",
        {u"Word true"_s, u"ObjectStart {"_s, u"String \"a\""_s, u"Word null"_s});
    row("escapes as they came", R"("\"\\" "\u0041")", {uR"(String "\"\\")"_s, uR"(String "\u0041")"_s});
    row("signs in a string", R"("{[,:]}")", {uR"(String "{[,:]}")"_s});
    row("string cut off", R"(["abc, 1])", {u"ArrayStart ["_s, uR"(UnterminatedString "abc, 1])"_s});
    row("string cut off in an escape", R"("abc\)", {uR"(UnterminatedString "abc\)"_s});
    row("quote alone", "\"", {u"UnterminatedString \""_s});
    row("byte order mark", "\xEF\xBB\xBF[", {u"ArrayStart ["_s});
    row("byte order mark further on", "[\xEF\xBB\xBF", {u"ArrayStart ["_s, u"Word \uFEFF"_s});
    row("no JSON", "token=abc\x01", {u"Word token=abc\x01"_s});
}

void TestJsonTokenizer::tokens()
{
    QFETCH(const QByteArray, json);
    static const QList<const char *> names{"ObjectStart", "ObjectEnd", "ArrayStart", "ArrayEnd",
                                           "Colon",       "Comma",     "String",     "UnterminatedString",
                                           "Word"};
    JsonTokenizer tokenizer(json);
    QStringList found;
    QByteArray all;
    JsonToken token = tokenizer.next();
    for (; token.kind != JsonToken::Kind::End; token = tokenizer.next()) {
        found += QString::fromUtf8(names.at(qsizetype(token.kind)) + (" " + token.text.toByteArray()));
        all.append(token.before).append(token.text);
    }
    QTEST(found, "expected");
    QVERIFY(token.text.isEmpty());
    QCOMPARE(all.append(token.before), json);
    QCOMPARE(tokenizer.next().kind, JsonToken::Kind::End);
}

SVC_GUILESS_TEST(TestJsonTokenizer)
#include "tst_jsontokenizer.moc"
