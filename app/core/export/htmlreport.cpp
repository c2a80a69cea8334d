// SPDX-License-Identifier: MIT
#include "export/htmlreport.h"

#include "export/htmlparts.h"
#include "export/overviewsections.h"
#include "export/resultrecord.h"
#include "export/resulttables.h"
#include "results/resulttext.h"
#include "text/htmltext.h"

#include <QCryptographicHash>
#include <QLocale>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int kChartHeight = 96;     ///< in pixels
constexpr double kColumnShare = 0.8; ///< of the width of a bin

/// The colours are those of ui/style. Bars are backgrounds of the texts that they belong to, so that programs
/// without styles find nothing but the texts. `mso-number-format` tells Excel that cells are texts. `%1` has
/// rules for the columns of the table, and for the lengths of the bars.
constexpr auto kStyle = R"(
:root{color-scheme:light dark;--window:#f4f6f8;--base:#fff;--alternate:#f8fafb;--text:#1a2027;--dim:#566270;
--line:#d3dae2;--accent:#0b63b0}
@media screen and (prefers-color-scheme:dark){:root{--window:#1c2127;--base:#15191e;--alternate:#191e24;
--text:#e6ebf0;--dim:#9aa7b4;--line:#323a44;--accent:#5eaef5}}
*{box-sizing:border-box}
body{margin:0 auto;padding:24px;max-width:1400px;background:var(--window);color:var(--text);
font:15px/1.45 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:24px;margin:0 0 16px}
h2{font-size:18px;margin:32px 0 12px}
h3{font-size:15px;margin:0 0 8px}
td{unicode-bidi:isolate;text-align:match-parent;mso-number-format:"\@"}
section,article,.table{background:var(--base);border:1px solid var(--line);border-radius:8px;padding:16px}
.overview{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr));gap:12px}
.wide{grid-column:1/-1}
.cards{columns:30rem;column-gap:12px}
article{margin:0 0 12px;break-inside:avoid}
table{border-collapse:collapse;width:100%}
th{text-align:start;font-weight:600;color:var(--dim);overflow-wrap:normal}
th,td{padding:6px 8px;vertical-align:top}
.facts th{width:9em;font-weight:400}
.facts th,.facts td{padding:2px 8px 2px 0}
.table{padding:0;overflow-x:auto}
.table th,.table td{border-block-end:1px solid var(--line)}
.table tbody tr:nth-child(even){background:var(--alternate)}
.count,.share{text-align:end;white-space:nowrap;font-variant-numeric:tabular-nums;width:1%}
.share{color:var(--dim)}
.bar{background:linear-gradient(var(--accent) 0 0) 0 100%/var(--length) 4px no-repeat,
linear-gradient(var(--line) 0 0) 0 100%/100% 4px no-repeat;print-color-adjust:exact;padding:6px 0}
html[dir=rtl] .bar{background-position:100% 100%}
.chart{margin:0;padding-block-start:104px;color:var(--dim);print-color-adjust:exact}
summary{color:var(--dim)}
.bin{white-space:nowrap}
%1@page{size:landscape;margin:15mm;@bottom-right{content:counter(page) " / " counter(pages)}}
@media print{:root{--window:#fff}body{padding:0;max-width:none;font-size:9pt}h1{font-size:16pt}h2{font-size:12pt}
.table{overflow:visible}thead{display:table-header-group}tr,section,article{break-inside:avoid}
.cards{columns:2}h2{break-after:avoid}details{display:none}}
)"_L1;

/// Returns the rules for a column. Words are broken only where nothing else helps, which takes a least width
/// for columns with texts.
QString columnRules(FieldWrapping wrapping)
{
    switch (wrapping) {
    case FieldWrapping::None:
        return u"white-space:nowrap"_s;
    case FieldWrapping::Words:
        return u"min-width:7em"_s;
    case FieldWrapping::Sentences:
        return u"min-width:14em"_s;
    }
    Q_UNREACHABLE();
}

/// The name of the class of bars with that length in percent.
QString barClass(int percent)
{
    return u"p%1"_s.arg(percent);
}

/// Returns the length of a bar in percent of all rows of the section, as the text beside it. At least 1.
int barLength(const OverviewEntry &entry, const OverviewSection &section)
{
    qsizetype total = 0;
    for (const OverviewEntry &each : section.entries)
        total += each.rows;
    return std::max(1, qRound(100.0 * static_cast<double>(entry.rows) / static_cast<double>(total)));
}

/// Returns the bins as columns above the text of the element. Their heights are relative to the highest.
QString chartRule(const OverviewSection &section)
{
    qsizetype most = 1;
    for (const OverviewEntry &entry : section.entries)
        most = std::max(most, entry.rows);
    QStringList columns{u"linear-gradient(var(--line) 0 0) 0 %1px/100% 1px no-repeat"_s.arg(kChartHeight)};
    const auto bins = static_cast<double>(section.entries.size());
    const double width = kColumnShare / bins;
    for (qsizetype bin = 0; bin < section.entries.size(); ++bin) {
        const qsizetype height = kChartHeight * section.entries.at(bin).rows / most;
        if (height == 0 && section.entries.at(bin).rows == 0)
            continue;
        const auto place = static_cast<double>(
            QLocale().textDirection() == Qt::RightToLeft ? section.entries.size() - 1 - bin : bin);
        const double left = (place + (1 - kColumnShare) / 2) / bins;
        // The position of a background is that of its left edge in what is left beside it.
        columns += u"linear-gradient(var(--accent) 0 0) %1% %2px/%3% %4px no-repeat"_s.arg(
            QString::number(100 * left / (1 - width), 'f', 3),
            QString::number(kChartHeight - std::max<qsizetype>(height, 1)),
            QString::number(100 * width, 'f', 2), QString::number(std::max<qsizetype>(height, 1)));
    }
    return u".chart{background:"_s + columns.join(u',') + u"}\n"_s;
}

QString styleFor(const QList<TableColumn> &columns, const QList<OverviewSection> &sections)
{
    QString rules;
    for (qsizetype i = 0; i < columns.size(); ++i)
        rules += u".table :is(td,th):nth-child(%1){%2}\n"_s.arg(QString::number(i + 1),
                                                                columnRules(columns.at(i).wrapping));
    QSet<int> lengths;
    for (const OverviewSection &section : sections) {
        if (section.isHistogram)
            rules += chartRule(section);
        for (const OverviewEntry &entry : section.entries)
            lengths += barLength(entry, section);
    }
    for (const int length : lengths)
        rules += u".%1{--length:%2%}\n"_s.arg(barClass(length), QString::number(length));
    return QString(kStyle).replace("%1"_L1, rules);
}

QString element(const QString &name, const QString &content)
{
    return u"<%1>"_s.arg(name) + content + u"</%1>"_s.arg(name);
}

QString heading(int level, const QString &text)
{
    return element(u"h%1"_s.arg(level), htmlLine(text)) + u'\n';
}

QString textCell(const QString &html, const QString &classes = {})
{
    const QString attribute = classes.isEmpty() ? QString() : u" class=\"%1\""_s.arg(classes);
    return u"<td"_s + attribute + htmlTextAttributes(CellStyles::InSheet) + u'>' + html + u"</td>"_s;
}

/// `html` is the value.
QString factRow(const QString &label, const QString &html)
{
    return u"<tr><th scope=\"row\">"_s + htmlLine(label) + u"</th>"_s + textCell(html) + u"</tr>\n"_s;
}

/// A table, since spreadsheets take a text as it is only in the cell of one.
QString factTable(const QList<ResultFact> &facts, const QString &preview = {})
{
    QString table = u"<table class=\"facts\">\n"_s;
    for (const ResultFact &fact : facts)
        table += factRow(fact.label, htmlLine(fact.value));
    if (!preview.isEmpty())
        table += factRow(fieldTitle(ResultField::Preview), htmlLines(preview));
    return table + u"</table>\n"_s;
}

QString countTable(const OverviewSection &section)
{
    QString table = u"<table>\n"_s;
    for (const OverviewEntry &entry : section.entries) {
        const QString name = section.isHistogram ? textCell(htmlLine(entry.text), u"bin"_s)
                                                 : textCell(htmlLine(entry.text),
                                                            u"bar "_s + barClass(barLength(entry, section)));
        table += u"<tr>"_s + name + u"<td class=\"count\">"_s + htmlLine(entry.count) +
                 u"</td><td class=\"share\">"_s + htmlLine(entry.share) + u"</td></tr>\n"_s;
    }
    return table + u"</table>\n"_s;
}

/// Returns the bins as columns, and below them as numbers that the reader can unfold.
QString histogram(const OverviewSection &section)
{
    const QString ends = section.entries.first().text + u" – "_s + section.entries.last().text;
    return u"<section class=\"wide\">\n"_s + heading(3, section.title) + u"<p class=\"chart\">"_s +
           htmlLine(ends) + u"</p>\n<details><summary>"_s + htmlLine(countColumnTitle()) + u"</summary>\n"_s +
           countTable(section) + u"</details>\n</section>\n"_s;
}

QString overview(const QList<OverviewSection> &sections)
{
    QString html = heading(2, reportOverviewTitle()) + u"<div class=\"overview\">\n"_s;
    for (const OverviewSection &section : sections)
        html += section.isHistogram
                    ? histogram(section)
                    : element(u"section"_s, u'\n' + heading(3, section.title) + countTable(section)) + u'\n';
    return html + u"</div>\n"_s;
}

QString table(const TableContent &content)
{
    QString html = heading(2, reportTableTitle()) + u"<div class=\"table\">\n<table>\n<thead>\n"_s +
                   htmlTableHead(content.columns) + u"</thead>\n<tbody>\n"_s;
    for (qsizetype row = 0; row < content.rowCount; ++row)
        html += htmlTableRow(content.cells(row), CellStyles::InSheet);
    return html + u"</tbody>\n</table>\n</div>\n"_s;
}

QString card(const ResultRecord &record)
{
    return u"<article>\n"_s + heading(3, record.title) + factTable(record.facts, record.preview) +
           u"</article>\n"_s;
}

QString head(const QString &title, const QString &style)
{
    const QString hash =
        QString::fromLatin1(QCryptographicHash::hash(style.toUtf8(), QCryptographicHash::Sha256).toBase64());
    const QLocale locale;
    return u"<!DOCTYPE html>\n<html lang=\"%1\" dir=\"%2\">\n<head>\n<meta charset=\"utf-8\">\n"_s.arg(
               htmlLine(locale.bcp47Name()),
               locale.textDirection() == Qt::RightToLeft ? u"rtl"_s : u"ltr"_s) +
           u"<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src "
           "'sha256-%1'; base-uri 'none'; form-action 'none'\">\n"_s.arg(hash) +
           u"<meta name=\"referrer\" content=\"no-referrer\">\n"
           "<meta name=\"viewport\" content=\"width=device-width\">\n"_s +
           element(u"title"_s, htmlLine(title)) + u'\n' + element(u"style"_s, style) +
           u"\n</head>\n<body>\n"_s;
}

} // namespace

QString htmlReport(const ResultRows &rows, const QList<ResultField> &fields, const ReportOptions &options)
{
    const TableContent content = ticketTable(rows, fields);
    QList<OverviewSection> sections;
    if (!rows.isEmpty())
        sections = overviewSections(overviewOf(rows, QTimeZone::utc()), u"UTC"_s);
    const QString title = reportTitle(rows);
    QString html = head(title, styleFor(content.columns, sections)) + u"<main>\n"_s + heading(1, title) +
                   factTable(reportFacts(rows, options));
    if (!rows.isEmpty())
        html += overview(sections) + table(content);
    if (options.hasCards && !rows.isEmpty()) {
        html += heading(2, reportCardsTitle()) + u"<div class=\"cards\">\n"_s;
        const QList<ResultField> repeated = repeatedFields(rows);
        for (const ResultRow &row : rows)
            html += card(cardRecord(row, repeated));
        html += u"</div>\n"_s;
    }
    return html + u"</main>\n</body>\n</html>\n"_s;
}
