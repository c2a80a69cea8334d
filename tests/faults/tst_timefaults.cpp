// SPDX-License-Identifier: MIT
// Group S of the fault matrix: answers that are late, slow or never complete. tst_cancelfaults has S05.
#include "operations.h"
#include "shiftedclock.h"
#include "support/scriptedpeer.h"
#include "support/testprogram.h"

#include <QProcess>
#include <QTest>
#include <QTimer>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

using Script = std::function<void(const ScriptedPeer::Exchange &)>;

class TestTimeFaults : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void tooSlow_data();
    void tooSlow();
    void slowAnswers_data();
    void slowAnswers();
    void clockJumps_data();
    void clockJumps();
    void suspended_data();
    void suspended();
};

namespace {

const QByteArray kSlowBody = R"({"notificationId":1042,"token":"t","subject":"slow but fine"})";
const QByteArray kSlowHead = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: " +
                             QByteArray::number(kSlowBody.size()) + "\r\n\r\n";

void columns()
{
    QTest::addColumn<Operation>("operation");
    QTest::addColumn<Script>("script");
    QTest::addColumn<QString>("summary");
}

/// The summary is the same for a lookup and a sign-in; the outcome of an upgrade is unknown.
void row(const char *name, const Script &script, const char *summary)
{
    const QString text = QString::fromUtf8(summary);
    const QString unknown = u"outcome-unknown %1 V: The outcome is not known"_s.arg(text.section(u' ', 1, 1));
    QTest::addRow("%s: G", name) << G << script << text;
    QTest::addRow("%s: L", name) << L << script << text;
    QTest::addRow("%s: P", name) << P << script << (text == u"ok"_s ? text : unknown);
}

} // namespace

void TestTimeFaults::tooSlow_data()
{
    columns();
    const char *waited = "timeout maybe-sent U: No answer in 1 s";
    const char *answered = "timeout answered U: No answer in 1 s";
    row(
        "S01 no answer", [](const auto &) {}, waited);
    row(
        "S02 body drip by drip",
        [](const auto &exchange) {
            exchange.send(
                "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n");
            exchange.sendForever(" ", 20ms);
        },
        answered);
    row(
        "S02 headers drip by drip",
        [](const auto &exchange) {
            exchange.send("HTTP/1.1 200 OK\r\n");
            exchange.sendForever("X: y\r\n", 20ms);
        },
        waited);
    row(
        "S02 a status line drip by drip",
        [](const auto &exchange) {
            exchange.send("HTTP/1.1 200 ");
            exchange.sendForever("O", 20ms);
        },
        waited);
    row(
        "S02 100 again and again",
        [](const auto &exchange) { exchange.sendForever("HTTP/1.1 100 Continue\r\n\r\n", 20ms); }, waited);
    row(
        "S03 stall in the body", [](const auto &exchange) { exchange.send(kSlowHead + kSlowBody.left(20)); },
        answered);
    row(
        "S03 stall before the body", [](const auto &exchange) { exchange.send(kSlowHead); }, answered);
}

void TestTimeFaults::tooSlow()
{
    QFETCH(const Operation, operation);
    QFETCH(const Script, script);
    QFETCH(const QString, summary);
    ScriptedPeer peer(script);
    ClientOptions clientOptions;
    clientOptions.deadline = 1s;
    const Answer answer = perform(operation, peer.url(), clientOptions);
    QCOMPARE(answer.summary(), summary);
    // Not Cancelled, although Qt uses the same code.
    QCOMPARE(answer.report ? *answer.report->requestError : answer.error->kind, ErrorKind::Timeout);
    QCOMPARE(peer.requests().size(), 1);
}

void TestTimeFaults::slowAnswers_data()
{
    columns();
    row(
        "S04 three times as long as connecting may take",
        [](const auto &exchange) {
            QTimer::singleShot(1500ms, exchange.socket(),
                               [exchange] { exchange.send(kSlowHead + kSlowBody); });
        },
        "ok");
    row(
        "S04 one to three bytes at a time",
        [](const auto &exchange) { exchange.sendSliced(kSlowHead + kSlowBody); }, "ok");
    row(
        "S04 in bursts",
        [](const auto &exchange) {
            for (int i = 0; i < 4; ++i)
                QTimer::singleShot(i * 500, exchange.socket(), [exchange, i] {
                    exchange.send((kSlowHead + kSlowBody).mid(i * 40, i == 3 ? -1 : 40));
                });
        },
        "ok");
}

