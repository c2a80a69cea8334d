// SPDX-License-Identifier: MIT
// H07 of the fault matrix: proxies.
#include "base/errortext.h"
#include "operations.h"
#include "support/certificates.h"
#include "support/scriptedpeer.h"
#include "support/testprogram.h"

#include <QCryptographicHash>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

class TestProxyFaults : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void proxy_data();
    void proxy();
    void unreachable_data();
    void unreachable();
    void silent_data();
    void silent();
    void throughTheProxy_data();
    void throughTheProxy();
    void login_data();
    void login();
    void refusedLogin_data();
    void refusedLogin();
    void asksForEver();
    void readsThePassword();
    void proxyFromTheEnvironment_data();
    void proxyFromTheEnvironment();
    void unencryptedThroughProxy_data();
    void unencryptedThroughProxy();
};

namespace {

const QByteArray kBasic = "Basic realm=\"x\"";
const QByteArray kDigest = "Digest realm=\"x\", nonce=\"y\", qop=\"auth,auth-int\", opaque=\"z\"";
const QByteArray kDigest256 = kDigest + ", algorithm=SHA-256";
const QString kUser = u"Gürtel \"x\""_s;
const QString kPassword = u"canary-proxy pässword"_s;
const QByteArray kPage = "<!DOCTYPE html><html><body><h1>Blocked</h1></body></html>";

/// Requests a host name through `proxy`, which sees nothing but that name.
Answer checkProxy(Operation operation, const ScriptedPeer &proxy, const QString &summary,
                  ClientOptions clientOptions = {})
{
    clientOptions.transport.proxy = {ProxyChoice::Mode::Manual, u"127.0.0.1"_s, proxy.port()};
    Answer answer = perform(operation, QUrl(u"https://svc.invalid/prefix"_s), clientOptions);
    [&] {
        QCOMPARE(answer.summary(), summary);
        QCOMPARE(answer.error->proxy, u"127.0.0.1:%1"_s.arg(proxy.port()));
        QVERIFY(!answer.allTexts().contains(u'<'));
        QVERIFY(!proxy.bytes().contains("canary"));
        QVERIFY(!proxy.bytes().contains("prefix"));
    }();
    return answer;
}

/// Lets everything through to a port of this computer.
void tunnel(const ScriptedPeer::Exchange &exchange, quint16 port)
{
    auto *behind = new QTcpSocket(exchange.socket());
    QTcpSocket *front = exchange.socket();
    front->disconnect(SIGNAL(readyRead()));
    QObject::connect(front, &QTcpSocket::readyRead, behind, [=] { behind->write(front->readAll()); });
    QObject::connect(behind, &QTcpSocket::readyRead, front, [=] { front->write(behind->readAll()); });
    QObject::connect(behind, &QTcpSocket::disconnected, front, [=] { front->disconnectFromHost(); });
    behind->connectToHost(u"127.0.0.1"_s, port);
    exchange.send("HTTP/1.1 200 Connection established\r\n\r\n");
}

void askForLogin(const ScriptedPeer::Exchange &exchange, const QList<QByteArray> &offered)
{
    QByteArray headers;
    for (const QByteArray &scheme : offered)
        headers += "Proxy-Authenticate: " + scheme + "\r\n";
    exchange.reply(407, kPage, "text/html", headers);
}

ClientOptions withLogin(const ScriptedPeer &proxy)
{
    ClientOptions clientOptions;
    clientOptions.transport.proxy = {ProxyChoice::Mode::Manual, u"127.0.0.1"_s, proxy.port(), kUser};
    clientOptions.transport.proxyPassword = Secret(kPassword);
    return clientOptions;
}

QByteArray field(const QByteArray &login, const QByteArray &name)
{
    const QRegularExpression pattern(
        u"[ ,]%1=(?:\"((?:\\\\.|[^\"])*)\"|([^, \r]+))"_s.arg(QString::fromLatin1(name)));
    const auto match = pattern.match(QString::fromUtf8(login));
    QString value = match.captured(1) + match.captured(2);
    return value.remove(u'\\').toUtf8();
}

/// Checks a CONNECT as a server would, by RFC 7616 and 7617.
bool isLoggedIn(const QByteArray &connect, const QByteArray &scheme)
{
    const QByteArray user = kUser.toUtf8();
    const QByteArray password = kPassword.toUtf8();
    const qsizetype start = connect.indexOf("Proxy-Authorization: ");
    if (start < 0)
        return false;
    const QByteArray login = connect.mid(start + 21, connect.indexOf("\r\n", start) - start - 21);
    if (!scheme.contains("igest"))
        return login == "Basic " + (user + ':' + password).toBase64();
    const auto hash = [&](const QByteArray &text) {
        return QCryptographicHash::hash(text, scheme.contains("SHA-256") ? QCryptographicHash::Sha256
                                                                         : QCryptographicHash::Md5)
            .toHex();
    };
    QByteArray secret = hash(user + ":x:" + password);
    if (scheme.contains("-sess"))
        secret = hash(secret + ":y:" + field(login, "cnonce"));
    const QByteArray middle =
        scheme.contains("qop") ? "00000001:" + field(login, "cnonce") + ":auth:" : QByteArray();
    return login.startsWith("Digest ") && field(login, "username") == user &&
           field(login, "opaque") == (scheme.contains("opaque") ? "z" : "") &&
           field(login, "uri") == "other.example:443" &&
           field(login, "response") == hash(secret + ":y:" + middle + hash("CONNECT:other.example:443"));
}

} // namespace

