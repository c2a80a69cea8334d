// SPDX-License-Identifier: MIT
// svc-cli as scripts use it: exit codes, standard output, and what must never be sent or shown.
#include "support/certificates.h"
#include "support/cliprocess.h"
#include "support/scriptedpeer.h"
#include "support/testprogram.h"

#include <QDir>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <optional>
#include <tuple>
#include <utility>

#ifdef Q_OS_UNIX
#include <csignal>
#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;

namespace {

using Answer = std::function<void(const ScriptedPeer::Exchange &)>;

/// Accepts the login, answers 404 for 8, and `answer` for everything else.
Answer serviceWith(const Answer &answer)
{
    return [answer](const ScriptedPeer::Exchange &exchange) {
        if (exchange.requestLine().contains("/login"))
            exchange.reply(200, R"({"token":"canary-token","user":{"fullName":"Jane Doe"}})");
        else if (exchange.requestLine().contains("/notification/8 "))
            exchange.reply(404, R"({"message":"none"})");
        else
            answer(exchange);
    };
}

QByteArray idOf(const ScriptedPeer::Exchange &exchange)
{
    return exchange.requestLine().split(' ').at(1).split('/').last();
}

void found(const ScriptedPeer::Exchange &exchange)
{
    exchange.reply(200, R"({"subject":"s","extra":1,"notificationId":)" + idOf(exchange) + '}');
}

QStringList at(const ScriptedPeer &peer, const QStringList &more)
{
    return QStringList{u"--server"_s, peer.url().toString()} + more;
}

} // namespace

Q_DECLARE_METATYPE(Answer)

class TestCli : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { qputenv("XDG_CONFIG_HOME", m_config.emplace().path().toLocal8Bit()); }
    void helpAndVersionNeedNoDisplay();
    void usage_data();
    void usage();
    void missingSecrets();
    void invalidKeys();
    void lookupWithTheKeyAlone();
    void lookupAfterSignIn();
    void busyServiceStopsTheLookup();
    void idsFromStandardInput();
    void idsFromFiles();
    void tooManyBytesOfIds();
    void unreadableIds_data();
    void unreadableIds();
    void secretsFromStandardInput();
    void d02_secretsFromStandardInput_data();
    void d02_secretsFromStandardInput();
    void d02_passwordFromTheEnvironment();
    void d03_completesTheServer();
    void textThatIsNotUtf8_data();
    void textThatIsNotUtf8();
    void unreadableSecrets_data();
    void unreadableSecrets();
    void jsonIsOneArrayInOrder();
    void streamsCsv();
    void printsWhatFits_data();
    void printsWhatFits();
    void keepsTheOrderOfTheIds_data();
    void keepsTheOrderOfTheIds();
    void markdownOfOneId();
    void summary();
    void exitCodes_data();
    void exitCodes();
    void rejectedSignInWritesEveryRow();
    void expiredSessionStopsTheRest();
    void configuredHeaders();
    void caFile();
    void upgrade_data();
    void upgrade();
    void quietUpgrade();
    void upgradeRequiresYes();
    void upgradeNotStarted();
    void interruptedUpgradeIsUnknown_data();
    void interruptedUpgradeIsUnknown();
    void escapesHostileUpgradeAnswer();
    void previousUpgradeRequiresConfirmation();
    void damagedRecordBlocksUntilConfirmed();
    void upgradeThatCannotBeRecorded();
    void endThatCannotBeRecorded();
    void endBeyondTheFileSizeLimit();
    void interruptedLookupKeepsItsRows();
    void writesNoSecrets();
    void reportsAFullDisk();
    void closedPipe_data();
    void closedPipe();
    void closedStandardStreams();
    void h10_sameAnswers_data();
    void h10_sameAnswers();
    void h10_leftOutRowsCount();
    void consoleMessages_data();
    void consoleMessages();

private:
    std::optional<QTemporaryDir> m_config; ///< holds the upgrade journal, a new one for each test
};

void TestCli::helpAndVersionNeedNoDisplay()
{
    CliProcess help({u"--help"_s});
    QCOMPARE(help.run(), 0);
    QVERIFY(help.out().contains("lookup IDS"));
    for (const QStringList &arguments : {QStringList{u"help"_s, u"lookup"_s},
                                         {u"lookup"_s, u"--help"_s},
                                         {u"--demo"_s, u"-h"_s, u"lookup"_s}}) {
        CliProcess command(arguments);
        QCOMPARE(command.run(), 0);
        QVERIFY(command.out().startsWith("Look notifications up.\n\nUsage: svc-cli lookup [options] IDS…\n"));
        QVERIFY(command.out().contains("  --secrets-stdin  "));
        QVERIFY(command.out().contains("\nExamples:\n  # "));
        QVERIFY(command.out().contains("\n  2    some not found\n"));
        QVERIFY(!command.out().contains("--upgrades-only"));
    }
    CliProcess version({u"--version"_s});
    QCOMPARE(version.run(), 0);
    QCOMPARE(version.out().trimmed(), QByteArray("svc-cli " SVC_VERSION));
}

void TestCli::usage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char *name, const QString &arguments, const char *message) {
        QTest::newRow(name) << arguments.split(u' ', Qt::SkipEmptyParts) << QByteArray(message);
    };
    const QString server = u"--server https://127.0.0.1:9 "_s;
    row("nothing", u""_s, "There is no command. Commands are lookup, watch, upgrade, ");
    row("unknown command", server + u"list"_s, "There is no command “list”. Commands are lookup, ");
    row("mistyped command", server + u"lokup 1"_s, "There is no command “lokup”. Did you mean lookup?");
    row("mistyped option", server + u"--formt json lookup 1"_s,
        "There is no option --formt. Did you mean --format?");
    row("mistyped value", server + u"lookup --format cvs 1"_s, "not “cvs”. Did you mean csv?");
    row("mistyped topic", u"help filtr"_s, "There is no command and no topic “filtr”. Did you mean filter?");
    row("unknown shell", u"completion tcsh"_s, "bash, zsh and fish, not for “tcsh”");
    row("an option twice", server + u"--timeout 1 --timeout 2 lookup 1"_s,
        "--timeout was given more than once.");
    row("negative ids", server + u"lookup -7"_s, "Negative ids go after --");
    row("no value", server + u"lookup 1 --format"_s, "--format needs a value: --format FORMAT.");
    row("standard input twice", server + u"lookup - --input -"_s, "Standard input can be read only once.");
    row("unknown option", server + u"--force lookup 1"_s, "force");
    row("no ids", server + u"lookup"_s, "needs ids");
    row("no server", u"lookup 1"_s, "--server");
    row("no scheme", u"--server https//api.example.com lookup 1"_s,
        "--server: The address does not start with https://. An address looks like");
    row("http elsewhere", u"--server http://api.example.com lookup 1"_s, "not encrypted");
    row("user in address", u"--server https://u:p@h lookup 1"_s, "user name");
    row("query", u"--server https://h/?a=1 lookup 1"_s, "query");
    row("port 0", u"--server https://h:0 lookup 1"_s, "port");
    row("not a number", server + u"lookup 12x"_s, "12x");
    row("a word", server + u"lookup foo 7"_s, "foo");
    row("a date", server + u"lookup 7 2026-03-14"_s, "2026-03-14");
    row("brackets alone", server + u"lookup [[[["_s, "svc-cli: [[[[: This is not a notification id.");
    row("blanks alone", server + u"lookup ,"_s, "svc-cli: There is no id to look up.");
    row("too many", server + u"lookup 1-100001"_s, "too many");
    row("out of range", server + u"lookup 2147483648"_s, "2147483648");
    row("user without data source", server + u"--user a lookup 1"_s, "--data-source");
    row("parallel", server + u"--parallel 7 lookup 1"_s, "1 to 6");
    row("timeout", server + u"--timeout 0 lookup 1"_s, "--timeout");
    row("format", server + u"--format xml lookup 1"_s,
        "ndjson, json, csv, xlsx, markdown, jira, summary, html, ");
    row("cards of a table", server + u"--cards --format csv lookup 1"_s, "--cards belongs to --format html");
    row("cards of connections", u"--cards connections"_s,
        "connections takes no --cards, which belongs to lookup.");
    row("another format of connections", u"--format summary connections"_s, "ndjson or json, not “summary”");
    row("format of connections", u"--format csv connections"_s, "ndjson or json, not “csv”.");
    row("filter", server + u"--where typ:bill lookup 1"_s,
        "--where: There is no field “typ”. Did you mean “type”?");
    row("filter for an upgrade", server + u"--yes --where bill upgrade"_s,
        "upgrade takes no --where, which belongs to lookup.");
    row("reserved header", server + u"--api-key-header Host lookup 1"_s, "--api-key-header");
    row("token", server + u"--token cookie lookup 1"_s, "--token");
    row("token header", server + u"--token header:A:B lookup 1"_s, "--token");
    row("CA file", server + u"--ca-file /nowhere.pem lookup 1"_s, "--ca-file");
    row("yes for a lookup", server + u"--yes lookup 1"_s, "--yes");
    row("a previous run for a lookup", server + u"--previous-run-may-be-active lookup 1"_s,
        "lookup takes no --previous-run-may-be-active, which belongs to upgrade.");
    row("ids for an upgrade", server + u"--yes upgrade 1"_s, "upgrade takes no arguments, such as “1”.");
    row("demo and server", server + u"--demo lookup 1"_s, "--demo");
}

