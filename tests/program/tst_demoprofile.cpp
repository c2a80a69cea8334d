// SPDX-License-Identifier: MIT
// The demo leaves nothing in the user's own profile.
#include "program/demoprofile.h"
#include "support/testprogram.h"

#include <QDir>
#include <QDirIterator>
#include <QLockFile>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const SettingKey<QString> kUsers{"tests/user"_L1, {}};
const SettingKey<QString> kDemos{"tests/demo"_L1, {}};

class SilentNotifier final : public DesktopNotifier
{
public:
    void notify(const QString &, const QString &) override {}
};

/// Returns the content of every file under the folder by its path, and null for folders.
QMap<QString, QByteArray> contentsOf(const QString &folder)
{
    QMap<QString, QByteArray> content;
    QDirIterator all(folder, QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot,
                     QDirIterator::Subdirectories);
    while (all.hasNext()) {
        QFile file(all.next());
        content[file.fileName()] = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    return content;
}

Connection someConnection()
{
    Connection connection;
    connection.name = u"acme"_s;
    connection.baseUrl = QUrl(u"https://127.0.0.1:1"_s); // where nothing answers
    connection.dataSource = u"acme"_s;
    connection.userName = u"jdoe"_s;
    return connection;
}

HistoryEntry someLookup()
{
    LookupRow row;
    row.id = 1042;
    row.outcome = LookupRow::Outcome::Found;
    return historyEntry({row}, someConnection(), QDateTime::currentDateTimeUtc());
}

/// Writes to each of the profile's files.
void useEverything(Context &context, const SettingKey<QString> &key)
{
    context.settings().setValue(key, u"used"_s);
    QSignalSpy savedConnections(&context.connections(), &ConnectionStore::saved);
    const QString id = context.connections().add(someConnection());
    context.recent().use(id);
    QSignalSpy savedHistory(&context.history(), &LookupHistory::saved);
    context.history().add(someLookup());
    context.services().draft.save(u"1042"_s);
    context.services().resultCache.setKeeping(true);
    QTRY_VERIFY(!savedConnections.isEmpty() && !savedHistory.isEmpty());
    context.credentialManager().store(someConnection(), SecretKind::ApiKey, Secret(u"key-a"_s),
                                      &context.connections(), [](const StoredSecret &) {});
    context.upgrade().start(*context.connections().find(id), Secret(u"key-a"_s), UpgradeMode::Everything);
    QTRY_VERIFY(!context.upgrade().isRunning()); // as nothing answers
    context.settings().write();
}

} // namespace

class TestDemoProfile final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void doesNotTouchTheUsersFiles();
    void usesTheAppearanceOfTheUser();
    void isPrivate();
    void startsWithoutDamagedSettings();
    void isDeletedAtTheEnd();
    void deletesWhatAKilledProgramLeft();
    void containsNoConnection();
};

void TestDemoProfile::doesNotTouchTheUsersFiles()
{
    QTemporaryDir users;
    const QString settings = users.filePath(u"svc-desktop.ini"_s);
    {
        Context own(std::make_unique<Settings>(settings),
                    ContextFiles(users.path(), users.filePath(u"machine.json"_s)),
                    std::make_unique<MemorySecretStore>(), std::make_unique<SilentNotifier>());
        useEverything(own, kUsers);
    }
    const auto before = contentsOf(users.path());
    QVERIFY2(before.size() >= 5, "settings, connections, history, ids, upgrades");
    {
        const DemoProfile profile(settings);
        Context demo = profile.makeContext(std::make_unique<SilentNotifier>());
        useEverything(demo, kDemos);
        QVERIFY(contentsOf(profile.folder()).size() >= 5);
    }
    QCOMPARE(contentsOf(users.path()), before);
}

void TestDemoProfile::usesTheAppearanceOfTheUser()
{
    QTemporaryDir users;
    const QString file = users.filePath(u"svc-desktop.ini"_s);
    Settings(file).setValue(kUsers, u"mine"_s);
    const DemoProfile profile(file);
    Context demo = profile.makeContext(std::make_unique<SilentNotifier>());
    QCOMPARE(demo.settings().value(kUsers), u"mine"_s);
}