void TestProxyFaults::proxy_data()
{
    QTest::addColumn<Operation>("operation");
    QTest::addColumn<QByteArray>("answer"); // to CONNECT; then the proxy waits
    QTest::addColumn<QString>("summary");
    const auto row = [](const QByteArray &name, const QByteArray &answer, const char *summary) {
        QTest::addRow("H07 %s: G", name.constData()) << G << answer << QString::fromUtf8(summary);
        QTest::addRow("H07 %s: L", name.constData()) << L << answer << QString::fromUtf8(summary);
        QTest::addRow("H07 %s: P", name.constData()) << P << answer << QString::fromUtf8(summary);
    };
    const auto reply = [](const QByteArray &status, const QByteArray &header) {
        return "HTTP/1.1 " + status + "\r\n" + header +
               "\r\nContent-Length: " + QByteArray::number(kPage.size()) + "\r\n\r\n" + kPage;
    };
    const char *requiresUser = "proxy not-sent U: The proxy PROXY requires a user name";
    const char *requiresWindows = "proxy not-sent U: The proxy PROXY requires a Windows login";
    const char *requiresLogin = "proxy not-sent U: The proxy PROXY requires a login";
    const auto asks = [&](const QByteArray &scheme) {
        return reply("407 Who are you", "Proxy-Authenticate: " + scheme);
    };
    row("407 Basic to CONNECT", asks(kBasic), requiresUser);
    row("407 Digest to CONNECT", asks(kDigest), requiresUser);
    row("407 NTLM or Basic to CONNECT", asks("NTLM\r\nProxy-Authenticate: " + kBasic), requiresUser);
    row("407 NTLM to CONNECT", asks("NTLM"), requiresWindows);
    row("407 Negotiate to CONNECT", asks("Negotiate"), requiresWindows);
    row("407 Negotiate or NTLM to CONNECT", asks("Negotiate\r\nProxy-Authenticate: NTLM"), requiresWindows);
    row("407 Bearer to CONNECT", asks("Bearer realm=\"x\""), requiresLogin);
    row("407 without a scheme to CONNECT", reply("407 Who are you", "X: y"), requiresLogin);
    const char *blocked = "proxy not-sent U: The proxy PROXY did not let the request through";
    for (const char *status : {"302", "400", "403", "404", "405", "500", "502", "503", "504"})
        row(QByteArray(status) + " to CONNECT", reply(QByteArray(status) + " No", "X: y"), blocked);
    row("a web page to CONNECT", reply("200 OK", "Content-Type: text/html"), blocked);
    row("a web page without a length to CONNECT",
        "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n" + kPage, blocked);
    row("no HTTP to CONNECT", "SSH-2.0-OpenSSH_9.2p1\r\n\r\n", blocked);
    row("an endless head to CONNECT", "HTTP/1.1 200 OK\r\nX: " + QByteArray(32 * 1024, 'x'), blocked);
}

void TestProxyFaults::proxy()
{
    QFETCH(const Operation, operation);
    QFETCH(const QByteArray, answer);
    QFETCH(const QString, summary);
    ScriptedPeer proxy([&](const ScriptedPeer::Exchange &exchange) { exchange.send(answer); });
    checkProxy(operation, proxy, summary);
    QCOMPARE(proxy.count("CONNECT "), 1);
    QVERIFY(proxy.bytes().startsWith("CONNECT svc.invalid:443 "));
    QCOMPARE(proxy.countHeaders("Proxy-Authorization"), 0);
}

