// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"

#include <QList>
#include <QSslCertificate>

/// The certificates of a PEM file (RFC 7468), to be trusted beside the system's own. Reads the file
/// on the calling thread, at most 1 MiB of it.
/// Errors: Input/CaFile with the reason in `detail`: it can't be read, or holds no certificate.
[[nodiscard]] Result<QList<QSslCertificate>> readCaFile(const QString &path);
