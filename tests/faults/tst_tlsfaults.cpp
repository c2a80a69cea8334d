// SPDX-License-Identifier: MIT
// Group T of the fault matrix: no byte of a request is sent over TLS that fails verification, and a server
// that wants a certificate of its clients is told as that.
#include "base/errortext.h"
#include "operations.h"
#include "support/certificates.h"
#include "support/cliprocess.h"
#include "support/opensslserver.h"
#include "support/scriptedpeer.h"
#include "support/temporarycontext.h"
#include "support/testprogram.h"

#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

class TestTlsFaults : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void badCertificate_data();
    void badCertificate();
    void weak_data();
    void weak();
    void notTls_data();
    void notTls();
    void stalledHandshake_data();
    void stalledHandshake();
    void t11_certificateChanges();
    void clientCertificate_data();
    void clientCertificate();
    void givenClientCertificate_data();
    void givenClientCertificate();
    void refusedClientCertificate_data();
    void refusedClientCertificate();
    void unusableClientCertificate_data();
    void unusableClientCertificate();
    void clientCertificateStaysAtItsHost();
    void possibleClientCertificate_data();
    void possibleClientCertificate();
    void remembersAskedCertificates_data();
    void remembersAskedCertificates();
    void pageForClientCertificate_data();
    void pageForClientCertificate();
    void upgradeOfSvcCli_data();
    void upgradeOfSvcCli();
    void certificateOfSvcCli_data();
    void certificateOfSvcCli();
};

namespace {

/// A server that accepts no client without a certificate.
const QString kRequired =
    u"-cert good.pem -key good.key -CAfile ca.pem -Verify 1 -verify_return_error -www"_s;
const QString kAsksForCertificate = u"The server asks for a certificate of its clients."_s;

/// Returns the arguments with the paths of the certificates and keys.
QStringList serverArguments(const QString &arguments)
{
    QStringList words = arguments.split(u' ');
    for (QString &word : words) {
        if (word.endsWith(u".pem"_s) || word.endsWith(u".key"_s))
            word = certificates::path(word);
    }
    return words;
}

void columns(const char *first)
{
    QTest::addColumn<QString>(first);
    QTest::addColumn<Operation>("operation");
    QTest::addColumn<QString>("summary");
    QTest::addColumn<QStringList>("phrases"); // must appear in the message
}

void row(const char *name, const QString &first, const char *summary, const QStringList &phrases)
{
    QTest::addRow("%s: G", name) << first << G << QString::fromUtf8(summary) << phrases;
    QTest::addRow("%s: L", name) << first << L << QString::fromUtf8(summary) << phrases;
    QTest::addRow("%s: P", name) << first << P << QString::fromUtf8(summary) << phrases;
}

QString plain(QString text)
{
    return text.remove(QChar(0x2068)).remove(QChar(0x2069));
}

/// Checks the summary and the message, and that the certificate is offered for comparison if there was one.
void checkAnswer(const Answer &answer, const QString &summary, const QStringList &phrases)
{
    QCOMPARE(answer.summary(), summary);
    if (answer.operation == P)
        QCOMPARE(answer.report->outcome, UpgradeOutcome::NotStarted);
    QVERIFY(answer.error->detail != u"Unknown error"_s);
    const QString message = plain(describeError(*answer.error).message);
    for (const QString &words : phrases)
        QVERIFY2(message.contains(words), qPrintable(message));
}

} // namespace

