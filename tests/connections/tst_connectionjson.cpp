// SPDX-License-Identifier: MIT
#include "connections/connectionjson.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// Returns a connection that differs from a default one in every stored field.
Connection everyField()
{
    Connection connection;
    connection.id = u"id-1"_s;
    connection.name = u"Ünïcode “名” \\ \" 😀"_s;
    connection.baseUrl = QUrl(u"http://api.example.com:8080/prefix"_s);
    connection.apiKeyHeader = u"Acme-Key"_s;
    connection.token = {TokenPresentation::Kind::Header, u"Acme-Token"_s};
    connection.dataSource = u"acme"_s;
    connection.partition = u" Production "_s;
    connection.userName = u"jdoe"_s;
    connection.environment = u"STAGING"_s;
    connection.environmentColor = EnvironmentColor::Warn;
    connection.isProduction = true;
    connection.proxy = {ProxyChoice::Mode::Manual, u"proxy.example.com"_s, 3128, u"corp\\jdoe"_s};
    connection.caFile = u"/etc/ssl/own ca.pem"_s;
    connection.clientCertificate = u"/home/jdoe/jdoe.crt"_s;
    connection.clientKey = u"/home/jdoe/jdoe.key"_s;
    connection.allowUnencrypted = true;
    connection.connectTimeout = std::chrono::seconds(11);
    connection.requestTimeout = std::chrono::seconds(31);
    connection.upgradeTimeout = std::chrono::hours(24);
    connection.notes = u"two\nlines\tand a tab"_s;
    connection.secretsLocked = true;
    return connection;
}

QByteArray fileOf(const QByteArray &connections)
{
    return R"({"format":"svc-desktop-connections","version":1,"connections":[)" + connections + "]}";
}

/// Returns a file with one connection that has this field beside an address.
QByteArray fileWith(const QByteArray &field)
{
    return fileOf(R"({"serviceAddress":"https://h",)" + field + '}');
}

QByteArray text(qsizetype length)
{
    return '"' + QByteArray(length, 'x') + '"';
}

} // namespace

class TestConnectionJson final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void roundTrip();
    void everyEnumValue();
    void exportHasNoIds();
    void whitespaceInNames();
    void fallbacks();
    void unknownFields();
    void addressesHaveNoSecrets();
    void rejected_data();
    void rejected();
    void notAList_data();
    void notAList();
    void limits();
    void storedForm();
};

void TestConnectionJson::roundTrip()
{
    Connection plain;
    plain.baseUrl = QUrl(u"https://xn--bcher-kva.example"_s);
    const QList<Connection> connections{everyField(), plain};
    const auto back =
        parseConnections(connectionsJson(connections, ConnectionFile::Own), ConnectionFile::Own);
    QVERIFY2(back, back ? "" : qPrintable(back.error().jsonPath + back.error().detail));
    QCOMPARE(back->size(), 2);
    QVERIFY(back->at(0) == connections.at(0));
    QVERIFY(back->at(1) == connections.at(1));
}

void TestConnectionJson::everyEnumValue()
{
    Connection connection = everyField();
    for (const auto kind :
         {TokenPresentation::Kind::Bearer, TokenPresentation::Kind::Header, TokenPresentation::Kind::None}) {
        for (const auto mode :
             {ProxyChoice::Mode::System, ProxyChoice::Mode::None, ProxyChoice::Mode::Manual}) {
            for (const auto color : {EnvironmentColor::Danger, EnvironmentColor::Good, EnvironmentColor::Warn,
                                     EnvironmentColor::Info, EnvironmentColor::Mute}) {
                connection.token.kind = kind;
                connection.proxy.mode = mode;
                connection.environmentColor = color;
                const auto stored = storableConnection(connection);
                QVERIFY(stored);
                QCOMPARE(stored->token.kind, kind);
                QCOMPARE(stored->proxy.mode, mode);
                QCOMPARE(stored->environmentColor, color);
                QCOMPARE(credentialScope(*stored), credentialScope(connection));
            }
        }
    }
}

void TestConnectionJson::exportHasNoIds()
{
    const QByteArray json = connectionsJson({everyField()}, ConnectionFile::Exchange);
    QVERIFY(!json.contains("id-1"));
    QVERIFY(!json.contains("secretsLocked"));
    const auto own =
        parseConnections(connectionsJson({everyField()}, ConnectionFile::Own), ConnectionFile::Exchange);
    QVERIFY(own);
    QCOMPARE(own->first().id, QString());
    QCOMPARE(own->first().secretsLocked, false);
    QCOMPARE(own->first().name, everyField().name);
}

