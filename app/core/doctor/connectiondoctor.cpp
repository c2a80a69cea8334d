// SPDX-License-Identifier: MIT
#include "doctor/connectiondoctor.h"

#include "base/errortext.h"
#include "connections/transport.h"
#include "contract/paths.h"
#include "credentials/secretreader.h"
#include "net/errorclassifier.h"
#include "net/proxy/proxywaytext.h"
#include "redaction/secretredactor.h"
#include "text/composedtext.h"
#include "text/displaytext.h"

#include <QCoreApplication>
#include <QHostAddress>
#include <QLocale>

#include <array>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

struct DoctorTexts
{
    Q_DECLARE_TR_FUNCTIONS(Doctor)
};

/// Tokens and certificates are judged by the minute, and the header of the time is of whole seconds.
constexpr auto kToleratedDifference = 60s;

constexpr std::array kChecks{
    DoctorCheck::Name,       DoctorCheck::Proxy,       DoctorCheck::Connection,
    DoctorCheck::Encryption, DoctorCheck::Certificate, DoctorCheck::ClientCertificate,
    DoctorCheck::Clock,      DoctorCheck::Keyring,     DoctorCheck::Answer,
};

/// Returns the check that an error before the first byte of a request is about.
DoctorCheck checkOf(const Error &error)
{
    switch (error.cause) {
    case ErrorCause::ClientCertificate:
    case ErrorCause::ClientCertificateRefused:
    case ErrorCause::ClientCertificateFile:
    case ErrorCause::CertificatePasswordNeeded:
    case ErrorCause::CertificatePasswordWrong:
        return DoctorCheck::ClientCertificate;
    case ErrorCause::CaFile:
        return DoctorCheck::Certificate;
    case ErrorCause::UnencryptedThroughProxy:
        return DoctorCheck::Proxy;
    default:
        break;
    }
    switch (error.kind) {
    case ErrorKind::Keychain:
        return DoctorCheck::Keyring;
    case ErrorKind::DnsFailed:
        return DoctorCheck::Name;
    case ErrorKind::Proxy:
        return DoctorCheck::Proxy;
    case ErrorKind::TlsUntrusted:
    case ErrorKind::TlsHostname:
    case ErrorKind::TlsExpired:
    case ErrorKind::TlsNotYetValid:
        return DoctorCheck::Certificate;
    case ErrorKind::TlsFailed:
        return error.cause == ErrorCause::WeakCertificate ? DoctorCheck::Certificate
                                                          : DoctorCheck::Encryption;
    default:
        return DoctorCheck::Connection;
    }
}

QString dateText(const QDateTime &time)
{
    return QLocale().toString(time.toLocalTime().date(), QLocale::ShortFormat);
}

/// Returns the certificates as “api.example.com, issued by Acme CA, until 1/1/27”, one after another.
QString chainText(const QList<CertificateFacts> &chain)
{
    QStringList texts;
    for (const CertificateFacts &certificate : chain) {
        //: A certificate: %1 is its subject, %2 its issuer, %3 a date.
        texts += DoctorTexts::tr("%1, issued by %2, valid until %3")
                     .arg(certificate.subject, certificate.issuer, dateText(certificate.notAfter));
    }
    return texts.join(u"; "_s);
}

QString durationText(std::chrono::seconds difference)
{
    const auto minutes = std::chrono::round<std::chrono::minutes>(difference);
    if (minutes < 2h)
        return DoctorTexts::tr("%n minutes", nullptr, static_cast<int>(minutes.count()));
    if (minutes < 48h)
        return DoctorTexts::tr("%n hours", nullptr,
                               static_cast<int>(std::chrono::round<std::chrono::hours>(minutes).count()));
    return DoctorTexts::tr("%n days", nullptr,
                           static_cast<int>(std::chrono::round<std::chrono::days>(minutes).count()));
}

} // namespace

ConnectionDoctor::ConnectionDoctor(Connection connection, DoctorAsks asks, CredentialManager &credentials,
                                   const Clock &clock)
    : m_connection(std::move(connection))
    , m_asks(asks)
    , m_transport(transportOptions(m_connection))
    , m_credentials(credentials)
    , m_clock(clock)
{
    setPasswordReaders(m_transport, m_connection, credentials);
    m_report.server = displayHost(m_connection.baseUrl);
    for (const DoctorCheck check : kChecks)
        m_report.findings +=
            {check, Verdict::Unknown, DoctorTexts::tr("Not checked, because of what is wrong."), {}, {}};
    at(DoctorCheck::Clock).text = DoctorTexts::tr("Not checked: only an answer tells the server's time.");
    at(DoctorCheck::Answer).text = DoctorTexts::tr("Not asked.");
    checkKeyring();
    lookUpName();
}

