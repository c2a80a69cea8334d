// SPDX-License-Identifier: MIT
// The desktop's portal, played by this program on a bus of its own.
#include "base/errortext.h"
#include "net/connectiontestjob.h"
#include "net/proxy/systemproxy.h"
#include "support/await.h"
#include "support/certificates.h"
#include "support/scriptedpeer.h"
#include "support/testprogram.h"

#include <QDBusConnection>
#include <QDBusContext>
#include <QDBusMessage>
#include <QProcess>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// Answers as told, and remembers what it was asked.
class FakePortal final : public QObject, protected QDBusContext
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.ProxyResolver")
public:
    QStringList answer;
    QString error; ///< a name; sent instead of an answer
    bool isSilent = false;
    QStringList asked;

public Q_SLOTS:
    Q_SCRIPTABLE QStringList Lookup(const QString &uri)
    {
        asked += uri;
        if (isSilent)
            setDelayedReply(true);
        else if (!error.isEmpty())
            sendErrorReply(error, u"The script has no FindProxyForURL"_s);
        return answer;
    }
};

class TestSystemProxy final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void init();
    void answers_data();
    void answers();
    void inItsOrder();
    void allFail();
    void passwordIsForAnother();
    void silentPortal();
    void unencrypted();
    void noPortal(); // the last one

private:
    [[nodiscard]] Result<ConnectionTestResult> test(const QString &url = u"https://other.example"_s);

    QProcess m_bus;
    FakePortal m_portal;
    TransportOptions m_options;
};

namespace {

const QString kPortal = u"portal"_s;

void tunnelTo(const ScriptedPeer &service, const ScriptedPeer::Exchange &exchange)
{
    auto *behind = new QTcpSocket(exchange.socket());
    QTcpSocket *front = exchange.socket();
    front->disconnect(SIGNAL(readyRead()));
    QObject::connect(front, &QTcpSocket::readyRead, behind, [=] { behind->write(front->readAll()); });
    QObject::connect(behind, &QTcpSocket::readyRead, front, [=] { front->write(behind->readAll()); });
    behind->connectToHost(u"127.0.0.1"_s, service.port());
    exchange.send("HTTP/1.1 200 Connection established\r\n\r\n");
}

} // namespace

void TestSystemProxy::initTestCase()
{
    for (const char *name :
         {"http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY", "no_proxy", "NO_PROXY"})
        qunsetenv(name);
    m_bus.start(u"dbus-daemon"_s, {u"--session"_s, u"--nofork"_s, u"--print-address=1"_s});
    if (!m_bus.waitForStarted())
        QSKIP("There is no dbus-daemon.");
    QVERIFY(m_bus.waitForReadyRead());
    const QByteArray address = m_bus.readLine().trimmed();
    qputenv("DBUS_SESSION_BUS_ADDRESS", address);
    QVERIFY(QDBusConnection::connectToBus(QString::fromLatin1(address), kPortal).isConnected());
}

void TestSystemProxy::cleanupTestCase()
{
    QDBusConnection::disconnectFromBus(kPortal);
    QDBusConnection::disconnectFromBus(QDBusConnection::sessionBus().name());
    m_bus.kill();
    m_bus.waitForFinished();
}

void TestSystemProxy::init()
{
    m_portal.answer.clear();
    m_portal.error.clear();
    m_portal.isSilent = false;
    m_portal.asked.clear();
    m_options = {};
    m_options.readExtraCas = [] { return certificates::roots(); };
    QDBusConnection bus(kPortal);
    bus.registerObject(u"/org/freedesktop/portal/desktop"_s, &m_portal, QDBusConnection::ExportAllSlots);
    QVERIFY(bus.registerService(u"org.freedesktop.portal.Desktop"_s));
}

Result<ConnectionTestResult> TestSystemProxy::test(const QString &url)
{
    ConnectionTestJob job(QUrl(url), m_options);
    return await(job);
}

