// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QString>

/// Certificates that the build made with OpenSSL (tests/support/certificates.sh).
namespace certificates {

/// A server that shows `name`.pem (leaf first, chain behind) with `name`.key.
[[nodiscard]] QSslConfiguration server(const QString &name);
/// The root that signed the good ones, and one that has expired.
[[nodiscard]] QList<QSslCertificate> roots();
[[nodiscard]] QString path(const QString &file);

} // namespace certificates
