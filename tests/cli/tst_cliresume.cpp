// SPDX-License-Identifier: MIT
// What svc-cli does when a session or the whole program ends in the middle of a long lookup.
#include "support/cliprocess.h"
#include "support/scriptedpeer.h"
#include "support/testprogram.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#endif

using namespace Qt::StringLiterals;

namespace {

bool isLogin(const ScriptedPeer::Exchange &exchange)
{
    return exchange.requestLine().contains("/login");
}

/// A service whose tokens are good for some answers. Passwords are accepted as often as `signIns` says.
struct TokenService
{
    int answersPerToken = 5;
    int signIns = 100;
    int logins = 0;
    int answers = 0; ///< with the current token
    int refusal = 401;

    void operator()(const ScriptedPeer::Exchange &exchange)
    {
        if (isLogin(exchange)) {
            answers = 0;
            if (++logins <= signIns)
                exchange.reply(200, "{\"token\":\"token-" + QByteArray::number(logins) + "\"}");
            else
                exchange.reply(refusal, R"({"message":"Your account has been locked until 14:30."})");
            return;
        }
        const QByteArray id = exchange.requestLine().split(' ').at(1).split('/').last();
        if (!exchange.raw().contains("token-" + QByteArray::number(logins)) || ++answers > answersPerToken)
            exchange.reply(401, "{}");
        else if (id == "8")
            exchange.reply(404, R"({"message":"none"})");
        else
            exchange.reply(200, "{\"notificationId\":" + id + ",\"subject\":\"s\"}");
    }
};

} // namespace

class TestCliResume : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void signsInOnceMore();
    void eachTokenMustHaveAnswered();
    void notAfterARefusal_data();
    void notAfterARefusal();
    void notWithTheKeyAlone();
    void refusedPasswordIsNotSentForAnotherConnection();
    void quietLeavesNoticesOut();
    void writesAFile();
    void goesOnAfterAStop();
    void goesOnAfterASignal_data();
    void goesOnAfterASignal();
    void dropsACutOffLine_data();
    void dropsACutOffLine();
    void looksFailedIdsUpAgain();
    void invalidFiles_data();
    void invalidFiles();
    void unusableFiles_data();
    void unusableFiles();
    void usage_data();
    void usage();
    void oneProgramAtATime();
    void fullDiskLeavesNoHalfRow();
    void withTheDemoService();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }
    [[nodiscard]] QByteArrayList ids() const
    {
        QByteArrayList ids;
        for (const QByteArray &line : contentOf(path(u"rows"_s)).split('\n')) {
            if (!line.isEmpty())
                ids += line.mid(6, line.indexOf(',') - 6);
        }
        return ids;
    }
    [[nodiscard]] std::unique_ptr<CliProcess> cli(const ScriptedPeer &peer, const QString &arguments) const
    {
        QStringList all{u"--server"_s, peer.url().toString(), u"--data-source"_s, u"d"_s, u"--user"_s, u"u"_s,
                        u"lookup"_s};
        auto cli = std::make_unique<CliProcess>(all + arguments.split(u' '));
        cli->setEnvironment(u"HOME"_s, m_folder->path());
        cli->setEnvironment(u"XDG_CONFIG_HOME"_s, path(u"config"_s));
        return cli;
    }
    [[nodiscard]] std::unique_ptr<CliProcess> resumed(const ScriptedPeer &peer, const QString &idText) const
    {
        return cli(peer, u"--resume %1 %2"_s.arg(path(u"rows"_s), idText));
    }
    [[nodiscard]] static QByteArray row(const ScriptedPeer &peer, int id, const QByteArray &outcome = "found")
    {
        const QByteArray host = "127.0.0.1:" + QByteArray::number(peer.port());
        return "{\"id\":" + QByteArray::number(id) + ",\"outcome\":\"" + outcome +
               "\",\"error\":null,\"notification\":null,\"createdAt\":null,\"fetchedAt\":null,\"connection\":"
               "{"
               "\"name\":\"d @ " +
               host + "\",\"environment\":null,\"host\":\"" + host + "\"}}\n";
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestCliResume::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestCliResume::signsInOnceMore()
{
    TokenService service;
    ScriptedPeer peer([&service](const auto &exchange) { service(exchange); });
    const auto process = cli(peer, u"11-22"_s);
    QCOMPARE(process->run(), 0);
    QCOMPARE(process->rows().size(), 12);
    for (int id = 11; id <= 22; ++id)
        QCOMPARE(process->outcome(id), u"found"_s);
    QCOMPARE(service.logins, 3);
    QCOMPARE(process->err().count("The session has ended; signing in once more.\n"), 2);
}

/// A second 401 in a row would be that of a key or user without access.
void TestCliResume::eachTokenMustHaveAnswered()
{
    TokenService service{.answersPerToken = 0};
    ScriptedPeer never([&service](const auto &exchange) { service(exchange); });
    const auto process = cli(never, u"11-22"_s);
    QCOMPARE(process->run(), 3);
    QCOMPARE(service.logins, 1);

    int logins = 0;
    ScriptedPeer once([&logins](const auto &exchange) {
        if (isLogin(exchange))
            exchange.reply(200, "{\"token\":\"token-" + QByteArray::number(++logins) + "\"}");
        else if (exchange.requestLine().contains("/11 "))
            exchange.reply(200, R"({"notificationId":11})");
        else
            exchange.reply(401, "{}");
    });
    const auto second = cli(once, u"--parallel 1 11-22"_s);
    QCOMPARE(second->run(), 3);
    QCOMPARE(logins, 2);
    QCOMPARE(second->outcome(12), u"failed"_s); // refused with two tokens
    QCOMPARE(second->outcome(13), u"not-looked-up"_s);
}

void TestCliResume::notAfterARefusal_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<int>("code");
    QTest::newRow("refused") << 401 << 3;
    QTest::newRow("forbidden") << 403 << 3;
    QTest::newRow("locked") << 423 << 3;
    QTest::newRow("fault of the service") << 500 << 3;
}

