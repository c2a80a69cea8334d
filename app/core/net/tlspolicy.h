// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "net/clientcertificate.h"

#include <QList>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslError>
#include <QString>

/// Returns a configuration with TLS 1.2 or later that always verifies the peer and trusts `extraCas` in
/// addition to the system's certificates, as they were within the last minute. A server that asks for a
/// certificate gets `own`, if it is set.
[[nodiscard]] QSslConfiguration tlsConfiguration(const QList<QSslCertificate> &extraCas,
                                                 const std::optional<ClientCertificate> &own = {});

/// Returns whether a subject alternative name of the certificate covers `host`, which is an ASCII name or an
/// IP address. Ignores the common name, which Qt would accept. A wildcard stands for the whole first label:
/// `*.example.com` covers `api.example.com`, but neither `example.com` nor `a.b.example.com`.
[[nodiscard]] bool certificateCovers(const QSslCertificate &certificate, const QString &host);

/// Returns an error for the SSL errors of a TLS handshake, with its kind and cause, and the certificate that
/// it is about. `chain` is as the server sent it; `trusted` are the roots against which it was verified.
[[nodiscard]] Error tlsError(const QList<QSslError> &sslErrors, const QList<QSslCertificate> &chain,
                             const QList<QSslCertificate> &trusted);

/// Returns for example “TLS 1.3”. Empty for versions that tlsConfiguration() does not allow.
[[nodiscard]] QString tlsProtocolName(QSsl::SslProtocol protocol);

/// Returns the facts of a certificate. The names are safe to display and limited in length and number.
[[nodiscard]] CertificateFacts certificateFacts(const QSslCertificate &certificate);
