// SPDX-License-Identifier: MIT
// svc-cli lists, exports, imports and uses saved connections.
#include "connections/connectionjson.h"
#include "connections/connectionstore.h"
#include "storage/atomicfile.h"
#include "support/cliprocess.h"
#include "support/scriptedpeer.h"
#include "support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QLockFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <vector>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace Qt::StringLiterals;

namespace {

void answer(const ScriptedPeer::Exchange &exchange)
{
    if (exchange.requestLine().contains("/login"))
        exchange.reply(200, R"({"token":"canary-token","user":{"fullName":"Jane Doe"}})");
    else if (exchange.requestLine().contains("/upgrade"))
        exchange.reply(200, "{}");
    else
        exchange.reply(200, R"({"notificationId":7})");
}

Connection named(const QString &name, const QUrl &address = QUrl(u"https://api.example.com"_s))
{
    Connection connection;
    connection.name = name;
    connection.baseUrl = address;
    return connection;
}

} // namespace

class TestCliConnections : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void usage_data();
    void usage();
    void lookupWithASavedConnection();
    void upgradeWithTheKeyAlone();
    void timeoutOptions();
    void unusableConnections();
    void list();
    void emptyList();
    void doesNotChangeADamagedList_data();
    void doesNotChangeADamagedList();
    void importMovesADamagedListAway();
    void doesNotExportAnUnreadableList();
    void exportAndImport();
    void unwritableExport();
    void importShowsItsPlan();
    void quietImport();
    void importOfNothingNew();
    void importFromStandardInput();
    void importFromAnotherClient();
    void importWithoutAnAddress();
    void invalidImports_data();
    void invalidImports();
    void unwritableImport();
    void concurrentImportsAreNotLost();
    void importWaitsForALock();
    void escapesHostileTexts();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }
    [[nodiscard]] QString ownFile() const { return path(u"config/svc-desktop/connections.json"_s); }
    void save(const QList<Connection> &connections) const
    {
        ConnectionStore store(ownFile(), path(u"none"_s));
        for (const Connection &connection : connections)
            QVERIFY(!store.add(connection).isEmpty());
    }
    [[nodiscard]] QList<Connection> saved() const
    {
        ConnectionStore store(ownFile(), path(u"none"_s));
        return store.load().isEmpty() ? store.connections() : QList<Connection>{};
    }
    [[nodiscard]] std::unique_ptr<CliProcess> cli(const QStringList &arguments) const
    {
        auto cli = std::make_unique<CliProcess>(arguments);
        cli->setEnvironment(u"HOME"_s, m_folder->path());
        cli->setEnvironment(u"XDG_CONFIG_HOME"_s, path(u"config"_s));
        return cli;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestCliConnections::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir().mkpath(path(u"config/svc-desktop"_s)));
}

void TestCliConnections::usage_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const QString &arguments, const char *message) {
        QTest::newRow(qPrintable(arguments)) << arguments << QByteArray(message);
    };
    for (const QString &extra :
         {u"--server https://h"_s, u"--data-source d"_s, u"--partition p"_s, u"--user u"_s, u"--ca-file c"_s,
          u"--allow-unencrypted"_s, u"--api-key-header K"_s, u"--token none"_s})
        row(u"--connection acme "_s + extra + u" lookup 7"_s, "--connection brings its own");
    row(u"--demo --connection acme lookup 7"_s, "production or test");
    row(u"--demo --connection test --connection TEST lookup 7"_s,
        "--connection test was given more than once.");
    row(u"--demo --connection test --token none lookup 7"_s, "--connection brings its own");
    row(u"--demo --connection test --secrets-stdin lookup 7"_s, "--demo brings its own");
    row(u"--connection= lookup 7"_s, "--connection needs");
    row(u"--connection nobody lookup 7"_s, "no saved connection named nobody");
    row(u"connections list"_s, "followed by nothing");
    row(u"connections import"_s, "connections import needs FILE, for example: ");
    row(u"connections imprt"_s, "Did you mean import?");
    row(u"connections import a b"_s, "“b” is too much");
    row(u"connections export a b"_s, "“b” is too much");
    row(u"--yes connections"_s, "--yes");
    row(u"--yes connections export"_s, "--yes");
    row(u"--format json connections export"_s, "--format");
    row(u"--format xml connections"_s, "ndjson");
    for (const QString &extra :
         {u"--connection acme"_s, u"--demo"_s, u"--server https://h"_s, u"--timeout 1"_s, u"--parallel 1"_s,
          u"--upgrades-only"_s, u"--secrets-stdin"_s, u"--where bill"_s})
        row(extra + u" connections"_s, "connections takes no --");
}

