// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "net/proxy/proxyroute.h"

#include <QNetworkProxy>
#include <QObject>
#include <QStringList>
#include <QUrl>

#include <functional>
#include <optional>

struct TransportOptions;
class QNetworkAccessManager;

/// Calls `resolved` with the route to `url`, now or later, unless `context` has been destroyed by then. If
/// neither the connection nor the environment names a proxy, asks the desktop and then the system, which is
/// never waited for on this thread: automatic configuration may take a while, or for ever. The caller has a
/// deadline.
/// Errors, of the kind Proxy: as for environmentProxy() and systemRoute().
void resolveProxy(const TransportOptions &options, const QUrl &url, QObject *context,
                  const std::function<void(const Result<ProxyRoute> &)> &resolved);

/// Returns whether the route uses no proxy at all. Plain http never tries another way than the first.
[[nodiscard]] bool isDirect(const ProxyRoute &route, const QUrl &url);

/// Returns why `url` must not be reached by `route`: plain http never uses a proxy. `nullopt` if it may be.
[[nodiscard]] std::optional<Error> proxyRefusal(const QUrl &url, const ProxyRoute &route);

/// Makes the following requests of `manager` use no proxy.
void setNoProxy(QNetworkAccessManager &manager);

/// Returns `host:port`; empty if there is no proxy.
[[nodiscard]] QString proxyName(const QNetworkProxy &proxy);

/// Returns the ways of a route as proxyName(), for the log; `direct` if one uses no proxy.
[[nodiscard]] QStringList wayNames(const ProxyRoute &route);

/// Returns the hosts whose addresses this computer needs to reach `url` by `route`.
[[nodiscard]] QStringList namesOn(const ProxyRoute &route, const QUrl &url);
