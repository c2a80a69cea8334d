// SPDX-License-Identifier: MIT
// Answers of several connections side by side, as Markdown and CSV.
#include "export/exportformat.h"
#include "ids/idparser.h"
#include "results/examplerows.h"
#include "support/testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace resultrows;

namespace {

enum class Columns { All, Shown };

ExportOptions optionsFor(Columns columns, bool withHeaders = true)
{
    ExportOptions options{.headers = withHeaders, .isSideBySide = true};
    if (columns == Columns::Shown)
        options.fields = mainFields();
    return options;
}

QString sideBySideMarkdown(const QList<ResultRow> &rows)
{
    return QString::fromUtf8(exported(rows, ExportFormat::Markdown, {}, optionsFor(Columns::All)));
}

QByteArray sideBySideCsv(const QList<ResultRow> &rows, Columns columns = Columns::All)
{
    return exported(rows, ExportFormat::Csv, {}, optionsFor(columns));
}

QString sideBySideTsv(const QList<ResultRow> &rows, Columns columns, bool withHeaders = true)
{
    return QString::fromUtf8(exported(rows, ExportFormat::Tsv, {}, optionsFor(columns, withHeaders)));
}

QByteArray sideBySideJson(const QList<ResultRow> &rows, Answers answers = Answers::Without)
{
    ExportOptions options = optionsFor(Columns::All);
    options.answers = answers;
    return exported(rows, ExportFormat::Json, {}, options);
}

/// Returns what is copied with Markdown, and with TSV.
QString sideBySideHtml(const QList<ResultRow> &rows)
{
    return copied(rows, ExportFormat::Markdown, {}, optionsFor(Columns::All)).html;
}

QString sideBySideHtmlTable(const QList<ResultRow> &rows, Columns columns)
{
    return copied(rows, ExportFormat::Tsv, {}, optionsFor(columns)).html;
}

const Provenance kTest{u"acme test"_s, u"TEST"_s, u"test.example.com"_s};

ResultRow inTest(ResultRow row)
{
    row.from = kTest;
    row.connectionId = u"test"_s;
    return row;
}

QList<ResultRow> ticket()
{
    return {ordinary(),
            answered(7, R"({"notificationId":7,"subject":"a","read":true,"archived":true})"),
            notFound(8),
            failed(9),
            inTest(answered(1042, R"({"notificationId":1042,"subject":"Bill | failed","read":true})")),
            inTest(notFound(7)),
            inTest(notFound(8))};
}

} // namespace

class TestSideBySideExport final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void markdown();
    void markdownOfNone() { QCOMPARE(sideBySideMarkdown({}), QString()); }
    void csv();
    void csvOfNone() { QCOMPARE(sideBySideCsv({}), QByteArray("\xEF\xBB\xBFId,Differs\r\n")); }
    void shownColumns();
    void html();
    void json();
    void hostileTexts();
    void pastesBack();
};

