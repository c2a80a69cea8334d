// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QString>

/// Certificates that tests/support/certificates.sh creates with OpenSSL during the build.
namespace certificates {

/// Returns a configuration that sends `name`.pem (leaf first, then its chain) with the key `name`.key.
[[nodiscard]] QSslConfiguration server(const QString &name);
/// Returns the root that signed the good ones, and an expired root.
[[nodiscard]] QList<QSslCertificate> roots();
[[nodiscard]] QString path(const QString &file);

} // namespace certificates
