// SPDX-License-Identifier: MIT
#include "clientimport/clientfile.h"
#include "foundtext.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

// The rows have the forms that Postman 11 and 12 and newman 6.2.2 write.
class TestPostmanEnvironment final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reads_data();
    void reads();
    void namesTheConnection();
    void saysWhatWasLeftOut();
};

void TestPostmanEnvironment::reads_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("found");
    const auto row = [](const char *name, const char *values, const char *found) {
        QTest::newRow(name) << QByteArray(R"({"id":"1","name":"TEST acme","values":[)") + values +
                                   R"(],"_postman_variable_scope":"environment"})"
                            << QString::fromLatin1(found);
    };
    row("usual", R"({"key":"baseUrl","value":"https://api.example.com/","type":"default","enabled":true},
                    {"key":"apiKey","value":"made-up-key","type":"secret","enabled":true},
                    {"key":"dataSource","value":"acme","enabled":true},
                    {"key":"partition","value":"Web","enabled":true},
                    {"key":"username","value":"jdoe","enabled":true},
                    {"key":"password","value":"made-up-password","type":"secret","enabled":true})",
        "https://api.example.com key=made-up-key source=acme partition=Web user=jdoe "
        "password=made-up-password");
    row("P1 type",
        R"({"key":"user","value":"made-up","type":"secret"},{"key":"url","value":"https://a.example"})",
        "https://a.example");
    row("P1 mark", R"({"key":"user","value":"made-up","type":"default","secret":true},
                      {"key":"url","value":"https://a.example"})",
        "https://a.example");
    row("P1 empty secret",
        R"({"key":"apiKey","value":"","type":"secret"},{"key":"url","value":"https://a.example"})",
        "https://a.example");
    row("P2 off wins over on", R"({"key":"url","value":"https://a.example","enabled":true},
                      {"key":"url","value":"https://off.example","enabled":false})",
        "https://a.example");
    row("P2 all off", R"({"key":"url","value":"https://off.example","enabled":false},
                         {"key":"dataSource","value":"acme"})",
        "? source=acme");
    row("P2 the last of two", R"({"key":"url","value":"https://a.example","enabled":true},
                      {"key":"url","value":"https://b.example","enabled":true})",
        "https://b.example");
    row("P3 newman", R"({"type":"any","value":"https://a.example","key":"url"},
                      {"type":"any","value":"made-up-key","key":"svcApiKey"},
                      {"type":"any","value":"made-up","key":"clientSecret"},{"type":"any","value":"x","key":"_"})",
        "https://a.example key=made-up-key");
    row("P4 number and null", R"({"key":"url","value":"https://a.example"},{"key":"dataSource","value":7},
                      {"key":"partition","value":null},{"key":"user","value":true})",
        "https://a.example source=7 user=true");
    row("P10", R"({"key":"scheme","value":"https"},{"key":"host","value":"api.example.com"},
                  {"key":"baseUrl","value":"{{scheme}}://{{host}}"})",
        "https://api.example.com");
    row("P10 unresolved", R"({"key":"baseUrl","value":"https://{{host}}"},{"key":"user","value":"jdoe"})",
        "? user=jdoe");
    row("P10 cycle", R"({"key":"baseUrl","value":"{{a}}"},{"key":"a","value":"{{baseUrl}}"})", "?");
    row("O3", R"({"key":"baseUrl","value":"https://api.example.com/svc/"})", "https://api.example.com/svc");
    row("host and port", R"({"key":"host","value":"api.example.com"},{"key":"port","value":8443})",
        "https://api.example.com:8443");
    row("path of an operation", R"({"key":"loginUrl","value":"https://a.example/svc/api/v3/login"})",
        "https://a.example/svc");
    row("http", R"({"key":"baseUrl","value":"http://api.example.com:8080"})", "https://api.example.com:8080");
    row("user in the address", R"({"key":"baseUrl","value":"https://jdoe:made-up@api.example.com"})",
        "https://api.example.com");
    row("secret address", R"({"key":"baseUrl","value":"https://made-up.example","type":"secret"},
                             {"key":"user","value":"jdoe"})",
        "? user=jdoe");
    row("secret in the address", R"({"key":"baseUrl","value":"https://{{part}}.example"},
                             {"key":"part","value":"made-up","type":"secret"})",
        "?");
    row("header", R"({"key":"url","value":"https://a.example"},{"key":"apiKeyHeader","value":"X-Acme-Key"})",
        "https://a.example header=X-Acme-Key");
    row("token", R"({"key":"url","value":"https://a.example"},{"key":"token","value":"made-up-token"})",
        "https://a.example");
    row("two API keys", R"({"key":"url","value":"https://a.example"},{"key":"api_key","value":"made-up-1"},
                           {"key":"apiKey","value":"made-up-2"})",
        "https://a.example");
    row("invisible characters",
        "{\"key\":\"url\",\"value\":\"https://a.example\"},"
        "{\"key\":\"user\",\"value\":\"j\\u202edoe\"}",
        "https://a.example");
    row("nothing of a connection", R"({"key":"colour","value":"red"})", "");
    QTest::newRow("P9 data dump")
        << QByteArray(R"({"id":"1","name":"x","values":[{"key":"url","value":"https://a.example"}]})")
        << u"https://a.example"_s;
    QTest::newRow("byte order mark")
        << QByteArray("\xEF\xBB\xBF{\"values\":[{\"key\":\"url\",\"value\":\"https://a.example\"}]}")
        << u"https://a.example"_s;
}

void TestPostmanEnvironment::reads()
{
    QFETCH(QByteArray, json);
    const auto found = readClientFile(u"x.postman_environment.json"_s, json);
    QVERIFY(found.has_value());
    QTEST(foundText(*found), "found");
}

void TestPostmanEnvironment::namesTheConnection()
{
    const auto read = [](const QByteArray &name) {
        const auto found = readClientFile(
            {}, R"({"name":")" + name + R"(","values":[{"key":"url","value":"https://a.example"}]})");
        return found->first().connection;
    };
    QCOMPARE(read("TEST acme").name, u"TEST acme"_s);
    QVERIFY(!read("TEST acme").isProduction);
    QVERIFY(read("Prod EU").isProduction);
    QVERIFY(!read("TEST acme").allowUnencrypted);
}

void TestPostmanEnvironment::saysWhatWasLeftOut()
{
    const auto found = readClientFile({}, R"({"name":"x","values":[
        {"key":"url","value":"http://{{host}}"},{"key":"host","value":"a.example"},
        {"key":"token","value":"made-up-token"},{"key":"k","value":"made-up","type":"secret"}]})");
    QVERIFY(found.has_value());
    const QString notices = found->first().notices.join(u' ');
    QVERIFY2(notices.contains("http:// was not taken"_L1), qPrintable(notices));
    QVERIFY2(notices.contains("A token was left out"_L1), qPrintable(notices));
    QVERIFY2(notices.contains(u"Left out: \u2068k\u2069"_s), qPrintable(notices));
    QCOMPARE(askedText(found->first().connection), u"You will be asked for: Data source, User name."_s);
    QCOMPARE(askedText(Connection()), u"You will be asked for: Service address, Data source, User name."_s);
    QVERIFY2(!notices.contains("made-up"_L1), qPrintable(notices));
}

SVC_GUILESS_TEST(TestPostmanEnvironment)
#include "tst_postmanenvironment.moc"
