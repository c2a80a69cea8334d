// SPDX-License-Identifier: MIT
#include "support/testprogram.h"
#include "text/copytext.h"

#include <QTest>

using namespace Qt::StringLiterals;

class TestCopyText final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void texts_data();
    void texts();
    void lines();
};

void TestCopyText::texts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("contained");
    const auto row = [](const char *name, const QString &text, const QString &contained) {
        QTest::newRow(name) << text << contained;
    };
    const auto same = [](const char *name, const QString &text) { QTest::newRow(name) << text << text; };
    same("plain", u"Bill import failed\n\tat once"_s);
    same("invisible", u"a\u200Bb\u00ADc\u200Ed\uFEFFe"_s);
    same("joined emoji", u"\U0001F469\u200D\U0001F467"_s);
    row("line breaks", u"a\r\nb\rc\vd\fe\u0085f\u2028g\u2029h"_s, u"a\nb\nc\nd\ne\nf\ng\nh"_s);
    row("two breaks", u"a\r\n\r\nb\r\rc"_s, u"a\n\nb\n\nc"_s);
    row("controls", u"a\u0000b\u001Bc\u007Fd\u009Be"_s, u"a\uFFFDb\uFFFDc\uFFFDd\uFFFDe"_s);
    row("bidi", u"a\u202Ab\u202Ec\u2066d\u2069e"_s, u"a\uFFFDb\uFFFDc\uFFFDd\uFFFDe"_s);
    row("lone surrogates", u"a"_s + QChar(0xD800) + u"b"_s + QChar(0xDC00), u"a\uFFFDb\uFFFD"_s);
}

void TestCopyText::texts()
{
    QFETCH(const QString, text);
    QFETCH(const QString, contained);
    QCOMPARE(containedText(text), contained);
}

void TestCopyText::lines()
{
    QCOMPARE(containedLine(u"\r\n a\tb\r\nc\n"_s), u"a b c"_s);
    QCOMPARE(containedLine({}), QString());
}

SVC_GUILESS_TEST(TestCopyText)
#include "tst_copytext.moc"
