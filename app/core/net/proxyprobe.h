// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"

#include <QNetworkProxy>
#include <QObject>
#include <QUrl>

#include <functional>
#include <optional>

/// Asks an HTTP proxy for a tunnel to a server before Qt does, and closes it again.
///
/// Qt retries a proxy that demands NTLM thousands of times a second, and reports a proxy's answer about the
/// server in the same words as the server's own. The probe sends neither a request nor credentials.
class ProxyProbe final : public QObject
{
    Q_OBJECT
public:
    /// Called with the reason if there is no tunnel, or with `nullopt`.
    using Handler = std::function<void(const std::optional<Error> &)>;

    /// Calls `handler`, now or later, unless `context` has been destroyed by then. The last tunnel that
    /// worked is assumed to work until forget(). A proxy with a user name from the system, and a SOCKS proxy,
    /// are not probed.
    void probe(const QNetworkProxy &proxy, const QUrl &url, QObject *context, const Handler &handler);
    /// Makes the next call probe again.
    void forget() { m_workingTunnel.clear(); }

private:
    QString m_workingTunnel; ///< proxy and server of the last tunnel that worked; may be empty
};
