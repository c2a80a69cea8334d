// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QPointF>
#include <QString>
#include <QTextLayout>

#include <memory>
#include <optional>
#include <vector>

class QPaintDevice;
class QPainter;

/// Plain text in one font, wrapped to a width. Words that are too long are broken. Each line feed in the text
/// begins a paragraph, which has its own direction. Positions are measured from the top of the text; they and
/// lengths are in pixels of the device.
class WrappedText final
{
public:
    enum class Align { Left, Right };

    /// Lays the text out. If there are more than `maxLines` wrapped lines, the others are dropped and the
    /// last one ends with an ellipsis; 0 means any number. `device` must exist until the constructor returns.
    WrappedText(const QString &text, const QFont &font, QPaintDevice *device, qreal width, Align align,
                int maxLines = 0);

    /// Returns the height of the lines that have not been dropped.
    [[nodiscard]] qreal height() const { return m_height; }
    /// Returns the bottom of the last line that ends after `above` and not after `limit`; `above` if there is
    /// none.
    [[nodiscard]] qreal lastLineBottom(qreal above, qreal limit) const;
    /// Returns the top of the first line that ends after `above`; `nullopt` if there is none.
    [[nodiscard]] std::optional<qreal> firstLineTop(qreal above) const;
    /// Draws the lines that end after `above` and not after `limit` with the painter's pen. `at` is the top
    /// left corner of the whole text, even if its first lines are not drawn.
    void draw(QPainter &painter, const QPointF &at, qreal above, qreal limit) const;

private:
    struct Line
    {
        QTextLine line;
        qreal top = 0;
        qreal bottom = 0;
    };

    void add(const QString &paragraph, const QFont &font, QPaintDevice *device, qreal width, Align align,
             int maxLines);

    std::vector<std::unique_ptr<QTextLayout>> m_paragraphs;
    std::vector<Line> m_lines;
    qreal m_height = 0;
};
