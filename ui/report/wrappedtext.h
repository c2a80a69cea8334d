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

/// A plain text in a font, wrapped to a width. Words that are too long are broken. Each line of the text is a
/// paragraph with a direction of its own. Lengths are in pixels of the device.
class WrappedText final
{
public:
    enum class Align { Left, Right };

    /// Lays the text out. If there are more than `maxLines` lines, the last one ends with an ellipsis; 0
    /// means any number. `device` must exist until the constructor returns.
    WrappedText(const QString &text, const QFont &font, QPaintDevice *device, qreal width, Align align,
                int maxLines = 0);

    [[nodiscard]] qreal height() const { return m_height; }
    /// Returns the bottom of the last line that ends between `above` and `limit`; `above` if there is none.
    [[nodiscard]] qreal lastBottom(qreal above, qreal limit) const;
    /// Returns the top of the first line that ends below `above`; `nullopt` if there is none.
    [[nodiscard]] std::optional<qreal> firstTop(qreal above) const;
    /// Draws the lines that end below `above`, and not below `limit`, in the painter's pen. `at` is where the
    /// top of the text would be.
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
