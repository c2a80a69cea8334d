// SPDX-License-Identifier: MIT
#include "demopeer.h"
#include "support/testprogram.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QNetworkReply>
#include <QTest>

#include <tuple>

using namespace Qt::StringLiterals;

class TestDemoService final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void u07_refuses_data();
    void u07_refuses();
    void u07_refusesOtherHosts_data();
    void u07_refusesOtherHosts();
    void u07_refusesRequestsWithoutLength_data();
    void u07_refusesRequestsWithoutLength();
    void signsIn_data();
    void signsIn();
    void rejectsCredentials_data();
    void rejectsCredentials();
    void tokensExpire();
    void runsOneUpgradeAtATime();
    void upgradeOutcomes_data();
    void upgradeOutcomes();

private:
    DemoPeer m_service;
};

void TestDemoService::initTestCase()
{
    QVERIFY(m_service.start());
}

void TestDemoService::u07_refuses_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<Headers>("headers");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("detail");

    const auto row = [](const char *name, const QByteArray &method, const QByteArray &path,
                        const Headers &headers, const QByteArray &body, int status, const QString &detail) {
        QTest::newRow(name) << method << path << headers << body << status << detail;
    };
    const Headers good = goodHeaders;
    const auto &key = good.at(0);
    const auto &json = good.at(1);
    const QByteArray some = notificationPath + "1001";
    const QByteArray login = credentials();

    row("no key", "GET", some, {json}, {}, 401, u"Svc-ApiKey"_s);
    row("wrong key", "GET", some, {{"Svc-ApiKey", "demo-kex"}, json}, {}, 401, u"key"_s);
    row("no key, login", "POST", loginPath, {json}, login, 401, u"Svc-ApiKey"_s);
    row("no key, upgrade", "POST", upgradePath, {json}, "{}", 401, u"Svc-ApiKey"_s);
    row("no type, GET", "GET", some, {key}, {}, 415, u"Content-Type"_s);
    row("text, login", "POST", loginPath, {key, {"Content-Type", "text/plain"}}, login, 415,
        u"application/json"_s);
    row("root", "GET", "/", good, {}, 404, u"path"_s);
    row("other version", "GET", "/api/v202109/notification/1001", good, {}, 404, u"path"_s);
    row("below an id", "GET", some + "/text", good, {}, 404, u"path"_s);
    row("GET login", "GET", loginPath, good, {}, 405, u"POST"_s);
    row("GET upgrade", "GET", upgradePath, good, {}, 405, u"POST"_s);
    row("POST lookup", "POST", some, good, "{}", 405, u"GET"_s);
    row("PUT lookup", "PUT", some, good, "{}", 405, u"GET"_s);
    row("DELETE lookup", "DELETE", some, good, {}, 405, u"GET"_s);
    for (const char *id : {"abc", "1001.0", "+1001", "%201001", "2147483648", "-2147483649",
                           "9223372036854775808", "1e3", "0x3E9"})
        row(id, "GET", notificationPath + id, good, {}, 400, u"32-bit"_s);
    row("smallest id", "GET", notificationPath + "-2147483648", good, {}, 404, u"-2147483648"_s);
    row("unknown token", "GET", some, {key, json, {"Authorization", "Bearer 00"}}, {}, 401, u"token"_s);
    row("other scheme", "GET", some, {key, json, {"Authorization", "Basic ZGVtbzpkZW1v"}}, {}, 401,
        u"token"_s);
    row("unknown token header", "GET", some, {key, json, {"Svc-Token", "00"}}, {}, 401, u"token"_s);
    row("no login body", "POST", loginPath, good, {}, 400, u"JSON"_s);
    row("no JSON", "POST", loginPath, good, "{dataSource:", 400, u"JSON"_s);
    row("an array", "POST", loginPath, good, "[]", 400, u"object"_s);
    row("nothing in it", "POST", loginPath, good, "{}", 400, u"\"dataSource\""_s);
    row("null user", "POST", loginPath, good, credentials({{u"username"_s, QJsonValue::Null}}), 400,
        u"\"username\""_s);
    row("number as password", "POST", loginPath, good, credentials({{u"password"_s, 1}}), 400,
        u"\"password\""_s);
    row("partition list", "POST", loginPath, good, credentials({{u"partition"_s, QJsonArray()}}), 400,
        u"\"partition\""_s);
    row("no upgrade body", "POST", upgradePath, good, {}, 400, u"JSON"_s);
    for (const char *value : {"", "True", "1", "true&upgradesOnly=maybe"}) {
        row(qPrintable(u"upgradesOnly=%1"_s.arg(QLatin1StringView(value))), "POST",
            upgradePath + "?upgradesOnly=" + value, good, "{}", 400, u"\"upgradesOnly\""_s);
    }
    row("large body", "POST", loginPath, good, QByteArray(65'537, ' '), 413, u"65536"_s);
}

void TestDemoService::u07_refuses()
{
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, path);
    QFETCH(const Headers, headers);
    QFETCH(const QByteArray, body);
    QFETCH(const int, status);
    QFETCH(const QString, detail);

    const Answer answer = m_service.ask(method, path, headers, body);
    QCOMPARE(answer.status, status);
    QCOMPARE(answer.contentType, "application/problem+json");
    const QJsonObject problem = objectIn(answer.body);
    QCOMPARE(problem.value(u"status").toInt(), status);
    QVERIFY(!problem.value(u"title").toString().isEmpty());
    QVERIFY2(problem.value(u"detail").toString().contains(detail), answer.body.constData());
    if (status == 405)
        QCOMPARE(QString::fromLatin1(answer.allow), detail);
}

