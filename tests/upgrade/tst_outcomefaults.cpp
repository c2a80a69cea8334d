// SPDX-License-Identifier: MIT
#include "support/testprogram.h"
#include "upgrade/outcome.h"

#include <QTest>

using namespace Qt::StringLiterals;
using enum UpgradeOutcome;

namespace {

const QByteArray kJsonBody = "application/json";
const QByteArray kHtml = "text/html; charset=utf-8";
const QByteArray kWebPage = "<!DOCTYPE html><html><title>502 Bad Gateway</title></html>";
const QByteArray kJsonError = R"({"message":"Step 3 failed"})";

struct Response
{
    Result<UpgradeReply> result;
};

Response notSent(ErrorKind kind, ErrorCause cause = ErrorCause::None, int status = 0)
{
    Error error;
    error.kind = kind;
    error.cause = cause;
    error.status = status;
    return {failure(error)};
}

Response maybeSent(ErrorKind kind, ErrorCause cause = ErrorCause::None)
{
    Error error;
    error.kind = kind;
    error.cause = cause;
    error.delivery = Delivery::MaybeSent;
    return {failure(error)};
}

Response answered(ErrorKind kind, int status, ErrorCause cause = ErrorCause::None)
{
    Error error;
    error.kind = kind;
    error.cause = cause;
    error.status = status;
    error.delivery = Delivery::Answered;
    return {failure(error)};
}

Response reply(int status, const QByteArray &contentType = {}, const QByteArray &body = {},
               bool cutOff = false)
{
    return {UpgradeReply{status, contentType, body, cutOff}};
}

/// An answer whose body was chunked, or ended with the connection.
Response uncertain(int status, const QByteArray &contentType, const QByteArray &body)
{
    UpgradeReply answer{status, contentType, body, false};
    answer.endIsUncertain = true;
    return {answer};
}

} // namespace
Q_DECLARE_METATYPE(Response)

/// The outcome of an upgrade for each fault of the network, a server, a proxy or a user. Row names start with
/// the number of the fault.
class TestOutcomeFaults final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void faults_data();
    void faults();
    void sentIsNeverNotStarted();
};

