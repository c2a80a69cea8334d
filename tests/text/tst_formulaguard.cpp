// SPDX-License-Identifier: MIT
#include "support/testprogram.h"
#include "text/formulaguard.h"

#include <QTest>

using namespace Qt::StringLiterals;

class TestFormulaGuard final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void d06_texts_data();
    void d06_texts();
    void d06_cellsThatNothingSplits_data();
    void d06_cellsThatNothingSplits();
};

void TestFormulaGuard::d06_texts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("safe");
    const auto row = [](const char *name, const QString &text, const QString &safe) {
        QTest::newRow(name) << text << safe;
    };
    const auto same = [](const char *name, const QString &text) { QTest::newRow(name) << text << text; };
    row("equals", u"=1+1"_s, u"'=1+1"_s);
    row("plus", u"+1"_s, u"'+1"_s);
    row("minus", u"-5"_s, u"'-5"_s);
    row("at", u"@SUM(A1)"_s, u"'@SUM(A1)"_s);
    row("tab", u"\tx"_s, u"'\tx"_s);
    row("carriage return", u"\rx"_s, u"'\rx"_s);
    row("line feed", u"\nx"_s, u"'\nx"_s);
    row("tab and sign", u"\t=x"_s, u"'\t'=x"_s);
    row("after blanks", u"  =x"_s, u"  '=x"_s);
    row("after a no-break space", u"\u00A0\u3000=x"_s, u"\u00A0\u3000'=x"_s);
    row("after nothing visible", u"\u200B\uFEFF\u202E=x"_s, u"\u200B\uFEFF\u202E'=x"_s);
    row("after a quote", u"\"=x\""_s, u"\"'=x\""_s);
    row("after a control", u"\x01=x"_s, u"\x01'=x"_s);
    row("full-width", u"\uFF1Dx"_s, u"'\uFF1Dx"_s);
    row("full-width plus", u"\uFF0Bx"_s, u"'\uFF0Bx"_s);
    row("full-width minus", u"\uFF0Dx"_s, u"'\uFF0Dx"_s);
    row("full-width at", u"\uFF20x"_s, u"'\uFF20x"_s);
    row("small equals", u"\uFE66x"_s, u"'\uFE66x"_s);
    row("minus sign", u"\u2212x"_s, u"'\u2212x"_s);
    row("sign after sign", u"==x"_s, u"'==x"_s);
    row("other separator", u"x;=1"_s, u"x;'=1"_s);
    row("other separator and a quote", u"x; \"=1\""_s, u"x; \"'=1\""_s);
    row("second line", u"x\n=1"_s, u"x\n'=1"_s);
    row("second line of Windows", u"x\r\n-1"_s, u"x\r\n'-1"_s);
    same("nothing", {});
    same("text", u"Bill import failed"_s);
    same("sign inside", u"a=b - c@d, -1"_s);
    same("apostrophe first", u"'=1"_s);
    same("number", u"12"_s);
    same("blanks", u"   "_s);
    same("not a Latin start", u"\u65E5\u672C-5"_s);
}

void TestFormulaGuard::d06_texts()
{
    QFETCH(const QString, text);
    QFETCH(const QString, safe);
    QCOMPARE(withoutFormulas(text), safe);
}

void TestFormulaGuard::d06_cellsThatNothingSplits_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("safe");
    for (const QString &text : {u"=1+1"_s, u"+1"_s, u"-5"_s, u"@SUM(A1)"_s, u"  =x"_s, u"\u200B\uFEFF=x"_s,
                                u"\"=x\""_s, u"\uFF1Dx"_s, u"\uFE66x"_s, u"\u2212x"_s, u"\uFFFD=x"_s})
        QTest::addRow("%s", qPrintable(text)) << text << u'\'' + text;
    for (const QString &text : {QString(), u"Bill import failed"_s, u"a=b - c@d, -1"_s, u"x;=1"_s,
                                u"amount; -5"_s, u"'=1"_s, u"12"_s, u"   "_s})
        QTest::addRow("unchanged: %s", qPrintable(text)) << text << text;
}

void TestFormulaGuard::d06_cellsThatNothingSplits()
{
    QFETCH(const QString, text);
    QFETCH(const QString, safe);
    QCOMPARE(withoutFormula(text), safe);
}

SVC_GUILESS_TEST(TestFormulaGuard)
#include "tst_formulaguard.moc"
