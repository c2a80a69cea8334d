// SPDX-License-Identifier: MIT
// Each thing that breaks a connection is named as that, and nothing is sent to find it out.
#include "doctor/connectiondoctor.h"
#include "support/await.h"
#include "support/certificates.h"
#include "support/opensslserver.h"
#include "support/scriptedpeer.h"
#include "support/temporarycredentials.h"
#include "support/testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QTcpServer>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// A clock whose time of day is off.
class OffClock final : public Clock
{
public:
    [[nodiscard]] QDateTime utcNow() const override
    {
        return QDateTime::currentDateTimeUtc().addSecs(ahead.count());
    }
    [[nodiscard]] std::chrono::milliseconds steadyNow() const override { return {}; }

    std::chrono::seconds ahead{0};
};

Connection connectionTo(const QUrl &url)
{
    Connection connection;
    connection.baseUrl = url;
    connection.caFile = certificates::path(u"ca.pem"_s);
    connection.proxy.mode = ProxyChoice::Mode::None;
    return connection;
}

void refuse(const ScriptedPeer::Exchange &exchange)
{
    exchange.reply(401, R"({"message":"No key."})", "application/json",
                   "Date: " +
                       QLocale::c()
                           .toString(QDateTime::currentDateTimeUtc(), u"ddd, dd MMM yyyy hh:mm:ss 'GMT'"_s)
                           .toLatin1() +
                       "\r\n");
}

} // namespace

class TestConnectionDoctor final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void nothingIsWrong();
    void sendsNothingUnlessAsked();
    void badCertificates_data();
    void badCertificates();
    void names();
    void nothingAtThePort();
    void proxies_data();
    void proxies();
    void clientCertificate_data();
    void clientCertificate();
    void clock_data();
    void clock();
    void answers_data();
    void answers();
    void noKeyring();
    void unencrypted();
    void writesJson();
    void isCancelled();

private:
    [[nodiscard]] DoctorReport examine(const Connection &connection, DoctorAsks asks = DoctorAsks::No)
    {
        auto job = std::make_unique<ConnectionDoctor>(connection, asks, m_credentials.manager, m_clock);
        return await<DoctorReport>(*job).value_or(DoctorReport());
    }
    /// Returns the verdicts as `name right, proxy unknown, …`, those that are wrong only if `onlyWrong`.
    [[nodiscard]] static QStringList wrong(const DoctorReport &report)
    {
        QStringList names;
        for (const DoctorFinding &finding : report.findings) {
            if (finding.verdict == Verdict::Wrong)
                names += checkName(finding.check);
        }
        return names;
    }
    [[nodiscard]] static DoctorFinding at(const DoctorReport &report, DoctorCheck check)
    {
        return report.findings.value(static_cast<qsizetype>(check));
    }

    TemporaryCredentials m_credentials;
    OffClock m_clock;
};

void TestConnectionDoctor::nothingIsWrong()
{
    ScriptedPeer peer(certificates::server(u"good"_s), refuse);
    const DoctorReport report = examine(connectionTo(peer.url(u"/v3"_s)), DoctorAsks::Yes);
    for (const DoctorFinding &finding : report.findings) {
        QVERIFY2(finding.verdict == Verdict::Right,
                 qPrintable(checkName(finding.check) + u": "_s + finding.text));
        QCOMPARE(finding.nextStep, QString());
    }
    QVERIFY(at(report, DoctorCheck::Encryption).text.startsWith(u"TLS 1."_s));
    QVERIFY(at(report, DoctorCheck::Certificate).text.contains(u"issued by Svc test root ca"_s));
    QCOMPARE(peer.connections(), 2);
    const QByteArray &request = peer.bytes();
    QVERIFY2(request.startsWith("GET /v3/api/v202108/notification/0 HTTP/1.1\r\n"), request.constData());
    for (const char *header : {"svc-apikey", "authorization", "cookie"})
        QVERIFY2(!request.toLower().contains(header), request.constData());
}