void TestSystemProxy::answers_data()
{
    QTest::addColumn<QStringList>("answer");
    QTest::addColumn<QString>("error");
    QTest::addColumn<ErrorCause>("cause");
    QTest::addColumn<QString>("said");
    const auto row = [](const char *name, const QStringList &answer, ErrorCause cause, const QString &said) {
        QTest::newRow(name) << answer << QString() << cause << said;
    };
    row("nothing", {}, ErrorCause::ProxyLookupAnswer, u"has failed"_s);
    row("no address", {u"PROXY proxy:3128"_s}, ErrorCause::ProxyLookupAnswer, u"PROXY proxy:3128"_s);
    row("no host", {u"http://"_s}, ErrorCause::ProxyLookupAnswer, u"http://"_s);
    row("port 0", {u"http://proxy:0"_s}, ErrorCause::ProxyLookupAnswer, u"http://proxy:0"_s);
    row("one is no address", {u"direct://"_s, u"<html>"_s}, ErrorCause::ProxyLookupAnswer, u"<html>"_s);
    row("a proxy of TLS", {u"https://proxy:3128"_s}, ErrorCause::ProxyLookupKind, u"https://"_s);
    row("SOCKS 4", {u"socks4://proxy:1080"_s}, ErrorCause::ProxyLookupKind, u"socks4://"_s);
    QTest::newRow("a failure") << QStringList() << u"org.freedesktop.DBus.Error.Failed"_s
                               << ErrorCause::ProxyLookupFailed << u"has failed"_s;
    QTest::newRow("not allowed") << QStringList() << u"org.freedesktop.portal.Error.NotAllowed"_s
                                 << ErrorCause::ProxyLookupFailed << u"has failed"_s;
}

void TestSystemProxy::answers()
{
    QFETCH(const QStringList, answer);
    QFETCH(const QString, error);
    QFETCH(const ErrorCause, cause);
    QFETCH(const QString, said);
    m_portal.answer = answer;
    m_portal.error = error;
    const auto result = test();
    QVERIFY(!result);
    QCOMPARE(result.error().kind, ErrorKind::Proxy);
    QCOMPARE(result.error().cause, cause);
    QVERIFY2(describeError(result.error()).message.contains(said),
             qPrintable(describeError(result.error()).message));
    if (!error.isEmpty())
        QVERIFY(errorDetails(result.error()).contains(u"FindProxyForURL"_s));
}

void TestSystemProxy::inItsOrder()
{
    ScriptedPeer service(certificates::server(u"othername"_s), [](const ScriptedPeer::Exchange &) {});
    ScriptedPeer proxy([&](const ScriptedPeer::Exchange &exchange) { tunnelTo(service, exchange); });
    ScriptedPeer down([](const ScriptedPeer::Exchange &exchange) { exchange.finish(); });
    ScriptedPeer silent([](const ScriptedPeer::Exchange &) {});
    ScriptedPeer never([](const ScriptedPeer::Exchange &) {});
    m_options.connectDeadline = 4s;
    for (const ScriptedPeer *peer : {&down, &silent, &proxy, &never})
        m_portal.answer += u"http://127.0.0.1:%1"_s.arg(peer->port());
    const auto result = test(u"https://other.example/prefix?id=1"_s);
    QVERIFY2(result, result ? "" : qPrintable(errorDetails(result.error())));
    QCOMPARE(result->proxy, u"127.0.0.1:%1"_s.arg(proxy.port()));
    QCOMPARE(result->proxySource, ProxySource::Desktop);
    QCOMPARE(m_portal.asked, QStringList{u"https://other.example/"_s});
    QCOMPARE(down.connections(), 1);
    QCOMPARE(silent.connections(), 1);
    QCOMPARE(proxy.connections(), 1);
    QCOMPARE(never.connections(), 0);
}

