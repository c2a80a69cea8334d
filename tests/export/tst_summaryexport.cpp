// SPDX-License-Identifier: MIT
#include "export/overviewsections.h"
#include "export/summaryexport.h"
#include "results/examplerows.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace resultrows;

class TestSummaryExport final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void summary();
    void ofNone() { QCOMPARE(summaryExport({}), QString()); }
    void d06_hostileTexts();
    void manyValues();
    void shares_data();
    void shares();
    void histogramHasEveryBin();
};

namespace {

ResultRow ofType(const QString &name)
{
    Notification notification;
    notification.type = NotificationType{{}, name, {}, {}};
    return found(7, notification);
}

QList<ResultRow> manyOf(const QString &name, qsizetype count)
{
    return QList<ResultRow>(count, ofType(name));
}

} // namespace

void TestSummaryExport::summary()
{
    ResultRow later = answered(8, R"({"createdDate":"2026-03-14T11:59:59Z","read":true})");
    later.from = Provenance{u"acme test"_s, u"TEST"_s, u"test.example.com"_s};
    QCOMPARE(summaryExport({ordinary(), later, notFound(1050)}).section(u'\n', 2),
             uR"(| State | Count | Share |
| --- | ---: | ---: |
| Found | 2 | 67% |
| Not found | 1 | 33% |

| Read | Count | Share |
| --- | ---: | ---: |
| Read | 1 | 50% |
| Unread | 1 | 50% |

| Archived | Count | Share |
| --- | ---: | ---: |
| Active | 1 | 50% |
| not given | 1 | 50% |

| Type | Count | Share |
| --- | ---: | ---: |
| Import automation (14) | 1 | 50% |
| not given | 1 | 50% |

| Category | Count | Share |
| --- | ---: | ---: |
| Alerts (2) | 1 | 50% |
| not given | 1 | 50% |

| Connection | Count | Share |
| --- | ---: | ---: |
| PRODUCTION acme production | 2 | 67% |
| TEST acme test | 1 | 33% |

| Created (per hour, UTC) | Count | Share |
| --- | ---: | ---: |
| 2026-03-14 08:00 | 1 | 50% |
| 2026-03-14 11:00 | 1 | 50% |
)"_s);
}

void TestSummaryExport::d06_hostileTexts()
{
    const QString summary =
        summaryExport({ofType(u"a|b\n| c | 1 | 2 |"_s), ofType(u"<img src=x>"_s),
                       ofType(u"![x](https://h.invalid)"_s), ofType(u"x\u202Ey"_s), ofType(u"@everyone"_s)});
    QVERIFY2(summary.contains(u"| a\\|b \\| c \\| 1 \\| 2 \\| | 1 | 20% |\n"_s), qPrintable(summary));
    QVERIFY2(summary.contains(u"| \\<img src=x\\> |"_s), qPrintable(summary));
    QVERIFY2(summary.contains(u"| `![x](https://h.invalid)` |"_s), qPrintable(summary));
    QVERIFY2(!summary.contains(u'\u202E'), qPrintable(summary));
    QVERIFY2(summary.contains(u"`@everyone`"_s), qPrintable(summary));
}

void TestSummaryExport::manyValues()
{
    QList<ResultRow> rows;
    for (int type = 0; type < 25; ++type)
        rows += manyOf(u"Type %1"_s.arg(type), 30 - type);
    const ResultOverview overview = overviewOf(rows, QTimeZone::utc());
    const auto types = [&overview](qsizetype maxEntries) {
        for (const OverviewSection &section : overviewSections(overview, u"UTC"_s, maxEntries)) {
            if (section.title == u"Type"_s)
                return section.entries;
        }
        return QList<OverviewEntry>();
    };
    QCOMPARE(types(25).size(), 25);
    QCOMPARE(types(25).last().text, u"Type 24"_s);
    QCOMPARE(types(20).size(), 20);
    QCOMPARE(types(20).at(18).text, u"Type 18"_s);
    QCOMPARE(types(20).last().text, u"6 others"_s);
    QCOMPARE(types(20).last().rows, 11 + 10 + 9 + 8 + 7 + 6);
}

void TestSummaryExport::shares_data()
{
    QTest::addColumn<qsizetype>("first");
    QTest::addColumn<qsizetype>("second");
    QTest::addColumn<QString>("shares");
    QTest::newRow("all") << qsizetype(3) << qsizetype(0) << u"100%"_s;
    QTest::newRow("halves are rounded up") << qsizetype(5) << qsizetype(3) << u"63% 38%"_s;
    QTest::newRow("few, but not none") << qsizetype(999) << qsizetype(1) << u"100% <1%"_s;
}

void TestSummaryExport::shares()
{
    QFETCH(const qsizetype, first);
    QFETCH(const qsizetype, second);
    const ResultOverview overview =
        overviewOf(manyOf(u"a"_s, first) + manyOf(u"b"_s, second), QTimeZone::utc());
    QStringList shares;
    for (const OverviewSection &section : overviewSections(overview, u"UTC"_s)) {
        for (const OverviewEntry &entry : section.entries) {
            if (section.title == u"Type"_s)
                shares += entry.share;
        }
    }
    QTEST(shares.join(u' '), "shares");
}

void TestSummaryExport::histogramHasEveryBin()
{
    const ResultOverview overview = overviewOf(
        {ordinary(), answered(8, R"({"createdDate":"2026-03-14T11:59:59Z"})"), withSubject(u"s"_s)},
        QTimeZone("Europe/Berlin"));
    const QList<OverviewSection> sections = overviewSections(overview, u"CET"_s);
    const auto histogram = std::find_if(sections.begin(), sections.end(),
                                        [](const OverviewSection &section) { return section.isHistogram; });
    QVERIFY(histogram != sections.end());
    QCOMPARE(histogram->title, u"Created (per hour, CET)"_s);
    QStringList bins;
    for (const OverviewEntry &entry : histogram->entries)
        bins += entry.text.last(5) + u' ' + entry.count;
    QCOMPARE(bins.join(u", "_s), u"09:00 1, 10:00 0, 11:00 0, 12:00 1"_s);
    QCOMPARE(sections.last().title, u"Created"_s);
    QCOMPARE(sections.last().entries.first().text, u"not given"_s);
}

SVC_GUILESS_TEST(TestSummaryExport)
#include "tst_summaryexport.moc"
