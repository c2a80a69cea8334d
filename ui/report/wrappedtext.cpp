// SPDX-License-Identifier: MIT
#include "ui/report/wrappedtext.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace {

/// Heights of lines are sums of fractions.
constexpr qreal kTolerance = 0.01;

} // namespace

WrappedText::WrappedText(const QString &text, const QFont &font, QPaintDevice *device, qreal width,
                         Align align, int maxLines)
{
    const QStringList paragraphs = text.split(u'\n');
    for (const QString &paragraph : paragraphs)
        add(paragraph, font, device, width, align, maxLines);
}

void WrappedText::add(const QString &paragraph, const QFont &font, QPaintDevice *device, qreal width,
                      Align align, int maxLines)
{
    QTextOption option(Qt::AlignAbsolute | (align == Align::Right ? Qt::AlignRight : Qt::AlignLeft));
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setTextDirection(Qt::LayoutDirectionAuto);
    auto layout = std::make_unique<QTextLayout>(paragraph, font, device);
    layout->setTextOption(option);
    layout->setCacheEnabled(true);
    const qreal spacing = QFontMetricsF(font, device).lineSpacing();
    layout->beginLayout();
    int count = 0;
    for (QTextLine line = layout->createLine(); line.isValid(); line = layout->createLine()) {
        if (++count == maxLines) {
            const int start = line.textStart();
            line.setLineWidth(width);
            if (start + line.textLength() < paragraph.size()) {
                const QString rest =
                    QFontMetricsF(font, device).elidedText(paragraph.sliced(start), Qt::ElideRight, width);
                layout->endLayout();
                // The line before ends where it ended, since its words are the same.
                add(paragraph.first(start) + rest, font, device, width, align, 0);
                return;
            }
        } else {
            line.setLineWidth(width);
        }
    }
    layout->endLayout();
    for (int i = 0; i < layout->lineCount(); ++i) {
        QTextLine line = layout->lineAt(i);
        const qreal height = std::max(spacing, line.height());
        line.setPosition({0, m_height});
        m_lines.push_back({line, m_height, m_height + height});
        m_height += height;
    }
    m_paragraphs.push_back(std::move(layout));
}

qreal WrappedText::lastLineBottom(qreal above, qreal limit) const
{
    qreal last = above;
    for (const Line &line : m_lines) {
        if (line.bottom > above + kTolerance && line.bottom <= limit + kTolerance)
            last = line.bottom;
    }
    return last;
}

std::optional<qreal> WrappedText::firstLineTop(qreal above) const
{
    const auto first = std::find_if(m_lines.begin(), m_lines.end(),
                                    [above](const Line &line) { return line.bottom > above + kTolerance; });
    return first == m_lines.end() ? std::nullopt : std::optional(first->top);
}

void WrappedText::draw(QPainter &painter, const QPointF &at, qreal above, qreal limit) const
{
    for (const Line &line : m_lines) {
        if (line.bottom > above + kTolerance && line.bottom <= limit + kTolerance)
            line.line.draw(&painter, at);
    }
}