void TestCli::usage()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QByteArray, message);
    CliProcess cli(arguments);
    QCOMPARE(cli.run(), 1);
    QCOMPARE(cli.out(), QByteArray());
    QVERIFY2(cli.err().contains(message), cli.err().constData());
    QVERIFY2(!cli.err().contains(": :"), cli.err().constData());
}

void TestCli::missingSecrets()
{
    ScriptedPeer peer(found);
    CliProcess noKey(at(peer, {u"lookup"_s, u"7"_s}));
    noKey.setEnvironment(u"SVC_API_KEY"_s, {});
    QCOMPARE(noKey.run(), 1);
    QVERIFY(noKey.err().contains("SVC_API_KEY"));
    CliProcess noPassword(at(peer, {u"--data-source"_s, u"d"_s, u"--user"_s, u"u"_s, u"lookup"_s, u"7"_s}));
    noPassword.setEnvironment(u"SVC_PASSWORD"_s, {});
    QCOMPARE(noPassword.run(), 1);
    QVERIFY(noPassword.err().contains("SVC_PASSWORD"));
    QCOMPARE(peer.connections(), 0);
}

void TestCli::invalidKeys()
{
    ScriptedPeer peer(found);
    CliProcess cli(at(peer, {u"lookup"_s, u"7"_s}));
    cli.setEnvironment(u"SVC_API_KEY"_s, u"canary-key\r\nX-Evil: 1"_s);
    QCOMPARE(cli.run(), 1);
    QVERIFY(!cli.err().contains("canary"));
    QCOMPARE(peer.connections(), 0);
}

void TestCli::lookupWithTheKeyAlone()
{
    ScriptedPeer peer(serviceWith(found));
    CliProcess cli(at(peer, {u"lookup"_s, u"--"_s, u"-7"_s}));
    QCOMPARE(cli.run(), 0);
    QVERIFY(!peer.countHeaders("Authorization"));
    const QJsonObject row = cli.rows().value(-7);
    QCOMPARE(row.value("outcome"_L1), QJsonValue(u"found"_s));
    QVERIFY(row.value("error"_L1).isNull());
    QCOMPARE(row.value("notification"_L1).toObject().value("notificationId"_L1).toInt(), -7);
    QVERIFY(row.value("fetchedAt"_L1).toString().endsWith(u'Z'));
}

void TestCli::lookupAfterSignIn()
{
    ScriptedPeer peer(serviceWith(found));
    CliProcess cli(at(peer, {u"--data-source"_s, u"acme"_s, u"--partition"_s, u"Production"_s, u"--user"_s,
                             u"jdoe"_s, u"lookup"_s, u"7-9,7"_s}));
    QCOMPARE(cli.run(), 2);
    QCOMPARE(cli.rows().size(), 3);
    QCOMPARE(cli.outcome(7), u"found"_s);
    QCOMPARE(cli.outcome(8), u"not-found"_s);
    const QJsonObject error = cli.rows().value(8).value("error"_L1).toObject();
    QCOMPARE(error.value("kind"_L1), QJsonValue(u"not-found"_s));
    QCOMPARE(error.value("status"_L1).toInt(), 404);
    QCOMPARE(peer.count("POST /api/v3/login"), 1);
    QCOMPARE(peer.countHeaders("Authorization: Bearer canary-token"), 3);
}

void TestCli::busyServiceStopsTheLookup()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &exchange) {
        const QByteArray id = exchange.requestLine().split(' ').at(1).split('/').last();
        if (id.toInt() > 1)
            exchange.reply(503, "{}", "application/json", "Retry-After: 0\r\n");
        else
            exchange.reply(200, "{\"notificationId\":" + id + '}');
    });
    CliProcess cli(at(peer, {u"--parallel"_s, u"1"_s, u"lookup"_s, u"1-6"_s}));
    QCOMPARE(cli.run(), 5);
    QStringList outcomes;
    for (int id = 1; id <= 6; ++id)
        outcomes += cli.outcome(id);
    QCOMPARE(outcomes.join(u", "_s),
             u"found, not-looked-up, not-looked-up, failed, not-looked-up, not-looked-up"_s);
    QVERIFY2(cli.err().contains("The service is busy; continuing in 1 s."), cli.err().constData());
    QVERIFY2(cli.err().contains("Stopped at 4. The service is busy."), cli.err().constData());
    QVERIFY2(cli.err().contains("4 ids were not looked up."), cli.err().constData());
    QCOMPARE(peer.count("GET"), 4);
}

void TestCli::idsFromStandardInput()
{
    ScriptedPeer peer(serviceWith(found));
    CliProcess cli(at(peer, {u"lookup"_s, u"1"_s, u"-"_s}));
    QCOMPARE(cli.run("2; #3\r\n4 - 5\n"), 0);
    QCOMPARE(cli.rows().size(), 5);
}

void TestCli::idsFromFiles()
{
    const QTemporaryDir folder;
    writeFile(folder.filePath(u"a"_s), "2; #3\r\n");
    writeFile(folder.filePath(u"b"_s), "4 - 5");
    writeFile(folder.filePath(u"bad"_s), "7\n8\xff");
    writeFile(folder.filePath(u"words"_s), "7\nseven\n");
    writeFile(folder.filePath(u"empty"_s), "");
    ScriptedPeer peer(serviceWith(found));
    CliProcess cli(at(peer, {u"lookup"_s, u"--input"_s, folder.filePath(u"a"_s), u"1"_s, u"--input"_s,
                             folder.filePath(u"b"_s), u"--input"_s, u"-"_s}));
    QCOMPARE(cli.run("6"), 0);
    QCOMPARE(cli.rows().size(), 6);
    const qsizetype connections = peer.connections();
    for (const auto &[name, code, message] : {std::tuple{u"bad"_s, 1, "bad: This is not valid UTF-8"},
                                              {u"words"_s, 1, "seven"},
                                              {u"empty"_s, 1, "There is no id to look up."},
                                              {u"none"_s, 9, "There is no file "},
                                              {u"."_s, 9, "The file could not be read."}}) {
        CliProcess refused(at(peer, {u"lookup"_s, u"--input"_s, folder.filePath(name)}));
        QCOMPARE(refused.run(), code);
        QVERIFY2(refused.err().contains(message), refused.err().constData());
        QCOMPARE(refused.out(), QByteArray());
    }
    QCOMPARE(peer.connections(), connections);
}

