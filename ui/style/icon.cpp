// SPDX-License-Identifier: MIT
#include "ui/style/icon.h"

#include <QPainter>
#include <QPixmapCache>
#ifndef SVC_PNG_ICONS
#include <QSvgRenderer>
#endif

#include <array>

using namespace Qt::StringLiterals;

// The resources are part of a static library. Without a reference to them the linker drops them.
static void initIcons()
{
    Q_INIT_RESOURCE(app);
}

#ifdef SVC_PNG_ICONS
static void drawIcon(QPainter &painter, const QString &name, QSize size)
{
    const qreal ratio = painter.device()->devicePixelRatioF();
    const QImage picture(u":/icons/%1.png"_s.arg(name));
    QImage fitting = picture.scaled(size * ratio, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    fitting.setDevicePixelRatio(ratio);
    painter.drawImage(0, 0, fitting);
}
#else
static void drawIcon(QPainter &painter, const QString &name, QSize size)
{
    QSvgRenderer(u":/icons/%1.svg"_s.arg(name)).render(&painter, QRectF(QPointF(), size));
}
#endif

QPixmap iconPixmap(Icon icon, const QColor &color, int size, qreal devicePixelRatio)
{
    // In the order of enum Icon.
    static constexpr auto kNames = std::to_array<QLatin1StringView>(
        {"archived"_L1, "bell"_L1, "changed"_L1, "check"_L1,     "close"_L1,    "copy"_L1,
         "cross"_L1,    "dash"_L1, "diamond"_L1, "dot"_L1,       "export"_L1,   "eye"_L1,
         "eye-off"_L1,  "info"_L1, "lock"_L1,    "lock-open"_L1, "next"_L1,     "previous"_L1,
         "question"_L1, "ring"_L1, "search"_L1,  "square"_L1,    "triangle"_L1, "warning"_L1});
    const QLatin1StringView name = kNames.at(static_cast<std::size_t>(icon));
    const QString key =
        u"svc/%1/%2/%3/%4"_s.arg(name, color.name(QColor::HexArgb)).arg(size).arg(devicePixelRatio);
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;

    initIcons();
    pixmap = QPixmap(QSize(size, size) * devicePixelRatio);
    pixmap.setDevicePixelRatio(devicePixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    drawIcon(painter, name, {size, size});
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(QRect(0, 0, size, size), color);
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

QIcon programIcon()
{
    initIcons();
    QIcon icon;
    // With a named format Qt does not load its image plugins to find out which one it is.
    for (const auto &file : {u":/icons/svc-desktop-32.png"_s, u":/icons/svc-desktop-128.png"_s})
        icon.addPixmap(QPixmap(file, "PNG"));
    return icon;
}
