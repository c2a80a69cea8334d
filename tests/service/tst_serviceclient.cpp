// SPDX-License-Identifier: MIT
// The three operations as the service sees them, and how its answers are interpreted.
#include "base/errortext.h"
#include "net/httpclient.h"
#include "service/serviceclient.h"
#include "support/await.h"
#include "support/scriptedpeer.h"
#include "support/testprogram.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

ServiceOptions optionsFor(const QUrl &baseUrl)
{
    ServiceOptions options;
    options.baseUrl = baseUrl;
    options.apiKeyHeader = u"Svc-ApiKey"_s;
    options.apiKey = Secret(u"canary-key"_s);
    options.requestTimeout = 10s;
    options.upgradeTimeout = 10s;
    return options;
}

std::unique_ptr<ServiceClient> clientFor(const ServiceOptions &options)
{
    TransportOptions transport;
    transport.acceptLanguage = "en";
    return std::make_unique<ServiceClient>(options, std::make_unique<HttpClient>(transport));
}

const LoginRequest kLogin{u"acme"_s, u"Production"_s, u"jdoe"_s, Secret(u" p\u00E4ss "_s)};

/// Returns what the error of an answer should repeat: the only message of these tests.
QString expectedWords(const QByteArray &body)
{
    return body.contains("words") ? u"words"_s : QString();
}

} // namespace

class TestServiceClient : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void goldenLogin();
    void goldenNotification();
    void goldenUpgrade_data();
    void goldenUpgrade();
    void keepsTheBasePath();
    void usesTheApiKeyHeaderOfTheConnection();
    void tokenPresentation_data();
    void tokenPresentation();
    void validatesHeaders_data();
    void validatesHeaders();
    void loginAnswers_data();
    void loginAnswers();
    void notificationAnswers_data();
    void notificationAnswers();
    void upgradeAnswers();
    void signOutDoesNotCancelAnUpgrade();
    void freshLookupUsesANewConnection();
    void redirectedLoginSendsPasswordOnce();
};

/// Returns the request as the peer saw it: the request line, the header lines in alphabetical order (their
/// order and case depend on the version of Qt), an empty line and the body. Values that vary from run to run
/// are replaced.
static QByteArray golden(const ScriptedPeer &peer)
{
    const QByteArray raw = peer.requests().value(0);
    const qsizetype headerEnd = raw.indexOf("\r\n\r\n");
    QByteArrayList lines = raw.left(headerEnd).split('\n');
    const QByteArray requestLine = lines.takeFirst().trimmed();
    for (QByteArray &line : lines) {
        const qsizetype colon = line.indexOf(':');
        line = line.left(colon).toLower() + line.mid(colon).trimmed();
    }
    std::sort(lines.begin(), lines.end());
    QByteArray text = requestLine + '\n' + lines.join('\n') + "\n\n" + raw.mid(headerEnd + 4);
    text.replace("127.0.0.1:" + QByteArray::number(peer.port()), "HOST");
    text.replace("svc-desktop/" SVC_VERSION, "svc-desktop/VERSION");
    return text;
}

void TestServiceClient::goldenLogin()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(200, R"({"token":"t0k3n","user":{"fullName":"Jane Doe","userName":"jdoe"}})");
    });
    const auto client = clientFor(optionsFor(peer.url()));
    const auto response = await(client->login(kLogin));
    QVERIFY(response);
    QCOMPARE(response->token->reveal(), u"t0k3n"_s);
    QCOMPARE(response->user.fullName, u"Jane Doe"_s);
    QCOMPARE(QString::fromUtf8(golden(peer)), QString::fromUtf8(R"(POST /api/v3/login HTTP/1.1
accept-encoding: identity
accept-language: en
accept: application/json
connection: Keep-Alive
content-length: 85
content-type: application/json
host: HOST
svc-apikey: canary-key
user-agent: svc-desktop/VERSION

{"dataSource":"acme","partition":"Production","username":"jdoe","password":" päss "})"));
}

void TestServiceClient::goldenNotification()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(200, R"({"notificationId":-7,"subject":"s"})");
    });
    const auto client = clientFor(optionsFor(peer.url()));
    QVERIFY(await(client->notification(-7, Secret(u"t0k3n"_s))));
    QCOMPARE(golden(peer), QByteArray(R"(GET /api/v202108/notification/-7 HTTP/1.1
accept-encoding: identity
accept-language: en
accept: application/json
authorization: Bearer t0k3n
cache-control: no-cache
connection: Keep-Alive
content-type: application/json
host: HOST
pragma: no-cache
svc-apikey: canary-key
user-agent: svc-desktop/VERSION

)"));
}

