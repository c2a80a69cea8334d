// SPDX-License-Identifier: MIT
#include "ui/widgets/badge.h"

#include "base/displaytext.h"
#include "ui/widgets/accessiblerole.h"
#include "ui/widgets/textlabel.h"

#include <QEvent>
#include <QPainter>
#include <QTextOption>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

QFont badgeFont()
{
    return strongFont(textFont(TextRole::Caption));
}

} // namespace

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
    const QFontMetrics metrics = fontMetrics();
    return {kSpace8 + kBadgeShape + kSpace4 + metrics.horizontalAdvance(m_face.word) + kSpace12,
            std::max(kBadgeHeight, metrics.height() + kSpace4)};
}

QSize Badge::minimumSizeHint() const
{
    return sizeHint();
}

void Badge::paintEvent(QPaintEvent *)
{
    const ToneColors &colors = of(palette()).tone(m_face.tone);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.ground);
    const qreal radius = height() / 2.0;
    painter.drawRoundedRect(rect(), radius, radius);

    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const int top = (height() - kBadgeShape) / 2;
    const int shapeLeft = mirrored ? width() - kSpace8 - kBadgeShape : kSpace8;
    painter.drawPixmap(shapeLeft, top, iconPixmap(m_face.icon, colors.ink, kBadgeShape, devicePixelRatioF()));

    const int before = kSpace8 + kBadgeShape + kSpace4;
    const QRectF word = mirrored ? rect().adjusted(0, 0, -before, 0) : rect().adjusted(before, 0, 0, 0);
    painter.setPen(colors.ink);
    QTextOption option(Qt::AlignVCenter | Qt::AlignAbsolute | (mirrored ? Qt::AlignRight : Qt::AlignLeft));
    option.setWrapMode(QTextOption::NoWrap);
    painter.drawText(word, m_face.word, option);
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
