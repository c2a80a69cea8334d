// SPDX-License-Identifier: MIT
#include "export/tsvexport.h"

#include "text/copytext.h"
#include "text/formulaguard.h"

using namespace Qt::StringLiterals;

namespace {

QString tsvCell(const TableCell &cell)
{
    if (isPlainNumber(cell))
        return cell.text;
    const QString line = containedLine(cell.text);
    QString text = withoutFormulas(line);
    if (text == line && !text.startsWith(u'"'))
        return text;
    return u'"' + text.replace(u'"', u"\"\""_s) + u'"';
}

} // namespace

QString tsvTable(const TableContent &content, bool withHeaders)
{
    QString out;
    QStringList texts;
    if (withHeaders) {
        for (const TableColumn &column : content.columns)
            texts += tsvCell({fullTitle(column)});
        out += texts.join(u'\t') + u'\n';
    }
    for (qsizetype row = 0; row < content.rowCount; ++row) {
        texts.clear();
        for (const TableCell &cell : content.cells(row))
            texts += tsvCell(cell);
        out += texts.join(u'\t') + u'\n';
    }
    return out;
}
