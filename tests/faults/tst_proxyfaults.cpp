// SPDX-License-Identifier: MIT
// Group H of the fault matrix, H07: a proxy in the way.
#include "asking.h"
#include "support/scriptedpeer.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

class tst_ProxyFaults : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void proxy_data();
    void proxy();
    void unencryptedThroughProxy_data();
    void unencryptedThroughProxy();
};

namespace {

const QByteArray kPage = "<!DOCTYPE html><html><body><h1>Blocked</h1></body></html>";

} // namespace

void tst_ProxyFaults::proxy_data()
{
    QTest::addColumn<Operation>("operation");
    QTest::addColumn<int>("status"); // of the answer to CONNECT; 0: nobody listens, 200 with a page
    QTest::addColumn<QString>("told");
    const auto row = [](const char *name, int status, const char *told) {
        QTest::addRow("H07 %s: G", name) << G << status << QString::fromUtf8(told);
        QTest::addRow("H07 %s: L", name) << L << status << QString::fromUtf8(told);
        QTest::addRow("H07 %s: P", name) << P << status << QString::fromUtf8(told);
    };
    const char *blocked = "proxy not-sent U: The proxy PROXY did not let the request through";
    row("407 to CONNECT", 407, "proxy not-sent U: The proxy PROXY wants a user name");
    for (const int status : {302, 400, 403, 500, 502, 504})
        row(qPrintable(u"%1 to CONNECT"_s.arg(status)), status, blocked);
    row("nobody listens at the proxy", 0, blocked);
}

void tst_ProxyFaults::proxy()
{
    QFETCH(const Operation, operation);
    QFETCH(const int, status);
    QFETCH(const QString, told);
    ScriptedPeer proxy([&](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(status, kPage, "text/html", "Proxy-Authenticate: Basic realm=\"x\"\r\n");
        exchange.finish();
    });
    Asking asking;
    asking.transport.proxy = {ProxyChoice::Mode::Manual, u"127.0.0.1"_s, proxy.port()};
    if (status == 0)
        proxy.stopListening();
    const Answer answer = ask(operation, QUrl(u"https://svc.invalid/prefix"_s), asking);
    QCOMPARE(answer.told(), told);
    QCOMPARE(answer.error->proxy, u"127.0.0.1:%1"_s.arg(proxy.port()));
    QVERIFY(!answer.allTexts().contains(u'<'));
    QVERIFY(!proxy.bytes().contains("canary"));
    QVERIFY(!proxy.bytes().contains("prefix"));
    QVERIFY(status == 0 || proxy.bytes().startsWith("CONNECT svc.invalid:443 "));
}

void tst_ProxyFaults::unencryptedThroughProxy_data()
{
    QTest::addColumn<Operation>("operation");
    QTest::newRow("H07 plain http through a proxy: G") << G;
    QTest::newRow("H07 plain http through a proxy: L") << L;
    QTest::newRow("H07 plain http through a proxy: P") << P;
}

void tst_ProxyFaults::unencryptedThroughProxy()
{
    QFETCH(const Operation, operation);
    ScriptedPeer proxy([](const ScriptedPeer::Exchange &exchange) { exchange.reply(200, "{}"); });
    Asking asking;
    asking.transport.proxy = {ProxyChoice::Mode::Manual, u"127.0.0.1"_s, proxy.port()};
    asking.transport.allowUnencrypted = true;
    QCOMPARE(ask(operation, QUrl(u"http://svc.invalid"_s), asking).told(),
             u"proxy not-sent U: Not sent through the proxy PROXY"_s);
    QCOMPARE(proxy.connections(), 0);
}

QTEST_GUILESS_MAIN(tst_ProxyFaults)
#include "tst_proxyfaults.moc"