void TestCli::tooManyBytesOfIds()
{
    ScriptedPeer peer(serviceWith(found));
    CliProcess cli(at(peer, {u"lookup"_s, u"-"_s}));
    const QByteArray blanks = u"\u3000"_s.repeated(5'700'000).toUtf8(); // three bytes each, more than 16 MiB
    QCOMPARE(cli.run("\xEF\xBB\xBF"
                     "1\n" +
                     blanks + "12345678\n"),
             0);
    QCOMPARE(cli.outcome(1), u"found"_s);
    QCOMPARE(cli.outcome(12345678), u"found"_s);
    QCOMPARE(cli.rows().size(), 2);
}

void TestCli::unreadableIds_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("too many characters") << uR"((printf '1\n%*s' 17000000; echo 12345678) | "$0" "$@")"_s << 1
                                         << QByteArray("At most 16 million characters");
    QTest::newRow("too many bytes") << uR"((printf 1; head -c 60000000 /dev/zero) | "$0" "$@")"_s << 1
                                    << QByteArray("At most 16 million characters");
    QTest::newRow("not UTF-8") << uR"(printf '7\n8\xff' | "$0" "$@")"_s << 1
                               << QByteArray("-: This is not valid UTF-8");
    QTest::newRow("nothing") << uR"("$0" "$@" </dev/null)"_s << 1 << QByteArray("There is no id to look up.");
    QTest::newRow("a folder") << uR"("$0" "$@" </)"_s << 9 << QByteArray("The file could not be read.");
    QTest::newRow("closed") << uR"("$0" "$@" <&-)"_s << 9 << QByteArray("The file could not be read.");
}

void TestCli::unreadableIds()
{
#ifdef Q_OS_UNIX
    QFETCH(const QString, script);
    QFETCH(const int, code);
    QFETCH(const QByteArray, message);
    ScriptedPeer peer(serviceWith(found));
    CliProcess cli(at(peer, {u"lookup"_s, u"-"_s}));
    cli.runBy(script);
    QCOMPARE(cli.run(), code);
    QVERIFY2(cli.err().contains(message), cli.err().constData());
    QCOMPARE(cli.out(), QByteArray());
    QCOMPARE(peer.connections(), 0);
#endif
}

void TestCli::secretsFromStandardInput()
{
    ScriptedPeer peer(serviceWith(found));
    CliProcess cli(at(
        peer, {u"--secrets-stdin"_s, u"--data-source"_s, u"d"_s, u"--user"_s, u"u"_s, u"lookup"_s, u"-"_s}));
    cli.setEnvironment(u"SVC_API_KEY"_s, {});
    cli.setEnvironment(u"SVC_PASSWORD"_s, {});
    QCOMPARE(cli.run("key-from-stdin\r\np\xC3\xA4ss word \n7\n"), 0);
    QVERIFY(peer.countHeaders("Svc-ApiKey: key-from-stdin"));
    QVERIFY(peer.bytes().contains("\"p\xC3\xA4ss word \""));
    QCOMPARE(cli.outcome(7), u"found"_s);
}

void TestCli::d02_secretsFromStandardInput_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QByteArray>("password"); // JSON string
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char *name, const QByteArray &input, const QByteArray &password,
                        const char *message = "") {
        QTest::newRow(name) << input << '"' + password + '"' << QByteArray(message);
    };
    const QByteArray many(65536, 'p');
    row("line feeds, and blanks", "key\n pass \n", " pass ");
    row("carriage returns", "key\r\npass\r\n", "pass");
    row("no last line end", "key\npass", "pass");
    row("byte order mark of the input", "\xEF\xBB\xBFkey\npass\n", "pass");
    row("joiners of letters", "key\np\xE2\x80\x8C\xE2\x80\x8Dss\n", "p\xE2\x80\x8C\xE2\x80\x8Dss");
    row("as long as can be", "key\n" + many + "\n", many);
    row("U+FEFF and U+200B", "key\n\xEF\xBB\xBFpa\xE2\x80\x8Bss\n", "pass",
        "Invisible characters were removed from the password (U+FEFF, U+200B).\n");
    row("a tab and a carriage return", "key\npass\t\r\r\n", "pass",
        "Invisible characters were removed from the password (tab, line break).\n");
}

void TestCli::d02_secretsFromStandardInput()
{
    QFETCH(const QByteArray, input);
    QFETCH(const QByteArray, password);
    QFETCH(const QByteArray, message);
    ScriptedPeer peer(serviceWith(found));
    CliProcess cli(at(
        peer, {u"--secrets-stdin"_s, u"--data-source"_s, u"d"_s, u"--user"_s, u"u"_s, u"lookup"_s, u"7"_s}));
    QCOMPARE(cli.run(input), 0);
    QVERIFY(peer.countHeaders("Svc-ApiKey: key"));
    QVERIFY(peer.bytes().contains("\"password\":" + password));
    QCOMPARE(cli.err(), message);
}

void TestCli::d02_passwordFromTheEnvironment()
{
    ScriptedPeer peer(serviceWith(found));
    CliProcess cli(at(peer, {u"--data-source"_s, u"d"_s, u"--user"_s, u"u"_s, u"lookup"_s, u"7"_s}));
    cli.setEnvironment(u"SVC_PASSWORD"_s, u"canary-pass\n"_s);
    QCOMPARE(cli.run(), 0);
    QVERIFY(peer.bytes().contains(R"("password":"canary-pass")"));
    QCOMPARE(cli.err(), "A line break was removed from the password.\n"_ba);

    CliProcess empty(at(peer, {u"--data-source"_s, u"d"_s, u"--user"_s, u"u"_s, u"lookup"_s, u"7"_s}));
    empty.setEnvironment(u"SVC_PASSWORD"_s, u"\n\n"_s);
    QCOMPARE(empty.run(), 1);
    QVERIFY2(empty.err().contains("There is no password."), empty.err().constData());
}

void TestCli::d03_completesTheServer()
{
    CliProcess cli({u"--server"_s, u"api.example.invalid"_s, u"lookup"_s, u"7"_s});
    QCOMPARE(cli.run(), 4);
    QVERIFY2(cli.err().startsWith("--server: https:// was added.\n"), cli.err().constData());

    CliProcess here({u"--server"_s, u"localhost:1"_s, u"lookup"_s, u"7"_s});
    QCOMPARE(here.run(), 4);
    QVERIFY2(here.err().startsWith("--server: https:// was added. If the service on this computer is "
                                   "not encrypted, type http:// instead.\n"),
             here.err().constData());
}

void TestCli::textThatIsNotUtf8_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char *name, const QString &script, const char *message) {
        QTest::newRow(name) << script << QByteArray(message);
    };
    row("user", uR"("$0" "$@" --user $'J\xe9r' lookup 7)"_s, "J\xEF\xBF\xBDr: This is not valid UTF-8");
    row("ids", uR"("$0" "$@" --user u lookup 7 $'\xff')"_s, "\xEF\xBF\xBD: This is not valid UTF-8");
    row("half a character", uR"("$0" "$@" --user $'u\xc3' lookup 7)"_s, "This is not valid UTF-8");
    row("SVC_PASSWORD", uR"(SVC_PASSWORD=$'p\xe9' "$0" "$@" --user u lookup 7)"_s,
        "SVC_PASSWORD: This is not valid UTF-8");
    row("SVC_API_KEY", uR"(SVC_API_KEY=$'k\xe9' "$0" "$@" --user u lookup 7)"_s,
        "SVC_API_KEY: This is not valid UTF-8");
    row("password of standard input",
        uR"(printf 'k\np\xe9\n' | "$0" "$@" --secrets-stdin --user u lookup 7)"_s,
        "--secrets-stdin: This is not valid UTF-8");
}