void TestCliConnections::usage()
{
    QFETCH(const QString, arguments);
    QFETCH(const QByteArray, message);
    const auto process = cli(arguments.split(u' '));
    QCOMPARE(process->run(), 1);
    QCOMPARE(process->out(), QByteArray());
    QVERIFY2(process->err().contains(message), process->err().constData());
}

void TestCliConnections::lookupWithASavedConnection()
{
    ScriptedPeer peer(answer);
    Connection connection = named(u"Acme Production"_s, peer.url());
    connection.dataSource = u"acme"_s;
    connection.userName = u"jdoe"_s;
    connection.apiKeyHeader = u"Acme-Key"_s;
    connection.token = {TokenPresentation::Kind::Header, u"Acme-Token"_s};
    save({named(u"other"_s), connection});
    const auto process = cli({u"--connection"_s, u"acme PRODUCTION"_s, u"lookup"_s, u"7"_s});
    QCOMPARE(process->run(), 0);
    QCOMPARE(process->outcome(7), u"found"_s);
    QVERIFY(peer.countHeaders("Acme-Key: canary-key"));
    QVERIFY(peer.countHeaders("Acme-Token: canary-token"));
    QVERIFY(peer.bytes().contains("canary-pass"));

    const auto piped =
        cli({u"--connection"_s, u"Acme Production"_s, u"--secrets-stdin"_s, u"lookup"_s, u"-"_s});
    QCOMPARE(piped->run("key-from-stdin\npassword\n7\n"), 0);
    QVERIFY(peer.countHeaders("Acme-Key: key-from-stdin"));
}

void TestCliConnections::upgradeWithTheKeyAlone()
{
    ScriptedPeer peer(answer);
    Connection connection = named(u"acme"_s, peer.url());
    connection.dataSource = u"acme"_s;
    connection.userName = u"jdoe"_s;
    save({connection});
    const auto unconfirmed = cli({u"--connection"_s, u"acme"_s, u"upgrade"_s});
    QCOMPARE(unconfirmed->run(), 1);
    QCOMPARE(peer.connections(), 0);
    const auto process = cli({u"--connection"_s, u"acme"_s, u"upgrade"_s, u"--yes"_s});
    process->setEnvironment(u"SVC_PASSWORD"_s, {});
    QCOMPARE(process->run(), 0);
    QCOMPARE(peer.count("POST /api/v3/me/upgrade "), 1);
}

void TestCliConnections::timeoutOptions()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &) {});
    save({named(u"acme"_s, peer.url())});
    const auto process =
        cli({u"--connection"_s, u"acme"_s, u"--timeout"_s, u"1"_s, u"upgrade"_s, u"--yes"_s});
    QCOMPARE(process->run(), 6);
    QVERIFY2(process->err().contains("1 s"), process->err().constData());
}

void TestCliConnections::unusableConnections()
{
    Connection noCaFile = named(u"no CA file"_s);
    noCaFile.caFile = path(u"none.pem"_s);
    Connection noDataSource = named(u"no data source"_s);
    noDataSource.userName = u"jdoe"_s;
    save({noCaFile, noDataSource});
    const auto first = cli({u"--connection"_s, u"no CA file"_s, u"lookup"_s, u"7"_s});
    QCOMPARE(first->run(), 9); // the command line is right
    QVERIFY2(first->err().contains("certificate"), first->err().constData());
    const auto second = cli({u"--connection"_s, u"no data source"_s, u"lookup"_s, u"7"_s});
    QCOMPARE(second->run(), 1);
    QVERIFY2(second->err().contains("no data source"), second->err().constData());
}

