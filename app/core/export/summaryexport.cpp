// SPDX-License-Identifier: MIT
#include "export/summaryexport.h"

#include "export/introline.h"
#include "export/overviewsections.h"
#include "text/markdowntext.h"

using namespace Qt::StringLiterals;

namespace {

QString summaryLine(const QString &text, const QString &count, const QString &share)
{
    return u"| %1 | %2 | %3 |\n"_s.arg(text, count, share);
}

QString summaryTable(const OverviewSection &section)
{
    QString table = summaryLine(markdownLine(section.title), countColumnTitle(), shareColumnTitle()) +
                    u"| --- | ---: | ---: |\n"_s;
    for (const OverviewEntry &entry : section.entries) {
        if (entry.rows > 0)
            table += summaryLine(markdownLine(entry.text), entry.count, markdownLine(entry.share));
    }
    return table;
}

} // namespace

QString summaryExport(const ResultRows &rows)
{
    if (rows.isEmpty())
        return {};
    QStringList blocks{u"**%1**\n"_s.arg(markdownLine(introline::withDoubts(rows)))};
    const ResultOverview overview = overviewOf(rows, QTimeZone::utc());
    for (const OverviewSection &section : overviewSections(overview, u"UTC"_s))
        blocks += summaryTable(section);
    return blocks.join(u'\n');
}
