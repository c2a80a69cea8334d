// SPDX-License-Identifier: MIT
// Every exchange is recorded in the activity log, however it ended, without any secret.
#include "activity/activitylog.h"
#include "activity/exchangecurl.h"
#include "activity/exchangehar.h"
#include "activity/exchangetext.h"
#include "base/errortext.h"
#include "net/httpclient.h"
#include "service/serviceclient.h"
#include "support/await.h"
#include "support/canaries.h"
#include "support/certificates.h"
#include "support/scriptedpeer.h"
#include "support/testprogram.h"

#include <QJsonDocument>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

HttpRequest getRequest(const QUrl &url)
{
    HttpRequest request;
    request.url = url;
    request.accept = "application/json";
    request.headers = {{"Svc-ApiKey", canaries::apiKey.toLatin1()}};
    request.secrets = {{SecretRole::ApiKey, Secret(canaries::apiKey)}};
    return request;
}

HttpRequest postRequest(const QUrl &url)
{
    HttpRequest request = getRequest(url);
    request.method = HttpRequest::Method::Post;
    request.body = "{}";
    return request;
}

struct ExchangeRecorderFixture
{
    SystemClock clock;
    ActivityLog log{clock};

    [[nodiscard]] HttpClient client(TransportOptions options = {})
    {
        options.connectionName = u"acme"_s;
        options.environment = u"TEST"_s;
        return HttpClient(std::move(options), &log);
    }
    [[nodiscard]] const Exchange &last() const { return log.exchanges().last(); }
    /// Returns every form of the log that can be seen or copied.
    [[nodiscard]] QByteArray everything() const
    {
        QByteArray all = exchangesHar(log.exchanges()) + exchangesText(log.exchanges()).toUtf8();
        for (const Exchange &exchange : log.exchanges()) {
            all += exchangeCurl(exchange).toUtf8() + exchange.requestBody.text() +
                   exchange.responseBody.text() + exchange.address.toUtf8() + exchange.reason.toUtf8() +
                   exchange.detail.toUtf8() + '\n';
            for (const ExchangeHeader &header : exchange.requestHeaders + exchange.responseHeaders)
                all += header.name + header.value + '\n';
        }
        return all;
    }
};

QByteArray headerOf(const QList<ExchangeHeader> &headers, const QByteArray &name)
{
    for (const ExchangeHeader &header : headers) {
        if (header.name.compare(name, Qt::CaseInsensitive) == 0)
            return header.value;
    }
    return "(none)";
}

QString everythingOf(const Error &error)
{
    const ErrorText text = describeError(error);
    return QStringList{error.serverMessage, error.detail, error.redirectOrigin, error.jsonPath,
                       text.title,          text.message, errorDetails(error)}
        .join(u'\n');
}

} // namespace

class TestExchangeRecorder final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answeredLookup();
    void overTls();
    void badCertificate();
    void failures_data();
    void failures();
    void refusedBeforeItIsSent();
    void cancelledAndDestroyed();
    void groupsRetries();
    void pausedAndWithoutLog();
    void answeredLogin();
    void recordsNoSecrets_data();
    void recordsNoSecrets();
    void redactsCookies();
    void truncatedBodiesEndBeforeASecret();
    void doesNotChangeTheNotification();
    void passwordEqualToTheUserName();
};

