// SPDX-License-Identifier: MIT
#include "ids/idparser.h"
#include "ids/idsummary.h"
#include "support/testprogram.h"

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
    void details();
    void everyReasonIsNamed();
    void mixedDirections();
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
    row("5 of 7 errors", "no ids found");
    row("1042, 1050-1060, #1077, 12.5, 1050", "13 ids · 1 duplicate removed · ignored: “12.5”");
    row("5, 5, 5", "1 id · 2 duplicates removed");
    row("12.5, 9:12", "no ids found · ignored: “12.5”, “9:12”");
    row("1.5, 2.5, 3.5, 4.5, 5.5", "no ids found · ignored: “1.5”, “2.5”, “3.5” and 2 more");
    row("12-7", "6 ids · range turned: from 7 to 12");
    row("-2--5", "4 ids · range turned: from -5 to -2");
    row("3-1, 6-5", "5 ids · 2 ranges turned, to run from the smaller id to the larger");
    row("1,234", "2 ids · “1,234” read as separate ids: is the comma a thousands separator?");
    row("1,234; 5,678",
        "4 ids · “1,234” and others read as separate ids: are the commas thousands separators?");
    row("2147483648", "“2147483648” is out of range: ids go from -2147483648 to 2147483647");
    row("1-100001", "100001 ids are too many: at most 100000 can be looked up at a time");
    row("-2147483648-2147483647", "4294967296 ids are too many: at most 100000 can be looked up at a time");
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
    row("saw 4711, 4712, 4790", "3 other numbers: 4711, 4712, 4790");
    row("#5, saw 4711 and 4712 and 5", "2 other numbers: 4711, 4712");
    row("saw 1-5", "5 other numbers: 1, 2, 3 …");
    row("saw 1-100000, 200000", "more than 100000 other numbers: 1, 2, 3 …");
}

void TestIdSummary::offered()
{
    QFETCH(const QString, text);
    QFETCH(const QString, summary);
    QCOMPARE(offeredSummary(parseIds(text)), summary);
}

void TestIdSummary::details()
{
    QCOMPARE(ignoredDetails(parseIds(u"5, 6"_s)), QStringList());
    QCOMPARE(ignoredDetails(parseIds(u"5, 12.5, 2026-03-14, INC-1042"_s)),
             (QStringList{u"“12.5”: an amount or a decimal number"_s, u"“2026-03-14”: a date"_s,
                          u"“INC-1042”: a code with letters"_s}));
    const QStringList many = ignoredDetails(parseIds(u"12.5\n"_s.repeated(30)));
    QCOMPARE(many.size(), 21);
    QCOMPARE(many.last(), u"and 10 more"_s);
    ParsedIds refused;
    refused.isBlank = false;
    refused.refusal = inputError(ErrorCause::IdTextTooLong);
    QCOMPARE(idSummary(refused),
             QStringList{u"too much text: at most 16 million characters can be read at a time"_s});
}

void TestIdSummary::everyReasonIsNamed()
{
    QStringList phrases;
    for (int reason = 0; reason <= static_cast<int>(IgnoredReason::Unclear); ++reason) {
        ParsedIds parsed;
        parsed.ignored = {{u"x"_s, static_cast<IgnoredReason>(reason)}};
        parsed.ignoredCount = 1;
        const QString phrase = ignoredDetails(parsed).value(0);
        QVERIFY2(phrase.startsWith(u"“x”: "_s), qPrintable(phrase));
        QVERIFY2(!phrases.contains(phrase), qPrintable(phrase));
        phrases += phrase;
    }
}

void TestIdSummary::mixedDirections()
{
    const QStringList summary = idSummary(parseIds(u"5, 7\u05D0"_s));
    QCOMPARE(summary.last(), u"ignored: “\u20687\u05D0\u2069”"_s);

    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::Arabic)); // whose sentences run the other way
    const QStringList arabic = idSummary(parseIds(u"5, 9:12-9:30"_s));
    QLocale::setDefault(before);
    QCOMPARE(arabic.last(), u"ignored: “\u20689:12-9:30\u2069”"_s);
}

SVC_GUILESS_TEST(TestIdSummary)
#include "tst_idsummary.moc"
