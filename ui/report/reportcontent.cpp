// SPDX-License-Identifier: MIT
#include "ui/report/reportcontent.h"

#include <QFontInfo>
#include <QGuiApplication>
#include <QLocale>
#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace {

/// Sections with more entries would be as high as a page.
constexpr qsizetype kMaxEntries = 10;

} // namespace

ReportLook reportLook()
{
    const QFont font = QGuiApplication::font();
    // The family that is in use comes first, since a platform can have a name of its own for the system's
    // font.
    QStringList families{QFontInfo(font).family()};
    families += font.families();
    families.removeDuplicates();
    return {families, QGuiApplication::layoutDirection()};
}

ReportContent reportContent(const ResultRows &rows, const QList<ResultField> &fields,
                            const ReportOptions &options, const SecretRedactor &redactor,
                            const ReportLook &look)
{
    const ResultRows safeRows = rows.withoutSecrets(redactor);
    const ReportOptions safeOptions = redacted(options, redactor);
    QList<OverviewSection> sections;
    if (safeRows.size() > 1)
        sections = overviewSections(overviewOf(safeRows, QTimeZone::utc()), u"UTC"_s, kMaxEntries);
    return {reportTitle(safeRows),
            reportFacts(safeRows, safeOptions),
            sections,
            safeRows,
            ticketTable(safeRows, fields),
            safeOptions.hasCards,
            repeatedFields(safeRows),
            look};
}

QPageSize::PageSizeId usualPaper(const QLocale &locale)
{
    switch (locale.territory()) { // as in Unicode's CLDR
    case QLocale::Belize:
    case QLocale::Canada:
    case QLocale::Chile:
    case QLocale::Colombia:
    case QLocale::CostaRica:
    case QLocale::ElSalvador:
    case QLocale::Guatemala:
    case QLocale::Mexico:
    case QLocale::Nicaragua:
    case QLocale::Panama:
    case QLocale::Philippines:
    case QLocale::PuertoRico:
    case QLocale::UnitedStates:
    case QLocale::Venezuela:
        return QPageSize::Letter;
    default:
        return QPageSize::A4;
    }
}
