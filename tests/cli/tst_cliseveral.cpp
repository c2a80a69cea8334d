// SPDX-License-Identifier: MIT
// svc-cli lookup with several saved connections: nothing of one reaches the service of another.
#include "connections/connectionstore.h"
#include "support/cliprocess.h"
#include "support/scriptedpeer.h"
#include "support/testprogram.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;

namespace {

QByteArray requestedId(const ScriptedPeer::Exchange &exchange)
{
    return exchange.requestLine().split(' ').at(1).split('/').last();
}

/// Signs in with a token of its own. Has every id but 8, read or unread.
auto serviceOf(const QByteArray &token, bool isRead, int loginStatus = 200)
{
    return [token, isRead, loginStatus](const ScriptedPeer::Exchange &exchange) {
        if (exchange.requestLine().contains("/login"))
            exchange.reply(loginStatus, "{\"token\":\"" + token + R"(","user":{"fullName":"Jane Doe"}})");
        else if (isRead && requestedId(exchange) == "8")
            exchange.reply(404, "{}");
        else
            exchange.reply(200, "{\"notificationId\":" + requestedId(exchange) +
                                    R"(,"subject":"s","archived":false,"read":)" +
                                    (isRead ? "true" : "false") + '}');
    };
}

const QByteArray kSecretLines = R"({"connection":"acme TEST","apiKey":"key-of-test","password":"pass-of-test"}
{"password":"pass-of-live","apiKey":"key-of-live","connection":"acme live"}
)";

} // namespace

class TestCliSeveral : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void nothingReachesAnotherService();
    void rowsOfEachId();
    void matrices_data();
    void matrices();
    void filteredMatrix();
    void problemsOfOneConnection_data();
    void problemsOfOneConnection();
    void interrupted();
    void nothingIsSent_data();
    void nothingIsSent();
    void linesOfSecrets_data();
    void linesOfSecrets();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }
    void save(const QString &name, const QString &environment, const QUrl &address) const
    {
        Connection connection;
        connection.name = name;
        connection.environment = environment;
        connection.baseUrl = address;
        connection.dataSource = u"acme"_s;
        connection.userName = u"jdoe"_s;
        ConnectionStore store(path(u"config/svc-desktop/connections.json"_s), path(u"none"_s));
        QVERIFY(store.load().isEmpty());
        QVERIFY(!store.add(connection).isEmpty());
    }
    [[nodiscard]] std::unique_ptr<CliProcess> cli(const QString &arguments) const
    {
        QStringList list{u"--connection"_s, u"acme live"_s, u"--connection"_s, u"Acme test"_s,
                         u"--secrets-stdin"_s};
        auto cli = std::make_unique<CliProcess>(list + arguments.split(u' '));
        cli->setEnvironment(u"HOME"_s, m_folder->path());
        cli->setEnvironment(u"XDG_CONFIG_HOME"_s, path(u"config"_s));
        cli->setEnvironment(u"SVC_API_KEY"_s, {});
        cli->setEnvironment(u"SVC_PASSWORD"_s, {});
        return cli;
    }
    void savePeers(const ScriptedPeer &live, const ScriptedPeer &test) const
    {
        save(u"acme live"_s, u"PRODUCTION"_s, live.url());
        save(u"acme test"_s, u"TEST"_s, test.url());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestCliSeveral::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir().mkpath(path(u"config/svc-desktop"_s)));
}

