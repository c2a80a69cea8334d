// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"

#include <QNetworkProxy>
#include <QProcessEnvironment>
#include <QUrl>

#include <optional>

/// A proxy, or QNetworkProxy::NoProxy, with the name of the variable that names it.
struct EnvironmentProxy
{
    QNetworkProxy proxy;
    QString variable;
};

/// Returns the proxy for `url` from the environment, with the rules of curl: https_proxy or http_proxy, then
/// all_proxy; QNetworkProxy::NoProxy for the hosts in no_proxy. For https, http_proxy is the last choice, as
/// in Qt. `nullopt` if none of these variables is set.
/// Errors: Proxy/ProxyScheme and Proxy/ProxyVariable, with the name of the variable.
[[nodiscard]] Result<std::optional<EnvironmentProxy>>
environmentProxy(const QUrl &url, const QProcessEnvironment &environment);