void TestCliResume::notAfterARefusal()
{
    QFETCH(const int, status);
    QFETCH(const int, code);
    TokenService service{.signIns = 1, .refusal = status};
    ScriptedPeer peer([&service](const auto &exchange) { service(exchange); });
    const auto process = cli(peer, u"11-22"_s);
    QCOMPARE(process->run(), code);
    QCOMPARE(service.logins, 2);
    QCOMPARE(process->rows().size(), 12);
    QVERIFY2(process->err().contains("Sign-in failed. "), process->err().constData());
    QVERIFY2(process->err().contains("locked until 14:30"), process->err().constData());
    QVERIFY2(process->err().contains(" ids were not looked up."), process->err().constData());
}

void TestCliResume::notWithTheKeyAlone()
{
    TokenService service;
    ScriptedPeer peer([&service](const auto &exchange) { service(exchange); });
    CliProcess process({u"--server"_s, peer.url().toString(), u"lookup"_s, u"11-22"_s});
    QCOMPARE(process.run(), 3);
    QCOMPARE(service.logins, 0);
}

/// The same user of the same service, by two connections.
void TestCliResume::refusedPasswordIsNotSentForAnotherConnection()
{
    TokenService service{.signIns = 0};
    ScriptedPeer peer([&service](const auto &exchange) { service(exchange); });
    const QString address = peer.url().toString();
    const auto connection = [&address](const QString &name, const QString &partition) {
        return uR"({"id":"%1","name":"%1","serviceAddress":"%2","dataSource":"d","partition":"%3","userName":"u"})"_s
            .arg(name, address, partition);
    };
    CliProcess import({u"connections"_s, u"import"_s, u"-"_s, u"--yes"_s});
    import.setEnvironment(u"HOME"_s, m_folder->path());
    import.setEnvironment(u"XDG_CONFIG_HOME"_s, path(u"config"_s));
    QCOMPARE(import.run(uR"({"format":"svc-desktop-connections","version":1,"connections":[%1,%2]})"_s
                            .arg(connection(u"web"_s, u"Web"_s), connection(u"mobile"_s, u"Mobile"_s))
                            .toUtf8()),
             0);
    for (const auto &[second, logins] : {std::pair<QByteArray, int>{"pass", 1}, {"other", 2}}) {
        service.logins = 0;
        CliProcess process({u"--secrets-stdin"_s, u"--connection"_s, u"web"_s, u"--connection"_s, u"mobile"_s,
                            u"lookup"_s, u"11"_s});
        process.setEnvironment(u"HOME"_s, m_folder->path());
        process.setEnvironment(u"XDG_CONFIG_HOME"_s, path(u"config"_s));
        process.setEnvironment(u"SVC_API_KEY"_s, {});
        process.setEnvironment(u"SVC_PASSWORD"_s, {});
        QCOMPARE(process.run("{\"connection\":\"web\",\"apiKey\":\"k\",\"password\":\"pass\"}\n"
                             "{\"connection\":\"mobile\",\"apiKey\":\"k\",\"password\":\"" +
                             second + "\"}\n"),
                 3);
        QCOMPARE(service.logins, logins);
        QCOMPARE(process.err().count("Sign-in failed. "), 2);
    }
}