void TestCli::textThatIsNotUtf8()
{
#ifdef Q_OS_UNIX
    QFETCH(const QString, script);
    QFETCH(const QByteArray, message);
    ScriptedPeer peer(serviceWith(found));
    CliProcess cli(at(peer, {u"--data-source"_s, u"d"_s}));
    cli.runBy(script);
    QCOMPARE(cli.run(), 1);
    QVERIFY2(cli.err().contains(message), cli.err().constData());
    QCOMPARE(peer.connections(), 0);
#endif
}

void TestCli::unreadableSecrets_data()
{
    QTest::addColumn<QByteArray>("input");
    const QByteArray tooLong(65537, 'p');
    QTest::newRow("key too long") << QByteArray(tooLong + "\npass\n");
    QTest::newRow("password too long") << QByteArray("key\n" + tooLong + "\n");
    QTest::newRow("password without end") << QByteArray("key\n" + tooLong + tooLong);
}

void TestCli::unreadableSecrets()
{
    QFETCH(const QByteArray, input);
    ScriptedPeer peer(serviceWith(found));
    CliProcess cli(at(
        peer, {u"--secrets-stdin"_s, u"--data-source"_s, u"d"_s, u"--user"_s, u"u"_s, u"lookup"_s, u"7"_s}));
    QCOMPARE(cli.run(input), 1);
    QVERIFY2(cli.err().contains("--secrets-stdin: A line has more than 65536 bytes."), cli.err().constData());
    QVERIFY(!cli.err().contains("pp"));
    QCOMPARE(peer.connections(), 0);
}

void TestCli::jsonIsOneArrayInOrder()
{
    ScriptedPeer peer(serviceWith(found));
    CliProcess cli(at(peer, {u"--parallel"_s, u"1"_s, u"--format"_s, u"json"_s, u"lookup"_s, u"9,8,7"_s}));
    QCOMPARE(cli.run(), 2);
    const QJsonArray rows = QJsonDocument::fromJson(cli.out()).array();
    QCOMPARE(rows.size(), 3);
    QCOMPARE(rows.at(0).toObject().value("id"_L1).toInt(), 9);
    QCOMPARE(rows.at(2).toObject().value("id"_L1).toInt(), 7);
    const QJsonObject connection = rows.at(0).toObject().value("connection"_L1).toObject();
    QCOMPARE(connection.value("host"_L1).toString(), u"127.0.0.1:%1"_s.arg(peer.port()));
    QVERIFY(connection.value("environment"_L1).isNull());
}

void TestCli::streamsCsv()
{
    ScriptedPeer peer(serviceWith([](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(200, R"({"subject":"=1+1, and \"more\"","notificationId":)" + idOf(exchange) + '}');
    }));
    CliProcess cli(at(peer, {u"--parallel"_s, u"1"_s, u"--format"_s, u"csv"_s, u"lookup"_s, u"9,8,-7"_s}));
    QCOMPARE(cli.run(), 2);
    const QByteArrayList lines = cli.out().split('\n');
    QCOMPARE(lines.size(), 5);
    QVERIFY(lines.at(0).startsWith("\xEF\xBB\xBFState,Id,Subject,"));
    QVERIFY(lines.at(1).startsWith("\"Found\",9,\"'=1+1, and \"\"more\"\"\","));
    QVERIFY(lines.at(2).startsWith("\"Not found\",8,,"));
    QVERIFY(lines.at(3).startsWith("\"Found\",-7,"));
    QVERIFY(lines.at(3).endsWith(",\"127.0.0.1:" + QByteArray::number(peer.port()) + "\",\r"));
}

void TestCli::printsWhatFits_data()
{
    QTest::addColumn<QStringList>("filter");
    QTest::addColumn<QList<int>>("ids");
    const auto add = [](const QString &filter, const QList<int> &ids) {
        QTest::newRow(qPrintable(filter)) << QStringList{u"--where"_s, filter} << ids;
    };
    add(u""_s, {7, 8, 9, 10});
    add(u"bill -is:archived id:<10"_s, {7});
    add(u"created:2026-03-14"_s, {7, 9}); // in UTC
    add(u"host:nowhere"_s, {});
    QTest::newRow("two filters") << QStringList{u"--where=is:found"_s, u"--where=id:>8"_s}
                                 << QList<int>{9, 10};
}

/// The exit code is about all ids.
void TestCli::printsWhatFits()
{
    QFETCH(const QStringList, filter);
    QFETCH(const QList<int>, ids);
    ScriptedPeer peer(serviceWith([](const ScriptedPeer::Exchange &exchange) {
        const QByteArray id = idOf(exchange);
        exchange.reply(200, R"({"subject":"Bill )" + id + R"(","archived":)" +
                                (id == "9" ? "true" : "false") + R"(,"createdDate":"2026-03-)" +
                                (id == "10" ? "15T01" : "14T23") + R"(:30:00Z","notificationId":)" + id +
                                '}');
    }));
    for (const QString &format : {u"ndjson"_s, u"json"_s, u"csv"_s}) {
        CliProcess cli(at(peer, filter + QStringList{u"--format"_s, format, u"lookup"_s, u"7-10"_s}));
        cli.setEnvironment(u"TZ"_s, u"Asia/Tokyo"_s);
        QCOMPARE(cli.run(), 2);
        QCOMPARE(cli.err(), QByteArray());
        QList<int> printed;
        if (format == "json"_L1) {
            const QJsonDocument document = QJsonDocument::fromJson(cli.out());
            QVERIFY2(document.isArray(), cli.out().constData());
            for (const QJsonValue row : document.array())
                printed += row.toObject().value("id"_L1).toInt();
        } else {
            const QByteArrayList lines = cli.out().trimmed().split('\n');
            for (const QByteArray &line : format == "csv"_L1 ? lines.sliced(1) : lines) {
                if (!line.isEmpty())
                    printed += format == "csv"_L1
                                   ? line.split(',').at(1).toInt()
                                   : QJsonDocument::fromJson(line).object().value("id"_L1).toInt();
            }
        }
        QCOMPARE(printed, ids);
    }
}

void TestCli::keepsTheOrderOfTheIds_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<int>("firstLine");
    QTest::addColumn<QByteArrayList>("parts");
    QTest::newRow("markdown") << u"markdown"_s << 4
                              << QByteArrayList{"| Found | 9 | s |", "| Not found | 8 | ",
                                                "| Found | 7 | s |"};
    QTest::newRow("csv") << u"csv"_s << 1
                         << QByteArrayList{"\"Found\",9,\"s\",", "\"Not found\",8,", "\"Found\",7,\"s\","};
    QTest::newRow("ndjson") << u"ndjson"_s << 0 << QByteArrayList{"{\"id\":9,", "{\"id\":8,", "{\"id\":7,"};
    QTest::newRow("json") << u"json"_s << 1 << QByteArrayList{"{\"id\":9,", "{\"id\":8,", "{\"id\":7,"};
}

void TestCli::keepsTheOrderOfTheIds()
{
    QFETCH(const QString, format);
    QFETCH(const int, firstLine);
    QFETCH(const QByteArrayList, parts);
    QHash<QByteArray, ScriptedPeer::Exchange> held; // the answer to 9 comes after that to 7
    ScriptedPeer peer(serviceWith([&held](const ScriptedPeer::Exchange &exchange) {
        held.insert(exchange.requestLine().split(' ').at(1).last(1), exchange);
        if (held.size() < 2)
            return;
        found(held.find("7").value());
        found(held.find("9").value());
    }));
    CliProcess cli(at(peer, {u"--format"_s, format, u"lookup"_s, u"9,8,7"_s}));
    QCOMPARE(cli.run(), 2);
    const QByteArrayList lines = cli.out().split('\n');
    for (int row = 0; row < parts.size(); ++row)
        QVERIFY2(lines.value(firstLine + row).startsWith(parts.at(row)),
                 lines.value(firstLine + row).constData());
}

