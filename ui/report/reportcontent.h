// SPDX-License-Identifier: MIT
#pragma once

#include "export/overviewsections.h"
#include "export/report.h"
#include "export/resulttables.h"
#include "results/resultrows.h"

#include <QList>
#include <QPageSize>
#include <QStringList>

class QLocale;

/// How the texts of a report look. Can be handed to another thread, since it shares no font with the
/// application.
struct ReportLook
{
    QStringList fontFamilies{};
    Qt::LayoutDirection direction = Qt::LeftToRight;
};

/// Returns the application's font and direction. Call it on the application's thread.
[[nodiscard]] ReportLook reportLook();

/// The texts of a report that is printed or saved as PDF, without secrets.
struct ReportContent
{
    QString title;
    QList<ResultFact> facts;
    QList<OverviewSection> sections; ///< empty for a single row
    ResultRows rows;
    TableContent table;
    bool hasCards = false;
    QList<ResultField> repeated; ///< facts that no card repeats, see repeatedFields()
    ReportLook look;
};

/// Returns the content without the values of known secrets. `fields` are as in ticketTable(). Takes a while
/// for thousands of rows; can be called on any thread.
[[nodiscard]] ReportContent reportContent(const ResultRows &rows, const QList<ResultField> &fields,
                                          const ReportOptions &options, const SecretRedactor &redactor,
                                          const ReportLook &look);

/// Returns the paper that is usual in the locale's territory: A4 or Letter.
[[nodiscard]] QPageSize::PageSizeId usualPaper(const QLocale &locale);
