// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "net/proxychoice.h"

#include <QNetworkProxy>
#include <QObject>
#include <QUrl>

#include <functional>

class QNetworkAccessManager;

/// Calls `resolved` with the proxy for `url`, now or later, unless `context` has been destroyed by then. If
/// the environment does not name a proxy, asks the system on another thread, since automatic configuration
/// may take a while. Errors: as for environmentProxy().
void resolveProxy(const ProxyChoice &settings, const QUrl &url, QObject *context,
                  const std::function<void(const Result<QNetworkProxy> &)> &resolved);

/// Makes the following requests of `manager` use no proxy.
void setNoProxy(QNetworkAccessManager &manager);

/// Returns `host:port`; empty if there is no proxy.
[[nodiscard]] QString proxyName(const QNetworkProxy &proxy);
