// SPDX-License-Identifier: MIT
// F08, J07 and J08 of the fault matrix: answers that are too large.
#include "operations.h"
#include "support/cliprocess.h"
#include "support/scriptedpeer.h"
#include "support/testprogram.h"

#include <QEventLoop>
#include <QTest>
#include <QThread>
#include <QTimer>

#include <atomic>
#include <future>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

const QByteArray kJsonHead = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n";
const QByteArray kChunkedHead = kJsonHead + "Transfer-Encoding: chunked\r\n\r\n";

/// A peer in its own thread that sends as fast as it can, whatever this thread does.
class FastPeer final
{
public:
    explicit FastPeer(const ScriptedPeer::OnRequest &onRequest)
    {
        std::promise<QUrl> url;
        m_thread.reset(QThread::create([this, &url, onRequest] {
            ScriptedPeer peer(onRequest);
            url.set_value(peer.url());
            QEventLoop loop;
            QTimer::singleShot(4s, &loop, [&] {
                m_gaveUp = true;
                loop.quit();
            });
            QTimer poll;
            QObject::connect(&poll, &QTimer::timeout, &loop, [&] {
                if (QThread::currentThread()->isInterruptionRequested())
                    loop.quit();
            });
            poll.start(10);
            loop.exec();
            m_bytesSent = peer.bytesSent();
            m_requests = peer.requests().size();
        }));
        m_thread->start();
        m_url = url.get_future().get();
    }
    ~FastPeer() { end(); }

    /// Must be called before any of the figures is read.
    void end()
    {
        m_thread->requestInterruption();
        m_thread->wait();
    }
    [[nodiscard]] const QUrl &url() const { return m_url; }
    /// Returns true if it ended by its own limit of four seconds.
    [[nodiscard]] bool gaveUp() const { return m_gaveUp; }
    [[nodiscard]] qint64 bytesSent() const { return m_bytesSent; }
    [[nodiscard]] qsizetype requests() const { return m_requests; }

private:
    std::unique_ptr<QThread> m_thread;
    QUrl m_url;
    std::atomic<bool> m_gaveUp = false;
    qint64 m_bytesSent = 0;
    qsizetype m_requests = 0;
};

} // namespace

class TestSizeFaults : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void endless_data();
    void endless();
    void doesNotBlock_data();
    void doesNotBlock();
    void otherLookupsContinue_data();
    void otherLookupsContinue();
    void tooLarge_data();
    void tooLarge();
};

void TestSizeFaults::endless_data()
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

/// They end at the deadline. No more is read than the peer sends.
void TestSizeFaults::endless()
{
    QFETCH(const Operation, operation);
    QFETCH(const QByteArray, begin);
    QFETCH(const QByteArray, piece);
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) {
        exchange.send(begin);
        exchange.sendForever(piece, 2ms);
    });
    ClientOptions clientOptions;
    clientOptions.deadline = 1s;
    const Answer answer = perform(operation, peer.url(), clientOptions);
    QCOMPARE(answer.summary(), operation == P ? u"outcome-unknown maybe-sent V: The outcome is not known"_s
                                              : u"timeout maybe-sent U: No answer in 1 s"_s);
    QVERIFY(!answer.allTexts().contains(u"xxx"_s));
    QVERIFY(peer.bytesSent() < 16 * 1024 * 1024);
    QVERIFY(peer.requests().size() == 1);
}

void TestSizeFaults::doesNotBlock_data()
{
    QTest::addColumn<Operation>("operation");
    QTest::newRow("F08 leaving an endless header behind: G") << G;
    QTest::newRow("F08 leaving an endless header behind: P") << P;
}

/// Qt waits for its thread while that reads such headers. It must not be this thread, or the peer would have
/// given up first.
void TestSizeFaults::doesNotBlock()
{
    QFETCH(const Operation, operation);
    FastPeer peer([](const ScriptedPeer::Exchange &exchange) {
        exchange.send("HTTP/1.1 200 OK\r\nX: ");
        exchange.sendForever(QByteArray(64 * 1024, 'x'));
    });
    ClientOptions clientOptions;
    clientOptions.deadline = 1s;
    auto service = std::make_unique<Service>(peer.url(), clientOptions);
    const QString summary = perform(operation, *service).summary();
    service.reset();
    const bool waited = peer.gaveUp();
    peer.end();
    QVERIFY(summary.contains(u" maybe-sent "_s));
    QVERIFY(!waited);
}

