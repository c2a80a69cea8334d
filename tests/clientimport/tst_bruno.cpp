// SPDX-License-Identifier: MIT
#include "clientimport/brunocollection.h"
#include "clientimport/brutext.h"
#include "clientimport/clientfile.h"
#include "foundtext.h"
#include "support/testprogram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

// The rows have the forms that @usebruno/lang 0.39.0 writes and reads.
class TestBruno final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void parses_data();
    void parses();
    void readsEnvironment();
    void inheritsAuth_data();
    void inheritsAuth();
    void readsEachEnvironment();
    void nearestVariablesCount();
    void readsFolder();
    void followsNoLinks();
};

namespace {

QString blocksText(const QList<BruBlock> &blocks)
{
    QStringList texts;
    for (const BruBlock &block : blocks) {
        QStringList entries;
        for (const BruBlock::Entry &entry : block.entries)
            entries += entry.value.isEmpty() ? entry.name : entry.name + u'=' + entry.value;
        texts += block.name + u'(' + entries.join(u'|') + block.text + u')';
    }
    return texts.join(u' ');
}

const QByteArray kEnvironment =
    "vars {\n  baseUrl: https://api.example.com/svc/\n  dataSource: acme\n  ~user: off\n}\n"
    "vars:secret [\n  apiKey,\n  ~password\n]\n";

} // namespace

void TestBruno::parses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("blocks");
    QTest::newRow("usual") << u"vars {\n  a: 1\n  b: 2\n}\nvars:secret [\n  c,\n  d\n]\n"_s
                           << u"vars(a=1|b=2) vars:secret(c|d)"_s;
    QTest::newRow("CR LF") << u"vars {\r\n  a: 1\r\n}\r\n"_s << u"vars(a=1)"_s;
    QTest::newRow("B1 annotation") << u"vars {\n  @secret\n  a: 1\n  @description('x: y')\n  b: 2\n}\n"_s
                                   << u"vars(a=1|b=2)"_s;
    QTest::newRow("B1 several lines")
        << u"vars {\n  @description('''\n    c: 3\n}\n    vars {\n  ''')\n  a: 1\n}\n"_s << u"vars(a=1)"_s;
    QTest::newRow("B1 in a list") << u"vars:secret [\n  @description('a, b ]')\n  key,\n  ~off\n]\n"_s
                                  << u"vars:secret(key)"_s;
    QTest::newRow("B1 name of a pair") << u"vars {\n  @a: 1\n}\n"_s << u"vars(@a=1)"_s;
    QTest::newRow("B2") << u"vars {\n  a: '''\n    one\n  x\n}\n        deep\n  '''\n  b: 2\n}\n"_s
                        << u"vars(a=one\nx\n}\n    deep|b=2)"_s;
    QTest::newRow("B3 other blocks")
        << u"vars:externalsecrets:vault {\n  x: path\n}\ncolor: red\nvars {\n  a: 1\n}\nvars {\n  b: 2\n}\n"_s
        << u"vars:externalsecrets:vault(x=path) vars(a=1) vars(b=2)"_s;
    QTest::newRow("B3 the whole line")
        << u"vars {\n  a: \"q\" # } :x\n  b: {{c}}\n}\n"_s << u"vars(a=\"q\" # } :x|b={{c}})"_s;
    QTest::newRow("B3 comment and mark") << u"\uFEFF# comment\nvars {\n  a: 1\n}\n"_s << u"vars(a=1)"_s;
    QTest::newRow("B3 off") << u"vars {\n  ~a: 1\n  a: 2\n}\n"_s << u"vars(a=2)"_s;
    QTest::newRow("text") << u"body:json {\n  {\n    \"a\": 1\n  }\n}\nmeta {\n  name: x\n}\n"_s
                          << u"body:json(  {\n    \"a\": 1\n  }) meta(name=x)"_s;
    QTest::newRow("quoted name") << u"headers {\n  \"a: b\": c\n  ~\"d\": e\n}\n"_s << u"headers(a: b=c)"_s;
    QTest::newRow("list as value") << u"meta {\n  name: x\n  tags: [\n    a\n    b\n  ]\n  seq: 1\n}\n"_s
                                   << u"meta(name=x|tags|seq=1)"_s;
    QTest::newRow("unfinished") << u"vars {\n  a: '''\n  x"_s << u"vars(a=x)"_s;
    QTest::newRow("nothing") << u""_s << u""_s;
}

