// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "base/secret.h"
#include "net/clientcertificate.h"
#include "net/proxy/proxychoice.h"

#include <QByteArray>
#include <QList>
#include <QSslCertificate>

#include <chrono>
#include <functional>

/// Called on a thread of its own; may block.
using ReadCertificates = std::function<Result<QList<QSslCertificate>>()>;

/// Passes a secret to `handler`, which is empty if there is none, unless `context` has been destroyed by
/// then.
using ReadSecret =
    std::function<void(QObject *context, const std::function<void(const Result<Secret> &)> &handler)>;

/// How the requests of one client reach the server.
struct TransportOptions
{
    ProxyChoice proxy;
    Secret proxyPassword; ///< of `proxy.user`; goes only to the proxy that `proxy` names
    /// Called when `proxy.user` is set and `proxyPassword` is empty. May be empty.
    ReadSecret readProxyPassword;
    ReadCertificates readExtraCas; ///< reads certificates to trust in addition to the system's; may be empty
    ReadClientCertificate readClientCertificate; ///< empty if no server gets one
    ReadSecret readCertificatePassword; ///< called when the certificate needs a password; may be empty
    bool allowUnencrypted = false;      ///< plain http to other computers
    QByteArray acceptLanguage;          ///< the language of the interface; not sent if empty
    /// Returns whether a test of the connection has found that the server asks for a certificate of its
    /// clients. May be empty.
    std::function<bool()> asksForCertificate;
    std::chrono::milliseconds connectDeadline = std::chrono::seconds(10);
    QString connectionName; ///< as displayed, for the activity log
    QString environment;    ///< chosen by the user; may be empty
};