ConnectionDoctor::~ConnectionDoctor()
{
    if (m_lookup != -1)
        QHostInfo::abortHostLookup(m_lookup);
}

void ConnectionDoctor::cancel()
{
    finish(m_report);
}

/// The name need not have an address here if there is a proxy, which looks it up by itself.
void ConnectionDoctor::lookUpName()
{
    const QString host = m_connection.baseUrl.host(QUrl::FullyEncoded);
    if (QHostAddress().setAddress(host)) {
        setRight(DoctorCheck::Name,
                 DoctorTexts::tr("%1 is an address, so there is no name to look up.").arg(host));
        connectToServer();
        return;
    }
    m_lookup = QHostInfo::lookupHost(host, this, [this](const QHostInfo &found) {
        m_lookup = -1;
        m_nameDeadline.stop();
        QStringList addresses;
        for (const QHostAddress &address : found.addresses())
            addresses += address.toString();
        if (!addresses.isEmpty())
            //: %1 is a host, %2 are its IP addresses.
            setRight(DoctorCheck::Name, DoctorTexts::tr("%1 is %2.", "a host and its addresses")
                                            .arg(found.hostName(), commaSeparated(addresses)));
        connectToServer();
    });
    m_nameDeadline.setSingleShot(true);
    connect(&m_nameDeadline, &QTimer::timeout, this, [this] {
        QHostInfo::abortHostLookup(std::exchange(m_lookup, -1));
        connectToServer();
    });
    m_nameDeadline.start(m_transport.connectDeadline);
}

/// Reads an entry that nobody has written: whether the keyring answers is all that matters.
void ConnectionDoctor::checkKeyring()
{
    if (!m_credentials.isPersistent()) {
        DoctorFinding &finding = at(DoctorCheck::Keyring);
        finding.text = DoctorTexts::tr("This program does not use one: secrets last until it ends.");
        return;
    }
    at(DoctorCheck::Keyring).text = DoctorTexts::tr("It did not answer in time.");
    Connection nobody;
    nobody.id = u"doctor"_s;
    m_credentials.read(nobody, SecretKind::ApiKey, this, [this](const StoredSecret &read) {
        if (read.error)
            setWrong(DoctorCheck::Keyring, *read.error);
        else
            setRight(DoctorCheck::Keyring, DoctorTexts::tr("The system's keyring answers."));
        m_isKeyringChecked = true;
        if (m_isServerChecked)
            finish(m_report);
    });
}

void ConnectionDoctor::connectToServer()
{
    m_test = std::make_unique<ConnectionTestJob>(m_connection.baseUrl, m_transport);
    m_test->onDone(this, [this](const Result<ConnectionTestResult> &result) { judgeConnection(result); });
}

void ConnectionDoctor::judgeConnection(const Result<ConnectionTestResult> &result)
{
    if (result)
        judgeSuccess(*result);
    else
        judgeFailure(result.error());
    if (m_connection.baseUrl.scheme() != "https"_L1) {
        for (const DoctorCheck check :
             {DoctorCheck::Encryption, DoctorCheck::Certificate, DoctorCheck::ClientCertificate})
            at(check).text = DoctorTexts::tr("The connection is not encrypted.", "result of a check");
    }
    if (result && m_asks == DoctorAsks::Yes)
        ask();
    else
        finishReport();
}

void ConnectionDoctor::judgeSuccess(const ConnectionTestResult &result)
{
    if (at(DoctorCheck::Name).verdict == Verdict::Unknown)
        at(DoctorCheck::Name).text = DoctorTexts::tr("This computer does not find it, but the proxy does.");
    const QString way = proxyWayText(result);
    setRight(DoctorCheck::Proxy, way.isEmpty() ? DoctorTexts::tr("None is used.") : onOneLine({way}));
    setRight(DoctorCheck::Connection, DoctorTexts::tr("A server answers."));
    if (!result.certificate)
        return;
    setRight(DoctorCheck::Encryption, result.tlsProtocol);
    setRight(DoctorCheck::Certificate, DoctorTexts::tr("It is trusted: %1.").arg(chainText(result.chain)));
    judgeClientCertificate();
}

/// What comes before the failure on the way to the server is right.
void ConnectionDoctor::judgeFailure(const Error &error)
{
    const DoctorCheck wrong = checkOf(error);
    setWrong(wrong, error);
    if (error.kind == ErrorKind::Input || error.kind == ErrorKind::Keychain)
        return; // no connection was made
    if (wrong > DoctorCheck::Proxy)
        setRight(DoctorCheck::Proxy, error.proxy.isEmpty()
                                         ? DoctorTexts::tr("None is used.")
                                         : DoctorTexts::tr("%1 lets connections through.").arg(error.proxy));
    if (wrong > DoctorCheck::Connection)
        setRight(DoctorCheck::Connection, DoctorTexts::tr("A server answers."));
    if (wrong > DoctorCheck::Encryption)
        setRight(DoctorCheck::Encryption, DoctorTexts::tr("TLS 1.2 or later"));
    if (wrong > DoctorCheck::Certificate)
        setRight(DoctorCheck::Certificate, DoctorTexts::tr("It is trusted."));
}

