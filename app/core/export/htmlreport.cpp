// SPDX-License-Identifier: MIT
#include "export/htmlreport.h"

#include "export/htmlparts.h"
#include "export/overviewsections.h"
#include "export/tickettable.h"
#include "results/resulttext.h"
#include "text/htmltext.h"

#include <QCryptographicHash>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int kBarHeight = 8;
constexpr int kHistogramHeight = 96;

/// The colours are those of ui/style. `%1` has rules for the columns of the table.
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
dl{display:grid;grid-template-columns:minmax(6em,max-content) 1fr;gap:4px 16px;margin:0}
dt,th,caption{color:var(--dim)}
dd{margin:0}
dd,td,blockquote{unicode-bidi:isolate}
dd,td{text-align:match-parent}
section,article,.table{background:var(--base);border:1px solid var(--line);border-radius:8px;padding:16px}
.overview{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr));gap:12px}
.wide{grid-column:1/-1}
article{margin:0 0 12px}
table{border-collapse:collapse;width:100%}
caption{text-align:start;font-weight:600;color:var(--text);padding:0 0 8px}
th{text-align:start;font-weight:600}
th,td{padding:6px 8px;vertical-align:top}
.table{padding:0;overflow-x:auto}
.table th,.table td{border-block-end:1px solid var(--line)}
.table tbody tr:nth-child(even){background:var(--alternate)}
.count,.share{text-align:end;white-space:nowrap;font-variant-numeric:tabular-nums;width:1%}
.share{color:var(--dim)}
.bar{width:35%}
svg{display:block}
[dir=rtl] svg{transform:scaleX(-1)}
rect{fill:var(--accent)}
.track{fill:var(--line)}
.ends{display:flex;justify-content:space-between;gap:16px;color:var(--dim);border-block-start:1px solid var(--line)}
.ends .to{display:none}
summary{color:var(--dim)}
blockquote{margin:12px 0 0;padding:0 0 0 12px;border-inline-start:3px solid var(--line)}
th{overflow-wrap:normal}
.bin{white-space:nowrap}
%1@page{size:landscape;margin:15mm;@bottom-right{content:counter(page) " / " counter(pages)}}
@media print{:root{--window:#fff}body{padding:0;max-width:none;font-size:9pt}h1{font-size:16pt}h2{font-size:12pt}
.table{overflow:visible}thead{display:table-header-group}tr,section,article{break-inside:avoid}
h2{break-after:avoid}details{display:none}}
)"_L1;

/// Returns the rules for a column. Words are broken only where nothing else helps, which takes a least width
/// for columns with texts.
QString columnRules(ResultField field)
{
    switch (wrappingOf(field)) {
    case FieldWrapping::None:
        return u"white-space:nowrap"_s;
    case FieldWrapping::Words:
        return u"min-width:7em"_s;
    case FieldWrapping::Sentences:
        return u"min-width:14em"_s;
    }
    Q_UNREACHABLE();
}

