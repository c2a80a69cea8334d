// SPDX-License-Identifier: MIT
// Group H of the fault matrix: complete answers with an unexpected status. tst_proxyfaults covers proxies.
#include "operations.h"
#include "support/scriptedpeer.h"
#include "support/testprogram.h"

#include <QLibraryInfo>
#include <QTest>
#include <QVersionNumber>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

class TestStatusFaults : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void unauthorised_data();
    void unauthorised();
    void status_data();
    void status();
    void retryAfterHeader_data();
    void retryAfterHeader();
    void impossibleStatus_data();
    void impossibleStatus();
    void manyInterimAnswers_data();
    void manyInterimAnswers();
};

namespace {

const QByteArray kJson = "application/json";
const QByteArray kGatewayPage =
    "<!DOCTYPE html><html><body><h1>502 Bad Gateway</h1>stack trace</body></html>";
const QByteArray kError = R"({"message":"Step 3 failed"})";
const char kUnknown[] = "outcome-unknown answered V: The outcome is not known";
const char kEmpty[] = "data answered U: The answer is empty";
const char kUndocumentedStatus[] = "protocol answered U: The answer is not what the service documents";
const char kWebPageStatus[] = "protocol answered U: A web page answered instead of the service";

struct Reply
{
    int status;
    QByteArray type;
    QByteArray body;
};

} // namespace

Q_DECLARE_METATYPE(Reply)

void TestStatusFaults::unauthorised_data()
{
    QTest::addColumn<Operation>("operation");
    QTest::addColumn<QByteArray>("challenge");
    QTest::addColumn<QString>("summary");
    for (const char *scheme : {"", "Basic realm=\"x\"", "NTLM", "Negotiate", "Bearer error=\"invalid_token\"",
                               "Digest realm=\"x\", nonce=\"1\""}) {
        const QByteArray challenge(scheme);
        const QByteArray name = challenge.isEmpty() ? "none" : challenge.split(' ').first();
        QTest::addRow("H01 401 with %s: G", name.constData())
            << G << challenge
            << u"session-expired answered —: Your session ended, or this API key has no access"_s;
        QTest::addRow("H01 401 with %s: L", name.constData())
            << L << challenge << u"sign-in-rejected answered —: Not accepted"_s;
        QTest::addRow("H01 401 with %s: P", name.constData())
            << P << challenge << u"request-rejected answered —: The API key was not accepted"_s;
    }
}

void TestStatusFaults::unauthorised()
{
    QFETCH(const Operation, operation);
    QFETCH(const QByteArray, challenge);
    QFETCH(const QString, summary);
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(401, R"({"message":"no"})", kJson,
                       challenge.isEmpty() ? challenge : "WWW-Authenticate: " + challenge + "\r\n");
    });
    QCOMPARE(perform(operation, peer.url()).summary(), summary);
    QCOMPARE(peer.requests().size(), 1);
    QCOMPARE(peer.countHeaders("Authorization"), operation == G ? 1 : 0);
    QCOMPARE(peer.countHeaders("Authorization: Bearer canary-token"), operation == G ? 1 : 0);
    QCOMPARE(peer.count("canary-password"), operation == L ? 1 : 0);
}