/// A server that merely would take a certificate does not say so in a way that Qt passes on.
void ConnectionDoctor::judgeClientCertificate()
{
    setRight(DoctorCheck::ClientCertificate,
             m_connection.clientCertificate.isEmpty()
                 ? DoctorTexts::tr("None was required, as far as can be seen without a request.")
                 : DoctorTexts::tr("The one of this connection was not refused."));
}

void ConnectionDoctor::ask()
{
    HttpRequest request;
    request.url = notificationUrl(m_connection.baseUrl, 0);
    request.accept = "application/json";
    request.connection = HttpRequest::Connection::Fresh;
    request.deadline = m_connection.requestTimeout;
    m_client = std::make_unique<HttpClient>(m_transport);
    m_request = m_client->send(std::move(request));
    m_request->onDone(this, [this](const Result<HttpReply> &reply) {
        judgeAnswer(reply);
        finishReport();
    });
}

void ConnectionDoctor::judgeAnswer(const Result<HttpReply> &reply)
{
    if (!reply) {
        setWrong(checkOf(reply.error()) == DoctorCheck::ClientCertificate ? DoctorCheck::ClientCertificate
                                                                          : DoctorCheck::Answer,
                 reply.error());
        return;
    }
    if (reply->serverTime)
        judgeClock(*reply->serverTime);
    else
        at(DoctorCheck::Clock).text = DoctorTexts::tr("The answer does not tell the server's time.");
    const std::optional<Error> error = documentError(*reply, SecretRedactor());
    const bool isRefusal =
        error && (error->kind == ErrorKind::SessionExpired || error->kind == ErrorKind::Forbidden);
    if (isRefusal) {
        setRight(DoctorCheck::Answer,
                 DoctorTexts::tr("It refuses a request without a key (%1), as the service should.")
                     .arg(reply->status));
    } else if (error && error->kind == ErrorKind::NotFound) {
        setWrong(DoctorCheck::Answer, *error);
        at(DoctorCheck::Answer).text =
            DoctorTexts::tr("There is nothing at this path (%1).").arg(reply->status);
        at(DoctorCheck::Answer).nextStep = DoctorTexts::tr("Check whether the address is complete.");
    } else if (error) {
        setWrong(error->cause == ErrorCause::ClientCertificate ? DoctorCheck::ClientCertificate
                                                               : DoctorCheck::Answer,
                 *error);
    } else {
        at(DoctorCheck::Answer).text =
            DoctorTexts::tr("It answers a request without a key (%1), which the service should refuse.")
                .arg(reply->status);
        at(DoctorCheck::Answer).nextStep =
            DoctorTexts::tr("Check whether the address is that of the service.");
    }
}

void ConnectionDoctor::judgeClock(const QDateTime &serverTime)
{
    const auto ahead = std::chrono::seconds(serverTime.secsTo(m_clock.utcNow()));
    const auto difference = std::chrono::abs(ahead);
    if (difference <= kToleratedDifference) {
        setRight(DoctorCheck::Clock, DoctorTexts::tr("It agrees with the server's."));
        return;
    }
    DoctorFinding &finding = at(DoctorCheck::Clock);
    finding.verdict = Verdict::Wrong;
    finding.text = ahead > 0s
                       ? DoctorTexts::tr("It is %1 ahead of the server's.").arg(durationText(difference))
                       : DoctorTexts::tr("It is %1 behind the server's.").arg(durationText(difference));
    finding.nextStep = DoctorTexts::tr("Set this computer's clock: certificates and sessions depend on it.");
}

void ConnectionDoctor::finishReport()
{
    m_isServerChecked = true;
    if (m_isKeyringChecked || !m_credentials.isPersistent())
        finish(m_report);
}

DoctorFinding &ConnectionDoctor::at(DoctorCheck check)
{
    return m_report.findings[static_cast<qsizetype>(check)];
}

void ConnectionDoctor::setRight(DoctorCheck check, const QString &text)
{
    at(check) = {check, Verdict::Right, text, {}, {}};
}

void ConnectionDoctor::setWrong(DoctorCheck check, const Error &error)
{
    const ErrorText text = describeError(error);
    at(check) = {check, Verdict::Wrong, onOneLine({sentenceText(text.title), serverWords(error)}),
                 onOneLine({text.message}), error};
}

#include "moc_connectiondoctor.cpp"
