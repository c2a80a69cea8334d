// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"

#include <QNetworkProxy>
#include <QObject>
#include <QUrl>

#include <functional>
#include <optional>

/// Asks an HTTP proxy for a way to a server before Qt does, and gives it up again.
///
/// Qt answers a proxy that wants NTLM again and again, thousands of times a second, and what a proxy says of
/// the server in words meant for the server itself. Neither a request nor a login is sent.
class ProxyProbe final : public QObject
{
    Q_OBJECT
public:
    /// Why there is no way; nothing where there is one.
    using Handler = std::function<void(const std::optional<Error> &)>;

    /// At once or later; nothing is called once `context` is gone. The last way that was found is taken as
    /// open until forget(). One for which the system has a user name is left to Qt, and so is SOCKS.
    void probe(const QNetworkProxy &proxy, const QUrl &url, QObject *context, const Handler &handler);
    void forget() { m_open.clear(); }

private:
    QString m_open; ///< proxy and server; empty: none
};
