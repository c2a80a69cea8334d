// SPDX-License-Identifier: MIT
#include "net/tlspolicy.h"

#include "base/displaytext.h"

#include <QCryptographicHash>
#include <QHostAddress>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMaxNameLength = 256;

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
    QList<QSslError::SslError> objections;
};

/// The first rule with an objection that was raised decides.
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

bool isChainIncomplete(const QSslError &objection, const QList<QSslCertificate> &chain)
{
    return (objection.error() == QSslError::UnableToGetLocalIssuerCertificate ||
            objection.error() == QSslError::UnableToVerifyFirstCertificate) &&
           chain.size() == 1 && !chain.first().isSelfSigned();
}

} // namespace

QSslConfiguration tlsConfiguration(const QList<QSslCertificate> &extraCas)
{
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    configuration.setProtocol(QSsl::TlsV1_2OrLater);
    if (!extraCas.isEmpty())
        configuration.setCaCertificates(QSslConfiguration::systemCaCertificates() + extraCas);
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

Error tlsError(const QList<QSslError> &objections, const QList<QSslCertificate> &chain)
{
    Error error;
    error.kind = ErrorKind::TlsFailed;
    QStringList words;
    for (const QSslError &objection : objections)
        words += objection.errorString();
    error.detail = boundedText(visibleLine(words.join(u' ')), 500);

    for (const Rule &rule : rules()) {
        const auto raised =
            std::find_if(objections.begin(), objections.end(), [&rule](const QSslError &objection) {
                return rule.objections.contains(objection.error());
            });
        if (raised == objections.end())
            continue;
        error.kind = rule.kind;
        if (isChainIncomplete(*raised, chain))
            error.cause = ErrorCause::IncompleteChain;
        break;
    }
    if (error.kind == ErrorKind::TlsFailed && error.detail.contains("too weak"_L1, Qt::CaseInsensitive))
        error.cause = ErrorCause::WeakCertificate;
    if (!chain.isEmpty())
        error.certificate = certificateFacts(chain.first());
    return error;
}

CertificateFacts certificateFacts(const QSslCertificate &certificate)
{
    const auto shown = [](const QString &name) { return boundedText(visibleLine(name), kMaxNameLength); };
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