void TestCli::markdownOfOneId()
{
    ScriptedPeer other(found);
    CliProcess one(at(other, {u"--format"_s, u"markdown"_s, u"lookup"_s, u"7"_s}));
    QCOMPARE(one.run(), 0);
    QVERIFY2(one.out().startsWith("**Notification 7 \u00B7 no environment \u00B7 127.0.0.1:"),
             one.out().constData());
    QVERIFY2(one.out().contains("**\n\n- Subject: s\n"), one.out().constData());
}

void TestCli::summary()
{
    ScriptedPeer peer(serviceWith([](const ScriptedPeer::Exchange &exchange) {
        if (exchange.requestLine().contains("/8 "))
            exchange.reply(404, "{}");
        else
            found(exchange);
    }));
    CliProcess cli(at(peer, {u"--format"_s, u"summary"_s, u"lookup"_s, u"7-9"_s}));
    QCOMPARE(cli.run(), 2);
    const QByteArray out = cli.out();
    QVERIFY2(out.startsWith("**3 results "), out.constData());
    QVERIFY2(out.contains("\n\n| State | Count | Share |\n| --- | ---: | ---: |\n| Found | 2 | 67% |\n"
                          "| Not found | 1 | 33% |\n\n"),
             out.constData());
    CliProcess filtered(
        at(peer, {u"--format"_s, u"summary"_s, u"--where"_s, u"is:not-found"_s, u"lookup"_s, u"7-9"_s}));
    QCOMPARE(filtered.run(), 2);
    QVERIFY2(filtered.out().contains("| Not found | 1 | 100% |\n"), filtered.out().constData());
    QVERIFY2(!filtered.out().contains("| Found |"), filtered.out().constData());
}

void TestCli::exitCodes_data()
{
    QTest::addColumn<Answer>("answer");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("code");
    const auto row = [](const char *name, const Answer &answer, const QString &kind, int code) {
        QTest::newRow(name) << answer << kind << code;
    };
    row(
        "not found", [](const auto &e) { e.reply(404, "{}"); }, u"not-found"_s, 2);
    row(
        "401", [](const auto &e) { e.reply(401, "{}"); }, u"session-expired"_s, 3);
    row(
        "dropped", [](const auto &e) { e.reset(); }, u"interrupted"_s, 4);
    row(
        "403", [](const auto &e) { e.reply(403, "{}"); }, u"forbidden"_s, 5);
    row(
        "500", [](const auto &e) { e.reply(500, "{}"); }, u"server-fault"_s, 5);
    row(
        "web page", [](const auto &e) { e.reply(200, "<html>", "text/html"); }, u"protocol"_s, 5);
    row(
        "H08 web page, 404", [](const auto &e) { e.reply(404, "<html>", "text/html"); }, u"protocol"_s, 5);
    row(
        "another id", [](const auto &e) { e.reply(200, R"({"notificationId":1})"); }, u"data"_s, 5);
    row(
        "redirect", [](const auto &e) { e.reply(302, "", "a/b", "Location: https://h.invalid/\r\n"); },
        u"redirect"_s, 5);
}

void TestCli::exitCodes()
{
    QFETCH(const Answer, answer);
    QFETCH(const QString, kind);
    QFETCH(const int, code);
    ScriptedPeer peer(serviceWith(answer));
    CliProcess cli(at(peer, {u"--parallel"_s, u"1"_s, u"lookup"_s, u"8,7"_s}));
    QCOMPARE(cli.run(), code); // any other failure takes precedence over the 404 of 8
    QCOMPARE(cli.rows().size(), 2);
    QCOMPARE(cli.rows().value(7).value("error"_L1).toObject().value("kind"_L1).toString(), kind);
}

void TestCli::rejectedSignInWritesEveryRow()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &exchange) { exchange.reply(401, "{}"); });
    CliProcess cli(at(peer, {u"--data-source"_s, u"d"_s, u"--user"_s, u"u"_s, u"lookup"_s, u"7,8"_s}));
    QCOMPARE(cli.run(), 3);
    QCOMPARE(cli.outcome(7), u"not-looked-up"_s);
    QCOMPARE(cli.outcome(8), u"not-looked-up"_s);
    QCOMPARE(peer.requests().size(), 1);
}

void TestCli::expiredSessionStopsTheRest()
{
    ScriptedPeer peer(serviceWith([](const ScriptedPeer::Exchange &exchange) { exchange.reply(401, "{}"); }));
    CliProcess cli(at(peer, {u"--parallel"_s, u"1"_s, u"lookup"_s, u"8,7,6"_s}));
    QCOMPARE(cli.run(), 3);
    QCOMPARE(cli.outcome(8), u"not-found"_s);
    QCOMPARE(cli.outcome(7), u"failed"_s);
    QCOMPARE(cli.outcome(6), u"not-looked-up"_s);
}

void TestCli::configuredHeaders()
{
    ScriptedPeer peer(serviceWith(found));
    CliProcess cli(at(peer, {u"--api-key-header"_s, u"Acme-Key"_s, u"--token"_s, u"header:Acme-Token"_s,
                             u"--data-source"_s, u"d"_s, u"--user"_s, u"u"_s, u"lookup"_s, u"7"_s}));
    QCOMPARE(cli.run(), 0);
    QVERIFY(peer.countHeaders("Acme-Key: canary-key"));
    QVERIFY(peer.countHeaders("Acme-Token: canary-token"));
    QVERIFY(!peer.countHeaders("Authorization"));
}

void TestCli::caFile()
{
    ScriptedPeer peer(certificates::server(u"good"_s), serviceWith(found));
    CliProcess untrusted(at(peer, {u"lookup"_s, u"7"_s}));
    QCOMPARE(untrusted.run(), 4);
    QCOMPARE(peer.bytes(), QByteArray());
    CliProcess trusted(at(peer, {u"--ca-file"_s, certificates::path(u"ca.pem"_s), u"lookup"_s, u"7"_s}));
    QCOMPARE(trusted.run(), 0);
}

void TestCli::upgrade_data()
{
    QTest::addColumn<Answer>("answer");
    QTest::addColumn<QString>("outcome");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("message"); // N: a number of seconds, HOST: the peer's host
    const auto row = [](const char *name, const Answer &answer, const QString &outcome, int code,
                        const QString &message) {
        QTest::newRow(name) << answer << outcome << code << message;
    };
    const auto unknown = [&row](const char *name, const Answer &answer, const QString &why) {
        row(name, answer, u"unknown"_s, 6,
            why + u" The upgrade may still be running. Do not start it again until whoever runs the service "
                  "has confirmed that it has ended."_s);
    };
    row(
        "finished", [](const auto &e) { e.reply(200, R"({"done":true})"); }, u"finished"_s, 0,
        uR"({"done":true})"_s);
    row(
        "refused", [](const auto &e) { e.reply(401, R"({"message":"no"})"); }, u"refused"_s, 7,
        u"The API key was not accepted. It may belong to another environment. The service did not run the "
        "upgrade. The answer says: “no”."_s);
    row(
        "refused as it was asked", [](const auto &e) { e.reply(422, R"({"message":"no body"})"); },
        u"refused"_s, 7,
        u"The service did not accept the request (422). The service did not run the upgrade. The answer says: “no body”."_s);
    row(
        "refused, and cut off",
        [](const auto &e) {
            e.send("HTTP/1.1 409 X\r\nContent-Length: 90\r\n\r\n{");
            e.finish();
        },
        u"refused"_s, 7,
        u"The service is busy with something that conflicts with this. Try again later. The service did not "
        u"run "
        u"the "
        "upgrade."_s);
    row(
        "failed", [](const auto &e) { e.reply(500, R"({"message":"Step 3 failed"})"); }, u"failed"_s, 5,
        u"The service answered after N that the upgrade failed (500). Tell whoever runs the service before "
        u"you "
        "start it again. The answer says: “Step 3 failed”."_s);
    unknown(
        "gateway", [](const auto &e) { e.reply(504, "late", "application/octet-stream"); },
        u"The answer after N does not say whether it finished (504)."_s);
    unknown(
        "gateway's page", [](const auto &e) { e.reply(504, "<html>", "text/html"); },
        u"A web page answered instead of the service (504 after N)."_s);
    unknown(
        "accepted", [](const auto &e) { e.reply(202, "{}"); },
        u"The service accepted the upgrade and did not say that it has ended (202 after N)."_s);
    unknown(
        "redirect", [](const auto &e) { e.reply(307, "", "a/b", "Location: https://h.invalid/\r\n"); },
        u"The answer after N leads to https://h.invalid, and was not followed (307)."_s);
    unknown(
        "too late", [](const auto &) {}, u"No answer came in N."_s);
    unknown(
        "too large", [](const auto &e) { e.reply(200, QByteArray(5'000'000, 'x'), "text/plain"); },
        u"The answer after N is too large to be read (200)."_s);
    unknown(
        "no HTTP", [](const auto &e) { e.send("HTTP/1.1 999 X\r\nContent-Length: 0\r\n\r\n"); },
        u"The answer after N is not what the service documents."_s);
}

