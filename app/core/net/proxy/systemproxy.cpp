// SPDX-License-Identifier: MIT
#include "net/proxy/systemproxy.h"

#include "base/async.h"
#include "base/sessionbus.h"
#include "text/displaytext.h"

#include <QNetworkProxyFactory>
#include <QPointer>

#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <mutex>
#include <thread>

#ifdef SVC_WITH_DBUS
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#endif

using namespace Qt::StringLiterals;

namespace {

using Resolved = std::function<void(const Result<ProxyRoute> &)>;

/// Without the path, which names what is looked up.
QUrl originOf(const QUrl &url)
{
    QUrl origin;
    origin.setScheme(url.scheme());
    origin.setHost(url.host());
    origin.setPort(url.port());
    origin.setPath(u"/"_s);
    return origin;
}

Error lookupError(ErrorCause cause, const QString &detail)
{
    Error error;
    error.kind = ErrorKind::Proxy;
    error.cause = cause;
    error.detail = boundedText(visibleLine(detail), 500);
    return error;
}

ProxyRoute routeByQt(const QUrl &url)
{
    ProxyRoute route{{}, ProxySource::System};
    for (const QNetworkProxy &proxy : QNetworkProxyFactory::systemProxyForQuery(QNetworkProxyQuery(url))) {
        switch (proxy.type()) {
        case QNetworkProxy::NoProxy:
        case QNetworkProxy::HttpProxy:
        case QNetworkProxy::Socks5Proxy:
            route.ways.append(proxy);
            break;
        case QNetworkProxy::HttpCachingProxy:
            route.ways.append(QNetworkProxy(QNetworkProxy::HttpProxy, proxy.hostName(), proxy.port(),
                                            proxy.user(), proxy.password()));
            break;
        default:
            break;
        }
    }
    if (route.ways.isEmpty())
        route.ways.append(QNetworkProxy(QNetworkProxy::NoProxy));
    return route;
}

/// The thread that asks Qt. It is never joined, and what it uses is never destroyed: it may be in a script of
/// automatic configuration that does not end.
class QtLookups final
{
public:
    static QtLookups &instance()
    {
        static auto *lookups = new QtLookups; // deliberately leaked
        return *lookups;
    }

    void add(const QUrl &url, QObject *context, const Resolved &resolved)
    {
        if (!std::exchange(m_hasPostRoutine, true))
            qAddPostRoutine([] { instance().leaveBehind(); });
        const std::lock_guard lock(m_mutex);
        std::erase_if(m_waiting, [](const Lookup &lookup) { return !lookup.context; });
        m_waiting.push_back({url, context, resolved});
        if (std::exchange(m_isRunning, true))
            return;
        std::thread([this] { run(); }).detach();
    }

private:
    struct Lookup
    {
        QUrl url;
        QPointer<QObject> context; ///< used on the application's thread only
        Resolved resolved;
    };

    /// Called at the end of the application. Qt's own thread for libproxy is joined when the process exits.
    void leaveBehind()
    {
        m_hasPostRoutine = false; // Qt clears its post routines with the application
        const std::lock_guard lock(m_mutex);
        m_waiting.clear();
#ifdef __GLIBC__
        if (m_isRunning)
            on_exit([](int status, void *) { instance().endProcess(status); }, nullptr);
#endif
    }

#ifdef __GLIBC__
    /// Ends the process here, unless the last lookup ends by itself.
    void endProcess(int status)
    {
        std::unique_lock lock(m_mutex);
        if (m_ended.wait_for(lock, std::chrono::seconds(1), [this] { return !m_isRunning; }))
            return;
        std::fflush(nullptr);
        std::_Exit(status);
    }
#endif

    void run()
    {
        for (;;) {
            std::optional<Lookup> next;
            {
                const std::lock_guard lock(m_mutex);
                if (m_waiting.empty()) {
                    m_isRunning = false;
                    m_ended.notify_all();
                    return;
                }
                next = std::move(m_waiting.front());
                m_waiting.pop_front();
            }
            const ProxyRoute route = routeByQt(next->url);
            deliver(std::move(*next), route);
        }
    }

