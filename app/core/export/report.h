// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultfacts.h"
#include "results/resultrows.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <functional>

/// What a report says besides its rows.
struct ReportOptions
{
    QDateTime madeAt{};    ///< UTC
    QString filter{};      ///< the filter that selected the rows, in words; empty if there was none
    bool hasCards = false; ///< whether the report also contains each notification in full
};

/// Called with the share of a report that has been made, from 0 to 1. Returns `false` if the report is no
/// longer wanted.
using ReportProgress = std::function<bool(double)>;

/// Returns the options without the values of known secrets.
[[nodiscard]] ReportOptions redacted(ReportOptions options, const SecretRedactor &redactor);

/// Returns the translated title: “Report on 13 results”.
[[nodiscard]] QString reportTitle(const ResultRows &rows);
/// Returns which ids were looked up, with which connections, by which users and when, and with which version
/// of the program. Times are in ISO 8601, UTC.
[[nodiscard]] QList<ResultFact> reportFacts(const ResultRows &rows, const ReportOptions &options);

/// Returns the fields that all rows have in common and that reportFacts() contain, so that no card repeats
/// them. Times within a minute are the same.
[[nodiscard]] QList<ResultField> repeatedFields(const ResultRows &rows);

/// The titles of the parts of a report.
[[nodiscard]] QString reportOverviewTitle();
[[nodiscard]] QString reportTableTitle();
[[nodiscard]] QString reportCardsTitle();
