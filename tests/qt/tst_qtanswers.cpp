// SPDX-License-Identifier: MIT
// What QNetworkAccessManager accepts as an answer.
#include "fetch.h"
#include "support/scriptedpeer.h"
#include "support/testprogram.h"

#include <QLibraryInfo>
#include <QTest>
#include <QVersionNumber>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

class TestQtAnswers : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void noErrorDoesNotMeanSuccess_data();
    void noErrorDoesNotMeanSuccess();
    void earlyStatuses_data();
    void earlyStatuses();
    void shortBody_data();
    void shortBody();
    void headerNames();
    void unsolicitedAnswerIsUsedForTheNextRequest();
    void tooManyHeadersAreDropped();
    void nonHttpIsReportedAsClosed();
    void readBufferSize_data();
    void readBufferSize();
};

namespace {

struct Fetched
{
    QNetworkReply::NetworkError error;
    int status;
    QByteArray body;
    qsizetype headers;
};

/// Fetches `bytes` over a connection that closes after them.
Fetched fetched(const QByteArray &bytes)
{
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) {
        exchange.send(bytes);
        exchange.finish();
    });
    QNetworkAccessManager manager;
    const std::unique_ptr<QNetworkReply> reply(manager.get(fetch::request(peer.url())));
    if (!fetch::finished(*reply))
        return {QNetworkReply::UnknownContentError, 0, "never finished", 0};
    return {reply->error(), fetch::status(*reply), reply->readAll(), reply->rawHeaderList().size()};
}

} // namespace

void TestQtAnswers::noErrorDoesNotMeanSuccess_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    const QByteArray ok = "HTTP/1.1 200 OK\r\n";
    const QByteArray chunked = ok + "Transfer-Encoding: chunked\r\n\r\n";
    const auto status = [](const char *number) {
        return "HTTP/1.1 " + QByteArray(number) + " X\r\nContent-Length: 2\r\n\r\n{}";
    };
    QTest::newRow("status 0") << status("0") << 0 << QByteArray("{}");
    QTest::newRow("status 99") << status("99") << 99 << QByteArray("{}");
    QTest::newRow("status 300") << status("300") << 300 << QByteArray("{}");
    QTest::newRow("status 304") << status("304") << 304 << QByteArray();
    QTest::newRow("no length, cut") << ok + "\r\n{\"a\":" << 200 << QByteArray("{\"a\":");
    QTest::newRow("chunk size that is no number") << chunked + "ZZ\r\n{\"a\":1}" << 200 << QByteArray();
    QTest::newRow("bad chunk size behind a good one")
        << chunked + "3\r\n{\"a\r\nZZ\r\n\":1}" << 200 << QByteArray("{\"a");
}

void TestQtAnswers::noErrorDoesNotMeanSuccess()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const int, status);
    QFETCH(const QByteArray, body);
    const Fetched is = fetched(bytes);
    QCOMPARE(is.error, QNetworkReply::NoError);
    QCOMPARE(is.status, status);
    QCOMPARE(is.body, body);
}

void TestQtAnswers::earlyStatuses_data()
{
    QTest::addColumn<QByteArray>("status");
    QTest::addColumn<bool>("isFinal");
    QTest::newRow("100") << QByteArray("100") << false;
    QTest::newRow("102") << QByteArray("102") << !fetch::isQt68();
    QTest::newRow("103") << QByteArray("103") << !fetch::isQt68();
    QTest::newRow("199") << QByteArray("199") << !fetch::isQt68();
}

void TestQtAnswers::earlyStatuses()
{
    QFETCH(const QByteArray, status);
    QFETCH(const bool, isFinal);
    const Fetched is =
        fetched("HTTP/1.1 " + status + " X\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}");
    QCOMPARE(is.error, QNetworkReply::NoError);
    QCOMPARE(is.status, isFinal ? status.toInt() : 200);
    QCOMPARE(is.body, isFinal ? QByteArray() : QByteArray("{}"));
}

void TestQtAnswers::shortBody_data()
{
    QTest::addColumn<QByteArray>("encoding");
    QTest::addColumn<QByteArray>("sent"); // of a body that is declared to be longer
    QTest::addColumn<QNetworkReply::NetworkError>("error");
    QTest::addColumn<bool>("hasLength");
    QTest::newRow("plain") << QByteArray() << QByteArray("{\"a\":") << QNetworkReply::RemoteHostClosedError
                           << true;
    // The beginning of what gzip makes of a text, without the end of its data and its checksum.
    QTest::newRow("gzip") << QByteArray("Content-Encoding: gzip\r\n")
                          << QByteArray::fromHex("1f8b0800000000000003ab564a54b252502a2e29cacc4b57aa05")
                          << QNetworkReply::NoError << false;
}

