// SPDX-License-Identifier: MIT
// The grammar of app/core/ids/README.md: each notation, which numbers are taken, offered or ignored, and when
// a whole text is refused.
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
    void d07_narrowSpaces_data();
    void d07_narrowSpaces() { check(); }
    void answersAboutGroups();
    void signsAndRanges_data();
    void signsAndRanges() { check(); }
    void scripts_data();
    void scripts() { check(); }
    void refusals_data();
    void refusals() { check(); }
    void leavesOutNumbersOutOfRange();
    void idWords_data();
    void idWords() { check(); }
    void addresses_data();
    void addresses() { check(); }
    void d09_rewrittenAddresses_data();
    void d09_rewrittenAddresses() { check(); }
    void joined_data();
    void joined() { check(); }
    void ranges_data();
    void ranges() { check(); }
    void d11_rangesInASentence_data();
    void d11_rangesInASentence() { check(); }
    void cells_data();
    void cells() { check(); }
    void tables_data();
    void tables() { check(); }
    void d08_tablesWithBars_data();
    void d08_tablesWithBars() { check(); }
    void json_data();
    void json() { check(); }
    void copies_data();
    void copies() { check(); }
    void notIds_data();
    void notIds() { check(); }
    void notTakenAutomatically_data();
    void notTakenAutomatically() { check(); }
    void listWithErrors_data();
    void listWithErrors() { check(); }
    void plainText_data();
    void plainText();
    void reportsTheFirstSkippedNumber();

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
    row("007", "not an id 007");
    row("00000000000000000000000000000000000007", "not an id 00000000000000000000000000000000000007");
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
    row("1. 1042\n2. 1043", "1042 1043; not an id 1.; not an id 2.");
    row("1) 1042\n2) 1043", "1042 1043; not an id 1); not an id 2)");
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
    row("101 et 102", "offered 101 102"); // not a language of the user interface
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
    row("9,999,999,999", "9 999; 2 double"); // out of range as a single number
    row("101,102,7", "101 102 7");
    row("7,101,1002,103", "7 101 1002 103");
    row("1,234\n1,567", "1 234 567; 1 double; thousands 1,234; thousands 1,567");
    row("Id\n1,234\n567\n12,345\n", "1 234 567 12 345; thousands 1,234; thousands 12,345");
    row("1,000, 2,001", "unclear 1,000; unclear 2,001");
    row("1,234-1,300", "unclear 1,234-1,300");
    row("#1,234 to #1,300 failed", "unclear 1,234 to #1,300");
}

/// Many languages write numbers with such a space, which spreadsheets copy.
void TestIdParser::d07_narrowSpaces_data()
{
    columns();
    const auto narrow = [](const char *text, const char *understood) {
        row(QByteArray(text).replace('_', "\xE2\x80\xAF").constData(),
            QByteArray(understood).replace('_', "\xC2\xA0").constData());
    };
    narrow("1_234", "unclear 1_234");
    narrow("1_234\n1_567\n12_345\n999", "999; unclear 1_234; unclear 1_567; unclear 12_345");
    narrow("1_234_567, 1042", "1042; unclear 1_234_567");
    narrow("9_999_999_999", "unclear 9_999_999_999");
    narrow("-1_234", "unclear -1_234");
    narrow("1_234-1_240", "unclear 1_234-1_240");
    narrow("1_234 to 1_240", "unclear 1_234 to 1_240");
    narrow("Id\tSubject\n1_234\tBill\n999\tBill", "999; unclear 1_234");
    narrow("1_234\tBill\n1_567\tBill", "table ? ?, best 0");
    narrow("see #1_234 again", "unclear 1_234");
    narrow("12_345 bills", "not an id 12_345");
    narrow("1042_1043", "1042 1043");
    narrow("1_2", "1 2");
    narrow("7_-_9,_20", "7 8 9 20");
    narrow("1._1042\n2._1043", "1042 1043; not an id 1.; not an id 2.");
    narrow("20_%_of_#7", "7; offered 20");
    for (const char *space : {"\xC2\xA0", "\xE2\x80\x87", "\xE2\x80\x88", "\xE2\x80\x89", "\xE2\x80\x8A"})
        row(QByteArray("1_234").replace('_', space).constData(), "unclear 1\xC2\xA0"
                                                                 "234");
    row("1\xE2\x81\xA0"
        "234",
        "1234"); // a word joiner, which nobody sees
    row("1\xE3\x80\x80"
        "234",
        "1 234"); // a Japanese space
}