void TestTlsFaults::badCertificate_data()
{
    columns("certificate");
    const char *untrusted = "tls-untrusted not-sent —: Certificate problem: its issuer is not trusted";
    const char *hostname = "tls-hostname not-sent —: Certificate problem: it is for another address";
    row("T01 untrusted root", u"untrusted"_s, untrusted, {u"Svc test root ca2"_s, u"Nothing was sent."_s});
    row("T02 self-signed", u"self"_s, untrusted, {u"does not trust"_s, u"Nothing was sent."_s});
    row("T03 missing intermediate", u"incomplete"_s, untrusted,
        {u"Svc test authority in between"_s, u"incomplete chain"_s, u"Nothing was sent."_s});
    row("T04 another name, the common name right", u"othername"_s, hostname,
        {u"127.0.0.1:"_s, u"other.example"_s, u"Nothing was sent."_s});
    row("T04 common name only", u"cnonly"_s, hostname, {u"127.0.0.1:"_s, u"Nothing was sent."_s});
    row("T04 a name that only looks right", u"idn"_s, hostname,
        {u"127.0.0.1:"_s, u"xn--pypal-4ve.example"_s, u"Nothing was sent."_s});
    const auto newYear = [](int year) {
        return QLocale().toString(QDateTime(QDate(year, 1, 1), QTime(0, 0), QTimeZone::utc()).toLocalTime(),
                                  QLocale::ShortFormat);
    };
    const QStringList expired{newYear(2021), u"this computer's clock"_s, u"Nothing was sent."_s};
    const QStringList notYet{newYear(2040), u"Check this computer's clock."_s, u"Nothing was sent."_s};
    row("T05 expired", u"expired"_s, "tls-expired not-sent U: Certificate problem: it has expired", expired);
    const char *issuerExpired =
        "tls-expired not-sent U: Certificate problem: its issuer's certificate has expired";
    row("T05 expired in between", u"underended"_s, issuerExpired,
        expired + QStringList{u"Svc test authority that ended"_s});
    row("T05 expired root", u"underendedroot"_s, issuerExpired,
        expired + QStringList{u"Svc test root that ended"_s});
    row("T06 not yet valid", u"notyet"_s,
        "tls-not-yet-valid not-sent U: Certificate problem: it is not valid yet", notYet);
    row("T06 not yet valid in between", u"undertocome"_s,
        "tls-not-yet-valid not-sent U: Certificate problem: its issuer's certificate is not valid yet",
        notYet + QStringList{u"Svc test authority to come"_s});
}

void TestTlsFaults::badCertificate()
{
    QFETCH(const QString, certificate);
    QFETCH(const Operation, operation);
    QFETCH(const QString, summary);
    QFETCH(const QStringList, phrases);
    ScriptedPeer peer(certificates::server(certificate),
                      [](const ScriptedPeer::Exchange &exchange) { exchange.reply(200, "{}"); });
    const Answer answer = perform(operation, peer.url());
    checkAnswer(answer, summary, phrases);
    QVERIFY(answer.error->certificate.has_value());
    QCOMPARE(answer.error->certificate->sha256.size(), 95);
    QVERIFY(errorDetails(*answer.error).contains(answer.error->certificate->sha256));
    QCOMPARE(peer.bytes(), QByteArray());
}

void TestTlsFaults::weak_data()
{
    columns("arguments");
    const char *weak = "tls-failed not-sent —: Certificate problem: it is too weak";
    const char *failed = "tls-failed not-sent —: No encrypted connection to PEER";
    const QStringList unsafe{u"no longer safe"_s, u"Nothing was sent."_s};
    const QStringList disagree{u"could not agree"_s, u"Nothing was sent."_s};
    const QString low = u"-cipher ALL:@SECLEVEL=0 "_s;
    row("T07 signed with SHA-1", low + u"-cert sha1.pem -key sha1.key"_s, weak, unsafe);
    row("T07 RSA with 1024 bits", low + u"-cert rsa1024.pem -key rsa1024.key"_s, weak, unsafe);
    row("T08 TLS 1.0", low + u"-cert good.pem -key good.key -tls1"_s, failed, disagree);
    row("T08 TLS 1.1", low + u"-cert good.pem -key good.key -tls1_1"_s, failed, disagree);
    row("T08 anonymous cipher", u"-cipher aNULL:@SECLEVEL=0 -nocert -tls1_2"_s, failed, disagree);
}

