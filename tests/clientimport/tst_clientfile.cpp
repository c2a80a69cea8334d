// SPDX-License-Identifier: MIT
#include "clientimport/clientfile.h"
#include "connections/connectionjson.h"
#include "foundtext.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

class TestClientFile final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void names_data();
    void names();
    void readsOwnFile();
    void refusesBadInput_data();
    void refusesBadInput();
    void mergesWithTheReplaced();
};

void TestClientFile::names_data()
{
    QTest::addColumn<QString>("fileName");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("word");
    const auto row = [](const char *name, const char *fileName, const QByteArray &content, const char *word) {
        QTest::newRow(name) << QString::fromLatin1(fileName) << content << QString::fromUtf8(word);
    };
    row("Insomnia 4", "i.json", R"({"_type":"export","__export_format":4,"resources":[]})", "Insomnia");
    row("Insomnia 5", "i.yaml", "type: collection.insomnia.rest/5.0\nname: x\n", "Insomnia");
    row("http file", "x.http", "GET https://a.example\nSvc-ApiKey: made-up\n", "HTTP requests");
    row("http by content", "x.txt", "### sign in\nPOST {{host}}/api/v3/login\n", "HTTP requests");
    row("B4 collection", "opencollection.yml", "opencollection: 1.0.0\ninfo:\n  name: x\n",
        "Postman collection");
    row("B4 environment", "TEST.yml", "variables:\n  - name: a\n    value: no\n", "Postman collection");
    row("P9 dump", "dump.zip", "PK\x03\x04xyz", "zip");
    row("HAR", "x.har", R"({"log":{"version":"1.2","entries":[]}})", "HAR");
    row("OpenAPI", "x.json", R"({"openapi":"3.0.0","paths":{}})", "OpenAPI");
    row("OpenAPI YAML", "x.yaml", "openapi: 3.0.0\n", "OpenAPI");
    row("curl", "x.sh", "curl https://a.example -H 'Svc-ApiKey: made-up'", "curl");
    row("another JSON", "x.json", R"({"a":1})", "Postman");
    row("a list", "x.json", "[1,2]", "Postman");
    row("nothing", "x.json", "", "Postman");
    row("binary", "x",
        QByteArray("\x7f"
                   "ELF\0\0\0\xff",
                   8),
        "Postman");
}

void TestClientFile::names()
{
    QFETCH(QString, fileName);
    QFETCH(QByteArray, content);
    QFETCH(QString, word);
    const auto found = readClientFile(fileName, content);
    QVERIFY(!found.has_value());
    QCOMPARE(found.error().cause, ErrorCause::FileDamaged);
    QVERIFY2(found.error().detail.contains(word), qPrintable(found.error().detail));
    QVERIFY(!found.error().detail.contains("made-up"_L1));
}

void TestClientFile::readsOwnFile()
{
    Connection connection;
    connection.name = u"Acme"_s;
    connection.baseUrl = QUrl(u"http://api.example.com"_s);
    connection.allowUnencrypted = true;
    connection.notes = u"two\nlines"_s;
    const auto found =
        readClientFile(u"connections.json"_s, connectionsJson({connection}, ConnectionFile::Exchange));
    QVERIFY(found.has_value());
    QCOMPARE(found->size(), 1);
    QVERIFY(found->first().isWhole);
    QCOMPARE(found->first().connection, connection);
    const auto other = readClientFile({}, R"({"format":"svc-desktop-history","version":1})");
    QVERIFY(!other.has_value());
    QCOMPARE(other.error().jsonPath, u"$.format"_s);
}

void TestClientFile::refusesBadInput_data()
{
    QTest::addColumn<QString>("fileName");
    QTest::addColumn<QByteArray>("content");
    constexpr qsizetype size = kMaxImportSize - 100;
    QTest::newRow("nested lists") << u"x.json"_s << QByteArray(size, '[');
    QTest::newRow("nested items")
        << u"x.json"_s
        << QByteArray(R"({"info":{},"item":[)").append(QByteArray(R"({"item":[)").repeated(size / 9));
    QTest::newRow("65 levels") << u"x.json"_s << QByteArray(65, '[') + QByteArray(65, ']');
    QTest::newRow("cut off") << u"x.json"_s
                             << QByteArray(R"({"values":[{"key":"url","value":"https://a.exa)");
    QTest::newRow("too large") << u"x.json"_s
                               << QByteArray(R"({"values":[],"a":")") + QByteArray(kMaxImportSize, 'x') +
                                      "\"}";
    QTest::newRow("too large text") << u"x.bru"_s << QByteArray(kMaxImportSize + 1, 'x');
}

void TestClientFile::refusesBadInput()
{
    QFETCH(QString, fileName);
    QFETCH(QByteArray, content);
    const auto found = readClientFile(fileName, content);
    QVERIFY(!found.has_value());
    QCOMPARE(found.error().kind, ErrorKind::LocalStorage);
    QVERIFY(!found.error().detail.isEmpty());
}

void TestClientFile::mergesWithTheReplaced()
{
    Connection own;
    own.id = u"1"_s;
    own.name = u"Acme"_s;
    own.baseUrl = QUrl(u"https://old.example"_s);
    own.apiKeyHeader = u"X-Key"_s;
    own.environment = u"TEST"_s;
    own.caFile = u"/etc/ca.pem"_s;
    own.partition = u"Web"_s;
    ImportedConnection imported;
    imported.connection.name = u"ACME"_s;
    imported.connection.baseUrl = QUrl(u"https://new.example"_s);
    imported.connection.dataSource = u"acme"_s;
    Connection expected = own;
    expected.baseUrl = imported.connection.baseUrl;
    expected.dataSource = u"acme"_s;
    QCOMPARE(mergedConnection(imported, {own}), expected);
    imported.connection.baseUrl.clear();
    expected.baseUrl = own.baseUrl;
    QCOMPARE(mergedConnection(imported, {own}), expected); // has an address then
    own.readOnly = true;
    QCOMPARE(mergedConnection(imported, {own}), imported.connection);
    imported.isWhole = true;
    own.readOnly = false;
    QCOMPARE(mergedConnection(imported, {own}), imported.connection);
}

SVC_GUILESS_TEST(TestClientFile)
#include "tst_clientfile.moc"
