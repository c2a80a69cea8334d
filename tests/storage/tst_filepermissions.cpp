// SPDX-License-Identifier: MIT
// Files that a person puts somewhere have the permissions of the place. POSIX systems only: on Windows a file
// inherits them from its folder.
#include "storage/atomicfile.h"
#include "support/filemode.h"
#include "support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

#include <memory>
#include <vector>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>
#endif
#ifdef Q_OS_LINUX
#include <sys/xattr.h>
#endif

using namespace Qt::StringLiterals;

class TestFilePermissions final : public QObject
{
    Q_OBJECT

#ifdef Q_OS_UNIX
private Q_SLOTS:
    void init();
    void d06_modes_data();
    void d06_modes();
    void d06_isPrivateWhileItIsWritten_data();
    void d06_isPrivateWhileItIsWritten();
    void d06_setgidFolder();
    void d06_group();
    void d06_foreignGroup();
#ifdef Q_OS_LINUX
    void d06_accessControlList();
    void d06_defaultAccessControlList();
#endif

private:
    /// Creates the file that is going to be replaced.
    void create(mode_t mode) const
    {
        QFile file(m_file);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write("old"), 3);
        QVERIFY(setFileMode(m_file, mode));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
#endif
};

#ifdef Q_OS_UNIX

namespace {

gid_t groupOf(const QString &path)
{
    struct stat facts = {};
    return ::stat(QFile::encodeName(path).constData(), &facts) == 0 ? facts.st_gid : gid_t(-1);
}

/// Returns a group other than the one of new files that the user may give to a file.
std::optional<gid_t> otherGroup()
{
    constexpr gid_t kAny = 12345;
    if (::geteuid() == 0)
        return kAny;
    std::vector<gid_t> groups(static_cast<std::size_t>(::getgroups(0, nullptr)));
    ::getgroups(static_cast<int>(groups.size()), groups.data());
    for (const gid_t group : groups) {
        if (group != ::getegid())
            return group;
    }
    return {};
}

#ifdef Q_OS_LINUX
constexpr auto kAcl = "system.posix_acl_access";
constexpr auto kDefaultAcl = "system.posix_acl_default";

struct AclEntry
{
    quint16 tag;
    quint16 rights;
    quint32 id;
};
constexpr quint32 kNoId = 0xFFFFFFFF;
constexpr quint32 kNobody = 65534;

/// Returns an ACL in the form in which Linux reads and stores it: for the owner, another user, the group,
/// the mask, and others.
QByteArray acl(quint16 owner, quint16 nobody, quint16 group, quint16 mask, quint16 others)
{
    QByteArray bytes(4, '\0');
    qToLittleEndian<quint32>(2, bytes.data()); // the version
    for (const AclEntry &entry :
         {AclEntry{0x01, owner, kNoId}, AclEntry{0x02, nobody, kNobody}, AclEntry{0x04, group, kNoId},
          AclEntry{0x10, mask, kNoId}, AclEntry{0x20, others, kNoId}}) {
        QByteArray part(8, '\0');
        qToLittleEndian(entry.tag, part.data());
        qToLittleEndian(entry.rights, part.data() + 2);
        qToLittleEndian(entry.id, part.data() + 4);
        bytes += part;
    }
    return bytes;
}

QByteArray aclOf(const QString &path)
{
    QByteArray bytes(1000, '\0');
    const ssize_t size = ::getxattr(QFile::encodeName(path).constData(), kAcl, bytes.data(), 1000);
    return bytes.first(std::max<ssize_t>(0, size));
}

/// Returns `false` if the file system has no ACLs.
bool setAcl(const QString &path, const char *name, const QByteArray &bytes)
{
    return ::setxattr(QFile::encodeName(path).constData(), name, bytes.constData(),
                      static_cast<std::size_t>(bytes.size()), 0) == 0;
}
#endif

} // namespace

void TestFilePermissions::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = m_folder->filePath(u"export.csv"_s);
}

void TestFilePermissions::d06_modes_data()
{
    constexpr uint kNone = 010000;
    QTest::addColumn<uint>("mask");
    QTest::addColumn<uint>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::newRow("new, as usual") << 022U << kNone << QByteArray("644");
    QTest::newRow("new, for a group") << 002U << kNone << QByteArray("664");
    QTest::newRow("new, for the user alone") << 077U << kNone << QByteArray("600");
    QTest::newRow("replaced, for a group") << 077U << 0664U << QByteArray("664");
    QTest::newRow("replaced, for the user alone") << 0U << 0600U << QByteArray("600");
    QTest::newRow("replaced, readable by a group") << 022U << 0640U << QByteArray("640");
    QTest::newRow("replaced, a program") << 022U << 06775U << QByteArray("664");
}

void TestFilePermissions::d06_modes()
{
    QFETCH(const uint, mask);
    QFETCH(const uint, before);
    QFETCH(const QByteArray, after);
    const Umask umask(static_cast<mode_t>(mask));
    if (before <= 07777)
        create(static_cast<mode_t>(before));
    QVERIFY(!writeUserFile(m_file, "new"));
    QCOMPARE(fileMode(m_file), after);
    QCOMPARE(readWholeFile(m_file, 10).value(), QByteArray("new"));
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden), QStringList{u"export.csv"_s});
}

