// SPDX-License-Identifier: MIT
#include "export/htmlexport.h"

#include "export/htmlparts.h"
#include "text/composedtext.h"
#include "text/htmltext.h"

using namespace Qt::StringLiterals;

namespace {

/// Without the character set, some programs on macOS and Linux read the clipboard as Latin-1.
constexpr auto kClipboardStart = "<meta charset=\"utf-8\">\n"_L1;
// These attributes are all that every mail program and issue tracker keeps of a table's look.
constexpr auto kTableStart = "<table border=\"1\" cellspacing=\"0\" cellpadding=\"4\">\n"_L1;

} // namespace

QString clipboardTable(const TableContent &content)
{
    QString html = kClipboardStart;
    if (!content.intro.isEmpty())
        html += u"<p><b>"_s + htmlLine(content.intro) + u"</b></p>\n"_s;
    html += kTableStart + htmlTableHead(content.columns);
    for (qsizetype row = 0; row < content.rowCount; ++row)
        html += htmlTableRow(content.cells(row), CellStyles::Inline);
    return html + u"</table>\n"_s;
}

QString clipboardRecord(const ResultRecord &record)
{
    QString html = kClipboardStart + u"<p><b>"_s + htmlLine(record.title) + u"</b></p>\n<ul>\n"_s;
    for (const ResultFact &fact : record.facts)
        html += u"<li>"_s + htmlLine(labelledText(fact.label, fact.value)) + u"</li>\n"_s;
    html += u"</ul>\n"_s;
    if (record.preview.isEmpty())
        return html;
    return html + u"<blockquote dir=\"auto\">"_s + htmlLines(record.preview) + u"</blockquote>\n"_s;
}
