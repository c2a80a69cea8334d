// SPDX-License-Identifier: MIT
#include "ui/widgets/views/firstpaint.h"

#include <QEvent>
#include <QTimer>
#include <QWidget>

namespace {

class FirstPaintFilter final : public QObject
{
public:
    FirstPaintFilter(QWidget *widget, const std::function<void()> &function)
        : QObject(widget)
        , m_function(function)
    {
        widget->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Paint) {
            watched->removeEventFilter(this);
            QTimer::singleShot(0, this, [this] {
                m_function();
                deleteLater();
            });
        }
        return false;
    }

private:
    std::function<void()> m_function;
};

} // namespace

void afterFirstPaint(QWidget *widget, const std::function<void()> &function)
{
    new FirstPaintFilter(widget, function);
}
