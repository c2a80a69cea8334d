// SPDX-License-Identifier: MIT
// Ids among other things: which numbers of a mail, a ticket, a table or JSON are taken, which are only
// offered, and what is no id at all.
#include "ids/idparser.h"
#include "parsedtext.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

class TestIdProse final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void words_data();
    void words() { check(); }
    void addresses_data();
    void addresses() { check(); }
    void joined_data();
    void joined() { check(); }
    void cells_data();
    void cells() { check(); }
    void notIds_data();
    void notIds() { check(); }
    void listWithMistakes_data();
    void listWithMistakes() { check(); }
    void passedOver();

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

void TestIdProse::words_data()
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
    row("ids 5 6 7 failed", "5 6 7");
    row("id 5 6 failed", "5; offered 6");
    row("id 5 6", "5 6");
    row("id(s) 5 6 failed", "5 6");
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
    row("id5 failed", "ignored id5 (code)");
    row("id-5 failed", "ignored id-5 (code)");
    row("3 other numbers: 4711, 4712, 4790", "offered 3 4711 4712 4790");
    row("we saw 4711-4713 again", "offered 4711 4712 4713");
    row("from 5 to 7 errors", "offered 5 7");
    row("ids from 5 to 7 failed", "5 6 7");
    row("saw 7, 8 and 7", "offered 7 8");
    row("saw 7\n7", "7");
    row("saw 9999999999 again", "ignored 9999999999 (range)");
}

void TestIdProse::addresses_data()
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
    row("https://h/notification/155abc", "ignored https://h/notification/155abc (address)");
    row("https://h/notification/1.5", "ignored https://h/notification/1.5 (address)");
    row("https://h/notifications", "nothing");
    row("https://h/x/155", "ignored https://h/x/155 (address)");
    row("https://h/x?notification=155", "ignored https://h/x?notification=155 (address)");
    row("www.example.com/5", "ignored www.example.com/5 (address)");
}

void TestIdProse::joined_data()
{
    columns();
    row("#5, 6 and 7 failed, 8 too", "5 6 7; offered 8");
    row("saw 5, #6", "5 6");
    row("saw 5, id 6", "6; offered 5");
    row("saw 5 #6", "6; offered 5");
    row("ids: 5, 6,\n7 and 8 failed", "5 6 7 8");
    row("ids: 5, 6\nand 7 failed", "5 6 7");
    row("ids: 5, 6,\n\n7 failed", "5 6; offered 7");
    row("saw 5,\n6", "6; offered 5");
    row("#5; then 6", "5; offered 6");
    row("#5 (6)", "5 6");
    row("saw #5 (6)", "5; offered 6");
    row("{\"notificationId\": 1042, \"count\": 7}", "1042; offered 7");
    row("{\"ids\":[1,2,3],\"page\":7}", "1 2 3; offered 7");
    row("[{\"id\":1},{\"id\":2}]", "1 2");
    row("{\"notificationTypeId\":14,\"notificationId\":5}", "5; offered 14");
    row("notificationId=155&page=7", "155; offered 7");
}

void TestIdProse::cells_data()
{
    columns();
    row("101\n102\n", "101 102");
    row("Id\n101\n102\n", "101 102");
    row("Notification ids\n101 102", "101 102");
    row("101\tBill import failed", "101");
    row("101\tBill import\t14", "101 14");
    row("101\tBill 3 of 4", "101; offered 3 4");
    row("Id\t101", "101");
    row("Id\tSubject\tCount\n101\tBill\t14", "101; offered 14");
    row("Count\tNotification ID\tId\n14\t101\t3\n15\t102\t4", "101 102; offered 14 3 15 4");
    row("Count\tId\n14\t101\nsee\n7", "101 7; offered 14");
    row("Count\tId\n#14\t101", "14 101");
    row("A\tB\n1\t2", "1 2");
    row("Date\tId\n2026-03-14\t101", "101; ignored 2026-03-14 (date)");
    row("| Id | Subject |\n|----|---------|\n| 101 | Bill |", "101");
    row("101, Bill import", "offered 101");
    row("saw\t101\tand 102", "101 102");
    row("101,\t102 failed", "101; offered 102");
}