void TestCliSeveral::nothingReachesAnotherService()
{
    ScriptedPeer live(serviceOf("token-of-live", true));
    ScriptedPeer test(serviceOf("token-of-test", false));
    ScriptedPeer other(serviceOf("token-of-other", false));
    savePeers(live, test);
    save(u"acme other"_s, u"STAGING"_s, other.url());
    const auto process = cli(u"lookup 7-9 -"_s);
    QCOMPARE(process->run(kSecretLines + "1042\n"), 2);
    QCOMPARE(live.countHeaders("Svc-ApiKey: key-of-live"), 5); // sign-in and four ids
    QCOMPARE(test.countHeaders("Svc-ApiKey: key-of-test"), 5);
    QCOMPARE(live.countHeaders("Authorization: Bearer token-of-live"), 4);
    QCOMPARE(test.countHeaders("Authorization: Bearer token-of-test"), 4);
    QCOMPARE(live.count("pass-of-live"), 1);
    QCOMPARE(test.count("pass-of-test"), 1);
    QCOMPARE(live.count("of-test"), 0);
    QCOMPARE(test.count("of-live"), 0);
    QCOMPARE(other.connections(), 0);
    QVERIFY(!process->out().contains("-of-") && !process->err().contains("-of-"));
}

void TestCliSeveral::rowsOfEachId()
{
    ScriptedPeer live(serviceOf("token-of-live", true));
    ScriptedPeer test(serviceOf("token-of-test", false));
    savePeers(live, test);
    const auto process = cli(u"lookup 9,8"_s);
    QCOMPARE(process->run(kSecretLines), 2);
    QStringList rows;
    for (const QByteArray &line : process->out().trimmed().split('\n')) {
        const QJsonObject row = QJsonDocument::fromJson(line).object();
        const QJsonObject connection = row.value("connection"_L1).toObject();
        rows +=
            u"%1 %2 %3 %4 %5"_s.arg(row.value("id"_L1).toInt())
                .arg(row.value("outcome"_L1).toString(), connection.value("name"_L1).toString(),
                     connection.value("environment"_L1).toString(), connection.value("host"_L1).toString());
    }
    const QString liveHost = live.url().authority();
    const QString testHost = test.url().authority();
    QCOMPARE(rows, (QStringList{u"9 found acme live PRODUCTION "_s + liveHost,
                                u"9 found acme test TEST "_s + testHost,
                                u"8 not-found acme live PRODUCTION "_s + liveHost,
                                u"8 found acme test TEST "_s + testHost}));
}

void TestCliSeveral::matrices_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QList<QByteArray>>("lines");
    QTest::newRow("Markdown") << u"matrix-markdown"_s
                              << QList<QByteArray>{
                                     "| Id | Subject | PRODUCTION acme live | TEST acme test | Differs |",
                                     "| 7 | s | Read, Active | Unread, Active | read |",
                                     "| 8 | s | Not found | Unread, Active | only in TEST |"};
    QTest::newRow("CSV") << u"matrix-csv"_s
                         << QList<QByteArray>{"\xEF\xBB\xBFId,Differs,PRODUCTION acme live: State,",
                                              "7,\"read\",\"Found\",\"s\",",
                                              "8,\"only in TEST\",\"Not found\",,"};
    QTest::newRow("JSON") << u"matrix-json"_s
                          << QList<QByteArray>{"{\"id\":7,\"differs\":[\"read\"],\"answers\":[{\"id\":7,",
                                               "{\"id\":8,\"differs\":[\"outcome\"],\"answers\":["};
}

void TestCliSeveral::matrices()
{
    QFETCH(const QString, format);
    QFETCH(const QList<QByteArray>, lines);
    ScriptedPeer live(serviceOf("token-of-live", true));
    ScriptedPeer test(serviceOf("token-of-test", false));
    savePeers(live, test);
    const auto process = cli(u"lookup 7,8 --format "_s + format);
    QCOMPARE(process->run(kSecretLines), 2);
    for (const QByteArray &line : lines)
        QVERIFY2(process->out().contains(line), process->out().constData());
}

/// An id is shown with all answers if one of them fits.
void TestCliSeveral::filteredMatrix()
{
    ScriptedPeer live(serviceOf("token-of-live", true));
    ScriptedPeer test(serviceOf("token-of-test", false));
    savePeers(live, test);
    const auto process = cli(u"lookup 7,8 --format matrix-markdown --where is:not-found"_s);
    QCOMPARE(process->run(kSecretLines), 2);
    QVERIFY2(process->out().contains("| 8 | s | Not found | Unread, Active | only in TEST |\n"),
             process->out().constData());
    QVERIFY2(!process->out().contains("\n| 7 "), process->out().constData());
}