QString styleFor(const QList<ResultField> &fields)
{
    QString rules;
    for (qsizetype i = 0; i < fields.size(); ++i)
        rules +=
            u".table :is(td,th):nth-child(%1){%2}\n"_s.arg(QString::number(i + 1), columnRules(fields.at(i)));
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

QString factList(const QList<ResultFact> &facts)
{
    QString list = u"<dl>\n"_s;
    for (const ResultFact &fact : facts)
        list += element(u"dt"_s, htmlLine(fact.label)) + u"<dd dir=\"auto\">"_s + htmlLine(fact.value) +
                u"</dd>\n"_s;
    return list + u"</dl>\n"_s;
}

/// Returns the length of a bar, or the place of one, in percent. Never in the format of the locale.
QString percent(double share)
{
    return QString::number(100 * share, 'f', 2) + u'%';
}

qsizetype mostRows(const OverviewSection &section)
{
    qsizetype most = 1;
    for (const OverviewEntry &entry : section.entries)
        most = std::max(most, entry.rows);
    return most;
}

QString bar(double share)
{
    return u"<td class=\"bar\"><svg width=\"100%\" height=\"%1\" aria-hidden=\"true\">"_s.arg(kBarHeight) +
           u"<rect class=\"track\" fill=\"none\" width=\"100%\" height=\"100%\"/>"_s +
           u"<rect width=\"%1\" height=\"100%\"/></svg></td>"_s.arg(percent(share));
}

enum class Bars { Without, With };

QString countTable(const OverviewSection &section, Bars bars)
{
    const auto most = static_cast<double>(mostRows(section));
    QString table = u"<table>\n"_s;
    if (bars == Bars::With)
        table += element(u"caption"_s, htmlLine(section.title)) + u'\n';
    for (const OverviewEntry &entry : section.entries) {
        table += bars == Bars::With ? u"<tr><td dir=\"auto\">"_s : u"<tr><td class=\"bin\">"_s;
        table += htmlLine(entry.text) + u"</td>"_s;
        if (bars == Bars::With)
            table += bar(static_cast<double>(entry.rows) / most);
        table += u"<td class=\"count\">"_s + htmlLine(entry.count) + u"</td><td class=\"share\">"_s +
                 htmlLine(entry.share) + u"</td></tr>\n"_s;
    }
    return table + u"</table>\n"_s;
}

/// Returns the bins as columns, and below them as numbers that the reader can unfold.
QString histogram(const OverviewSection &section)
{
    const auto most = static_cast<double>(mostRows(section));
    const auto bins = static_cast<double>(section.entries.size());
    QString drawing = heading(3, section.title) +
                      u"<svg width=\"100%\" height=\"%1\" role=\"img\" aria-label=\"%2\">\n"_s.arg(
                          QString::number(kHistogramHeight), htmlLine(section.title));
    for (qsizetype bin = 0; bin < section.entries.size(); ++bin) {
        const OverviewEntry &entry = section.entries.at(bin);
        const double height = static_cast<double>(entry.rows) / most;
        drawing += u"<rect x=\"%1\" y=\"%2\" width=\"%3\" height=\"%4\"><title>%5</title></rect>\n"_s.arg(
            percent((static_cast<double>(bin) + 0.1) / bins), percent(1 - height), percent(0.8 / bins),
            percent(height), htmlLine(entry.text + u": "_s + entry.count));
    }
    // Programs that know no styles show both ends on one line.
    drawing += u"</svg>\n<div class=\"ends\"><span>"_s + htmlLine(section.entries.first().text) +
               u"</span><span class=\"to\"> – </span><span>"_s + htmlLine(section.entries.last().text) +
               u"</span></div>\n"_s;
    return u"<section class=\"wide\">\n"_s + drawing + u"<details><summary>"_s +
           htmlLine(countColumnTitle()) + u"</summary>\n"_s + countTable(section, Bars::Without) +
           u"</details>\n</section>\n"_s;
}

QString overview(const ResultRows &rows)
{
    QString html = heading(2, reportOverviewTitle()) + u"<div class=\"overview\">\n"_s;
    for (const OverviewSection &section : overviewSections(overviewOf(rows, QTimeZone::utc()), u"UTC"_s))
        html += section.isHistogram ? histogram(section)
                                    : element(u"section"_s, u'\n' + countTable(section, Bars::With)) + u'\n';
    return html + u"</div>\n"_s;
}

QString table(const ResultRows &rows, const TicketTable &content)
{
    QString html = heading(2, reportTableTitle()) + u"<div class=\"table\">\n<table>\n<thead>\n"_s +
                   htmlTableHead(content.headers()) + u"</thead>\n<tbody>\n"_s;
    for (const ResultRow &row : rows)
        html += htmlTableRow(content.cells(row));
    return html + u"</tbody>\n</table>\n</div>\n"_s;
}

QString card(const ResultRow &row)
{
    QString html = heading(3, resultTitle(row)) + factList(resultFacts(row));
    const auto &notification = row.lookup.notification;
    if (notification && notification->messagePreview && !notification->messagePreview->trimmed().isEmpty())
        html += htmlQuote(*notification->messagePreview);
    return u"<article>\n"_s + html + u"</article>\n"_s;
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
    const TicketTable content(rows, fields);
    const QString title = reportTitle(rows);
    QString html = head(title, styleFor(content.fields())) + u"<main>\n"_s + heading(1, title) +
                   factList(reportFacts(rows, options));
    if (!rows.isEmpty())
        html += overview(rows) + table(rows, content);
    if (options.hasCards && !rows.isEmpty()) {
        html += heading(2, reportCardsTitle());
        for (const ResultRow &row : rows)
            html += card(row);
    }
    return html + u"</main>\n</body>\n</html>\n"_s;
}
