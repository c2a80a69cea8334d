// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultoverview.h"

#include <QList>
#include <QString>

/// A number of rows and what they have in common, as a summary or a report shows it.
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
    /// Whether the entries are the bins of a histogram, in the order of time and with those of no rows.
    bool isHistogram = false;
};

/// Returns a section for each facet that has counts. A section with more than `maxEntries` values ends with
/// one for the others. Dates that are not given are a section of their own. `zoneName` is the name of the
/// time zone of the histogram.
[[nodiscard]] QList<OverviewSection> overviewSections(const ResultOverview &overview, const QString &zoneName,
                                                      qsizetype maxEntries = 20);

/// The titles of the columns of a section, besides its own.
[[nodiscard]] QString countColumnTitle();
[[nodiscard]] QString shareColumnTitle();