void TestBruno::parses()
{
    QFETCH(QString, text);
    QTEST(blocksText(parseBru(text)), "blocks");
}

void TestBruno::readsEnvironment()
{
    const auto found = readClientFile(u"TEST acme.bru"_s, kEnvironment);
    QVERIFY(found.has_value());
    QCOMPARE(foundText(*found), u"https://api.example.com/svc source=acme"_s);
    QCOMPARE(found->first().connection.name, u"TEST acme"_s);
}

void TestBruno::inheritsAuth_data()
{
    QTest::addColumn<QByteArray>("collection");
    QTest::addColumn<QByteArray>("folder");
    QTest::addColumn<QByteArray>("request");
    QTest::addColumn<QString>("found");
    const QByteArray key = "auth {\n  mode: apikey\n}\nauth:apikey {\n  key: X-Key\n  value: made-up-key\n  "
                           "placement: header\n}\n";
    const QByteArray far =
        "auth {\n  mode: apikey\n}\nauth:apikey {\n  key: X-Far\n  value: made-up-far\n}\n";
    const QByteArray url = "  url: https://a.example/api/v3/login\n";
    QTest::newRow("B5 collection") << key << QByteArray()
                                   << QByteArray("post {\n" + url + "  auth: inherit\n}\n")
                                   << u"https://a.example header=X-Key key=made-up-key"_s;
    QTest::newRow("B5 folder") << far << key << QByteArray("post {\n" + url + "  auth: inherit\n}\n")
                               << u"https://a.example header=X-Key key=made-up-key"_s;
    QTest::newRow("B5 folder inherits") << key << QByteArray("auth {\n  mode: inherit\n}\n")
                                        << QByteArray("post {\n" + url + "  auth: inherit\n}\n")
                                        << u"https://a.example header=X-Key key=made-up-key"_s;
    QTest::newRow("B5 none") << key << QByteArray() << QByteArray("post {\n" + url + "  auth: none\n}\n")
                             << u"https://a.example"_s;
    QTest::newRow("B5 own")
        << far << far
        << QByteArray("post {\n" + url +
                      "  auth: apikey\n}\n\nauth:apikey {\n  key: X-Key\n  value: made-up-key\n}\n")
        << u"https://a.example header=X-Key key=made-up-key"_s;
    QTest::newRow("in the query") << QByteArray("auth {\n  mode: apikey\n}\nauth:apikey {\n  key: X-Key\n  "
                                                "value: made-up\n  placement: queryparams\n}\n")
                                  << QByteArray() << QByteArray("get {\n" + url + "  auth: inherit\n}\n")
                                  << u"https://a.example"_s;
    QTest::newRow("B5 header off and on")
        << QByteArray("headers {\n  ~Svc-ApiKey: made-up-off\n  Svc-ApiKey: made-up-key\n}\n") << QByteArray()
        << QByteArray("get {\n" + url + "}\n") << u"https://a.example key=made-up-key"_s;
    QTest::newRow("login")
        << QByteArray() << QByteArray()
        << QByteArray(
               "post {\n" + url +
               "}\nbody:json {\n  {\n    \"dataSource\": \"acme\",\n    \"username\": \"jdoe\"\n  }\n}\n")
        << u"https://a.example source=acme user=jdoe"_s;
}

void TestBruno::inheritsAuth()
{
    QFETCH(QByteArray, collection);
    QFETCH(QByteArray, folder);
    QFETCH(QByteArray, request);
    const auto found =
        readBruno({{u"collection.bru"_s, collection}, {u"f/folder.bru"_s, folder}, {u"f/r.bru"_s, request}},
                  {}, u"Acme"_s);
    QTEST(foundText(found), "found");
}