void TestServiceClient::goldenUpgrade_data()
{
    QTest::addColumn<UpgradeMode>("mode");
    QTest::addColumn<QByteArray>("target");
    QTest::newRow("everything") << UpgradeMode::Everything << QByteArray("/api/v3/me/upgrade");
    QTest::newRow("upgrades only") << UpgradeMode::UpgradesOnly
                                   << QByteArray("/api/v3/me/upgrade?upgradesOnly=true");
}

void TestServiceClient::goldenUpgrade()
{
    QFETCH(const UpgradeMode, mode);
    QFETCH(const QByteArray, target);
    ScriptedPeer peer([](const ScriptedPeer::Exchange &exchange) { exchange.reply(200, ""); });
    const auto client = clientFor(optionsFor(peer.url()));
    QVERIFY(await(client->upgrade(mode)));
    QCOMPARE(golden(peer), "POST " + target + QByteArray(R"( HTTP/1.1
accept-encoding: identity
accept-language: en
accept: application/json, */*;q=0.5
connection: Keep-Alive
content-length: 2
content-type: application/json
host: HOST
svc-apikey: canary-key
user-agent: svc-desktop/VERSION

{})"));
}

void TestServiceClient::keepsTheBasePath()
{
    ScriptedPeer peer(
        [](const ScriptedPeer::Exchange &exchange) { exchange.reply(200, R"({"notificationId":1})"); });
    const auto client = clientFor(optionsFor(peer.url(u"/tenant/a"_s)));
    QVERIFY(await(client->notification(1, {})));
    QVERIFY(peer.requests().first().startsWith("GET /tenant/a/api/v202108/notification/1 "));
}

void TestServiceClient::usesTheApiKeyHeaderOfTheConnection()
{
    ScriptedPeer peer(
        [](const ScriptedPeer::Exchange &exchange) { exchange.reply(200, R"({"notificationId":1})"); });
    ServiceOptions options = optionsFor(peer.url());
    options.apiKeyHeader = u"Acme-ApiKey"_s;
    QVERIFY(await(clientFor(options)->notification(1, {})));
    QVERIFY(peer.countHeaders("Acme-ApiKey: canary-key"));
    QVERIFY(!peer.countHeaders("Svc-ApiKey"));
}

void TestServiceClient::tokenPresentation_data()
{
    QTest::addColumn<TokenPresentation>("presentation");
    QTest::addColumn<QByteArray>("line"); // empty: the token is sent nowhere
    QTest::newRow("bearer") << TokenPresentation{} << QByteArray("Authorization: Bearer t0k3n");
    QTest::newRow("header") << TokenPresentation{TokenPresentation::Kind::Header, u"Svc-Token"_s}
                            << QByteArray("Svc-Token: t0k3n");
    QTest::newRow("none") << TokenPresentation{TokenPresentation::Kind::None, {}} << QByteArray();
}

void TestServiceClient::tokenPresentation()
{
    QFETCH(const TokenPresentation, presentation);
    QFETCH(const QByteArray, line);
    ScriptedPeer peer(
        [](const ScriptedPeer::Exchange &exchange) { exchange.reply(200, R"({"notificationId":1})"); });
    ServiceOptions options = optionsFor(peer.url());
    options.token = presentation;
    const auto client = clientFor(options);
    QVERIFY(await(client->notification(1, Secret(u"t0k3n"_s))));
    QCOMPARE(peer.bytes().contains("t0k3n"), !line.isEmpty());
    QVERIFY(line.isEmpty() || peer.countHeaders(line) == 1);
    QVERIFY(await(client->upgrade(UpgradeMode::Everything)));
    QVERIFY(!peer.requests().last().contains("t0k3n"));
}

void TestServiceClient::validatesHeaders_data()
{
    QTest::addColumn<QString>("header");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("tokenHeader");
    QTest::addColumn<ErrorCause>("cause");
    const QString name = u"Svc-ApiKey"_s;
    const QString key = u"key"_s;
    QTest::newRow("key with a line break")
        << name << u"a\r\nX: 1"_s << QString() << ErrorCause::HeaderValueCharacter;
    QTest::newRow("key with a blank") << name << u"a b"_s << QString() << ErrorCause::HeaderValueCharacter;
    QTest::newRow("key of another script")
        << name << u"ключ"_s << QString() << ErrorCause::HeaderValueCharacter;
    QTest::newRow("no key") << name << QString() << QString() << ErrorCause::Required;
    QTest::newRow("long key") << name << QString(4097, u'k') << QString() << ErrorCause::HeaderValueLength;
    QTest::newRow("name with a line break") << u"A\r\nB"_s << key << QString() << ErrorCause::HeaderName;
    QTest::newRow("name with a colon") << u"A:B"_s << key << QString() << ErrorCause::HeaderName;
    QTest::newRow("Host") << u"Host"_s << key << QString() << ErrorCause::HeaderNameReserved;
    QTest::newRow("Content-Length") << u"content-length"_s << key << QString()
                                    << ErrorCause::HeaderNameReserved;
    QTest::newRow("Authorization") << u"Authorization"_s << key << QString()
                                   << ErrorCause::HeaderNameReserved;
    QTest::newRow("token in Cookie") << name << key << u"Cookie"_s << ErrorCause::HeaderNameReserved;
    QTest::newRow("token in the key's header")
        << name << key << u"svc-apikey"_s << ErrorCause::HeaderNameReserved;
}

void TestServiceClient::validatesHeaders()
{
    QFETCH(const QString, header);
    QFETCH(const QString, key);
    QFETCH(const QString, tokenHeader);
    QFETCH(const ErrorCause, cause);
    ScriptedPeer peer([](const ScriptedPeer::Exchange &exchange) { exchange.reply(200, "{}"); });
    ServiceOptions options = optionsFor(peer.url());
    options.apiKeyHeader = header;
    options.apiKey = Secret(key);
    if (!tokenHeader.isEmpty())
        options.token = {TokenPresentation::Kind::Header, tokenHeader};
    const auto client = clientFor(options);
    const auto lookup = await(client->notification(1, Secret(u"t0k3n"_s)));
    QVERIFY(!lookup);
    QCOMPARE(lookup.error().cause, cause);
    if (tokenHeader.isEmpty()) {
        QVERIFY(!await(client->login(kLogin)));
        QVERIFY(!await(client->upgrade(UpgradeMode::Everything)));
    }
    QCOMPARE(peer.connections(), 0);
}

void TestServiceClient::loginAnswers_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("kind"); // empty: signed in
    QTest::addColumn<ErrorCause>("cause");
    const QByteArray json = "application/json";
    const auto row = [](const char *name, int status, const QByteArray &type, const QByteArray &body,
                        const QString &kind, ErrorCause cause = ErrorCause::None) {
        QTest::newRow(name) << status << type << body << kind << cause;
    };
    row("token", 200, json, R"({"token":"t"})", {});
    row("charset", 200, "application/json; charset=utf-8", R"({"token":"t","user":null})", {});
    row("no token", 200, json, R"({"message":"words"})", u"data"_s, ErrorCause::NoToken);
    row("null token", 200, json, R"({"token":null})", u"data"_s, ErrorCause::NoToken);
    row("empty token", 200, json, R"({"token":""})", u"data"_s, ErrorCause::NoToken);
    row("token that can't be sent", 200, json, R"({"token":"a\r\nb"})", u"data"_s,
        ErrorCause::TokenLineBreak);
    row("token of another type", 200, json, R"({"token":5,"message":"words"})", u"data"_s,
        ErrorCause::WrongType);
    row("empty body", 200, json, "", u"data"_s, ErrorCause::EmptyBody);
    row("204", 204, json, "", u"data"_s, ErrorCause::EmptyBody);
    row("201", 201, json, R"({"token":"t"})", u"protocol"_s, ErrorCause::UnexpectedStatus);
    row("web page", 200, "text/html", "<html>", u"protocol"_s, ErrorCause::WebPage);
    row("web page called JSON", 200, json, "<!DOCTYPE html><html>", u"protocol"_s, ErrorCause::WebPage);
    row("text", 200, "text/plain", "words", u"protocol"_s, ErrorCause::ContentType);
    row("401", 401, json, R"({"message":"words"})", u"sign-in-rejected"_s);
    row("403", 403, json, "{}", u"forbidden"_s);
    row("404", 404, "text/html", "<html>", u"protocol"_s, ErrorCause::WebPage);
    row("500", 500, json, "{}", u"server-fault"_s);
}

void TestServiceClient::loginAnswers()
{
    QFETCH(const int, status);
    QFETCH(const QByteArray, type);
    QFETCH(const QByteArray, body);
    QFETCH(const QString, kind);
    QFETCH(const ErrorCause, cause);
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) { exchange.reply(status, body, type); });
    const auto response = await(clientFor(optionsFor(peer.url()))->login(kLogin));
    QCOMPARE(response ? QString() : errorKindName(response.error().kind), kind);
    if (!response) {
        QCOMPARE(response.error().cause, cause);
        QCOMPARE(response.error().status, status);
        QCOMPARE(response.error().serverMessage, expectedWords(body));
        QCOMPARE(response.error().port, peer.port());
        QVERIFY(!response.error().notificationId);
    }
    QCOMPARE(peer.requests().size(), 1);
}

void TestServiceClient::notificationAnswers_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("kind"); // empty: found
    QTest::addColumn<ErrorCause>("cause");
    const auto row = [](const char *name, int status, const QByteArray &body, const QString &kind,
                        ErrorCause cause = ErrorCause::None) {
        QTest::newRow(name) << status << body << kind << cause;
    };
    row("found", 200, R"({"notificationId":1042})", {});
    row("nothing else given", 200, R"({"notificationId":1042,"subject":null})", {});
    row("no id given", 200, R"({"subject":"x"})", u"data"_s, ErrorCause::NoNotificationId);
    row("null for the id", 200, R"({"notificationId":null})", u"data"_s, ErrorCause::NoNotificationId);
    row("an error as 200", 200, R"({"error":"words","code":404})", u"data"_s, ErrorCause::NoNotificationId);
    row("another id", 200, R"({"notificationId":1043})", u"data"_s, ErrorCause::OtherNotification);
    row("beyond int32", 200, R"({"notificationId":4294968338})", u"data"_s, ErrorCause::OtherNotification);
    row("wrong type", 200, R"({"notificationId":"1042"})", u"data"_s, ErrorCause::WrongType);
    row("array", 200, "[]", u"data"_s, ErrorCause::NotJson);
    row("401", 401, R"({"title":"words"})", u"session-expired"_s);
    row("404", 404, R"({"message":"words"})", u"not-found"_s);
    row("429", 429, "{}", u"rate-limited"_s);
}

void TestServiceClient::notificationAnswers()
{
    QFETCH(const int, status);
    QFETCH(const QByteArray, body);
    QFETCH(const QString, kind);
    QFETCH(const ErrorCause, cause);
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(status, body, "application/json", "Retry-After: 7\r\n");
    });
    const auto found = await(clientFor(optionsFor(peer.url()))->notification(1042, {}));
    QCOMPARE(found ? QString() : errorKindName(found.error().kind), kind);
    if (found) {
        QCOMPARE(found->raw, body);
        return;
    }
    QCOMPARE(found.error().cause, cause);
    QCOMPARE(found.error().notificationId, 1042);
    QCOMPARE(found.error().serverMessage, expectedWords(body));
    const QString shown = errorSentences(found.error());
    QVERIFY2(!shown.contains(u"words"_s) || !shown.contains(u"not shown"_s), qPrintable(shown));
    if (status == 429)
        QCOMPARE(found.error().retryAfter, 7s);
}

void TestServiceClient::upgradeAnswers()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(503, "<html>busy</html>", "text/html");
    });
    const auto reply = await(clientFor(optionsFor(peer.url()))->upgrade(UpgradeMode::Everything));
    QVERIFY(reply);
    QCOMPARE(reply->status, 503);
    QCOMPARE(reply->contentType, QByteArray("text/html"));
    QCOMPARE(reply->body, QByteArray("<html>busy</html>"));
    QVERIFY(!reply->cutOff);
}

void TestServiceClient::signOutDoesNotCancelAnUpgrade()
{
    std::optional<ScriptedPeer::Exchange> held;
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) { held = exchange; });
    auto client = clientFor(optionsFor(peer.url()));
    const auto upgrade = client->upgrade(UpgradeMode::Everything);
    QTRY_VERIFY(held.has_value());
    client.reset();
    held->reply(200, "{}");
    const auto reply = await(upgrade);
    QVERIFY(reply);
    QCOMPARE(reply->status, 200);
    QCOMPARE(peer.requests().size(), 1);
}

void TestServiceClient::freshLookupUsesANewConnection()
{
    ScriptedPeer peer(
        [](const ScriptedPeer::Exchange &exchange) { exchange.reply(200, R"({"notificationId":1})"); });
    const auto client = clientFor(optionsFor(peer.url()));
    QVERIFY(await(client->notification(1, {})));
    QVERIFY(await(client->notification(1, {})));
    QCOMPARE(peer.connections(), 1);
    QVERIFY(await(client->notification(1, {}, ConnectionReuse::FreshConnection)));
    QCOMPARE(peer.connections(), 2);
}

void TestServiceClient::redirectedLoginSendsPasswordOnce()
{
    ScriptedPeer other(
        [](const ScriptedPeer::Exchange &exchange) { exchange.reply(200, R"({"token":"t"})"); });
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(307, "", "text/plain",
                       "Location: " + other.url(u"/api/v3/login"_s).toEncoded() + "\r\n");
    });
    const auto response = await(clientFor(optionsFor(peer.url()))->login(kLogin));
    QVERIFY(!response);
    QCOMPARE(errorKindName(response.error().kind), u"redirect"_s);
    QCOMPARE(peer.count("p\xC3\xA4ss"), 1);
    QCOMPARE(other.connections(), 0);
}

SVC_GUILESS_TEST(TestServiceClient)
#include "tst_serviceclient.moc"
