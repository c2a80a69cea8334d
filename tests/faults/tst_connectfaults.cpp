// SPDX-License-Identifier: MIT
// Group C of the fault matrix: no connection, or one that closes before an answer.
#include "blackhole.h"
#include "operations.h"
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

/// Returns options without a proxy and with unencrypted http allowed.
ClientOptions directly()
{
    ClientOptions clientOptions;
    clientOptions.transport.proxy.mode = ProxyChoice::Mode::None;
    clientOptions.transport.allowUnencrypted = true;
    return clientOptions;
}

bool hasActiveNetworkInterface()
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
    QTest::addColumn<QString>("summary");
}

void operations(const char *name, const char *summary)
{
    QTest::addRow("%s: G", name) << G << QString::fromUtf8(summary);
    QTest::addRow("%s: L", name) << L << QString::fromUtf8(summary);
    QTest::addRow("%s: P", name) << P << QString::fromUtf8(summary);
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
    void ipv6Address_data();
    void ipv6Address();
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
    QFETCH(const QString, summary);
    ScriptedPeer peer([](const ScriptedPeer::Exchange &) {});
    peer.stopListening();
    const Answer answer = perform(operation, peer.url());
    QCOMPARE(answer.summary(), summary);
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
    QFETCH(const QString, summary);
    if (!hasActiveNetworkInterface())
        QSKIP("This computer has no network, which is what is told instead.");
    const Answer answer = perform(operation, QUrl(u"https://svc.invalid"_s), directly());
    QCOMPARE(answer.summary(), summary);
    QVERIFY(!answer.allTexts().contains(u"password"_s, Qt::CaseInsensitive));
}

void TestConnectFaults::noNetwork_data()
{
    QTest::addColumn<QString>("address");
    QTest::newRow("C03 no network, by address") << u"http://192.0.2.1"_s;
    QTest::newRow("C03 no network, by name") << u"https://svc.invalid"_s;
}

/// Runs this program in an empty network namespace.
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
    QFETCH(const QString, summary);
    const BlackHole hole;
    if (!hole.isBlack())
        QSKIP("A full queue of connections is no black hole on this system.");
    ClientOptions clientOptions;
    clientOptions.transport.connectDeadline = 200ms;
    QCOMPARE(perform(operation, hole.url(), clientOptions).summary(), summary);
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

/// Whether any byte of the request left before the peer hung up is a race; the error has to fit either case.
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
        ClientOptions clientOptions;
        clientOptions.deadline = 1s;
        const Answer answer = perform(operation, peer.url(), clientOptions);
        QVERIFY(answer.error.has_value());
        // Sometimes Qt waits for the answer to a lookup that it has sent again on a closed connection; Qt 6.8
        // does that for a sign-in, too.
        if ((operation == G || isQt68) && answer.summary() == u"timeout maybe-sent U: No answer in 1 s"_s)
            continue;
        QVERIFY(answer.error->delivery != Delivery::Answered);
        const bool sent = answer.error->delivery == Delivery::MaybeSent;
        const QString interrupted = u"interrupted %1 %2: The connection to PEER was interrupted"_s.arg(
            sent ? u"maybe-sent"_s : u"not-sent"_s, operation == G ? u"A1"_s : u"U"_s);
        QCOMPARE(answer.summary(), operation == P && sent
                                       ? u"outcome-unknown maybe-sent V: The outcome is not known"_s
                                       : interrupted);
        QVERIFY(peer.count("POST ") <= (operation == G ? 0 : 1));
    }
}

void TestConnectFaults::ipv6Address_data()
{
    addOperations();
    operations("C06 IPv6 only", "ok");
}

void TestConnectFaults::ipv6Address()
{
    QFETCH(const Operation, operation);
    QFETCH(const QString, summary);
    if (!hasAddress(QHostAddress::LocalHostIPv6))
        QSKIP("This computer has no ::1.");
    ScriptedPeer peer(
        [operation](const ScriptedPeer::Exchange &exchange) {
            exchange.reply(200, operation == L ? R"({"token":"t"})" : R"({"notificationId":1042})");
        },
        QHostAddress::LocalHostIPv6);
    QVERIFY(peer.url().toString().startsWith(u"http://[::1]:"_s));
    QCOMPARE(perform(operation, peer.url()).summary(), summary);
    QCOMPARE(peer.countHeaders("Host: [::1]:" + QByteArray::number(peer.port())), 1);

    peer.stopListening();
    const Answer refused = perform(operation, peer.url());
    QCOMPARE(refused.summary(), u"refused not-sent U: Nothing answers at PEER"_s);
}

void TestConnectFaults::droppedThenRefused_data()
{
    QTest::addColumn<Operation>("operation");
    QTest::addColumn<QString>("summary");
    const QString interrupted = u"interrupted maybe-sent %1: The connection to PEER was interrupted"_s;
    QTest::newRow("C07 drop, then refused: G") << G << interrupted.arg(u"A1"_s);
    QTest::newRow("C07 drop, then refused: L") << L << interrupted.arg(u"U"_s);
    QTest::newRow("C07 drop, then refused: P")
        << P << u"outcome-unknown maybe-sent V: The outcome is not known"_s;
}

void TestConnectFaults::droppedThenRefused()
{
    QFETCH(const Operation, operation);
    QFETCH(const QString, summary);
    ScriptedPeer *self = nullptr;
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) {
        self->stopListening();
        exchange.finish();
    });
    self = &peer;
    QCOMPARE(perform(operation, peer.url()).summary(), summary);
    QCOMPARE(peer.requests().size(), 1);
}

/// `--ask ADDRESS`: looks one notification up and prints the summary.
static const testprogram::Mode lookupMode("--ask", [] {
    const QString address = QCoreApplication::arguments().value(2);
    std::fputs(qUtf8Printable(perform(G, QUrl(address), directly()).summary()), stdout);
    return 0;
});

SVC_GUILESS_TEST(TestConnectFaults)

#include "tst_connectfaults.moc"
