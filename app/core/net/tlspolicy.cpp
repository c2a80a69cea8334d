// SPDX-License-Identifier: MIT
#include "net/tlspolicy.h"

#include "text/displaytext.h"

#include <QCryptographicHash>
#include <QDeadlineTimer>
#include <QHostAddress>
#include <QMutex>
#include <QRegularExpression>
#include <QSslKey>

#include <algorithm>
#include <chrono>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestShownName = 256;

bool nameCovers(const QString &pattern, const QString &host)
{
    if (pattern.compare(host, Qt::CaseInsensitive) == 0)
        return true;
    if (!pattern.startsWith("*."_L1) || pattern.count(u'.') < 2 || pattern.count(u'*') != 1)
        return false;
    const qsizetype firstDot = host.indexOf(u'.');
    return firstDot > 0 && QStringView(host).sliced(firstDot).compare(QStringView(pattern).sliced(1),
                                                                      Qt::CaseInsensitive) == 0;
}

struct Rule
{
    ErrorKind kind;
    QList<QSslError::SslError> sslErrors;
};

/// The first rule that contains one of the errors determines the kind.
const QList<Rule> &rules()
{
    static const QList<Rule> list{
        {ErrorKind::TlsUntrusted,
         {QSslError::SelfSignedCertificate, QSslError::SelfSignedCertificateInChain,
          QSslError::UnableToGetLocalIssuerCertificate, QSslError::UnableToGetIssuerCertificate,
          QSslError::UnableToVerifyFirstCertificate, QSslError::CertificateUntrusted,
          QSslError::InvalidCaCertificate, QSslError::CertificateRejected, QSslError::CertificateBlacklisted,
          QSslError::CertificateRevoked, QSslError::NoPeerCertificate}},
        {ErrorKind::TlsHostname, {QSslError::HostNameMismatch, QSslError::SubjectIssuerMismatch}},
        {ErrorKind::TlsExpired, {QSslError::CertificateExpired}},
        {ErrorKind::TlsNotYetValid, {QSslError::CertificateNotYetValid}},
    };
    return list;
}

/// Returns the expired root among the `trusted` that issued, or is, the last certificate of the chain. Qt
/// ignores expired roots and reports the issuer as unknown.
std::optional<QSslCertificate> expiredRoot(const QList<QSslCertificate> &chain,
                                           const QList<QSslCertificate> &trusted)
{
    if (chain.isEmpty())
        return {};
    const QSslCertificate &last = chain.last();
    const QList<QByteArray> attributes = last.issuerInfoAttributes();
    const auto issued = [&](const QSslCertificate &root) {
        return root.expiryDate() < QDateTime::currentDateTimeUtc() &&
               root.subjectInfoAttributes().size() == attributes.size() &&
               std::all_of(attributes.begin(), attributes.end(), [&](const QByteArray &attribute) {
                   return root.subjectInfo(attribute) == last.issuerInfo(attribute);
               });
    };
    const auto found = std::find_if(trusted.begin(), trusted.end(), issued);
    return found == trusted.end() ? std::optional<QSslCertificate>() : *found;
}

bool isChainIncomplete(const QSslError &sslError, const QList<QSslCertificate> &chain)
{
    return (sslError.error() == QSslError::UnableToGetLocalIssuerCertificate ||
            sslError.error() == QSslError::UnableToVerifyFirstCertificate) &&
           chain.size() == 1 && !chain.first().isSelfSigned();
}

/// Returns a technical description of what is too weak about a certificate; empty if nothing is. Qt reports
/// this as an unspecified error.
QString weakness(const QSslCertificate &certificate)
{
    constexpr int kMinRsaBits = 2048;
    const QSslKey key = certificate.publicKey();
    if ((key.algorithm() == QSsl::Rsa || key.algorithm() == QSsl::Dsa) && key.length() > 0 &&
        key.length() < kMinRsaBits)
        return u"%1 key of %2 bits"_s.arg(key.algorithm() == QSsl::Rsa ? u"RSA"_s : u"DSA"_s)
            .arg(key.length());
    static const QRegularExpression broken(u"Signature Algorithm: *([^\\n]*(?:md5|sha1)[^\\n]*)"_s,
                                           QRegularExpression::CaseInsensitiveOption);
    const auto match = broken.match(certificate.toText());
    return match.hasMatch() ? u"signed with %1"_s.arg(match.captured(1).trimmed()) : QString();
}

/// Certificates that the system trusts. Reading them takes a tenth of a second and more, so those who ask
/// within a minute share them.
class SystemCertificates final
{
public:
    /// On any thread.
    [[nodiscard]] QList<QSslCertificate> get()
    {
        const QMutexLocker locker(&m_mutex);
        if (m_renewal.hasExpired()) {
            m_certificates = QSslConfiguration::systemCaCertificates();
            m_renewal.setRemainingTime(std::chrono::minutes(1));
        }
        return m_certificates;
    }

private:
    QMutex m_mutex;
    QDeadlineTimer m_renewal;
    QList<QSslCertificate> m_certificates;
};

