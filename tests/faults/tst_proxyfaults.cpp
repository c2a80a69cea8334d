// SPDX-License-Identifier: MIT
// H07 of the fault matrix: proxies.
#include "base/errortext.h"
#include "operations.h"
#include "support/certificates.h"
#include "support/scriptedpeer.h"
#include "support/testprogram.h"

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
    void proxyFromTheEnvironment_data();
    void proxyFromTheEnvironment();
    void unencryptedThroughProxy_data();
    void unencryptedThroughProxy();
};

namespace {

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
    const char *requiresLogin = "proxy not-sent U: The proxy PROXY requires a user name";
    for (const QByteArray scheme : {"Basic", "Digest", "NTLM", "Negotiate", "Bearer"})
        row("407 " + scheme + " to CONNECT",
            reply("407 Who are you", "Proxy-Authenticate: " + scheme + " realm=\"x\", nonce=\"y\""),
            requiresLogin);
    row("407 Negotiate or NTLM to CONNECT",
        reply("407 Who are you", "Proxy-Authenticate: Negotiate\r\nProxy-Authenticate: NTLM"), requiresLogin);
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
    ScriptedPeer proxy([&](const ScriptedPeer::Exchange &exchange) {
        auto *behind = new QTcpSocket(exchange.socket());
        QTcpSocket *front = exchange.socket();
        front->disconnect(SIGNAL(readyRead()));
        connect(front, &QTcpSocket::readyRead, behind, [=] { behind->write(front->readAll()); });
        connect(behind, &QTcpSocket::readyRead, front, [=] { front->write(behind->readAll()); });
        behind->connectToHost(u"127.0.0.1"_s, service.port());
        exchange.send("HTTP/1.1 200 Connection established\r\n\r\n");
    });
    ClientOptions clientOptions;
    clientOptions.transport.proxy = {ProxyChoice::Mode::Manual, u"127.0.0.1"_s, proxy.port()};
    const Service asked(QUrl(u"https://other.example"_s), clientOptions);
    QCOMPARE(perform(operation, asked).summary(), u"ok"_s);
    QCOMPARE(perform(operation, asked).summary(), u"ok"_s);
    QCOMPARE(service.requests().size(), 2);
    QCOMPARE(proxy.connections(), operation == G ? 2 : operation == L ? 3 : 4);
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
    const char *requiresLogin = "proxy not-sent U: The proxy PROXY requires a user name";
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
