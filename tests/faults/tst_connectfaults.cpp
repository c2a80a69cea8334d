// SPDX-License-Identifier: MIT
// Group C of the fault matrix: no connection, or one that ends before an answer could come.
#include "asking.h"
#include "blackhole.h"
#include "support/scriptedpeer.h"
#include "support/testprogram.h"

#include <QLibraryInfo>
#include <QNetworkInterface>
#include <QProcess>
#include <QTcpServer>
#include <QTest>
#include <QVersionNumber>

#include <algorithm>
#include <cstdio>

#ifdef Q_OS_LINUX
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// Beyond this computer only with no proxy and with plain http allowed.
Asking directly()
{
    Asking asking;
    asking.transport.proxy.mode = ProxyChoice::Mode::None;
    asking.transport.allowUnencrypted = true;
    return asking;
}

bool hasNetwork()
{
    const auto interfaces = QNetworkInterface::allInterfaces();
    return std::any_of(interfaces.begin(), interfaces.end(), [](const QNetworkInterface &interface) {
        return interface.flags().testFlag(QNetworkInterface::IsRunning) &&
               !interface.flags().testFlag(QNetworkInterface::IsLoopBack);
    });
}

bool hasAddress(const QHostAddress &address)
{
    return QTcpServer().listen(address);
}

void addOperations()
{
    QTest::addColumn<Operation>("operation");
    QTest::addColumn<QString>("told");
}

void operations(const char *name, const char *told)
{
    QTest::addRow("%s: G", name) << G << QString::fromUtf8(told);
    QTest::addRow("%s: L", name) << L << QString::fromUtf8(told);
    QTest::addRow("%s: P", name) << P << QString::fromUtf8(told);
}

} // namespace

class TestConnectFaults : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void refused_data();
    void refused();
    void unknownHost_data();
    void unknownHost();
    void noNetwork_data();
    void noNetwork();
    void blackHole_data();
    void blackHole();
    void resetOnAccept_data();
    void resetOnAccept();
    void addressOfVersion6_data();
    void addressOfVersion6();
    void droppedThenRefused_data();
    void droppedThenRefused();
};

void TestConnectFaults::refused_data()
{
    addOperations();
    operations("C01 refused", "refused not-sent U: Nothing answers at PEER");
}

void TestConnectFaults::refused()
{
    QFETCH(const Operation, operation);
    QFETCH(const QString, told);
    ScriptedPeer peer([](const ScriptedPeer::Exchange &) {});
    peer.stopListening();
    const Answer answer = ask(operation, peer.url());
    QCOMPARE(answer.told(), told);
    if (operation == P)
        QCOMPARE(answer.report->outcome, UpgradeOutcome::NotStarted);
}

void TestConnectFaults::unknownHost_data()
{
    addOperations();
    operations("C02 unknown host", "dns-failed not-sent U: Address not found");
}

void TestConnectFaults::unknownHost()
{
    QFETCH(const Operation, operation);
    QFETCH(const QString, told);
    if (!hasNetwork())
        QSKIP("This computer has no network, which is what is told instead.");
    const Answer answer = ask(operation, QUrl(u"https://svc.invalid"_s), directly());
    QCOMPARE(answer.told(), told);
    QVERIFY(!answer.allTexts().contains(u"password"_s, Qt::CaseInsensitive));
}

void TestConnectFaults::noNetwork_data()
{
    QTest::addColumn<QString>("address");
    QTest::newRow("C03 no network, by address") << u"http://192.0.2.1"_s;
    QTest::newRow("C03 no network, by name") << u"https://svc.invalid"_s;
}

/// This program asks in a network namespace that has nothing in it.
void TestConnectFaults::noNetwork()
{
#ifdef Q_OS_LINUX
    QFETCH(const QString, address);
    const bool isRoot = ::geteuid() == 0;
    const QStringList namespaced =
        isRoot ? QStringList{u"--net"_s} : QStringList{u"--net"_s, u"--map-root-user"_s};
    QProcess process;
    process.start(u"unshare"_s, namespaced + QStringList{u"true"_s});
    if (!process.waitForFinished() || process.exitCode() != 0)
        QSKIP("unshare can't make a network namespace here.");
    process.start(u"unshare"_s,
                  namespaced + QStringList{QCoreApplication::applicationFilePath(), u"--ask"_s, address});
    QVERIFY(process.waitForFinished());
    QCOMPARE(QString::fromUtf8(process.readAllStandardOutput()), u"offline not-sent U: No network"_s);
#else
    QSKIP("Only Linux has network namespaces.");
#endif
}

void TestConnectFaults::blackHole_data()
{
    addOperations();
    operations("C04 black hole", "timeout not-sent U: No answer in 0.2 s");
}