void TestCliResume::quietLeavesNoticesOut()
{
    TokenService service;
    ScriptedPeer peer([&service](const auto &exchange) { service(exchange); });
    const auto process = cli(peer, u"--quiet 11-22"_s);
    QCOMPARE(process->run(), 0);
    QCOMPARE(service.logins, 3);
    QCOMPARE(process->err(), QByteArray());
}

void TestCliResume::writesAFile()
{
    TokenService service{.answersPerToken = 100};
    ScriptedPeer peer([&service](const auto &exchange) { service(exchange); });
    const auto process = resumed(peer, u"9,7-8"_s);
    QCOMPARE(process->run(), 2);
    QCOMPARE(process->out(), QByteArray());
    QCOMPARE(process->err(), QByteArray());
    QCOMPARE(ids().join(' '), QByteArray("9 7 8"));
    // All is there, so that nothing is sent. The exit code is still about all ids.
    const QByteArray before = contentOf(path(u"rows"_s));
    const qsizetype requests = peer.requests().size();
    const auto again = resumed(peer, u"9,7-8"_s);
    QCOMPARE(again->run(), 2);
    QVERIFY2(again->err().contains("has the rows of 3 of 3 ids"), again->err().constData());
    QCOMPARE(contentOf(path(u"rows"_s)), before);
    QCOMPARE(peer.requests().size(), requests);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{u"rows"_s}); // no lock is left
    const auto more = resumed(peer, u"9,7-8,10"_s);
    QCOMPARE(more->run(), 2);
    QVERIFY(contentOf(path(u"rows"_s)).startsWith(before));
    QCOMPARE(ids().join(' '), QByteArray("9 7 8 10"));
}

/// The file of an earlier lookup, with its rows that were not looked up.
void TestCliResume::goesOnAfterAStop()
{
    TokenService service{.signIns = 1};
    ScriptedPeer peer([&service](const auto &exchange) { service(exchange); });
    const auto first = cli(peer, u"--parallel 1 11-22"_s);
    QCOMPARE(first->run(), 3);
    QCOMPARE(first->out().count('\n'), 12);
    writeFile(path(u"rows"_s), first->out());
    service.signIns = 100;
    service.logins = 0;
    const qsizetype requests = peer.count("GET ");
    const auto second = resumed(peer, u"--parallel 1 11-22"_s);
    QCOMPARE(second->run(), 0);
    QVERIFY2(second->err().contains("has the rows of 5 of 12 ids; continuing with the others."),
             second->err().constData());
    QCOMPARE(ids().join(' '), QByteArray("11 12 13 14 15 16 17 18 19 20 21 22"));
    QCOMPARE(contentOf(path(u"rows"_s)).count("\"outcome\":\"found\""), 12);
    QCOMPARE(peer.count("GET ") - requests, 7 + 1); // one is repeated after the 401
}

void TestCliResume::goesOnAfterASignal_data()
{
#ifdef Q_OS_UNIX
    QTest::addColumn<int>("number");
    QTest::addColumn<int>("code");
    QTest::newRow("SIGKILL") << SIGKILL << -1;
    QTest::newRow("SIGINT") << SIGINT << 130;
    QTest::newRow("SIGTERM") << SIGTERM << 130;
    QTest::newRow("SIGHUP") << SIGHUP << 130;
#endif
}

void TestCliResume::goesOnAfterASignal()
{
#ifdef Q_OS_UNIX
    QFETCH(const int, number);
    QFETCH(const int, code);
    TokenService service{.answersPerToken = 100};
    bool isStalled = true;
    ScriptedPeer peer([&](const auto &exchange) {
        if (!isStalled || !exchange.requestLine().contains("/14 "))
            service(exchange);
    });
    const auto first = resumed(peer, u"--parallel 1 11-22"_s);
    first->start();
    QTRY_VERIFY_WITH_TIMEOUT(peer.count("/14 ") == 1, 30000);
    ::kill(static_cast<pid_t>(first->process().processId()), number);
    QCOMPARE(first->wait(), code);
    QCOMPARE(ids().join(' '), QByteArray("11 12 13"));
    isStalled = false;
    const auto second = resumed(peer, u"--parallel 1 11-22"_s); // the lock of the dead process doesn't count
    QCOMPARE(second->run(), 0);
    QCOMPARE(ids().join(' '), QByteArray("11 12 13 14 15 16 17 18 19 20 21 22"));
    QCOMPARE(peer.count("/12 "), 1);
#endif
}