void TestTlsFaults::weak()
{
    QFETCH(const QString, arguments);
    QFETCH(const Operation, operation);
    QFETCH(const QString, summary);
    QFETCH(const QStringList, phrases);
    OpensslServer server(serverArguments(arguments));
    if (!server.isListening())
        QSKIP("This system's OpenSSL has no such server.");
    checkAnswer(perform(operation, server.url()), summary, phrases);
    const QByteArray output = server.output();
    QVERIFY2(!output.contains("canary") && !output.contains("HTTP/1.1"), output.constData());
}

void TestTlsFaults::notTls_data()
{
    columns("speaks");
    const char *failed = "tls-failed not-sent —: No encrypted connection to PEER";
    const QStringList phrases{u"does not speak https"_s, u"Nothing was sent."_s};
    row("T09 plain HTTP, answering", u"then"_s, failed, phrases);
    row("T09 plain HTTP, speaking first", u"first"_s, failed, phrases);
    row("T09 SSH", u"ssh"_s, failed, phrases);
}

void TestTlsFaults::notTls()
{
    QFETCH(const QString, speaks);
    QFETCH(const Operation, operation);
    QFETCH(const QString, summary);
    QFETCH(const QStringList, phrases);
    ScriptedPeer peer([](const ScriptedPeer::Exchange &) {});
    const auto answer = [&](QTcpSocket *socket) {
        socket->write(speaks == u"ssh"_s ? "SSH-2.0-OpenSSH_9.2p1 Debian-2+deb12u6\r\n"
                                         : "HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n");
        socket->flush();
    };
    if (speaks == u"then"_s)
        peer.onFirstBytes(answer);
    else
        peer.onConnect(answer);
    QUrl url = peer.url();
    url.setScheme(u"https"_s);
    checkAnswer(perform(operation, url), summary, phrases);
    QVERIFY(!peer.bytes().contains("canary"));
    QCOMPARE(peer.connections(), 1);
}

void TestTlsFaults::stalledHandshake_data()
{
    columns("then");
    row("T10 stall in the handshake", u"nothing"_s, "timeout not-sent U: No answer in 0.2 s", {});
    row("T10 FIN in the handshake", u"fin"_s,
        "interrupted not-sent X: The connection to PEER was interrupted", {});
    row("T10 RST in the handshake", u"rst"_s,
        "interrupted not-sent X: The connection to PEER was interrupted", {});
}

void TestTlsFaults::stalledHandshake()
{
    QFETCH(const QString, then);
    QFETCH(const Operation, operation);
    QFETCH(QString, summary);
    QFETCH(const QStringList, phrases);
    ScriptedPeer peer([](const ScriptedPeer::Exchange &) {});
    peer.onFirstBytes([&](QTcpSocket *socket) {
        if (then == u"fin"_s)
            socket->disconnectFromHost();
        else if (then == u"rst"_s)
            ScriptedPeer::reset(socket);
    });
    QUrl url = peer.url();
    url.setScheme(u"https"_s);
    ClientOptions clientOptions;
    if (then == u"nothing"_s)
        clientOptions.transport.connectDeadline = 200ms;
    checkAnswer(perform(operation, url, clientOptions),
                summary.replace(u" X:"_s, operation == G ? u" A1:"_s : u" U:"_s), phrases);
    QVERIFY(!peer.bytes().contains("canary"));
}

/// Another root from the second connection on.
void TestTlsFaults::t11_certificateChanges()
{
    ScriptedPeer peer(certificates::server(u"good"_s), [](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(200, R"({"notificationId":1042})", "application/json", "Connection: close\r\n");
        exchange.finish();
    });
    const Service service(peer.url());
    QCOMPARE(perform(G, service).summary(), u"ok"_s);
    const QByteArray before = peer.bytes();
    peer.setTls(certificates::server(u"untrusted"_s));
    QCOMPARE(perform(G, service).summary(),
             u"tls-untrusted not-sent —: Certificate problem: its issuer is not trusted"_s);
    QCOMPARE(peer.bytes(), before);
}

