// SPDX-License-Identifier: MIT
#include "support/testprogram.h"
#include "upgrade/outcome.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QByteArray kJson = "application/json";
const QByteArray kPage = "<!DOCTYPE html><title>Sign in</title>";
const QByteArray kError = R"({"message":"Step 3 failed"})";

bool isFinished(int status)
{
    return status == 200 || status == 201 || status == 204;
}

bool isRefused(int status)
{
    return status / 100 == 4 && status != 408;
}

bool isFailed(int status)
{
    return status >= 500 && status < 520 && status != 502 && status != 503 && status != 504;
}

} // namespace

class TestOutcome final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyStatus();
    void replies_data();
    void replies();
    void uncertainEnd_data();
    void uncertainEnd();
    void errors_data();
    void errors();
    void names();
};

void TestOutcome::everyStatus()
{
    using enum UpgradeOutcome;
    for (int status = 0; status <= 999; ++status) {
        const auto outcome = [status](const QByteArray &type, const QByteArray &body, bool cutOff) {
            return decideOutcome(UpgradeReply{status, type, body, cutOff});
        };
        const UpgradeOutcome refusedOrUnknown = isRefused(status) ? Refused : Unknown;
        const UpgradeOutcome finished = isFinished(status) ? Finished : refusedOrUnknown;
        QCOMPARE(outcome({}, {}, false), finished);
        QCOMPARE(outcome("text/plain", "Done.", false), finished);
        QCOMPARE(outcome(kJson, kError, false), isFailed(status) ? Failed : finished);
        QCOMPARE(outcome("text/html", kPage, false), refusedOrUnknown);
        QCOMPARE(outcome(kJson, kPage, false), refusedOrUnknown);
        QCOMPARE(outcome({}, {}, true), refusedOrUnknown);
        QCOMPARE(outcome(kJson, kError, true), refusedOrUnknown);
    }
}

void TestOutcome::replies_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("contentType");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<UpgradeOutcome>("outcome");
    const auto row = [](const char *name, int status, const QByteArray &type, const QByteArray &body,
                        UpgradeOutcome outcome) { QTest::newRow(name) << status << type << body << outcome; };
    row("done with any JSON", 200, kJson, "[]", UpgradeOutcome::Finished);
    row("done with broken JSON", 200, kJson, "{]", UpgradeOutcome::Finished);
    row("done with noise called JSON", 200, kJson, QByteArray::fromHex("1f8b0800"), UpgradeOutcome::Finished);
    row("done with text in brackets", 200, "text/plain", "{", UpgradeOutcome::Finished);
    row("JSON that stops in the middle", 200, kJson, R"({"applied":[1,)", UpgradeOutcome::Unknown);
    row("done with bytes", 200, "application/octet-stream", QByteArray(100, '\0'), UpgradeOutcome::Finished);
    row("done, of HTML type but empty", 200, "text/html", {}, UpgradeOutcome::Finished);
    row("accepted, not finished", 202, kJson, "{}", UpgradeOutcome::Unknown);
    row("fault without a body", 500, {}, {}, UpgradeOutcome::Unknown);
    row("fault with text", 500, "text/plain", "Step 3 failed", UpgradeOutcome::Unknown);
    row("fault with JSON that is not marked as such", 500, "text/plain", kError, UpgradeOutcome::Unknown);
    row("fault with JSON and no type", 500, {}, kError, UpgradeOutcome::Unknown);
    row("fault with an array", 500, kJson, R"(["Step 3 failed"])", UpgradeOutcome::Unknown);
    row("fault with broken JSON", 500, kJson, R"({"message":)", UpgradeOutcome::Unknown);
    row("fault with a problem", 500, "application/problem+json; charset=utf-8", R"({"title":"x"})",
        UpgradeOutcome::Failed);
    row("fault with an object", 501, kJson, "{}", UpgradeOutcome::Failed);
    row("gateway with JSON", 502, kJson, kError, UpgradeOutcome::Unknown);
    row("unavailable with JSON", 503, kJson, kError, UpgradeOutcome::Unknown);
    row("gateway timeout with JSON", 504, kJson, kError, UpgradeOutcome::Unknown);
    row("timeout of a content network with JSON", 524, kJson, kError, UpgradeOutcome::Unknown);
    row("timeout of a proxy with JSON", 598, kJson, kError, UpgradeOutcome::Unknown);
    row("key not accepted", 401, kJson, kError, UpgradeOutcome::Refused);
    row("request timeout with JSON", 408, kJson, kError, UpgradeOutcome::Unknown);
    row("busy", 429, {}, {}, UpgradeOutcome::Refused);
}

void TestOutcome::replies()
{
    QFETCH(int, status);
    QFETCH(QByteArray, contentType);
    QFETCH(QByteArray, body);
    QFETCH(UpgradeOutcome, outcome);
    QCOMPARE(decideOutcome(UpgradeReply{status, contentType, body, false}), outcome);
}