void TestBruno::readsEachEnvironment()
{
    const QList<BrunoFile> files{
        {u"login.bru"_s,
         "post {\n  url: {{host}}/api/v3/login\n  auth: none\n}\nheaders {\n  Svc-ApiKey: {{k}}\n}\n"},
        {u"environments/TEST.bru"_s, "vars {\n  host: https://test.example\n}\nvars:secret [\n  k\n]\n"},
        {u"environments/PROD.bru"_s, "vars {\n  host: https://prod.example\n  k: made-up-key\n}\n"}};
    const auto all = readBruno(files, {}, u"Acme"_s);
    QCOMPARE(foundText(all), u"https://test.example | https://prod.example key=made-up-key"_s);
    QCOMPARE(all.first().connection.name, u"Acme TEST"_s);
    QVERIFY(all.last().connection.isProduction);
    QCOMPARE(foundText(readBruno(files, u"environments/PROD.bru"_s, u"Acme"_s)),
             u"https://prod.example key=made-up-key"_s);
}

void TestBruno::nearestVariablesCount()
{
    const QList<BrunoFile> files{
        {u"collection.bru"_s, "vars:pre-request {\n  host: https://collection.example\n}\n"},
        {u"r.bru"_s, "get {\n  url: {{host}}/api/v3/login\n}\n"},
        {u"environments/TEST.bru"_s, "vars {\n  host: https://test.example\n}\n"}};
    QCOMPARE(foundText(readBruno(files, {}, {})), u"https://test.example"_s);
    const QList<BrunoFile> own{
        files.first(),
        files.last(),
        {u"r.bru"_s,
         "get {\n  url: {{host}}/api/v3/login\n}\nvars:pre-request {\n  host: https://own.example\n}\n"}};
    QCOMPARE(foundText(readBruno(own, {}, {})), u"https://own.example"_s);
}

void TestBruno::readsFolder()
{
    const QTemporaryDir folder;
    const QString root = folder.filePath(u"Acme"_s);
    writeFile(root + "/bruno.json"_L1, R"({"version":"1","name":"Acme API","type":"collection"})");
    writeFile(root + "/collection.bru"_L1, "headers {\n  X-Acme-Key: {{apiKey}}\n}\n");
    writeFile(root + "/sub/login.bru"_L1, "post {\n  url: {{baseUrl}}/api/v3/login\n  auth: inherit\n}\n");
    writeFile(root + "/environments/TEST.bru"_L1, kEnvironment);
    for (const QString &chosen :
         {root, root + "/bruno.json"_L1, root + "/sub/login.bru"_L1, root + "/environments/TEST.bru"_L1}) {
        const auto found = readImport(chosen);
        QVERIFY2(found.has_value(), qPrintable(chosen));
        QCOMPARE(foundText(*found), u"https://api.example.com/svc header=X-Acme-Key source=acme"_s);
        QCOMPARE(found->first().connection.name, u"Acme API TEST"_s);
    }
    QCOMPARE(readImport(folder.path()).error().cause, ErrorCause::FileNotRead);
    writeFile(folder.filePath(u"yaml/opencollection.yml"_s), "opencollection: 1.0.0\n");
    const auto yaml = readImport(folder.filePath(u"yaml"_s));
    QVERIFY(!yaml.has_value());
    QVERIFY(yaml.error().detail.contains("Postman"_L1));
}

void TestBruno::followsNoLinks()
{
#ifdef Q_OS_UNIX
    const QTemporaryDir folder;
    const QString root = folder.filePath(u"Acme"_s);
    writeFile(root + "/bruno.json"_L1, R"({"name":"Acme"})");
    writeFile(folder.filePath(u"outside.bru"_s), kEnvironment);
    QVERIFY(QFile::link(folder.filePath(u"outside.bru"_s), root + "/inside.bru"_L1));
    const auto found = readImport(root);
    QVERIFY(found.has_value());
    QCOMPARE(found->size(), 0);
#endif
}

SVC_GUILESS_TEST(TestBruno)
#include "tst_bruno.moc"