void TestTlsFaults::clientCertificate_data()
{
    columns("arguments");
    const char *asked = "tls-failed not-sent —: No connection without a certificate";
    const QStringList phrases{kAsksForCertificate};
    row("T12 a certificate of the client is required, TLS 1.3", kRequired + u" -tls1_3"_s, asked, phrases);
    row("T12 a certificate of the client is required, TLS 1.2", kRequired + u" -tls1_2"_s, asked, phrases);
}

void TestTlsFaults::clientCertificate()
{
    QFETCH(const QString, arguments);
    QFETCH(const Operation, operation);
    QFETCH(const QString, summary);
    QFETCH(const QStringList, phrases);
    OpensslServer server(serverArguments(arguments));
    QVERIFY(server.isListening());
    const Answer answer = perform(operation, server.url());
    checkAnswer(answer, summary, phrases);
    if (operation == P)
        QCOMPARE(describeReport(*answer.report).nextStep,
                 u"The server ended the connection before it read the request, so no upgrade was started."_s);
}

/// Gives servers the certificate `name`, whose file needs the password.
ClientOptions withClientCertificate(const QString &name, const QString &password = {})
{
    ClientOptions options;
    options.transport.readClientCertificate = [name,
                                               password](const Secret &given) -> Result<ClientCertificate> {
        if (given.reveal() != password)
            return failure(inputError(given.isEmpty() ? ErrorCause::CertificatePasswordNeeded
                                                      : ErrorCause::CertificatePasswordWrong));
        const QSslConfiguration read = certificates::server(name);
        return ClientCertificate{read.localCertificateChain(), read.privateKey()};
    };
    return options;
}

/// Returns a server that accepts only clients with a certificate of the test's authority.
QSslConfiguration serverForClients(QSsl::SslProtocol protocol)
{
    QSslConfiguration configuration = certificates::server(u"good"_s);
    configuration.setCaCertificates({certificates::roots().first()});
    configuration.setPeerVerifyMode(QSslSocket::VerifyPeer);
    configuration.setProtocol(protocol);
    return configuration;
}

void protocolRows(const char *what)
{
    QTest::addColumn<QSsl::SslProtocol>("protocol");
    QTest::addRow("%s, TLS 1.3", what) << QSsl::TlsV1_3OrLater;
    QTest::addRow("%s, TLS 1.2", what) << QSsl::TlsV1_2;
}

void TestTlsFaults::givenClientCertificate_data()
{
    protocolRows("T15 a certificate of the client is required and given");
}

void TestTlsFaults::givenClientCertificate()
{
    QFETCH(const QSsl::SslProtocol, protocol);
    ScriptedPeer peer(serverForClients(protocol), [](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(200, exchange.requestLine().startsWith("GET") ? R"({"notificationId":1042})"
                                                                     : R"({"token":"canary-token"})");
    });
    int asked = 0;
    ClientOptions options = withClientCertificate(u"cnonly"_s, u"canary"_s);
    options.transport.readCertificatePassword =
        [&asked](QObject *, const std::function<void(const Result<Secret> &)> &handler) {
            ++asked;
            handler(Secret(u"canary"_s));
        };
    const Service service(peer.url(), options);
    for (const Operation operation : {L, G, P})
        QCOMPARE(perform(operation, service).summary(), u"ok"_s);
    QCOMPARE(perform(G, service).summary(), u"ok"_s);
    QCOMPARE(asked, 2); // by the client of lookups and sign-ins, and by that of the upgrade
}

void TestTlsFaults::refusedClientCertificate_data()
{
    columns("arguments");
    const char *refused = "tls-failed not-sent —: The client certificate was not accepted";
    const QStringList phrases{u"refused it, and gave the reason that is under Details."_s};
    row("T16 the certificate of the client is of an unknown authority, TLS 1.3", kRequired + u" -tls1_3"_s,
        refused, phrases);
    row("T16 the certificate of the client is of an unknown authority, TLS 1.2", kRequired + u" -tls1_2"_s,
        refused, phrases);
}

