// SPDX-License-Identifier: MIT
// Ids by themselves: every notation, separator and script they come in, and what all of a text may be
// refused for.
#include "ids/idparser.h"
#include "parsedtext.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

class TestIdParser final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void alone_data();
    void alone() { check(); }
    void separators_data();
    void separators() { check(); }
    void signsAndRanges_data();
    void signsAndRanges() { check(); }
    void scripts_data();
    void scripts() { check(); }
    void refusals_data();
    void refusals() { check(); }

private:
    static void columns()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("understood");
    }
    static void row(const char *text, const char *understood)
    {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(understood);
    }
    static void check()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, understood);
        QCOMPARE(parsedText(parseIds(text)), understood);
    }
};

void TestIdParser::alone_data()
{
    columns();
    row("", "blank");
    row(" \t\r\n", "blank");
    row(", ;\n", "blank");
    row("\"\" []", "blank");
    row("#", "nothing");
    row("ids:", "nothing");
    row("hello", "nothing");
    row("-", "nothing");
    row("101", "101");
    row(" 101 \n", "101");
    row("0", "0");
    row("-0", "0");
    row("007", "7");
    row("00000000000000000000000000000000000007", "7");
    row("#134", "134");
    row("# 134", "134");
    row("##134", "134");
    row("#-5", "-5");
    row("\"101\"", "101");
    row("'101'", "101");
    row("`101`", "101");
    row("(101)", "101");
    row("<101>", "101");
    row("**101**", "101");
    row("_101_", "101");
    row("101.", "101");
    row("101?", "101");
    row("101:", "101");
    row("> 101", "101");
    row("- 101\n- 102", "101 102");
    row("* 101\n* 102", "101 102");
    row("1. 1042\n2. 1043", "1042 1043; ignored 1. (list); ignored 2. (list)");
    row("1) 1042\n2) 1043", "1042 1043; ignored 1) (list); ignored 2) (list)");
    row("12. 13.", "12 13");
}

void TestIdParser::separators_data()
{
    columns();
    row("101,102", "101 102; thousands 101,102");
    row("101, 102", "101 102");
    row("101;102", "101 102");
    row("101 102", "101 102");
    row("101\t102", "101 102");
    row("101\n102", "101 102");
    row("101\r\n102\r\n", "101 102");
    row("101\r102", "101 102");
    row(",,101 , ,102,", "101 102");
    row("101|102", "101 102");
    row("101 / 102", "101 102");
    row("101 & 102", "101 102");
    row("101 + 102", "101 102");
    row("101 and 102", "101 102");
    row("101, 102, and 103", "101 102 103");
    row("101 AND 102", "101 102");
    row("101 or 102", "101 102");
    row("101 und 102", "101 102");
    row("101 et 102", "101 102");
    row("\"101\",\"102\"", "101 102");
    row("'101', '102'", "101 102");
    row("[1, 2, 3]", "1 2 3");
    row("[1,2,3]", "1 2 3");
    row("[\"-1\",-2]", "-1 -2");
    row("{1; 2}", "1 2");
    row("\xE2\x80\xA2 101 \xE2\x80\xA2 102", "101 102");
    row("101 \xC2\xB7 102", "101 102");
    row("\xE2\x9C\x93 101", "101");
    row("9,7,9,8,7", "9 7 8; 2 double");
    row("5,3-6,1", "5 3 4 6 1; 1 double");
    row("1,234", "1 234; thousands 1,234");
    row("1,234,567", "1 234 567; thousands 1,234,567");
    row("-1,234", "-1 234; thousands -1,234");
    row("1, 234", "1 234");
    row("1,2345", "1 2345");
    row("1234,567", "1234 567");
    row("0,234", "0 234");
    row("9,999,999,999", "9 999; 2 double"); // as one number it would be out of range
}