void TestConnectFaults::blackHole()
{
    QFETCH(const Operation, operation);
    QFETCH(const QString, told);
    const BlackHole hole;
    if (!hole.isBlack())
        QSKIP("A full queue of connections is no black hole on this system.");
    Asking asking;
    asking.transport.connectDeadline = 200ms;
    QCOMPARE(ask(operation, hole.url(), asking).told(), told);
}

void TestConnectFaults::resetOnAccept_data()
{
    QTest::addColumn<Operation>("operation");
    QTest::addColumn<bool>("isReset");
    for (const bool isReset : {true, false}) {
        const char *how = isReset ? "RST" : "FIN";
        QTest::addRow("C05 %s on accept: G", how) << G << isReset;
        QTest::addRow("C05 %s on accept: L", how) << L << isReset;
        QTest::addRow("C05 %s on accept: P", how) << P << isReset;
    }
}

/// Whether anything of the request left before the peer hung up is a matter of chance; what is told
/// has to fit it.
void TestConnectFaults::resetOnAccept()
{
    QFETCH(const Operation, operation);
    QFETCH(const bool, isReset);
    const bool isQt68 = QLibraryInfo::version() >= QVersionNumber(6, 8);
    for (int round = 0; round < 10; ++round) {
        ScriptedPeer peer([](const ScriptedPeer::Exchange &) {});
        peer.onConnect([isReset](QTcpSocket *socket) {
            isReset ? ScriptedPeer::reset(socket) : socket->disconnectFromHost();
        });
        Asking asking;
        asking.deadline = 1s;
        const Answer answer = ask(operation, peer.url(), asking);
        QVERIFY(answer.error.has_value());
        // Now and then Qt waits for the answer to a lookup that it sent again, on a connection that is
        // gone; 6.8 for that to a sign-in, too.
        if ((operation == G || isQt68) && answer.told() == u"timeout maybe-sent U: No answer in 1 s"_s)
            continue;
        QVERIFY(answer.error->delivery != Delivery::Answered);
        const bool sent = answer.error->delivery == Delivery::MaybeSent;
        const QString interrupted = u"interrupted %1 %2: The connection to PEER was interrupted"_s.arg(
            sent ? u"maybe-sent"_s : u"not-sent"_s, operation == G ? u"A1"_s : u"U"_s);
        QCOMPARE(answer.told(), operation == P && sent
                                    ? u"outcome-unknown maybe-sent V: The outcome is not known"_s
                                    : interrupted);
        QVERIFY(peer.count("POST ") <= (operation == G ? 0 : 1));
    }
}

void TestConnectFaults::addressOfVersion6_data()
{
    addOperations();
    operations("C06 IPv6 only", "ok");
}

void TestConnectFaults::addressOfVersion6()
{
    QFETCH(const Operation, operation);
    QFETCH(const QString, told);
    if (!hasAddress(QHostAddress::LocalHostIPv6))
        QSKIP("This computer has no ::1.");
    ScriptedPeer peer(
        [operation](const ScriptedPeer::Exchange &exchange) {
            exchange.reply(200, operation == L ? R"({"token":"t"})" : R"({"notificationId":1042})");
        },
        QHostAddress::LocalHostIPv6);
    QVERIFY(peer.url().toString().startsWith(u"http://[::1]:"_s));
    QCOMPARE(ask(operation, peer.url()).told(), told);
    QCOMPARE(peer.countHeaders("Host: [::1]:" + QByteArray::number(peer.port())), 1);

    peer.stopListening();
    const Answer refused = ask(operation, peer.url());
    QCOMPARE(refused.told(), u"refused not-sent U: Nothing answers at PEER"_s);
}

void TestConnectFaults::droppedThenRefused_data()
{
    QTest::addColumn<Operation>("operation");
    QTest::addColumn<QString>("told");
    const QString interrupted = u"interrupted maybe-sent %1: The connection to PEER was interrupted"_s;
    QTest::newRow("C07 drop, then refused: G") << G << interrupted.arg(u"A1"_s);
    QTest::newRow("C07 drop, then refused: L") << L << interrupted.arg(u"U"_s);
    QTest::newRow("C07 drop, then refused: P")
        << P << u"outcome-unknown maybe-sent V: The outcome is not known"_s;
}

void TestConnectFaults::droppedThenRefused()
{
    QFETCH(const Operation, operation);
    QFETCH(const QString, told);
    ScriptedPeer *self = nullptr;
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) {
        self->stopListening();
        exchange.finish();
    });
    self = &peer;
    QCOMPARE(ask(operation, peer.url()).told(), told);
    QCOMPARE(peer.requests().size(), 1);
}

/// With `--ask ADDRESS`: looks one notification up there and prints what is told.
static const testprogram::Mode askingOnly("--ask", [] {
    const QString address = QCoreApplication::arguments().value(2);
    std::fputs(qUtf8Printable(ask(G, QUrl(address), directly()).told()), stdout);
    return 0;
});

SVC_GUILESS_TEST(TestConnectFaults)

#include "tst_connectfaults.moc"