void TestSizeFaults::otherLookupsContinue_data()
{
    QTest::addColumn<QByteArray>("begin");
    QTest::addColumn<QByteArray>("piece");
    QTest::newRow("F08 100 without an end, and others: G")
        << QByteArray() << QByteArray("HTTP/1.1 100 Continue\r\n\r\n").repeated(2000);
    QTest::newRow("F08 a header without an end, and others: G")
        << kJsonHead + "X: " << QByteArray(64 * 1024, 'x');
    QTest::newRow("F08 a chunk size without an end, and others: G")
        << kChunkedHead << QByteArray(64 * 1024, '0');
    QTest::newRow("F08 a chunk extension without an end, and others: G")
        << kChunkedHead + "5;" << QByteArray(64 * 1024, 'x');
}

/// One endless answer at full speed for as long as the program runs: the program ends before the peer does.
void TestSizeFaults::otherLookupsContinue()
{
    QFETCH(const QByteArray, begin);
    QFETCH(const QByteArray, piece);
    bool isOver = false;
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) {
        const QByteArray id = exchange.requestLine().split(' ').at(1).split('/').last();
        if (id != "3")
            return exchange.reply(200, R"({"notificationId":)" + id + '}');
        exchange.send(begin);
        exchange.sendForever(piece);
        QTimer::singleShot(6s, exchange.socket(), [&isOver, exchange] {
            isOver = true;
            exchange.reset();
        });
    });
    CliProcess cli({u"--server"_s, peer.url().toString(), u"--timeout"_s, u"2"_s, u"lookup"_s, u"1-12"_s});
    QCOMPARE(cli.run(), 4);
    QVERIFY(!isOver);
    const auto rows = cli.rows();
    QCOMPARE(rows.size(), 12);
    for (int id = 1; id <= 12; ++id)
        QCOMPARE(cli.outcome(id), id == 3 ? u"failed"_s : u"found"_s);
    QCOMPARE(rows.value(3).value("error"_L1).toObject().value("kind"_L1).toString(), u"timeout"_s);
}

void TestSizeFaults::tooLarge_data()
{
    QTest::addColumn<Operation>("operation");
    QTest::addColumn<QByteArray>("headers");
    QTest::addColumn<QByteArray>("piece");
    QTest::addColumn<QString>("summary");
    const auto row = [](const char *name, const QByteArray &headers, const char *summary,
                        const QByteArray &piece = QByteArray(64 * 1024, 'x')) {
        QTest::addRow("%s: G", name) << G << headers << piece << QString::fromUtf8(summary);
        QTest::addRow("%s: L", name) << L << headers << piece << QString::fromUtf8(summary);
        QTest::addRow("%s: P", name) << P << headers << piece
                                     << u"outcome-unknown answered V: The outcome is not known"_s;
    };
    const char *tooLarge = "too-large answered —: The answer is too large";
    const char *packed = "protocol answered U: The answer is compressed in a way that was not requested";
    row("J07 a string of 300 MB", "Content-Length: 314572800\r\n", tooLarge);
    row("J08 no end", "", tooLarge);
    const QByteArray chunked = "Transfer-Encoding: chunked\r\n";
    row("J08 chunks of 64 KiB", chunked, tooLarge, "10000\r\n" + QByteArray(0x10000, 'x') + "\r\n");
    row("J08 chunks of 16 MiB", chunked, tooLarge, "1000000\r\n" + QByteArray(0x1000000, 'x') + "\r\n");
    row("J08 a chunk of 1 TiB", chunked + "\r\n10000000000", tooLarge);
    row("J08 2^63 - 1 bytes", "Content-Length: 9223372036854775807\r\n", tooLarge);
    row("J08 gzip bomb", "Content-Encoding: gzip\r\n", packed);
    row("J08 brotli bomb", "Content-Encoding: br\r\n", packed);
    row("J08 zstd bomb", "Content-Encoding: zstd\r\n", packed);
    row("J08 deflate, twice", "Content-Encoding: deflate, gzip\r\n", packed);
    row("J08 an encoding that is none", "Content-Encoding: bogus\r\n", packed);
}

/// The request ends long before the peer does; the number of bytes that the peer could send shows how much
/// was buffered.
void TestSizeFaults::tooLarge()
{
    QFETCH(const Operation, operation);
    QFETCH(const QByteArray, headers);
    QFETCH(const QByteArray, piece);
    QFETCH(const QString, summary);
    FastPeer peer([=](const ScriptedPeer::Exchange &exchange) {
        exchange.send(kJsonHead + headers + "\r\n");
        exchange.sendForever(piece);
    });
    const Answer answer = perform(operation, peer.url());
    peer.end();
    QCOMPARE(answer.summary(), summary);
    QVERIFY2(peer.bytesSent() < 16 * 1024 * 1024, qPrintable(QString::number(peer.bytesSent())));
    QCOMPARE(peer.requests(), 1);
}

SVC_GUILESS_TEST(TestSizeFaults)
#include "tst_sizefaults.moc"
