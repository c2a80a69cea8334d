// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>

class RequestPace;

/// The requests that are running to one host, from all connections to it.
struct HostLoad
{
    static constexpr int kMaxRequests = 6;

    int running = 0;
    QList<RequestPace *> paces; ///< one for each connection to the host
};

/// The pace of all requests to one connection, whichever queue sends them: how many run at a time, and how
/// long all of them wait because the service has asked to.
class RequestPace final : public QObject
{
    Q_OBJECT
public:
    explicit RequestPace(QObject *parent = nullptr);
    ~RequestPace() override;

    /// Sets the host. The requests of all its connections together are limited to HostLoad::kMaxRequests. At
    /// first there is no host, and null removes it.
    void setHost(const std::shared_ptr<HostLoad> &host);
    /// Sets the number of parallel requests: 1 to 6, by default 4. Requests that are running continue.
    void setParallel(int requests);
    [[nodiscard]] int parallel() const { return m_parallel; }

    /// Returns whether another request may start now, and counts it. Call finish() when it has ended.
    [[nodiscard]] bool tryStart();
    void finish();
    /// Calls `turn` once, from the event loop, when tryStart() may succeed again; call this function again to
    /// wait for another turn. Waiting objects are called in the order in which they began to wait. If `turn`
    /// starts no request, the next object gets the turn. Not called if `waiter` has been destroyed by then.
    /// Does nothing if `waiter` waits already.
    void waitForTurn(QObject *waiter, const std::function<void()> &turn);

    /// Lets no request start for that time. Does nothing if the requests are held longer already.
    void hold(std::chrono::seconds wait);
    [[nodiscard]] bool isHeld() const { return m_hold.isActive(); }
    /// Returns how long requests are still held, rounded up.
    [[nodiscard]] std::chrono::seconds holdLeft() const;

Q_SIGNALS:
    /// Emitted when hold() has begun a wait, or has lengthened it by a second or more.
    void held(std::chrono::seconds wait);
    void holdEnded();

private:
    struct Waiter
    {
        QPointer<QObject> object;
        std::function<void()> turn;
    };

    void callWaiters();
    int callNext(int most);
    void giveTurn(const Waiter &waiter);
    [[nodiscard]] int freeRequests() const;

    int m_parallel = 4;
    int m_running = 0;
    std::shared_ptr<HostLoad> m_host;
    QTimer m_hold;
    QList<Waiter> m_waiters;
};