void TestCli::upgrade()
{
    QFETCH(const Answer, answer);
    QFETCH(const QString, outcome);
    QFETCH(const int, code);
    QFETCH(const QString, message);
    ScriptedPeer peer(answer);
    CliProcess cli(at(peer, {u"--timeout"_s, u"2"_s, u"upgrade"_s, u"--upgrades-only"_s, u"--yes"_s}));
    QCOMPARE(cli.run(), code);
    const QJsonObject report = QJsonDocument::fromJson(cli.out()).object();
    QCOMPARE(report.value("outcome"_L1).toString(), outcome);
    QCOMPARE(report.keys(),
             (QStringList{u"delivery"_s, u"durationMs"_s, u"message"_s, u"outcome"_s, u"status"_s}));
    static const QRegularExpression length(u"[0-9]+ seconds?"_s);
    QCOMPARE(report.value("message"_L1).toString().replace(length, u"N"_s), message);
    const QString printed = QString::fromLocal8Bit(cli.err()).replace(length, u"N"_s);
    if (code != 0)
        QVERIFY2(printed.endsWith(message + u'\n'), qPrintable(printed));
    else
        QVERIFY2(printed.contains(u"The service answered after N that the upgrade is done."_s),
                 qPrintable(printed));
    if (code == 6)
        QVERIFY2(!printed.contains(u"try"_s, Qt::CaseInsensitive), qPrintable(printed));
    QCOMPARE(peer.count("POST /api/v3/me/upgrade?upgradesOnly=true "), 1);
}

void TestCli::quietUpgrade()
{
    int status = 200;
    ScriptedPeer peer([&status](const ScriptedPeer::Exchange &exchange) { exchange.reply(status, "{}"); });
    CliProcess finished(at(peer, {u"upgrade"_s, u"--yes"_s, u"--quiet"_s}));
    QCOMPARE(finished.run(), 0);
    QCOMPARE(finished.err(), QByteArray());
    QVERIFY(finished.out().contains(R"("outcome":"finished")"));
    status = 403;
    CliProcess refused(at(peer, {u"upgrade"_s, u"--yes"_s, u"--quiet"_s}));
    QCOMPARE(refused.run(), 7);
    QVERIFY(!refused.err().isEmpty());
    QVERIFY(!refused.err().contains("The service reports no progress."));
}

void TestCli::upgradeRequiresYes()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &exchange) { exchange.reply(200, "{}"); });
    CliProcess cli(at(peer, {u"upgrade"_s}));
    QCOMPARE(cli.run(), 1);
    QCOMPARE(peer.connections(), 0);
}

void TestCli::upgradeNotStarted()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &) {});
    const quint16 port = peer.port();
    peer.stopListening();
    CliProcess cli({u"--server"_s, u"http://127.0.0.1:%1"_s.arg(port), u"upgrade"_s, u"--yes"_s});
    QCOMPARE(cli.run(), 4);
    QVERIFY(cli.out().contains(R"("outcome":"not-started","status":null,"delivery":"not-sent")"));
    QVERIFY2(cli.out().contains("Nothing left this computer. It is safe to try again."),
             cli.out().constData());
}

void TestCli::interruptedUpgradeIsUnknown_data()
{
    QTest::addColumn<int>("signal");
#ifdef Q_OS_UNIX
    QTest::newRow("Ctrl+C") << SIGINT;
    QTest::newRow("ended by the system") << SIGTERM;
    QTest::newRow("terminal closed") << SIGHUP;
#endif
}

void TestCli::interruptedUpgradeIsUnknown()
{
#ifdef Q_OS_UNIX
    QFETCH(const int, signal);
    ScriptedPeer peer([](const ScriptedPeer::Exchange &) {});
    CliProcess cli(at(peer, {u"upgrade"_s, u"--yes"_s}));
    cli.start();
    QTRY_COMPARE_WITH_TIMEOUT(peer.requests().size(), 1, 30000);
    ::kill(static_cast<pid_t>(cli.process().processId()), signal);
    QCOMPARE(cli.wait(), 6);
    QVERIFY(cli.out().contains(R"("outcome":"unknown","status":null,"delivery":"maybe-sent")"));
    for (const QByteArray &printed : {cli.out(), cli.err()}) {
        QVERIFY2(printed.contains("You stopped waiting after"), printed.constData());
        QVERIFY2(
            printed.contains("The upgrade may still be running. Do not start it again until whoever runs the "
                             "service has confirmed that it has ended."),
            printed.constData());
        QVERIFY2(!printed.contains("Stopped."), printed.constData());
    }
#endif
}

void TestCli::escapesHostileUpgradeAnswer()
{
    const QString hostile = u"a\u009B31m\u007F\u202E\u2028\u0085\U000E0001b"_s;
    ScriptedPeer peer([&hostile](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(exchange.connection() == 0 ? 200 : 409, hostile.toUtf8(), "text/plain");
    });
    for (const int code : {0, 7}) {
        CliProcess cli(at(peer, {u"upgrade"_s, u"--yes"_s}));
        QCOMPARE(cli.run(), code);
        if (code == 0) {
            QCOMPARE(QJsonDocument::fromJson(cli.out()).object().value("message"_L1).toString(), hostile);
            QVERIFY2(cli.out().contains("\\u009b31m\\u007f\\u202e\\u2028\\u0085"), cli.out().constData());
        }
        for (const QString &printed : {QString::fromUtf8(cli.out()), QString::fromUtf8(cli.err())}) {
            for (const QChar c : printed)
                QVERIFY2(c == u'\n' || c.isPrint() || c.isSurrogate(), qPrintable(printed));
            QVERIFY(!printed.contains(u"\U000E0001"_s));
        }
    }
}

void TestCli::previousUpgradeRequiresConfirmation()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &exchange) { exchange.reply(504, "{}"); });
    CliProcess first(at(peer, {u"upgrade"_s, u"--yes"_s}));
    QCOMPARE(first.run(), 6);
    CliProcess second(at(peer, {u"upgrade"_s, u"--yes"_s}));
    QCOMPARE(second.run(), 8);
    QVERIFY(second.out().contains(R"("outcome":"not-started","status":null,"delivery":"not-sent")"));
    QVERIFY(second.err().contains("--previous-run-may-be-active"));
    QVERIFY(!second.err().contains("The service reports no progress."));
    QCOMPARE(peer.count("POST "), 1);
    CliProcess third(at(peer, {u"upgrade"_s, u"--yes"_s, u"--previous-run-may-be-active"_s}));
    QCOMPARE(third.run(), 6);
    QCOMPARE(peer.count("POST "), 2);
}

