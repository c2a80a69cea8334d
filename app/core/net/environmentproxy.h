// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"

#include <QNetworkProxy>
#include <QProcessEnvironment>
#include <QUrl>

#include <optional>

/// The proxy for `url` that the variables of the environment name, read as curl reads them: https_proxy or
/// http_proxy, then all_proxy, but for the hosts of no_proxy. For https http_proxy counts last, as in Qt.
/// Nothing where none of them is set. Errors: Proxy/ProxyScheme and Proxy/ProxyVariable, which name the
/// variable.
[[nodiscard]] Result<std::optional<QNetworkProxy>> environmentProxy(const QUrl &url,
                                                                    const QProcessEnvironment &environment);