void TestIdParser::signsAndRanges_data()
{
    columns();
    row("-5", "-5");
    row("7 -3", "7 -3");
    row("7,-3", "7 -3");
    row("7\n-3", "7 -3");
    row("7\t-3", "7 -3");
    row("\xE2\x88\x92"
        "5",
        "-5");
    row("\xE2\x80\x93"
        "5",
        "-5");
    row("7-9", "7 8 9");
    row("7 - 9", "7 8 9");
    row("7- 9", "7 8 9");
    row("7\xE2\x80\x93"
        "9",
        "7 8 9");
    row("7 \xE2\x80\x93 9", "7 8 9");
    row("7 \xE2\x80\x93"
        "9",
        "7 8 9");
    row("7\xE2\x80\x94"
        "9",
        "7 8 9");
    row("7 -- 9", "7 8 9");
    row("7..9", "7 8 9");
    row("7...9", "7 8 9");
    row("7\xE2\x80\xA6"
        "9",
        "7 8 9");
    row("7 .. 9", "7 8 9");
    row("7~9", "7 8 9");
    row("7\xE3\x80\x9C"
        "9",
        "7 8 9");
    row("7 to 9", "7 8 9");
    row("7 bis 9", "7 8 9");
    row("7 through 9", "7 8 9");
    row("from 7 to 9", "7 8 9");
    row("#7-9", "7 8 9");
    row("#7-#9", "7 8 9");
    row("#7 - #9", "7 8 9");
    row("7-7", "7");
    row("9-7", "7 8 9; turned 9 to 7");
    row("-5--2", "-5 -4 -3 -2");
    row("-2--5", "-5 -4 -3 -2; turned -2 to -5");
    row("-2-1", "-2 -1 0 1");
    row("1--2", "-2 -1 0 1; turned 1 to -2");
    row("1 - -2", "-2 -1 0 1; turned 1 to -2");
    row("-5..-3", "-5 -4 -3");
    row("001-003", "1 2 3");
    row("2147483646-2147483647", "2147483646 2147483647");
    row("-2147483648--2147483647", "-2147483648 -2147483647");
    row("7-", "ignored 7- (unclear)");
    row("7-\n9", "9; ignored 7- (unclear)");
    row("--7", "ignored --7 (unclear)");
    row("7---9", "ignored 7---9 (unclear)");
    row("7-9-", "ignored 7-9- (unclear)");
    row("7-90-400", "ignored 7-90-400 (unclear)");
    row("7 - 9 - 40", "ignored 7 - 9 - 40 (unclear)");
    row("+7", "ignored +7 (unclear)");
}

void TestIdParser::scripts_data()
{
    columns();
    row("\xEF\xBC\x91\xEF\xBC\x90\xEF\xBC\x91", "101");
    row("\xEF\xBC\x83\xEF\xBC\x91\xEF\xBC\x8C\xEF\xBC\x92", "1 2");
    row("\xEF\xBC\x8D\xEF\xBC\x95", "-5");
    row("\xD9\xA1\xD9\xA0\xD9\xA1", "101");
    row("\xD9\xA1\xD8\x8C\xD9\xA2", "1 2");
    row("\xDB\xB1\xDB\xB0", "10");
    row("\xE0\xA5\xA7\xE0\xA5\xA8", "12");
    row("\xF0\x9D\x9F\x8F\xF0\x9D\x9F\x90", "12");
    row("1\xE3\x80\x81"
        "2",
        "1 2");
    row("1\xC2\xA0"
        "2",
        "1 2");
    row("1\xE2\x80\xAF"
        "2",
        "1 2");
    row("1\xE2\x80\xA8"
        "2",
        "1 2");
    row("\xEF\xBB\xBF"
        "101",
        "101");
    row("1\xE2\x80\x8B"
        "01",
        "101");
    row("\xE2\x80\x8E"
        "101\xE2\x80\x8F",
        "101");
    row("\xE2\x80\x9C"
        "101\xE2\x80\x9D, \xC2\xAB"
        "102\xC2\xBB",
        "101 102");
    row("\xE3\x80\x90"
        "101\xE3\x80\x91",
        "101");
    row("\xE2\x84\x96 101", "101");
    row("5\xC2\xB2", "ignored 5\xC2\xB2 (code)");
    row("通知1042号", "1042");
    row("通知1042を確認", "1042");
    row("この通知1042を確認してください。", "1042");
    row("通知番号は1042です", "1042");
    row("通知ID：1042", "1042");
    row("通知IDは 1042 です", "1042");
    row("通知1042と1050を確認", "1042 1050");
    row("通知1042、1050および1060を確認", "1042 1050 1060");
    row("通知1042から1044まで", "1042 1043 1044");
    row("1042と1050の通知", "1042 1050");
    row("1042通知", "1042");
    row("1042を確認", "offered 1042");
    row("担当者A1042", "ignored 担当者A1042 (code)");
    row("通知が10件あります", "ignored 10件 (amount)");
    row("通知5件", "ignored 5件 (amount)");
    row("إشعار 1042", "1042");
    row("رقم الإشعار 1042", "1042");
    row("معرّف 1042", "1042");
    row("الإشعارات 1042 و 1050", "1042 1050");
    row("من 1042 إلى 1044", "1042 1043 1044");
}

void TestIdParser::refusals_data()
{
    columns();
    row("2147483647", "2147483647");
    row("-2147483648", "-2147483648");
    row("2147483648", "refused: out of range 2147483648");
    row("-2147483649", "refused: out of range -2147483649");
    row("1,2147483648,3", "refused: out of range 2147483648");
    row("1-2147483648", "refused: out of range 1-2147483648");
    row("99999999999999999999", "refused: out of range 99999999999999999999");
    row("#9999999999 failed", "refused: out of range 9999999999");
    row("https://h/notification/9999999999", "refused: out of range https://h/notification/9999999999");
    row("1-100001", "refused: too many 100001");
    row("1-100000 5", "refused: too many 100001");
    row("1-60000 60001-120000", "refused: too many 120000");
    row("-2147483648-2147483647", "refused: too many 4294967296");
}

SVC_GUILESS_TEST(TestIdParser)
#include "tst_idparser.moc"
