// SPDX-License-Identifier: MIT
#include "ui/widgets/badge.h"

#include "base/displaytext.h"
#include "ui/widgets/accessiblerole.h"
#include "ui/widgets/textlabel.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>
#include <QTextOption>

using namespace Qt::StringLiterals;
using namespace tokens;

QFont badgeFont()
{
    return strongFont(textFont(TextRole::Caption));
}

QSize badgeSize(const Badge::Face &face, const QFontMetrics &metrics)
{
    return {kSpace8 + kBadgeShape + kSpace4 + metrics.horizontalAdvance(face.word) + kSpace12,
            std::max(kBadgeHeight, metrics.height() + kSpace4)};
}

void paintBadge(QPainter &painter, const QRect &rect, const Badge::Face &face, const QPalette &palette,
                Qt::LayoutDirection direction)
{
    const ToneColors &colors = of(palette).tone(face.tone);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.ground);
    const qreal radius = rect.height() / 2.0;
    painter.drawRoundedRect(rect, radius, radius);

    const QRect shape(rect.left() + kSpace8, rect.top() + (rect.height() - kBadgeShape) / 2, kBadgeShape,
                      kBadgeShape);
    painter.drawPixmap(QStyle::visualRect(direction, rect, shape).topLeft(),
                       iconPixmap(face.icon, colors.ink, kBadgeShape, painter.device()->devicePixelRatioF()));

    const QRect place = rect.adjusted(kSpace8 + kBadgeShape + kSpace4, 0, 0, 0);
    const QFontMetrics metrics = painter.fontMetrics();
    const bool fits = metrics.horizontalAdvance(face.word) <= place.width();
    const QString word =
        fits ? face.word : metrics.elidedText(face.word, Qt::ElideRight, place.width() - kSpace4);
    painter.setPen(colors.ink);
    QTextOption option(Qt::AlignVCenter | Qt::AlignAbsolute |
                       (direction == Qt::RightToLeft ? Qt::AlignRight : Qt::AlignLeft));
    option.setWrapMode(QTextOption::NoWrap);
    painter.drawText(QRectF(QStyle::visualRect(direction, rect, place)), word, option);
    painter.restore();
}

Badge::Badge(const QString &accessibleName, QWidget *parent)
    : QWidget(parent)
{
    setAccessibleRole(this, QAccessible::StaticText); // first: naming it makes its interface
    setAccessibleName(accessibleName);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setFont(badgeFont());
}

void Badge::setFace(const Face &face)
{
    if (face == m_face)
        return;
    m_face = face;
    setAccessibleDescription(face.word);
    updateGeometry();
    update();
}

QSize Badge::sizeHint() const
{
    return badgeSize(m_face, fontMetrics());
}

QSize Badge::minimumSizeHint() const
{
    return sizeHint();
}

void Badge::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintBadge(painter, rect(), m_face, palette(), layoutDirection());
}

void Badge::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::ApplicationFontChange)
        setFont(badgeFont());
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

Badge::Face environmentFace(const Connection &connection)
{
    return environmentFace(connection.environment, connection.environmentColor);
}

Badge::Face environmentFace(const QString &environment, EnvironmentColor color)
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
