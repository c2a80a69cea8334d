// SPDX-License-Identifier: MIT
#pragma once

#include "base/proxychoice.h"

#include <QByteArray>
#include <QList>
#include <QSslCertificate>

#include <chrono>

/// How requests of one client reach the server.
struct TransportOptions
{
    ProxyChoice proxy;
    QList<QSslCertificate> extraCas; ///< trusted beside the system's own
    bool allowUnencrypted = false;   ///< plain http beyond this computer
    QByteArray acceptLanguage;       ///< the interface's language; empty: not sent
    std::chrono::milliseconds connectDeadline = std::chrono::seconds(10);
};
