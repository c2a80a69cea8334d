// SPDX-License-Identifier: MIT
#include "export/summaryexport.h"

#include "export/introline.h"
#include "export/markdownexport.h"
#include "export/overviewsections.h"
#include "text/markdowntext.h"

using namespace Qt::StringLiterals;

QString summaryExport(const ResultRows &rows)
{
    if (rows.isEmpty())
        return {};
    QStringList blocks{u"**%1**\n"_s.arg(markdownLine(introline::withDoubts(rows)))};
    const ResultOverview overview = overviewOf(rows, QTimeZone::utc());
    for (const OverviewSection &section : overviewSections(overview, u"UTC"_s))
        blocks += markdownTable(overviewTable(section));
    return blocks.join(u'\n');
}