void TestProxyFaults::unreachable_data()
{
    QTest::addColumn<Operation>("operation");
    QTest::addColumn<bool>("isListening");
    QTest::newRow("H07 nobody listens at the proxy: G") << G << false;
    QTest::newRow("H07 nobody listens at the proxy: L") << L << false;
    QTest::newRow("H07 nobody listens at the proxy: P") << P << false;
    QTest::newRow("H07 the proxy hangs up: G") << G << true;
    QTest::newRow("H07 the proxy hangs up: L") << L << true;
    QTest::newRow("H07 the proxy hangs up: P") << P << true;
}

void TestProxyFaults::unreachable()
{
    QFETCH(const Operation, operation);
    QFETCH(const bool, isListening);
    ScriptedPeer proxy([](const ScriptedPeer::Exchange &exchange) { exchange.finish(); });
    if (!isListening)
        proxy.stopListening();
    checkProxy(operation, proxy, u"proxy not-sent U: The proxy PROXY did not let the request through"_s);
}

void TestProxyFaults::silent_data()
{
    QTest::addColumn<Operation>("operation");
    QTest::newRow("H07 the proxy says nothing: G") << G;
    QTest::newRow("H07 the proxy says nothing: L") << L;
    QTest::newRow("H07 the proxy says nothing: P") << P;
}

void TestProxyFaults::silent()
{
    QFETCH(const Operation, operation);
    ScriptedPeer proxy([](const ScriptedPeer::Exchange &) {});
    ClientOptions clientOptions;
    clientOptions.transport.connectDeadline = 5s;
    const Answer answer =
        checkProxy(operation, proxy, u"timeout not-sent U: No answer in 5 s"_s, clientOptions);
    QVERIFY(describeError(*answer.error).message.contains(answer.error->proxy));
}

void TestProxyFaults::unencryptedThroughProxy_data()
{
    QTest::addColumn<Operation>("operation");
    QTest::newRow("H07 plain http through a proxy: G") << G;
    QTest::newRow("H07 plain http through a proxy: L") << L;
    QTest::newRow("H07 plain http through a proxy: P") << P;
}

void TestProxyFaults::unencryptedThroughProxy()
{
    QFETCH(const Operation, operation);
    ScriptedPeer proxy([](const ScriptedPeer::Exchange &exchange) { exchange.reply(200, "{}"); });
    ClientOptions clientOptions;
    clientOptions.transport.proxy = {ProxyChoice::Mode::Manual, u"127.0.0.1"_s, proxy.port()};
    clientOptions.transport.allowUnencrypted = true;
    QCOMPARE(perform(operation, QUrl(u"http://svc.invalid"_s), clientOptions).summary(),
             u"proxy not-sent U: Not sent through the proxy PROXY"_s);
    QCOMPARE(proxy.connections(), 0);
}

void TestProxyFaults::throughTheProxy_data()
{
    QTest::addColumn<Operation>("operation");
    QTest::newRow("H07 a proxy that lets everything through: G") << G;
    QTest::newRow("H07 a proxy that lets everything through: L") << L;
    QTest::newRow("H07 a proxy that lets everything through: P") << P;
}

/// Twice: each client checks the proxy once, and each upgrade has its own client.
void TestProxyFaults::throughTheProxy()
{
    QFETCH(const Operation, operation);
    ScriptedPeer service(certificates::server(u"othername"_s), [](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(200, R"({"notificationId":1042,"token":"t"})");
    });
    ScriptedPeer proxy([&](const ScriptedPeer::Exchange &exchange) { tunnel(exchange, service.port()); });
    ClientOptions clientOptions;
    clientOptions.transport.proxy = {ProxyChoice::Mode::Manual, u"127.0.0.1"_s, proxy.port()};
    const Service asked(QUrl(u"https://other.example"_s), clientOptions);
    QCOMPARE(perform(operation, asked).summary(), u"ok"_s);
    QCOMPARE(perform(operation, asked).summary(), u"ok"_s);
    QCOMPARE(service.requests().size(), 2);
    QCOMPARE(proxy.connections(), operation == G ? 1 : 2);
}