void TestTlsFaults::refusedClientCertificate()
{
    QFETCH(const QString, arguments);
    QFETCH(const Operation, operation);
    QFETCH(const QString, summary);
    QFETCH(const QStringList, phrases);
    OpensslServer server(serverArguments(arguments));
    QVERIFY(server.isListening());
    const Answer answer = perform(operation, server.url(), withClientCertificate(u"untrusted"_s));
    checkAnswer(answer, summary, phrases);
    QVERIFY2(errorDetails(*answer.error).contains(u"unknown ca"_s), qPrintable(errorDetails(*answer.error)));
}

void TestTlsFaults::unusableClientCertificate_data()
{
    QTest::addColumn<QString>("password");
    QTest::addColumn<QString>("title");
    QTest::newRow("T17 the password of the client certificate is not known")
        << QString() << u"The client certificate needs a password"_s;
    QTest::newRow("T17 the password of the client certificate is wrong")
        << u"canary-else"_s << u"The password does not open the client certificate"_s;
}

void TestTlsFaults::unusableClientCertificate()
{
    QFETCH(const QString, password);
    QFETCH(const QString, title);
    ScriptedPeer peer(certificates::server(u"good"_s), [](const ScriptedPeer::Exchange &) {});
    ClientOptions options = withClientCertificate(u"cnonly"_s, u"canary"_s);
    options.transport.readCertificatePassword =
        [password](QObject *, const std::function<void(const Result<Secret> &)> &handler) {
            handler(Secret(password));
        };
    for (const Operation operation : {G, L, P}) {
        const Answer answer = perform(operation, peer.url(), options);
        QCOMPARE(describeError(*answer.error).title, title);
        QCOMPARE(deliveryName(answer.error->delivery), u"not-sent"_s);
    }
    QCOMPARE(peer.connections(), 0);
}

/// A redirect is not followed, so that no other server can ask for the certificate.
void TestTlsFaults::clientCertificateStaysAtItsHost()
{
    ScriptedPeer other(serverForClients(QSsl::TlsV1_2OrLater), [](const ScriptedPeer::Exchange &) {});
    ScriptedPeer peer(serverForClients(QSsl::TlsV1_2OrLater), [&](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(307, {}, "text/plain", "Location: " + other.url().toEncoded() + "\r\n");
    });
    for (const Operation operation : {G, L, P}) {
        const Answer answer = perform(operation, peer.url(), withClientCertificate(u"cnonly"_s));
        QCOMPARE(answer.error->kind, operation == P ? ErrorKind::OutcomeUnknown : ErrorKind::Redirect);
    }
    QCOMPARE(other.connections(), 0);
}

void TestTlsFaults::possibleClientCertificate_data()
{
    QTest::addColumn<Operation>("operation");
    QTest::addColumn<QString>("summary");
    const auto row = [](const char *name, Operation operation, const char *summary) {
        QTest::newRow(name) << operation << QString::fromUtf8(summary);
    };
    row("T13 RST, and a test has seen that a certificate is asked for: G", G,
        "interrupted maybe-sent A1: The connection to PEER was interrupted");
    row("T13 RST, and a test has seen that a certificate is asked for: L", L,
        "interrupted maybe-sent U: The connection to PEER was interrupted");
    row("T13 RST, and a test has seen that a certificate is asked for: P", P,
        "outcome-unknown maybe-sent V: The outcome is not known");
}

void TestTlsFaults::possibleClientCertificate()
{
    QFETCH(const Operation, operation);
    QFETCH(const QString, summary);
    ScriptedPeer peer(certificates::server(u"good"_s),
                      [](const ScriptedPeer::Exchange &exchange) { exchange.reset(); });
    ClientOptions clientOptions;
    clientOptions.transport.asksForCertificate = [] { return true; };
    const Answer answer = perform(operation, peer.url(), clientOptions);
    QCOMPARE(answer.summary(), summary);
    const QString sentences =
        answer.report ? describeReport(*answer.report).sentence : describeError(*answer.error).message;
    QVERIFY2(sentences.contains(kAsksForCertificate + u" That may be why."_s), qPrintable(sentences));
}