void TestIdParser::answersAboutGroups()
{
    const auto parsed = [](QStringView text, DigitGroups groups) {
        return parsedText(parseIds(text, IdStructure::Find, OutOfRangePolicy::Refuse, groups));
    };
    const QString list = u"1\u202F234\n1,567\n-1\u00A0000\n7\n1,234-1,236"_s;
    QCOMPARE(parsed(list, DigitGroups::OneNumber), u"1234 1567 -1000 7 1235 1236; 1 double"_s);
    QCOMPARE(parsed(u"1\u202F234\n1,567\n\u20131\u00A0000", DigitGroups::SeparateIds),
             u"1 234 567; not an id \u20131\u00A0000; 1 double"_s);
    QCOMPARE(parsed(u"9\u00A0999\u00A0999\u00A0999", DigitGroups::OneNumber),
             u"refused: out of range 9\u00A0999\u00A0999\u00A0999"_s);
    QCOMPARE(parsed(u"12\u00A0345 bills", DigitGroups::OneNumber), u"offered 12345"_s);
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
    row("001-003", "not an id 001-003");
    row("2147483646-2147483647", "2147483646 2147483647");
    row("-2147483648--2147483647", "-2147483648 -2147483647");
    row("7-", "not an id 7-");
    row("7-\n9", "9; not an id 7-");
    row("--7", "not an id --7");
    row("7---9", "not an id 7---9");
    row("7-9-", "not an id 7-9-");
    row("7-90-400", "not an id 7-90-400");
    row("7 - 9 - 40", "not an id 7 - 9 - 40");
    row("+7", "not an id +7");
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
    row("5\xC2\xB2", "not an id 5\xC2\xB2");
    row("通知1042号", "1042");
    row("通知1042を確認", "1042");
    row("この通知1042を確認してください。", "offered 1042");
    row("通知番号は1042です", "offered 1042");
    row("通知ID：1042", "1042");
    row("通知IDは 1042 です", "offered 1042");
    row("通知1042と1050を確認", "1042 1050");
    row("通知1042、1050および1060を確認", "1042 1050 1060");
    row("通知1042から1044まで", "1042 1043 1044");
    row("1042と1050の通知", "offered 1042 1050");
    row("1042通知", "1042");
    row("1042を確認", "offered 1042");
    row("担当者A1042", "not an id 担当者A1042");
    row("通知が10件あります", "offered 10");
    row("通知5件", "5");
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

void TestIdParser::leavesOutNumbersOutOfRange()
{
    const auto parsed = [](QStringView text) {
        return parsedText(parseIds(text, IdStructure::Find, OutOfRangePolicy::LeaveOut));
    };
    QCOMPARE(parsed(u"1, 2147483648, 3"), u"1 3; not an id 2147483648"_s);
    QCOMPARE(parsed(u"1-2147483648, 7, 9999999999"), u"7; not an id 1-2147483648; not an id 9999999999"_s);
    QCOMPARE(parsed(u"1-100001"), u"refused: too many 100001"_s);
}

void TestIdParser::idWords_data()
{
    columns();
    row("id 5 failed", "5");
    row("ID: 5 failed", "5");
    row("the id=5 failed", "5");
    row("id:5,6 failed", "5 6");
    row("id:-5 failed", "-5");
    row("id -5 failed", "-5");
    row("id - 5 failed", "5");
    row("id#5 failed", "5");
    row("ID: #5 failed", "5");
    row("ids 5 6 7 failed", "5; offered 6 7");
    row("id 5 6 failed", "5; offered 6");
    row("id 5 6", "5 6");
    row("id(s) 5 6 failed", "5; offered 6");
    row("notification 5 failed", "5");
    row("Notification id 5 failed", "5");
    row("Notification-ID 5 failed", "5");
    row("notification_id=5 failed", "5");
    row("notificationId=5 failed", "5");
    row("NOTIFICATIONS 5, 6 failed", "5 6");
    row("notification no. 5 failed", "5");
    row("notification number 5 failed", "5");
    row("notification (5) failed", "5");
    row("notification \"5\" failed", "5");
    row("Notification 1042 \xE2\x80\x93 3 errors", "1042; offered 3");
    row("notification failed 5", "offered 5");
    row("Read the notification. 5 failed", "offered 5");
    row("see #5 of 7", "5; offered 7");
    row("number 5 failed", "offered 5");
    row("userId 5", "offered 5");
    row("id5 failed", "not an id id5");
    row("id-5 failed", "not an id id-5");
    row("3 other numbers: 4711, 4712, 4790", "offered 3 4711 4712 4790");
    row("we saw 4711-4713 again", "offered 4711-4713");
    row("from 5 to 7 errors", "offered 5-7");
    row("ids from 5 to 7 failed", "5 6 7");
    row("saw 7, 8 and 7", "offered 7 8");
    row("saw 7\n7", "7");
    row("saw 9999999999 again", "not an id 9999999999");
}

void TestIdParser::addresses_data()
{
    columns();
    row("https://h/notification/155", "155");
    row("https://api.example.com/api/v202108/notification/155", "155");
    row("http://127.0.0.1:8080/p/api/v202108/notification/155", "155");
    row("see https://h/notification/155.", "155");
    row("see https://h/notification/155, and", "155");
    row("https://h/notification/155?tab=2&x=3", "155");
    row("https://h/notification/155#part-4", "155");
    row("https://h/notification/155/details/9", "155");
    row("https://h/app#/notification/155", "155");
    row("https://h/1/notification/155,156", "155 156");
    row("https://h/notification/155,https://h/notification/156", "155 156");
    row("https://h/notification/155?a=1,https://h/notification/156", "155 156");
    row("<https://h/notification/155>", "155");
    row("[1042](https://h/notification/1042)", "1042; 1 double");
    row("https://h/NOTIFICATION/-5", "-5");
    row("h/notification/155", "155");
    row("/api/v202108/notification/155", "155");
    row("notification/155", "155");
    row("10.0.0.1/notification/155", "155");
    row("GET /api/v202108/notification/155 404", "155; offered 404");
    row("https://h/notification/155abc", "not an id https://h/notification/155abc");
    row("https://h/notification/1.5", "not an id https://h/notification/1.5");
    row("https://h/notifications", "nothing");
    row("https://h/x/155", "not an id https://h/x/155");
    row("https://h/x?notification=155", "not an id https://h/x?notification=155");
    row("www.example.com/5", "not an id www.example.com/5");
}

/// As mail gateways and web pages rewrite them.
void TestIdParser::d09_rewrittenAddresses_data()
{
    columns();
    const char *safeLink =
        "https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fapi.example.com%2F"
        "notification%2F1042&data=05%7C02%7C1%2C2&sdata=aB3%3D&reserved=0";
    row(safeLink, "1042");
    row(QByteArray(safeLink).replace("&", "&amp;").constData(), "1042");
    row("see <https://gateway.example/?u=https%3a%2f%2fh%2fx%2fNotification%2f-5%3ftab%3d2> again", "-5");
    row("https://gateway.example/?u=https%253A%252F%252Fh%252Fnotification%252F155%2526x%253D7", "155");
    row("https://gateway.example/url?a=https%3a%2f%2fh%2fnotification%2f155&c=E,1,7aB_3;9&typo=1, 8",
        "155 8");
    row("https://gateway.example/v3/__https://h/notification/155__;!!aBc$", "155");
    row("https://h/notification/155&amp;page=7", "155");
    row("https://h/notification/155&", "155");
    row("https://h/?u=https%3A%2F%2Fh%2Fnotification%2F007",
        "not an id https://h/?u=https%3A%2F%2Fh%2Fnotification%2F007");
    // Links of the program.
    row("svc-desktop://lookup?ids=1042", "1042");
    row("svc-desktop://lookup?connection=acme%202&host=h%3A8443&source=3&ids=1042,1050-1052",
        "1042 1050 1051 1052");
    row("See svc-desktop://lookup/?ids=101,102, and 7.", "101 102 7");
    row("SVC-DESKTOP://LOOKUP?ids=1042&amp;connection=acme", "1042");
    row("Svc-Desktop://lookup?ids=%231042%2C1043&", "1042 1043");
    row("svc-desktop://lookup?ids=1,svc-desktop://lookup?ids=2", "1 2");
    row("svc-desktop://lookup?ids=all&source=3", "not an id svc-desktop://lookup?ids=all&source=3");
    row("svc-desktop://lookup?ids=1%C2%A0234", "not an id svc-desktop://lookup?ids=1%C2%A0234");
    row("svc-desktop://upgrade?ids=5", "not an id svc-desktop://upgrade?ids=5");
    row("svc-desktop://lookup?ids=9999999999", "refused: out of range svc-desktop://lookup?ids=9999999999");
}

void TestIdParser::joined_data()
{
    columns();
    row("#5, 6 and 7 failed, 8 too", "5 6 7; offered 8");
    row("saw 5, #6", "6; offered 5");
    row("saw 5, id 6", "6; offered 5");
    row("saw 5 #6", "6; offered 5");
    row("ids: 5, 6,\n7 and 8 failed", "5 6 7 8");
    row("ids: 5, 6\nand 7 failed", "5 6 7");
    row("ids: 5, 6,\n\n7 failed", "5 6; offered 7");
    row("saw 5,\n6", "6; offered 5");
    row("#5; then 6", "5; offered 6");
    row("#5 (6)", "5 6");
    row("saw #5 (6)", "5; offered 6");
    row("{\"notificationId\": 1042, \"count\": 7}", "1042");
    row("{\"ids\":[1,2,3],\"page\":7}", "1 2 3");
    row("[{\"id\":1},{\"id\":2}]", "1 2");
    row("{\"notificationTypeId\":14,\"notificationId\":5}", "5");
    row("notificationId=155&page=7", "155; offered 7");
}

void TestIdParser::ranges_data()
{
    columns();
    row("See:\n2019-2021", "offered 2019-2021");
    row("See:\n7\n9-10", "7 9 10");
    row("See:\n7\n\n9-10", "7; offered 9-10");
    row("See:\n7, 9-10", "7 9 10");
    row("See:\n9-10, 7", "7; offered 9-10");
    row("saw #7-9 again", "7 8 9");
    row("saw #7, 9-10 again", "7 9 10");
    row("saw #7 9-10 again", "7; offered 9-10");
    row("saw #12-10 again", "10 11 12; turned 12 to 10");
    row("saw 12-10 again", "offered 10-12");
    row("saw #12 - 10 again", "12; offered 10");
    row("see #1001, 1002-1004 and 1904", "1001 1002 1003 1004 1904");
    row("7\t9-10", "7 9 10");
    row("saw\t9-10", "offered 9-10");
}

void TestIdParser::d11_rangesInASentence_data()
{
    columns();
    row("open since 2019-2024", "offered 2019-2024");
    row("open since 2019-2024, see #2020, 2021-2022 and 2023", "2020 2021 2022 2023; offered 2019-2024");
    row("open since 2019-2024, see #2019-2024", "2019 2020 2021 2022 2023 2024");
    row("open since 2024-2019 and 2019-2024", "offered 2019-2024");
    row("call 1234-1733 or 1234-1734", "offered 1234-1733; not an id 1234-1734");
    row("+49 (0)89 1234-5678", "offered 0 89; not an id +49; not an id 1234-5678");
}

void TestIdParser::cells_data()
{
    columns();
    row("101\n102\n", "101 102");
    row("Id\n101\n102\n", "101 102");
    row("Notification ids\n101 102", "101 102");
    row("101\tBill import failed", "101");
    row("101\tBill import\t14", "101 14");
    row("101\tBill 3 of 4", "101; offered 3 4");
    row("Id\t101", "101");
    row("Id\tSubject\tCount\n101\tBill\t14", "101");
    row("Id\tSubject\n101\t", "101"); // an empty cell at the end
    row("Count\tNotification ID\tId\n14\t101\t3\n15\t102\t4", "101 102");
    row("Count\tId\n14\t101\nsee\n7", "101 7");
    row("Count\tId\n#14\t101", "101");
    row("A\tB\n1\t2", "table A B, best 0");
    row("Date\tId\n2026-03-14\t101", "101");
    row("| Id | Subject |\n|----|---------|\n| 101 | Bill |", "101");
    row("101, Bill import", "offered 101");
    row("saw\t101\tand 102", "101 102");
    row("101,\t102 failed", "101; offered 102");
}

void TestIdParser::tables_data()
{
    columns();
    row("Id,Subject\n101,\"Bill 3, and\n#4\"\n102,\"say \"\"5\"\"\"", "101 102");
    row("Subject;Notification ID\nBill;101\nBill;102-103", "101 102 103");
    row("Subject;Notification ID\nBill;9999999999", "refused: out of range 9999999999");
    row("Id\tSubject\n101\tBill\n12.5\tBill\n\tBill", "101; not an id 12.5");
    row("Id\tSubject\nfor 101\tBill", "offered 101");
    row("Id\tQ1\tQ2\n101\t3\t4", "101");
    row("ID\tBetreff\n101\t3", "101");
    row("通知ID\t件名\n101\t3", "101");
    row("المعرّف\tالموضوع\n101\t3", "101");
    row("| Key | Id |\n| :-- | --: |\n| a \\| 7 | 101 |\n| b | 102 |", "101 102");
    row("Hello, please see 7\n\nId\tCount\n101\t14\n102\t15\n\nand 8\tor\t9", "101 102 8 9; offered 7");
    row("Id\tCount\n101\t14\n102\t15\t16", "101 102 15 16");
    row("Id\tCount\n\n101\t14", "101 14");
    row("Id\tCount", "nothing");
    row("1, 2\n3, 4", "table ? ?, best 0, all ids");
    row("1\t2\n3\t4\n", "table ? ?, best 0, all ids");
    row("1, 2\n3, 4, 5", "1 2 3 4 5");
    row("1, 2\n\n3, 4", "1 2 3 4");
    row("1,\n2,\n", "1 2");
    row("| 1 |\n| 2 |", "1 2");
    row("1, 2", "1 2");
    row("101;Bill\n102;Bill", "table ? ?, best 0");
    row("Subject,Ref,Type\nBill 3,101,14\nBill 4,102,14", "table Subject Ref Type, best 1");
    row("|a|101|\n|b|102|", "table ? ?, best 1");
    row("| 101 | 102 |\n| 103 | 104 |", "table ? ?, best 0, all ids");
}

/// Of Markdown, MySQL, psql, Jira and Confluence.
void TestIdParser::d08_tablesWithBars_data()
{
    columns();
    row("Id | Count\n---|---\n101 | 14\n102 | 15", "101 102");
    row("| Id | Count\n|---|---\n| 101 | 14", "101");
    row("+----+----+\n| Id | Nr |\n+----+----+\n| 101 | 3 |\n| 102 | 4 |\n+----+----+\n2 rows",
        "101 102; offered 2");
    row("+----+----+\n| Nr | Id |\n+----+----+\n| 101 | 3 |\n| 102 | 4 |\n+----+----+", "3 4");
    row(" id  | count\n-----+-------\n 101 |    14\n 102 |    15\n", "101 102");
    row(" id  │ count\n═════╪═══════\n 101 │    14\n 102 │    15\n", "101 102");
    row("┌─────┬────┐\n│ Nr  │ Id │\n├─────┼────┤\n│ 101 │  3 │\n│ 102 │  4 │\n└─────┴────┘\n", "3 4");
    row("│ a │ 101 │\n│ b │ 102 │", "table ? ?, best 1");
    row("||Notification||Status||Count||\n|1001|open|12|\n|1002|open|3|\n|1903|done|44|", "1001 1002 1903");
    row("h3. Failed\n\n|| Count || *Id* ||\n| 12 | 1001 |\n| 3 | #1002, 1003 |\n\nAlso 7",
        "1001 1002 1003; offered 7; not an id h3");
    row("||Notification||Count||\n|1001|12|\n||Notification||Count||\n|1002|3|", "1001 1002");
    row("||Notification||Count||\n||1001|12|\n||1002|3|", "1001 1002");
    row("||Notification||Count||\n|[1001|https://h/x/5]|12|\n|[bill 3|https://h/notification/1002]|[4|#a]|",
        "1001 1002; offered 3; not an id https://h/x/5");
    row("||Notification||Text||Count||\n|1001|open\nsince 5|12|\n|1002|[x] \\| 9|3|", "1001 1002");
    row("||Ticket||Count||\n|1001|12|\n|1002|3|", "table Ticket Count, best 0");
    row("||id|note|\n|-|-|-|\n|0|1001|7|", "1001");
    row("Dear all,\nthank you, and bye", "nothing");
    row("Dear all,\nids 101, 102 and 7x failed.", "101 102; not an id 7x");
}

void TestIdParser::json_data()
{
    columns();
    row("{\"id\":1,\"subject\":\"see #7\",\"notification\":{\"notificationId\":1,\"typeId\":14}}", "1");
    row("[{\"subject\":\"7\\n8\",\"id\":1},\n{\"id\":\"2\"}]", "1 2");
    row("{\"id\":1,\"page\":2}\n{\"id\":3,\"page\":4}\n", "1 3");
    row("{\"items\":[{\"id\":1},{\"id\":2.5}]}", "1; not an id 2.5");
    row("{\"notificationIds\":[1,\"2\",\"3-5\"],\"id\":9}", "1 2 3 4 5");
    row("{\"id\":9999999999}", "refused: out of range 9999999999");
    row("{\"id\":{\"value\":1}}", "nothing");
    row("{\"page\":7}", "offered 7");
    row("{\"id\":1,\"page\":7", "1; offered 7");
    row("[1, 2, 3]", "1 2 3");
}

void TestIdParser::copies_data()
{
    columns();
    row("**Notification 1042**\n\n- State: Found\n- Subject: see `#7`\n\n> 8\n", "1042");
    row("**Benachrichtigung -5**\n\n- Status: 7", "-5");
    row("**Notification 1042**\n", "1042");
    row("**Release 1042**\n\n- #7", "7; offered 1042");
    const char *table = "| Id | Subject |\n| --- | --- |\n| 7 | see #8 |\n";
    const auto intro = [table](const char *line) { return QByteArray(line) + table; };
    row(intro("**13 notifications, #1042, 1050-1060 · 2026-03-14T08:12:00Z**\n\n").constData(), "7");
    row(("#5\n" + intro("**13 notifications**\n\n") + "\n#6").constData(), "5 7 6");
    row(intro("**13 notifications**\r\n\r\n").constData(), "7");
    row(intro("13 notifications\n\n").constData(), "13 7"); // nobody's copy
    row(intro("**See** 13\n\n").constData(), "7; offered 13");
    row(intro("**See 13**\n").constData(), "7; offered 13");
    row("**See 13**\n\n| Name | Subject |\n| --- | --- |\n| x | see #8 |\n", "8; offered 13");
    row("**See 13**\n\nId;Subject\n7;x\n", "7; offered 13");
    row("**See 13**\n\n", "offered 13");
}

void TestIdParser::notIds_data()
{
    columns();
    for (const char *text : {"2026-03-14",
                             "2026-03",
                             "14.03.2026",
                             "14.3.26",
                             "3/14/2026",
                             "14/3/2026",
                             "14-3-2026",
                             "2026-03-14T09:12:00Z",
                             "2026-03-14T09:12:00.123+02:00",
                             "20260314T091200Z",
                             "14-Mar-2026",
                             "9:12",
                             "09:12:33",
                             "09:12:33.123",
                             "9am",
                             "14h",
                             "9h30",
                             "1.2.3",
                             "1.2.3-rc1",
                             "1.2.3.4.5",
                             "555-123-4567",
                             "030-1234567",
                             "089/12345678",
                             "12.5",
                             ".5",
                             "-12.5",
                             "12.5%",
                             "$5",
                             "$5k",
                             "12.50EUR",
                             "1.234.567",
                             "1'234",
                             "1_000",
                             "1e3",
                             "10.0.0.1",
                             "10.0.0.1:8080",
                             "10.0.0.0/24",
                             "fe80::1",
                             "::1",
                             "2001:db8::1",
                             "00:1A:2B:3C:4D:5E",
                             "jane42@example.com",
                             "42@example.com",
                             "h5.example.com",
                             "0xFF",
                             "550e8400-e29b-41d4-a716-446655440000",
                             "a50e8400-e29b-41d4-a716-446655440000",
                             "12ab34f",
                             "a12b34f",
                             "INC-1042",
                             "PR#134",
                             "AB12",
                             "12x",
                             "3rd",
                             "5kg",
                             "1042-a",
                             "12ab34",
                             "1/2",
                             "5/day"}) {
        const QByteArray understood = QByteArray("not an id ") + text;
        row(text, understood.constData());
        // Not even an id word in front makes it an id.
        const QByteArray named = QByteArray("notification: ") + text;
        row(named.constData(), understood.constData());
    }
}

/// A person sees that these are no ids, a simple rule does not.
void TestIdParser::notTakenAutomatically_data()
{
    columns();
    row("14 Mar 2026", "offered 14 2026");
    row("14 March", "offered 14");
    row("14. M\xC3\xA4rz 2026", "offered 14 2026");
    row("March 14, 2026", "offered 14 2026");
    row("Mar 14", "offered 14");
    row("14th March", "not an id 14th");
    row("March 2026", "offered 2026");
    row("2026 March 14", "offered 2026 14");
    row("14-16 March", "offered 14-16");
    row("May 5", "offered 5");
    row("9 pm", "offered 9");
    row("9:30 pm", "not an id 9:30");
    row("14 Uhr", "offered 14");
    row("version 5", "offered 5");
    row("v 5", "offered 5");
    row("+49 170 1234567", "offered 170 1234567; not an id +49");
    row("+1 (555) 123-125", "offered 555 123-125; not an id +1");
    row("(555) 123-125", "555 123 124 125");
    row("555 123-125", "555 123 124 125");
    row("(089) 123456", "offered 123456; not an id 089");
    row("0170 1234567", "offered 1234567; not an id 0170");
    row("0049 170 1234567", "offered 170 1234567; not an id 0049");
    row("tel. 4711", "offered 4711");
    row("Phone: 4711 0815", "offered 4711; not an id 0815");
    row("12 %", "offered 12");
    row("12 percent", "offered 12");
    row("$ 5", "offered 5");
    row("$1,234.56", "not an id $1; not an id 234.56");
    row("5 \xE2\x82\xAC", "offered 5");
    row("12,50 \xE2\x82\xAC", "offered 12 50");
    row("\xE2\x82\xAC 12,50", "offered 12 50");
    row("EUR 5", "offered 5");
    row("5 EUR", "offered 5");
    row("1,234.56", "not an id 1,234.56");
    row("1.234,56", "offered 56; not an id 1.234");
    row("1 000,00", "offered 1; not an id 000; not an id 00");
    row("5\xE5\x86\x86", "offered 5");
    // A number right after an id word is an id.
    row("notification: 14 March 2026", "14; offered 2026");
    row("notification: March 14, 2026", "offered 14 2026");
    row("notification: version 5", "offered 5");
    row("notification: 12 %", "12");
    row("\xF0\x9F\x8F\xB3\xEF\xB8\x8F\xE2\x80\x8D\xF0\x9F\x8C\x88"
        "0",
        "not an id \xE2\x98\x85\xE2\x98\x85"
        "0"); // a command-line flag
}

void TestIdParser::listWithErrors_data()
{
    columns();
    row("1042, 1050-1052, #1077, 12.5, 1050", "1077; offered 1042 1050-1052; not an id 12.5");
    row("7, 12x, 9", "offered 7 9; not an id 12x");
    row("7, 2026-03-14, 9", "offered 7 9; not an id 2026-03-14");
    row("7\n2026-03-14 09:12\n9", "7 9; not an id 2026-03-14; not an id 09:12");
    row("7 12.5 9", "offered 7 9; not an id 12.5");
    row("2026-03-14 1042", "offered 1042; not an id 2026-03-14");
    row("id 1042 2026-03-14", "1042; not an id 2026-03-14");
    row("7, INC-8, 9", "offered 7 9; not an id INC-8");
    row("7, INC-8, #9", "9; offered 7; not an id INC-8");
    row("7, abc, 9", "offered 7 9");
    row("7, 9-", "7; not an id 9-");
    row("On 14 March 2026 at 9:12, 3 imports (12.5 %) failed: #1042 and 1043.",
        "1042 1043; offered 14 2026 3; not an id 9:12; not an id 12.5");
}

void TestIdParser::plainText_data()
{
    columns();
    row("1, 2\n3, 4", "1 2 3 4");
    row("Id\tCount\n101\t14", "101 14");
    row("[{\"id\":1},{\"id\":2}]", "1 2");
    row("{\"id\":1,\"page\":7}", "1; offered 7");
}

void TestIdParser::plainText()
{
    QFETCH(const QString, text);
    QFETCH(const QString, understood);
    QCOMPARE(parsedText(parseIds(text, IdStructure::Ignore)), understood);
}

void TestIdParser::reportsTheFirstSkippedNumber()
{
    QCOMPARE(parseIds(u"#5 failed badly"_s).firstSkipped, u"failed"_s);
    QCOMPARE(parseIds(u"ids 5, 6 and 7"_s).firstSkipped, QString());
    QCOMPARE(parseIds(u"5 = 6"_s).firstSkipped, u"="_s);
    QCOMPARE(parseIds(u"fo\u202Eo 5"_s).firstSkipped, u"foo"_s);
}

SVC_GUILESS_TEST(TestIdParser)
#include "tst_idparser.moc"
