// SPDX-License-Identifier: MIT
#include "export/csvexport.h"

#include "results/resulttext.h"
#include "text/composedtext.h"
#include "text/formulaguard.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

struct CsvExportTexts
{
    Q_DECLARE_TR_FUNCTIONS(CsvExport)
};

/// Returns whether a title starts or ends with a space, or contains a separator, a quote or a character that
/// some program takes for a line break.
bool needsQuotes(const QString &title)
{
    return title.front().isSpace() || title.back().isSpace() || title.startsWith(u'\'') ||
           std::any_of(title.begin(), title.end(),
                       [](QChar c) { return QStringView(u",;\"\t\n\r\u2028\u2029").contains(c); });
}

/// Makes a line feed of each line break: not all programs take a carriage return in a cell for one.
QString withoutControls(QString text)
{
    text.replace("\r\n"_L1, "\n"_L1).replace(u'\r', u'\n');
    for (QChar &c : text) {
        if (c.category() == QChar::Other_Control && c != u'\t' && c != u'\n')
            c = QChar::ReplacementCharacter;
    }
    return text;
}

QString quoted(QString text)
{
    return u'"' + text.replace(u'"', u"\"\""_s) + u'"';
}

QString safeText(const QString &text)
{
    return withoutFormulas(withoutControls(text));
}

QString titleCell(const QString &title)
{
    const QString text = safeText(title);
    return !text.isEmpty() && needsQuotes(text) ? quoted(text) : text;
}

QString quotedCell(const QString &text)
{
    return text.isEmpty() ? text : quoted(safeText(text));
}

/// Appends the cells that a column has in CSV.
void appendCells(QStringList &cells, const TableColumn &column, const TableCell &cell)
{
    if (column.kind != CellKind::Time) {
        cells += isPlainNumber(cell) ? cell.text : quotedCell(cell.text);
        return;
    }
    const bool hasZone = cell.time.isValid();
    cells += hasZone                      ? cell.text
             : cell.withoutZone.isEmpty() ? quotedCell(cell.text)
                                          : quotedCell(cell.withoutZone);
    cells += hasZone ? cell.time.toString(u"yyyy-MM-dd HH:mm:ss"_s) : QString();
    if (column.canLackZone)
        cells += cell.withoutZone.isEmpty() ? QString() : quotedCell(orNotGiven());
}

void appendTitles(QStringList &cells, const TableColumn &column)
{
    cells += titleCell(fullTitle(column));
    if (column.kind != CellKind::Time)
        return;
    const auto sibling = [&column](const QString &title) {
        TableColumn other = column;
        other.title = title;
        return titleCell(fullTitle(other));
    };
    cells += sibling(bracketedText(column.title, u"UTC"_s));
    if (column.canLackZone)
        //: The head of a column; its cells are empty or say “not given”.
        cells += sibling(CsvExportTexts::tr("UTC offset"));
}

QByteArray record(const QStringList &cells, CsvSeparator separator)
{
    const QChar sign = separator == CsvSeparator::Comma       ? u','
                       : separator == CsvSeparator::Semicolon ? u';'
                                                              : u'\t';
    return cells.join(sign).toUtf8() + "\r\n";
}

} // namespace

QByteArray csvMark()
{
    return "\xEF\xBB\xBF";
}

QByteArray csvHeader(const QList<TableColumn> &columns, CsvSeparator separator)
{
    QStringList cells;
    for (const TableColumn &column : columns)
        appendTitles(cells, column);
    return record(cells, separator);
}

QByteArray csvRecord(const QList<TableColumn> &columns, const QList<TableCell> &cells, CsvSeparator separator)
{
    QStringList texts;
    for (qsizetype i = 0; i < columns.size(); ++i)
        appendCells(texts, columns.at(i), cells.at(i));
    return record(texts, separator);
}

QByteArray csvTable(const TableContent &content, CsvSeparator separator, bool withHeaders)
{
    QByteArray csv = csvMark();
    if (withHeaders)
        csv += csvHeader(content.columns, separator);
    for (qsizetype row = 0; row < content.rowCount; ++row)
        csv += csvRecord(content.columns, content.cells(row), separator);
    return csv;
}
