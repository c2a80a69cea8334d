// SPDX-License-Identifier: MIT
// The files that svc-cli shares with the window: it does not touch those that it does not use, and reports
// those that it can't read.
#include "support/cliprocess.h"
#include "support/filemode.h"
#include "support/scriptedpeer.h"
#include "support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;

class TestCliFiles : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void doesNotTouchCachedResults();
    void doesNotTouchTheHistory();
    void damagedSettings();
    void ignoresRelativeFolders();
    void unreadableUpgradeRecord();
    void exportToAPipe();
    void exportToDevices_data();
    void exportToDevices();
    void exportToAMissingFolder();
    void d06_exportHasThePermissionsOfThePlace_data();
    void d06_exportHasThePermissionsOfThePlace();
    void d06_linkedConnections();
    void unreadableConnections_data();
    void unreadableConnections();

private:
    [[nodiscard]] QString path(const QString &name) const
    {
        return m_folder->filePath(u"svc-desktop/"_s + name);
    }
    [[nodiscard]] std::unique_ptr<CliProcess> cli(const ScriptedPeer &peer, const QStringList &more) const
    {
        auto cli = std::make_unique<CliProcess>(QStringList{u"--server"_s, peer.url().toString()} + more);
        cli->setEnvironment(u"XDG_CONFIG_HOME"_s, m_folder->path());
        return cli;
    }

    /// Runs a command that needs no server.
    [[nodiscard]] std::unique_ptr<CliProcess> connections(const QStringList &more) const
    {
        auto cli = std::make_unique<CliProcess>(QStringList{u"connections"_s} + more);
        cli->setEnvironment(u"XDG_CONFIG_HOME"_s, m_folder->path());
        return cli;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestCliFiles::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestCliFiles::doesNotTouchCachedResults()
{
    const QByteArray cached = R"({"format":"svc-desktop-results","version":1,"results":[]})"
                              "\n\n";
    writeFile(path(u"svc-desktop.ini"_s), "[results]\nkeep=true\n");
    writeFile(path(u"results.json"_s), cached);
    ScriptedPeer peer([](const auto &exchange) { exchange.reply(404, "{}"); });
    const auto lookup = cli(peer, {u"lookup"_s, u"7-9"_s});
    QCOMPARE(lookup->run(), 2);
    QCOMPARE(lookup->rows().size(), 3);
    QCOMPARE(contentOf(path(u"results.json"_s)), cached);
}

/// The history contains only lookups of the window.
void TestCliFiles::doesNotTouchTheHistory()
{
    const QByteArray history = R"({"format":"svc-desktop-history","version":1,"lookups":[]})"
                               "\n\n";
    writeFile(path(u"history.json"_s), history);
    ScriptedPeer peer([](const auto &exchange) { exchange.reply(404, "{}"); });
    const auto lookup = cli(peer, {u"lookup"_s, u"7"_s});
    QCOMPARE(lookup->run(), 2);
    QCOMPARE(contentOf(path(u"history.json"_s)), history);
}

void TestCliFiles::damagedSettings()
{
    writeFile(path(u"svc-desktop.ini"_s), "[settings]\nversion=9\n");
    ScriptedPeer peer([](const auto &exchange) { exchange.reply(404, "{}"); });
    const auto lookup = cli(peer, {u"lookup"_s, u"7"_s});
    QCOMPARE(lookup->run(), 2);
    QVERIFY2(lookup->err().contains("newer version"), lookup->err().constData());
    QCOMPARE(contentOf(path(u"svc-desktop.ini"_s)), QByteArray("[settings]\nversion=9\n"));
    QVERIFY2(!lookup->err().contains(".bad"), lookup->err().constData());
    QCOMPARE(contentOf(path(u"svc-desktop.ini.bad"_s)), QByteArray("(none)"));
}

/// Relative paths would name another folder for each working directory.
void TestCliFiles::ignoresRelativeFolders()
{
    const QString home = m_folder->filePath(u"home"_s);
    const QString working = m_folder->filePath(u"working"_s);
    QVERIFY(QDir().mkpath(home) && QDir().mkpath(working));
    CliProcess process({u"connections"_s, u"import"_s, u"-"_s, u"--yes"_s});
    process.setEnvironment(u"XDG_CONFIG_HOME"_s, u"config"_s);
    process.setEnvironment(u"HOME"_s, home);
    process.process().setWorkingDirectory(working);
    const QByteArray list = R"({"format":"svc-desktop-connections","version":1,"connections":[)"
                            R"({"serviceAddress":"https://api.example.com"}]})";
    QCOMPARE(process.run(list), 0);
    QVERIFY(QFile::exists(home + u"/.config/svc-desktop/connections.json"_s));
    QVERIFY(QDir(working).isEmpty());
}

/// The unreadable record may be of a run on this host that is still active.
void TestCliFiles::unreadableUpgradeRecord()
{
    writeFile(path(u"upgrades/1-a.json"_s), "{");
    ScriptedPeer peer([](const auto &exchange) { exchange.reply(200, "{}"); });
    const auto held = cli(peer, {u"upgrade"_s, u"--yes"_s});
    QCOMPARE(held->run(), 8);
    QVERIFY2(held->err().contains("1-a.json.bad"), held->err().constData());
    QVERIFY2(held->err().contains("--previous-run-may-be-active"), held->err().constData());
    QCOMPARE(peer.connections(), 0);
    const auto sent = cli(peer, {u"upgrade"_s, u"--yes"_s, u"--previous-run-may-be-active"_s});
    QCOMPARE(sent->run(), 0);
    QCOMPARE(peer.count("POST "), 1);
}

void TestCliFiles::exportToAPipe()
{
#ifdef Q_OS_UNIX
    const QString pipe = m_folder->filePath(u"pipe"_s);
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    const auto unread = connections({u"export"_s, pipe});
    QCOMPARE(unread->run(), 9);
    QVERIFY2(unread->err().contains("The file could not be written. " + pipe.toUtf8()),
             unread->err().constData());

    const int reader = ::open(QFile::encodeName(pipe).constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    const auto read = connections({u"export"_s, pipe});
    QCOMPARE(read->run(), 0);
    QByteArray content(4096, '\0');
    content.resize(::read(reader, content.data(), static_cast<size_t>(content.size())));
    ::close(reader);
    QVERIFY2(content.startsWith(R"({"format":"svc-desktop-connections")"), content.constData());
    QVERIFY(!QFileInfo(pipe).isFile());
#endif
}

void TestCliFiles::exportToDevices_data()
{
    QTest::addColumn<QString>("device");
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("nothing") << u"/dev/null"_s << 0 << QByteArray("Exported 0 connection");
    QTest::newRow("full") << u"/dev/full"_s << 9
                          << QByteArray("The file could not be written. /dev/full: No space left on device");
}

void TestCliFiles::exportToDevices()
{
#ifdef Q_OS_LINUX
    QFETCH(const QString, device);
    QFETCH(const int, code);
    QFETCH(QByteArray, message);
    // An atomic write would create its temporary file beside the device.
    const QString link = m_folder->filePath(u"link"_s);
    QVERIFY(QFile::link(device, link));
    const auto cli = connections({u"export"_s, link});
    QCOMPARE(cli->run(), code);
    QVERIFY2(cli->err().contains(message.replace(device.toUtf8(), link.toUtf8())), cli->err().constData());
    QVERIFY(QFileInfo(link).isSymLink());
#endif
}

void TestCliFiles::exportToAMissingFolder()
{
    const QString file = m_folder->filePath(u"none/export.json"_s);
    const auto cli = connections({u"export"_s, file});
    QCOMPARE(cli->run(), 9);
    QVERIFY2(cli->err().contains("There is no folder " + m_folder->filePath(u"none"_s).toUtf8() + '.'),
             cli->err().constData());
    QVERIFY(!QFileInfo::exists(m_folder->filePath(u"none"_s)));
}

void TestCliFiles::d06_exportHasThePermissionsOfThePlace_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<uint>("mask");
    QTest::addColumn<QByteArray>("mode");
    QTest::newRow("new, as root for everyone") << u"new.json"_s << 022U << QByteArray("644");
    QTest::newRow("new, for a group") << u"new.json"_s << 002U << QByteArray("664");
    QTest::newRow("replaced") << u"old.json"_s << 022U << QByteArray("660");
    QTest::newRow("replaced through a link") << u"link.json"_s << 022U << QByteArray("660");
}

void TestCliFiles::d06_exportHasThePermissionsOfThePlace()
{
#ifdef Q_OS_UNIX
    QFETCH(const QString, name);
    QFETCH(const uint, mask);
    QFETCH(const QByteArray, mode);
    writeFile(path(u"old.json"_s), "old");
    QVERIFY(setFileMode(path(u"old.json"_s), 0660));
    QVERIFY(QFile::link(u"old.json"_s, path(u"link.json"_s)));
    const Umask umask(static_cast<mode_t>(mask));
    const auto cli = connections({u"export"_s, path(name)});
    QCOMPARE(cli->run(), 0);
    QCOMPARE(fileMode(path(name)), mode);
    QVERIFY(contentOf(path(name)).startsWith(R"({"format":"svc-desktop-connections")"));
    QVERIFY(QFileInfo(path(u"link.json"_s)).isSymLink());
#endif
}

/// As people do who keep their settings in a repository.
void TestCliFiles::d06_linkedConnections()
{
#ifdef Q_OS_UNIX
    writeFile(path(u"../dotfiles/connections.json"_s),
              R"({"format":"svc-desktop-connections","version":1,"connections":[]})");
    QVERIFY(QDir().mkpath(path({})));
    QVERIFY(QFile::link(u"../dotfiles/connections.json"_s, path(u"connections.json"_s)));
    const QByteArray list = R"({"format":"svc-desktop-connections","version":1,"connections":[)"
                            R"({"serviceAddress":"https://api.example.com"}]})";
    const auto import = connections({u"import"_s, u"-"_s, u"--yes"_s});
    QCOMPARE(import->run(list), 0);
    QVERIFY(QFileInfo(path(u"connections.json"_s)).isSymLink());
    QVERIFY(contentOf(path(u"../dotfiles/connections.json"_s)).contains("api.example.com"));

    QVERIFY(setFileMode(m_folder->filePath(u"dotfiles"_s), 0777));
    const auto refused = connections({u"import"_s, u"-"_s, u"--yes"_s});
    QCOMPARE(refused->run(QByteArray(list).replace("api", "other")), 9);
    QVERIFY2(refused->err().contains("It is a link, and other users can change the folder "),
             refused->err().constData());
    QVERIFY(!contentOf(path(u"connections.json"_s)).contains("other.example.com"));
#endif
}

void TestCliFiles::unreadableConnections_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("listed") << QStringList{u"connections"_s};
    QTest::newRow("exported") << QStringList{u"connections"_s, u"export"_s};
    QTest::newRow("used") << QStringList{u"--connection"_s, u"acme"_s, u"lookup"_s, u"7"_s};
    QTest::newRow("imported") << QStringList{u"connections"_s, u"import"_s, u"/nowhere.json"_s};
    QTest::newRow("imported from a folder") << QStringList{u"connections"_s, u"import"_s, u"/"_s};
}

/// The exit code says that the file failed, not that the command was wrong.
void TestCliFiles::unreadableConnections()
{
    QFETCH(const QStringList, arguments);
    QVERIFY(QDir().mkpath(path(u"connections.json"_s)));
    CliProcess cli(arguments);
    cli.setEnvironment(u"XDG_CONFIG_HOME"_s, m_folder->path());
    QCOMPARE(cli.run(), 9);
    QVERIFY2(cli.err().contains("The file could not be read."), cli.err().constData());
    QCOMPARE(cli.out(), QByteArray());
}

SVC_GUILESS_TEST(TestCliFiles)
#include "tst_clifiles.moc"
