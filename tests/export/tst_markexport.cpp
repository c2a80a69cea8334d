// SPDX-License-Identifier: MIT
// What a user has marked leaves the program with the rows: only if there is something, and escaped as all
// texts.
#include "export/exportformat.h"
#include "export/xlsxexport.h"
#include "ids/idparser.h"
#include "results/examplerows.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace resultrows;

namespace {

const QString kHardNote = u"=1+1 | see <b>1050</b>"_s;

ResultRow markedRow(ResultRow row, bool isDone, const QString &note = {})
{
    row.isDone = isDone;
    row.note = note;
    return row;
}

QString exportOf(const ResultRows &rows, ExportFormat format, const ExportOptions &options = {})
{
    return QString::fromUtf8(exported(rows, format, {}, options));
}

} // namespace

class TestMarkExport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyIfThereAreMarks_data();
    void onlyIfThereAreMarks();
    void tables();
    void shownColumns();
    void records();
    void reports();
    void json();
    void sideBySide();
    void pastesBack_data();
    void pastesBack();
};

void TestMarkExport::onlyIfThereAreMarks_data()
{
    QTest::addColumn<ExportFormat>("format");
    for (const ExportFormat format :
         {ExportFormat::Csv, ExportFormat::Json, ExportFormat::Markdown, ExportFormat::Jira,
          ExportFormat::Tsv, ExportFormat::PlainText, ExportFormat::Summary, ExportFormat::Html})
        QTest::addRow("%s", qPrintable(exportFormatName(format))) << format;
}

void TestMarkExport::onlyIfThereAreMarks()
{
    QFETCH(const ExportFormat, format);
    const auto mentions = [format](const ResultRows &rows) {
        const QString text = exportOf(rows, format, {.report = {.hasCards = true}});
        return text.contains(u"Done"_s) || text.contains(u"\"done\""_s) || text.contains(u"Note"_s + u':') ||
               text.contains(u"asked Jane"_s);
    };
    QVERIFY(!mentions({ordinary(), notFound(2)}));
    QVERIFY(!mentions({ordinary()}));
    QVERIFY(mentions({markedRow(ordinary(), true, u"asked Jane"_s), notFound(2)}));
    if (format != ExportFormat::Summary)
        QVERIFY(mentions({markedRow(ordinary(), false, u"asked Jane"_s)}));
}

void TestMarkExport::tables()
{
    const ResultRows rows{markedRow(ordinary(), true), markedRow(notFound(2), false, kHardNote)};
    const QStringList csv = exportOf(rows, ExportFormat::Csv).split(u"\r\n"_s);
    QVERIFY2(csv.at(0).endsWith(u",Done,Note"_s), qPrintable(csv.at(0)));
    QVERIFY2(csv.at(1).endsWith(u",\"Done\","_s), qPrintable(csv.at(1)));
    QVERIFY2(csv.at(2).endsWith(u",,\"'=1+1 | see <b>1050</b>\""_s), qPrintable(csv.at(2)));
    const QString markdown = exportOf(rows, ExportFormat::Markdown);
    QVERIFY2(markdown.contains(u"| Done | Note |"_s), qPrintable(markdown));
    QVERIFY2(!markdown.contains(u"<b>"_s), qPrintable(markdown));
    const QStringList onlyDone =
        exportOf({markedRow(ordinary(), true), notFound(2)}, ExportFormat::Tsv).split(u'\n');
    QVERIFY2(onlyDone.first().endsWith(u"\tDone"_s), qPrintable(onlyDone.first()));
    if (!canWriteXlsx())
        return;
    const auto workbook = exportedXlsx(rows, {}, {}, [](double) { return true; });
    QVERIFY(workbook);
    QVERIFY(workbook->size() >
            exportedXlsx({ordinary(), notFound(2)}, {}, {}, [](double) { return true; })->size());
}

