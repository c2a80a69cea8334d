// SPDX-License-Identifier: MIT
#include "ui/window/openedlinks.h"

#include <QFileOpenEvent>

OpenedLinks::OpenedLinks(QObject *application)
    : QObject(application)
{
    application->installEventFilter(this);
}

bool OpenedLinks::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::FileOpen)
        return QObject::eventFilter(watched, event);
    const QUrl url = static_cast<QFileOpenEvent *>(event)->url();
    if (url.isLocalFile())
        return QObject::eventFilter(watched, event);
    Q_EMIT opened(QString::fromLatin1(url.toEncoded()));
    return true;
}

#include "moc_openedlinks.cpp"
