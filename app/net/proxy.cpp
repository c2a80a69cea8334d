// SPDX-License-Identifier: MIT
#include "net/proxy.h"

#include "base/loopback.h"

#include <QFutureWatcher>
#include <QNetworkProxyFactory>
#include <QPromise>
#include <QThreadPool>

using namespace Qt::StringLiterals;

namespace {

QNetworkProxy systemProxy(const QUrl &url)
{
    const QList<QNetworkProxy> found = QNetworkProxyFactory::systemProxyForQuery(QNetworkProxyQuery(url));
    return found.isEmpty() ? QNetworkProxy(QNetworkProxy::NoProxy) : found.first();
}

} // namespace

void resolveProxy(const ProxySettings &settings, const QUrl &url, QObject *context,
                  const std::function<void(const QNetworkProxy &)> &resolved)
{
    if (settings.mode == ProxySettings::Mode::None || isLoopback(url)) {
        resolved(QNetworkProxy(QNetworkProxy::NoProxy));
        return;
    }
    if (settings.mode == ProxySettings::Mode::Manual) {
        resolved(settings.manual);
        return;
    }
    // Not QFuture::then(context, …): that looks at the context from the other thread, where it may be gone.
    auto *watcher = new QFutureWatcher<QNetworkProxy>(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, context, [watcher, resolved] {
        watcher->deleteLater();
        resolved(watcher->result());
    });
    QPromise<QNetworkProxy> promise;
    watcher->setFuture(promise.future());
    QThreadPool::globalInstance()->start(
        [promise = std::make_shared<QPromise<QNetworkProxy>>(std::move(promise)), url] {
            promise->start();
            promise->addResult(systemProxy(url));
            promise->finish();
        });
}

QString proxyName(const QNetworkProxy &proxy)
{
    if (proxy.type() == QNetworkProxy::NoProxy || proxy.type() == QNetworkProxy::DefaultProxy)
        return {};
    return u"%1:%2"_s.arg(proxy.hostName()).arg(proxy.port());
}
