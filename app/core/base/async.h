// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

#include <memory>
#include <optional>
#include <thread>

/// Runs `work()` on a thread of the global pool and then calls `done(result)` on the application's thread,
/// unless `context` has been destroyed by then. Call it on the application's thread. The program waits for
/// the work before it ends.
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

/// Runs `work()` on a thread of its own, waits until that thread has ended, and returns the result. Use it
/// within inBackground() for work with OpenSSL, which keeps data for each thread: QThread::wait() returns
/// before such data has been freed, so a thread of a pool may still free it while the program's end frees it
/// as well.
template <typename Work>
auto onSeparateThread(Work work)
{
    std::optional<decltype(work())> result;
    std::thread([&] { result = work(); }).join();
    return std::move(*result);
}