void TestCliSeveral::problemsOfOneConnection_data()
{
    QTest::addColumn<int>("loginStatus");
    QTest::addColumn<int>("lookupStatus");
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("message");
    QTest::addColumn<QByteArray>("cell");
    QTest::newRow("refused sign-in") << 401 << 200 << 3 << QByteArray("acme live: Sign-in failed. ")
                                     << QByteArray("| Not looked up | Unread, Active | not compared");
    QTest::newRow("ended session") << 200 << 401 << 3 << QByteArray()
                                   << QByteArray("| Unread, Active | not compared: PRODUCTION |");
    QTest::newRow("busy") << 200 << 503 << 5
                          << QByteArray("acme live: The service is busy; continuing in 1 s.")
                          << QByteArray("| Unread, Active | not compared: PRODUCTION |");
    QTest::newRow("server fault") << 200 << 500 << 5 << QByteArray()
                                  << QByteArray("| Unread, Active | not compared: PRODUCTION |");
}

void TestCliSeveral::problemsOfOneConnection()
{
    QFETCH(const int, loginStatus);
    QFETCH(const int, lookupStatus);
    QFETCH(const int, code);
    QFETCH(const QByteArray, message);
    QFETCH(const QByteArray, cell);
    const auto usual = serviceOf("token-of-live", true, loginStatus);
    ScriptedPeer live([&usual, lookupStatus](const ScriptedPeer::Exchange &exchange) {
        if (lookupStatus == 200 || exchange.requestLine().contains("/login"))
            usual(exchange);
        else
            exchange.reply(lookupStatus, "{}", "application/json",
                           lookupStatus == 503 ? "Retry-After: 0\r\n" : "");
    });
    ScriptedPeer test(serviceOf("token-of-test", false));
    savePeers(live, test);
    const auto process = cli(u"lookup 7,9 --format matrix-markdown"_s);
    QCOMPARE(process->run(kSecretLines), code);
    QVERIFY2(process->err().contains(message), process->err().constData());
    QVERIFY2(process->out().count(cell) == 2, process->out().constData());
    QCOMPARE(test.count("GET"), 2);
    QCOMPARE(test.count("of-live"), 0);
}

/// While one connection still signs in and the other one waits for an answer.
void TestCliSeveral::interrupted()
{
#ifdef Q_OS_UNIX
    const auto usual = serviceOf("token-of-test", false);
    ScriptedPeer live([](const ScriptedPeer::Exchange &) {});
    ScriptedPeer test([&usual](const ScriptedPeer::Exchange &exchange) {
        if (!exchange.requestLine().contains("/notification/9"))
            usual(exchange);
    });
    savePeers(live, test);
    const auto process = cli(u"--parallel 1 lookup 7,9"_s);
    process->start(kSecretLines);
    QTRY_VERIFY(test.count("/notification/9") == 1 && live.count("POST") == 1);
    process->process().terminate();
    QCOMPARE(process->wait(), 130);
    QCOMPARE(process->out().count("\"outcome\":\"not-looked-up\""), 3);
    QCOMPARE(process->out().count("\"outcome\":\"found\""), 1);
#endif
}

