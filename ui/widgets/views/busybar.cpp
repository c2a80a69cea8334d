// SPDX-License-Identifier: MIT
#include "ui/widgets/views/busybar.h"

#include "ui/style/tokens.h"
#include "ui/widgets/views/accessiblerole.h"

#include <QEasingCurve>
#include <QPainter>
#include <QTimerEvent>

#include <algorithm>

namespace {

constexpr int kFrameInterval = 33; // milliseconds
constexpr int kSteps = 66;         // in one direction
constexpr double kPart = 0.28;

} // namespace

BusyBar::BusyBar(const QString &accessibleName, QWidget *parent)
    : QWidget(parent)
{
    setAccessibleRole(this, QAccessible::Indicator);
    setAccessibleName(accessibleName);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void BusyBar::setProgress(qsizetype done, qsizetype total)
{
    m_done = done;
    m_total = total;
    update();
}

QSize BusyBar::sizeHint() const
{
    return {0, tokens::kBusyHeight};
}

QSize BusyBar::minimumSizeHint() const
{
    return sizeHint();
}

void BusyBar::paintEvent(QPaintEvent *)
{
    const auto &colors = tokens::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const qreal radius = height() / 2.0;
    painter.setBrush(colors.mute.ground);
    painter.drawRoundedRect(rect(), radius, radius);

    painter.setBrush(colors.accent);
    if (m_total > 0) {
        const double share = static_cast<double>(m_done) / static_cast<double>(m_total);
        const double part = width() * std::clamp(share, 0.0, 1.0);
        painter.drawRoundedRect(QRectF(isRightToLeft() ? width() - part : 0, 0, part, height()), radius,
                                radius);
        return;
    }
    const double way = m_step <= kSteps ? m_step : 2 * kSteps - m_step;
    const double share = QEasingCurve(QEasingCurve::InOutSine).valueForProgress(way / kSteps);
    const double part = width() * kPart;
    painter.drawRoundedRect(QRectF((width() - part) * share, 0, part, height()), radius, radius);
}

void BusyBar::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_timer.timerId()) {
        QWidget::timerEvent(event);
        return;
    }
    if (m_total > 0)
        return;
    m_step = (m_step + 1) % (2 * kSteps);
    update();
}

void BusyBar::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_timer.start(kFrameInterval, this);
}

void BusyBar::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_timer.stop();
}

#include "moc_busybar.cpp"
