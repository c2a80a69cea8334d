// SPDX-License-Identifier: MIT
#include "connections/cafile.h"

#include "connections/certificatefile.h"
#include "connections/der.h"

#include <QCoreApplication>
#include <QFile>

using namespace Qt::StringLiterals;

namespace {

constexpr QByteArrayView kJavaKeystore("\xFE\xED\xFE\xED");

struct CaFileTexts
{
    Q_DECLARE_TR_FUNCTIONS(CaFile)
};

/// Returns whether it is a key: PKCS #1, SEC 1 or PKCS #8.
bool isDerKey(QByteArrayView data)
{
    const auto key = der::take(data, der::kSequence);
    if (!key)
        return false;
    QByteArrayView fields = key->content;
    if (der::take(fields, der::kInteger))
        return true;
    return der::take(fields, der::kSequence) && der::take(fields, der::kOctetString) && fields.isEmpty();
}

/// Returns what a file without certificates is, and what to do.
QString reasonFor(const QByteArray &data)
{
    const QByteArray text = certificateText(data);
    const QByteArray start = text.left(1024).trimmed().toLower();
    if (text.trimmed().isEmpty())
        return CaFileTexts::tr("It is empty.");
    if (isPkcs12(data))
        return CaFileTexts::tr(
                   "It is a PKCS #12 file, which is for certificates with their key. This takes the "
                   "authorities out of it: %1")
            .arg(u"openssl pkcs12 -in FILE -cacerts -nokeys -out ca.pem"_s);
    if (data.startsWith(kJavaKeystore))
        return CaFileTexts::tr("It is a Java keystore. This takes a certificate out of it: %1")
            .arg(u"keytool -exportcert -rfc -keystore FILE -alias NAME -file ca.pem"_s);
    if (text.contains("CERTIFICATE REQUEST-----"))
        return CaFileTexts::tr(
            "It is a request for a certificate. Choose the certificate of the authority that "
            "answers such requests.");
    if (text.contains("PRIVATE KEY-----") || isDerKey(data))
        return CaFileTexts::tr("It is a private key. Choose the certificate of the authority instead.");
    if (text.contains("PUBLIC KEY-----"))
        return CaFileTexts::tr("It is a public key. Choose the certificate of the authority instead.");
    if (text.contains("-----BEGIN CERTIFICATE-----") || text.contains("-----BEGIN PKCS7-----"))
        return CaFileTexts::tr("A certificate in it is damaged or not complete.");
    if (start.startsWith("<!doctype html") || start.startsWith("<html"))
        return CaFileTexts::tr("It is a web page. Perhaps the download needs a sign-in.");
    return CaFileTexts::tr("It holds none.");
}

} // namespace

Result<QList<QSslCertificate>> readCaFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failure(inputError(ErrorCause::CaFile, file.errorString()));
    const QByteArray data = file.read(kMaxCertificateFile);
    QList<QSslCertificate> certificates = certificatesIn(data);
    if (certificates.isEmpty())
        return failure(inputError(ErrorCause::CaFile, reasonFor(data)));
    return certificates;
}
