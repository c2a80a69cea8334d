// SPDX-License-Identifier: MIT
#include "ui/connections/connectiontester.h"

#include "connections/transport.h"
#include "credentials/secretreader.h"
#include "net/proxy/proxywaytext.h"
#include "ui/widgets/dialogs/messagebar.h"

#include <QLocale>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

/// Returns the host and the port, which is usually not part of an address.
QString serverOf(const Connection &connection)
{
    const QUrl &url = connection.baseUrl;
    QUrl server = url;
    server.setPort(url.port(url.scheme() == "http"_L1 ? 80 : 443));
    return displayHost(server);
}

QString detailsOf(const ConnectionTestResult &result)
{
    QStringList lines;
    if (result.certificate) {
        const CertificateFacts &certificate = *result.certificate;
        const QLocale locale;
        lines += ConnectionTester::tr("Certificate of %1, issued by %2")
                     .arg(certificate.subject, certificate.issuer);
        lines += ConnectionTester::tr("Valid from %1 to %2")
                     .arg(locale.toString(certificate.notBefore.date(), QLocale::ShortFormat),
                          locale.toString(certificate.notAfter.date(), QLocale::ShortFormat));
        lines += ConnectionTester::tr("Names: %1").arg(certificate.names.join(u", "_s));
        lines += ConnectionTester::tr("SHA-256: %1").arg(certificate.sha256);
    }
    return lines.join(u'\n');
}

} // namespace

ConnectionTester::ConnectionTester(MessageBar *messages, CredentialManager &credentials)
    : QObject(messages)
    , m_messages(messages)
    , m_credentials(credentials)
{
}

ConnectionTester::~ConnectionTester() = default;

void ConnectionTester::start(const Connection &connection)
{
    clear();
    m_shownMessage.show(m_messages->messages(),
                        {.tone = Tone::Info,
                         //: %1 is a host and a port.
                         .title = tr("Testing the connection to %1…").arg(serverOf(connection)),
                         .text = tr("No key and no password is sent."),
                         .actions = {{u"stopTest"_s, tr("Stop the test"), [this] { clear(); }}}});
    TransportOptions transport = transportOptions(connection);
    setPasswordReaders(transport, connection, m_credentials);
    m_job = std::make_unique<ConnectionTestJob>(connection.baseUrl, transport);
    m_job->onDone(this, [this, connection](const Result<ConnectionTestResult> &result) {
        const bool asks = !result && result.error().cause == ErrorCause::ClientCertificate;
        if (result || asks)
            Q_EMIT tested(connection.baseUrl, asks);
        if (result)
            showResult(connection, *result);
        else
            m_shownMessage.show(m_messages->messages(), messageFor(result.error()));
        m_job.reset();
    });
}

void ConnectionTester::clear()
{
    m_job.reset();
    m_shownMessage.close();
}

void ConnectionTester::showResult(const Connection &connection, const ConnectionTestResult &result)
{
    const QString untested =
        tr("Not tested: the path of the address, the API key, the data source and the user. They are checked "
           "when you sign in.");
    const QString way = proxyWayText(result);
    const QString rest = way.isEmpty() ? untested : way + u' ' + untested;
    //: %1 is a version of TLS. %2 says through which proxy it goes, if any, and what was not tested.
    const QString text = result.certificate
                             ? tr("The connection is encrypted (%1), and the certificate is trusted. %2")
                                   .arg(result.tlsProtocol, rest)
                             : tr("The connection is not encrypted. %1").arg(rest);
    m_shownMessage.show(m_messages->messages(),
                        {.tone = result.certificate ? Tone::Good : Tone::Warn,
                         //: %1 is a host and a port.
                         .title = tr("%1 accepts connections").arg(serverOf(connection)),
                         .text = text,
                         .details = detailsOf(result)});
}

#include "moc_connectiontester.cpp"