/// Is never destroyed, since OpenSSL may have been cleaned up by then.
SystemCertificates &systemCertificates()
{
    static auto *const shared = new SystemCertificates;
    return *shared;
}

/// Checks the certificates of errors that Qt could not classify.
QString weakness(const QList<QSslError> &sslErrors)
{
    for (const QSslError &sslError : sslErrors) {
        if (sslError.error() != QSslError::UnspecifiedError)
            continue;
        if (QString words = weakness(sslError.certificate()); !words.isEmpty())
            return words;
    }
    return {};
}

} // namespace

QSslConfiguration tlsConfiguration(const QList<QSslCertificate> &extraCas,
                                   const std::optional<ClientCertificate> &own)
{
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    configuration.setProtocol(QSsl::TlsV1_2OrLater);
    if (!extraCas.isEmpty())
        configuration.setCaCertificates(systemCertificates().get() + extraCas);
    if (own) {
        configuration.setLocalCertificateChain(own->chain);
        configuration.setPrivateKey(own->key);
    }
    return configuration;
}

bool certificateCovers(const QSslCertificate &certificate, const QString &host)
{
    const auto names = certificate.subjectAlternativeNames();
    QHostAddress address;
    if (address.setAddress(host)) {
        const QStringList addresses = names.values(QSsl::IpAddressEntry);
        return std::any_of(addresses.begin(), addresses.end(),
                           [&address](const QString &entry) { return QHostAddress(entry) == address; });
    }
    const QStringList hosts = names.values(QSsl::DnsEntry);
    return std::any_of(hosts.begin(), hosts.end(),
                       [&host](const QString &entry) { return nameCovers(entry, host); });
}

Error tlsError(const QList<QSslError> &sslErrors, const QList<QSslCertificate> &chain,
               const QList<QSslCertificate> &trusted)
{
    Error error;
    error.kind = ErrorKind::TlsFailed;
    QStringList words;
    for (const QSslError &sslError : sslErrors)
        words += sslError.errorString();
    error.detail = boundedText(visibleLine(words.join(u' ')), 500);

    QSslCertificate about = chain.value(0);
    for (const Rule &rule : rules()) {
        const auto raised =
            std::find_if(sslErrors.begin(), sslErrors.end(), [&rule](const QSslError &sslError) {
                return rule.sslErrors.contains(sslError.error());
            });
        if (raised == sslErrors.end())
            continue;
        error.kind = rule.kind;
        if (isChainIncomplete(*raised, chain))
            error.cause = ErrorCause::IncompleteChain;
        if (rule.kind == ErrorKind::TlsExpired || rule.kind == ErrorKind::TlsNotYetValid)
            about = raised->certificate();
        break;
    }
    if (error.kind == ErrorKind::TlsUntrusted) {
        if (const auto root = expiredRoot(chain, trusted)) {
            error.kind = ErrorKind::TlsExpired;
            about = *root;
        }
    }
    if (!about.isNull() && about != chain.value(0))
        error.cause = ErrorCause::IssuerCertificate;
    if (const QString weak = weakness(sslErrors); error.kind == ErrorKind::TlsFailed && !weak.isEmpty()) {
        error.cause = ErrorCause::WeakCertificate;
        error.detail = boundedText(visibleLine(weak), 500);
    }
    if (!about.isNull())
        error.certificate = certificateFacts(about);
    return error;
}

QString tlsProtocolName(QSsl::SslProtocol protocol)
{
    switch (protocol) {
    case QSsl::TlsV1_2:
        return u"TLS 1.2"_s;
    case QSsl::TlsV1_3:
        return u"TLS 1.3"_s;
    default:
        return {};
    }
}

CertificateFacts certificateFacts(const QSslCertificate &certificate)
{
    const auto shown = [](const QString &name) { return boundedText(visibleLine(name), kLongestShownName); };
    CertificateFacts facts;
    facts.subject = shown(certificate.subjectDisplayName());
    facts.issuer = shown(certificate.issuerDisplayName());
    facts.sha256 = QString::fromLatin1(certificate.digest(QCryptographicHash::Sha256).toHex(':'));
    const auto names = certificate.subjectAlternativeNames();
    for (const QString &name : names) {
        facts.names += shown(name);
        if (facts.names.size() == 20)
            break;
    }
    facts.notBefore = certificate.effectiveDate().toUTC();
    facts.notAfter = certificate.expiryDate().toUTC();
    return facts;
}
