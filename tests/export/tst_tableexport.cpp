// SPDX-License-Identifier: MIT
// Reads CSV and TSV back as a spreadsheet would.
#include "export/csvexport.h"
#include "export/resulttables.h"
#include "export/tsvexport.h"
#include "results/examplerows.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace resultrows;

namespace {

/// Reads CSV after RFC 4180. Shares no code with the writer.
QList<QStringList> readCsv(const QString &text)
{
    QList<QStringList> records;
    QStringList record;
    QString cell;
    bool quoted = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (quoted) {
            if (c != u'"')
                cell += c;
            else if (i + 1 < text.size() && text[i + 1] == u'"')
                cell += text[++i];
            else
                quoted = false;
        } else if (c == u'"' && cell.isEmpty()) {
            quoted = true;
        } else if (c == u',') {
            record += std::exchange(cell, QString());
        } else if (c == u'\r' && i + 1 < text.size() && text[i + 1] == u'\n') {
            ++i;
            record += std::exchange(cell, QString());
            records += std::exchange(record, QStringList());
        } else {
            cell += c;
        }
    }
    return records;
}

QByteArray csvRow(const ResultRow &row, CsvSeparator separator = CsvSeparator::Comma)
{
    return csvRecord(resultColumns(), resultCells(row), separator);
}

QString csvCell(const ResultRow &row, const QString &header)
{
    const QList<QStringList> records =
        readCsv(QString::fromUtf8(csvHeader(resultColumns(), CsvSeparator::Comma) + csvRow(row)));
    if (records.size() != 2 || records.first().size() != records.last().size())
        return u"(not one record)"_s;
    return records.last().at(records.first().indexOf(header));
}

QString tsvOf(const ResultRows &rows, bool withHeaders)
{
    return tsvTable(resultTable(rows), withHeaders);
}

} // namespace

class TestTableExport final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void csvHeaders();
    void csvOrdinary();
    void csvOutcomes();
    void d06_csvHostileTexts_data();
    void d06_csvHostileTexts();
    void doesNotEscapeNegativeIds();
    void csvQuotesLineSeparators();
    void missingFieldsAreEmpty();
    void dateWithoutOffset();
    void separators_data();
    void separators();
    void titlesAreSafe();
    void tsvOrdinary();
    void d06_tsvHostileTexts_data();
    void d06_tsvHostileTexts();
};

void TestTableExport::csvHeaders()
{
    QCOMPARE(csvMark(), QByteArray("\xEF\xBB\xBF"));
    QCOMPARE(
        csvHeader(resultColumns(), CsvSeparator::Comma),
        QByteArray("State,Id,Subject,Preview,Type,Type id,Type description,Category,Category id,Category "
                   "description,Created,Created (UTC),UTC offset,Read,Archived,Error,Status,Fetched,"
                   "Fetched (UTC),Connection,Environment,Host,Fetched by\r\n"));
}

void TestTableExport::csvOrdinary()
{
    QCOMPARE(csvRow(ordinary()),
             QByteArray(R"("Found",1042,"Bill import failed","3 bills
failed.","Import automation",14,"Sent when it fails","Alerts",2,,2026-03-14T08:12:00Z,2026-03-14 08:12:00,,)"
                        R"("Unread","Active",,,2026-11-21T09:12:03Z,2026-11-21 09:12:03,"acme production",)"
                        R"("PRODUCTION","api.example.com",)"
                        "\r\n"));
}

void TestTableExport::csvOutcomes()
{
    QCOMPARE(csvCell(notFound(1050), u"State"_s), u"Not found"_s);
    QCOMPARE(csvCell(notFound(1050), u"Status"_s), u"404"_s);
    QVERIFY(csvCell(notFound(1050), u"Error"_s).startsWith(u"Notification 1050 was not found for you."_s));
    QCOMPARE(csvCell(failed(1), u"State"_s), u"Failed"_s);
    QVERIFY(csvCell(failed(1), u"Error"_s).contains(u"=cmd|"_s));
    QCOMPARE(csvCell(notLookedUp(1), u"State"_s), u"Not looked up"_s);
    QCOMPARE(csvCell(notLookedUp(1), u"Fetched"_s), QString());
    QCOMPARE(csvCell(notLookedUp(1), u"Connection"_s), u"acme production"_s);
    ResultRow signedIn = ordinary();
    signedIn.user = u"jdoe"_s;
    QCOMPARE(csvCell(signedIn, u"Fetched by"_s), u"jdoe"_s);
}