/// The columns on screen may have the note, but never lack what is marked.
void TestMarkExport::shownColumns()
{
    const ResultRows rows{markedRow(ordinary(), true, u"asked"_s), notFound(2)};
    const auto head = [](const ResultRows &of, const QList<ResultField> &fields) {
        return exportOf(of, ExportFormat::Tsv, {.fields = fields}).section(u'\n', 0, 0).trimmed();
    };
    QCOMPARE(head(rows, {ResultField::Id}), u"Id\tDone\tNote"_s);
    QCOMPARE(head(rows, {ResultField::Id, ResultField::Note, ResultField::Subject}),
             u"Id\tDone\tNote\tSubject"_s);
    QCOMPARE(head({ordinary(), notFound(2)}, {ResultField::Done, ResultField::Id, ResultField::Note}),
             u"Id"_s);
}

void TestMarkExport::records()
{
    const ResultRows one{markedRow(ordinary(), true, kHardNote)};
    QVERIFY(exportOf(one, ExportFormat::PlainText).contains(u"Done: Done\nNote: "_s + kHardNote));
    const QString markdown = exportOf(one, ExportFormat::Markdown);
    QVERIFY2(markdown.contains(u"Note"_s) && !markdown.contains(u"<b>"_s), qPrintable(markdown));
    QVERIFY(!markdown.contains(u"Unread, Done"_s)); // it is no state of the notification
}

void TestMarkExport::reports()
{
    const ResultRows rows{markedRow(ordinary(), true, kHardNote), notFound(2)};
    const QString html = exportOf(rows, ExportFormat::Html, {.report = {.hasCards = true}});
    QCOMPARE(html.count(u"see &lt;b&gt;1050"_s), 2); // in the table and on its card
    QVERIFY(html.contains(u"Not done"_s));           // in the overview
}

void TestMarkExport::json()
{
    const QString text =
        exportOf({markedRow(ordinary(), true, u"a \"b\""_s), notFound(2)}, ExportFormat::Json);
    QVERIFY2(text.contains(uR"("done":true,"note":"a \"b\"")"_s), qPrintable(text));
    QCOMPARE(text.count(u"\"done\""_s), 1);
    QCOMPARE(text.count(u"\"note\""_s), 1);
}

void TestMarkExport::sideBySide()
{
    const auto inTest = [](const ResultRow &row) {
        ResultRow other = onTest(row);
        other.connectionId = u"test"_s;
        return other;
    };
    const ResultRows rows{markedRow(ordinary(), true, u"asked"_s),
                          inTest(markedRow(ordinary(), true, u"told"_s)), markedRow(notFound(2), true),
                          inTest(notFound(2))};
    const QStringList shown =
        exportOf(rows, ExportFormat::Tsv, {.fields = mainFields(), .isSideBySide = true}).split(u'\n');
    QVERIFY2(shown.at(0).trimmed().endsWith(u"Differs\tDone\tNote"_s), qPrintable(shown.at(0)));
    QVERIFY2(shown.at(1).trimmed().endsWith(u"Done\tasked · told"_s), qPrintable(shown.at(1)));
    QVERIFY2(!shown.at(2).contains(u"Done"_s), qPrintable(shown.at(2))); // only in one connection
    const QString all = exportOf(rows, ExportFormat::Csv, {.isSideBySide = true}).section(u"\r\n"_s, 0, 0);
    QCOMPARE(all.count(u": Done"_s), 2);
    QCOMPARE(all.count(u": Note"_s), 2);
}

void TestMarkExport::pastesBack_data()
{
    QTest::addColumn<ExportFormat>("format");
    for (const ExportFormat format : {ExportFormat::Csv, ExportFormat::Json, ExportFormat::Markdown,
                                      ExportFormat::Jira, ExportFormat::Tsv})
        QTest::addRow("%s", qPrintable(exportFormatName(format))) << format;
}

/// Ids in notes are none.
void TestMarkExport::pastesBack()
{
    QFETCH(const ExportFormat, format);
    for (const QString &note : {kHardNote, u"7"_s, u"#7, 8-9"_s, u"{\"id\":7}"_s, u"Id"_s, u"a\tb;7"_s}) {
        const ResultRows rows{markedRow(ordinary(), true, note), markedRow(notFound(2), false, note)};
        const ParsedIds ids = parseIds(exportOf(rows, format));
        QCOMPARE(ids.ids, (QList<qint32>{1042, 2}));
    }
}

SVC_GUILESS_TEST(TestMarkExport)
#include "tst_markexport.moc"
