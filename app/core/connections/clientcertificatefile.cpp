// SPDX-License-Identifier: MIT
#include "connections/clientcertificatefile.h"

#include "connections/certificatefile.h"
#include "connections/der.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace {

struct ClientCertificateTexts
{
    Q_DECLARE_TR_FUNCTIONS(ClientCertificateFile)
};

constexpr quint8 kContext1 = 0xA1;
constexpr quint8 kContext3 = 0xA3;
constexpr int kMaxDepth = 20;

/// Encryptions of PKCS #12 (RFC 7292, appendix C) that OpenSSL 3 only reads with its legacy provider.
constexpr std::array kLegacyEncryptions{
    QByteArrayView("\x2A\x86\x48\x86\xF7\x0D\x01\x0C\x01\x01"), // RC4, 128 bits
    QByteArrayView("\x2A\x86\x48\x86\xF7\x0D\x01\x0C\x01\x02"), // RC4, 40 bits
    QByteArrayView("\x2A\x86\x48\x86\xF7\x0D\x01\x0C\x01\x05"), // RC2, 128 bits
    QByteArrayView("\x2A\x86\x48\x86\xF7\x0D\x01\x0C\x01\x06"), // RC2, 40 bits
};

struct KeyKind
{
    QByteArrayView identifier;
    QLatin1StringView name;
};

/// Kinds of keys that QSslKey cannot hold.
constexpr std::array kUnsupportedKeys{
    KeyKind{"\x2B\x65\x70", "Ed25519"_L1},
    KeyKind{"\x2B\x65\x71", "Ed448"_L1},
    KeyKind{"\x2A\x86\x48\x86\xF7\x0D\x01\x01\x0A", "RSA-PSS"_L1},
};

/// Purposes of a certificate (RFC 5280, 4.2.1.12), and the extension that names them.
constexpr QByteArrayView kPurposes("\x55\x1D\x25");
constexpr QByteArrayView kAnyPurpose("\x55\x1D\x25\x00", 4);
constexpr QByteArrayView kClientPurpose("\x2B\x06\x01\x05\x05\x07\x03\x02");

Error fileError(const QString &reason)
{
    return inputError(ErrorCause::ClientCertificateFile, reason);
}

Error passwordError(const Secret &password)
{
    return inputError(password.isEmpty() ? ErrorCause::CertificatePasswordNeeded
                                         : ErrorCause::CertificatePasswordWrong);
}

Result<QByteArray> contentOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failure(fileError(file.errorString()));
    return file.read(kMaxCertificateFile);
}

/// Returns whether one of the identifiers is anywhere in the data, octet strings that contain DER included.
bool hasIdentifier(QByteArrayView data, const auto &identifiers, int depth = 0)
{
    constexpr quint8 kConstructed = 0x20;
    while (const auto element = der::take(data)) {
        if (element->tag == der::kObjectIdentifier &&
            std::find(identifiers.begin(), identifiers.end(), element->content) != identifiers.end())
            return true;
        const bool mayContainElements = (element->tag & kConstructed) || element->tag == der::kOctetString;
        if (mayContainElements && depth < kMaxDepth &&
            hasIdentifier(element->content, identifiers, depth + 1))
            return true;
    }
    return false;
}

/// Skips the first element if it has that tag.
void skip(QByteArrayView &data, quint8 tag)
{
    static_cast<void>(der::take(data, tag));
}

/// Returns the content of a bit string without its first byte, which counts the unused bits of the last one.
QByteArray withoutUnusedBits(const DerElement &bits)
{
    return bits.content.isEmpty() ? QByteArray() : bits.content.sliced(1).toByteArray();
}

/// The public key of a certificate (RFC 5280, 4.1).
struct PublicKey
{
    QByteArray algorithm; ///< its identifier
    QByteArray bits;      ///< for RSA a sequence of modulus and exponent, for EC the point
};

/// Returns what a certificate in DER signs, from the public key on.
QByteArrayView fieldsFromPublicKey(const QByteArray &certificate)
{
    QByteArrayView data = certificate;
    const auto outer = der::take(data, der::kSequence);
    QByteArrayView parts = outer ? outer->content : QByteArrayView();
    const auto body = der::take(parts, der::kSequence);
    QByteArrayView fields = body ? body->content : QByteArrayView();
    skip(fields, der::kContext0);                 // the version
    skip(fields, der::kInteger);                  // the serial number
    for (int skipped = 0; skipped < 4; ++skipped) // signature, issuer, validity, subject
        skip(fields, der::kSequence);
    return fields;
}

