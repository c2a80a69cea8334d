// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "base/secret.h"
#include "net/clientcertificate.h"

#include <QDateTime>
#include <QString>

/// Reads a client certificate with its key: from a PKCS #12 file (`.p12`, `.pfx`), or from a file with
/// certificates in any form that certificatesIn() knows. In the latter case the key is in the same file, or
/// in `keyFile`, as PEM or DER. Empty `keyFile`: the same file. Reads at most 1 MiB of each, on the calling
/// thread.
///
/// Errors:
/// - Input/CertificatePasswordNeeded: the key is encrypted, and `password` is empty.
/// - Input/CertificatePasswordWrong: `password` does not decrypt it.
/// - Input/ClientCertificateFile: the file cannot be used, with the reason in `detail`, as one or more
///   sentences: it cannot be read or is something else; the key is missing, belongs to another certificate,
///   or is of a kind that Qt cannot hold; or OpenSSL 3 no longer reads its encryption, with the command that
///   converts the file. Or no server would accept the certificate: it has ended or is not valid yet at the
///   time `now`, or it is not for clients (RFC 5280, 4.2.1.12).
[[nodiscard]] Result<ClientCertificate> readClientCertificate(const QString &file, const QString &keyFile,
                                                              const Secret &password, const QDateTime &now);