/// Neither another attempt nor another host is allowed to run.
void TestCli::damagedRecordBlocksUntilConfirmed()
{
    const QTemporaryDir config;
    const QDir folder(config.filePath(u"svc-desktop/upgrades"_s));
    QVERIFY(QDir().mkpath(folder.path()));
    writeFile(folder.filePath(u"2-b.json"_s), "{");
    ScriptedPeer peer([](const ScriptedPeer::Exchange &exchange) { exchange.reply(200, "{}"); });
    ScriptedPeer other([](const ScriptedPeer::Exchange &exchange) { exchange.reply(200, "{}"); });
    const auto run = [&config](const ScriptedPeer &where, const QStringList &more,
                               QByteArray *err = nullptr) {
        CliProcess cli(at(where, QStringList{u"upgrade"_s, u"--yes"_s} + more));
        cli.setEnvironment(u"XDG_CONFIG_HOME"_s, config.path());
        const int code = cli.run();
        if (err)
            *err = cli.err();
        return code;
    };
    for (int again = 0; again < 3; ++again) {
        QByteArray err;
        QCOMPARE(run(again == 2 ? other : peer, {}, &err), 8);
        QVERIFY2(err.contains("2-b.json.bad"), err.constData());
        QVERIFY2(err.contains("--previous-run-may-be-active"), err.constData());
    }
    QCOMPARE(peer.connections() + other.connections(), 0);
    QCOMPARE(run(peer, {u"--previous-run-may-be-active"_s}), 0);
    QCOMPARE(run(peer, {}), 0);
    QCOMPARE(run(other, {}), 0);
    QCOMPARE(folder.entryList({u"2-b.json.*"_s}).size(), 1); // the damaged record itself stays
}

void TestCli::upgradeThatCannotBeRecorded()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &exchange) { exchange.reply(200, "{}"); });
    CliProcess cli(at(peer, {u"upgrade"_s, u"--yes"_s}));
    cli.setEnvironment(u"XDG_CONFIG_HOME"_s, u"/dev/null"_s);
    QCOMPARE(cli.run(), 4);
    QVERIFY(cli.out().contains(R"("outcome":"not-started","status":null,"delivery":"not-sent")"));
    QVERIFY2(cli.err().contains("could not be recorded"), cli.err().constData());
    QCOMPARE(peer.connections(), 0);
}

void TestCli::endThatCannotBeRecorded()
{
#ifdef Q_OS_UNIX
    const QTemporaryDir config;
    const QDir folder(config.filePath(u"svc-desktop/upgrades"_s));
    ScriptedPeer peer([&folder](const ScriptedPeer::Exchange &exchange) {
        for (const QString &name : folder.entryList({u"*.json"_s}, QDir::Files)) {
            const QString path = folder.filePath(name);
            QVERIFY(QFile::rename(path, path + u".begun"_s));
            QVERIFY(QFile::link(path + u".begun"_s, path + u".link"_s));
            QVERIFY(QFile::link(path + u".link"_s, path)); // never written through two links
        }
        exchange.reply(200, "{}");
    });
    CliProcess cli(at(peer, {u"upgrade"_s, u"--yes"_s}));
    cli.setEnvironment(u"XDG_CONFIG_HOME"_s, config.path());
    QCOMPARE(cli.run(), 9);
    QVERIFY(cli.out().contains(R"("outcome":"finished")"));
    QVERIFY2(cli.err().contains("The end of the upgrade could not be recorded."), cli.err().constData());
    QVERIFY2(cli.err().contains("the next upgrade there waits until you allow it"), cli.err().constData());
    CliProcess next(at(peer, {u"upgrade"_s, u"--yes"_s}));
    next.setEnvironment(u"XDG_CONFIG_HOME"_s, config.path());
    QCOMPARE(next.run(), 8);
#endif
}

/// The record of the end is longer than that of the start.
void TestCli::endBeyondTheFileSizeLimit()
{
#ifdef Q_OS_LINUX
    qint64 size = 0;
    QTemporaryDir config;
    const auto folder = [&config] { return QDir(config.filePath(u"svc-desktop/upgrades"_s)); };
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) {
        size = folder().entryInfoList({u"*.json"_s}).first().size();
        exchange.reply(200, "{}");
    });
    CliProcess measured(at(peer, {u"upgrade"_s, u"--yes"_s}));
    measured.setEnvironment(u"XDG_CONFIG_HOME"_s, config.path());
    QCOMPARE(measured.run(), 0);
    config = QTemporaryDir();
    CliProcess cli(at(peer, {u"upgrade"_s, u"--yes"_s}));
    cli.setEnvironment(u"XDG_CONFIG_HOME"_s, config.path());
    cli.process().setChildProcessModifier([&size] {
        const rlimit limit{rlim_t(size), rlim_t(size)};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    });
    QCOMPARE(cli.run(), 9);
    QVERIFY(cli.out().contains(R"("outcome":"finished")"));
    QVERIFY2(cli.err().contains("The end of the upgrade could not be recorded."), cli.err().constData());
#endif
}

void TestCli::interruptedLookupKeepsItsRows()
{
#ifdef Q_OS_UNIX
    ScriptedPeer peer(serviceWith([](const ScriptedPeer::Exchange &) {}));
    CliProcess cli(at(peer, {u"--parallel"_s, u"1"_s, u"lookup"_s, u"8,7,6"_s}));
    cli.start();
    QTRY_COMPARE_WITH_TIMEOUT(peer.requests().size(), 2, 30000);
    ::kill(static_cast<pid_t>(cli.process().processId()), SIGINT);
    QCOMPARE(cli.wait(), 130);
    QCOMPARE(cli.outcome(8), u"not-found"_s);
    QCOMPARE(cli.outcome(7), u"not-looked-up"_s);
    QCOMPARE(cli.outcome(6), u"not-looked-up"_s);
#endif
}

void TestCli::writesNoSecrets()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &exchange) { exchange.reply(500, "{}"); });
    CliProcess cli(at(peer, {u"--data-source"_s, u"d"_s, u"--user"_s, u"u"_s, u"lookup"_s, u"7"_s}));
    cli.setEnvironment(u"QT_LOGGING_RULES"_s, u"*=true"_s);
    cli.setEnvironment(u"QT_FORCE_STDERR_LOGGING"_s, u"1"_s);
    QCOMPARE(cli.run(), 5);
    QVERIFY(peer.bytes().contains("canary-pass"));
    QVERIFY(cli.err().contains("svc.net"));
    QVERIFY(!cli.out().contains("canary"));
    QVERIFY(!cli.err().contains("canary"));
}

void TestCli::reportsAFullDisk()
{
#ifdef Q_OS_LINUX
    ScriptedPeer peer(serviceWith(found));
    CliProcess cli(at(peer, {u"--parallel"_s, u"1"_s, u"lookup"_s, u"7,8,9"_s}));
    cli.process().setStandardOutputFile(u"/dev/full"_s);
    QCOMPARE(cli.run(), 9);
    QCOMPARE(cli.err(), QByteArray("The result could not be written to standard output.\n"));
    QCOMPARE(peer.requests().size(), 1); // nobody would read the remaining rows
    CliProcess array(at(peer, {u"--format"_s, u"json"_s, u"lookup"_s, u"7,8,9"_s}));
    array.process().setStandardOutputFile(u"/dev/full"_s);
    QCOMPARE(array.run(), 9);
    QCOMPARE(peer.requests().size(), 1); // its first bracket could not be written
    CliProcess help({u"--help"_s});
    help.process().setStandardOutputFile(u"/dev/full"_s);
    QCOMPARE(help.run(), 9);
    // The outcome of an upgrade is printed all the same.
    ScriptedPeer upgrading([](const auto &exchange) { exchange.reply(200, "{}"); });
    CliProcess upgrade(at(upgrading, {u"upgrade"_s, u"--yes"_s}));
    upgrade.process().setStandardOutputFile(u"/dev/full"_s);
    QCOMPARE(upgrade.run(), 9);
    QVERIFY2(upgrade.err().contains(
                 "could not be written to standard output. The outcome of the upgrade: finished."),
             upgrade.err().constData());
    ScriptedPeer refusing([](const auto &exchange) { exchange.reply(403, "{}"); });
    CliProcess refused(at(refusing, {u"upgrade"_s, u"--yes"_s}));
    refused.process().setStandardOutputFile(u"/dev/full"_s);
    QCOMPARE(refused.run(), 7); // reported all the same
#endif
}