void TestDemoService::u07_refusesOtherHosts_data()
{
    QTest::addColumn<QByteArray>("hostLines");
    QTest::addColumn<int>("status");
    QTest::newRow("address") << QByteArray("Host: 127.0.0.1\r\n") << 200;
    QTest::newRow("address and port") << QByteArray("Host: 127.0.0.1:8080\r\n") << 200;
    QTest::newRow("name") << QByteArray("Host: LocalHost:8080\r\n") << 200;
    QTest::newRow("IPv6") << QByteArray("Host: [::1]:8080\r\n") << 200;
    QTest::newRow("another") << QByteArray("Host: evil.example\r\n") << 421;
    QTest::newRow("prefix") << QByteArray("Host: localhost.evil.example\r\n") << 421;
    QTest::newRow("suffix") << QByteArray("Host: evil-localhost\r\n") << 421;
    QTest::newRow("user part") << QByteArray("Host: localhost:80@evil.example\r\n") << 421;
    QTest::newRow("two") << QByteArray("Host: localhost\r\nHost: evil.example\r\n") << 421;
    QTest::newRow("none") << QByteArray() << 421;
}

void TestDemoService::u07_refusesOtherHosts()
{
    QFETCH(const QByteArray, hostLines);
    QFETCH(const int, status);
    const QByteArray answer = m_service.exchange(
        "GET " + notificationPath + "1001 HTTP/1.1\r\n" + hostLines +
        "Svc-ApiKey: demo-key\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n");
    QVERIFY2(answer.startsWith("HTTP/1.1 " + QByteArray::number(status)), answer.constData());
}

void TestDemoService::u07_refusesRequestsWithoutLength_data()
{
    QTest::addColumn<QByteArray>("request");
    QTest::addColumn<int>("status");
    QTest::newRow("chunks") << QByteArray("Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n") << 411;
    QTest::newRow("packed") << QByteArray("Content-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}") << 415;
    QTest::newRow("no length") << QByteArray("\r\n") << 400;
    QTest::newRow("200 MB") << QByteArray("Content-Length: 209715200\r\n\r\n{}") << 413;
}

void TestDemoService::u07_refusesRequestsWithoutLength()
{
    QFETCH(const QByteArray, request);
    QFETCH(const int, status);
    const QByteArray answer = m_service.exchange(
        "POST " + loginPath +
        " HTTP/1.1\r\nHost: localhost\r\nSvc-ApiKey: demo-key\r\nContent-Type: application/json\r\n" +
        request);
    QVERIFY2(answer.startsWith("HTTP/1.1 " + QByteArray::number(status)), answer.constData());
}

void TestDemoService::signsIn_data()
{
    QTest::addColumn<QJsonObject>("changed");
    QTest::addColumn<QString>("fullName");
    const QJsonObject staging{{u"username"_s, u"staging"_s}, {u"password"_s, u"staging"_s}};
    const auto in = [](QJsonObject changed, const QJsonValue &partition) {
        changed[u"partition"] = partition;
        return changed;
    };
    QTest::newRow("demo") << QJsonObject() << u"Demo User"_s;
    QTest::newRow("demo, empty partition") << in({}, QString(u""_s)) << u"Demo User"_s;
    QTest::newRow("demo, null partition") << in({}, QJsonValue::Null) << u"Demo User"_s;
    QTest::newRow("demo in Production") << in({}, u"Production"_s) << u"Demo User"_s;
    QTest::newRow("demo in Web") << in({}, u"Web"_s) << u"Demo User"_s;
    QTest::newRow("staging") << staging << u"Staging User"_s;
    QTest::newRow("test") << QJsonObject{{u"username"_s, u"test"_s}, {u"password"_s, u"test"_s}}
                          << u"Test User"_s;
    QTest::newRow("staging in Staging") << in(staging, u"Staging"_s) << u"Staging User"_s;
}