void TestOutcomeFaults::faults_data()
{
    using enum ErrorKind;
    QTest::addColumn<Response>("response");
    QTest::addColumn<UpgradeOutcome>("outcome");
    const auto row = [](const char *name, const Response &response, UpgradeOutcome outcome) {
        QTest::newRow(name) << response << outcome;
    };
    row("C01 refused", notSent(ErrorKind::Refused), NotStarted);
    row("C02 unknown host", notSent(DnsFailed), NotStarted);
    row("C03 no route", notSent(Offline), NotStarted);
    row("C04 black hole", notSent(Timeout), NotStarted);
    row("C05 RST on accept, before a byte was handed out", notSent(Interrupted), NotStarted);
    row("C05 RST on accept, after bytes were handed out", maybeSent(Interrupted), Unknown);
    row("C06 a service on ::1", reply(200, kJsonBody, "{}"), Finished);
    row("C07 drop, then refused", maybeSent(ErrorKind::Refused), Unknown);

    row("T01 untrusted root", notSent(TlsUntrusted), NotStarted);
    row("T02 self-signed", notSent(TlsUntrusted), NotStarted);
    row("T03 missing intermediate", notSent(TlsUntrusted, ErrorCause::IncompleteChain), NotStarted);
    row("T04 wrong host", notSent(TlsHostname), NotStarted);
    row("T05 expired", notSent(TlsExpired), NotStarted);
    row("T06 not yet valid", notSent(TlsNotYetValid), NotStarted);
    row("T07 weak", notSent(TlsFailed, ErrorCause::WeakCertificate), NotStarted);
    row("T08 old protocol", notSent(TlsFailed), NotStarted);
    row("T09 plain HTTP on the port", notSent(TlsFailed, ErrorCause::NotTls), NotStarted);
    row("T10 handshake stalls", notSent(Timeout), NotStarted);
    row("T10 handshake ends", notSent(Interrupted), NotStarted);
    row("T11 certificate became bad", notSent(TlsUntrusted), NotStarted);
    row("T12 a client certificate is required", notSent(TlsFailed, ErrorCause::ClientCertificate),
        NotStarted);
    row("T13 RST before that alert", maybeSent(Interrupted), Unknown);

    row("F01 FIN before the answer", maybeSent(Interrupted), Unknown);
    row("F02 RST after the request", maybeSent(Interrupted), Unknown);
    row("F02 RST after the request, on TLS", maybeSent(TlsFailed), Unknown);
    row("F03 half a status line", maybeSent(Interrupted), Unknown);
    row("F03 half a header", maybeSent(Protocol), Unknown);
    row("F04 short of its Content-Length", reply(200, kJsonBody, R"({"ok":)", true), Unknown);
    row("F04 short, and refused", reply(403, kJsonBody, R"({"mess)", true), UpgradeOutcome::Refused);
    row("F04 short, and failed", reply(500, kJsonBody, kJsonError, true), Unknown);
    row("F05 no length, JSON cut", reply(200, kJsonBody, R"({"applied":[1,)"), Unknown);
    row("F05 no length, text", uncertain(200, "text/plain", "done"), Unknown);
    row("F05 no length, whole JSON", uncertain(200, kJsonBody, "{}"), Finished);
    row("F06 chunks, text", uncertain(200, "text/plain", "working: "), Unknown);
    row("F06 chunks, whole JSON", uncertain(200, kJsonBody, R"({"progress": 10})"), Finished);
    row("F06 chunks, of no type", uncertain(200, {}, "{}"), Unknown);
    row("F06 last chunk missing", reply(200, kJsonBody, "{}", true), Unknown);
    row("F07 two lengths", answered(Protocol, 200), Unknown);
    row("F08 headers without end", maybeSent(Protocol), Unknown);
    row("F08 a status line without end", maybeSent(Timeout), Unknown);
    row("F09 no HTTP", maybeSent(Protocol, ErrorCause::NotHttp), Unknown);
    row("F10 a connection of its own, with its own answer", reply(200), Finished);

    row("H01 401", reply(401), UpgradeOutcome::Refused);
    row("H01 401 that asks for Basic", answered(RequestRejected, 401), UpgradeOutcome::Refused);
    row("H01 401 with a web page", reply(401, kHtml, kWebPage), UpgradeOutcome::Refused);
    row("H02 403", reply(403, kJsonBody, kJsonError), UpgradeOutcome::Refused);
    row("H02 404", reply(404), UpgradeOutcome::Refused);
    row("H02 409", reply(409, kJsonBody, kJsonError), UpgradeOutcome::Refused);
    row("H02 410", reply(410), UpgradeOutcome::Refused);
    row("H03 429", reply(429), UpgradeOutcome::Refused);
    row("H03 503", reply(503, kJsonBody, kJsonError), Unknown);
    row("H04 408", reply(408, kJsonBody, kJsonError), Unknown);
    row("H04 500 with our JSON", reply(500, kJsonBody, kJsonError), Failed);
    row("H04 500 with a problem", reply(500, "application/problem+json", R"({"title":"x"})"), Failed);
    row("H04 500 with a web page", reply(500, kHtml, kWebPage), Unknown);
    row("H04 500 without a body", reply(500), Unknown);
    row("H04 501 with our JSON", reply(501, kJsonBody, kJsonError), Failed);
    row("H04 502", reply(502, kHtml, kWebPage), Unknown);
    row("H04 502 with JSON", reply(502, kJsonBody, kJsonError), Unknown);
    row("H04 504", reply(504, kHtml, kWebPage), Unknown);
    row("H04 504 with JSON", reply(504, kJsonBody, kJsonError), Unknown);
    row("H04 520 with a web page", reply(520, kHtml, kWebPage), Unknown);
    row("H04 599 without a body", reply(599), Unknown);
    row("H05 200 without a body", reply(200), Finished);
    row("H05 201", reply(201, kJsonBody, "{}"), Finished);
    row("H05 202", reply(202, kJsonBody, "{}"), Unknown);
    row("H05 204", reply(204), Finished);
    row("H05 205", reply(205), Unknown);
    row("H05 206", reply(206, kJsonBody, "{}"), Unknown);
    row("H05 207", reply(207, kJsonBody, "{}"), Unknown);
    for (const int status : {0, -1, 99, 102, 103, 304, 600, 999}) {
        QTest::addRow("H06 %d", status) << reply(status, kJsonBody, "{}") << Unknown;
        QTest::addRow("H06 %d, as an error", status)
            << answered(Protocol, status, ErrorCause::UnexpectedStatus) << Unknown;
    }
    row("H06 103 for ever", maybeSent(Timeout), Unknown);
    row("H07 proxy wants a user name", notSent(Proxy, ErrorCause::ProxyLoginNeeded, 407), NotStarted);
    row("H07 CONNECT refused", notSent(Proxy), NotStarted);
    row("H07 proxy is not there", notSent(Proxy), NotStarted);
    row("H07 sign-in page of a network", reply(200, kHtml, kWebPage), Unknown);

    row("R01 307 to another host", answered(Redirect, 307), Unknown);
    row("R02 308 to another scheme", answered(Redirect, 308), Unknown);
    row("R03 302 to a file", answered(Redirect, 302), Unknown);
    row("R04 301 to itself", answered(Redirect, 301), Unknown);
    row("R05 303", answered(Redirect, 303), Unknown);

    row("J01 two documents", reply(200, kJsonBody, "{}{}"), Finished);
    row("J02 an array", reply(200, kJsonBody, "[]"), Finished);
    row("J06 invalid UTF-8", reply(200, "text/plain", QByteArray::fromHex("ff00fe")), Finished);
    row("J08 packed", answered(Protocol, 200, ErrorCause::ContentEncoding), Unknown);
    row("J08 beyond 4 MiB", answered(TooLarge, 200), Unknown);
    row("J09 a web page called JSON", reply(200, kJsonBody, kWebPage), Unknown);
    row("J09 no type", reply(200, {}, "done"), Finished);
    row("J10 a list of errors", reply(500, kJsonBody, R"({"errors":["x"]})"), Failed);

    row("S01 no answer", maybeSent(Timeout), Unknown);
    row("S02 a body that drips", answered(Timeout, 200), Unknown);
    row("S02 headers that drip", maybeSent(Timeout), Unknown);
    row("S03 stalls in the body", answered(Timeout, 200), Unknown);
    row("S03 stalls in the body of a refusal", answered(Timeout, 403), UpgradeOutcome::Refused);
    row("S04 slow but fine", reply(200, kJsonBody, "{}"), Finished);
    row("S05 stopped before it left", notSent(Cancelled), NotStarted);
    row("S05 stopped once it was sent", maybeSent(Cancelled), Unknown);
    row("S05 stopped in the body", answered(Cancelled, 200), Unknown);
    row("S06 the socket died in sleep", maybeSent(Interrupted), Unknown);

    row("L01 another run is on its way", notSent(Conflict, ErrorCause::PreviousRun), NotStarted);
    row("L03 no more sockets", notSent(Offline), NotStarted);
    row("U02 it can't be written down", notSent(LocalStorage, ErrorCause::RunNotRecorded), NotStarted);
    row("D02 a key that can't be sent", notSent(Input, ErrorCause::HeaderValueCharacter), NotStarted);
}

void TestOutcomeFaults::faults()
{
    QFETCH(Response, response);
    QFETCH(UpgradeOutcome, outcome);
    QCOMPARE(decideOutcome(response.result), outcome);
}

void TestOutcomeFaults::sentIsNeverNotStarted()
{
    for (int kind = 0; kind <= static_cast<int>(ErrorKind::LocalStorage); ++kind) {
        const auto any = static_cast<ErrorKind>(kind);
        QCOMPARE(decideOutcome(maybeSent(any).result), Unknown);
        QCOMPARE(decideOutcome(notSent(any).result), NotStarted);
        QVERIFY(decideOutcome(answered(any, 200).result) != NotStarted);
        QVERIFY(decideOutcome(answered(any, 200).result) != Finished);
    }
}

SVC_GUILESS_TEST(TestOutcomeFaults)
#include "tst_outcomefaults.moc"
