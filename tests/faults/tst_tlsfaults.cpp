// SPDX-License-Identifier: MIT
// Group T of the fault matrix: no byte of a request is sent over TLS that fails verification.
#include "base/errortext.h"
#include "operations.h"
#include "support/certificates.h"
#include "support/opensslserver.h"
#include "support/scriptedpeer.h"
#include "support/testprogram.h"

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
    void certificateChanges_data();
    void certificateChanges();
};

namespace {

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
    QStringList words = arguments.split(u' ');
    for (QString &word : words) {
        if (word.endsWith(u".pem"_s) || word.endsWith(u".key"_s))
            word = certificates::path(word);
    }
    OpensslServer server(words);
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

void TestTlsFaults::certificateChanges_data()
{
    QTest::addColumn<QString>("summary");
    QTest::newRow("T11 another root from the second connection on")
        << u"tls-untrusted not-sent —: Certificate problem: its issuer is not trusted"_s;
}

void TestTlsFaults::certificateChanges()
{
    QFETCH(const QString, summary);
    ScriptedPeer peer(certificates::server(u"good"_s), [](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(200, R"({"notificationId":1042})", "application/json", "Connection: close\r\n");
        exchange.finish();
    });
    const Service service(peer.url());
    QCOMPARE(perform(G, service).summary(), u"ok"_s);
    const QByteArray before = peer.bytes();
    peer.setTls(certificates::server(u"untrusted"_s));
    QCOMPARE(perform(G, service).summary(), summary);
    QCOMPARE(peer.bytes(), before);
}

SVC_GUILESS_TEST(TestTlsFaults)
#include "tst_tlsfaults.moc"
