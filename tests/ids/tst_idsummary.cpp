// SPDX-License-Identifier: MIT
#include "ids/idparser.h"
#include "ids/idsummary.h"
#include "support/testprogram.h"

#include <QScopeGuard>
#include <QTest>

using namespace Qt::StringLiterals;

class TestIdSummary final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void summary_data();
    void summary();
    void offered_data();
    void offered();
    void details_data();
    void details();
    void manyDetails();
    void tooMuchText();
    void mixedDirections();
    void groupedCounts();
};

void TestIdSummary::summary_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("summary");
    const auto row = [](const char *text, const char *summary) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(summary);
    };
    row("", "");
    row(" , \n", "");
    row("abc", "no ids found");
    row("#", "no ids found");
    row("5", "1 id");
    row("5, 6", "2 ids");
    row("1001-2024, 1001", "1,024 ids · 1 duplicate removed");
    row("5 of 7 errors", "no ids found");
    row("1042, 1050-1060, #1077, 1050\n12.5", "13 ids · 1 duplicate removed · not an id: “12.5”");
    row("1042, 1043, 12.5", "no ids found · not an id: “12.5”");
    row("5, 5, 5", "1 id · 2 duplicates removed");
    row("12.5, 9:12", "no ids found · not an id: “12.5”, “9:12”");
    row("1.5, 2.5, 3.5, 4.5, 5.5", "no ids found · not an id: “1.5”, “2.5”, “3.5” and 2 more");
    row("12-7", "6 ids · range reversed: from 7 to 12");
    row("-2--5", "4 ids · range reversed: from -5 to -2");
    row("3-1, 6-5", "5 ids · 2 ranges reversed, to run from the smaller id to the larger");
    row("1,234", "2 ids · “1,234” read as separate ids: is the comma a thousands separator?");
    row("1,234; 5,678",
        "4 ids · “1,234” and others read as separate ids: are the commas thousands separators?");
    row("1\xE2\x80\xAF"
        "234",
        "no ids found · “1\xC2\xA0"
        "234” not read: is there a thousands separator in it?");
    row("7\n1\xC2\xA0"
        "234\n5,678-5,680",
        "1 id · “1\xC2\xA0"
        "234” and others not read: are there thousands separators in them?");
    row("Id\tCount\n7\t9", "1 id");
    row("1, 2\n3, 4", "This looks like a table: which column has the ids?");
    row("2147483648", "“2147483648” is out of range: ids go from -2147483648 to 2147483647");
    row("1-100001", "100,001 ids are too many: at most 100,000 can be looked up at a time");
    row("-2147483648-2147483647",
        "4,294,967,296 ids are too many: at most 100,000 can be looked up at a time");
}

void TestIdSummary::summary()
{
    QFETCH(const QString, text);
    QFETCH(const QString, summary);
    QCOMPARE(idSummary(parseIds(text)).join(u" · "_s), summary);
}

void TestIdSummary::offered_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("summary");
    const auto row = [](const char *text, const char *summary) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(summary);
    };
    row("", "");
    row("5", "");
    row("saw 4711", "1 other number: 4711");
    row("saw 4711, 4712, 2026", "3 other numbers: 4711, 4712, 2026");
    row("#5, saw 4711 and 4712 and 5", "2 other numbers: 4711, 4712");
    row("saw 2019-2024", "1 other number: 2019-2024 (6 ids)");
    row("saw 27, 12-10, 2026 and 5 to 7", "4 other numbers: 27, 10-12 (3 ids), 2026 …");
    row("call 1234-5678", "");
}

void TestIdSummary::offered()
{
    QFETCH(const QString, text);
    QFETCH(const QString, summary);
    QCOMPARE(offeredSummary(parseIds(text)), summary);
}

void TestIdSummary::details_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("lines");
    const auto row = [](const QString &text, const QStringList &lines) {
        QTest::newRow(qUtf8Printable(text.first(std::min<qsizetype>(text.size(), 60)))) << text << lines;
    };
    const QString eleven = QStringList(11, u"“12.5”"_s).join(u", "_s);
    row(u""_s, {});
    row(u"5, 6-9"_s, {}); // the text shows that already
    row(u"1-100001"_s, {});
    row(u"1, 2\n3, 4"_s, {});
    row(u"saw 5"_s, {});
    row(u"saw #5, 6-9"_s, {u"ids: 5-9"_s});
    row(u"Id\tCount\n7\t9"_s, {u"ids: 7"_s});
    row(u"saw #5, INC-7"_s, {u"ids: 5"_s});
    row(u"saw 5, 6, 7"_s, {}); // the line of other numbers shows them all
    row(u"saw 4711, 4712, 4713, 20-29"_s, {u"other numbers: 4711, 4712, 4713, 20-29 (10 ids)"_s});
    row(u"call 1234-5678"_s, {});
    row(u"12.5 "_s.repeated(11), {u"not an id: %1"_s.arg(eleven)});
    row(u"12.5 "_s.repeated(30),
        {u"not an id: %1 and 10 more"_s.arg(QStringList(20, u"“12.5”"_s).join(u", "_s))});
}

void TestIdSummary::details()
{
    QFETCH(const QString, text);
    QFETCH(const QStringList, lines);
    QCOMPARE(idDetails(parseIds(text)), lines);
}

void TestIdSummary::manyDetails()
{
    QString text = u"saw "_s;
    for (int id = 1000; id < 1400; id += 2)
        text += u'#' + QString::number(id) + u' ';
    const QStringList lines = idDetails(parseIds(text));
    QCOMPARE(lines.size(), 1);
    QVERIFY2(lines.first().startsWith(u"ids: 1000, 1002, "_s), qPrintable(lines.first()));
    QVERIFY2(lines.first().endsWith(u"1198 and 100 more"_s), qPrintable(lines.first()));
}

void TestIdSummary::tooMuchText()
{
    ParsedIds refused;
    refused.isBlank = false;
    refused.refusal = inputError(ErrorCause::IdTextTooLong);
    QCOMPARE(idSummary(refused),
             QStringList{u"too much text: at most 16 million characters can be read at a time"_s});
}

void TestIdSummary::mixedDirections()
{
    const QStringList summary = idSummary(parseIds(u"5, 7\u05D0"_s));
    QCOMPARE(summary.last(), u"not an id: “\u20687\u05D0\u2069”"_s);

    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::Arabic)); // right-to-left sentences
    const QStringList arabic = idSummary(parseIds(u"5, 9:12-9:30"_s));
    QLocale::setDefault(before);
    QCOMPARE(arabic.last(), u"not an id: “\u20689:12-9:30\u2069”"_s);
}

/// Counts are, ids never.
void TestIdSummary::groupedCounts()
{
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    const auto restore = qScopeGuard([&before] { QLocale::setDefault(before); });
    QCOMPARE(idSummary(parseIds(u"1-2000"_s)), QStringList{u"2,000 ids"_s});
    QCOMPARE(idSummary(parseIds(u"2047-1048"_s)),
             (QStringList{u"1,000 ids"_s, u"range reversed: from 1048 to 2047"_s}));
    QCOMPARE(idSummary(parseIds(u"-2147483648-2147483647"_s)),
             QStringList{u"4,294,967,296 ids are too many: at most 100,000 can be looked up at a time"_s});
    QString many = u"saw"_s;
    for (int number = 1001; number <= 2000; ++number)
        many += u' ' + QString::number(number);
    QCOMPARE(offeredSummary(parseIds(many)), u"1,000 other numbers: 1001, 1002, 1003 …"_s);
}

SVC_GUILESS_TEST(TestIdSummary)
#include "tst_idsummary.moc"