void TestConnectionJson::whitespaceInNames()
{
    const QByteArray json = R"({"format":"svc-desktop-connections","version":1,"connections":[{"id":"a",
        "name":" acme  live ","environment":" live ","serviceAddress":"https://h"}]})";
    const auto read = parseConnections(json, ConnectionFile::Own);
    QVERIFY(read);
    QCOMPARE(read->first().name, u"acme live"_s);
    QCOMPARE(read->first().environment, u"live"_s);
    const auto again = parseConnections(connectionsJson(*read, ConnectionFile::Own), ConnectionFile::Own);
    QVERIFY(again && *again == *read);
}

void TestConnectionJson::fallbacks()
{
    const auto connections =
        parseConnections(fileWith(R"("environment":"production","name":null)"), ConnectionFile::Exchange);
    QVERIFY(connections);
    Connection expected;
    expected.baseUrl = QUrl(u"https://h"_s);
    expected.environment = u"production"_s;
    expected.environmentColor = EnvironmentColor::Danger;
    expected.isProduction = true;
    QVERIFY(connections->first() == expected);
    QVERIFY(parseConnections(fileOf({}), ConnectionFile::Own)->isEmpty());
}

void TestConnectionJson::unknownFields()
{
    const auto connections = parseConnections(
        R"({"format":"svc-desktop-connections","version":1,"by":{"x":[1]},"connections":[)"
        R"({"serviceAddress":"https://h","password":"canary","apiKey":"canary","later":[{"a":null}]}]})",
        ConnectionFile::Own);
    QVERIFY(connections);
    QVERIFY(!connectionsJson(*connections, ConnectionFile::Own).contains("canary"));
}