void TestSideBySideExport::markdown()
{
    QCOMPARE(
        sideBySideMarkdown(ticket()),
        uR"(**4 results · PRODUCTION, TEST · acme production, acme test · api.example.com, test.example.com · 2026-11-21T09:12:03Z**

| Id | Subject | PRODUCTION acme production | TEST acme test | Differs |
| --- | --- | --- | --- | --- |
| 1042 | Bill import failed | Unread, Active | Read · Bill \| failed | read, archived, subject, preview, type, category, created |
| 7 | a | Read, Archived | Not found | only in PRODUCTION |
| 8 |  | Not found | Not found |  |
| 9 |  | Failed: The service failed (500). Try again later. If it keeps happening, tell whoever runs the service. The answer says: “=cmd\|'/c `calc'!A0”.` | Not looked up | not compared: PRODUCTION, TEST |
)"_s);
}

void TestSideBySideExport::csv()
{
    QList<ResultRow> rows = ticket();
    rows.removeFirst(); // whose preview has a line break
    const QList<QByteArray> lines = sideBySideCsv(rows).split('\n');
    QCOMPARE(lines.size(), 6);
    QVERIFY2(lines.at(0).startsWith("\xEF\xBB\xBFId,Differs,PRODUCTION acme production: State,"),
             lines.at(0).constData());
    QVERIFY2(lines.at(0).contains(",PRODUCTION acme production: Fetched by,TEST acme test: State,"),
             lines.at(0).constData());
    QCOMPARE(
        lines.at(1),
        QByteArray(R"(7,"only in PRODUCTION","Found","a",,,,,,,,,,,"Read","Archived",,,2026-11-21T09:12:03Z,)"
                   R"(2026-11-21 09:12:03,"api.example.com",,"Not found",,,,,,,,,,,,,,"Notification 7 was )"
                   "not found for you. It may belong to another user, partition, data source or key, or "
                   R"(the id may be wrong.",404,2026-11-21T09:12:03Z,2026-11-21 09:12:03,"test.example.com",)"
                   "\r"));
    QVERIFY2(lines.at(3).startsWith("9,\"not compared: PRODUCTION, TEST\",\"Failed\","),
             lines.at(3).constData());
    QVERIFY2(lines.at(3).endsWith(",\"Not looked up\",,,,,,,,,,,,,,,,,,\"test.example.com\",\r"),
             lines.at(3).constData());
    // An id that only the second connection was asked for.
    QVERIFY2(lines.at(4).startsWith("1042,\"not compared: PRODUCTION\",\"Not looked up\",,,,,,,,,,,,,,,,,,"
                                    "\"api.example.com\",,\"Found\","),
             lines.at(4).constData());
}

void TestSideBySideExport::shownColumns()
{
    const QList<ResultRow> rows = ticket().sliced(1);
    QCOMPARE(
        sideBySideTsv(rows.sliced(1), Columns::Shown).section(u'\n', 0, 2),
        u"Id\tSubject\tPRODUCTION acme production\tTEST acme test\tDiffers\n"
        "8\t\tNot found\tNot found\t\n"
        "9\t\tFailed: The service failed (500). Try again later. If it keeps happening, tell whoever runs "
        "the service. The answer says: “=cmd|'/c calc'!A0”.\tNot looked up\tnot compared: PRODUCTION, TEST"_s);
    QCOMPARE(sideBySideTsv({rows.first(), rows.last()}, Columns::Shown, false),
             u"7\ta\tRead, Archived\tNot looked up\tnot compared: TEST\n"
             "8\t\tNot looked up\tNot found\tnot compared: PRODUCTION\n"_s);
    const QByteArray csv = sideBySideCsv(rows, Columns::Shown);
    QVERIFY2(csv.startsWith("\xEF\xBB\xBFId,Subject,PRODUCTION acme production,TEST acme test,Differs\r\n"
                            "7,\"a\",\"Read, Archived\",\"Not found\",\"only in PRODUCTION\"\r\n"),
             csv.constData());
    const QString all = sideBySideTsv(rows, Columns::All);
    QVERIFY2(all.startsWith(u"Id\tDiffers\tPRODUCTION acme production: State\t"_s), qPrintable(all));
    QVERIFY2(all.contains(u"\n7\tonly in PRODUCTION\tFound\ta\t"_s), qPrintable(all));
}

void TestSideBySideExport::html()
{
    const QList<ResultRow> rows{ticket().at(1), ticket().at(5)};
    const QString table = u"<tr><th>Id</th><th>Subject</th><th>PRODUCTION acme production</th>"
                          "<th>TEST acme test</th><th>Differs</th></tr>\n"
                          "<tr><td dir=\"auto\">7</td><td %1>a</td><td %1>Read, Archived</td>"
                          "<td %1>Not found</td><td %1>only in PRODUCTION</td></tr>\n"_s.arg(
                              u"dir=\"auto\" sdnum=\"1033;0;@\" style=\"mso-number-format:'\\@'\""_s);
    const QString markdown = sideBySideHtml(rows);
    QVERIFY2(markdown.contains(u"<p><b>1 result \u00B7 PRODUCTION, TEST \u00B7 "_s), qPrintable(markdown));
    QVERIFY2(markdown.contains(table), qPrintable(markdown));
    const QString tsv = sideBySideHtmlTable(rows, Columns::Shown);
    QVERIFY2(tsv.contains(table) && !tsv.contains(u"<p>"_s), qPrintable(tsv));
    QVERIFY(sideBySideHtmlTable(rows, Columns::All).contains(u"<th>TEST acme test: State</th>"_s));
    QCOMPARE(sideBySideHtml({}), QString());
}

void TestSideBySideExport::json()
{
    const QJsonArray ids = QJsonDocument::fromJson(sideBySideJson(ticket())).array();
    QCOMPARE(ids.size(), 4);
    QStringList lines;
    for (const auto id : ids) {
        QStringList words{QString::number(id[u"id"].toInt())};
        const QJsonArray differs = id[u"differs"].toArray();
        for (const auto field : differs)
            words += field.toString();
        const QJsonArray answers = id[u"answers"].toArray();
        for (const auto answer : answers) {
            words += answer[u"connection"][u"environment"].toString() + u'=' + answer[u"outcome"].toString();
            QCOMPARE(answer[u"id"].toInt(), id[u"id"].toInt());
        }
        lines += words.join(u' ');
    }
    QCOMPARE(lines,
             (QStringList{
                 u"1042 read archived subject preview type category created PRODUCTION=found TEST=found"_s,
                 u"7 outcome PRODUCTION=found TEST=not-found"_s, u"8 PRODUCTION=not-found TEST=not-found"_s,
                 u"9 PRODUCTION=failed TEST=not-looked-up"_s}));
    QCOMPARE(ids.at(0)[u"answers"][1][u"notification"][u"subject"].toString(), u"Bill | failed"_s);
    QVERIFY(!sideBySideJson(ticket()).contains("\"answer\":"));
    QVERIFY(sideBySideJson(ticket(), Answers::With).contains("\"answer\":"));
    QCOMPARE(sideBySideJson({}), QByteArray("[\n]\n"));
}

/// Names of connections are the user's or come from an imported file, texts are the service's.
void TestSideBySideExport::hostileTexts()
{
    ResultRow row = answered(7, R"({"notificationId":7,"subject":"=1+1|[x](y)\n| 8 | @all"})");
    row.from = Provenance{u"| a\n| 9 | "_s, u"=cmd"_s, u"h"_s};
    const QString markdown = sideBySideMarkdown({row, inTest(notFound(7))});
    QCOMPARE(markdown.count(u'\n'), 5);
    QVERIFY(!markdown.contains(u"[x](y)"_s) && !markdown.contains(u"| 8 |"_s));
    const QByteArray csv = sideBySideCsv({row, inTest(notFound(7))});
    QVERIFY2(csv.contains("'=1+1"), csv.constData());
    QVERIFY2(!csv.contains(",=") && !csv.contains(",\"="), csv.constData());
    const QString tsv = sideBySideTsv({row, inTest(notFound(7))}, Columns::Shown);
    QCOMPARE(tsv.count(u'\n'), 2);
    QVERIFY2(!tsv.contains(u"\t="_s) && !tsv.contains(u"\t\"="_s), qPrintable(tsv));
    const QString html = sideBySideHtml({row, inTest(notFound(7))});
    QVERIFY2(!html.contains(u">="_s), qPrintable(html));
}

void TestSideBySideExport::pastesBack()
{
    const QList<qint32> ids{1042, 7, 8, 9};
    for (const QString &copy :
         {sideBySideMarkdown(ticket()), QString::fromUtf8(sideBySideCsv(ticket())),
          QString::fromUtf8(sideBySideCsv(ticket(), Columns::Shown)), sideBySideTsv(ticket(), Columns::Shown),
          sideBySideTsv(ticket(), Columns::All), QString::fromUtf8(sideBySideJson(ticket()))}) {
        const ParsedIds parsed = parseIds(copy);
        QVERIFY(!parsed.table);
        QCOMPARE(parsed.ids, ids);
        QVERIFY(parsed.offered.isEmpty());
    }
}

SVC_GUILESS_TEST(TestSideBySideExport)
#include "tst_sidebysideexport.moc"
