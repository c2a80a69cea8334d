// SPDX-License-Identifier: MIT
#pragma once

#include "net/job.h"

#include <QTest>

/// Runs the event loop until the job has ended; an Offline error with "never ended" if it does not.
template <typename T>
[[nodiscard]] Result<T> await(Job<T> &job)
{
    std::optional<Result<T>> ended;
    QObject context;
    job.onDone(&context, [&ended](Result<T> result) { ended.emplace(std::move(result)); });
    if (QTest::qWaitFor([&ended] { return ended.has_value(); }, 30000))
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
