// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/doublepressguard.h"

#include <QAbstractButton>
#include <QKeyEvent>

namespace {

class Filter final : public QObject
{
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::KeyPress)
            return static_cast<QKeyEvent *>(event)->isAutoRepeat();
        return event->type() == QEvent::MouseButtonDblClick;
    }
};

} // namespace

void guardAgainstDoublePress(QAbstractButton *button)
{
    button->installEventFilter(new Filter(button));
}
