// SPDX-License-Identifier: MIT
// Answers of several connections side by side, as Markdown and CSV.
#include "export/matrixexport.h"
#include "ids/idparser.h"
#include "results/resultrows.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace resultrows;

namespace {

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

class TestMatrixExport final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void markdown();
    void markdownOfNone() { QCOMPARE(matrixMarkdown({}), QString()); }
    void csv();
    void csvOfNone() { QCOMPARE(matrixCsv({}), QByteArray("\xEF\xBB\xBFId,Differs\r\n")); }
    void hostileTexts();
    void pastesBack();
};

void TestMatrixExport::markdown()
{
    QCOMPARE(
        matrixMarkdown(ticket()),
        uR"(**4 notifications · PRODUCTION, TEST · acme production, acme test · api.example.com, test.example.com · 2026-11-21T09:12:03Z**

| Id | Subject | PRODUCTION acme production | TEST acme test | Differs |
| --- | --- | --- | --- | --- |
| 1042 | Bill import failed | Unread, Active | Read · Bill \| failed | read, archived, subject, preview, type, category, created |
| 7 | a | Read, Archived | Not found | only in PRODUCTION |
| 8 |  | Not found | Not found |  |
| 9 |  | Failed: The service failed (500). Try again later. If it keeps happening, tell whoever runs the service. =cmd\|'/c `calc'!A0.` | Not looked up | not compared: PRODUCTION, TEST |
)"_s);
}

void TestMatrixExport::csv()
{
    QList<ResultRow> rows = ticket();
    rows.removeFirst(); // whose preview has a line break
    const QList<QByteArray> lines = matrixCsv(rows).split('\n');
    QCOMPARE(lines.size(), 6);
    QVERIFY2(lines.at(0).startsWith("\xEF\xBB\xBFId,Differs,PRODUCTION acme production: State,"),
             lines.at(0).constData());
    QVERIFY2(lines.at(0).contains(",PRODUCTION acme production: Host,TEST acme test: State,"),
             lines.at(0).constData());
    QCOMPARE(lines.at(1),
             QByteArray("7,only in PRODUCTION,Found,a,,,,,,,,,Read,Archived,,,2026-11-21T09:12:03Z,"
                        "api.example.com,Not found,,,,,,,,,,,,\"Notification 7 was not found for "
                        "you. It may belong to another user, partition, data source or key, or "
                        "the id may be wrong.\",404,2026-11-21T09:12:03Z,test.example.com\r"));
    QVERIFY2(lines.at(3).startsWith("9,\"not compared: PRODUCTION, TEST\",Failed,"), lines.at(3).constData());
    QVERIFY2(lines.at(3).endsWith(",Not looked up,,,,,,,,,,,,,,,test.example.com\r"),
             lines.at(3).constData());
    // An id that only the second connection was asked for.
    QVERIFY2(
        lines.at(4).startsWith("1042,not compared: PRODUCTION,Not looked up,,,,,,,,,,,,,,,api.example.com,"
                               "Found,"),
        lines.at(4).constData());
}

/// Names of connections are the user's or come from an imported file, texts are the service's.
void TestMatrixExport::hostileTexts()
{
    ResultRow row = answered(7, R"({"notificationId":7,"subject":"=1+1|[x](y)\n| 8 | @all"})");
    row.from = {u"| a\n| 9 | "_s, u"=cmd"_s, u"h"_s};
    const QString markdown = matrixMarkdown({row, inTest(notFound(7))});
    QCOMPARE(markdown.count(u'\n'), 5);
    QVERIFY(!markdown.contains(u"[x](y)"_s) && !markdown.contains(u"| 8 |"_s));
    const QByteArray csv = matrixCsv({row, inTest(notFound(7))});
    QVERIFY2(csv.contains("'=1+1"), csv.constData());
    QVERIFY2(!csv.contains(",=") && !csv.contains(",\"="), csv.constData());
}

void TestMatrixExport::pastesBack()
{
    const QList<qint32> ids{1042, 7, 8, 9};
    for (const QString &copy : {matrixMarkdown(ticket()), QString::fromUtf8(matrixCsv(ticket()))}) {
        const ParsedIds parsed = parseIds(copy);
        QVERIFY(!parsed.table);
        QCOMPARE(parsed.ids, ids);
        QVERIFY(parsed.offered.isEmpty());
    }
}

SVC_GUILESS_TEST(TestMatrixExport)
#include "tst_matrixexport.moc"
