// SPDX-License-Identifier: MIT
#pragma once

#include <QNetworkProxy>
#include <QObject>
#include <QUrl>

#include <functional>

/// Which proxy a connection goes through. Requests to this computer itself never use one.
struct ProxySettings
{
    enum class Mode { System, None, Manual };
    Mode mode = Mode::System;
    QNetworkProxy manual; ///< with Mode::Manual only
};

/// Tells the proxy for `url`, at once or later. The system's is asked for in another thread, since
/// automatic configuration may take its time; nothing is called once `context` is gone.
void resolveProxy(const ProxySettings &settings, const QUrl &url, QObject *context,
                  const std::function<void(const QNetworkProxy &)> &resolved);

/// `host:port`, empty for no proxy.
[[nodiscard]] QString proxyName(const QNetworkProxy &proxy);