void TestExchangeRecorder::answeredLookup()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(404, R"({"message":"none"})", "application/json", "X-Request-Id: 7\r\nX-Other: z\r\n");
    });
    ExchangeRecorderFixture fixture;
    HttpClient client = fixture.client();
    const auto job = client.send(getRequest(peer.url(u"/api/notification/7"_s)));
    QCOMPARE(fixture.log.exchanges().size(), 1);
    QVERIFY(fixture.last().isRunning());
    const auto result = await(job);
    QVERIFY(result);
    const Exchange &exchange = fixture.last();
    QCOMPARE(result->exchange, exchange.number);
    QCOMPARE(exchange.method, "GET");
    QCOMPARE(exchange.address, peer.url(u"/api/notification/7"_s).toString());
    QCOMPARE(exchange.connection, u"acme"_s);
    QCOMPARE(exchange.environment, u"TEST"_s);
    QCOMPARE(exchange.status, 404);
    QCOMPARE(exchange.reason, u"Status"_s);
    QCOMPARE(exchange.delivery, Delivery::Answered);
    QVERIFY(!exchange.error && !exchange.tls && !exchange.isRunning());
    QCOMPARE(headerOf(exchange.requestHeaders, "svc-apikey"), "<redacted>");
    QCOMPARE(headerOf(exchange.requestHeaders, "accept"), "application/json");
    QVERIFY(headerOf(exchange.requestHeaders, "user-agent").startsWith("svc-desktop/"));
    QCOMPARE(headerOf(exchange.responseHeaders, "x-request-id"), "7");
    QCOMPARE(headerOf(exchange.responseHeaders, "x-other"), "<redacted>");
    QCOMPARE(exchange.responseBody.text(), R"({"message":"none"})");
    QCOMPARE(exchange.responseBody.size, 18);
    const ExchangeTimes &times = exchange.times;
    QVERIFY(times.connecting && times.sent && times.answered && times.ended && !times.encrypted);
    QVERIFY(times.connecting <= times.sent && times.sent <= times.answered && times.answered <= times.ended);

    QVERIFY(await(client.send(getRequest(peer.url(u"/api/notification/8"_s)))));
    QCOMPARE(peer.connections(), 1);
    QVERIFY(!fixture.last().times.connecting && fixture.last().times.sent);
}

void TestExchangeRecorder::overTls()
{
    ScriptedPeer peer(certificates::server(u"good"_s),
                      [](const ScriptedPeer::Exchange &exchange) { exchange.reply(200, "{}"); });
    ExchangeRecorderFixture fixture;
    TransportOptions options;
    options.readExtraCas = [] { return certificates::roots(); };
    HttpClient client = fixture.client(options);
    QVERIFY(await(client.send(postRequest(peer.url()))));
    const Exchange &exchange = fixture.last();
    QVERIFY(exchange.times.encrypted && exchange.times.connecting <= exchange.times.encrypted);
    QVERIFY(exchange.tls);
    QVERIFY(exchange.tls->protocol.startsWith(u"TLS 1."_s));
    QVERIFY(!exchange.tls->cipher.isEmpty());
    QCOMPARE(exchange.tls->certificate.sha256.size(), 95);
    QCOMPARE(exchange.requestBody.text(), "{}");
}

void TestExchangeRecorder::badCertificate()
{
    ScriptedPeer peer(certificates::server(u"othername"_s),
                      [](const ScriptedPeer::Exchange &exchange) { exchange.reply(200, "{}"); });
    ExchangeRecorderFixture fixture;
    TransportOptions options;
    options.readExtraCas = [] { return certificates::roots(); };
    HttpClient client = fixture.client(options);
    const auto result = await(client.send(getRequest(peer.url())));
    QVERIFY(!result);
    const Exchange &exchange = fixture.last();
    QCOMPARE(result.error().exchange, exchange.number);
    QCOMPARE(exchange.error, std::optional(ErrorKind::TlsHostname));
    QCOMPARE(exchange.delivery, Delivery::NotSent);
    QVERIFY(exchange.tls);
    QCOMPARE(exchange.tls->certificate.names, QStringList{u"other.example"_s});
    QVERIFY(!exchange.times.sent);
}

void TestExchangeRecorder::failures_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<ErrorKind>("kind");
    QTest::addColumn<Delivery>("delivery");
    QTest::addColumn<int>("status");
    QTest::newRow("dropped") << QByteArray() << ErrorKind::Interrupted << Delivery::MaybeSent << 0;
    QTest::newRow("redirect") << QByteArray("HTTP/1.1 302 Found\r\nLocation: https://a.example/x?y\r\n"
                                            "Content-Length: 0\r\n\r\n")
                              << ErrorKind::Redirect << Delivery::Answered << 302;
    QTest::newRow("no final status") << QByteArray("HTTP/1.1 99 What\r\nContent-Length: 0\r\n\r\n")
                                     << ErrorKind::Protocol << Delivery::MaybeSent << 99;
    QTest::newRow("compressed") << QByteArray("HTTP/1.1 200 OK\r\nContent-Encoding: br\r\n"
                                              "Content-Length: 1\r\n\r\nx")
                                << ErrorKind::Protocol << Delivery::Answered << 200;
}

