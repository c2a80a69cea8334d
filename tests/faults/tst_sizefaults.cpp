// SPDX-License-Identifier: MIT
// Groups F and J of the fault matrix, F08, J07 and J08: more than anybody should read.
#include "asking.h"
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

/// A peer in a thread of its own, which sends as fast as it can whatever this thread does.
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

    /// To be called before any of the figures is asked for.
    void end()
    {
        m_thread->requestInterruption();
        m_thread->wait();
    }
    [[nodiscard]] const QUrl &url() const { return m_url; }
    /// Whether it ended by itself, four seconds after its begin.
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
    void nobodyWaits_data();
    void nobodyWaits();
    void othersAreFound_data();
    void othersAreFound();
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

/// They end at the deadline. What is read until then is no more than the peer sends.
void TestSizeFaults::endless()
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

void TestSizeFaults::nobodyWaits_data()
{
    QTest::addColumn<Operation>("operation");
    QTest::newRow("F08 leaving an endless header behind: G") << G;
    QTest::newRow("F08 leaving an endless header behind: P") << P;
}

/// Qt waits for the thread in which it reads such headers: not in this thread, or the peer would have given
/// up first.
void TestSizeFaults::nobodyWaits()
{
    QFETCH(const Operation, operation);
    FastPeer peer([](const ScriptedPeer::Exchange &exchange) {
        exchange.send("HTTP/1.1 200 OK\r\nX: ");
        exchange.sendForever(QByteArray(64 * 1024, 'x'));
    });
    Asking asking;
    asking.deadline = 300ms;
    auto service = std::make_unique<Service>(peer.url(), asking);
    const QString told = ask(operation, *service).told();
    service.reset();
    const bool waited = peer.gaveUp();
    peer.end();
    QVERIFY(told.contains(u" maybe-sent "_s));
    QVERIFY(!waited);
}

void TestSizeFaults::othersAreFound_data()
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

/// One answer as fast as it goes, as long as the program runs: it ends before the peer does.
void TestSizeFaults::othersAreFound()
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
    QTest::addColumn<QString>("told");
    const auto row = [](const char *name, const QByteArray &headers, const char *told,
                        const QByteArray &piece = QByteArray(64 * 1024, 'x')) {
        QTest::addRow("%s: G", name) << G << headers << piece << QString::fromUtf8(told);
        QTest::addRow("%s: L", name) << L << headers << piece << QString::fromUtf8(told);
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

/// It ends by itself, long before the peer does; what the peer could send tells what was kept.
void TestSizeFaults::tooLarge()
{
    QFETCH(const Operation, operation);
    QFETCH(const QByteArray, headers);
    QFETCH(const QByteArray, piece);
    QFETCH(const QString, told);
    FastPeer peer([=](const ScriptedPeer::Exchange &exchange) {
        exchange.send(kJsonHead + headers + "\r\n");
        exchange.sendForever(piece);
    });
    const Answer answer = ask(operation, peer.url());
    peer.end();
    QCOMPARE(answer.told(), told);
    QVERIFY2(peer.bytesSent() < 16 * 1024 * 1024, qPrintable(QString::number(peer.bytesSent())));
    QCOMPARE(peer.requests(), 1);
}

SVC_GUILESS_TEST(TestSizeFaults)
#include "tst_sizefaults.moc"
