// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "base/secret.h"

#include <QList>
#include <QSslCertificate>
#include <QSslKey>

#include <functional>

/// A certificate with its private key, with which this computer proves to a server who it is (mutual TLS).
struct ClientCertificate
{
    QList<QSslCertificate> chain; ///< its own certificate, then those of its authorities, as far as known
    QSslKey key;
};

/// Reads a certificate with the password of its file, which is empty at first. Called on a thread of its own;
/// may block. Errors: Input/CertificatePasswordNeeded if an empty password does not open the file; others if
/// the file cannot be used.
using ReadClientCertificate = std::function<Result<ClientCertificate>(const Secret &password)>;
