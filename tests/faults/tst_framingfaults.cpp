// SPDX-License-Identifier: MIT
// Group F of the fault matrix: answers that are not complete HTTP.
#include "base/errortext.h"
#include "operations.h"
#include "support/await.h"
#include "support/certificates.h"
#include "support/scriptedpeer.h"
#include "support/testprogram.h"

#include <QLibraryInfo>
#include <QTest>
#include <QTimer>
#include <QVersionNumber>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

using Script = std::function<void(const ScriptedPeer::Exchange &)>;

class TestFramingFaults : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void answer_data();
    void answer();
    void chunks_data();
    void chunks();
    void unsolicited_data();
    void unsolicited();
    void unsolicitedBeforeUpgrade_data();
    void unsolicitedBeforeUpgrade();
    void interimAnswer_data();
    void interimAnswer();
};

namespace {

const QByteArray kFramedHead = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n";
const QByteArray kFound = R"({"notificationId":1042})";
const char kInterrupted[] = "interrupted maybe-sent A1: The connection to PEER was interrupted";
const char kCutByLength[] = "interrupted answered A1: The connection to PEER was interrupted";
const char kCutOffFraming[] = "data answered A1: The answer was cut off";
const char kUndocumentedFraming[] = "protocol answered U: The answer is not what the service documents";

Script thenFin(const QByteArray &bytes)
{
    return [bytes](const ScriptedPeer::Exchange &exchange) {
        exchange.send(bytes);
        exchange.finish();
    };
}

Script thenRst(const QByteArray &bytes)
{
    return [bytes](const ScriptedPeer::Exchange &exchange) {
        exchange.send(bytes);
        exchange.reset();
    };
}

Script thenNothing(const QByteArray &bytes)
{
    return [bytes](const ScriptedPeer::Exchange &exchange) { exchange.send(bytes); };
}

QByteArray chunk(const QByteArray &size, const QByteArray &rest)
{
    return kFramedHead + "Transfer-Encoding: chunked\r\n\r\n" + size + "\r\n" + rest;
}

/// Returns the summary for a sign-in or an upgrade where a lookup has `summary`: only a GET is retried, and
/// the outcome of an upgrade that was sent and not answered completely is unknown.
QString summaryFor(Operation operation, QString summary)
{
    if (operation == P && summary != u"ok"_s)
        return u"outcome-unknown %1 V: The outcome is not known"_s.arg(summary.section(u' ', 1, 1));
    return operation == L ? summary.replace(u" A1:"_s, u" U:"_s) : summary;
}

} // namespace

void TestFramingFaults::answer_data()
{
    QTest::addColumn<Operation>("operation");
    QTest::addColumn<bool>("tls");
    QTest::addColumn<Script>("script");
    QTest::addColumn<QString>("summary");
    const auto add = [](const char *name, bool tls, const Script &script, const char *summary) {
        for (const auto &[operation, letter] : {std::pair(G, 'G'), std::pair(L, 'L'), std::pair(P, 'P')})
            QTest::addRow("%s, %s: %c", name, tls ? "https" : "http", letter)
                << operation << tls << script << summaryFor(operation, QString::fromUtf8(summary));
    };
    const auto both = [&add](const char *name, const Script &script, const char *summary) {
        add(name, false, script, summary);
        add(name, true, script, summary);
    };
    const auto row = [&add](const char *name, const Script &script, const char *summary) {
        add(name, false, script, summary);
    };
    both("F01 FIN before an answer", thenFin({}), kInterrupted);
    both("F02 RST before an answer", thenRst({}), kInterrupted);
    both("F03 half a status line", thenFin("HTTP/1.1 20"), kInterrupted);
    both("F03 half a status line, RST", thenRst("HTTP/1.1 20"), kInterrupted);
    both("F03 half a header", thenFin("HTTP/1.1 200 OK\r\nContent-Ty"), kInterrupted);
    both("F03 no end of the headers", thenFin(kFramedHead), kInterrupted);
    both("F03 interim answer only", thenFin("HTTP/1.1 100 Continue\r\n\r\n"), kInterrupted);
    both("F04 short Content-Length", thenFin(kFramedHead + "Content-Length: 100\r\n\r\n{\"a\":1}"),
         kCutByLength);
    both("F04 short Content-Length, whole JSON",
         thenFin(kFramedHead + "Content-Length: 100\r\n\r\n" + kFound), kCutByLength);
    both("F04 nothing of a Content-Length", thenFin(kFramedHead + "Content-Length: 100\r\n\r\n"),
         kCutByLength);
    both("F05 no length, cut JSON", thenFin(kFramedHead + "\r\n{\"notificationId\":10"), kCutOffFraming);
    both("F05 no length, cut JSON, RST", thenRst(kFramedHead + "\r\n{\"notificationId\":10"), kCutOffFraming);
    row("F06 chunk size ZZ", thenFin(chunk("ZZ", kFound)), kCutByLength);
    row("F06 chunk size 2^64", thenFin(chunk("10000000000000000", kFound)), kCutByLength);
    row("F07 two lengths", thenFin(kFramedHead + "Content-Length: 23\r\nContent-Length: 5\r\n\r\n" + kFound),
        kUndocumentedFraming);
    row("F07 length and chunks",
        thenFin(kFramedHead + "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n17\r\n" + kFound +
                "\r\n0\r\n\r\n"),
        kUndocumentedFraming);
    row("F07 negative length", thenFin(kFramedHead + "Content-Length: -5\r\n\r\n" + kFound),
        kUndocumentedFraming);
    row("F07 length of 2^64", thenFin(kFramedHead + "Content-Length: 18446744073709551616\r\n\r\n" + kFound),
        kUndocumentedFraming);
    row("F07 length of letters", thenFin(kFramedHead + "Content-Length: many\r\n\r\n" + kFound),
        kUndocumentedFraming);
    row("F08 101 headers",
        thenFin(kFramedHead + QByteArray("X: y\r\n").repeated(101) + "Content-Length: 23\r\n\r\n" + kFound),
        kUndocumentedFraming);
    row("F08 header of 300 KB",
        thenFin(kFramedHead + "X: " + QByteArray(300 * 1024, 'x') + "\r\nContent-Length: 23\r\n\r\n" +
                kFound),
        kUndocumentedFraming);
    row("F09 SSH", thenFin("SSH-2.0-OpenSSH_9.2\r\n"), kInterrupted);
    row("F09 SSH, waiting", thenNothing("SSH-2.0-OpenSSH_9.2\r\n"), kInterrupted);
    row("F09 HTTP/0.9", thenFin(kFound), kInterrupted);
    row("F09 binary", thenNothing(QByteArray("\x00\x01\x02\x03\xFF\xFE\r\n\r\n", 10)), kInterrupted);
}

