// SPDX-License-Identifier: MIT
#include "support/testprogram.h"
#include "text/foldedtext.h"

#include <QTest>

using namespace Qt::StringLiterals;

class TestFoldedText final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void texts_data();
    void texts();
};

void TestFoldedText::texts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("folded");
    const auto row = [](const char *name, const QString &text, const QString &folded) {
        QTest::newRow(name) << text << folded;
    };
    row("nothing", {}, {});
    row("case", u"Bill IMPORT"_s, u"bill import"_s);
    row("around the letters", u"@AZ[`az{ 09~\n"_s, u"@az[`az{ 09~\n"_s);
    row("accents", u"\u00C9t\u00E9 \u00FCber"_s, u"ete uber"_s);
    row("combining", u"E\u0301te"_s, u"ete"_s);
    row("full-width", u"\uFF11\uFF10\uFF14\uFF12 \uFF21"_s, u"1042 a"_s);
    row("Greek", u"\u0386\u03A3\u03C2"_s, u"\u03B1\u03C3\u03C3"_s);
    row("Hindi keeps its signs", u"\u0915\u093F"_s, u"\u0915\u093F"_s);
    row("Cyrillic", u"\u041E\u0428"_s, u"\u043E\u0448"_s);
}

void TestFoldedText::texts()
{
    QFETCH(const QString, text);
    QFETCH(const QString, folded);
    QCOMPARE(foldedText(text), folded);
    QCOMPARE(foldedText(folded), folded);
}

SVC_GUILESS_TEST(TestFoldedText)
#include "tst_foldedtext.moc"