void TestTlsFaults::remembersAskedCertificates_data()
{
    QTest::addColumn<bool>("isAsked");
    QTest::newRow("T13 the program remembers that a certificate is asked for") << true;
    QTest::newRow("T13 the program remembers that none is asked for any more") << false;
}

void TestTlsFaults::remembersAskedCertificates()
{
    QFETCH(const bool, isAsked);
    ScriptedPeer peer(certificates::server(u"good"_s),
                      [](const ScriptedPeer::Exchange &exchange) { exchange.reset(); });
    TemporaryContext context;
    Connection connection = connectionTo(peer.url(u"/path"_s));
    connection.caFile = certificates::path(u"ca.pem"_s);
    context->connections().setAsksForCertificate(peer.url(), true);
    context->connections().setAsksForCertificate(peer.url(), isAsked);
    const QSignalSpy recorded(&context->upgrade(), &UpgradeRun::recorded);
    context->upgrade().start(connection, Secret(u"canary-key"_s), UpgradeMode::Everything, {});
    QTRY_COMPARE(recorded.size(), 1);
    QCOMPARE(context->upgrade().report().outcome, UpgradeOutcome::Unknown);
    QCOMPARE(reportSentences(context->upgrade().report()).contains(kAsksForCertificate), isAsked);
}

void TestTlsFaults::pageForClientCertificate_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("page");
    QTest::newRow("T14 nginx, no certificate")
        << 400
        << QByteArray(
               "<html>\r\n<head><title>400 No required SSL certificate was sent</title></head>\r\n<body>"
               "\r\n<center><h1>400 Bad Request</h1></center>\r\n<center>No required SSL certificate was "
               "sent</center>\r\n<hr><center>nginx/1.22.1</center>\r\n</body>\r\n</html>\r\n");
    QTest::newRow("T14 nginx, not the right certificate")
        << 400
        << QByteArray(
               "<html>\r\n<head><title>400 The SSL certificate error</title></head>\r\n<body>\r\n"
               "<center><h1>400 Bad Request</h1></center>\r\n<center>The SSL certificate error</center>"
               "\r\n<hr><center>nginx</center>\r\n</body>\r\n</html>\r\n");
    QTest::newRow("T14 Apache, for one folder")
        << 403
        << QByteArray(
               "<!DOCTYPE HTML PUBLIC \"-//IETF//DTD HTML 2.0//EN\">\n<html><head>\n<title>403 Forbidden"
               "</title>\n</head><body>\n<h1>Forbidden</h1>\n<p>You don't have permission to access this "
               "resource.Reason: Cannot perform Post-Handshake Authentication.<br />\n</p>\n</body></html>"
               "\n");
    QTest::newRow("T14 IIS")
        << 403
        << QByteArray(
               "<!DOCTYPE html><html><head><title>IIS Detailed Error - 403.7 - Forbidden</title></head>"
               "<body><h2>HTTP Error 403.7 - Forbidden</h2><h3>The page you are attempting to access "
               "requires your browser to have a Secure Sockets Layer (SSL) client certificate that the "
               "Web server recognizes.</h3></body></html>");
}

void TestTlsFaults::pageForClientCertificate()
{
    QFETCH(const int, status);
    QFETCH(const QByteArray, page);
    ScriptedPeer peer(
        [&](const ScriptedPeer::Exchange &exchange) { exchange.reply(status, page, "text/html"); });
    for (const Operation operation : {G, L, P}) {
        const Answer answer = perform(operation, peer.url());
        QCOMPARE(deliveryName(answer.error->delivery), u"answered"_s);
        QCOMPARE(describeError(*answer.error).title, u"No connection without a certificate"_s);
        QString sentences = errorSentences(*answer.error);
        QVERIFY2(sentences.contains(kAsksForCertificate), qPrintable(sentences));
        if (operation != P)
            continue;
        QCOMPARE(answer.report->outcome, UpgradeOutcome::Refused);
        sentences = reportSentences(*answer.report);
        QVERIFY2(sentences.contains(kAsksForCertificate), qPrintable(sentences));
    }
}