void TestConnectionDoctor::sendsNothingUnlessAsked()
{
    ScriptedPeer peer(certificates::server(u"good"_s), refuse);
    const DoctorReport report = examine(connectionTo(peer.url()));
    QCOMPARE(wrong(report), QStringList());
    QCOMPARE(at(report, DoctorCheck::Answer).verdict, Verdict::Unknown);
    QCOMPARE(at(report, DoctorCheck::Clock).verdict, Verdict::Unknown);
    QCOMPARE(peer.connections(), 1);
    QCOMPARE(peer.bytes(), QByteArray());
}

void TestConnectionDoctor::badCertificates_data()
{
    QTest::addColumn<QString>("certificate");
    QTest::addColumn<QString>("words");
    QTest::newRow("expired") << u"expired"_s << u"it has expired"_s;
    QTest::newRow("expired chain") << u"underended"_s << u"its issuer's certificate has expired"_s;
    QTest::newRow("not yet valid") << u"notyet"_s << u"it is not valid yet"_s;
    QTest::newRow("unknown authority") << u"untrusted"_s << u"its issuer is not trusted"_s;
    QTest::newRow("wrong host") << u"othername"_s << u"it is for another address"_s;
}

void TestConnectionDoctor::badCertificates()
{
    QFETCH(const QString, certificate);
    QFETCH(const QString, words);
    ScriptedPeer peer(certificates::server(certificate), refuse);
    const DoctorReport report = examine(connectionTo(peer.url()), DoctorAsks::Yes);
    QCOMPARE(wrong(report), QStringList{u"certificate"_s});
    QVERIFY(at(report, DoctorCheck::Certificate).text.contains(words));
    QVERIFY(!at(report, DoctorCheck::Certificate).nextStep.isEmpty());
    QCOMPARE(at(report, DoctorCheck::Connection).verdict, Verdict::Right);
    QCOMPARE(at(report, DoctorCheck::Answer).verdict, Verdict::Unknown);
    QCOMPARE(peer.bytes(), QByteArray());
}

void TestConnectionDoctor::names()
{
    const DoctorReport report = examine(connectionTo(QUrl(u"https://svc.invalid"_s)));
    const QStringList found = wrong(report);
    // Without any network, nothing can be said of the name.
    QVERIFY2(found == QStringList{u"name"_s} || found == QStringList{u"connection"_s},
             qPrintable(found.join(u' ')));
    QCOMPARE(report.firstWrong()->text,
             found.first() == u"name"_s ? u"Address not found."_s : u"No network."_s);
}

void TestConnectionDoctor::nothingAtThePort()
{
    QTcpServer closed;
    QVERIFY(closed.listen(QHostAddress::LocalHost));
    const QUrl url(u"https://127.0.0.1:%1"_s.arg(closed.serverPort()));
    closed.close();
    const DoctorReport report = examine(connectionTo(url));
    QCOMPARE(wrong(report), QStringList{u"connection"_s});
    QVERIFY(at(report, DoctorCheck::Connection).text.startsWith(u"Nothing answers at"_s));
    QCOMPARE(at(report, DoctorCheck::Name).verdict, Verdict::Right);
}

void TestConnectionDoctor::proxies_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::newRow("refuses") << QByteArray("HTTP/1.1 403 Forbidden\r\n\r\n");
    QTest::newRow("wants a login") << QByteArray(
        "HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic realm=\"x\"\r\n\r\n");
}

void TestConnectionDoctor::proxies()
{
    QFETCH(const QByteArray, answer);
    ScriptedPeer proxy([&](const ScriptedPeer::Exchange &exchange) {
        exchange.send(answer);
        exchange.finish();
    });
    Connection connection = connectionTo(QUrl(u"https://api.example.com"_s));
    connection.proxy = {ProxyChoice::Mode::Manual, u"127.0.0.1"_s, proxy.port()};
    const DoctorReport report = examine(connection);
    QCOMPARE(wrong(report), QStringList{u"proxy"_s});
    QVERIFY(!at(report, DoctorCheck::Proxy).nextStep.isEmpty());
}

