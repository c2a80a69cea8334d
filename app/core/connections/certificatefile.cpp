// SPDX-License-Identifier: MIT
#include "connections/certificatefile.h"

#include "connections/der.h"

#include <QRegularExpression>
#include <QStringDecoder>

using namespace Qt::StringLiterals;

namespace {

/// The identifier of signed data in PKCS #7, 1.2.840.113549.1.7.2.
constexpr QByteArrayView kSignedData("\x2A\x86\x48\x86\xF7\x0D\x01\x07\x02");

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

} // namespace

QByteArray certificateText(const QByteArray &data)
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
    const QString text = QString::fromLatin1(certificateText(data));
    static const QRegularExpression block(u"-----BEGIN ([A-Z0-9 ]+)-----([^-]*)-----END \\1-----"_s);
    for (const QRegularExpressionMatch &match : block.globalMatch(text))
        addCertificates(QByteArray::fromBase64(match.capturedView(2).toLatin1()), found);
    if (found.isEmpty() && !text.contains("-----BEGIN"_L1))
        addCertificates(QByteArray::fromBase64(text.toLatin1()), found);
    return found;
}

bool isPkcs12(QByteArrayView data)
{
    const auto file = der::take(data, der::kSequence);
    if (!file)
        return false;
    QByteArrayView fields = file->content;
    const auto version = der::take(fields, der::kInteger);
    return version && version->content == QByteArrayView("\x03") && der::take(fields, der::kSequence);
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
