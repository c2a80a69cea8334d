// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>
#include <optional>

/// A running operation that is owned by whoever started it.
///
/// A job ends exactly once, on every path, and reports its result from the event loop, never from within
/// onDone() or cancel(). Destroying a job cancels it silently, so replacing the member that owns it also
/// prevents a stale answer. If the context has been destroyed, the handler is not called. The handler may
/// destroy the job.
template <typename T>
class Job
{
public:
    using Handler = std::function<void(Result<T>)>;

    Job() = default;
    Job(const Job &) = delete;
    Job &operator=(const Job &) = delete;
    virtual ~Job() = default;

    /// Sets the handler. Call it once.
    void onDone(QObject *context, Handler handler)
    {
        Q_ASSERT(context && handler && !m_handler);
        m_context = context;
        m_handler = std::move(handler);
        if (m_result)
            deliverLater();
    }

    /// Ends the job with Cancelled, or with what is known about the request if some of it has been sent.
    virtual void cancel() = 0;

    [[nodiscard]] bool isFinished() const { return m_result.has_value(); }

protected:
    /// Sets the result. Only the first call has an effect.
    void finish(Result<T> result)
    {
        if (m_result)
            return;
        m_result.emplace(std::move(result));
        if (m_handler)
            deliverLater();
    }

    /// Does the same as finish(), but calls the handler immediately. Call it only from the event loop. The
    /// job may have been destroyed when it returns.
    void finishNow(Result<T> result)
    {
        if (m_result)
            return;
        m_result.emplace(std::move(result));
        deliver();
    }

private:
    void deliverLater()
    {
        QMetaObject::invokeMethod(
            &m_queue, [this] { deliver(); }, Qt::QueuedConnection);
    }

    void deliver()
    {
        const Handler handler = std::exchange(m_handler, {});
        if (handler && m_context)
            handler(std::move(*m_result)); // may destroy this; nothing may follow
    }

    QObject m_queue; ///< its destruction drops a queued delivery
    QPointer<QObject> m_context;
    Handler m_handler;
    std::optional<Result<T>> m_result;
};

/// A job that has ended before it started.
template <typename T>
class FinishedJob final : public Job<T>
{
public:
    explicit FinishedJob(Result<T> result) { this->finish(std::move(result)); }
    void cancel() override {}
};

/// Maps the result of another job, which it owns.
template <typename From, typename To>
class MappedJob final : public Job<To>
{
public:
    using Map = std::function<Result<To>(Result<From>)>;

    MappedJob(std::unique_ptr<Job<From>> source, Map map)
        : m_source(std::move(source))
    {
        m_source->onDone(&m_guard, [this, map = std::move(map)](Result<From> result) {
            this->finishNow(map(std::move(result)));
        });
    }
    void cancel() override { m_source->cancel(); }

private:
    QObject m_guard;
    std::unique_ptr<Job<From>> m_source;
};

template <typename From, typename Map>
[[nodiscard]] auto mapJob(std::unique_ptr<Job<From>> source, Map map)
{
    using To = typename std::invoke_result_t<Map, Result<From>>::value_type;
    return std::unique_ptr<Job<To>>(std::make_unique<MappedJob<From, To>>(std::move(source), std::move(map)));
}
