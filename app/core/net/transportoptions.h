// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "net/proxychoice.h"

#include <QByteArray>
#include <QList>
#include <QSslCertificate>

#include <chrono>
#include <functional>

/// May block: called in a thread of its own.
using ReadCertificates = std::function<Result<QList<QSslCertificate>>()>;

/// How requests of one client reach the server.
struct TransportOptions
{
    ProxyChoice proxy;
    ReadCertificates readExtraCas; ///< of those trusted beside the system's own; may be empty
    bool allowUnencrypted = false; ///< plain http beyond this computer
    QByteArray acceptLanguage;     ///< the interface's language; empty: not sent
    std::chrono::milliseconds connectDeadline = std::chrono::seconds(10);
    QString connectionName; ///< as displayed, for the activity log
    QString environment;    ///< the user's own word; may be empty
};
