// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "net/proxychoice.h"

#include <QNetworkProxy>
#include <QObject>
#include <QUrl>

#include <functional>

class QNetworkAccessManager;

/// Tells the proxy for `url`, at once or later. Where the environment does not name it, the system's is asked
/// for in another thread, since automatic configuration may take its time; nothing is called once `context`
/// is gone. Errors are those of environmentProxy().
void resolveProxy(const ProxyChoice &settings, const QUrl &url, QObject *context,
                  const std::function<void(const Result<QNetworkProxy> &)> &resolved);

/// Makes the next requests of `manager` go to their server without a proxy.
void setNoProxy(QNetworkAccessManager &manager);

/// `host:port`, empty for no proxy.
[[nodiscard]] QString proxyName(const QNetworkProxy &proxy);