void TestDemoProfile::isPrivate()
{
    QTemporaryDir users;
    const DemoProfile profile(users.filePath(u"svc-desktop.ini"_s));
    QVERIFY(QFileInfo(profile.folder()).isDir());
#ifndef Q_OS_WIN // whose permissions Qt does not read
    QVERIFY(!QFileInfo(profile.folder())
                 .permissions()
                 .testAnyFlags(QFile::ReadGroup | QFile::ReadOther | QFile::ExeGroup | QFile::ExeOther));
#endif
    const Context demo = profile.makeContext(std::make_unique<SilentNotifier>());
    QVERIFY(demo.services().isTemporary);
    QVERIFY(!demo.services().secrets.isPersistent());
    for (const DataLocation &location : demo.services().dataLocations)
        QVERIFY2(location.path.startsWith(profile.folder()), qPrintable(location.path));
}

void TestDemoProfile::startsWithoutDamagedSettings()
{
    QTemporaryDir users;
    QFile file(users.filePath(u"svc-desktop.ini"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("\0\1\2 no settings", 16);
    file.close();
    const auto before = contentsOf(users.path());
    const DemoProfile profile(file.fileName());
    {
        Context demo = profile.makeContext(std::make_unique<SilentNotifier>());
        QVERIFY(!demo.settings().problem());
        demo.settings().setValue(kDemos, u"used"_s);
    }
    QCOMPARE(contentsOf(users.path()), before);
}

void TestDemoProfile::isDeletedAtTheEnd()
{
    QTemporaryDir users;
    QString folder;
    {
        const DemoProfile profile(users.filePath(u"svc-desktop.ini"_s));
        folder = profile.folder();
        Context demo = profile.makeContext(std::make_unique<SilentNotifier>());
        useEverything(demo, kDemos);
    }
    QVERIFY(!folder.isEmpty());
    QVERIFY(!QFileInfo::exists(folder));
    QVERIFY(contentsOf(users.path()).isEmpty());
}

void TestDemoProfile::deletesWhatAKilledProgramLeft()
{
    QTemporaryDir users;
    const QString settings = users.filePath(u"svc-desktop.ini"_s);
    const auto makeFolder = [](const QByteArray &lock) {
        QTemporaryDir folder(QDir::temp().filePath(u"svc-desktop-demo-XXXXXX"_s));
        folder.setAutoRemove(false);
        for (const auto &[name, content] :
             {std::pair("connections.json", QByteArray("{}")), std::pair("in-use.lock", lock)}) {
            QFile file(folder.filePath(QString::fromLatin1(name)));
            if (!content.isEmpty() && file.open(QFile::WriteOnly))
                file.write(content);
        }
        return folder.path();
    };
    // As QLockFile writes it; no process has that number.
    QLockFile written(users.filePath(u"example.lock"_s));
    QVERIFY(written.lock());
    qint64 process = 0;
    QString host;
    QString program;
    QVERIFY(written.getLockInfo(&process, &host, &program));
    const QString left = makeFolder("2147483646\nsvc-desktop\n" + host.toUtf8() + '\n');
    const QString isJustMade = makeFolder({});
    const DemoProfile running(settings);
    QVERIFY(!QFileInfo::exists(left));
    const DemoProfile next(settings);
    QVERIFY(QFileInfo::exists(running.folder()));
    QVERIFY(QFileInfo::exists(isJustMade));
    QVERIFY(QDir(isJustMade).removeRecursively());
}

void TestDemoProfile::containsNoConnection()
{
    QTemporaryDir users;
    const DemoProfile profile(users.filePath(u"svc-desktop.ini"_s));
    Context demo = profile.makeContext(std::make_unique<SilentNotifier>());
    QVERIFY(demo.connections().load(ConnectionStore::LoadFor::Writing).isEmpty());
    QVERIFY(demo.connections().connections().isEmpty());
}

SVC_GUILESS_TEST(TestDemoProfile)
#include "tst_demoprofile.moc"