void TestTableExport::d06_csvHostileTexts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("cell");
    const auto row = [](const char *name, const QString &text, const QString &cell) {
        QTest::newRow(name) << text << cell;
    };
    const auto same = [](const char *name, const QString &text) { QTest::newRow(name) << text << text; };
    row("formula", u"=HYPERLINK(\"http://x\",\"y\")"_s, u"'=HYPERLINK(\"http://x\",\"y\")"_s);
    row("minus one", u"-1"_s, u"'-1"_s);
    row("NUL and bell", u"a\u0000b\u0007c\u0085d"_s, u"a\uFFFDb\uFFFDc\uFFFDd"_s);
    same("quotes", u"\"a\" and \"\"b"_s);
    same("separators", u"a,b;c|d\te"_s);
    row("lines", u"a\nb\r\nc\rd"_s, u"a\nb\nc\nd"_s);
    same("line separators", u"a\u2028b\u2029c"_s);
    same("blanks at the ends", u"  a  "_s);
    same("override", u"bill-\u202Efdp.exe"_s);
    same("zero width", u"a\u200Bb\u200D\U0001F469"_s);
    same("markup", u"<b>&amp;</b>"_s);
    same("a megabyte", QString(1'000'000, u'x'));
    same("Japanese", u"\u65E5\u672C\u8A9E"_s);
}

void TestTableExport::d06_csvHostileTexts()
{
    QFETCH(const QString, text);
    QFETCH(const QString, cell);
    QCOMPARE(csvCell(withSubject(text), u"Subject"_s), cell);
    ResultRow row = ordinary();
    row.from = Provenance{text, text, text};
    QCOMPARE(csvCell(row, u"Connection"_s), cell);
    QCOMPARE(csvCell(row, u"Environment"_s), cell);
    QCOMPARE(csvCell(row, u"Host"_s), cell);
}

void TestTableExport::doesNotEscapeNegativeIds()
{
    Notification notification;
    notification.type = NotificationType{-14, {}, {}, {}};
    const ResultRow row = found(-2147483647 - 1, notification);
    QCOMPARE(csvCell(row, u"Id"_s), u"-2147483648"_s);
    QCOMPARE(csvCell(row, u"Type id"_s), u"-14"_s);
    QVERIFY(tsvOf({row}, false).startsWith(u"Found\t-2147483648\t\t"_s));
    QVERIFY(!csvRow(row).contains('\''));
}

/// A text edit breaks the line at U+2028, and the table must survive being pasted into one.
void TestTableExport::csvQuotesLineSeparators()
{
    for (const QString &text : {u"a\u2028b"_s, u"a\u2029b"_s})
        QVERIFY(csvRow(withSubject(text)).contains('"' + text.toUtf8() + '"'));
}

void TestTableExport::missingFieldsAreEmpty()
{
    QCOMPARE(csvRow(found(7, {})), QByteArray("\"Found\",7,,,,,,,,,,,,,,,,2026-11-21T09:12:03Z,"
                                              "2026-11-21 09:12:03,\"acme production\",\"PRODUCTION\","
                                              "\"api.example.com\",\r\n"));
}

void TestTableExport::dateWithoutOffset()
{
    const ResultRow row = answered(7, R"({"createdDate":"2026-03-14T09:12:00.5"})");
    QCOMPARE(csvCell(row, u"Created"_s), u"2026-03-14T09:12:00.5"_s);
    QCOMPARE(csvCell(row, u"Created (UTC)"_s), QString());
    QCOMPARE(csvCell(row, u"UTC offset"_s), u"not given"_s);
    QCOMPARE(csvCell(ordinary(), u"UTC offset"_s), QString());
    QVERIFY(tsvOf({row}, false).contains(u"\t2026-03-14T09:12:00.5 (time zone not given)\t"_s));
}

