// SPDX-License-Identifier: MIT
#include "ui/widgets/views/announcer.h"

#include <QAccessible>
#include <QWidget>

void announce(QWidget *source, const QString &text)
{
    if (source->accessibleDescription() == text)
        source->setAccessibleDescription({}); // the same text twice is news twice
    source->setAccessibleDescription(text);
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(source, text);
    QAccessible::updateAccessibility(&event);
#endif
}

void describe(QWidget *source, const QString &text)
{
    if (source->accessibleDescription() != text)
        source->setAccessibleDescription(text);
}