/// What a proxy answers is its decision, and the next way is not a way around it.
void TestSystemProxy::allFail()
{
    ScriptedPeer down([](const ScriptedPeer::Exchange &exchange) { exchange.finish(); });
    ScriptedPeer blocking([](const ScriptedPeer::Exchange &exchange) {
        exchange.send("HTTP/1.1 403 Forbidden\r\n\r\n");
        exchange.finish();
    });
    for (const ScriptedPeer *peer : {&down, &blocking})
        m_portal.answer += u"http://127.0.0.1:%1"_s.arg(peer->port());
    m_portal.answer += u"direct://"_s;
    const auto result = test();
    QVERIFY(!result);
    QCOMPARE(result.error().kind, ErrorKind::Proxy);
    QVERIFY(result.error().detail.contains(u"127.0.0.1:%1: HTTP/1.1 403"_s.arg(blocking.port())));

    m_portal.answer = {u"http://127.0.0.1:%1"_s.arg(down.port()), u"direct://"_s};
    const auto second = test(u"https://svc.invalid"_s);
    QVERIFY(!second);
    QCOMPARE(second.error().proxy, u"127.0.0.1:%1"_s.arg(down.port()));
    QVERIFY2(second.error().detail.contains(u"; svc.invalid: "_s), qPrintable(second.error().detail));
}

void TestSystemProxy::passwordIsForAnother()
{
    ScriptedPeer proxy([](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(407, {}, "text/plain", "Proxy-Authenticate: Basic realm=\"x\"\r\n");
    });
    m_portal.answer = {u"http://127.0.0.1:%1"_s.arg(proxy.port())};
    m_options.proxy.user = u"user"_s;
    m_options.proxy.host = u"127.0.0.1"_s;
    m_options.proxy.port = proxy.port();
    m_options.proxyPassword = Secret(u"canary-proxy"_s);
    const auto result = test();
    QVERIFY(!result);
    QCOMPARE(result.error().cause, ErrorCause::ProxyLoginNeeded);
    QCOMPARE(proxy.connections(), 1);
    QCOMPARE(proxy.countHeaders("Proxy-Authorization"), 0);
}

void TestSystemProxy::silentPortal()
{
    m_portal.isSilent = true;
    m_options.connectDeadline = 3s;
    const auto result = test();
    QVERIFY(!result);
    QCOMPARE(result.error().kind, ErrorKind::Proxy);
    QCOMPARE(result.error().cause, ErrorCause::ProxyLookupSilent);
    QCOMPARE(describeError(result.error()).message,
             u"Its automatic configuration has not answered in 3 s. Nothing was sent. Check the proxy "
             "settings of this computer, or choose another proxy in the connection."_s);
}

void TestSystemProxy::unencrypted()
{
    m_options.allowUnencrypted = true;
    m_portal.answer = {u"http://127.0.0.1:1"_s, u"direct://"_s};
    QCOMPARE(test(u"http://svc.invalid"_s).error().cause, ErrorCause::UnencryptedThroughProxy);
    m_portal.answer = {u"direct://"_s, u"http://127.0.0.1:1"_s};
    QCOMPARE(test(u"http://svc.invalid"_s).error().kind, ErrorKind::DnsFailed);
}

/// Without the interface, and without the whole portal.
void TestSystemProxy::noPortal()
{
    QDBusConnection bus(kPortal);
    bus.unregisterObject(u"/org/freedesktop/portal/desktop"_s);
    QCOMPARE(test(u"https://svc.invalid"_s).error().kind, ErrorKind::DnsFailed);
    QVERIFY(bus.unregisterService(u"org.freedesktop.portal.Desktop"_s));
    QCOMPARE(test(u"https://svc.invalid"_s).error().kind, ErrorKind::DnsFailed);
    QVERIFY(m_portal.asked.isEmpty());
}

SVC_GUILESS_TEST(TestSystemProxy)
#include "tst_systemproxy.moc"