void TestCli::closedPipe_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<int>("requests");
    QTest::newRow("ndjson") << u"ndjson"_s << 1;
    QTest::newRow("json") << u"json"_s << 1;
    QTest::newRow("csv") << u"csv"_s << 1;
    QTest::newRow("markdown, which is written at the end") << u"markdown"_s << 3;
    QTest::newRow("summary, too") << u"summary"_s << 3;
    QTest::newRow("HTML, too") << u"html"_s << 3;
}

/// `svc-cli … | head`
void TestCli::closedPipe()
{
#ifdef Q_OS_UNIX
    QFETCH(const QString, format);
    QFETCH(const int, requests);
    std::array<int, 2> ends{};
    QCOMPARE(::pipe(ends.data()), 0);
    ::fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    ScriptedPeer peer(serviceWith([&ends](const ScriptedPeer::Exchange &exchange) {
        if (const int reader = std::exchange(ends[0], -1); reader >= 0)
            ::close(reader);
        found(exchange);
    }));
    CliProcess cli(at(peer, {u"--parallel"_s, u"1"_s, u"--format"_s, format, u"lookup"_s, u"1-3"_s}));
    cli.process().setChildProcessModifier([&ends] {
        ::dup2(ends[1], STDOUT_FILENO);
        ::close(ends[1]);
    });
    QCOMPARE(cli.run(), 141);
    ::close(ends[1]);
    QCOMPARE(cli.err(), QByteArray());
    QCOMPARE(peer.requests().size(), requests);
#endif
}

/// Files that svc-cli opens must not reuse the descriptors 0 to 2.
void TestCli::closedStandardStreams()
{
#ifdef Q_OS_UNIX
    const auto closeAll = [] {
        for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
            ::close(descriptor);
    };
    ScriptedPeer upgrading([](const auto &exchange) { exchange.reply(200, "{}"); });
    CliProcess upgrade(at(upgrading, {u"upgrade"_s, u"--yes"_s}));
    upgrade.process().setChildProcessModifier(closeAll);
    QCOMPARE(upgrade.run(), 9); // the report cannot be written
    QCOMPARE(upgrading.count("POST "), 1);
    ScriptedPeer peer(serviceWith(found));
    CliProcess lookup(at(peer, {u"lookup"_s, u"7"_s}));
    lookup.process().setChildProcessModifier(closeAll);
    QCOMPARE(lookup.run(), 9); // the result cannot be written
    CliProcess silent(at(peer, {u"lookup"_s, u"7"_s}));
    silent.process().setChildProcessModifier([] { ::close(STDERR_FILENO); });
    QCOMPARE(silent.run(), 0);
    QCOMPARE(silent.outcome(7), u"found"_s);
#endif
}

void TestCli::h10_sameAnswers_data()
{
    QTest::addColumn<Answer>("answer");
    QTest::addColumn<QString>("ids");
    QTest::addColumn<bool>("isDoubted");
    const auto row = [](const char *name, const Answer &answer, bool isDoubted,
                        const QString &ids = u"7,9-32"_s) {
        QTest::newRow(name) << answer << ids << isDoubted;
    };
    row(
        "text", [](const auto &e) { e.reply(404, "default backend - 404", "text/plain"); }, true);
    row(
        "nothing", [](const auto &e) { e.reply(404, "", ""); }, true);
    row(
        "a path and a time",
        [](const auto &e) {
            e.reply(404, R"({"timestamp":"2026-11-28T10:00:)" + idOf(e) + R"(","path":")" +
                             e.requestLine().split(' ').at(1) + "\"}");
        },
        true);
    row(
        "names its id", [](const auto &e) { e.reply(404, R"({"message":"There is no )" + idOf(e) + "\"}"); },
        false);
    row(
        "one was found", [](const auto &e) { idOf(e) == "32" ? found(e) : e.reply(404, "{}"); }, false);
    row(
        "one was refused", [](const auto &e) { e.reply(idOf(e) == "32" ? 403 : 404, "{}"); }, false);
    row(
        "a single one", [](const auto &e) { e.reply(404, "{}"); }, false, u"7"_s);
}

void TestCli::h10_sameAnswers()
{
    QFETCH(const Answer, answer);
    QFETCH(const QString, ids);
    QFETCH(const bool, isDoubted);
    ScriptedPeer peer(answer);
    const QByteArray doubt = "All 25 answers are the same and name no id. Is the address complete?";
    for (const QString &format : {u"ndjson"_s, u"summary"_s, u"markdown"_s}) {
        CliProcess cli(at(peer, {u"lookup"_s, u"--format"_s, format, ids}));
        const int code = cli.run();
        QVERIFY(code == 2 || (!isDoubted && code == 5));
        QCOMPARE(cli.err().count(doubt), isDoubted ? 1 : 0);
        const int rows = format == u"markdown"_s ? 25 : format == u"summary"_s ? 1 : 0;
        QCOMPARE(cli.out().count(doubt), isDoubted ? rows : 0);
    }
}

/// Rows that `--where` leaves out count, too.
void TestCli::h10_leftOutRowsCount()
{
    ScriptedPeer peer([](const auto &e) { idOf(e) == "7" ? found(e) : e.reply(404, "{}"); });
    CliProcess cli(at(peer, {u"lookup"_s, u"--where"_s, u"is:not-found"_s, u"7,9,10"_s}));
    QCOMPARE(cli.run(), 2);
    QCOMPARE(cli.rows().size(), 2);
    QVERIFY2(!cli.err().contains("Is the address complete?"), cli.err().constData());
}

void TestCli::consoleMessages_data()
{
    QTest::addColumn<Answer>("answer");
    QTest::addColumn<QString>("message");
    QTest::newRow("refused, with a reason")
        << Answer([](const auto &e) { e.reply(422, R"({"message":"The filter is odd"})"); })
        << u"The service did not accept the request (422). The answer says: “The filter is odd”."_s;
    QTest::newRow("refused, without a reason")
        << Answer([](const auto &e) { e.reply(422, "{}"); })
        << u"The service did not accept the request (422). It gave no reason."_s;
    QTest::newRow("H08 a web page") << Answer([](const auto &e) {
        e.reply(404, "<html><title>404 Not Found</title></html>", "text/html");
    }) << u"A web page answered instead of the service (404). A gateway, a proxy or another program may answer there. Is the address complete?"_s;
    QTest::newRow("session ended") << Answer([](const auto &e) {
        e.reply(401, "{}");
    }) << u"Your session ended, or this API key has no access. Sign in again, or use another key."_s;
}

void TestCli::consoleMessages()
{
    QFETCH(const Answer, answer);
    QFETCH(const QString, message);
    ScriptedPeer peer(serviceWith(answer));
    CliProcess cli(at(peer, {u"lookup"_s, u"7"_s}));
    (void)cli.run();
    QCOMPARE(cli.rows().value(7).value("error"_L1).toObject().value("message"_L1).toString(), message);
}

SVC_GUILESS_TEST(TestCli)
#include "tst_cli.moc"
