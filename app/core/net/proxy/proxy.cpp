// SPDX-License-Identifier: MIT
#include "net/proxy/proxy.h"

#include "net/loopback.h"
#include "net/proxy/environmentproxy.h"
#include "net/proxy/systemproxy.h"
#include "net/transportoptions.h"

#include <QNetworkAccessManager>
#include <QNetworkProxyFactory>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// On other systems, proxies are a setting of the system, not of the environment.
constexpr bool kEnvironmentNamesProxies =
#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
    true;
#else
    false;
#endif

class ApplicationProxyFactory final : public QNetworkProxyFactory
{
public:
    QList<QNetworkProxy> queryProxy(const QNetworkProxyQuery &) override
    {
        return {QNetworkProxy(QNetworkProxy::DefaultProxy)};
    }
};

} // namespace

void resolveProxy(const TransportOptions &options, const QUrl &url, QObject *context,
                  const std::function<void(const Result<ProxyRoute> &)> &resolved)
{
    const ProxyChoice &choice = options.proxy;
    if (choice.mode == ProxyChoice::Mode::None || isLoopback(url)) {
        resolved(ProxyRoute{{QNetworkProxy(QNetworkProxy::NoProxy)}});
        return;
    }
    if (choice.mode == ProxyChoice::Mode::Manual) {
        // The password was typed for this proxy, and goes to no other.
        resolved(
            ProxyRoute{{QNetworkProxy(QNetworkProxy::HttpProxy, choice.host, choice.port, choice.user,
                                      choice.user.isEmpty() ? QString() : options.proxyPassword.reveal())}});
        return;
    }
    if constexpr (kEnvironmentNamesProxies) {
        const auto found = environmentProxy(url, QProcessEnvironment::systemEnvironment());
        if (!found) {
            resolved(failure(found.error()));
            return;
        }
        if (*found) {
            resolved(ProxyRoute{{(*found)->proxy}, ProxySource::Environment, (*found)->variable});
            return;
        }
    }
    systemRoute(url, context, resolved);
}

bool isDirect(const ProxyRoute &route, const QUrl &url)
{
    const auto isNone = [](const QNetworkProxy &way) { return proxyName(way).isEmpty(); };
    if (url.scheme() == "http"_L1)
        return isNone(route.ways.first());
    return std::all_of(route.ways.begin(), route.ways.end(), isNone);
}

std::optional<Error> proxyRefusal(const QUrl &url, const ProxyRoute &route)
{
    if (url.scheme() != "http"_L1 || isDirect(route, url))
        return {};
    Error error;
    error.kind = ErrorKind::Proxy;
    error.cause = ErrorCause::UnencryptedThroughProxy;
    error.proxy = proxyName(route.ways.first());
    return error;
}

void setNoProxy(QNetworkAccessManager &manager)
{
    // Without a proxy, Qt reads plain http without a buffer of its own, in a loop that lasts as long as the
    // server sends. Its thread then handles neither an abort nor other requests. The application's proxy,
    // which is set to none, does not have this problem.
    QNetworkProxy::setApplicationProxy(QNetworkProxy(QNetworkProxy::NoProxy));
    manager.setProxyFactory(new ApplicationProxyFactory);
}

QString proxyName(const QNetworkProxy &proxy)
{
    if (proxy.type() == QNetworkProxy::NoProxy || proxy.type() == QNetworkProxy::DefaultProxy)
        return {};
    return u"%1:%2"_s.arg(proxy.hostName()).arg(proxy.port());
}

QStringList wayNames(const ProxyRoute &route)
{
    QStringList names;
    for (const QNetworkProxy &way : route.ways)
        names += proxyName(way).isEmpty() ? u"direct"_s : proxyName(way);
    return names;
}

QStringList namesOn(const ProxyRoute &route, const QUrl &url)
{
    QStringList names;
    for (const QNetworkProxy &way : route.ways) {
        if (!proxyName(way).isEmpty())
            names += way.hostName();
        if (!way.capabilities().testFlag(QNetworkProxy::HostNameLookupCapability))
            names += url.host(QUrl::FullyEncoded);
    }
    return names;
}
