// SPDX-License-Identifier: MIT
// Which symbolic links are followed when a file is written, and which are refused.
#include "storage/atomicfile.h"
#include "storage/settings.h"
#include "support/filemode.h"
#include "support/testprogram.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;

class TestFileLinks final : public QObject
{
    Q_OBJECT

#ifdef Q_OS_UNIX
private Q_SLOTS:
    void init();
    void d06_users_data();
    void d06_users();
    void d06_usersInASharedFolder_data();
    void d06_usersInASharedFolder();
    void d06_private_data();
    void d06_private();
    void d06_settings();
    void deletesTheTargetToo();

private:
    [[nodiscard]] QString path(const QString &name) const
    {
        return m_folder->filePath(name);
    }
    [[nodiscard]] QByteArray content(const QString &name) const
    {
        return readWholeFile(path(name), 100).value_or("(unreadable)");
    }

    std::unique_ptr<QTemporaryDir> m_folder;
#endif
};

#ifdef Q_OS_UNIX

namespace {

constexpr uid_t kStranger = 65533;

bool give(const QString &path, uid_t user)
{
    return ::lchown(QFile::encodeName(path).constData(), user, gid_t(-1)) == 0;
}

} // namespace

void TestFileLinks::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir().mkpath(path(u"own"_s)) && QDir().mkpath(path(u"dotfiles"_s)));
}

void TestFileLinks::d06_users_data()
{
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("refusal");
    QTest::newRow("to a file") << u"../dotfiles/file"_s << QString();
    QTest::newRow("to nothing yet") << u"../dotfiles/new"_s << QString();
    QTest::newRow("to a link") << u"../dotfiles/link"_s << u"It is a link to another link."_s;
    QTest::newRow("to itself") << u"link"_s << u"It is a link to another link."_s;
    QTest::newRow("to a folder") << u"../dotfiles"_s << u"It is not a regular file."_s;
    QTest::newRow("into no folder") << u"../none/file"_s << u"There is no folder "_s;
}

void TestFileLinks::d06_users()
{
    QFETCH(const QString, target);
    QFETCH(const QString, refusal);
    QVERIFY(!writeUserFile(path(u"dotfiles/file"_s), "old"));
    QVERIFY(setFileMode(path(u"dotfiles/file"_s), 0604));
    QVERIFY(QFile::link(u"file"_s, path(u"dotfiles/link"_s)));
    const QString link = path(u"own/link"_s);
    QVERIFY(QFile::link(target, link));
    const auto error = writeUserFile(link, "new");
    QCOMPARE(error.has_value(), !refusal.isEmpty());
    QVERIFY(QFileInfo(link).isSymLink());
    if (error) {
        QVERIFY2(error->detail.contains(refusal), qPrintable(error->detail));
        QCOMPARE(content(u"dotfiles/file"_s), QByteArray("old"));
    } else {
        QCOMPARE(content(u"own/link"_s), QByteArray("new"));
        QCOMPARE(fileMode(path(u"dotfiles/file"_s)), QByteArray("604"));
    }
    QVERIFY(!QFileInfo::exists(path(u"none"_s)));
}

void TestFileLinks::d06_usersInASharedFolder_data()
{
    QTest::addColumn<uint>("mode");
    QTest::addColumn<uint>("linkOwner");
    QTest::addColumn<uint>("folderOwner");
    QTest::addColumn<bool>("isFollowed");
    const uint user = ::geteuid();
    QTest::newRow("one's own link") << 01777U << user << user << true;
    QTest::newRow("a stranger's link") << 01777U << uint(kStranger) << user << false;
    QTest::newRow("the link of the folder's owner") << 01777U << uint(kStranger) << uint(kStranger) << true;
    QTest::newRow("a stranger's link, sticky, not for everybody")
        << 01775U << uint(kStranger) << user << true;
    QTest::newRow("a stranger's link, not sticky") << 0777U << uint(kStranger) << user << true;
}

void TestFileLinks::d06_usersInASharedFolder()
{
    QFETCH(const uint, mode);
    QFETCH(const uint, linkOwner);
    QFETCH(const uint, folderOwner);
    QFETCH(const bool, isFollowed);
    const QString link = path(u"own/link"_s);
    QVERIFY(QFile::link(path(u"dotfiles/file"_s), link));
    QVERIFY(setFileMode(path(u"own"_s), static_cast<mode_t>(mode)));
    if (!give(link, linkOwner) || !give(path(u"own"_s), folderOwner))
        QSKIP("Only root can give files to other users.");
    const auto error = writeUserFile(link, "new");
    QCOMPARE(!error, isFollowed);
    QCOMPARE(QFileInfo::exists(path(u"dotfiles/file"_s)), isFollowed);
    if (error)
        QVERIFY2(error->detail.endsWith(u": It is a link that belongs to another user."_s),
                 qPrintable(error->detail));
}

