// SPDX-License-Identifier: MIT
#include "results/resultfilter.h"
#include "results/resultrows.h"
#include "results/searchtext.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace resultrows;

class TestResultFilter final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void filters_data();
    void filters();
    void rowsThatSortAlike();
    void empty();
};

void TestResultFilter::filters_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("chips");
    QTest::addColumn<QList<int>>("ids");
    const auto add = [](const char *name, const QString &text, ResultChips chips, const QList<int> &ids) {
        QTest::newRow(name) << text << int(chips.toInt()) << ids;
    };
    const QList<int> all{1042, 2, 3, 50, 51, 52};
    add("nothing", {}, {}, all);
    add("blanks", u"  "_s, {}, all);
    add("subject", u"IMPORT"_s, {}, {1042, 2});
    add("accents", u"resume"_s, {}, {3});
    add("accents typed", u"r\u00E9sum\u00E9"_s, {}, {3});
    add("two words in two columns", u"alerts bill"_s, {}, {1042});
    add("id", u"104"_s, {}, {1042});
    add("full-width id", u"\uFF11\uFF10\uFF14\uFF12"_s, {}, {1042});
    add("date", u"2026-03-14"_s, {}, {1042});
    add("state in words", u"not looked up"_s, {}, {52});
    add("connection", u"acme prod"_s, {}, all);
    add("not across columns", u"failedImport"_s, {}, {});
    add("preview is not shown in a column", u"bills"_s, {}, {});
    add("unread", {}, ResultChip::Unread, {1042});
    add("archived", {}, ResultChip::Archived, {2});
    add("not found", {}, ResultChip::NotFound, {50});
    add("failed", {}, ResultChip::Failed, {51});
    add("either chip", {}, ResultChip::Unread | ResultChip::Failed, {1042, 51});
    add("chip and text", u"import"_s, ResultChip::Archived | ResultChip::NotFound, {2});
    add("none", u"import"_s, ResultChip::Failed, {});
}

void TestResultFilter::filters()
{
    QFETCH(const QString, text);
    QFETCH(const int, chips);
    QFETCH(const QList<int>, ids);
    const QList<ResultRow> rows{
        ordinary(),
        answered(2, R"({"subject":"Import","read":true,"archived":true})"),
        answered(3, R"({"subject":"Résumé"})"),
        notFound(50),
        failed(51),
        notLookedUp(52),
    };
    const ResultFilter filter(text, ResultChips::fromInt(chips));
    QList<int> accepted;
    SearchTexts texts;
    for (const ResultRow &row : rows) {
        if (filter.fitsChips(row) && filter.fitsWords(texts.of(row)))
            accepted += row.lookup.id;
    }
    QCOMPARE(accepted, ids);
}

/// What a row shows is its own, whatever other rows have shown before it.
void TestResultFilter::rowsThatSortAlike()
{
    SearchTexts texts;
    const auto isShown = [&texts](const QByteArray &type) {
        const ResultRow row = answered(7, R"({"notificationType":)" + type + '}');
        return ResultFilter(u"(14)"_s, {}).fitsWords(texts.of(row));
    };
    QVERIFY(!isShown(R"({"notificationTypeId":14})"));
    QVERIFY(isShown(R"({"notificationTypeId":14,"notificationTypeInfo":"14"})"));
}

void TestResultFilter::empty()
{
    QVERIFY(ResultFilter().isEmpty());
    QVERIFY(ResultFilter(u" "_s, {}).isEmpty());
    QVERIFY(!ResultFilter(u"x"_s, {}).isEmpty());
    QVERIFY(!ResultFilter({}, ResultChip::Failed).isEmpty());
}

SVC_GUILESS_TEST(TestResultFilter)
#include "tst_resultfilter.moc"
