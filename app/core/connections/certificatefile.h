// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QList>
#include <QSslCertificate>
#include <QString>

/// Functions for the content of files with certificates.

/// The most bytes that are read from such a file.
constexpr qint64 kMaxCertificateFile = 1024LL * 1024;

/// Returns the content in UTF-8, since Windows' own tools write UTF-16. Other content does not change.
[[nodiscard]] QByteArray certificateText(const QByteArray &data);

/// Returns all certificates, each once: PEM (RFC 7468), DER, PKCS #7 as either, or Base64 alone. Keys and
/// other things beside certificates are ignored.
[[nodiscard]] QList<QSslCertificate> certificatesIn(const QByteArray &data);

/// Returns whether it is PKCS #12: its version, and then a sequence with the content.
[[nodiscard]] bool isPkcs12(QByteArrayView data);

/// Returns what to call a certificate: the name of its subject, its organization, or its serial number.
[[nodiscard]] QString certificateName(const QSslCertificate &certificate);