void TestTlsFaults::upgradeOfSvcCli_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::newRow("T12 svc-cli, TLS 1.3") << kRequired + u" -tls1_3"_s;
    QTest::newRow("T12 svc-cli, TLS 1.2") << kRequired + u" -tls1_2"_s;
}

/// Nothing was started, so nobody has to confirm that it has ended.
void TestTlsFaults::upgradeOfSvcCli()
{
    QFETCH(const QString, arguments);
    OpensslServer server(serverArguments(arguments));
    QVERIFY(server.isListening());
    for (int run = 0; run < 2; ++run) {
        CliProcess cli({u"--server"_s, server.url().toString(), u"--ca-file"_s,
                        certificates::path(u"ca.pem"_s), u"upgrade"_s, u"--yes"_s});
        QCOMPARE(cli.run(), 4);
        const QJsonObject report = QJsonDocument::fromJson(cli.out()).object();
        QCOMPARE(report.value(u"outcome"_s).toString(), u"not-started"_s);
        QCOMPARE(report.value(u"delivery"_s).toString(), u"not-sent"_s);
        QVERIFY2(cli.err().contains(kAsksForCertificate.toUtf8()), cli.err().constData());
    }
}

void TestTlsFaults::certificateOfSvcCli_data()
{
    QTest::addColumn<QString>("variable");
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<int>("code");
    QTest::newRow("T15 svc-cli, password from the environment") << u"canary-file"_s << QByteArray() << 0;
    QTest::newRow("T15 svc-cli, password from standard input")
        << QString() << QByteArray("canary-key\ncanary-pass\ncanary-file\n") << 0;
    QTest::newRow("T17 svc-cli, no password") << QString() << QByteArray() << 1;
    QTest::newRow("T17 svc-cli, wrong password") << u"canary-else"_s << QByteArray() << 1;
}

void TestTlsFaults::certificateOfSvcCli()
{
    QFETCH(const QString, variable);
    QFETCH(const QByteArray, input);
    QFETCH(const int, code);
    QTemporaryDir folder;
    const QString file = folder.filePath(u"own.p12"_s);
    QProcess openssl;
    openssl.start(u"openssl"_s, {u"pkcs12"_s, u"-export"_s, u"-in"_s, certificates::path(u"cnonly.pem"_s),
                                 u"-inkey"_s, certificates::path(u"cnonly.key"_s), u"-passout"_s,
                                 u"pass:canary-file"_s, u"-out"_s, file});
    QVERIFY(openssl.waitForFinished() && openssl.exitCode() == 0);
    ScriptedPeer peer(serverForClients(QSsl::TlsV1_3OrLater), [](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(200, R"({"notificationId":1042})");
    });
    QStringList arguments{u"--server"_s,
                          peer.url().toString(),
                          u"--ca-file"_s,
                          certificates::path(u"ca.pem"_s),
                          u"--client-certificate"_s,
                          file};
    if (!input.isEmpty())
        arguments += u"--secrets-stdin"_s;
    CliProcess cli(arguments + QStringList{u"lookup"_s, u"1042"_s});
    if (!variable.isEmpty())
        cli.setEnvironment(u"SVC_CERTIFICATE_PASSWORD"_s, variable);
    QCOMPARE(cli.run(input), code);
    QCOMPARE(cli.outcome(1042), code == 0 ? u"found"_s : u"failed"_s);
    QVERIFY(!(cli.out() + cli.err()).contains("canary-file"));
    if (code != 0)
        QVERIFY(cli.rows()
                    .value(1042)
                    .value(u"error"_s)
                    .toObject()
                    .value(u"message"_s)
                    .toString()
                    .contains(variable.isEmpty() ? u"needs a password"_s : u"does not open"_s));
}

SVC_GUILESS_TEST(TestTlsFaults)
#include "tst_tlsfaults.moc"