void TestTableExport::separators_data()
{
    QTest::addColumn<CsvSeparator>("separator");
    QTest::addColumn<QByteArray>("sign");
    QTest::newRow("comma") << CsvSeparator::Comma << QByteArray(",");
    QTest::newRow("semicolon") << CsvSeparator::Semicolon << QByteArray(";");
    QTest::newRow("tab") << CsvSeparator::Tab << QByteArray("\t");
}

/// Texts that look like numbers, dates or the end of a cell stay in their quotes, whatever separates them.
void TestTableExport::separators()
{
    QFETCH(const CsvSeparator, separator);
    QFETCH(const QByteArray, sign);
    const QByteArray csv = csvTable(
        resultTable({withSubject(u"007,8;9\t1"_s)}, {ResultField::Id, ResultField::Subject}), separator);
    QCOMPARE(csv, QByteArray("\xEF\xBB\xBF"
                             "Id") +
                      sign + "Subject\r\n7" + sign + "\"007,8;9\t1\"\r\n");
}

/// A title contains the name of a connection.
void TestTableExport::titlesAreSafe()
{
    const QList<TableColumn> columns{{.title = u"Subject"_s, .group = u"=1+1, \"x\""_s}};
    QCOMPARE(csvHeader(columns, CsvSeparator::Comma), QByteArray("\"'=1+1, \"\"x\"\": Subject\"\r\n"));
}

void TestTableExport::tsvOrdinary()
{
    const QStringList lines = tsvOf({ordinary(), notFound(1050)}, true).split(u'\n');
    QCOMPARE(lines.size(), 4);
    QVERIFY(lines.at(0).startsWith(u"State\tId\tSubject\t"_s));
    QVERIFY(lines.at(1).startsWith(u"Found\t1042\tBill import failed\t3 bills failed.\t"_s));
    QVERIFY(lines.at(2).startsWith(u"Not found\t1050\t\t"_s));
    QCOMPARE(lines.at(3), QString());
    QVERIFY(tsvOf({ordinary()}, false).startsWith(u"Found\t"_s));
}

void TestTableExport::d06_tsvHostileTexts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("cell");
    const auto row = [](const char *name, const QString &text, const QString &cell) {
        QTest::newRow(name) << text << cell;
    };
    row("formula", u"=1+1"_s, u"\"'=1+1\""_s);
    row("formula with quotes", u"=A(\"x\")"_s, u"\"'=A(\"\"x\"\")\""_s);
    row("after a tab", u"\t=1"_s, u"\"'=1\""_s);
    row("tabs and lines", u"a\tb\r\nc\nd\re\u2028f\vg"_s, u"a b c d e f g"_s);
    row("starts with a quote", u"\"a\" b"_s, u"\"\"\"a\"\" b\""_s);
    row("quotes inside", u"a \"b\""_s, u"a \"b\""_s);
    row("controls", u"a\u0000b\u001Bc"_s, u"a\uFFFDb\uFFFDc"_s);
    row("override", u"a\u202Eb"_s, u"a\uFFFDb"_s);
    row("zero width stays", u"a\u200Bb"_s, u"a\u200Bb"_s);
}

void TestTableExport::d06_tsvHostileTexts()
{
    QFETCH(const QString, text);
    QFETCH(const QString, cell);
    const QString tsv = tsvOf({withSubject(text)}, false);
    QCOMPARE(tsv.count(u'\n'), 1);
    const QStringList cells = tsv.chopped(1).split(u'\t');
    QCOMPARE(cells.size(), resultColumns().size());
    QCOMPARE(cells.at(2), cell);
}

SVC_GUILESS_TEST(TestTableExport)
#include "tst_tableexport.moc"