void TestCliConnections::list()
{
    Connection connection = named(u"acmé"_s);
    connection.environment = u"PRODUCTION"_s;
    connection.isProduction = true;
    connection.dataSource = u"d"_s;
    connection.partition = u"p"_s;
    connection.userName = u"u"_s;
    connection.notes = u"n"_s;
    save({connection, named(u"other"_s)});
    const auto process = cli({u"connections"_s});
    process->setEnvironment(u"SVC_API_KEY"_s, {});
    process->setEnvironment(u"SVC_PASSWORD"_s, {});
    QCOMPARE(process->run(), 0);
    QCOMPARE(
        process->out(),
        QByteArray(R"({"name":"acmé","serviceAddress":"https://api.example.com","environment":"PRODUCTION",)"
                   R"("production":true,"dataSource":"d","partition":"p","userName":"u","readOnly":false})"
                   "\n"
                   R"({"name":"other","serviceAddress":"https://api.example.com","environment":"",)"
                   R"("production":false,"dataSource":"","partition":"","userName":"","readOnly":false})"
                   "\n"));
    QCOMPARE(process->err(), QByteArray());
    const auto json = cli({u"connections"_s, u"--format"_s, u"json"_s});
    QCOMPARE(json->run(), 0);
    QCOMPARE(QJsonDocument::fromJson(json->out()).array().size(), 2);
}

void TestCliConnections::emptyList()
{
    const auto process = cli({u"connections"_s});
    QCOMPARE(process->run(), 0);
    QCOMPARE(process->out(), QByteArray());
    const auto json = cli({u"--format"_s, u"json"_s, u"connections"_s});
    QCOMPARE(json->run(), 0);
    QCOMPARE(json->out(), QByteArray("[]\n"));
    QVERIFY(!QFile::exists(ownFile()));
}

void TestCliConnections::doesNotChangeADamagedList_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("place");
    QTest::newRow("cut off") << QByteArray("{\"format\":") << QByteArray("connections.json");
    QTest::newRow("a slip of the pen")
        << connectionsJson({named(u"acme"_s)}, ConnectionFile::Own).replace("\"bearer\"", "7")
        << QByteArray("$.connections[0].token is a number");
    QTest::newRow("of a later version")
        << connectionsJson({named(u"acme"_s)}, ConnectionFile::Own).replace("\"version\":1", "\"version\":2")
        << QByteArray("connections.json");
}

/// Commands that only read leave the file alone.
void TestCliConnections::doesNotChangeADamagedList()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QByteArray, place);
    const QString file = path(u"import.json"_s);
    writeFile(file, connectionsJson({named(u"new"_s)}, ConnectionFile::Exchange));
    writeFile(ownFile(), bytes);
    const QList<QStringList> commands{{u"connections"_s},
                                      {u"connections"_s, u"export"_s, path(u"exported.json"_s)},
                                      {u"connections"_s, u"import"_s, file},
                                      {u"--connection"_s, u"acme"_s, u"lookup"_s, u"7"_s}};
    for (const QStringList &command : commands) {
        const auto process = cli(command);
        QCOMPARE(process->run(), 9);
        QVERIFY2(process->err().contains(place), process->err().constData());
        QVERIFY2(process->err().contains(ownFile().toUtf8()), process->err().constData());
        QCOMPARE(contentOf(ownFile()), bytes);
        QCOMPARE(QDir(path(u"config/svc-desktop"_s)).entryList(QDir::Files),
                 QStringList{u"connections.json"_s});
    }
    QVERIFY(!QFile::exists(path(u"exported.json"_s)));
}

/// Earlier .bad files stay, too.
void TestCliConnections::importMovesADamagedListAway()
{
    writeFile(ownFile() + u".bad"_s, "older");
    writeFile(ownFile(), "{\"format\":");
    const auto process = cli({u"connections"_s, u"import"_s, u"-"_s, u"--yes"_s});
    QCOMPARE(process->run(connectionsJson({named(u"acme"_s)}, ConnectionFile::Exchange)), 0);
    QVERIFY2(process->err().contains("connections.json.bad-2"), process->err().constData());
    QCOMPARE(contentOf(ownFile() + u".bad-2"_s), QByteArray("{\"format\":"));
    QCOMPARE(contentOf(ownFile() + u".bad"_s), QByteArray("older"));
    QCOMPARE(saved().size(), 1);
}

