// SPDX-License-Identifier: MIT
#pragma once

#include "base/async.h"

/// Runs tasks on another thread, one after another and in the order in which they were given, as writes to
/// the same file must be. inBackground() is for tasks that depend on no other.
///
///     m_worker.run(
///         this, [path, content] { return writeUserFile(path, content); },
///         [this](const std::optional<Error> &error) { Q_EMIT error ? failed(*error) : written(); });
///
/// The destructor waits for all tasks, so that no write is lost when the program ends. Declare a worker after
/// the members that its tasks use, so that it is destroyed before them.
class Worker final
{
public:
    Worker() { m_pool.setMaxThreadCount(1); }
    ~Worker() { wait(); }
    Q_DISABLE_COPY_MOVE(Worker)

    /// Runs `work()` after the earlier tasks, and then calls `done(result)` on the application's thread,
    /// unless `context` has been destroyed by then. Call it on the application's thread.
    template <typename Work, typename Done>
    void run(QObject *context, Work work, Done done)
    {
        m_pool.start(makeTask(context, std::move(work), std::move(done)));
    }

    /// Waits until all tasks have run. Their results are delivered later, by the event loop.
    void wait() { m_pool.waitForDone(); }

private:
    QThreadPool m_pool;
};
