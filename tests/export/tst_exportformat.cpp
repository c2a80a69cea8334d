// SPDX-License-Identifier: MIT
#include "export/exportformat.h"
#include "results/examplerows.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace resultrows;

class TestExportFormat final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void formats_data();
    void formats();
    void summary();
    void doubts_data();
    void doubts();
    void d06_fileNames_data();
    void d06_fileNames();
    void options();
    void chosenColumns();
    void copiesHaveHtml_data();
    void copiesHaveHtml();
    void copiesManyRowsAsTextOnly();
    void provenance();
};

void TestExportFormat::formats_data()
{
    QTest::addColumn<ExportFormat>("format");
    QTest::addColumn<QByteArray>("start");
    QTest::addColumn<QString>("extension");
    QTest::addColumn<QString>("name");
    const auto row = [](const char *extension, ExportFormat format, const char *start, const QString &name) {
        QTest::newRow(qPrintable(name))
            << format << QByteArray(start) << QString::fromLatin1(extension) << name;
    };
    row("csv", ExportFormat::Csv, "\xEF\xBB\xBFState,Id,", u"CSV"_s);
    row("json", ExportFormat::Json, "[\n{\"id\":1042,", u"JSON"_s);
    row("md", ExportFormat::Markdown, "**4 results \u00B7 PRODUCTION", u"Markdown"_s);
    row("txt", ExportFormat::Jira, "*4 results \u00B7 PRODUCTION", u"Jira"_s);
    row("tsv", ExportFormat::Tsv, "State\tId\t", u"TSV"_s);
    row("txt", ExportFormat::PlainText, "Notification 1042 \u00B7 PRODUCTION", u"plain text"_s);
}

/// The counts alone.
void TestExportFormat::summary()
{
    const QString text = QString::fromUtf8(exported({ordinary(), notFound(1050)}, ExportFormat::Summary, {}));
    QVERIFY2(text.startsWith(u"**2 results \u00B7 PRODUCTION \u00B7 acme production \u00B7 "_s),
             qPrintable(text));
    QVERIFY2(text.contains(u"**\n\n| State | Count | Share |\n"_s), qPrintable(text));
    QCOMPARE(fileExtension(ExportFormat::Summary), u"md"_s);
    QCOMPARE(exportFormatName(ExportFormat::Summary), u"a summary"_s);
}

void TestExportFormat::doubts_data()
{
    QTest::addColumn<ExportFormat>("format");
    QTest::addColumn<bool>("isSideBySide");
    QTest::addColumn<int>("times");
    const auto row = [](const char *name, ExportFormat format, int times, bool isSideBySide = false) {
        QTest::newRow(name) << format << isSideBySide << times;
    };
    row("CSV", ExportFormat::Csv, 2);
    row("JSON", ExportFormat::Json, 2);
    row("Markdown", ExportFormat::Markdown, 2);
    row("TSV", ExportFormat::Tsv, 2);
    row("Jira", ExportFormat::Jira, 2);
    row("plain text", ExportFormat::PlainText, 2);
    row("summary", ExportFormat::Summary, 1);
    row("HTML report", ExportFormat::Html, 3);
    row("side by side, CSV", ExportFormat::Csv, 2, true);
    row("side by side, JSON", ExportFormat::Json, 2, true);
    row("side by side, Markdown", ExportFormat::Markdown, 1, true);
}

/// It is beside the reason why there is no notification. Formats without reasons say it once above the rows,
/// and a report does both.
void TestExportFormat::doubts()
{
    QFETCH(const ExportFormat, format);
    QFETCH(const bool, isSideBySide);
    QFETCH(const int, times);
    QList<ResultRow> rows{notFound(1050), notFound(1051)};
    const QByteArray doubt = "All 25 answers are the same and name no id. Is the address complete?";
    const ExportOptions options{.isSideBySide = isSideBySide};
    QCOMPARE(exported(rows, format, {}, options).count(doubt), 0);
    for (ResultRow &row : rows)
        row.sameAnswers = 25; // of which two are copied
    const QByteArray bytes = exported(rows, format, {}, options);
    QVERIFY2(bytes.count(doubt) == times, bytes.constData());
    const ResultCopy copy = copied(rows, format, {}, options);
    if (format == ExportFormat::Markdown)
        QCOMPARE(copy.html.count(QString::fromLatin1(doubt)), times);
}

void TestExportFormat::formats()
{
    QFETCH(const ExportFormat, format);
    QFETCH(const QByteArray, start);
    QFETCH(const QString, extension);
    QFETCH(const QString, name);
    const QByteArray bytes =
        exported({ordinary(), notFound(1050), failed(1051), notLookedUp(1052)}, format, {});
    QVERIFY2(bytes.startsWith(start), bytes.constData());
    for (const char *id : {"1050", "1051", "1052"})
        QVERIFY2(bytes.contains(id), id);
    QVERIFY(bytes.contains("acme production"));
    QCOMPARE(fileExtension(format), extension);
    QCOMPARE(exportFormatName(format), name);
    static_cast<void>(exported({}, format, {}));
}