    static void deliver(Lookup &&lookup, const ProxyRoute &route)
    {
        QCoreApplication *application = QCoreApplication::instance();
        if (!application)
            return;
        QMetaObject::invokeMethod(
            application,
            [lookup = std::move(lookup), route] {
                if (lookup.context)
                    lookup.resolved(route);
            },
            Qt::QueuedConnection);
    }

    std::mutex m_mutex;
    std::condition_variable m_ended;
    std::deque<Lookup> m_waiting;
    bool m_isRunning = false;
    bool m_hasPostRoutine = false; ///< used on the application's thread only
};

#ifdef SVC_WITH_DBUS

/// Returns whether the desktop has no such portal, so that somebody else has to be asked.
bool isMissing(const QDBusError &error)
{
    switch (error.type()) {
    case QDBusError::ServiceUnknown:
    case QDBusError::UnknownMethod:
    case QDBusError::UnknownInterface:
    case QDBusError::UnknownObject:
    case QDBusError::NoServer:
    case QDBusError::Disconnected:
        return true;
    default:
        return error.name().startsWith("org.freedesktop.DBus.Error.Spawn."_L1) ||
               error.name() == "org.freedesktop.DBus.Error.NameHasNoOwner"_L1;
    }
}

/// Returns whether the portal was asked.
bool askPortal(const QUrl &url, QObject *context, const Resolved &resolved)
{
    if (!hasSessionBus())
        return false;
    const QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return false;
    QDBusMessage call = QDBusMessage::createMethodCall(
        u"org.freedesktop.portal.Desktop"_s, u"/org/freedesktop/portal/desktop"_s,
        u"org.freedesktop.portal.ProxyResolver"_s, u"Lookup"_s);
    call << url.toString(QUrl::FullyEncoded);
    auto *watcher = new QDBusPendingCallWatcher(bus.asyncCall(call), context);
    QObject::connect(watcher, &QDBusPendingCallWatcher::finished, context, [=] {
        watcher->deleteLater();
        const QDBusPendingReply<QStringList> reply = *watcher;
        if (!reply.isError())
            resolved(portalRoute(reply.value()));
        else if (isMissing(reply.error()))
            QtLookups::instance().add(url, context, resolved);
        else
            resolved(failure(lookupError(reply.error().type() == QDBusError::InvalidSignature
                                             ? ErrorCause::ProxyLookupAnswer
                                             : ErrorCause::ProxyLookupFailed,
                                         reply.error().message())));
    });
    return true;
}

#endif

} // namespace

Result<ProxyRoute> portalRoute(const QStringList &answer)
{
    ProxyRoute route{{}, ProxySource::Desktop};
    QString unusable;
    for (const QString &entry : answer) {
        const QUrl address(entry, QUrl::StrictMode);
        const QString scheme = address.scheme();
        if (scheme == "direct"_L1) {
            route.ways.append(QNetworkProxy(QNetworkProxy::NoProxy));
            continue;
        }
        if (!address.isValid() || scheme.isEmpty() || address.host().isEmpty() || address.port() == 0)
            return failure(lookupError(ErrorCause::ProxyLookupAnswer, entry));
        const bool isSocks = scheme == "socks"_L1 || scheme == "socks5"_L1;
        if (!isSocks && scheme != "http"_L1) {
            unusable = scheme + "://"_L1;
            continue;
        }
        route.ways.append(
            QNetworkProxy(isSocks ? QNetworkProxy::Socks5Proxy : QNetworkProxy::HttpProxy,
                          address.host(QUrl::FullyEncoded), quint16(address.port(isSocks ? 1080 : 80)),
                          address.userName(QUrl::FullyDecoded), address.password(QUrl::FullyDecoded)));
    }
    if (!route.ways.isEmpty())
        return route;
    return failure(unusable.isEmpty() ? lookupError(ErrorCause::ProxyLookupAnswer, {})
                                      : lookupError(ErrorCause::ProxyLookupKind, unusable));
}

void systemRoute(const QUrl &url, QObject *context, const Resolved &resolved)
{
#ifdef SVC_WITH_DBUS
    if (askPortal(originOf(url), context, resolved))
        return;
#endif
    QtLookups::instance().add(originOf(url), context, resolved);
}