void TestStatusFaults::status_data()
{
    QTest::addColumn<Operation>("operation");
    QTest::addColumn<Reply>("reply");
    QTest::addColumn<QString>("summary");
    const auto row = [](const char *id, const char *what, const Reply &reply, const QByteArray &get,
                        const QByteArray &login, const QByteArray &upgrade) {
        QTest::addRow("%s %d%s: G", id, reply.status, what) << G << reply << QString::fromUtf8(get);
        QTest::addRow("%s %d%s: L", id, reply.status, what) << L << reply << QString::fromUtf8(login);
        QTest::addRow("%s %d%s: P", id, reply.status, what) << P << reply << QString::fromUtf8(upgrade);
    };
    const char *forbidden = "forbidden answered —: Not allowed";
    const char *nobody = "not-found answered —: No such service at this address";
    const char *notForYou = "not-found answered —: Notification 1042 was not found for you";
    const char *conflict = "conflict answered —: The service is busy with something that conflicts with this";
    row("H02", "", {403, kJson, kError}, forbidden, forbidden, forbidden);
    row("H02", "", {404, kJson, kError}, notForYou, nobody, nobody);
    row("H02", "", {409, kJson, kError}, conflict, conflict, conflict);
    row("H02", "", {410, kJson, kError}, notForYou, nobody, nobody);
    const char *rejected = "request-rejected answered —: The service did not accept the request (400)";
    row("H02", "", {400, kJson, kError}, rejected, rejected, rejected);

    for (const int status : {500, 501, 502, 503, 504, 520, 599}) {
        const QByteArray title =
            status == 503 ? "The service is busy" : "The service failed (" + QByteArray::number(status) + ")";
        const bool gateway = status >= 502 && status <= 504;
        const QByteArray get = "server-fault answered " + QByteArray(gateway ? "A1: " : "U: ") + title;
        const QByteArray login = "server-fault answered U: " + title;
        if (gateway) {
            row("H04", ", a web page", {status, "text/html", kGatewayPage}, get, login, kUnknown);
            row("H04", ", a web page called JSON", {status, kJson, kGatewayPage}, get, login, kUnknown);
        }
        row("H04", ", JSON", {status, kJson, kError}, get, login,
            gateway || status >= 520 ? kUnknown : "server-fault answered —: " + title);
    }
    row("H04", "", {408, kJson, kError}, "timeout answered A1F: No answer in time",
        "timeout answered U: No answer in time", kUnknown);

    row("H05", ", empty", {200, kJson, ""}, kEmpty, kEmpty, "ok");
    row("H05", "", {204, "", ""}, kEmpty, kEmpty, "ok");
    row("H05", "", {205, "", ""}, kEmpty, kEmpty, kUnknown);
    row("H05", "", {201, kJson, "{}"}, kUndocumentedStatus, kUndocumentedStatus, "ok");
    for (const int status : {202, 206, 207})
        row("H05", "", {status, kJson, "{}"}, kUndocumentedStatus, kUndocumentedStatus, kUnknown);

    for (const int status : {400, 401, 403, 404, 405, 409, 410, 423, 451, 500, 501, 520, 599}) {
        const QByteArray title =
            "A web page answered instead of the service (" + QByteArray::number(status) + ")";
        const QByteArray failed =
            (status < 500 ? "protocol answered U: " : "server-fault answered U: ") + title;
        const QByteArray upgrade = status < 500 ? "protocol answered —: " + title : QByteArray(kUnknown);
        row("H08", ", a web page", {status, "text/html", kGatewayPage}, failed, failed, upgrade);
        row("H08", ", a web page called JSON", {status, kJson, kGatewayPage}, failed, failed, upgrade);
        row("H08", ", a web page called text", {status, "text/plain", kGatewayPage}, failed, failed, upgrade);
        row("H08", ", a part of a page without a type", {status, "", "<center>No</center>"}, failed, failed,
            upgrade);
    }
    row("H08", ", a gateway's page", {429, "text/html", kGatewayPage},
        "rate-limited answered W: The service is busy", "rate-limited answered U: The service is busy",
        "rate-limited answered —: The service is busy");
    row("H08", ", a gateway's page", {408, "text/html", kGatewayPage},
        "timeout answered A1F: No answer in time", "timeout answered U: No answer in time", kUnknown);
    row("H08", ", text", {404, "text/plain", "404 page not found"}, notForYou, nobody, nobody);
    row("H08", ", nothing", {404, "text/html", ""}, notForYou, nobody, nobody);

    row("H07", ", a network's sign-in page", {200, "text/html", kGatewayPage}, kWebPageStatus, kWebPageStatus,
        kUnknown);
    const char *proxyName = "proxy answered U: A proxy requires a user name";
    row("H07", " from nowhere", {407, "text/html", kGatewayPage}, proxyName, proxyName,
        "proxy answered —: A proxy requires a user name");
}

void TestStatusFaults::status()
{
    QFETCH(const Operation, operation);
    QFETCH(const Reply, reply);
    QFETCH(const QString, summary);
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(reply.status, reply.body, reply.type);
    });
    const Answer answer = perform(operation, peer.url());
    QCOMPARE(answer.summary(), summary);
    QCOMPARE(peer.requests().size(), 1);
    QVERIFY(!answer.allTexts().contains(u'<'));
    QVERIFY(!answer.allTexts().contains(u"stack trace"_s));
    if (answer.error && operation != P && reply.body == kError)
        QCOMPARE(answer.error->serverMessage, u"Step 3 failed"_s);
}