void TestOutcome::uncertainEnd_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("contentType");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<UpgradeOutcome>("outcome");
    const auto row = [](const char *name, int status, const QByteArray &type, const QByteArray &body,
                        UpgradeOutcome outcome) { QTest::newRow(name) << status << type << body << outcome; };
    row("whole JSON", 200, kJson, R"({"applied":3})", UpgradeOutcome::Finished);
    row("a list", 200, kJson, "[]", UpgradeOutcome::Finished);
    row("half JSON", 200, kJson, R"({"applied":)", UpgradeOutcome::Unknown);
    row("no JSON", 200, kJson, "{]", UpgradeOutcome::Unknown);
    row("a word", 200, kJson, R"("done")", UpgradeOutcome::Finished);
    row("half a word", 200, kJson, R"("done)", UpgradeOutcome::Unknown);
    row("true", 200, kJson, " true\n", UpgradeOutcome::Finished);
    row("null", 200, kJson, "null", UpgradeOutcome::Finished);
    row("half of true", 200, kJson, "tru", UpgradeOutcome::Unknown);
    row("a number, or half of one", 200, kJson, "12", UpgradeOutcome::Unknown);
    row("two values", 200, kJson, "{}{}", UpgradeOutcome::Unknown);
    row("two values in a row", 200, kJson, "{},{}", UpgradeOutcome::Unknown);
    row("after a byte order mark", 200, kJson, "\xEF\xBB\xBF{}", UpgradeOutcome::Finished);
    row("text", 200, "text/plain", "Step 1 done.", UpgradeOutcome::Unknown);
    row("JSON called text", 200, "text/plain", "{}", UpgradeOutcome::Unknown);
    row("nothing", 200, {}, {}, UpgradeOutcome::Unknown);
    row("refused", 403, "text/plain", "No.", UpgradeOutcome::Refused);
    row("failed", 500, kJson, kError, UpgradeOutcome::Failed);
}

/// A chunked body, or one that ends with the connection, is complete if its text shows that.
void TestOutcome::uncertainEnd()
{
    QFETCH(int, status);
    QFETCH(QByteArray, contentType);
    QFETCH(QByteArray, body);
    QFETCH(UpgradeOutcome, outcome);
    QCOMPARE(decideOutcome(UpgradeReply{status, contentType, body, false, true}), outcome);
}

void TestOutcome::errors_data()
{
    QTest::addColumn<ErrorKind>("kind");
    QTest::addColumn<Delivery>("delivery");
    QTest::addColumn<int>("status");
    QTest::addColumn<UpgradeOutcome>("outcome");
    const auto row = [](const char *name, ErrorKind kind, Delivery delivery, int status,
                        UpgradeOutcome outcome) {
        QTest::newRow(name) << kind << delivery << status << outcome;
    };
    row("refused", ErrorKind::Refused, Delivery::NotSent, 0, UpgradeOutcome::NotStarted);
    row("host unknown", ErrorKind::DnsFailed, Delivery::NotSent, 0, UpgradeOutcome::NotStarted);
    row("certificate", ErrorKind::TlsUntrusted, Delivery::NotSent, 0, UpgradeOutcome::NotStarted);
    row("cancelled before it left", ErrorKind::Cancelled, Delivery::NotSent, 0, UpgradeOutcome::NotStarted);
    row("proxy refused", ErrorKind::Proxy, Delivery::NotSent, 407, UpgradeOutcome::NotStarted);
    row("cancelled", ErrorKind::Cancelled, Delivery::MaybeSent, 0, UpgradeOutcome::Unknown);
    row("dropped", ErrorKind::Interrupted, Delivery::MaybeSent, 0, UpgradeOutcome::Unknown);
    row("refused after a drop", ErrorKind::Refused, Delivery::MaybeSent, 0, UpgradeOutcome::Unknown);
    row("no answer", ErrorKind::Timeout, Delivery::MaybeSent, 0, UpgradeOutcome::Unknown);
    row("redirect", ErrorKind::Redirect, Delivery::Answered, 307, UpgradeOutcome::Unknown);
    row("fault", ErrorKind::ServerFault, Delivery::Answered, 500, UpgradeOutcome::Unknown);
    row("not accepted", ErrorKind::RequestRejected, Delivery::Answered, 401, UpgradeOutcome::Refused);
    row("too large, refused", ErrorKind::TooLarge, Delivery::Answered, 400, UpgradeOutcome::Refused);
    row("too large", ErrorKind::TooLarge, Delivery::Answered, 200, UpgradeOutcome::Unknown);
    row("request timeout", ErrorKind::Timeout, Delivery::Answered, 408, UpgradeOutcome::Unknown);
    row("not HTTP", ErrorKind::Protocol, Delivery::MaybeSent, 0, UpgradeOutcome::Unknown);
}

void TestOutcome::errors()
{
    QFETCH(ErrorKind, kind);
    QFETCH(Delivery, delivery);
    QFETCH(int, status);
    QFETCH(UpgradeOutcome, outcome);
    Error error;
    error.kind = kind;
    error.delivery = delivery;
    error.status = status;
    QCOMPARE(decideOutcome(failure(error)), outcome);
}

void TestOutcome::names()
{
    QCOMPARE(outcomeName(UpgradeOutcome::NotStarted), u"not-started"_s);
    QCOMPARE(outcomeName(UpgradeOutcome::Finished), u"finished"_s);
    QCOMPARE(outcomeName(UpgradeOutcome::Refused), u"refused"_s);
    QCOMPARE(outcomeName(UpgradeOutcome::Failed), u"failed"_s);
    QCOMPARE(outcomeName(UpgradeOutcome::Unknown), u"unknown"_s);
}

SVC_GUILESS_TEST(TestOutcome)
#include "tst_outcome.moc"
