// SPDX-License-Identifier: MIT
#include "ids/idlist.h"
#include "support/testprogram.h"

#include <QTest>

#include <limits>

using namespace Qt::StringLiterals;

using Ids = QList<qint32>;

namespace {

constexpr qint32 kMin = std::numeric_limits<qint32>::min();
constexpr qint32 kMax = std::numeric_limits<qint32>::max();

} // namespace

class TestIdList final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void d04_one_data();
    void d04_one();
    void d04_list_data();
    void d04_list();
    void d04_listRefused_data();
    void d04_listRefused();
    void longInput();
};

void TestIdList::d04_one_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<qint32>("id");
    const auto row = [](const char *typed, qint32 id) {
        QTest::newRow(typed) << QString::fromLatin1(typed) << id;
    };
    row("0", 0);
    row("-0", 0);
    row("7", 7);
    row("-3", -3);
    row(" \t7\r\n", 7);
    row("2147483647", kMax);
    row("-2147483648", kMin);
}

void TestIdList::d04_one()
{
    QFETCH(QString, typed);
    QFETCH(qint32, id);
    QCOMPARE(parseExactIds(typed).value(), Ids{id});
}

void TestIdList::d04_list_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<Ids>("ids");
    const auto row = [](const char *typed, const Ids &ids) {
        QTest::newRow(typed) << QString::fromUtf8(typed) << ids;
    };
    row("7,9", {7, 9});
    row("7,9 12\n13", {7, 9, 12, 13});
    row("7\t9\r\n12", {7, 9, 12});
    row(",,7 , ,9,", {7, 9});
    row("7\u00A0"
        "9\u2028"
        "12",
        {7, 9, 12});
    row("7-12", {7, 8, 9, 10, 11, 12});
    row("7-7", {7});
    row("12-7", {7, 8, 9, 10, 11, 12});
    row("-3", {-3});
    row("7 -3", {7, -3});
    row("-5--2", {-5, -4, -3, -2});
    row("-2--5", {-5, -4, -3, -2});
    row("-2-1", {-2, -1, 0, 1});
    row("1--2", {-2, -1, 0, 1});
    row("9,7,9,8,7", {9, 7, 8});
    row("5,3-6,1", {5, 3, 4, 6, 1});
    row("7 - 9; #12 and [13]", {7, 8, 9, 12, 13});
    row("ids: 7, 9", {7, 9});
    row("https://h/notification/7", {7});
    row("2147483646-2147483647", {kMax - 1, kMax});
    row("-2147483648--2147483647", {kMin, kMin + 1});
    row("2147483647,-2147483648", {kMax, kMin});
    row("1,2\n3,4", {1, 2, 3, 4}); // the window would ask about it
    row("101,102", {101, 102});    // about this, too
}

void TestIdList::d04_list()
{
    QFETCH(QString, typed);
    QFETCH(Ids, ids);
    const Result<Ids> parsed = parseExactIds(typed);
    QVERIFY(parsed);
    QCOMPARE(*parsed, ids);
}

void TestIdList::d04_listRefused_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<ErrorCause>("cause");
    QTest::addColumn<QString>("part");
    const auto row = [](const char *typed, ErrorCause cause, const char *part) {
        QTest::newRow(typed) << QString::fromUtf8(typed) << cause << QString::fromUtf8(part);
    };
    row("", ErrorCause::Required, "");
    row(" , ,\n", ErrorCause::Required, "");
    row("[[[[", ErrorCause::IdNotANumber, "[[[[");
    row("\"\"", ErrorCause::IdNotANumber, "\"\"");
    row("7,1e3,9", ErrorCause::IdNotANumber, "1e3");
    row("7,+7", ErrorCause::IdNotANumber, "+7");
    row("0x10", ErrorCause::IdNotANumber, "0x10");
    row("12.5", ErrorCause::IdNotANumber, "12.5");
    row("007", ErrorCause::IdNotANumber, "007");
    row("1 000,00", ErrorCause::IdNotANumber, "000");
    row("7-", ErrorCause::IdNotANumber, "7-");
    row("7 1\u00A0234", ErrorCause::IdNotANumber, "1\u00A0234");
    row("1\u202F234", ErrorCause::IdNotANumber, "1\u00A0234");
    row("1,234-1,240", ErrorCause::IdNotANumber, "1,234-1,240");
    row("7--", ErrorCause::IdNotANumber, "7--");
    row("foo", ErrorCause::IdNotANumber, "foo");
    row("foo 7", ErrorCause::IdNotANumber, "foo");
    row("#7 and foo", ErrorCause::IdNotANumber, "foo");
    row("7 2026-03-14", ErrorCause::IdNotANumber, "2026-03-14");
    row("Id\tCount\n7\t9", ErrorCause::IdNotANumber, "Count");
    row("{\"id\":7,\"page\":9}", ErrorCause::IdNotANumber, "page");
    row("**Notification 7**\n- State: Found", ErrorCause::IdNotANumber, "State");
    row("#", ErrorCause::IdNotANumber, "#");
    row("7---9", ErrorCause::IdNotANumber, "7---9");
    row("--7", ErrorCause::IdNotANumber, "--7");
    row("7-9-12", ErrorCause::IdNotANumber, "7-9-12");
    row("1 INC-1042", ErrorCause::IdNotANumber, "INC-1042");
    row("1,2147483648", ErrorCause::IdOutOfRange, "2147483648");
    row("-2147483649,1", ErrorCause::IdOutOfRange, "-2147483649");
    row("1-2147483648", ErrorCause::IdOutOfRange, "1-2147483648");
    row("1-99999999999999999999", ErrorCause::IdOutOfRange, "1-99999999999999999999");
    row("1-100001", ErrorCause::TooManyIds, "100001");
    row("1-100000,5", ErrorCause::TooManyIds, "100001");
    row("-2147483648-2147483647", ErrorCause::TooManyIds, "4294967296");
    row("1-60000 60001-120000", ErrorCause::TooManyIds, "120000");
}

void TestIdList::d04_listRefused()
{
    QFETCH(QString, typed);
    QFETCH(ErrorCause, cause);
    QFETCH(QString, part);
    const Result<Ids> parsed = parseExactIds(typed);
    QVERIFY(!parsed);
    QCOMPARE(parsed.error().kind, ErrorKind::Input);
    QCOMPARE(parsed.error().cause, cause);
    QCOMPARE(parsed.error().detail, part);
}

void TestIdList::longInput()
{
    const Result<Ids> junk = parseExactIds(QString(1'000'000, u'x'));
    QVERIFY(!junk);
    QCOMPARE(junk.error().detail.size(), 60);
    QVERIFY(!parseExactIds(QString(1'000'000, u'9')));
    QVERIFY(!parseExactIds(QString(1'000'000, u' ')));
}

SVC_GUILESS_TEST(TestIdList)
#include "tst_idlist.moc"