void TestFramingFaults::answer()
{
    QFETCH(const Operation, operation);
    QFETCH(const bool, tls);
    QFETCH(const Script, script);
    QFETCH(const QString, summary);
    const auto peer = tls ? std::make_unique<ScriptedPeer>(certificates::server(u"good"_s), script)
                          : std::make_unique<ScriptedPeer>(script);
    const Answer answer = perform(operation, peer->url());
    QCOMPARE(answer.summary(), summary);
    QVERIFY(!answer.allTexts().contains(u"canary"_s));
    QVERIFY(!answer.allTexts().contains(u"OpenSSH"_s));
    if (operation != G)
        QCOMPARE(peer->count("POST "), 1);
}

void TestFramingFaults::chunks_data()
{
    QTest::addColumn<Operation>("operation");
    QTest::addColumn<bool>("tls");
    QTest::addColumn<QByteArray>("chunk");
    QTest::addColumn<QString>("summary");
    QTest::addColumn<QString>("alternative"); // whether the last bytes and the FIN arrive together is a race
    const auto row = [](const char *name, Operation operation, bool tls, const QByteArray &bytes,
                        const char *summary, const char *alternative = nullptr) {
        const QString first = summaryFor(operation, QString::fromUtf8(summary));
        QTest::newRow(name) << operation << tls << bytes << first
                            << (alternative ? summaryFor(operation, QString::fromUtf8(alternative)) : first);
    };
    const QByteArray half = chunk("17", "{\"notificationId\":10");
    row("F06 half a chunk, http: G", G, false, half, kCutByLength, kCutOffFraming);
    row("F06 half a chunk, https: G", G, true, half, kCutByLength);
    row("F06 half a chunk, http: P", P, false, half, kCutByLength);
    row("F06 half a chunk, https: P", P, true, half, kCutByLength);
    const QByteArray notLast = chunk("17", kFound + "\r\n");
    row("F06 no last chunk, all else whole, http: G", G, false, notLast, kCutByLength, "ok");
    row("F06 no last chunk, all else whole, https: G", G, true, notLast, kCutByLength);
    row("F06 no last chunk, all else whole, http: P", P, false, notLast, kCutByLength);
    row("F06 no last chunk, all else whole, https: P", P, true, notLast, kCutByLength);
    const QByteArray negative = chunk("-8", kFound);
    const char *waits = "timeout answered U: No answer in 1 s"; // waits for more until the deadline
    row("F06 chunk size -8, http: G", G, false, negative, kCutByLength, waits);
    row("F06 chunk size -8, https: G", G, true, negative, kCutByLength);
    row("F06 chunk size -8, http: P", P, false, negative, kCutByLength, waits);
    row("F06 chunk size -8, https: P", P, true, negative, kCutByLength);
}