PublicKey publicKeyOf(const QSslCertificate &certificate)
{
    const QByteArray whole = certificate.toDer();
    QByteArrayView fields = fieldsFromPublicKey(whole);
    const auto info = der::take(fields, der::kSequence);
    if (!info)
        return {};
    fields = info->content;
    const auto algorithm = der::take(fields, der::kSequence);
    const auto bits = der::take(fields, der::kBitString);
    if (!algorithm || !bits)
        return {};
    QByteArrayView identifier = algorithm->content;
    const auto first = der::take(identifier, der::kObjectIdentifier);
    return {first ? first->content.toByteArray() : QByteArray(), withoutUnusedBits(*bits)};
}

/// Returns the modulus of an RSA key (RFC 8017, A.1), or the point of an EC key (RFC 5915, 3). Empty if the
/// key does not contain it.
QByteArray publicPart(const QSslKey &key)
{
    const QByteArray whole = key.toDer();
    QByteArrayView data = whole;
    const auto sequence = der::take(data, der::kSequence);
    QByteArrayView fields = sequence ? sequence->content : QByteArrayView();
    skip(fields, der::kInteger); // the version
    if (key.algorithm() == QSsl::Rsa) {
        const auto modulus = der::take(fields, der::kInteger);
        return modulus ? modulus->content.toByteArray() : QByteArray();
    }
    skip(fields, der::kOctetString); // the private part
    skip(fields, der::kContext0);    // the curve
    const auto explicitPoint = der::take(fields, kContext1);
    QByteArrayView point = explicitPoint ? explicitPoint->content : QByteArrayView();
    const auto bits = der::take(point, der::kBitString);
    return bits ? withoutUnusedBits(*bits) : QByteArray();
}

bool belongTogether(const QSslCertificate &certificate, const QSslKey &key)
{
    const QByteArray part = publicPart(key);
    if (part.isEmpty())
        return true; // the TLS library finds out
    QByteArray bits = publicKeyOf(certificate).bits;
    if (key.algorithm() != QSsl::Rsa)
        return bits == part;
    QByteArrayView data = bits;
    const auto sequence = der::take(data, der::kSequence);
    QByteArrayView fields = sequence ? sequence->content : QByteArrayView();
    const auto modulus = der::take(fields, der::kInteger);
    return modulus && modulus->content == part;
}

/// Returns the name of the key's kind if QSslKey cannot hold it.
QString unsupportedKey(const QList<QSslCertificate> &certificates)
{
    for (const QSslCertificate &certificate : certificates) {
        const QByteArray algorithm = publicKeyOf(certificate).algorithm;
        const auto kind = std::find_if(kUnsupportedKeys.begin(), kUnsupportedKeys.end(),
                                       [&](const KeyKind &known) { return algorithm == known.identifier; });
        if (kind != kUnsupportedKeys.end())
            return kind->name;
    }
    return {};
}

Error unsupportedKeyError(const QString &kind)
{
    return fileError(
        ClientCertificateTexts::tr("Its key is an %1 key, which Qt can't use. Ask for an RSA or ECDSA key.")
            .arg(kind));
}

Result<QSslKey> readKey(const QByteArray &data, const Secret &password)
{
    const QByteArray text = certificateText(data);
    const bool isPem = text.contains("PRIVATE KEY-----");
    const QByteArray phrase = password.reveal().toUtf8();
    for (const QSsl::KeyAlgorithm algorithm : {QSsl::Rsa, QSsl::Ec, QSsl::Dsa}) {
        const QSslKey key(isPem ? text : data, algorithm, isPem ? QSsl::Pem : QSsl::Der, QSsl::PrivateKey,
                          phrase);
        if (!key.isNull())
            return key;
    }
    if (text.contains("ENCRYPTED"))
        return failure(passwordError(password));
    if (isPem)
        return failure(fileError(ClientCertificateTexts::tr(
            "Its private key is damaged, or of a kind that Qt can't use. Use an RSA or ECDSA key.")));
    return failure(fileError(ClientCertificateTexts::tr(
        "It has no private key. Choose a PKCS #12 file (.p12, .pfx), or the file of the key, too.")));
}