void TestProxyFaults::login_data()
{
    QTest::addColumn<Operation>("operation");
    QTest::addColumn<QList<QByteArray>>("offered");
    const auto row = [](const char *name, const QList<QByteArray> &offered) {
        QTest::addRow("H07 login with %s: G", name) << G << offered;
        QTest::addRow("H07 login with %s: L", name) << L << offered;
        QTest::addRow("H07 login with %s: P", name) << P << offered;
    };
    row("Basic", {kBasic});
    row("Basic beside what Qt can't do", {"Negotiate", "NTLM", kBasic});
    row("Digest", {kDigest});
    row("Digest after Basic", {kBasic + ", " + kDigest});
    row("Digest of RFC 2069", {"digest Realm=x, nonce=\"y\""});
    row("Digest with SHA-256", {kDigest256});
    row("Digest with SHA-256 beside MD5 and NTLM", {"NTLM", kDigest, kDigest256});
    row("Digest with MD5-sess", {kDigest + ", algorithm=MD5-sess"});
    row("Basic beside an unknown Digest", {kDigest + ", algorithm=SHA-512-256", kBasic});
}

void TestProxyFaults::login()
{
    QFETCH(const Operation, operation);
    QFETCH(const QList<QByteArray>, offered);
    ScriptedPeer service(certificates::server(u"othername"_s), [](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(200, R"({"notificationId":1042,"token":"t"})");
    });
    ScriptedPeer proxy([&](const ScriptedPeer::Exchange &exchange) {
        if (isLoggedIn(exchange.raw(), offered.last()))
            tunnel(exchange, service.port());
        else
            askForLogin(exchange, offered);
    });
    const Service asked(QUrl(u"https://other.example"_s), withLogin(proxy));
    QCOMPARE(perform(operation, asked).summary(), u"ok"_s);
    QCOMPARE(proxy.connections(), 2);
    QCOMPARE(proxy.countHeaders("Proxy-Authorization"), 1);
    QCOMPARE(service.countHeaders("Proxy-Authorization"), 0);
    QVERIFY(!proxy.bytes().contains("canary-key"));
    QVERIFY(!proxy.bytes().contains("Mozilla"));
    QVERIFY(!offered.last().contains("igest") || !proxy.bytes().contains(kPassword.toUtf8().toBase64()));
}

void TestProxyFaults::refusedLogin_data()
{
    QTest::addColumn<Operation>("operation");
    QTest::addColumn<QList<QByteArray>>("offered");
    const auto row = [](const char *name, const QList<QByteArray> &offered) {
        QTest::addRow("H07 refused login with %s: G", name) << G << offered;
        QTest::addRow("H07 refused login with %s: L", name) << L << offered;
        QTest::addRow("H07 refused login with %s: P", name) << P << offered;
    };
    row("Basic", {kBasic});
    row("Basic beside NTLM", {"NTLM", kBasic});
    row("Digest", {kDigest});
    row("Digest whose nonce is always stale", {kDigest + ", stale=true"});
}

/// The login is sent once, whoever tries again.
void TestProxyFaults::refusedLogin()
{
    QFETCH(const Operation, operation);
    QFETCH(const QList<QByteArray>, offered);
    ScriptedPeer proxy([&](const ScriptedPeer::Exchange &exchange) { askForLogin(exchange, offered); });
    const Service asked(QUrl(u"https://svc.invalid/prefix"_s), withLogin(proxy));
    for (int tries = 1; tries <= 3; ++tries) {
        const Answer answer = perform(operation, asked);
        QCOMPARE(answer.summary(), u"proxy not-sent —: The proxy PROXY did not accept user and password"_s);
        QCOMPARE(answer.error->proxy, u"127.0.0.1:%1"_s.arg(proxy.port()));
        QVERIFY(!answer.allTexts().contains(u"canary"_s));
        const int sent = operation == P ? tries : 1; // each upgrade has a client of its own
        QCOMPARE(proxy.countHeaders("Proxy-Authorization"), sent);
        QCOMPARE(proxy.connections(), tries + sent);
    }
    QVERIFY(!proxy.bytes().contains("prefix"));
}

