// SPDX-License-Identifier: MIT
#include "ui/window/windowplacement.h"

#include "storage/storedsettings.h"
#include "ui/style/tokens.h"

#include <QGuiApplication>
#include <QScreen>
#include <QWidget>
#include <QWindow>

#include <algorithm>

using namespace tokens;

namespace {

qint64 area(const QRect &rect)
{
    return rect.isValid() ? qint64(rect.width()) * rect.height() : 0;
}

/// Returns whether the numbers are far from those at which computations overflow.
bool isPlace(const QRect &rect)
{
    constexpr int kFarthest = 1'000'000;
    const auto isNear = [](int at) { return at > -kFarthest && at < kFarthest; };
    return isNear(rect.left()) && isNear(rect.right()) && isNear(rect.top()) && isNear(rect.bottom()) &&
           rect.isValid();
}

/// Returns the parts of the screens that windows may use.
QList<QRect> screens()
{
    QList<QRect> screens;
    for (const QScreen *screen : QGuiApplication::screens())
        screens.append(screen->availableGeometry());
    return screens;
}

} // namespace

QRect clampToScreens(const QRect &saved, const QList<QRect> &screens)
{
    if (screens.isEmpty())
        return saved;
    const QRect screen =
        *std::max_element(screens.begin(), screens.end(), [&](const QRect &a, const QRect &b) {
            return area(a.intersected(saved)) < area(b.intersected(saved));
        });
    const int width = std::clamp(saved.width(), std::min(kWindowMinWidth, screen.width()), screen.width());
    const int height =
        std::clamp(saved.height(), std::min(kWindowMinHeight, screen.height()), screen.height());
    const int x = std::clamp(saved.x(), screen.left(), screen.left() + screen.width() - width);
    const int y = std::clamp(saved.y(), screen.top(), screen.top() + screen.height() - height);
    return {x, y, width, height};
}

void restoreWindow(QWidget *window, const Settings &settings)
{
    const QRect place = settings.value(storedsettings::kWindowGeometry);
    if (isPlace(place))
        window->setGeometry(clampToScreens(place, screens()));
    else
        window->resize(clampToScreens({0, 0, kWindowWidth, kWindowHeight}, screens()).size());
    if (settings.value(storedsettings::kWindowMaximized))
        window->setWindowState(window->windowState() | Qt::WindowMaximized);
}

void fitFrame(QWidget *window)
{
    if (window->windowState().testAnyFlags(Qt::WindowMaximized | Qt::WindowFullScreen | Qt::WindowMinimized))
        return;
    const QRect inner = window->geometry();
    const QMargins frame = window->windowHandle()->frameMargins();
    const QRect fitting = clampToScreens(inner.marginsAdded(frame), screens()).marginsRemoved(frame);
    if (fitting != inner)
        window->setGeometry(fitting);
}

void saveWindow(const QWidget *window, Settings &settings)
{
    if (const QRect place = window->normalGeometry();
        place != settings.value(storedsettings::kWindowGeometry))
        settings.setValue(storedsettings::kWindowGeometry, place);
    if (const bool isMaximized = window->isMaximized();
        isMaximized != settings.value(storedsettings::kWindowMaximized))
        settings.setValue(storedsettings::kWindowMaximized, isMaximized);
}