Result<ClientCertificate> fromPkcs12(const QByteArray &data, const Secret &password)
{
    ClientCertificate read;
    QSslCertificate own;
    QList<QSslCertificate> authorities;
    QBuffer buffer;
    buffer.setData(data);
    buffer.open(QIODevice::ReadOnly);
    if (QSslCertificate::importPkcs12(&buffer, &read.key, &own, &authorities, password.reveal().toUtf8())) {
        if (const QString kind = unsupportedKey({own}); !kind.isEmpty())
            return failure(unsupportedKeyError(kind));
        read.chain = QList<QSslCertificate>{own} + authorities;
        return read;
    }
    if (hasIdentifier(data, kLegacyEncryptions))
        return failure(fileError(
            ClientCertificateTexts::tr("It is encrypted in a way (RC2 or RC4) that OpenSSL 3 no longer "
                                       "reads. This converts it to a file that can be used: %1")
                .arg(u"openssl pkcs12 -legacy -in FILE -out certificate.pem"_s)));
    return failure(passwordError(password));
}

/// Moves the certificate of the key to the front. Returns whether there is one.
bool putOwnFirst(ClientCertificate &read)
{
    const auto own =
        std::find_if(read.chain.begin(), read.chain.end(), [&read](const QSslCertificate &certificate) {
            return belongTogether(certificate, read.key);
        });
    if (own == read.chain.end())
        return false;
    std::rotate(read.chain.begin(), own, own + 1);
    return true;
}

QString dateText(const QDateTime &time)
{
    return QLocale().toString(time.date(), QLocale::ShortFormat);
}

/// Returns whether a certificate that names its purposes is not for clients. Qt passes the purposes on as
/// words of its TLS library.
bool isForOthersOnly(const QSslCertificate &certificate)
{
    const QByteArray whole = certificate.toDer();
    QByteArrayView fields = fieldsFromPublicKey(whole);
    skip(fields, der::kSequence); // the public key
    const auto extensions = der::take(fields, kContext3);
    QByteArrayView list = extensions ? extensions->content : QByteArrayView();
    const auto entries = der::take(list, der::kSequence);
    list = entries ? entries->content : QByteArrayView();
    while (const auto extension = der::take(list, der::kSequence)) {
        QByteArrayView parts = extension->content;
        const auto identifier = der::take(parts, der::kObjectIdentifier);
        if (identifier && identifier->content == kPurposes)
            return !hasIdentifier(parts, std::array{kAnyPurpose, kClientPurpose});
    }
    return false;
}

Result<ClientCertificate> readFiles(const QString &file, const QString &keyFile, const Secret &password)
{
    const Result<QByteArray> data = contentOf(file);
    if (!data)
        return failure(data.error());
    if (isPkcs12(*data))
        return fromPkcs12(*data, password);
    ClientCertificate read;
    read.chain = certificatesIn(*data);
    if (read.chain.isEmpty())
        return failure(
            fileError(ClientCertificateTexts::tr("It has no certificate. Choose a PKCS #12 file (.p12, "
                                                 ".pfx), or a PEM certificate with its key.")));
    if (const QString kind = unsupportedKey({read.chain.first()}); !kind.isEmpty())
        return failure(unsupportedKeyError(kind));
    const Result<QByteArray> keyData = keyFile.isEmpty() ? data : contentOf(keyFile);
    if (!keyData)
        return failure(keyData.error());
    const Result<QSslKey> key = readKey(*keyData, password);
    if (!key)
        return failure(key.error());
    read.key = *key;
    if (!putOwnFirst(read))
        return failure(fileError(ClientCertificateTexts::tr("The key does not belong to this certificate.")));
    return read;
}

/// Returns why no server would accept the certificate.
std::optional<Error> problemOf(const QSslCertificate &own, const QDateTime &now)
{
    if (own.expiryDate() < now)
        return fileError(ClientCertificateTexts::tr(
                             "It was valid until %1. Ask for a new one, or check this computer's clock.")
                             .arg(dateText(own.expiryDate())));
    if (own.effectiveDate() > now)
        return fileError(ClientCertificateTexts::tr("It is valid from %1. Check this computer's clock.")
                             .arg(dateText(own.effectiveDate())));
    if (isForOthersOnly(own))
        return fileError(
            ClientCertificateTexts::tr("It is not for clients, but for servers or other purposes. Ask for a "
                                       "certificate with the purpose “client authentication”."));
    return {};
}

} // namespace

Result<ClientCertificate> readClientCertificate(const QString &file, const QString &keyFile,
                                                const Secret &password, const QDateTime &now)
{
    Result<ClientCertificate> read = readFiles(file, keyFile, password);
    if (!read)
        return read;
    if (const auto problem = problemOf(read->chain.first(), now))
        return failure(*problem);
    return read;
}