void TestFramingFaults::chunks()
{
    QFETCH(const Operation, operation);
    QFETCH(const bool, tls);
    QFETCH(const QByteArray, chunk);
    QFETCH(const QString, summary);
    QFETCH(const QString, alternative);
    const auto peer = tls ? std::make_unique<ScriptedPeer>(certificates::server(u"good"_s), thenFin(chunk))
                          : std::make_unique<ScriptedPeer>(thenFin(chunk));
    ClientOptions clientOptions;
    if (alternative.startsWith(u"timeout"_s) || (operation == P && !tls))
        clientOptions.deadline = 1s;
    const QString is = perform(operation, peer->url(), clientOptions).summary();
    QVERIFY2(is == summary || is == alternative, qPrintable(is));
    if (operation != G)
        QCOMPARE(peer->count("POST "), 1);
}

void TestFramingFaults::unsolicited_data()
{
    QTest::addColumn<QByteArray>("extra");
    QTest::addColumn<QString>("summary"); // if the lookup receives it
    const QByteArray other = R"({"notificationId":1043})";
    QTest::newRow("F10 another notification on an idle connection: G")
        << kFramedHead + "Content-Length: " + QByteArray::number(other.size()) + "\r\n\r\n" + other
        << u"data answered A1F: The service answered with another notification"_s;
    const QByteArray noId = R"({"subject":"for somebody else"})";
    QTest::newRow("F10 an answer without an id on an idle connection: G")
        << kFramedHead + "Content-Length: " + QByteArray::number(noId.size()) + "\r\n\r\n" + noId
        << u"data answered A1F: The answer does not say which notification it is"_s;
    QTest::newRow("F10 408 on an idle connection: G")
        << QByteArray("HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        << u"timeout answered A1F: No answer in time"_s;
}

/// The next lookup either uses a new connection, or detects that the answer is not its own and then uses one.
void TestFramingFaults::unsolicited()
{
    QFETCH(const QByteArray, extra);
    QFETCH(const QString, summary);
    bool isSent = false;
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(200, kFound);
        if (exchange.connection() > 0)
            return;
        QTimer::singleShot(50ms, exchange.socket(), [exchange, &extra, &isSent] {
            exchange.send(extra);
            isSent = true;
        });
    });
    const Service service(peer.url());
    QCOMPARE(perform(G, service).summary(), u"ok"_s);
    QTRY_VERIFY(isSent);
    QTest::qWait(50); // until the answer has arrived
    Answer next = perform(G, service);
    if (next.error) {
        QCOMPARE(next.summary(), summary);
        next.notification =
            await(service.client->notification(1042, {}, ConnectionReuse::FreshConnection)).value();
    }
    QCOMPARE(next.notification->id, 1042);
    QVERIFY(peer.connections() > 1);
}

void TestFramingFaults::unsolicitedBeforeUpgrade_data()
{
    QTest::addColumn<QString>("summary");
    QTest::newRow("F10 another answer on an idle connection: P") << u"ok"_s;
}

void TestFramingFaults::unsolicitedBeforeUpgrade()
{
    QFETCH(const QString, summary);
    ScriptedPeer peer([](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(200, kFound);
        if (exchange.connection() == 0)
            exchange.reply(500, R"({"message":"of nobody's"})");
    });
    const Service service(peer.url());
    QCOMPARE(perform(G, service).summary(), u"ok"_s);
    const Answer upgrade = perform(P, service);
    QCOMPARE(upgrade.summary(), summary);
    QCOMPARE(upgrade.report->answer, QString::fromUtf8(kFound));
    QCOMPARE(peer.connections(), 2);
}

void TestFramingFaults::interimAnswer_data()
{
    QTest::addColumn<Operation>("operation");
    QTest::addColumn<int>("status");
    for (const int status : {102, 103, 199}) {
        for (const auto &[operation, letter] : {std::pair(G, 'G'), std::pair(L, 'L'), std::pair(P, 'P')})
            QTest::addRow("F11 %d before the answer: %c", status, letter) << operation << status;
    }
}

/// Qt 6.4 drops the answer, so all that can be done is to say why.
void TestFramingFaults::interimAnswer()
{
    QFETCH(const Operation, operation);
    QFETCH(const int, status);
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) {
        exchange.send("HTTP/1.1 " + QByteArray::number(status) +
                      " X\r\nLink: </style.css>; rel=preload\r\n\r\n");
        exchange.reply(200, R"({"notificationId":1042,"token":"t"})");
    });
    const Answer answer = perform(operation, peer.url());
    if (QLibraryInfo::version() >= QVersionNumber(6, 8)) {
        QCOMPARE(answer.summary(), u"ok"_s);
        return;
    }
    QCOMPARE(answer.summary(), operation == P ? u"outcome-unknown maybe-sent V: The outcome is not known"_s
                                              : u"protocol maybe-sent U: The answer can't be read"_s);
    const QString text =
        operation == P ? describeReport(*answer.report).sentence : describeError(*answer.error).message;
    const QString reason =
        u"%1 came before the answer, and this version of Qt (%2) takes it for the answer."_s.arg(
            QString::number(status), QString::fromLatin1(qVersion()));
    QVERIFY2(text.contains(reason), qPrintable(text));
}

SVC_GUILESS_TEST(TestFramingFaults)
#include "tst_framingfaults.moc"
