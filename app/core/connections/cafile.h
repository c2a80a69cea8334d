// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"

#include <QList>
#include <QSslCertificate>

/// Returns the certificates of a file, each once: PEM (RFC 7468) in UTF-8 or UTF-16, DER (`.cer`), PKCS #7
/// (`.p7b`) as either, or Base64 alone. Keys and other things beside certificates are ignored. Reads at most
/// 1 MiB, on the calling thread. Errors: Input/CaFile with the reason in `detail` if the file cannot be read,
/// or contains no certificate. The reason says what it is instead and how to get the certificates out of it,
/// where that is known.
[[nodiscard]] Result<QList<QSslCertificate>> readCaFile(const QString &path);
