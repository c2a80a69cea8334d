// SPDX-License-Identifier: MIT
#pragma once

#include "net/job.h"

#include <QEventLoop>
#include <QTimer>

/// Runs the event loop until the job has ended. Returns an Offline error with “never ended” if it does not
/// end.
template <typename T>
[[nodiscard]] Result<T> await(Job<T> &job)
{
    std::optional<Result<T>> ended;
    QEventLoop loop;
    job.onDone(&loop, [&](Result<T> result) {
        ended.emplace(std::move(result));
        loop.quit();
    });
    QTimer::singleShot(std::chrono::seconds(30), &loop, &QEventLoop::quit);
    loop.exec();
    if (ended)
        return *ended;
    Error error;
    error.kind = ErrorKind::Offline;
    error.detail = QStringLiteral("the job never ended");
    return failure(error);
}

template <typename T>
[[nodiscard]] Result<T> await(const std::unique_ptr<Job<T>> &job)
{
    return await(*job);
}