void TestCliResume::dropsACutOffLine_data()
{
    QTest::addColumn<int>("kept");
    QTest::newRow("one byte") << 1;
    QTest::newRow("within a text") << 40;
    QTest::newRow("all but the line feed") << -1;
}

void TestCliResume::dropsACutOffLine()
{
    QFETCH(const int, kept);
    TokenService service{.answersPerToken = 100};
    ScriptedPeer peer([&service](const auto &exchange) { service(exchange); });
    const QByteArray last = row(peer, 12);
    writeFile(path(u"rows"_s), row(peer, 11) + (kept < 0 ? last.chopped(1) : last.left(kept)));
    const auto process = resumed(peer, u"11-13"_s);
    QCOMPARE(process->run(), 0);
    QVERIFY(contentOf(path(u"rows"_s)).startsWith(row(peer, 11)));
    QCOMPARE(ids().join(' '), QByteArray("11 12 13"));
    QCOMPARE(contentOf(path(u"rows"_s)).count('\n'), 3);
}

void TestCliResume::looksFailedIdsUpAgain()
{
    TokenService service{.answersPerToken = 100};
    ScriptedPeer peer([&service](const auto &exchange) { service(exchange); });
    writeFile(path(u"rows"_s), row(peer, 11) + row(peer, 12, "failed") + row(peer, 8, "not-found") +
                                   row(peer, 13, "not-looked-up") + row(peer, 14) + row(peer, 14));
    const auto process = resumed(peer, u"8,11-15"_s);
    QCOMPARE(process->run(), 2);
    QVERIFY(contentOf(path(u"rows"_s)).startsWith(row(peer, 11) + row(peer, 8, "not-found") + row(peer, 14)));
    QCOMPARE(ids().join(' '), QByteArray("11 8 14 12 13 15"));
    QCOMPARE(peer.count("GET "), 3);
}

void TestCliResume::invalidFiles_data()
{
    QTest::addColumn<QByteArray>("find");
    QTest::addColumn<QByteArray>("replacement");
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char *name, const char *find, const char *replacement, int code,
                        const char *message) {
        QTest::newRow(name) << QByteArray(find) << QByteArray(replacement) << code << QByteArray(message);
    };
    const char *noRow =
        "rows, line 2: This is not a row that svc-cli has written as NDJSON. Nothing was sent, "
        "and the file is as it was.";
    row("not JSON", "{\"id\":12", "{\"id\":12,,", 9, noRow);
    row("an array", "{\"id\":12", "[{\"id\":12", 9, noRow);
    row("an empty line", "\n{\"id\":12", "\n\n{\"id\":12", 9, noRow);
    row("no id", "\"id\":12,", "", 9, noRow);
    row("an id with a fraction", "\"id\":12", "\"id\":12.5", 9, noRow);
    row("unknown outcome", "12,\"outcome\":\"found\"", "12,\"outcome\":\"lost\"", 9, noRow);
    row("an outcome of the wrong type", "12,\"outcome\":\"found\"", "12,\"outcome\":1", 9, noRow);
    row("not UTF-8", "{\"id\":12", "{\"x\":\"\xff\",\"id\":12", 9, noRow);
    row("two rows in a line", "\n{\"id\":12", "{\"id\":12", 9, "rows, line 1: This is not a row");
    row("another id", "\"id\":12", "\"id\":99", 1, "line 2: 99 is not among the ids of this lookup. ");
    row("another host", "\"host\":\"127.0.0.1", "\"host\":\"10.0.0.1", 1, "line 1: This row is from d @ ");
    row("another data source", "\"name\":\"d @", "\"name\":\"e @", 1, "line 1: This row is from e @ ");
    row("another environment", "\"environment\":null", "\"environment\":\"TEST\"", 1,
        "line 1: This row is from TEST d @ ");
}

/// Nothing is sent, nothing is lost.
void TestCliResume::invalidFiles()
{
    QFETCH(const QByteArray, find);
    QFETCH(const QByteArray, replacement);
    QFETCH(const int, code);
    QFETCH(const QByteArray, message);
    ScriptedPeer peer([](const auto &) {});
    QByteArray rows = row(peer, 11) + row(peer, 12) + row(peer, 13, "failed");
    QVERIFY(rows.contains(find));
    rows.replace(find, replacement);
    writeFile(path(u"rows"_s), rows);
    const auto process = resumed(peer, u"11-14"_s);
    QCOMPARE(process->run(), code);
    QVERIFY2(process->err().contains(message), process->err().constData());
    QCOMPARE(contentOf(path(u"rows"_s)), rows);
    QCOMPARE(peer.connections(), 0);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{u"rows"_s});
}