namespace {

constexpr off_t kRoom = 1000;
std::vector<mode_t> modesAtSignal;

/// Notes the modes of the open files that are full, while the system refuses to write more to one of them.
/// The file may have no name yet.
void noteModes(int /*signal*/)
{
    constexpr int kDescriptors = 256;
    for (int descriptor = 0; descriptor < kDescriptors; ++descriptor) {
        struct stat facts = {};
        if (::fstat(descriptor, &facts) == 0 && S_ISREG(facts.st_mode) && facts.st_size == kRoom)
            modesAtSignal.push_back(facts.st_mode & 07777);
    }
}

} // namespace

void TestFilePermissions::d06_isPrivateWhileItIsWritten_data()
{
    QTest::addColumn<bool>("isReplacing");
    QTest::newRow("new") << false;
    QTest::newRow("replaced") << true;
}

void TestFilePermissions::d06_isPrivateWhileItIsWritten()
{
    QFETCH(const bool, isReplacing);
    const Umask umask(0);
    if (isReplacing)
        create(0666);
    modesAtSignal.clear();
    rlimit before{};
    ::getrlimit(RLIMIT_FSIZE, &before);
    const rlimit small{kRoom, before.rlim_max};
    const auto handler = std::signal(SIGXFSZ, noteModes);
    ::setrlimit(RLIMIT_FSIZE, &small);
    const auto error = writeUserFile(m_file, QByteArray(100'000, 'x'));
    ::setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, handler);
    QVERIFY(error);
    QCOMPARE(modesAtSignal, std::vector<mode_t>{0600});
    QCOMPARE(fileMode(m_file), QByteArray(isReplacing ? "666" : ""));
}

void TestFilePermissions::d06_setgidFolder()
{
    const auto group = otherGroup();
    if (!group)
        QSKIP("This user is in one group only.");
    const QByteArray folder = QFile::encodeName(m_folder->path());
    QCOMPARE(::chown(folder.constData(), uid_t(-1), *group), 0);
    QVERIFY(setFileMode(m_folder->path(), 02770));
    const Umask umask(002);
    QVERIFY(!writeUserFile(m_file, "new"));
    QCOMPARE(groupOf(m_file), *group);
    QCOMPARE(fileMode(m_file), QByteArray("664"));
}

void TestFilePermissions::d06_group()
{
    const auto group = otherGroup();
    if (!group)
        QSKIP("This user is in one group only.");
    create(0664);
    QCOMPARE(::chown(QFile::encodeName(m_file).constData(), uid_t(-1), *group), 0);
    QVERIFY(!writeUserFile(m_file, "new"));
    QCOMPARE(groupOf(m_file), *group);
    QCOMPARE(fileMode(m_file), QByteArray("664"));
}

/// The group of a new file must not get what another group had.
void TestFilePermissions::d06_foreignGroup()
{
    if (::geteuid() != 0)
        QSKIP("Only root can make a file with a group that this user may not give away.");
    constexpr uid_t kUser = 65534;
    create(0664);
    QCOMPARE(::chown(QFile::encodeName(m_file).constData(), kUser, 12345), 0);
    QCOMPARE(::chown(QFile::encodeName(m_folder->path()).constData(), kUser, kUser), 0);
    const gid_t groupBefore = ::getegid();
    QCOMPARE(::setegid(kUser), 0);
    QCOMPARE(::seteuid(kUser), 0);
    const auto error = writeUserFile(m_file, "new");
    QCOMPARE(::seteuid(0), 0);
    QCOMPARE(::setegid(groupBefore), 0);
    QVERIFY2(!error, error ? qPrintable(error->detail) : "");
    QCOMPARE(groupOf(m_file), gid_t(kUser));
    QCOMPARE(fileMode(m_file), QByteArray("644"));
}

#ifdef Q_OS_LINUX
void TestFilePermissions::d06_accessControlList()
{
    create(0640);
    if (!setAcl(m_file, kAcl, acl(7, 7, 4, 7, 0)))
        QSKIP("This file system has no POSIX ACLs.");
    QVERIFY(!writeUserFile(m_file, "new"));
    QCOMPARE(aclOf(m_file).toHex(), acl(6, 7, 4, 6, 0).toHex());
    QCOMPARE(fileMode(m_file), QByteArray("660"));
}

/// An ACL of the folder overrides umask, but is not for a file that has had none.
void TestFilePermissions::d06_defaultAccessControlList()
{
    const Umask umask(077);
    const QString ordinary = m_folder->filePath(u"without an ACL"_s);
    QVERIFY(QFile(ordinary).open(QIODevice::WriteOnly));
    QVERIFY(setFileMode(ordinary, 0640));
    if (!setAcl(m_folder->path(), kDefaultAcl, acl(7, 7, 5, 7, 0)))
        QSKIP("This file system has no POSIX ACLs.");
    const QString asAny = m_folder->filePath(u"as any new file"_s);
    const int descriptor = ::open(QFile::encodeName(asAny).constData(), O_CREAT | O_WRONLY | O_CLOEXEC, 0666);
    QVERIFY(descriptor >= 0);
    ::close(descriptor);
    QVERIFY(!writeUserFile(m_file, "new"));
    QCOMPARE(aclOf(m_file).toHex(), aclOf(asAny).toHex());
    QCOMPARE(aclOf(m_file).toHex(), acl(6, 7, 5, 6, 0).toHex());
    QVERIFY(!writeUserFile(ordinary, "new"));
    QCOMPARE(aclOf(ordinary), QByteArray());
    QCOMPARE(fileMode(ordinary), QByteArray("640"));
}
#endif

#endif

SVC_GUILESS_TEST(TestFilePermissions)
#include "tst_filepermissions.moc"