void TestDemoService::signsIn()
{
    QFETCH(const QJsonObject, changed);
    QFETCH(const QString, fullName);
    const Answer answer = m_service.ask("POST", loginPath, goodHeaders, credentials(changed));
    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.contentType, "application/json");
    const QJsonObject response = objectIn(answer.body);
    QCOMPARE(response.value(u"token").toString().size(), 64);
    QVERIFY(
        response.value(u"token") !=
        objectIn(m_service.ask("POST", loginPath, goodHeaders, credentials(changed)).body).value(u"token"));
    const QJsonObject user = response.value(u"user").toObject();
    QCOMPARE(user.value(u"fullName").toString(), fullName);
    QCOMPARE(user.value(u"userName").toString(), changed.value(u"username").toString(u"demo"_s));
}

void TestDemoService::rejectsCredentials_data()
{
    QTest::addColumn<QJsonObject>("changed");
    QTest::newRow("data source") << QJsonObject{{u"dataSource"_s, u"other"_s}};
    QTest::newRow("no data source") << QJsonObject{{u"dataSource"_s, QString(u""_s)}};
    QTest::newRow("unknown partition") << QJsonObject{{u"partition"_s, u"Test"_s}};
    QTest::newRow("not in that partition") << QJsonObject{{u"partition"_s, u"Staging"_s}};
    QTest::newRow("user name") << QJsonObject{{u"username"_s, u"nobody"_s}};
    QTest::newRow("password") << QJsonObject{{u"password"_s, u"Demo"_s}};
}

void TestDemoService::rejectsCredentials()
{
    QFETCH(const QJsonObject, changed);
    const Answer answer = m_service.ask("POST", loginPath, goodHeaders, credentials(changed));
    QCOMPARE(answer.status, 401);
    QVERIFY(!objectIn(answer.body).contains(u"token"));
}

void TestDemoService::tokensExpire()
{
    DemoPeer service;
    QVERIFY(service.start({u"--token-ttl"_s, u"1"_s}));

    const QByteArray token = service.signIn({});
    QVERIFY(!token.isEmpty());
    QTRY_COMPARE_WITH_TIMEOUT(service.lookUp(1001, {{"Authorization", "Bearer " + token}}).status, 401,
                              patience);
    QCOMPARE(service.lookUp(1001).status, 200);
}

void TestDemoService::runsOneUpgradeAtATime()
{
    const auto one = m_service.send("POST", upgradePath, goodHeaders, "{}");
    const auto two = m_service.send("POST", upgradePath, goodHeaders, "{}");
    QTRY_VERIFY_WITH_TIMEOUT(one->isFinished() || two->isFinished(), patience);
    const auto &[refused, running] = one->isFinished() ? std::tie(one, two) : std::tie(two, one);
    QCOMPARE(refused->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt(), 409);

    QCOMPARE(m_service.lookUp(1001).status, 200);
    QVERIFY(!running->isFinished());

    QTRY_VERIFY_WITH_TIMEOUT(running->isFinished(), patience);
    QCOMPARE(running->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt(), 200);
    const QJsonObject report = objectIn(running->readAll());
    QCOMPARE(report.value(u"status").toString(), u"completed"_s);
    QCOMPARE(report.value(u"actions").toArray().size(), 6);
}

void TestDemoService::upgradeOutcomes_data()
{
    QTest::addColumn<QByteArray>("apiKey");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("contentType");
    QTest::addColumn<bool>("complete");
    QTest::newRow("finished") << QByteArray("demo-key") << 200 << QByteArray("application/json") << true;
    QTest::newRow("failed") << QByteArray("demo-key-fail") << 500 << QByteArray("application/problem+json")
                            << true;
    QTest::newRow("gateway") << QByteArray("demo-key-504") << 504 << QByteArray("text/html; charset=utf-8")
                             << true;
    QTest::newRow("cut off") << QByteArray("demo-key-drop") << 200 << QByteArray("application/json") << false;
}

void TestDemoService::upgradeOutcomes()
{
    QFETCH(const QByteArray, apiKey);
    QFETCH(const bool, complete);
    const Headers headers = {{"Svc-ApiKey", apiKey}, {"Content-Type", "application/json"}};
    const Answer answer = m_service.ask("POST", upgradePath + "?upgradesOnly=true", headers, "{}");
    QTEST(answer.status, "status");
    QTEST(answer.contentType, "contentType");
    QCOMPARE(answer.complete, complete);
    if (answer.status == 200 && complete)
        QCOMPARE(objectIn(answer.body).value(u"actions").toArray().size(), 3);
    QCOMPARE(m_service.ask("GET", notificationPath + "1001", headers).status, 200);
}

SVC_GUILESS_TEST(TestDemoService)
#include "tst_demoservice.moc"
