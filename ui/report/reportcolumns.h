// SPDX-License-Identifier: MIT
#pragma once

#include "ui/report/reportcontent.h"

class QFont;
class QPaintDevice;

/// The widths of the columns of a report's table, which fit what the rows contain. Lengths are in pixels of
/// the device.
class ReportColumns final
{
public:
    /// Measures the titles and some of the rows in these fonts. `padding` is the sum of the left and right
    /// padding of one column, and `em` is the height of `cellFont`. `device` must exist until the constructor
    /// returns.
    ReportColumns(const ReportContent &content, const QFont &titleFont, const QFont &cellFont,
                  QPaintDevice *device, qreal padding, qreal em);

    /// Returns the minimum width at which the table is comfortable to read.
    [[nodiscard]] qreal comfortableWidth() const;
    /// Returns the width of each column, which add up to `width`.
    [[nodiscard]] QList<qreal> widths(qreal width) const;

private:
    struct Column
    {
        qreal least = 0;       ///< no word is broken, unless it is very long
        qreal comfortable = 0; ///< texts have a few lines
        qreal natural = 0;     ///< each text has one line
        bool hasSentences = false;
    };

    QList<Column> m_columns;
};
