// SPDX-License-Identifier: MIT
#include "ui/report/reportcolumns.h"

#include "text/copytext.h"

#include <QFontMetricsF>

#include <algorithm>
#include <functional>

namespace {

constexpr qsizetype kMeasuredRows = 400;
/// No text of this length has only one line.
constexpr qsizetype kMaxMeasured = 200;
constexpr qreal kMeasuringError = 0.1; ///< em; texts are measured in fractions that are rounded elsewhere
constexpr qreal kLongWord = 12;        ///< em; longer words are broken
constexpr qreal kComfortableText = 11; ///< em
constexpr qreal kComfortableSubject = 24;
constexpr qreal kLongText = 48;

qreal longestWord(const QString &text, const QFontMetricsF &metrics)
{
    qreal longest = 0;
    for (const QString &word : text.split(u' ', Qt::SkipEmptyParts))
        longest = std::max(longest, metrics.horizontalAdvance(word));
    return longest;
}

qreal interpolated(qreal from, qreal to, qreal share)
{
    return from + share * (to - from);
}

} // namespace

ReportColumns::ReportColumns(const ReportContent &content, const QFont &titleFont, const QFont &cellFont,
                             QPaintDevice *device, qreal padding, qreal em)
{
    const QFontMetricsF titleMetrics(titleFont, device);
    const QFontMetricsF metrics(cellFont, device);
    const QList<TableColumn> &columns = content.table.columns;
    for (const TableColumn &column : columns)
        m_columns +=
            {longestWord(column.title, titleMetrics), 0, titleMetrics.horizontalAdvance(column.title), false};
    const qsizetype step = std::max<qsizetype>(1, content.rows.size() / kMeasuredRows);
    for (qsizetype row = 0; row < content.rows.size(); row += step) {
        const QList<TableCell> cells = content.table.cells(row);
        const bool hasNotification = content.rows.isFound(row);
        for (qsizetype i = 0; i < cells.size(); ++i) {
            const FieldWrapping wrapping = columns.at(i).wrapping;
            if (wrapping == FieldWrapping::Sentences && !hasNotification)
                continue; // can extend over the next columns
            const QString text = containedLine(cells.at(i).text).left(kMaxMeasured);
            const qreal natural = metrics.horizontalAdvance(text);
            Column &column = m_columns[i];
            column.natural = std::max(column.natural, natural);
            column.least = std::max(column.least, wrapping == FieldWrapping::None
                                                      ? natural
                                                      : std::min(longestWord(text, metrics), kLongWord * em));
        }
    }
    for (qsizetype i = 0; i < m_columns.size(); ++i) {
        Column &column = m_columns[i];
        const FieldWrapping wrapping = columns.at(i).wrapping;
        const qreal comfortable = wrapping == FieldWrapping::None    ? column.natural
                                  : wrapping == FieldWrapping::Words ? kComfortableText * em
                                                                     : kComfortableSubject * em;
        column.natural = std::max(std::min(column.natural, kLongText * em), column.least);
        column.comfortable = std::clamp(comfortable, column.least, column.natural);
        column.hasSentences = wrapping == FieldWrapping::Sentences;
        for (qreal Column::*const width : {&Column::least, &Column::comfortable, &Column::natural})
            column.*width += padding + kMeasuringError * em;
    }
}

qreal ReportColumns::comfortableWidth() const
{
    qreal width = 0;
    for (const Column &column : m_columns)
        width += column.comfortable;
    return width;
}

QList<qreal> ReportColumns::widths(qreal width) const
{
    const auto sum = [this](qreal Column::*of) {
        qreal total = 0;
        for (const Column &column : m_columns)
            total += column.*of;
        return total;
    };
    QList<qreal> widths;
    if (width >= sum(&Column::natural)) {
        const auto sentences =
            std::count_if(m_columns.begin(), m_columns.end(), std::mem_fn(&Column::hasSentences));
        const qreal rest = width - sum(&Column::natural);
        for (const Column &column : m_columns) {
            const bool takesRest = sentences == 0 || column.hasSentences;
            widths +=
                column.natural +
                (takesRest ? rest / static_cast<qreal>(sentences == 0 ? m_columns.size() : sentences) : 0);
        }
        return widths;
    }
    const qreal least = sum(&Column::least);
    const qreal comfortable = sum(&Column::comfortable);
    for (const Column &column : m_columns) {
        if (width <= least)
            widths += column.least * width / least;
        else if (width <= comfortable)
            widths += interpolated(column.least, column.comfortable, (width - least) / (comfortable - least));
        else
            widths += interpolated(column.comfortable, column.natural,
                                   (width - comfortable) / (sum(&Column::natural) - comfortable));
    }
    return widths;
}