void TestConnectionDoctor::clientCertificate_data()
{
    QTest::addColumn<QString>("protocol");
    QTest::newRow("TLS 1.3") << u"-tls1_3"_s;
    QTest::newRow("TLS 1.2") << u"-tls1_2"_s;
}

void TestConnectionDoctor::clientCertificate()
{
    QFETCH(const QString, protocol);
    OpensslServer server({u"-cert"_s, certificates::path(u"good.pem"_s), u"-key"_s,
                          certificates::path(u"good.key"_s), u"-CAfile"_s, certificates::path(u"ca.pem"_s),
                          u"-Verify"_s, u"1"_s, u"-verify_return_error"_s, u"-www"_s, protocol});
    QVERIFY(server.isListening());
    Connection connection = connectionTo(server.url());
    const DoctorReport without = examine(connection);
    QCOMPARE(wrong(without), QStringList{u"client-certificate"_s});
    QCOMPARE(at(without, DoctorCheck::Certificate).verdict, Verdict::Right);

    connection.clientCertificate = certificates::path(u"cnonly.pem"_s);
    connection.clientKey = certificates::path(u"cnonly.key"_s);
    const DoctorReport with = examine(connection);
    QCOMPARE(wrong(with), QStringList());
    QCOMPARE(at(with, DoctorCheck::ClientCertificate).text, u"The one of this connection was not refused."_s);

    connection.clientCertificate = u"/absent.p12"_s;
    QCOMPARE(wrong(examine(connection)), QStringList{u"client-certificate"_s});
}

void TestConnectionDoctor::clock_data()
{
    QTest::addColumn<int>("seconds");
    QTest::addColumn<QString>("words");
    QTest::newRow("a day ahead") << 86400 << u"It is 24 hours ahead of the server's."_s;
    QTest::newRow("three days behind") << -3 * 86400 << u"It is 3 days behind the server's."_s;
    QTest::newRow("five minutes ahead") << 300 + 5 << u"It is 5 minutes ahead of the server's."_s;
    QTest::newRow("close enough") << 20 << QString();
}

void TestConnectionDoctor::clock()
{
    QFETCH(const int, seconds);
    QFETCH(const QString, words);
    ScriptedPeer peer(certificates::server(u"good"_s), refuse);
    m_clock.ahead = std::chrono::seconds(seconds);
    const DoctorReport report = examine(connectionTo(peer.url()), DoctorAsks::Yes);
    m_clock.ahead = 0s;
    QCOMPARE(wrong(report), words.isEmpty() ? QStringList() : QStringList{u"clock"_s});
    if (!words.isEmpty())
        QCOMPARE(at(report, DoctorCheck::Clock).text, words);
}

void TestConnectionDoctor::answers_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("headers");
    QTest::addColumn<QString>("verdict");
    QTest::addColumn<QString>("words");
    const QByteArray json = "application/json";
    const QByteArray html = "text/html";
    QTest::newRow("403") << 403 << json << QByteArray("{}") << QByteArray() << u"right"_s << u"(403)"_s;
    QTest::newRow("a page") << 200 << html << QByteArray("<html>Sign in</html>") << QByteArray() << u"wrong"_s
                            << u"A web page answered"_s;
    QTest::newRow("a page that refuses") << 403 << html << QByteArray("<html>Forbidden</html>")
                                         << QByteArray() << u"wrong"_s << u"A web page answered"_s;
    QTest::newRow("a redirect") << 302 << html << QByteArray()
                                << QByteArray("Location: https://login.example/\r\n") << u"wrong"_s
                                << u"login.example"_s;
    QTest::newRow("nothing there") << 404 << json << QByteArray("{}") << QByteArray() << u"wrong"_s
                                   << u"There is nothing at this path (404)."_s;
    QTest::newRow("a gateway") << 502 << html << QByteArray("<html>Bad Gateway</html>") << QByteArray()
                               << u"wrong"_s << u"502"_s;
    QTest::newRow("no need of a key") << 200 << json << QByteArray("{}") << QByteArray() << u"unknown"_s
                                      << u"It answers a request without a key (200)"_s;
}

