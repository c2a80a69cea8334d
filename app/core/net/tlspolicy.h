// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"

#include <QList>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslError>
#include <QString>

/// TLS 1.2 or later, the peer always verified, `extraCas` trusted beside the system's own.
[[nodiscard]] QSslConfiguration tlsConfiguration(const QList<QSslCertificate> &extraCas);

/// Whether a subject alternative name covers the host (in its ASCII form, or an address). The common
/// name never counts, although Qt accepts it. A wildcard stands for one whole leftmost label.
[[nodiscard]] bool certificateCovers(const QSslCertificate &certificate, const QString &host);

/// Kind, cause and certificate facts of what the handshake objected to. `chain` as the server sent it,
/// `trusted` are the roots it was held against.
[[nodiscard]] Error tlsError(const QList<QSslError> &objections, const QList<QSslCertificate> &chain,
                             const QList<QSslCertificate> &trusted);

[[nodiscard]] CertificateFacts certificateFacts(const QSslCertificate &certificate);
