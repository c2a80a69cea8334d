// SPDX-License-Identifier: MIT
// No text that the program has not written begins a cell with a formula, whatever is written or copied.
#include "export/exportformat.h"
#include "results/examplerows.h"
#include "support/testprogram.h"

#include <QRegularExpression>
#include <QTest>
#include <QTextDocumentFragment>

using namespace Qt::StringLiterals;
using namespace resultrows;

class TestFormulas final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void d06_everyCell_data();
    void d06_everyCell();
};

namespace {

const QString kFormula = u"=1+1"_s;

/// Returns a row with the formula as each text of the service and of the user.
ResultRow formulaRow(qint32 id, const QString &host)
{
    ResultRow row = ordinary();
    row.lookup.id = id;
    Notification notification = *row.lookup.notification;
    notification.raw.clear(); // it is made of the fields
    notification.subject = kFormula;
    notification.messagePreview = kFormula + u"\r\n"_s + kFormula;
    notification.type->info = kFormula;
    notification.type->description = kFormula;
    notification.type->category->info = kFormula;
    notification.type->category->description = kFormula;
    row.lookup.notification = std::make_shared<const Notification>(notification);
    row.from = Provenance{kFormula, kFormula, host};
    row.user = kFormula;
    return row;
}

ResultRow failedRow(qint32 id)
{
    ResultRow row = failed(id);
    Error error = *row.lookup.error;
    error.serverMessage = kFormula;
    row.lookup.error = std::make_shared<const Error>(error);
    row.from = Provenance{kFormula, kFormula, kFormula};
    row.user = kFormula;
    return row;
}

QList<ResultRow> severalRows()
{
    return {formulaRow(7, kFormula), formulaRow(8, kFormula), formulaRow(7, u"=1+2"_s), failedRow(9)};
}

QStringList csvCells(const QString &csv)
{
    static const QRegularExpression cell(u"(?:\"((?:[^\"]|\"\")*)\"|([^\",\\r\\n]*))(?:,|\\r\\n)"_s);
    QStringList cells;
    for (const QRegularExpressionMatch &match : cell.globalMatch(csv.mid(1))) // after the byte order mark
        cells += match.captured(1) + match.captured(2);
    return cells;
}

QStringList tsvCells(const QString &tsv)
{
    static const QRegularExpression separator(u"[\\t\\n]"_s);
    QStringList cells = tsv.split(separator);
    for (QString &cell : cells) {
        if (cell.startsWith(u'"'))
            cell = cell.sliced(1);
    }
    return cells;
}

/// Returns each text between two tags; spreadsheets make cells of tables, lists and paragraphs.
QStringList htmlCells(const QString &html)
{
    static const QRegularExpression style(u"<style>.*</style>"_s,
                                          QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression tag(u"<[^>]*>"_s);
    QStringList cells = QString(html).remove(style).split(tag);
    for (QString &cell : cells)
        cell = QTextDocumentFragment::fromHtml(cell).toPlainText();
    return cells;
}

QStringList lines(const QString &text)
{
    return text.split(u'\n');
}

using CellsOf = QStringList (*)(const QString &);

} // namespace

void TestFormulas::d06_everyCell_data()
{
    QTest::addColumn<QStringList>("cells");
    const ExportOptions all{.report = {.filter = kFormula, .hasCards = true}};
    ExportOptions sideBySide = all;
    sideBySide.isSideBySide = true;
    ExportOptions shown = sideBySide;
    shown.fields = {ResultField::Id, ResultField::Subject, ResultField::Type, ResultField::Connection};
    struct Options
    {
        const char *name;
        QList<ResultRow> rows;
        ExportOptions options;
    };
    struct Format
    {
        const char *name;
        ExportFormat format;
        CellsOf cellsOf;
    };
    for (const Options &options :
         {Options{"one row", {formulaRow(7, kFormula)}, all}, Options{"several rows", severalRows(), all},
          Options{"side by side", severalRows(), sideBySide},
          Options{"side by side as on screen", severalRows(), shown}}) {
        for (const Format &format :
             {Format{"CSV", ExportFormat::Csv, csvCells}, Format{"TSV", ExportFormat::Tsv, tsvCells},
              Format{"HTML", ExportFormat::Html, htmlCells},
              Format{"Markdown", ExportFormat::Markdown, lines}, Format{"Jira", ExportFormat::Jira, lines},
              Format{"summary", ExportFormat::Summary, lines},
              Format{"text", ExportFormat::PlainText, lines}}) {
            const ResultCopy copy = copied(options.rows, format.format, {}, options.options);
            QTest::addRow("%s, %s", format.name, options.name)
                << format.cellsOf(QString::fromUtf8(copy.text));
            if (!copy.html.isEmpty())
                QTest::addRow("%s as HTML, %s", format.name, options.name) << htmlCells(copy.html);
        }
    }
}

void TestFormulas::d06_everyCell()
{
    QFETCH(const QStringList, cells);
    QVERIFY(!cells.filter(kFormula).isEmpty());
    for (const QString &cell : cells)
        QVERIFY2(!cell.startsWith(u'='), qPrintable(cells.join(u" ¦ "_s)));
}

SVC_GUILESS_TEST(TestFormulas)
#include "tst_formulas.moc"
