// SPDX-License-Identifier: MIT
#include "ui/widgets/views/badge.h"

#include "text/displaytext.h"
#include "ui/style/textscale.h"
#include "ui/widgets/views/accessiblerole.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/textlabel.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>
#include <QTextOption>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

QFont badgeFont()
{
    return strongFont(textFont(TextRole::Caption));
}

void drawShapeAndWord(QPainter &painter, const QRect &rect, const Badge::Content &content, const QFont &font,
                      const QColor &ink, Qt::LayoutDirection direction)
{
    painter.save();
    const int side = textscale::scaled(kBadgeShape);
    const bool mirrored = direction == Qt::RightToLeft;
    const QRect inside = rect.adjusted(kSpace8, 0, -kSpace8, 0);
    const auto drawShape = [&](Icon icon, int left) {
        const QRect shape(inside.left() + left, inside.center().y() - side / 2 + 1, side, side);
        painter.drawPixmap(QStyle::visualRect(direction, inside, shape).topLeft(),
                           iconPixmap(icon, ink, side, painter.device()->devicePixelRatioF()));
    };
    drawShape(content.icon, 0);
    int behind = inside.width();
    for (auto icon = content.more.rbegin(); icon != content.more.rend(); ++icon) {
        behind -= side;
        drawShape(*icon, behind);
        behind -= kSpace4;
    }

    const int before = kSpace8 + side + kSpace4;
    const int after = inside.width() - behind;
    const QRectF word = mirrored ? rect.adjusted(after, 0, -before, 0) : rect.adjusted(before, 0, -after, 0);
    painter.setPen(ink);
    painter.setFont(font);
    QTextOption option(Qt::AlignVCenter | Qt::AlignAbsolute | (mirrored ? Qt::AlignRight : Qt::AlignLeft));
    option.setTextDirection(content.word.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    option.setWrapMode(QTextOption::NoWrap);
    const QFontMetrics metrics = painter.fontMetrics();
    const bool fits = metrics.horizontalAdvance(content.word) <= word.width();
    const int room = static_cast<int>(word.width()) - kSpace4;
    painter.drawText(word, fits ? content.word : metrics.elidedText(content.word, Qt::ElideRight, room),
                     option);
    painter.restore();
}

} // namespace

Badge::Badge(const QString &accessibleName, QWidget *parent)
    : QWidget(parent)
{
    setAccessibleRole(this, QAccessible::StaticText); // before the name, which creates the interface
    setAccessibleName(accessibleName);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setFont(badgeFont());
}

void Badge::setContent(const Content &content)
{
    if (content == m_content)
        return;
    m_content = content;
    describe(this, content.word);
    updateGeometry();
    update();
}

QSize Badge::sizeOf(const Content &content)
{
    const QFontMetrics metrics(badgeFont());
    const int shape = textscale::scaled(kBadgeShape) + kSpace4;
    return {kSpace8 + shape + metrics.horizontalAdvance(content.word) + kSpace12 +
                static_cast<int>(content.more.size()) * shape,
            std::max(kBadgeHeight, metrics.height() + kSpace4)};
}

QSize Badge::sizeHint() const
{
    return sizeOf(m_content);
}

QSize Badge::minimumSizeHint() const
{
    return sizeHint();
}

void Badge::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paint(painter, rect(), m_content, palette(), layoutDirection());
}

void Badge::paint(QPainter &painter, const QRect &rect, const Content &content, const QPalette &palette,
                  Qt::LayoutDirection direction)
{
    const ToneColors &colors = of(palette).tone(content.tone);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    constexpr qreal kHalf = kHair / 2.0;
    const bool hasOutline = of(palette).isHigh;
    const QRectF shell = hasOutline ? QRectF(rect).adjusted(kHalf, kHalf, -kHalf, -kHalf) : QRectF(rect);
    painter.setPen(hasOutline ? QPen(colors.ink, kHair) : QPen(Qt::NoPen));
    painter.setBrush(colors.ground);
    painter.drawRoundedRect(shell, shell.height() / 2, shell.height() / 2);
    painter.restore();
    drawShapeAndWord(painter, rect, content, badgeFont(), colors.ink, direction);
}

void Badge::paintQuiet(QPainter &painter, const QRect &rect, const Content &content, const QPalette &palette,
                       Qt::LayoutDirection direction, bool isSelected)
{
    const Colors &colors = of(palette);
    drawShapeAndWord(painter, rect, content, textFont(TextRole::Caption),
                     colors.onRow(colors.dim, isSelected), direction);
}

/// QEvent::ApplicationFontChange does not reach changeEvent().
bool Badge::event(QEvent *event)
{
    if (event->type() == QEvent::ApplicationFontChange)
        setFont(badgeFont());
    return QWidget::event(event);
}

void Badge::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

Badge::Content environmentBadge(const Connection &connection)
{
    return environmentBadge(connection.environment, connection.environmentColor);
}

Badge::Content environmentBadge(const QString &environment, EnvironmentColor color)
{
    constexpr qsizetype kLongest = 24;
    const QString word = boundedText(visibleLine(environment), kLongest);
    switch (color) {
    case EnvironmentColor::Danger:
        return {Tone::Danger, Icon::Triangle, word};
    case EnvironmentColor::Good:
        return {Tone::Good, Icon::Diamond, word};
    case EnvironmentColor::Warn:
        return {Tone::Warn, Icon::Ring, word};
    case EnvironmentColor::Info:
        return {Tone::Info, Icon::Square, word};
    case EnvironmentColor::Mute:
        break;
    }
    return {Tone::Mute, Icon::Dot, word};
}

#include "moc_badge.cpp"