void TestExchangeRecorder::failures()
{
    QFETCH(const QByteArray, answer);
    QFETCH(const ErrorKind, kind);
    QFETCH(const Delivery, delivery);
    QFETCH(const int, status);
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) {
        exchange.send(answer);
        exchange.finish();
    });
    ExchangeRecorderFixture fixture;
    HttpClient client = fixture.client();
    const auto result = await(client.send(postRequest(peer.url())));
    QVERIFY(!result);
    QCOMPARE(fixture.log.exchanges().size(), 1);
    const Exchange &exchange = fixture.last();
    QCOMPARE(result.error().exchange, exchange.number);
    QCOMPARE(errorKindName(exchange.error.value_or(ErrorKind::Input)), errorKindName(kind));
    QCOMPARE(exchange.delivery, delivery);
    QCOMPARE(exchange.status, status);
    QVERIFY(!exchange.isRunning());
}

void TestExchangeRecorder::refusedBeforeItIsSent()
{
    ExchangeRecorderFixture fixture;
    HttpClient client = fixture.client();
    for (const QUrl &url : {QUrl(u"ftp://127.0.0.1/"_s), QUrl(u"http://user:pass@svc.invalid/"_s),
                            QUrl(u"http://svc.invalid/"_s)}) {
        const auto result = await(client.send(getRequest(url)));
        QVERIFY(!result);
        QCOMPARE(result.error().exchange, fixture.last().number);
        QCOMPARE(fixture.last().error, std::optional(ErrorKind::Input));
        QCOMPARE(fixture.last().delivery, Delivery::NotSent);
        QVERIFY(!fixture.last().address.contains(u"user"_s) && !fixture.last().address.contains(u"pass"_s));
    }
    QCOMPARE(fixture.log.exchanges().size(), 3);
    QCOMPARE(canaries::hits(fixture.everything()), QStringList());
}

void TestExchangeRecorder::cancelledAndDestroyed()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &) {});
    ExchangeRecorderFixture fixture;
    HttpClient client = fixture.client();
    const auto cancelled = client.send(postRequest(peer.url()));
    QTRY_COMPARE(peer.requests().size(), 1);
    cancelled->cancel();
    QCOMPARE(fixture.last().error, std::optional(ErrorKind::Cancelled));
    QCOMPARE(fixture.last().delivery, Delivery::MaybeSent);

    auto dropped = client.send(postRequest(peer.url()));
    QTRY_COMPARE(peer.requests().size(), 2);
    dropped.reset();
    QCOMPARE(fixture.last().error, std::optional(ErrorKind::Cancelled));
    QCOMPARE(fixture.last().delivery, Delivery::MaybeSent);

    auto early = client.send(getRequest(peer.url()));
    early.reset();
    QCOMPARE(fixture.last().delivery, Delivery::NotSent);
    QCOMPARE(fixture.log.exchanges().size(), 3);
}

void TestExchangeRecorder::groupsRetries()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &exchange) { exchange.reply(503, "{}"); });
    ExchangeRecorderFixture fixture;
    HttpClient client = fixture.client();
    HttpRequest request = getRequest(peer.url(u"/7"_s));
    for (const qint64 retryOf : {0, 1, 2, 0}) {
        request.retryOf = retryOf;
        QVERIFY(await(client.send(request)));
    }
    QList<qint64> groups;
    for (const Exchange &exchange : fixture.log.exchanges())
        groups += exchange.group;
    QCOMPARE(groups, (QList<qint64>{1, 1, 1, 4}));
}

void TestExchangeRecorder::pausedAndWithoutLog()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(400, canaries::apiKey.toUtf8(), "text/plain");
    });
    ExchangeRecorderFixture fixture;
    fixture.log.setPaused(true);
    HttpClient paused = fixture.client();
    HttpClient without({});
    for (HttpClient *client : {&paused, &without}) {
        const auto result = await(client->send(getRequest(peer.url())));
        QVERIFY(result);
        QCOMPARE(result->exchange, 0);
        QCOMPARE(result->body, canaries::apiKey.toUtf8());
    }
    QVERIFY(fixture.log.exchanges().isEmpty());
}

