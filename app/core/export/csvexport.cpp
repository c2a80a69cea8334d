// SPDX-License-Identifier: MIT
#include "export/csvexport.h"

#include "text/formulaguard.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// Returns whether the cell starts or ends with a space, or contains a separator, a quote or a character that
/// some program takes for a line break.
bool needsQuotes(const QString &cell)
{
    if (cell.isEmpty())
        return false;
    return cell.front().isSpace() || cell.back().isSpace() || cell.startsWith(u'\'') ||
           std::any_of(cell.begin(), cell.end(),
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

QString csvCell(const TableCell &cell)
{
    if (cell.isNumber)
        return cell.text;
    QString text = withoutFormulas(withoutControls(cell.text));
    if (!needsQuotes(text))
        return text;
    return u'"' + text.replace(u'"', u"\"\""_s) + u'"';
}

} // namespace

QByteArray csvMark()
{
    return "\xEF\xBB\xBF";
}

QByteArray csvRecord(const QList<TableCell> &cells)
{
    QStringList texts;
    for (const TableCell &cell : cells)
        texts += csvCell(cell);
    return texts.join(u',').toUtf8() + "\r\n";
}

QByteArray csvHeader(const QList<ResultField> &fields)
{
    return csvRecord(textCells(tableHeaders(fields)));
}

QByteArray csvRow(const ResultRow &row, const QList<ResultField> &fields)
{
    return csvRecord(tableCells(row, fields));
}
