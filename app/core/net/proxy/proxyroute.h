// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QNetworkProxy>
#include <QString>

/// Who has named a proxy.
enum class ProxySource {
    Connection,  ///< the connection itself
    Environment, ///< a variable
    Desktop,     ///< the desktop's portal, by its settings or automatic configuration
    System,      ///< the system's settings or automatic configuration, as Qt reads them
};

/// The ways to a server, in the order in which they are tried before anything of a request is sent. Automatic
/// configuration may name several.
struct ProxyRoute
{
    QList<QNetworkProxy>
        ways; ///< never empty; with the login of each; QNetworkProxy::NoProxy is a way as well
    ProxySource source = ProxySource::Connection;
    QString variable = {}; ///< the name of the environment variable, only with ProxySource::Environment
};
