// SPDX-License-Identifier: MIT
#include "connections/cafile.h"

#include "connections/der.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>
#include <QStringDecoder>

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kMaxSize = 1024LL * 1024;
/// The identifier of signed data in PKCS #7, 1.2.840.113549.1.7.2.
constexpr QByteArrayView kSignedData("\x2A\x86\x48\x86\xF7\x0D\x01\x07\x02");
constexpr QByteArrayView kJavaKeystore("\xFE\xED\xFE\xED");

struct CaFileTexts
{
    Q_DECLARE_TR_FUNCTIONS(CaFile)
};

/// Returns the element with all certificates of a PKCS #7 message (RFC 2315, 9.1); `nullopt` if it is none.
std::optional<QByteArrayView> signedCertificates(QByteArrayView message)
{
    const auto type = der::take(message, der::kObjectIdentifier);
    if (!type || type->content != kSignedData)
        return {};
    const auto explicitContent = der::take(message, der::kContext0);
    if (!explicitContent)
        return {};
    QByteArrayView content = explicitContent->content;
    const auto signedData = der::take(content, der::kSequence);
    if (!signedData)
        return {};
    QByteArrayView fields = signedData->content;
    while (const auto field = der::take(fields)) {
        if (field->tag == der::kContext0)
            return field->content;
    }
    return QByteArrayView();
}

void addCertificates(QByteArrayView data, QList<QSslCertificate> &found)
{
    while (const auto element = der::take(data, der::kSequence)) {
        if (const auto inner = signedCertificates(element->content)) {
            addCertificates(*inner, found);
            continue;
        }
        const QSslCertificate certificate(element->whole.toByteArray(), QSsl::Der);
        if (!certificate.isNull() && !found.contains(certificate))
            found += certificate;
    }
}

/// Windows' own tools write UTF-16.
QByteArray inUtf8(const QByteArray &data)
{
    const auto encoding = QStringConverter::encodingForData(data);
    if (!encoding || *encoding == QStringConverter::Utf8)
        return data;
    QStringDecoder decoder(*encoding);
    return QString(decoder.decode(data)).toUtf8();
}

QList<QSslCertificate> certificatesIn(const QByteArray &data)
{
    QList<QSslCertificate> found;
    addCertificates(data, found);
    if (!found.isEmpty())
        return found;
    const QString text = QString::fromLatin1(inUtf8(data));
    static const QRegularExpression block(u"-----BEGIN ([A-Z0-9 ]+)-----([^-]*)-----END \\1-----"_s);
    for (const QRegularExpressionMatch &match : block.globalMatch(text))
        addCertificates(QByteArray::fromBase64(match.capturedView(2).toLatin1()), found);
    if (found.isEmpty() && !text.contains("-----BEGIN"_L1))
        addCertificates(QByteArray::fromBase64(text.toLatin1()), found);
    return found;
}

/// Returns whether it is a PKCS #12 file: its version, and then a sequence with the content.
bool isPkcs12(QByteArrayView data)
{
    const auto file = der::take(data, der::kSequence);
    if (!file)
        return false;
    QByteArrayView fields = file->content;
    const auto version = der::take(fields, der::kInteger);
    return version && version->content == QByteArrayView("\x03") && der::take(fields, der::kSequence);
}

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
    const QByteArray text = inUtf8(data);
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
    const QByteArray data = file.read(kMaxSize);
    QList<QSslCertificate> certificates = certificatesIn(data);
    if (certificates.isEmpty())
        return failure(inputError(ErrorCause::CaFile, reasonFor(data)));
    return certificates;
}

QString certificateName(const QSslCertificate &certificate)
{
    for (const QSslCertificate::SubjectInfo part :
         {QSslCertificate::CommonName, QSslCertificate::OrganizationalUnitName,
          QSslCertificate::Organization}) {
        if (const QStringList names = certificate.subjectInfo(part); !names.isEmpty())
            return names.first();
    }
    return QString::fromLatin1(certificate.serialNumber());
}
