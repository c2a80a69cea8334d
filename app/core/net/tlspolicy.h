// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"

#include <QList>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslError>
#include <QString>

/// Returns a configuration with TLS 1.2 or later that always verifies the peer and trusts `extraCas` in
/// addition to the system's certificates.
[[nodiscard]] QSslConfiguration tlsConfiguration(const QList<QSslCertificate> &extraCas);

/// Returns whether a subject alternative name of the certificate covers `host`, which is an ASCII name or an
/// address. The common name is ignored, although Qt accepts it. A wildcard matches one complete leftmost
/// label.
[[nodiscard]] bool certificateCovers(const QSslCertificate &certificate, const QString &host);

/// Returns an error with the kind, cause and certificate for the objections of a TLS handshake. `chain` is as
/// the server sent it; `trusted` are the roots against which it was verified.
[[nodiscard]] Error tlsError(const QList<QSslError> &objections, const QList<QSslCertificate> &chain,
                             const QList<QSslCertificate> &trusted);

[[nodiscard]] CertificateFacts certificateFacts(const QSslCertificate &certificate);
