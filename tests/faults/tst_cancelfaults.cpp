// SPDX-License-Identifier: MIT
// S05 of the fault matrix: requests that are cancelled in each phase.
#include "blackhole.h"
#include "operations.h"
#include "support/scriptedpeer.h"
#include "support/testprogram.h"

#include <QCoreApplication>
#include <QEvent>
#include <QNetworkReply>
#include <QPointer>
#include <QSemaphore>
#include <QTest>
#include <QThreadPool>

#include <vector>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

class TestCancelFaults : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void cancelled_data();
    void cancelled();
    void cancelledInQueue_data();
    void cancelledInQueue();
    void cancelledDuringProxyLookup_data();
    void cancelledDuringProxyLookup();
};

namespace {

const QByteArray kBody = R"({"notificationId":1042,"token":"t"})";
const QByteArray kHead = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: " +
                         QByteArray::number(kBody.size()) + "\r\n\r\n";

/// Watches for the answer to the last request, by the events in which Qt's network thread reports it.
class AnswerWatch final : public QObject
{
    Q_OBJECT
public:
    AnswerWatch() { QCoreApplication::instance()->installEventFilter(this); }
    [[nodiscard]] bool isAnswered() const
    {
        return m_reply && m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).isValid();
    }
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (auto *reply = qobject_cast<QNetworkReply *>(watched); reply && event->type() == QEvent::MetaCall)
            m_reply = reply;
        return false;
    }

private:
    QPointer<QNetworkReply> m_reply;
};

} // namespace

void TestCancelFaults::cancelled_data()
{
    QTest::addColumn<Operation>("operation");
    QTest::addColumn<QString>("phase");
    QTest::addColumn<QString>("summary");
    const auto row = [](const char *phase, const char *summary) {
        const QString text = QString::fromUtf8(summary);
        const QString delivery = text.section(u' ', 1, 1);
        QTest::addRow("S05 %s: G", phase) << G << QString::fromLatin1(phase) << text;
        QTest::addRow("S05 %s: L", phase) << L << QString::fromLatin1(phase) << text;
        QTest::addRow("S05 %s: P", phase)
            << P << QString::fromLatin1(phase)
            << (delivery == u"not-sent"_s
                    ? text
                    : u"outcome-unknown %1 V: The outcome is not known"_s.arg(delivery));
    };
    row("at once", "cancelled not-sent U: Stopped");
    row("while connecting", "cancelled not-sent U: Stopped");
    row("in the handshake", "cancelled not-sent U: Stopped");
    row("sent", "cancelled maybe-sent U: Stopped");
    row("in the headers", "cancelled maybe-sent U: Stopped");
    row("in the body", "cancelled answered U: Stopped");
}

void TestCancelFaults::cancelled()
{
    QFETCH(const Operation, operation);
    QFETCH(const QString, phase);
    QFETCH(const QString, summary);
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) {
        if (phase == u"in the headers"_s)
            exchange.send(kHead.left(30));
        else if (phase == u"in the body"_s)
            exchange.send(kHead + kBody.left(20));
    });
    QUrl url = peer.url();
    const BlackHole hole;
    if (phase == u"while connecting"_s) {
        if (!hole.isBlack())
            QSKIP("A full queue of connections is no black hole on this system.");
        url = hole.url();
    } else if (phase == u"in the handshake"_s) {
        peer.onFirstBytes([](QTcpSocket *) {});
        url.setScheme(u"https"_s);
    }
    const Service service(url);
    AnswerWatch watch;
    RunningOperation running(operation, service);
    if (phase != u"at once"_s)
        QTRY_VERIFY(running.isUnderWay());
    if (phase == u"in the handshake"_s)
        QTRY_VERIFY(!peer.bytes().isEmpty());
    else if (phase == u"while connecting"_s)
        QTest::qWait(50);
    else if (phase != u"at once"_s)
        QTRY_COMPARE(peer.requests().size(), 1);
    if (phase == u"in the headers"_s)
        QTest::qWait(50);
    else if (phase == u"in the body"_s)
        QTRY_VERIFY(watch.isAnswered());
    QVERIFY(!running.isFinished());
    running.cancel();
    running.cancel();
    QCOMPARE(running.wait().summary(), summary);
    QVERIFY(peer.count("POST ") <= 1);
}

void TestCancelFaults::cancelledInQueue_data()
{
    QTest::addColumn<QString>("summary");
    QTest::newRow("S05 in the queue behind six others: G") << u"cancelled not-sent U: Stopped"_s;
}

void TestCancelFaults::cancelledInQueue()
{
    QFETCH(const QString, summary);
    ScriptedPeer peer([](const ScriptedPeer::Exchange &) {});
    const Service service(peer.url());
    std::vector<std::unique_ptr<RunningOperation>> ahead;
    ahead.reserve(6);
    for (int i = 0; i < 6; ++i)
        ahead.push_back(std::make_unique<RunningOperation>(G, service));
    QTRY_COMPARE(peer.requests().size(), 6);
    RunningOperation queued(G, service);
    QTest::qWait(50);
    queued.cancel();
    QCOMPARE(queued.wait().summary(), summary);
    QCOMPARE(peer.requests().size(), 6);
}

void TestCancelFaults::cancelledDuringProxyLookup_data()
{
    QTest::addColumn<Operation>("operation");
    QTest::newRow("S05 while the proxy is looked for: G") << G;
    QTest::newRow("S05 while the proxy is looked for: L") << L;
    QTest::newRow("S05 while the proxy is looked for: P") << P;
}

void TestCancelFaults::cancelledDuringProxyLookup()
{
    QFETCH(const Operation, operation);
    QThreadPool &pool = *QThreadPool::globalInstance();
    const int threads = pool.maxThreadCount();
    pool.setMaxThreadCount(1);
    QSemaphore busy;
    pool.start([&busy] { busy.acquire(); });
    const Service service(QUrl(u"https://svc.invalid"_s));
    RunningOperation running(operation, service);
    QTRY_VERIFY(running.isUnderWay());
    running.cancel();
    busy.release();
    QVERIFY(pool.waitForDone());
    pool.setMaxThreadCount(threads);
    QCOMPARE(running.wait().summary(), u"cancelled not-sent U: Stopped"_s);
}

SVC_GUILESS_TEST(TestCancelFaults)
#include "tst_cancelfaults.moc"
