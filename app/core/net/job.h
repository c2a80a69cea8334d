// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>
#include <optional>

/// One running operation that its holder owns.
///
/// It ends exactly once, on every path, and tells so from the event loop: never from within onDone()
/// or cancel(). Destroying it cancels it silently, so replacing the member that holds it means that a
/// stale answer can't arrive. Where the context is gone, nothing is called. The handler may destroy
/// the job.
template <typename T>
class Job
{
public:
    using Handler = std::function<void(Result<T>)>;

    Job() = default;
    Job(const Job &) = delete;
    Job &operator=(const Job &) = delete;
    virtual ~Job() = default;

    /// To be called once.
    void onDone(QObject *context, Handler handler)
    {
        Q_ASSERT(context && handler && !m_handler);
        m_context = context;
        m_handler = std::move(handler);
        if (m_result)
            deliverLater();
    }

    /// Ends it, with Cancelled or whatever is known of what left this computer.
    virtual void cancel() = 0;

    [[nodiscard]] bool isFinished() const { return m_result.has_value(); }

protected:
    /// The first call counts; later ones are ignored.
    void finish(Result<T> result)
    {
        if (m_result)
            return;
        m_result.emplace(std::move(result));
        if (m_handler)
            deliverLater();
    }

    /// As finish(), for those whom the event loop has just called to hand in the result: tells so at
    /// once, without another turn of the loop. This may be destroyed when it returns.
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
            handler(std::move(*m_result)); // may destroy this: nothing may follow
    }

    QObject m_queue; ///< its end drops a delivery that is still queued
    QPointer<QObject> m_context;
    Handler m_handler;
    std::optional<Result<T>> m_result;
};

/// A job that has ended before it began.
template <typename T>
class FinishedJob final : public Job<T>
{
public:
    explicit FinishedJob(Result<T> result) { this->finish(std::move(result)); }
    void cancel() override {}
};

/// Another job's result in another shape; owns that job.
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