void TestExportFormat::d06_fileNames_data()
{
    QTest::addColumn<qsizetype>("count");
    QTest::addColumn<QString>("name");
    QTest::newRow("one") << qsizetype(1) << u"notification-2026-11-21-0912.csv"_s;
    QTest::newRow("many") << qsizetype(100'000) << u"notifications-2026-11-21-0912.csv"_s;
    QTest::newRow("none") << qsizetype(0) << u"notifications-2026-11-21-0912.csv"_s;
}

void TestExportFormat::d06_fileNames()
{
    QFETCH(const qsizetype, count);
    QFETCH(const QString, name);
    const QDateTime time(QDate(2026, 11, 21), QTime(9, 12, 59));
    QCOMPARE(suggestedFileName(ExportFormat::Csv, count, time), name);
}

void TestExportFormat::options()
{
    const ExportOptions bare{false, Answers::With};
    QVERIFY(exported({ordinary()}, ExportFormat::Csv, {}, bare)
                .startsWith("\xEF\xBB\xBF"
                            "\"Found\",1042,"));
    QVERIFY(exported({ordinary()}, ExportFormat::Tsv, {}, bare).startsWith("Found\t1042\t"));
    QVERIFY(exported({ordinary()}, ExportFormat::Json, {}, bare).contains("\"extra\":1.10"));
    QVERIFY(!exported({ordinary()}, ExportFormat::Json, {}).contains("extra"));
}

void TestExportFormat::chosenColumns()
{
    ExportOptions options;
    options.fields = {ResultField::Created, ResultField::Subject, ResultField::Id};
    const QList<ResultRow> rows{ordinary(), notFound(1050)};
    QCOMPARE(
        exported({ordinary()}, ExportFormat::Csv, {}, options),
        QByteArray("\xEF\xBB\xBF"
                   "Created,Created (UTC),UTC offset,Subject,Id\r\n2026-03-14T08:12:00Z,2026-03-14 08:12:00,,"
                   "\"Bill import failed\",1042\r\n"));
    QVERIFY(exported(rows, ExportFormat::Csv, {}, options)
                .contains("\r\n,,,\"Notification 1050 was not found for you."));
    QVERIFY(exported(rows, ExportFormat::Tsv, {}, options)
                .startsWith("Created\tSubject\tId\n2026-03-14T08:12:00Z\tBill import failed\t1042\n\t"));
    QVERIFY(exported(rows, ExportFormat::Markdown, {}, options)
                .contains("\n\n| Created | Subject | Id |\n| --- | --- | --- |\n| 2026-03-14T08:12:00Z | "
                          "Bill import failed | 1042 |\n|  | Notification 1050 was not found for you."));
    // A program reads these, and knows their names.
    QCOMPARE(exported(rows, ExportFormat::Json, {}, options), exported(rows, ExportFormat::Json, {}));
    QCOMPARE(exported(rows, ExportFormat::PlainText, {}, options),
             exported(rows, ExportFormat::PlainText, {}));
}

void TestExportFormat::copiesHaveHtml_data()
{
    QTest::addColumn<ExportFormat>("format");
    QTest::addColumn<bool>("hasHtml");
    QTest::newRow("Markdown") << ExportFormat::Markdown << true;
    QTest::newRow("TSV") << ExportFormat::Tsv << true;
    QTest::newRow("plain text") << ExportFormat::PlainText << false;
    QTest::newRow("JSON") << ExportFormat::Json << false;
}

void TestExportFormat::copiesHaveHtml()
{
    QFETCH(const ExportFormat, format);
    QFETCH(const bool, hasHtml);
    for (const QList<ResultRow> &rows :
         {QList<ResultRow>{ordinary()}, QList<ResultRow>{ordinary(), notFound(1050)}}) {
        const ResultCopy copy = copied(rows, format, {});
        QCOMPARE(copy.text, exported(rows, format, {}));
        QCOMPARE(copy.html.contains(u"Bill import failed"_s), hasHtml);
        QCOMPARE(copy.html.isEmpty(), !hasHtml);
    }
}

void TestExportFormat::copiesManyRowsAsTextOnly()
{
    const QList<ResultRow> rows(10'001, notLookedUp(1));
    const ResultCopy copy = copied(rows, ExportFormat::Tsv, {});
    QCOMPARE(copy.text.count('\n'), 10'002);
    QCOMPARE(copy.html, QString());
}

void TestExportFormat::provenance()
{
    Connection connection;
    connection.baseUrl = QUrl(u"https://api.example.com:8443/x"_s);
    connection.dataSource = u"acme"_s;
    connection.environment = u"TEST"_s;
    QCOMPARE(provenanceOf(connection),
             (Provenance{u"acme @ api.example.com:8443"_s, u"TEST"_s, u"api.example.com:8443"_s,
                         EnvironmentColor::Mute, lookupEndpoint(connection)}));
    connection.name = u"mine"_s;
    QCOMPARE(provenanceOf(connection).connection, u"mine"_s);
}

SVC_GUILESS_TEST(TestExportFormat)
#include "tst_exportformat.moc"