namespace {

std::unique_ptr<ServiceClient> serviceAt(const QUrl &url, ExchangeRecorderFixture &fixture)
{
    ServiceOptions options;
    options.baseUrl = url;
    options.apiKeyHeader = u"Svc-ApiKey"_s;
    options.apiKey = Secret(canaries::apiKey);
    options.requestTimeout = 20s;
    options.upgradeTimeout = 20s;
    return std::make_unique<ServiceClient>(options,
                                           std::make_unique<HttpClient>(TransportOptions(), &fixture.log));
}

LoginRequest login(const QString &password = canaries::password)
{
    return {u"acme"_s, {}, u"jdoe"_s, Secret(password)};
}

QByteArray quoted(const QByteArray &text)
{
    return '"' + text + '"';
}

} // namespace

void TestExchangeRecorder::answeredLogin()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(200, "{\"token\":" + quoted(canaries::jsonEscaped(canaries::token)) +
                                R"(,"user":{"fullName":"Jane Doe","userName":"jdoe"}})");
    });
    ExchangeRecorderFixture fixture;
    const auto result = await(serviceAt(peer.url(), fixture)->login(login()));
    QVERIFY(result);
    QCOMPARE(result->token->reveal(), canaries::token);
    QCOMPARE(fixture.last().requestBody.text(),
             R"({"dataSource":"acme","username":"jdoe","password":"<redacted>"})");
    QCOMPARE(fixture.last().responseBody.text(),
             R"({"token":"<redacted>","user":{"fullName":"Jane Doe","userName":"jdoe"}})");
    QCOMPARE(canaries::hits(fixture.everything()), QStringList());
}

void TestExchangeRecorder::recordsNoSecrets_data()
{
    QTest::addColumn<QString>("secret");
    QTest::newRow("API key") << canaries::apiKey;
    QTest::newRow("token") << canaries::token;
    QTest::newRow("password") << canaries::password;
}

/// The peer echoes everything, in every place, in successes and in failures. Its answers stay unchanged;
/// errors and the log contain no secret.
void TestExchangeRecorder::recordsNoSecrets()
{
    QFETCH(const QString, secret);
    const bool isToken = secret == canaries::token;
    QByteArray echo;
    QByteArray inJson;
    for (const canaries::Form &form : canaries::formsOf(secret)) {
        echo += form.bytes + " | ";
        if (!form.bytes.contains('"') && !form.bytes.contains('\0'))
            inJson += form.bytes + " | ";
    }
    inJson += canaries::jsonEscaped(secret) + " | " + canaries::jsonEscaped(QString::fromUtf8(echo));
    inJson.replace('\0', "\\u0000");
    QByteArray inHeader = echo;
    inHeader.replace('\0', "");
    const QByteArray json = R"({"message":")" + inJson + R"(","title":")" + inJson + R"(","subject":")" +
                            inJson + R"(","notificationId":7,")" + inJson + R"(":")" + inJson +
                            R"(","user":{"fullName":")" + inJson + R"("},"token":")" +
                            canaries::jsonEscaped(secret) + R"("})";
    QVERIFY(!QJsonDocument::fromJson(json).isNull());
    int found200 = 0;
    QByteArray body;
    QByteArray type;
    int status = 200;
    bool isCut = false;
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) {
        exchange.send(
            "HTTP/1.1 " + QByteArray::number(status) + ' ' + inHeader + "\r\nContent-Type: " + type +
            "\r\nServer: " + inHeader + "\r\nSet-Cookie: a=" + inHeader + "\r\nX-Echo: " + inHeader +
            "\r\nX-Request-Id: " + inHeader + "\r\nWWW-Authenticate: " + inHeader +
            "\r\nLocation: https://a.example/" + inHeader +
            "\r\nContent-Length: " + QByteArray::number(body.size() + (isCut ? 10 : 0)) + "\r\n\r\n" + body);
        if (isCut)
            exchange.finish();
    });
    ExchangeRecorderFixture fixture;
    const auto client = serviceAt(peer.url(), fixture);
    QString shown;
    const auto see = [&shown](const auto &result) {
        if (!result)
            shown += everythingOf(result.error());
    };
    for (const int each : {200, 302, 401, 503}) {
        for (const QByteArray eachType : {"application/json", "text/plain", ""}) {
            for (const bool cut : {false, true}) {
                if (cut && each != 503)
                    continue;
                status = each;
                type = eachType.isEmpty() ? inHeader : eachType;
                isCut = cut;
                body = eachType == "application/json" ? json : "it was " + echo;
                // A token is known as a secret from the answer that issues it.
                if (!isToken || (each == 200 && !cut && eachType == "application/json")) {
                    const auto signedIn = await(client->login(login()));
                    see(signedIn);
                    if (signedIn)
                        shown += signedIn->user.fullName.value_or(QString());
                }
                const auto found = await(client->notification(7, Secret(canaries::token)));
                see(found);
                found200 += found ? 1 : 0;
                if (found)
                    QCOMPARE(found->raw, body);
                const auto upgraded = await(client->upgrade(UpgradeMode::Everything));
                see(upgraded);
                if (upgraded)
                    QCOMPARE(upgraded->body, body);
            }
        }
    }
    QCOMPARE(fixture.log.exchanges().size(), isToken ? 31 : 45);
    QCOMPARE(found200, 1);
    QCOMPARE(canaries::hits(fixture.everything()), QStringList());
    const QStringList left = canaries::hits(shown);
    QVERIFY2(left.isEmpty(), qPrintable(left.join(u"; "_s)));
}

