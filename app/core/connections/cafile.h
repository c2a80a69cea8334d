// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"

#include <QList>
#include <QSslCertificate>

/// Returns the certificates of a PEM file (RFC 7468), which are trusted in addition to the system's. Reads at
/// most 1 MiB, on the calling thread.
/// Errors: Input/CaFile with the reason in `detail` if the file cannot be read or contains no certificate.
[[nodiscard]] Result<QList<QSslCertificate>> readCaFile(const QString &path);