void TestTimeFaults::slowAnswers()
{
    QFETCH(const Operation, operation);
    QFETCH(const Script, script);
    QFETCH(const QString, summary);
    ScriptedPeer peer(script);
    ClientOptions clientOptions;
    clientOptions.transport.connectDeadline = 500ms;
    QCOMPARE(perform(operation, peer.url(), clientOptions).summary(), summary);
}

void TestTimeFaults::clockJumps_data()
{
    QTest::addColumn<Operation>("operation");
    QTest::addColumn<qint64>("hours");
    for (const int hours : {24, -24, 1, -1}) {
        QTest::addRow("S06 clock jumps by %d h: G", hours) << G << qint64(hours);
        QTest::addRow("S06 clock jumps by %d h: L", hours) << L << qint64(hours);
        QTest::addRow("S06 clock jumps by %d h: P", hours) << P << qint64(hours);
    }
}

/// A jump of the clock neither ends a request nor keeps it from ending.
void TestTimeFaults::clockJumps()
{
    QFETCH(const Operation, operation);
    QFETCH(const qint64, hours);
    ShiftedClock clock;
    const QDateTime before = QDateTime::currentDateTimeUtc();
    clock.shift(std::chrono::hours(hours));
    if (qAbs(before.secsTo(QDateTime::currentDateTimeUtc())) < 3000)
        QSKIP("This system's clock can't be shifted for one program.");
    clock.shift({});
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) {
        clock.shift(std::chrono::hours(hours));
        if (exchange.connection() == 0)
            QTimer::singleShot(50ms, exchange.socket(), [exchange] { exchange.send(kSlowHead + kSlowBody); });
    });
    ClientOptions clientOptions;
    QCOMPARE(perform(operation, peer.url(), clientOptions).summary(), u"ok"_s);
    clock.shift({});
    clientOptions.deadline = 1s;
    QCOMPARE(perform(operation, peer.url(), clientOptions).summary(),
             operation == P ? u"outcome-unknown maybe-sent V: The outcome is not known"_s
                            : u"timeout maybe-sent U: No answer in 1 s"_s);
}

void TestTimeFaults::suspended_data()
{
    QTest::addColumn<Operation>("operation");
    QTest::addColumn<int>("deadline"); // ms
    QTest::addColumn<QString>("summary");
    const QString unknown = u"outcome-unknown maybe-sent V: The outcome is not known"_s;
    const QString late = u"timeout maybe-sent U: No answer in 1 s"_s;
    QTest::newRow("S06 asleep past the deadline: G") << G << 1000 << late;
    QTest::newRow("S06 asleep past the deadline: L") << L << 1000 << late;
    QTest::newRow("S06 asleep past the deadline: P") << P << 1000 << unknown;
    const QString interrupted = u"interrupted maybe-sent %1: The connection to PEER was interrupted"_s;
    QTest::newRow("S06 awake to a dead connection: G") << G << 20000 << interrupted.arg(u"A1"_s);
    QTest::newRow("S06 awake to a dead connection: L") << L << 20000 << interrupted.arg(u"U"_s);
    QTest::newRow("S06 awake to a dead connection: P") << P << 20000 << unknown;
}

/// Stops this whole process for more than a second once its request has arrived.
void TestTimeFaults::suspended()
{
    QFETCH(const Operation, operation);
    QFETCH(const int, deadline);
    QFETCH(const QString, summary);
#ifdef Q_OS_UNIX
    const bool dies = deadline > 1000;
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) {
        if (exchange.connection() > 0)
            return exchange.reset();
        const QString self = QString::number(QCoreApplication::applicationPid());
        QProcess::startDetached(u"sh"_s, {u"-c"_s, u"kill -STOP $0; sleep 1.2; kill -CONT $0"_s, self});
        if (dies)
            QTimer::singleShot(300ms, exchange.socket(), [exchange] { exchange.reset(); });
    });
    ClientOptions clientOptions;
    clientOptions.deadline = std::chrono::milliseconds(deadline);
    QCOMPARE(perform(operation, peer.url(), clientOptions).summary(), summary);
    if (operation != G)
        QCOMPARE(peer.count("POST "), 1);
#else
    QSKIP("A program can be stopped from outside on Unix only.");
#endif
}

SVC_GUILESS_TEST(TestTimeFaults)
#include "tst_timefaults.moc"