/// An empty list must not replace an older export.
void TestCliConnections::doesNotExportAnUnreadableList()
{
    QVERIFY(QDir().mkpath(ownFile())); // a folder can't be read as a file
    const QString file = path(u"exported.json"_s);
    writeFile(file, "older");
    const auto exported = cli({u"connections"_s, u"export"_s, file});
    QCOMPARE(exported->run(), 9);
    QVERIFY2(exported->err().contains("could not be read"), exported->err().constData());
    QCOMPARE(contentOf(file), QByteArray("older"));
    const auto listed = cli({u"connections"_s});
    QCOMPARE(listed->run(), 9);
}

void TestCliConnections::exportAndImport()
{
    Connection connection = named(u"acme"_s);
    connection.userName = u"jdoe"_s;
    save({connection, named(u"other"_s)});
    const QList<Connection> before = saved();
    const auto printed = cli({u"connections"_s, u"export"_s});
    QCOMPARE(printed->run(), 0);
    const QString file = path(u"exported.json"_s);
    const auto exported = cli({u"connections"_s, u"export"_s, file});
    QCOMPARE(exported->run(), 0);
    QCOMPARE(exported->out(), QByteArray());
    QVERIFY(exported->err().contains("2 connection"));
    QCOMPARE(contentOf(file), printed->out());
    QVERIFY(!contentOf(file).contains(before.first().id.toUtf8()));

    QVERIFY(QFile::remove(ownFile()));
    const auto imported = cli({u"connections"_s, u"import"_s, u"--yes"_s, file});
    QCOMPARE(imported->run(), 0);
    QCOMPARE(imported->out(), QByteArray());
    QList<Connection> after = saved();
    QCOMPARE(after.size(), 2);
    for (qsizetype i = 0; i < 2; ++i) {
        QVERIFY(after.at(i).id != before.at(i).id);
        after[i].id = before.at(i).id;
    }
    QVERIFY(after == before);
}

void TestCliConnections::unwritableExport()
{
    writeFile(path(u"file"_s), "x");
    const auto process = cli({u"connections"_s, u"export"_s, path(u"file/exported.json"_s)});
    QCOMPARE(process->run(), 9);
    QVERIFY2(process->err().contains("could not be written"), process->err().constData());
#ifdef Q_OS_LINUX
    const auto full = cli({u"connections"_s, u"export"_s, u"-"_s});
    full->process().setStandardOutputFile(u"/dev/full"_s);
    QCOMPARE(full->run(), 9);
#endif
}

void TestCliConnections::importShowsItsPlan()
{
    save({named(u"acme"_s), named(u"same"_s)});
    const QByteArray before = contentOf(ownFile());
    Connection changed = named(u"ACME"_s, QUrl(u"https://other.example"_s));
    changed.environment = u"TEST"_s;
    const QString file = path(u"import.json"_s);
    writeFile(file, connectionsJson({changed, named(u"same"_s), named(u"new"_s)}, ConnectionFile::Exchange));
    const auto process = cli({u"connections"_s, u"import"_s, file});
    QCOMPARE(process->run(), 0);
    QCOMPARE(process->out(), QByteArray());
    for (const char *line :
         {"Replace: acme\n", "  Service address: https://api.example.com -> https://other.example\n",
          "  Environment:  -> TEST\n", "secrets will not be used", "Same already: same\n", "Add: new\n",
          "  Service address: https://api.example.com\n", "--yes"})
        QVERIFY2(process->err().contains(line), process->err().constData());
    QCOMPARE(contentOf(ownFile()), before);

    const auto confirmed = cli({u"connections"_s, u"import"_s, file, u"--yes"_s});
    QCOMPARE(confirmed->run(), 0);
    QVERIFY2(confirmed->err().contains("Imported"), confirmed->err().constData());
    const QList<Connection> after = saved();
    QCOMPARE(after.size(), 3);
    QCOMPARE(after.first().name, u"acme"_s);
    QCOMPARE(after.first().baseUrl, changed.baseUrl);
    QVERIFY(after.first().secretsLocked);

    const auto used = cli({u"--connection"_s, u"acme"_s, u"lookup"_s, u"7"_s});
    used->setEnvironment(u"SVC_API_KEY"_s, {});
    QCOMPARE(used->run(), 1);
    QVERIFY2(used->err().contains("has changed since"), used->err().constData());
}

