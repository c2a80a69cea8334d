// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

#include <memory>

/// Does `work()` on another thread and hands its result to `done(result)` on this one, which is the
/// application's. A context that is gone by then is not called. The end of the program waits for the work.
template <typename Work, typename Done>
void inBackground(QObject *context, Work work, Done done)
{
    QThreadPool::globalInstance()->start(
        [context = QPointer<QObject>(context), work = std::move(work), done = std::move(done)] {
            auto result = std::make_shared<decltype(work())>(work());
            QMetaObject::invokeMethod(
                QCoreApplication::instance(),
                [context, done, result] {
                    if (context)
                        done(*result);
                },
                Qt::QueuedConnection);
        });
}
