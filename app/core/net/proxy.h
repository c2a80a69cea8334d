// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "net/proxychoice.h"

#include <QNetworkProxy>
#include <QObject>
#include <QUrl>

#include <functional>
#include <optional>

class QNetworkAccessManager;

/// Calls `resolved` with the proxy for `url`, now or later, unless `context` has been destroyed by then. If
/// the environment does not name a proxy, asks the system on another thread, since automatic configuration
/// may take a while. Errors: as for environmentProxy().
void resolveProxy(const ProxyChoice &settings, const QUrl &url, QObject *context,
                  const std::function<void(const Result<QNetworkProxy> &)> &resolved);

/// Returns why `url` must not be reached by `proxy`: plain http never uses one. `nullopt` if it may be.
[[nodiscard]] std::optional<Error> proxyRefusal(const QUrl &url, const QNetworkProxy &proxy);

/// Makes the following requests of `manager` use no proxy.
void setNoProxy(QNetworkAccessManager &manager);

/// Returns `host:port`; empty if there is no proxy.
[[nodiscard]] QString proxyName(const QNetworkProxy &proxy);