void TestCliConnections::quietImport()
{
    const QByteArray file = connectionsJson({named(u"acme"_s)}, ConnectionFile::Exchange);
    const auto plan = cli({u"connections"_s, u"import"_s, u"-"_s, u"--quiet"_s});
    QCOMPARE(plan->run(file), 0);
    QVERIFY(plan->err().contains("Add: acme\n")); // is what was asked for
    for (const QStringList &arguments : {QStringList{u"import"_s, u"-"_s, u"--yes"_s},
                                         {u"import"_s, u"-"_s, u"--yes"_s},
                                         {u"export"_s, path(u"exported.json"_s)}}) {
        const auto process = cli(QStringList{u"-q"_s, u"connections"_s} + arguments);
        QCOMPARE(process->run(file), 0);
        QCOMPARE(process->err(), QByteArray());
    }
    QCOMPARE(saved().size(), 1);
}

void TestCliConnections::importOfNothingNew()
{
    save({named(u"acme"_s)});
    const QByteArray before = contentOf(ownFile());
    const QString file = path(u"import.json"_s);
    writeFile(file, connectionsJson({named(u"acme"_s)}, ConnectionFile::Exchange));
    const auto process = cli({u"connections"_s, u"import"_s, file, u"--yes"_s});
    QCOMPARE(process->run(), 0);
    QVERIFY(process->err().contains("nothing to change"));
    QCOMPARE(contentOf(ownFile()), before);
}

void TestCliConnections::importFromStandardInput()
{
    const auto process = cli({u"connections"_s, u"import"_s, u"-"_s, u"--yes"_s});
    QCOMPARE(process->run(connectionsJson({named(u"acmé"_s)}, ConnectionFile::Exchange)), 0);
    QCOMPARE(saved().first().name, u"acmé"_s);
}

void TestCliConnections::importFromAnotherClient()
{
    const QString file = path(u"TEST.postman_environment.json"_s);
    writeFile(file, R"({"name":"TEST acme","values":[{"key":"baseUrl","value":"http://api.example.com/"},
        {"key":"apiKey","value":"made-up-key","type":"secret"},{"key":"dataSource","value":"acme"},
        {"key":"user","value":"jdoe"}]})");
    const auto process = cli({u"connections"_s, u"import"_s, file, u"--yes"_s});
    QCOMPARE(process->run(), 0);
    QCOMPARE(process->out(), QByteArray());
    for (const char *line :
         {"TEST acme: http:// was not taken", "TEST acme: It has secrets, which are left out",
          "Add: TEST acme\n", "  Service address: https://api.example.com\n"})
        QVERIFY2(process->err().contains(line), process->err().constData());
    QVERIFY(!process->err().contains("made-up"));
    QCOMPARE(saved().first().dataSource, u"acme"_s);
    QVERIFY(!contentOf(ownFile()).contains("made-up"));
}

void TestCliConnections::importWithoutAnAddress()
{
    const auto process = cli({u"connections"_s, u"import"_s, u"-"_s, u"--yes"_s});
    QCOMPARE(process->run(
                 R"({"name":"TEST","values":[{"key":"url","value":"{{host}}"},{"key":"user","value":"x"}]})"),
             9);
    QVERIFY2(process->err().contains("TEST: It is left out: it has no address."), process->err().constData());
    QVERIFY(!QFile::exists(ownFile()));
}

void TestCliConnections::invalidImports_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("empty") << QByteArray() << QByteArray("Postman");
    QTest::newRow("binary") << QByteArray("\x00\xFF\xFE", 3).repeated(100) << QByteArray("Postman");
    QTest::newRow("field")
        << connectionsJson({named(u"acme"_s)}, ConnectionFile::Exchange).replace("\"bearer\"", "7")
        << QByteArray("$.connections[0].token is a number");
    QTest::newRow("9 MB") << QByteArray(9'000'000, ' ') << QByteArray("too large");
}

