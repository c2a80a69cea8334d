// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "net/proxy/proxyroute.h"

#include <QObject>
#include <QStringList>
#include <QUrl>

#include <functional>

/// Calls `resolved` with the route to `url` by the settings or the automatic configuration of this computer,
/// later, unless `context` has been destroyed by then: on Linux what `org.freedesktop.portal.ProxyResolver`
/// says, if the desktop has it, or else what Qt says. They are told the origin of `url` only.
///
/// Qt may block for ever. It is asked on one thread, for one address after the other, and the program does
/// not wait for that thread when it ends.
///
/// Errors, of the kind Proxy: ProxyLookupFailed, with the words of the desktop; ProxyLookupAnswer, with an
/// answer that names no proxy; ProxyLookupKind, with the kind of proxy that can't be used.
void systemRoute(const QUrl &url, QObject *context,
                 const std::function<void(const Result<ProxyRoute> &)> &resolved);

/// Returns the route in an answer of the portal: `direct://`, `http://host:port` or `socks://host:port`, in
/// the order in which they are to be tried.
/// Errors: as above.
[[nodiscard]] Result<ProxyRoute> portalRoute(const QStringList &answer);
