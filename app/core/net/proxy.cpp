// SPDX-License-Identifier: MIT
#include "net/proxy.h"

#include "base/async.h"
#include "net/environmentproxy.h"
#include "net/loopback.h"

#include <QNetworkAccessManager>
#include <QNetworkProxyFactory>

using namespace Qt::StringLiterals;

namespace {

/// On other systems, proxies are a setting of the system, not of the environment.
constexpr bool kEnvironmentNamesProxies =
#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
    true;
#else
    false;
#endif

QNetworkProxy systemProxy(const QUrl &url)
{
    const QList<QNetworkProxy> found = QNetworkProxyFactory::systemProxyForQuery(QNetworkProxyQuery(url));
    return found.isEmpty() ? QNetworkProxy(QNetworkProxy::NoProxy) : found.first();
}

class ApplicationProxyFactory final : public QNetworkProxyFactory
{
public:
    QList<QNetworkProxy> queryProxy(const QNetworkProxyQuery &) override
    {
        return {QNetworkProxy(QNetworkProxy::DefaultProxy)};
    }
};

} // namespace

void resolveProxy(const ProxyChoice &choice, const QUrl &url, QObject *context,
                  const std::function<void(const Result<QNetworkProxy> &)> &resolved)
{
    if (choice.mode == ProxyChoice::Mode::None || isLoopback(url)) {
        resolved(QNetworkProxy(QNetworkProxy::NoProxy));
        return;
    }
    if (choice.mode == ProxyChoice::Mode::Manual) {
        resolved(QNetworkProxy(QNetworkProxy::HttpProxy, choice.host, choice.port));
        return;
    }
    if constexpr (kEnvironmentNamesProxies) {
        const auto proxy = environmentProxy(url, QProcessEnvironment::systemEnvironment());
        if (!proxy || *proxy) {
            resolved(proxy.map([](const std::optional<QNetworkProxy> &named) { return *named; }));
            return;
        }
    }
    inBackground(
        context, [url]() -> Result<QNetworkProxy> { return systemProxy(url); }, resolved);
}

std::optional<Error> proxyRefusal(const QUrl &url, const QNetworkProxy &proxy)
{
    if (proxyName(proxy).isEmpty() || url.scheme() != "http"_L1)
        return {};
    Error error;
    error.kind = ErrorKind::Proxy;
    error.cause = ErrorCause::UnencryptedThroughProxy;
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