void TestFileLinks::d06_private_data()
{
    using Prepare = std::function<bool(const QString &, const QString &)>;
    QTest::addColumn<QString>("target");
    QTest::addColumn<Prepare>("prepare"); // with the link and the folder of the target
    QTest::addColumn<QString>("refusal");
    const auto row = [](const char *name, const QString &target, const QString &refusal,
                        const Prepare &prepare = {}) { QTest::newRow(name) << target << prepare << refusal; };
    row("to a file", u"../dotfiles/file"_s, {});
    row("to nothing yet", u"../dotfiles/new"_s, {});
    row("in a sticky folder", u"../dotfiles/file"_s, {},
        [](const QString &, const QString &folder) { return setFileMode(folder, 01777); });
    row("through a link to a folder", u"../through/file"_s, {}, [](const QString &, const QString &folder) {
        return QFile::link(folder, folder + u"/../through"_s);
    });
    row("to a link", u"../dotfiles/link"_s, u"It is a link to another link."_s);
    const QString changeable = u"It is a link, and other users can change the folder %1."_s;
    row("in a folder of everybody", u"../dotfiles/file"_s, changeable,
        [](const QString &, const QString &folder) { return setFileMode(folder, 0757); });
    row("in a folder of a group", u"../dotfiles/new"_s, changeable,
        [](const QString &, const QString &folder) { return setFileMode(folder, 0770); });
    row("through a link to a folder of everybody", u"../through/file"_s, changeable,
        [](const QString &, const QString &folder) {
            return QFile::link(folder, folder + u"/../through"_s) && setFileMode(folder, 0777);
        });
    row("a stranger's link", u"../dotfiles/file"_s, u"It is a link that belongs to another user."_s,
        [](const QString &link, const QString &) { return give(link, kStranger); });
    row("to a stranger's file", u"../dotfiles/file"_s,
        u"It is a link to a file that belongs to another user."_s,
        [](const QString &, const QString &folder) { return give(folder + u"/file"_s, kStranger); });
    row("in a stranger's folder", u"../dotfiles/file"_s, changeable,
        [](const QString &, const QString &folder) { return give(folder, kStranger); });
}

/// A file of the program's own is 0600 also where a link leads to it.
void TestFileLinks::d06_private()
{
    using Prepare = std::function<bool(const QString &, const QString &)>;
    QFETCH(const QString, target);
    QFETCH(const Prepare, prepare);
    QFETCH(const QString, refusal);
    const QString folder = path(u"dotfiles"_s);
    QVERIFY(!writePrivateFile(folder + u"/file"_s, "old"));
    QVERIFY(setFileMode(folder + u"/file"_s, 0644));
    QVERIFY(QFile::link(u"file"_s, folder + u"/link"_s));
    const QString link = path(u"own/connections.json"_s);
    QVERIFY(QFile::link(target, link));
    if (prepare && !prepare(link, folder))
        QSKIP("Only root can give files to other users.");
    const auto error = writePrivateFileUnlessChanged(link, "new", {});
    QVERIFY(QFileInfo(link).isSymLink());
    QCOMPARE(error.has_value(), !refusal.isEmpty());
    if (error) {
        const QString reason = refusal.contains(u"%1"_s) ? refusal.arg(folder) : refusal;
        QVERIFY2(error->detail.endsWith(u": "_s + reason), qPrintable(error->detail));
        QCOMPARE(content(u"dotfiles/file"_s), QByteArray("old"));
        return;
    }
    QCOMPARE(content(u"own/connections.json"_s), QByteArray("new"));
    QCOMPARE(fileMode(link), QByteArray("600"));
    QVERIFY(!writePrivateFile(link, "newer"));
    QCOMPARE(content(u"own/connections.json"_s), QByteArray("newer"));
    QVERIFY(writePrivateFileUnlessChanged(link, "newest", fileDigest("new")));
}

/// QSettings follows every link.
void TestFileLinks::d06_settings()
{
    const SettingKey<int> number{"test/number"_L1, 4};
    const QString link = path(u"own/svc-desktop.ini"_s);
    QVERIFY(QFile::link(u"../dotfiles/settings.ini"_s, link));
    {
        Settings settings(link);
        settings.setValue(number, 5);
    }
    QVERIFY(QFileInfo(link).isSymLink());
    QVERIFY(content(u"dotfiles/settings.ini"_s).contains("number=5"));
    QCOMPARE(fileMode(link), QByteArray("600"));
    QVERIFY(setFileMode(path(u"dotfiles"_s), 0777));
    Settings settings(link);
    const QSignalSpy failed(&settings, &Settings::saveFailed);
    settings.setValue(number, 6);
    QTRY_COMPARE(failed.size(), 1);
    const auto error = failed.first().first().value<Error>();
    QVERIFY2(error.detail.contains(u"other users can change the folder "_s + path(u"dotfiles"_s)),
             qPrintable(error.detail));
    QVERIFY(content(u"dotfiles/settings.ini"_s).contains("number=5"));
}

void TestFileLinks::deletesTheTargetToo()
{
    const QString link = path(u"own/connections.json"_s);
    QVERIFY(QFile::link(u"../dotfiles/file"_s, link));
    QVERIFY(!writePrivateFile(link, "x"));
    QVERIFY(!deleteFile(link));
    QVERIFY(QDir(path(u"dotfiles"_s)).isEmpty());
    QVERIFY(!QFileInfo(link).isSymLink());
}

#endif

SVC_GUILESS_TEST(TestFileLinks)
#include "tst_filelinks.moc"
