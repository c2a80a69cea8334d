// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

#include <functional>
#include <memory>
#include <thread>
#include <utility>

/// Returns a task for another thread. It calls `work()`, and then `done(result)` on the application's thread,
/// unless `context` has been destroyed by then. Call this on the application's thread.
template <typename Work, typename Done>
auto makeTask(QObject *context, Work work, Done done)
{
    return [context = QPointer<QObject>(context), work = std::move(work), done = std::move(done)] {
        auto result = std::make_shared<decltype(work())>(work());
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [context, done, result] {
                if (context)
                    done(*result);
            },
            Qt::QueuedConnection);
    };
}

/// Runs `work()` on another thread and then calls `done(result)` on the application's thread, unless
/// `context` has been destroyed by then. Call it on the application's thread. The program waits for the work
/// before it ends. Several calls run at the same time; see Worker for what must happen in order.
///
/// The work has a thread of its own, which has ended when the pool is done: OpenSSL keeps data for each
/// thread, and QThread::wait() returns before such data has been freed, so that a thread of the pool could
/// still free it while the program's end frees it as well.
template <typename Work, typename Done>
void inBackground(QObject *context, Work work, Done done)
{
    QThreadPool::globalInstance()->start([task = makeTask(context, std::move(work), std::move(done))] {
        std::thread(std::cref(task)).join();
    });
}