void TestConnectionDoctor::answers()
{
    QFETCH(const int, status);
    QFETCH(const QByteArray, type);
    QFETCH(const QByteArray, body);
    QFETCH(const QByteArray, headers);
    QFETCH(const QString, verdict);
    QFETCH(const QString, words);
    ScriptedPeer peer(certificates::server(u"good"_s), [&](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(status, body, type, headers);
    });
    const DoctorReport report = examine(connectionTo(peer.url()), DoctorAsks::Yes);
    const DoctorFinding answer = at(report, DoctorCheck::Answer);
    QCOMPARE(verdictName(answer.verdict), verdict);
    QVERIFY2(answer.text.contains(words), qPrintable(answer.text));
    QCOMPARE(wrong(report), verdict == u"wrong"_s ? QStringList{u"answer"_s} : QStringList());
    QCOMPARE(answer.nextStep.isEmpty(), verdict == u"right"_s);
    QCOMPARE(peer.connections(), 2);
}

void TestConnectionDoctor::noKeyring()
{
    ScriptedPeer peer(certificates::server(u"good"_s), refuse);
    m_credentials.keyring.isBroken = true;
    const DoctorReport report = examine(connectionTo(peer.url()));
    m_credentials.keyring.isBroken = false;
    QCOMPARE(wrong(report), QStringList{u"keyring"_s});
    QCOMPARE(report.firstWrong()->error->kind, ErrorKind::Keychain);
}

/// A connection that is not encrypted has no certificate to judge.
void TestConnectionDoctor::unencrypted()
{
    ScriptedPeer peer(refuse);
    const DoctorReport report = examine(connectionTo(peer.url()), DoctorAsks::Yes);
    QCOMPARE(wrong(report), QStringList());
    QCOMPARE(at(report, DoctorCheck::Certificate).text, u"The connection is not encrypted."_s);
    QCOMPARE(at(report, DoctorCheck::Answer).verdict, Verdict::Right);
}

void TestConnectionDoctor::writesJson()
{
    ScriptedPeer peer(certificates::server(u"good"_s), refuse);
    const DoctorReport report = examine(connectionTo(peer.url()));
    const QJsonObject json = QJsonDocument::fromJson(reportJson(report)).object();
    QCOMPARE(json.value(u"server"_s).toString(), u"127.0.0.1:%1"_s.arg(peer.port()));
    QStringList names;
    for (const QJsonValue check : json.value(u"checks"_s).toArray()) {
        names += check.toObject().value(u"check"_s).toString();
        QVERIFY(!check.toObject().value(u"verdict"_s).toString().isEmpty());
        QVERIFY(!check.toObject().value(u"text"_s).toString().isEmpty());
    }
    QCOMPARE(names, (QStringList{u"name"_s, u"proxy"_s, u"connection"_s, u"encryption"_s, u"certificate"_s,
                                 u"client-certificate"_s, u"clock"_s, u"keyring"_s, u"answer"_s}));
    const QString text = reportText(report);
    QVERIFY2(text.contains(u"\nClock (unknown): Not checked"_s), qPrintable(text));
}

void TestConnectionDoctor::isCancelled()
{
    QTcpServer silent; // accepts, and never speaks
    QVERIFY(silent.listen(QHostAddress::LocalHost));
    ConnectionDoctor doctor(connectionTo(QUrl(u"https://127.0.0.1:%1"_s.arg(silent.serverPort()))),
                            DoctorAsks::No, m_credentials.manager, m_clock);
    std::optional<DoctorReport> report;
    doctor.onDone(this, [&report](const Result<DoctorReport> &ended) { report = *ended; });
    QTRY_VERIFY(silent.hasPendingConnections());
    doctor.cancel();
    QTRY_VERIFY(report);
    QCOMPARE(at(*report, DoctorCheck::Connection).verdict, Verdict::Unknown);
}

SVC_GUILESS_TEST(TestConnectionDoctor)
#include "tst_connectiondoctor.moc"