void TestCliSeveral::nothingIsSent_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("apiKey");
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("message");
    const QString name = u"--connection"_s;
    const QStringList both{name, u"acme live"_s, name, u"acme test"_s};
    const QStringList lookup{u"lookup"_s, u"7"_s};
    QTest::newRow("unknown") << both + QStringList{name, u"acme"_s} + lookup << QString() << 1
                             << QByteArray("no saved connection named acme.");
    QTest::newRow("same") << both + QStringList{name, u"ACME Live"_s} + lookup << QString() << 1
                          << QByteArray("--connection acme live was given more than once.");
    QTest::newRow("empty") << both + QStringList{name, u" "_s} + lookup << QString() << 1
                           << QByteArray("--connection needs the name");
    QTest::newRow("upgrade") << both + QStringList{u"upgrade"_s, u"--yes"_s} << QString() << 1
                             << QByteArray("upgrade takes only one --connection.");
    QTest::newRow("SVC_API_KEY") << both + lookup << u"canary-key"_s << 1
                                 << QByteArray("do not say which of several connections");
    QTest::newRow("server") << both + QStringList{u"--server"_s, u"https://h"_s} + lookup << QString() << 1
                            << QByteArray("--connection brings its own server");
}

void TestCliSeveral::nothingIsSent()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QString, apiKey);
    QFETCH(const int, code);
    QFETCH(const QByteArray, message);
    ScriptedPeer live(serviceOf("token-of-live", true));
    ScriptedPeer test(serviceOf("token-of-test", false));
    savePeers(live, test);
    const auto process = cli({});
    process->process().setArguments(arguments);
    if (!apiKey.isEmpty())
        process->setEnvironment(u"SVC_API_KEY"_s, apiKey);
    QCOMPARE(process->run(), code);
    QVERIFY2(process->err().contains(message), process->err().constData());
    QVERIFY(!process->err().contains("canary"));
    QCOMPARE(process->out(), QByteArray());
    QCOMPARE(live.connections() + test.connections(), 0);
}

void TestCliSeveral::linesOfSecrets_data()
{
    QTest::addColumn<QByteArray>("second");
    QTest::addColumn<QByteArray>("message");
    const QByteArray shape = "Line 2: This is not a JSON object";
    const auto row = [](const char *name, const QByteArray &second, const QByteArray &message) {
        QTest::newRow(name) << second << message;
    };
    row("missing", "", shape);
    row("not JSON", "canary-key", shape);
    row("array", R"(["acme live","canary-key"])", shape);
    row("no connection", R"({"apiKey":"canary-key","password":"canary-pass"})", shape);
    row("misspelt", R"({"connection":"acme live","apikey":"canary-key"})", shape);
    row("number", R"({"connection":"acme live","apiKey":12345678})", shape);
    row("empty key", R"({"connection":"acme live","apiKey":""})", shape);
    row("not UTF-8", "{\"connection\":\"acme live\",\"apiKey\":\"canary\xE9\"}", shape);
    row("too long", R"({"connection":"acme live","apiKey":")" + QByteArray(65536, 'k') + "\"}",
        "Line 2: A line has more than 65536 bytes.");
    row("another connection", R"({"connection":"acme","apiKey":"canary-key"})",
        "Line 2: No --connection has that name.");
    row("twice", R"({"connection":"ACME test","apiKey":"canary-key"})",
        "Line 2: Another line is about the same connection.");
    row("key that can't be sent", R"({"connection":"acme live","apiKey":"canary\r\nX: 1","password":"p"})",
        "acme live: The API key can't be sent.");
}

void TestCliSeveral::linesOfSecrets()
{
    QFETCH(const QByteArray, second);
    QFETCH(const QByteArray, message);
    ScriptedPeer live(serviceOf("token-of-live", true));
    ScriptedPeer test(serviceOf("token-of-test", false));
    savePeers(live, test);
    const auto process = cli(u"lookup 7"_s);
    QCOMPARE(process->run(kSecretLines.left(kSecretLines.indexOf('\n') + 1) + second + '\n'), 1);
    QVERIFY2(process->err().contains(message), process->err().constData());
    QVERIFY2(!process->err().contains("canary") && !process->err().contains("of-test"),
             process->err().constData());
    QCOMPARE(live.connections() + test.connections(), 0);
}

SVC_GUILESS_TEST(TestCliSeveral)
#include "tst_cliseveral.moc"