void TestExchangeRecorder::redactsCookies()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(
            200, "your session is c00kie-canary", "text/plain",
            "Set-Cookie: session=c00kie-canary; Path=/; Max-Age=30\r\nX-Request-Id: c00kie%2Dcanary\r\n");
    });
    ExchangeRecorderFixture fixture;
    HttpClient client = fixture.client();
    const auto result = await(client.send(getRequest(peer.url())));
    QVERIFY(result);
    QCOMPARE(result->body, "your session is c00kie-canary");
    QCOMPARE(fixture.last().responseBody.text(), "your session is <redacted>");
    QCOMPARE(headerOf(fixture.last().responseHeaders, "set-cookie"), "<redacted>");
    QCOMPARE(headerOf(fixture.last().responseHeaders, "x-request-id"), "<redacted>");
}

void TestExchangeRecorder::truncatedBodiesEndBeforeASecret()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &exchange) {
        exchange.send("HTTP/1.1 500 No\r\nContent-Type: text/plain\r\nContent-Length: 100\r\n\r\nkey " +
                      canaries::apiKey.toUtf8().left(10));
        exchange.finish();
    });
    ExchangeRecorderFixture fixture;
    HttpClient client = fixture.client();
    const auto result = await(client.send(getRequest(peer.url())));
    QVERIFY(result);
    QVERIFY(result->cutOff);
    QCOMPARE(result->body, "key " + canaries::apiKey.toUtf8().left(10));
    QCOMPARE(fixture.last().responseBody.text(), "key <redacted>");
}

void TestExchangeRecorder::doesNotChangeTheNotification()
{
    const QByteArray raw = "{ \"notificationId\" : 7,\n\t\"subject\":\"a\\u00e9\\/\", \"x\": 1.10 }";
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) { exchange.reply(200, raw); });
    ExchangeRecorderFixture fixture;
    const auto result = await(serviceAt(peer.url(), fixture)->notification(7, Secret(canaries::token)));
    QVERIFY(result);
    QCOMPARE(result->raw, raw);
}

/// Redacting every “jdoe” would reveal the password.
void TestExchangeRecorder::passwordEqualToTheUserName()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(200, R"({"token":"tok-123","user":{"fullName":"Jane","userName":"jdoe"}})");
    });
    ExchangeRecorderFixture fixture;
    const auto result = await(serviceAt(peer.url(), fixture)->login(login(u"jdoe"_s)));
    QVERIFY(result);
    QCOMPARE(result->user.userName, std::optional(u"jdoe"_s));
    QCOMPARE(fixture.last().requestBody.text(),
             R"({"dataSource":"acme","username":"jdoe","password":"<redacted>"})");
}

SVC_GUILESS_TEST(TestExchangeRecorder)
#include "tst_exchangerecorder.moc"
