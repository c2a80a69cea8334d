// SPDX-License-Identifier: MIT
// Groups F and J of the fault matrix, F08, J07 and J08: more than anybody should read.
#include "asking.h"
#include "support/scriptedpeer.h"

#include <QEventLoop>
#include <QTest>
#include <QThread>
#include <QTimer>

#include <atomic>
#include <future>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

class tst_SizeFaults : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void endless_data();
    void endless();
    void nobodyWaits_data();
    void nobodyWaits();
    void tooLarge_data();
    void tooLarge();
};

void tst_SizeFaults::endless_data()
{
    QTest::addColumn<Operation>("operation");
    QTest::addColumn<QByteArray>("begin");
    QTest::addColumn<QByteArray>("piece");
    const auto row = [](const char *name, const QByteArray &begin, const QByteArray &piece) {
        QTest::addRow("%s: G", name) << G << begin << piece;
        QTest::addRow("%s: P", name) << P << begin << piece;
    };
    row("F08 endless status line", "HTTP/1.1 200 ", QByteArray(1000, 'x'));
    row("F08 endless header", "HTTP/1.1 200 OK\r\nX: ", QByteArray(1000, 'x'));
    row("F08 endless headers", "HTTP/1.1 200 OK\r\n", QByteArray("X: y\r\n").repeated(200));
}

/// They end at the deadline. What is read until then is no more than the peer sends.
void tst_SizeFaults::endless()
{
    QFETCH(const Operation, operation);
    QFETCH(const QByteArray, begin);
    QFETCH(const QByteArray, piece);
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) {
        exchange.send(begin);
        exchange.sendForever(piece, 2ms);
    });
    Asking asking;
    asking.deadline = 300ms;
    const Answer answer = ask(operation, peer.url(), asking);
    QCOMPARE(answer.told(), operation == P ? u"outcome-unknown maybe-sent V: The outcome is not known"_s
                                           : u"timeout maybe-sent U: No answer in 0.3 s"_s);
    QVERIFY(!answer.allTexts().contains(u"xxx"_s));
    QVERIFY(peer.bytesSent() < 16 * 1024 * 1024);
    QVERIFY(peer.requests().size() == 1);
}

void tst_SizeFaults::nobodyWaits_data()
{
    QTest::addColumn<Operation>("operation");
    QTest::newRow("F08 leaving an endless header behind: G") << G;
    QTest::newRow("F08 leaving an endless header behind: P") << P;
}

/// The thread in which Qt reads such headers listens to nobody, and Qt waits for it: not in this thread,
/// or the peer would have given up first.
void tst_SizeFaults::nobodyWaits()
{
    QFETCH(const Operation, operation);
    std::promise<QUrl> url;
    std::atomic<bool> isOver = false;
    const std::unique_ptr<QThread> thread(QThread::create([&] {
        QEventLoop loop;
        ScriptedPeer peer([](const ScriptedPeer::Exchange &exchange) {
            exchange.send("HTTP/1.1 200 OK\r\nX: ");
            exchange.sendForever(QByteArray(64 * 1024, 'x'));
        });
        url.set_value(peer.url());
        QTimer::singleShot(4s, &loop, [&] {
            isOver = true;
            loop.quit();
        });
        QTimer poll;
        connect(&poll, &QTimer::timeout, &loop, [&] {
            if (QThread::currentThread()->isInterruptionRequested())
                loop.quit();
        });
        poll.start(10);
        loop.exec();
    }));
    thread->start();
    Asking asking;
    asking.deadline = 300ms;
    auto client = clientFor(url.get_future().get(), asking);
    const QString told = ask(operation, *client).told();
    client.reset();
    const bool waited = isOver;
    thread->requestInterruption();
    QVERIFY(thread->wait());
    QVERIFY(told.contains(u" maybe-sent "_s));
    QVERIFY(!waited);
}

void tst_SizeFaults::tooLarge_data()
{
    QTest::addColumn<Operation>("operation");
    QTest::addColumn<QByteArray>("headers");
    QTest::addColumn<QString>("told");
    const auto row = [](const char *name, const QByteArray &headers, const char *told) {
        QTest::addRow("%s: G", name) << G << headers << QString::fromUtf8(told);
        QTest::addRow("%s: L", name) << L << headers << QString::fromUtf8(told);
        QTest::addRow("%s: P", name) << P << headers
                                     << u"outcome-unknown answered V: The outcome is not known"_s;
    };
    const char *tooLarge = "too-large answered —: The answer is too large";
    const char *packed = "protocol answered U: The answer is packed in a way that was not asked for";
    row("J07 a string of 300 MB", "Content-Length: 314572800\r\n", tooLarge);
    row("J08 no end", "", tooLarge);
    row("J08 2^63 - 1 bytes", "Content-Length: 9223372036854775807\r\n", tooLarge);
    row("J08 gzip bomb", "Content-Encoding: gzip\r\n", packed);
    row("J08 brotli bomb", "Content-Encoding: br\r\n", packed);
    row("J08 zstd bomb", "Content-Encoding: zstd\r\n", packed);
    row("J08 deflate, twice", "Content-Encoding: deflate, gzip\r\n", packed);
    row("J08 an encoding that is none", "Content-Encoding: bogus\r\n", packed);
}

/// It ends by itself, long before the peer does; what the peer could send tells what was kept.
void tst_SizeFaults::tooLarge()
{
    QFETCH(const Operation, operation);
    QFETCH(const QByteArray, headers);
    QFETCH(const QString, told);
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) {
        exchange.send("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n" + headers +
                      "\r\n{\"subject\":\"");
        exchange.sendForever(QByteArray(64 * 1024, 'x'));
    });
    const Answer answer = ask(operation, peer.url());
    QCOMPARE(answer.told(), told);
    QVERIFY2(peer.bytesSent() < 16 * 1024 * 1024, qPrintable(QString::number(peer.bytesSent())));
    QCOMPARE(peer.requests().size(), 1);
}

QTEST_GUILESS_MAIN(tst_SizeFaults)
#include "tst_sizefaults.moc"
