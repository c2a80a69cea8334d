// SPDX-License-Identifier: MIT
#include "support/testprogram.h"
#include "text/displaytext.h"

#include <QTest>

using namespace Qt::StringLiterals;

class TestDisplayText final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void unchanged_data();
    void unchanged();
    void replaced_data();
    void replaced();
    void surrogates();
    void lines();
    void bounded_data();
    void bounded();
    void isolated();
};

void TestDisplayText::unchanged_data()
{
    QTest::addColumn<QString>("text");
    for (const QString &text : {
             u""_s,
             u"Bill import failed"_s,
             u"<script>alert(1)</script> <img src=\"\\\\evil\\share\"> &amp; <!--"_s,
             u"javascript:alert(1) file:///etc/passwd https://evil.example"_s,
             u"%s%s%n %1 %2 ${HOME} `id` $(id) {{7*7}}"_s,
             u"=1+1 @SUM(A1) -2+3 '; DROP TABLE users; --"_s,
             u"Größe, œuvre, ﬁ, ½, ²"_s,
             u"数量 カタカナ ひらがな 한국어"_s,
             u"הודעה בעברית"_s,
             u"مرحبا بالعالم"_s,
             u"हिन्दी में संदेश \u0915\u094D\u200D\u0937"_s,
             u"می\u200Cخواهم"_s,
             u"👩‍👩‍👧‍👦 👍🏽 🇳🇱 ❤\uFE0F 1\uFE0F\u20E3"_s,
             u"Z̴̡͔a̸l̶g̵o̴"_s,
             u"a\nb\tc"_s,
             u"\u00A0\u2003\u3000"_s,
             u"\uFFFD"_s,
             u"𐍈 𝕳 \U0010FFFD"_s,
         })
        QTest::newRow(qPrintable(text)) << text;
}

void TestDisplayText::unchanged()
{
    QFETCH(QString, text);
    QCOMPARE(visibleText(text), text);
}

void TestDisplayText::replaced_data()
{
    QTest::addColumn<char32_t>("character");
    const auto rows = [](const char *name, std::initializer_list<char32_t> characters) {
        for (const char32_t c : characters)
            QTest::addRow("%s U+%04X", name, static_cast<unsigned>(c)) << c;
    };
    rows("control", {0x00, 0x01, 0x07, 0x08, 0x0B, 0x0C, 0x1B, 0x1F, 0x7F, 0x80, 0x85, 0x9B, 0x9F});
    rows("soft hyphen", {0xAD});
    rows("bidi mark", {0x061C, 0x200E, 0x200F});
    rows("bidi embedding", {0x202A, 0x202B, 0x202C, 0x202D, 0x202E});
    rows("bidi isolate", {0x2066, 0x2067, 0x2068, 0x2069});
    rows("deprecated format", {0x206A, 0x206F});
    rows("zero width", {0x200B, 0x2060, 0x2061, 0x2064, 0xFEFF, 0x180E});
    rows("line separator", {0x2028, 0x2029});
    rows("annotation", {0xFFF9, 0xFFFA, 0xFFFB});
    rows("Hangul filler", {0x115F, 0x1160, 0x3164, 0xFFA0});
    rows("tag", {0xE0001, 0xE0020, 0xE0041, 0xE007F});
    rows("musical format", {0x1D173, 0x1D17A});
}

void TestDisplayText::replaced()
{
    QFETCH(char32_t, character);
    // QString::fromUcs4() would drop U+FEFF.
    const QString hidden = QStringView(QChar::fromUcs4(character)).toString();
    QCOMPARE(visibleText(u"a"_s + hidden + u"b"_s), u"a\uFFFDb"_s);
    QCOMPARE(visibleText(hidden), u"\uFFFD"_s);
    QCOMPARE(visibleLine(u"a"_s + hidden + hidden), u"a\uFFFD\uFFFD"_s);
}

void TestDisplayText::surrogates()
{
    const QChar high(0xD83D);
    const QChar low(0xDE00);
    const QString replacement(QChar::ReplacementCharacter);
    QCOMPARE(visibleText(QString(high)), replacement);
    QCOMPARE(visibleText(QString(low)), replacement);
    QCOMPARE(visibleText(QString(low) + high), replacement + replacement);
    QCOMPARE(visibleText(QString(high) + high + low), replacement + high + low);
    QCOMPARE(visibleText(QString(high) + u'x'), replacement + u'x');
}

void TestDisplayText::lines()
{
    QCOMPARE(visibleText(u"a\r\nb\rc\n\r\n"_s), u"a\nb\nc\n\n"_s);
    QCOMPARE(visibleLine(u" a\r\nb\tc\n"_s), u"a b c"_s);
    QCOMPARE(visibleLine(u"\n\n"_s), QString());
}

void TestDisplayText::bounded_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("characters");
    QTest::addColumn<QString>("expected");
    QTest::newRow("short") << u"abc"_s << 3 << u"abc"_s;
    QTest::newRow("empty") << u""_s << 3 << u""_s;
    QTest::newRow("cut") << u"abcd"_s << 3 << u"ab…"_s;
    QTest::newRow("one") << u"abcd"_s << 1 << u"…"_s;
    QTest::newRow("pair at the cut") << u"a😀bc"_s << 3 << u"a…"_s;
    QTest::newRow("pair before the cut") << u"a😀bc"_s << 4 << u"a😀…"_s;
}

void TestDisplayText::bounded()
{
    QFETCH(QString, text);
    QFETCH(int, characters);
    QFETCH(QString, expected);
    QCOMPARE(boundedText(text, characters), expected);
}

void TestDisplayText::isolated()
{
    QCOMPARE(isolatedText(u"x"_s), u"\u2068x\u2069"_s);
    QCOMPARE(isolatedText(visibleLine(u"x\u2069\u202Ey"_s)), u"\u2068x\uFFFD\uFFFDy\u2069"_s);
}

SVC_GUILESS_TEST(TestDisplayText)
#include "tst_displaytext.moc"