/// A compressed answer that is cut off looks like a whole one.
void TestQtAnswers::shortBody()
{
    QFETCH(const QByteArray, encoding);
    QFETCH(const QByteArray, sent);
    QFETCH(const QNetworkReply::NetworkError, error);
    QFETCH(const bool, hasLength);
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) {
        exchange.send("HTTP/1.1 200 OK\r\n" + encoding + "Content-Length: 100\r\n\r\n" + sent);
        exchange.finish();
    });
    QNetworkAccessManager manager;
    const std::unique_ptr<QNetworkReply> reply(manager.get(fetch::request(peer.url())));
    QVERIFY(fetch::finished(*reply));
    QCOMPARE(reply->error(), error);
    QCOMPARE(reply->hasRawHeader("Content-Length"), hasLength);
    QVERIFY(reply->readAll().startsWith("{\"a\":"));
}

void TestQtAnswers::headerNames()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(200, "{}", "text/plain", "X-Some-Name: value\r\nX-Empty:\r\n");
    });
    QNetworkRequest request = fetch::request(peer.url());
    request.setRawHeader("Svc-ApiKey", "key");
    QNetworkAccessManager manager;
    const std::unique_ptr<QNetworkReply> reply(manager.get(request));
    QVERIFY(fetch::finished(*reply));
    QCOMPARE(peer.count(fetch::isQt68() ? "svc-apikey: key" : "Svc-ApiKey: key"), 1);
    const QList<QByteArray> names = reply->rawHeaderList();
    QCOMPARE(names.contains("X-Some-Name"), !fetch::isQt68());
    QCOMPARE(names.contains("x-some-name"), fetch::isQt68());
    QVERIFY(reply->hasRawHeader("X-SOME-name"));
    QCOMPARE(reply->hasRawHeader("X-Empty"), fetch::isQt68());
}

void TestQtAnswers::unsolicitedAnswerIsUsedForTheNextRequest()
{
    bool isSent = false;
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(200, "its own");
        QTimer::singleShot(50ms, exchange.socket(), [&isSent, exchange] {
            exchange.reply(200, "nobody's");
            isSent = true;
        });
    });
    QNetworkAccessManager manager;
    const std::unique_ptr<QNetworkReply> first(manager.get(fetch::request(peer.url())));
    QVERIFY(fetch::finished(*first));
    QCOMPARE(first->readAll(), QByteArray("its own"));
    QTRY_VERIFY(isSent);
    QTest::qWait(50);
    const std::unique_ptr<QNetworkReply> second(manager.get(fetch::request(peer.url())));
    QVERIFY(fetch::finished(*second));
    QCOMPARE(second->readAll(), QByteArray("nobody's"));
}

void TestQtAnswers::tooManyHeadersAreDropped()
{
    const Fetched is = fetched("HTTP/1.1 200 OK\r\n" + QByteArray("X: y\r\n").repeated(101) + "\r\n{}");
    QCOMPARE(is.error, QNetworkReply::NoError);
    QCOMPARE(is.status, 200);
    QCOMPARE(is.headers, 0);
}

void TestQtAnswers::nonHttpIsReportedAsClosed()
{
    const Fetched banner = fetched("SSH-2.0-OpenSSH_9.2\r\n");
    const Fetched nothing = fetched({});
    QCOMPARE(banner.error, nothing.error);
    QCOMPARE(banner.error, QNetworkReply::RemoteHostClosedError);
    QCOMPARE(banner.status, 0);
}

void TestQtAnswers::readBufferSize_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<bool>("isLimited");
    QTest::newRow("200") << 200 << true;
    QTest::newRow("404") << 404 << true;
    QTest::newRow("401") << 401 << false; // Qt buffers all of it, and reports nothing until the end
    QTest::newRow("407") << 407 << false;
}

/// If nobody reads the body, only as much arrives as fits into the socket buffers of both sides, unless Qt
/// buffers it in memory.
void TestQtAnswers::readBufferSize()
{
    QFETCH(const int, status);
    QFETCH(const bool, isLimited);
    constexpr qint64 kMuch = 64LL * 1024 * 1024;
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) {
        exchange.send("HTTP/1.1 " + QByteArray::number(status) + " X\r\nContent-Type: text/plain\r\n\r\n");
        exchange.sendForever(QByteArray(256 * 1024, 'x'));
    });
    QNetworkAccessManager manager;
    const std::unique_ptr<QNetworkReply> reply(manager.get(fetch::request(peer.url())));
    reply->setReadBufferSize(64LL * 1024);
    if (isLimited) {
        qint64 before = -1;
        QTRY_VERIFY(std::exchange(before, peer.bytesSent()) == peer.bytesSent() && before > 0 &&
                    reply->bytesAvailable() > 0);
        QTest::qWait(200);
        QVERIFY(peer.bytesSent() < kMuch);
    } else {
        QTRY_VERIFY(peer.bytesSent() > kMuch);
        QCOMPARE(reply->bytesAvailable(), 0);
        QVERIFY(!reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).isValid());
    }
    reply->abort();
}

SVC_GUILESS_TEST(TestQtAnswers)
#include "tst_qtanswers.moc"