void TestStatusFaults::retryAfterHeader_data()
{
    QTest::addColumn<Operation>("operation");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("retryAfter");
    QTest::addColumn<int>("seconds"); // 0: none given
    QTest::addColumn<QString>("summary");
    struct Value
    {
        const char *name;
        const char *value;
        int seconds;
    };
    for (const auto &[name, value, seconds] :
         {Value{"seconds", "12", 12}, Value{"a date gone by", "Fri, 20 Nov 2020 10:00:30 GMT", 1},
          Value{"a far date", "Wed, 20 Nov 2999 10:00:30 GMT", 300}, Value{"zero", "0", 1},
          Value{"a huge number", "99999999999999999999", 300}, Value{"junk", "soon", 0}}) {
        const char *busy = seconds ? "W" : "A1";
        QTest::addRow("H03 429 with %s: G", name)
            << G << 429 << QByteArray(value) << seconds << u"rate-limited answered W: The service is busy"_s;
        QTest::addRow("H03 503 with %s: G", name)
            << G << 503 << QByteArray(value) << seconds
            << u"server-fault answered %1: The service is busy"_s.arg(QLatin1StringView(busy));
        QTest::addRow("H03 429 with %s: L", name)
            << L << 429 << QByteArray(value) << seconds << u"rate-limited answered U: The service is busy"_s;
        QTest::addRow("H03 429 with %s: P", name)
            << P << 429 << QByteArray(value) << 0 << u"rate-limited answered —: The service is busy"_s;
        QTest::addRow("H03 503 with %s: P", name)
            << P << 503 << QByteArray(value) << 0 << QString::fromLatin1(kUnknown);
    }
}

void TestStatusFaults::retryAfterHeader()
{
    QFETCH(const Operation, operation);
    QFETCH(const int, status);
    QFETCH(const QByteArray, retryAfter);
    QFETCH(const int, seconds);
    QFETCH(const QString, summary);
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(status, kError, kJson, "Retry-After: " + retryAfter + "\r\n");
    });
    const Answer answer = perform(operation, peer.url());
    QCOMPARE(answer.summary(), summary);
    QCOMPARE(answer.error->retryAfter.value_or(0s).count(), seconds);
    QCOMPARE(peer.requests().size(), 1);
}

void TestStatusFaults::impossibleStatus_data()
{
    QTest::addColumn<Operation>("operation");
    QTest::addColumn<QByteArray>("status");
    QTest::addColumn<QString>("summary");
    const auto row = [](const char *status, const QString &delivery, const QString &get) {
        QTest::addRow("H06 status %s: G", status) << G << QByteArray(status) << get;
        QTest::addRow("H06 status %s: L", status)
            << L << QByteArray(status) << QString(get).replace(u" A1:"_s, u" U:"_s);
        QTest::addRow("H06 status %s: P", status)
            << P << QByteArray(status) << u"outcome-unknown %1 V: The outcome is not known"_s.arg(delivery);
    };
    const QString title = u"The answer is not what the service documents"_s;
    const QString maybe = u"protocol maybe-sent U: "_s + title;
    // From Qt 6.8 on every 1xx is an interim answer, and the final one never comes.
    const QString early = QLibraryInfo::version() >= QVersionNumber(6, 8)
                              ? u"interrupted maybe-sent A1: The connection to PEER was interrupted"_s
                              : u"protocol maybe-sent U: The answer can't be read"_s;
    for (const char *status : {"0", "99", "-1", "600", "999"})
        row(status, u"maybe-sent"_s, maybe);
    row("102", u"maybe-sent"_s, early);
    row("103", u"maybe-sent"_s, early);
    row("304", u"answered"_s, u"protocol answered U: "_s + title);
}

void TestStatusFaults::impossibleStatus()
{
    QFETCH(const Operation, operation);
    QFETCH(const QByteArray, status);
    QFETCH(const QString, summary);
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) {
        exchange.send("HTTP/1.1 " + status +
                      " X\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}");
        exchange.finish();
    });
    QCOMPARE(perform(operation, peer.url()).summary(), summary);
    if (operation != G)
        QCOMPARE(peer.count("POST "), 1);
}

void TestStatusFaults::manyInterimAnswers_data()
{
    QTest::addColumn<Operation>("operation");
    QTest::newRow("H06 500 times 100, then the answer: G") << G;
    QTest::newRow("H06 500 times 100, then the answer: L") << L;
    QTest::newRow("H06 500 times 100, then the answer: P") << P;
}

void TestStatusFaults::manyInterimAnswers()
{
    QFETCH(const Operation, operation);
    ScriptedPeer peer([](const ScriptedPeer::Exchange &exchange) {
        exchange.send(QByteArray("HTTP/1.1 100 Continue\r\n\r\n").repeated(500));
        exchange.reply(200, R"({"notificationId":1042,"token":"t"})");
    });
    QCOMPARE(perform(operation, peer.url()).summary(), u"ok"_s);
    QCOMPARE(peer.requests().size(), 1);
}

SVC_GUILESS_TEST(TestStatusFaults)
#include "tst_statusfaults.moc"