void TestCliConnections::invalidImports()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QByteArray, message);
    save({named(u"acme"_s)});
    const QByteArray before = contentOf(ownFile());
    const QString file = path(u"import.json"_s);
    writeFile(file, bytes);
    const auto process = cli({u"connections"_s, u"import"_s, file, u"--yes"_s});
    QCOMPARE(process->run(), 9);
    QVERIFY2(process->err().contains(message), process->err().constData());
    QCOMPARE(contentOf(ownFile()), before);
    QCOMPARE(contentOf(file), bytes);
    const auto missing = cli({u"connections"_s, u"import"_s, path(u"none.json"_s)});
    QCOMPARE(missing->run(), 9);
    QVERIFY(missing->err().contains("none.json"));
}

void TestCliConnections::unwritableImport()
{
    QVERIFY(QDir().mkpath(ownFile() + u"/inside"_s));
    const auto process = cli({u"connections"_s, u"import"_s, u"-"_s, u"--yes"_s});
    QCOMPARE(process->run(connectionsJson({named(u"acme"_s)}, ConnectionFile::Exchange)), 9);
    QVERIFY2(process->err().contains("could not be read"), process->err().constData());
    QVERIFY(QFile::exists(ownFile() + u"/inside"_s));
}

/// Each import that reports success is in the file afterwards, beside those of the others.
void TestCliConnections::concurrentImportsAreNotLost()
{
    const QStringList names{u"a"_s, u"b"_s};
    for (const QString &name : names)
        writeFile(path(name), connectionsJson({named(name)}, ConnectionFile::Exchange));
    for (int round = 0; round < 15; ++round) {
        QFile::remove(ownFile());
        save({named(u"first"_s)});
        std::vector<std::unique_ptr<CliProcess>> processes;
        for (const QString &name : names) {
            processes.push_back(cli({u"connections"_s, u"import"_s, path(name), u"--yes"_s}));
            processes.back()->start();
        }
        QSet<QString> expected{u"first"_s};
        for (std::size_t i = 0; i < processes.size(); ++i) {
            const int code = processes.at(i)->wait();
            QCOMPARE(processes.at(i)->err().contains("Imported."), code == 0);
            if (code == 0)
                expected += names.at(static_cast<qsizetype>(i));
        }
        QSet<QString> stored;
        for (const Connection &connection : saved())
            stored += connection.name;
        QCOMPARE(stored, expected);
        QVERIFY(expected.size() > 1);
    }
}

/// A lock that another program holds allows reading but not saving, until it is released.
void TestCliConnections::importWaitsForALock()
{
    save({named(u"first"_s)});
    QLockFile lock(ownFile() + u".lock"_s);
    QVERIFY(lock.tryLock());
    const auto process = cli({u"connections"_s, u"import"_s, u"-"_s, u"--yes"_s});
    process->start(connectionsJson({named(u"mine"_s)}, ConnectionFile::Exchange));
    const auto isPlanned = [&] {
        process->process().setReadChannel(QProcess::StandardError);
        return process->process().peek(10'000).contains("Add: mine");
    };
    QVERIFY(QTest::qWaitFor(isPlanned, 60'000));
    QVERIFY(!writePrivateFile(ownFile(), connectionsJson({named(u"theirs"_s)}, ConnectionFile::Own)));
    lock.unlock();
    QCOMPARE(process->wait(), 0);
    QVERIFY2(process->err().contains("Imported."), process->err().constData());
    QStringList names;
    for (const Connection &connection : saved())
        names += connection.name;
    QCOMPARE(names, (QStringList{u"theirs"_s, u"mine"_s}));
}

void TestCliConnections::escapesHostileTexts()
{
    Connection connection = named(u"acme"_s);
    connection.notes = u"one\ntwo\tthree"_s;
    const auto process = cli({u"connections"_s, u"import"_s, u"-"_s});
    QCOMPARE(process->run(connectionsJson({connection}, ConnectionFile::Exchange)), 0);
    QVERIFY2(process->err().contains("  Notes: one two three\n"), process->err().constData());
    const auto refused = cli({u"connections"_s, u"import"_s, u"-"_s});
    QCOMPARE(
        refused->run(connectionsJson({connection}, ConnectionFile::Exchange).replace("acme", "\\u001b[31m")),
        9);
    QVERIFY(!refused->err().contains('\x1b'));
}

SVC_GUILESS_TEST(TestCliConnections)
#include "tst_cliconnections.moc"