void TestIdProse::notIds_data()
{
    columns();
    const auto rows = [](const char *reason, std::initializer_list<const char *> texts) {
        for (const char *text : texts) {
            const QByteArray understood = "ignored " + QByteArray(text) + " (" + reason + ')';
            row(text, understood.constData());
            // Nothing that says an id comes makes an id of it.
            const QByteArray named = QByteArray("notification: ") + text;
            row(named.constData(), understood.constData());
        }
    };
    rows("date", {"2026-03-14",
                  "2026-03",
                  "14.03.2026",
                  "14.3.26",
                  "3/14/2026",
                  "14/3/2026",
                  "14-3-2026",
                  "2026-03-14T09:12:00Z",
                  "2026-03-14T09:12:00.123+02:00",
                  "20260314T091200Z",
                  "14 Mar 2026",
                  "14 March",
                  "14. M\xC3\xA4rz 2026",
                  "March 14, 2026",
                  "Mar 14",
                  "14th March",
                  "March 2026",
                  "14-Mar-2026",
                  "2026 March 14",
                  "14-16 March",
                  "May 5"});
    rows("time", {"9:12", "09:12:33", "09:12:33.123", "9am", "9 pm", "9:30 pm", "14 Uhr", "14h", "9h30"});
    rows("version", {"1.2.3", "1.2.3-rc1", "version 5", "v 5", "1.2.3.4.5"});
    rows("phone", {"+49 170 1234567", "+1 (555) 123-4567", "(555) 123-4567", "(089) 123456", "555-123-4567",
                   "555 123-4567", "0170 1234567", "0049 170 1234567", "030-1234567", "089/12345678",
                   "tel. 4711", "Phone: 4711 0815"});
    rows("amount", {"12.5",
                    ".5",
                    "-12.5",
                    "12.5%",
                    "12 %",
                    "12 percent",
                    "$5",
                    "$ 5",
                    "$5k",
                    "$1,234.56",
                    "5 \xE2\x82\xAC",
                    "12,50 \xE2\x82\xAC",
                    "\xE2\x82\xAC 12,50",
                    "EUR 5",
                    "5 EUR",
                    "12.50EUR",
                    "1,234.56",
                    "1.234,56",
                    "1.234.567",
                    "1'234",
                    "1_000",
                    "1e3",
                    "5\xE5\x86\x86"});
    rows("address", {"10.0.0.1", "10.0.0.1:8080", "10.0.0.0/24", "fe80::1", "::1", "2001:db8::1",
                     "00:1A:2B:3C:4D:5E", "jane42@example.com", "42@example.com", "h5.example.com"});
    rows("hex", {"0xFF", "550e8400-e29b-41d4-a716-446655440000", "a50e8400-e29b-41d4-a716-446655440000",
                 "12ab34f", "a12b34f"});
    rows("code", {"INC-1042", "PR#134", "AB12", "12x", "3rd", "5kg", "1042-a", "12ab34"});
    rows("unclear", {"1/2", "5/day"});
}

void TestIdProse::listWithMistakes_data()
{
    columns();
    row("1042, 1050-1052, #1077, 12.5, 1050", "1042 1050 1051 1052 1077; ignored 12.5 (amount); 1 double");
    row("7, 12x, 9", "7 9; ignored 12x (code)");
    row("7, 2026-03-14, 9", "7 9; ignored 2026-03-14 (date)");
    row("7\n2026-03-14 09:12\n9", "7 9; ignored 2026-03-14 (date); ignored 09:12 (time)");
    row("7 12.5 9", "offered 7 9; ignored 12.5 (amount)");
    row("2026-03-14 1042", "offered 1042; ignored 2026-03-14 (date)");
    row("id 1042 2026-03-14", "1042; ignored 2026-03-14 (date)");
    row("7, INC-8, 9", "offered 7 9; ignored INC-8 (code)");
    row("7, INC-8, #9", "9; offered 7; ignored INC-8 (code)");
    row("7, abc, 9", "offered 7 9");
    row("On 14 March 2026 at 9:12, 3 imports (12.5 %) failed: #1042 and 1043.",
        "1042 1043; offered 3; ignored 14 March 2026 (date); ignored 9:12 (time); ignored 12.5 % (amount)");
}

void TestIdProse::passedOver()
{
    QCOMPARE(parseIds(u"#5 failed badly"_s).passedOver, u"failed"_s);
    QCOMPARE(parseIds(u"ids 5, 6 and 7"_s).passedOver, QString());
    QCOMPARE(parseIds(u"5 = 6"_s).passedOver, u"="_s);
    QCOMPARE(parseIds(u"fo\u202Eo 5"_s).passedOver, u"foo"_s);
}

SVC_GUILESS_TEST(TestIdProse)
#include "tst_idprose.moc"