void TestCliResume::unusableFiles_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("a folder") << u"."_s << QByteArray("This is not a file");
    QTest::newRow("a device") << u"/dev/null"_s << QByteArray("This is not a file");
    QTest::newRow("in no folder") << u"none/rows"_s << QByteArray("There is no folder ");
}

void TestCliResume::unusableFiles()
{
    QFETCH(const QString, file);
    QFETCH(const QByteArray, message);
    ScriptedPeer peer([](const auto &) {});
    const auto process = cli(peer, u"11 --resume "_s + QDir(m_folder->path()).absoluteFilePath(file));
    QCOMPARE(process->run(), 9);
    QVERIFY2(process->err().contains(message), process->err().constData());
    QCOMPARE(peer.connections(), 0);
}

void TestCliResume::usage_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("format") << u"--resume rows --format csv 7"_s << QByteArray("leave --format out");
    QTest::newRow("filter") << u"--resume rows --where bill 7"_s << QByteArray("leave --where out");
    QTest::newRow("standard output") << u"--resume - 7"_s << QByteArray("needs the name of a file");
    QTest::newRow("twice") << u"--resume a --resume b 7"_s << QByteArray("more than once");
}

void TestCliResume::usage()
{
    QFETCH(const QString, arguments);
    QFETCH(const QByteArray, message);
    ScriptedPeer peer([](const auto &) {});
    const auto process = cli(peer, arguments);
    QCOMPARE(process->run(), 1);
    QVERIFY2(process->err().contains(message), process->err().constData());
    QCOMPARE(peer.connections(), 0);
}

void TestCliResume::oneProgramAtATime()
{
    TokenService service{.answersPerToken = 100};
    bool isStalled = true;
    ScriptedPeer peer([&](const auto &exchange) {
        if (!isStalled || !exchange.requestLine().contains("/12 "))
            service(exchange);
    });
    const auto first = resumed(peer, u"11-13"_s);
    first->start();
    QTRY_VERIFY_WITH_TIMEOUT(peer.count("/12 ") == 1, 30000);
    const auto second = resumed(peer, u"11-13"_s);
    QCOMPARE(second->run(), 9);
    QVERIFY2(second->err().contains("Another svc-cli is writing to this file."), second->err().constData());
    QCOMPARE(service.logins, 1);
    first->process().kill();
    static_cast<void>(first->wait());
}

void TestCliResume::fullDiskLeavesNoHalfRow()
{
#ifdef Q_OS_LINUX
    TokenService service{.answersPerToken = 100};
    ScriptedPeer peer([&service](const auto &exchange) { service(exchange); });
    const auto first = resumed(peer, u"11-12"_s);
    QCOMPARE(first->run(), 0);
    const QByteArray before = contentOf(path(u"rows"_s));
    const auto second = resumed(peer, u"--parallel 1 11-20"_s);
    second->process().setChildProcessModifier([size = before.size() * 2 - 40] {
        const rlimit limit{rlim_t(size), rlim_t(size)};
        ::setrlimit(RLIMIT_FSIZE, &limit);
        std::signal(SIGXFSZ, SIG_IGN);
    });
    QCOMPARE(second->run(), 9);
    QVERIFY2(second->err().contains("rows: "), second->err().constData());
    QVERIFY(contentOf(path(u"rows"_s)).startsWith(before));
    QVERIFY(contentOf(path(u"rows"_s)).endsWith("}\n"));
    QCOMPARE(ids().join(' '), QByteArray("11 12 13"));
    const auto third = resumed(peer, u"11-20"_s);
    QCOMPARE(third->run(), 0);
    QCOMPARE(ids().size(), 10);
#endif
}

void TestCliResume::withTheDemoService()
{
    for (const int code : {0, 2}) { // on another port each time
        CliProcess process({u"--demo"_s, u"lookup"_s, u"--resume"_s, path(u"rows"_s),
                            code == 0 ? u"1001-1002"_s : u"1001-1003,1904"_s});
        QCOMPARE(process.run(), code);
    }
    QCOMPARE(ids().join(' '), QByteArray("1001 1002 1003 1904"));
}

SVC_GUILESS_TEST(TestCliResume)
#include "tst_cliresume.moc"