/// A proxy that lets the first tunnel through, and later demands NTLM as often as it is asked. Qt would ask
/// it thousands of times a second, each time with the password.
void TestProxyFaults::asksForEver()
{
    ScriptedPeer service(certificates::server(u"othername"_s), [](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(200, R"({"notificationId":1042})", "application/json", "Connection: close\r\n");
        exchange.finish();
    });
    bool isOpen = true;
    ScriptedPeer proxy([&](const ScriptedPeer::Exchange &exchange) {
        if (isOpen && isLoggedIn(exchange.raw(), kBasic))
            tunnel(exchange, service.port());
        else
            askForLogin(exchange, {"Negotiate", "NTLM", kBasic});
    });
    const Service asked(QUrl(u"https://other.example"_s), withLogin(proxy));
    QCOMPARE(perform(G, asked).summary(), u"ok"_s);
    QCOMPARE(proxy.connections(), 2);
    isOpen = false;
    for (int tries = 0; tries < 3; ++tries)
        QCOMPARE(perform(G, asked).summary(),
                 u"proxy not-sent —: The proxy PROXY did not accept user and password"_s);
    QCOMPARE(proxy.countHeaders("Proxy-Authorization"), 2);
    QCOMPARE(proxy.connections(), 6);
    QCOMPARE(service.requests().size(), 1);
}

/// Once, and again after it was refused, since it may have been corrected.
void TestProxyFaults::readsThePassword()
{
    QString stored = u"canary-wrong"_s;
    int reads = 0;
    ScriptedPeer service(certificates::server(u"othername"_s), [](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(200, R"({"notificationId":1042})", "application/json", "Connection: close\r\n");
        exchange.finish();
    });
    ScriptedPeer proxy([&](const ScriptedPeer::Exchange &exchange) {
        if (isLoggedIn(exchange.raw(), kBasic))
            tunnel(exchange, service.port());
        else
            askForLogin(exchange, {kBasic});
    });
    ClientOptions clientOptions = withLogin(proxy);
    clientOptions.transport.proxyPassword = {};
    clientOptions.transport.readProxyPassword = [&](QObject *, const auto &handler) {
        ++reads;
        handler(Secret(stored));
    };
    const Service asked(QUrl(u"https://other.example"_s), clientOptions);
    const QString refused = u"proxy not-sent —: The proxy PROXY did not accept user and password"_s;
    QCOMPARE(perform(G, asked).summary(), refused);
    QCOMPARE(perform(G, asked).summary(), refused);
    QCOMPARE(proxy.countHeaders("Proxy-Authorization"), 1);
    QCOMPARE(reads, 2);
    stored = kPassword;
    for (int i = 0; i < 3; ++i)
        QCOMPARE(perform(G, asked).summary(), u"ok"_s);
    QCOMPARE(reads, 3);
}

void TestProxyFaults::proxyFromTheEnvironment_data()
{
    QTest::addColumn<Operation>("operation");
    QTest::addColumn<QString>("value"); // of all_proxy
    QTest::addColumn<QString>("summary");
    const auto row = [](const char *name, const QString &value, const char *summary) {
        QTest::addRow("H07 %s: G", name) << G << value << QString::fromUtf8(summary);
        QTest::addRow("H07 %s: P", name) << P << value << QString::fromUtf8(summary);
    };
    const char *requiresLogin = "proxy not-sent U: The proxy PROXY requires a login";
    const char *unusable = "proxy not-sent U: The proxy in PROXY can't be used";
    row("all_proxy", u"http://127.0.0.1:%1"_s, requiresLogin);
    row("all_proxy without a scheme", u"127.0.0.1:%1"_s, requiresLogin);
    row("a proxy of TLS", u"https://127.0.0.1:%1"_s, unusable);
    row("no host", u"http://"_s, unusable);
}

/// The proxy is never bypassed.
void TestProxyFaults::proxyFromTheEnvironment()
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
    QFETCH(const Operation, operation);
    QFETCH(const QString, value);
    QFETCH(const QString, summary);
    ScriptedPeer proxy(
        [](const ScriptedPeer::Exchange &exchange) { exchange.reply(407, kPage, "text/html"); });
    qputenv("all_proxy", (value.contains(u'%') ? value.arg(proxy.port()) : value).toLocal8Bit());
    const Answer answer = perform(operation, QUrl(u"https://svc.invalid"_s));
    qunsetenv("all_proxy");
    QCOMPARE(answer.summary(), summary);
    QVERIFY(summary.contains(u"requires"_s) || answer.error->proxy == u"all_proxy"_s);
#else
    QSKIP("Proxies are the system's to set here.");
#endif
}

SVC_GUILESS_TEST(TestProxyFaults)
#include "tst_proxyfaults.moc"