void TestConnectionJson::addressesHaveNoSecrets()
{
    Connection connection = everyField();
    connection.baseUrl = QUrl(u"https://jdoe:canary@api.example.com/x?key=canary#canary"_s);
    for (const ConnectionFile kind : {ConnectionFile::Own, ConnectionFile::Exchange})
        QVERIFY(!connectionsJson({connection}, kind).contains("canary"));
    const auto parsed =
        parseConnections(fileOf(R"({"serviceAddress":"https://u:canary@h"})"), ConnectionFile::Own);
    QVERIFY(!parsed);
    QVERIFY(!parsed.error().detail.contains("canary"_L1));
}

void TestConnectionJson::rejected_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("path");
    const auto field = [](const QByteArray &name, const QByteArray &value) {
        QTest::addRow("%s: %s", name.constData(), value.left(24).constData())
            << fileWith('"' + name + "\":" + value) << u"$.connections[0]."_s + QString::fromUtf8(name);
    };
    for (const char *name :
         {"name", "apiKeyHeader", "token", "dataSource", "partition", "userName", "environment",
          "environmentColor", "proxy", "caFile", "clientCertificate", "notes", "id"}) {
        field(name, "1");
        field(name, "[]");
    }
    for (const char *name : {"name", "dataSource", "partition", "userName", "environment", "caFile",
                             "clientCertificate", "id"}) {
        field(name, text(1001));
        field(name, R"("a\nb")");
        field(name, R"("a\tb")");
        field(name, R"("a\u0000b")");
        field(name, R"("a\u001b[2Jb")");
        field(name, R"("a\u202eb")");
        field(name, R"("a\ud800b")");
    }
    for (const char *name : {"connectTimeoutSeconds", "requestTimeoutSeconds", "upgradeTimeoutSeconds"}) {
        for (const char *value : {"0", "-1", "1.5", "\"30\"", "86401", "9223372036854775807",
                                  "9223372036854775808", "1e300", "true"})
            field(name, value);
    }
    field("allowUnencrypted", "1");
    field("secretsLocked", "\"no\"");
    field("production", "1");
    field("apiKeyHeader", R"("Host")");
    field("apiKeyHeader", R"("A B")");
    field("apiKeyHeader", R"("")");
    field("token", R"("cookie")");
    field("token", R"("Bearer")");
    field("environmentColor", R"("#ff0000")");
    field("proxy", R"("pac")");
    field("notes", text(10001));
    field("notes", R"("a\u202eb")");
    const auto fields = [](const QByteArray &more, const char *path) {
        QTest::newRow(more.constData()) << fileWith(more) << QString::fromLatin1(path);
    };
    fields(R"("token":"header")", "$.connections[0].tokenHeader");
    fields(R"("token":"header","tokenHeader":"Cookie")", "$.connections[0].tokenHeader");
    fields(R"("token":"header","tokenHeader":"svc-apikey")", "$.connections[0].tokenHeader");
    fields(R"("proxy":"manual")", "$.connections[0].proxyHost");
    fields(R"("proxy":"manual","proxyHost":"p")", "$.connections[0].proxyPort");
    fields(R"("proxy":"manual","proxyHost":"p","proxyPort":0)", "$.connections[0].proxyPort");
    fields(R"("proxy":"manual","proxyHost":"p","proxyPort":65536)", "$.connections[0].proxyPort");
    for (const char *host : {"http://p", "p/q", "u:pw@p", "p q", "p:1", "p?x", "p#x", "[::1"})
        fields(R"("proxy":"manual","proxyPort":1,"proxyHost":")" + QByteArray(host) + '"',
               "$.connections[0].proxyHost");
    const auto whole = [](const QByteArray &json, const char *path) {
        QTest::newRow(json.left(80).constData()) << json << QString::fromLatin1(path);
    };
    whole(fileOf(R"({"name":"x"})"), "$.connections[0].serviceAddress");
    whole(fileOf(R"({"serviceAddress":"api.example.com"})"), "$.connections[0].serviceAddress");
    whole(fileOf(R"({"serviceAddress":"http://api.example.com"})"), "$.connections[0].serviceAddress");
    whole(fileOf(R"({"serviceAddress":"https://h"},{"serviceAddress":7})"),
          "$.connections[1].serviceAddress");
    whole(fileOf(R"({"serviceAddress":"https://h"},null)"), "$.connections[1]");
    whole(fileOf("7"), "$.connections[0]");
    whole(R"({"version":1,"connections":[]})", "$.format");
    whole(R"({"format":"other","version":1,"connections":[]})", "$.format");
    whole(R"({"format":"svc-desktop-connections","connections":[]})", "$.version");
    whole(R"({"format":"svc-desktop-connections","version":2,"connections":[]})", "$.version");
    whole(R"({"format":"svc-desktop-connections","version":"1","connections":[]})", "$.version");
    whole(R"({"format":"svc-desktop-connections","version":1})", "$.connections");
    whole(R"({"format":"svc-desktop-connections","version":1,"connections":{}})", "$.connections");
}

void TestConnectionJson::rejected()
{
    QFETCH(const QByteArray, json);
    QFETCH(const QString, path);
    const auto connections = parseConnections(json, ConnectionFile::Own);
    QVERIFY(!connections);
    QCOMPARE(connections.error().kind, ErrorKind::LocalStorage);
    QCOMPARE(connections.error().cause, ErrorCause::FileDamaged);
    QCOMPARE(connections.error().jsonPath, path);
    QVERIFY(!connections.error().detail.isEmpty());
}

void TestConnectionJson::notAList_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("blank") << QByteArray(" \n");
    QTest::newRow("binary") << QByteArray("\x00\xFF\xFE\x80[{\x01", 7).repeated(100);
    QTest::newRow("text") << QByteArray("hello");
    QTest::newRow("array") << QByteArray("[]");
    QTest::newRow("cut off") << fileWith(R"("name":"x")").chopped(4);
    QTest::newRow("deep") << QByteArray(100'000, '[');
}

void TestConnectionJson::notAList()
{
    QFETCH(const QByteArray, json);
    const auto connections = parseConnections(json, ConnectionFile::Exchange);
    QVERIFY(!connections);
    QCOMPARE(connections.error().cause, ErrorCause::FileDamaged);
    QVERIFY(!connections.error().detail.isEmpty());
}

void TestConnectionJson::limits()
{
    QList<Connection> connections(1000, everyField());
    QCOMPARE(parseConnections(connectionsJson(connections, ConnectionFile::Own), ConnectionFile::Own)->size(),
             1000);
    connections += everyField();
    const auto tooMany =
        parseConnections(connectionsJson(connections, ConnectionFile::Own), ConnectionFile::Own);
    QVERIFY(!tooMany);
    QCOMPARE(tooMany.error().jsonPath, u"$.connections"_s);

    QByteArray padded = fileWith(R"("name":"x")");
    padded += QByteArray(static_cast<qsizetype>(kMaxConnectionsFileSize) - padded.size(), ' ');
    QVERIFY(parseConnections(padded, ConnectionFile::Own));
    QVERIFY(!parseConnections(padded + ' ', ConnectionFile::Own));
}

void TestConnectionJson::storedForm()
{
    Connection connection = everyField();
    connection.readOnly = true;
    connection.name = u"  two   words "_s;
    connection.requestTimeout = std::chrono::milliseconds(1500);
    connection.token.kind = TokenPresentation::Kind::Bearer;
    connection.proxy.mode = ProxyChoice::Mode::None;
    const auto stored = storableConnection(connection);
    QVERIFY(stored);
    QCOMPARE(stored->readOnly, false);
    QCOMPARE(stored->name, u"two words"_s);
    QCOMPARE(stored->requestTimeout, std::chrono::milliseconds(2000));
    QCOMPARE(stored->token.header, QString());
    QCOMPARE(stored->proxy.host, QString());
    QCOMPARE(credentialScope(*stored), credentialScope(connection));
    QVERIFY(*storableConnection(*stored) == *stored);
    QVERIFY(!storableConnection(Connection()));
}

SVC_GUILESS_TEST(TestConnectionJson)
#include "tst_connectionjson.moc"
