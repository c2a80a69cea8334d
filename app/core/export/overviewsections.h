// SPDX-License-Identifier: MIT
#pragma once

#include "export/tablecontent.h"
#include "results/resultoverview.h"

#include <QList>
#include <QString>

/// A value and the number of rows that have it, as a summary or a report shows them.
struct OverviewEntry
{
    QString text;  ///< a word, a time, or one of the service's texts as received
    QString count; ///< with group separators
    QString share; ///< of the rows of the section: “26%”
    qsizetype rows = 0;
};

/// The counts of a facet.
struct OverviewSection
{
    QString title; ///< “Type”, “Created (per day, UTC)”
    QList<OverviewEntry> entries;
    /// Whether the entries are the bins of a histogram: in chronological order, including empty bins.
    bool isHistogram = false;
};

/// Returns a section for each facet that has counts. If a facet has more than `maxEntries` values, the last
/// entry of its section counts all others. Dates that are not given are a section of their own. `zoneName` is
/// the name of the time zone of the histogram.
[[nodiscard]] QList<OverviewSection> overviewSections(const ResultOverview &overview, const QString &zoneName,
                                                      qsizetype maxEntries = 20);

/// Returns a section as a table: value, count and share.
[[nodiscard]] TableContent overviewTable(const OverviewSection &section);

/// The titles of the second and third column of a section. The title of the first is that of the section.
[[nodiscard]] QString countColumnTitle();
[[nodiscard]] QString shareColumnTitle();
