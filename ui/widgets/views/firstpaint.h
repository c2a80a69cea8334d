// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

class QWidget;

/// Calls `function` once, from the event loop, after the widget has been painted the next time: for work that
/// the first frame of a window does not need. Zero timers fire earlier, since a window system asks for the
/// first frame some time after QWidget::show(). Not called if the widget is destroyed before.
void afterFirstPaint(QWidget *widget, const std::function<void()> &function);
