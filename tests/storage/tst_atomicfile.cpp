// SPDX-License-Identifier: MIT
#include "storage/atomicfile.h"
#include "support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocalServer>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <utility>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#endif

using namespace Qt::StringLiterals;

namespace {

constexpr auto kOwnerOnly =
    QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ReadUser | QFileDevice::WriteUser;

#ifdef Q_OS_UNIX
/// Limits the size of files written by this process, as on a full disk.
class SmallDisk final
{
public:
    explicit SmallDisk(rlim_t bytes)
    {
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        m_handler = std::signal(SIGXFSZ, SIG_IGN);
        const rlimit small{bytes, m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &small);
    }
    ~SmallDisk()
    {
        ::setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }
    Q_DISABLE_COPY_MOVE(SmallDisk)

private:
    rlimit m_before{};
    void (*m_handler)(int) = nullptr;
};
#endif

} // namespace

class TestAtomicFile final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void writesAndReads();
    void readsRegularFilesOnly();
    void d06_foldersAreForTheOwnerOnly();
    void d06_isReadableByTheOwnerOnly();
    void writesDurablyIntoANewFolder();
    void keepsTheOldFileOnAFullDisk_data();
    void keepsTheOldFileOnAFullDisk();
    void cannotCreateFolder();
    void reading();
    void movesToQuarantine();
    void deletesQuarantinedFiles();
    void replacesRegularFilesOnly();

private:
    [[nodiscard]] QStringList files() const
    {
        return QDir(m_folder->path())
            .entryList(QDir::NoDotAndDotDot | QDir::AllEntries | QDir::Hidden | QDir::System);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

void TestAtomicFile::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = m_folder->filePath(u"file.json"_s);
}

void TestAtomicFile::writesAndReads()
{
    const QByteArray bytes("\x00\xFF\r\n", 4);
    QVERIFY(!writePrivateFile(m_file, bytes));
    QCOMPARE(readWholeFile(m_file, 4).value(), bytes);
    QVERIFY(!writePrivateFile(m_file, "new"));
    QCOMPARE(readWholeFile(m_file, 4).value(), QByteArray("new"));
    QVERIFY(!writePrivateFile(m_file, {}));
    QCOMPARE(readWholeFile(m_file, 4).value(), QByteArray());
    QCOMPARE(files(), QStringList{u"file.json"_s});
    const QString deep = m_folder->filePath(u"a/b/c.json"_s);
    QVERIFY(!writePrivateFile(deep, "x"));
    QCOMPARE(readWholeFile(deep, 4).value(), QByteArray("x"));
}

void TestAtomicFile::readsRegularFilesOnly()
{
    QVERIFY(!writePrivateFile(m_file, "x"));
    QCOMPARE(readRegularFile(m_file, 4).value(), QByteArray("x"));
    QCOMPARE(readRegularFile(m_folder->filePath(u"none"_s), 4).value(), QByteArray());
    QVERIFY(!readRegularFile(m_folder->path(), 4));
#ifdef Q_OS_UNIX
    const QString pipe = m_folder->filePath(u"pipe"_s);
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), S_IRWXU), 0);
    const Result<QByteArray> read = readRegularFile(pipe, 4);
    QVERIFY(!read);
    QCOMPARE(read.error().cause, ErrorCause::FileNotRead);
    QVERIFY2(read.error().detail.contains(u"It is not a regular file."_s), qPrintable(read.error().detail));
#endif
}

void TestAtomicFile::d06_foldersAreForTheOwnerOnly()
{
    const QString folder = m_folder->filePath(u"a/b"_s);
    QVERIFY(!writePrivateFile(folder + u"/c.json"_s, "x"));
#ifdef Q_OS_UNIX
    QCOMPARE(QFileInfo(folder).permissions() & (QFileDevice::ReadGroup | QFileDevice::ReadOther |
                                                QFileDevice::ExeGroup | QFileDevice::ExeOther),
             QFileDevice::Permissions());
#endif
    QVERIFY(makePrivateFolder(folder));
    QVERIFY(!makePrivateFolder(folder + u"/c.json"_s)); // a file is there
}

void TestAtomicFile::d06_isReadableByTheOwnerOnly()
{
#ifdef Q_OS_UNIX
    const mode_t mask = ::umask(0);
    QVERIFY(!writePrivateFile(m_file, "x"));
    QCOMPARE(QFileInfo(m_file).permissions(), kOwnerOnly);
    QVERIFY(QFile::setPermissions(m_file, kOwnerOnly | QFileDevice::ReadOther | QFileDevice::ReadGroup));
    QVERIFY(!writePrivateFile(m_file, "y"));
    QCOMPARE(QFileInfo(m_file).permissions(), kOwnerOnly);
    ::umask(mask);
#endif
}

void TestAtomicFile::writesDurablyIntoANewFolder()
{
    const QString path = m_file + u".folder/run.json"_s;
    QVERIFY(!writePrivateFile(path, "a run"));
    QCOMPARE(readWholeFile(path, 100).value(), QByteArray("a run"));
#ifdef Q_OS_UNIX // other systems rely on the permissions of the folder
    QCOMPARE(QFile::permissions(path), kOwnerOnly);
#endif
    QVERIFY(!writePrivateFile(path, "its end"));
    QCOMPARE(readWholeFile(path, 100).value(), QByteArray("its end"));
    const auto error = writePrivateFile(path + u"/below.json"_s, "x");
    QVERIFY(error.has_value());
    QCOMPARE(error->kind, ErrorKind::LocalStorage);
}

void TestAtomicFile::keepsTheOldFileOnAFullDisk_data()
{
    QTest::addColumn<int>("room");
    QTest::addColumn<int>("size");
    QTest::newRow("large") << 1000 << 1'000'000;
    QTest::newRow("small: it waits in the buffer until the end") << 1000 << 2000;
    QTest::newRow("no room at all") << 0 << 1;
}

void TestAtomicFile::keepsTheOldFileOnAFullDisk()
{
#ifdef Q_OS_UNIX
    QFETCH(const int, room);
    QFETCH(const int, size);
    QVERIFY(!writePrivateFile(m_file, "old"));
    std::optional<Error> error;
    {
        const SmallDisk disk(static_cast<rlim_t>(room));
        error = writePrivateFile(m_file, QByteArray(size, 'x'));
    }
    QVERIFY(error);
    QCOMPARE(error->kind, ErrorKind::LocalStorage);
    QVERIFY(error->detail.contains("file.json"_L1));
    QCOMPARE(contentOf(m_file), QByteArray("old"));
    QCOMPARE(files(), QStringList{u"file.json"_s});
#endif
}

void TestAtomicFile::cannotCreateFolder()
{
    writeFile(m_file, "a file");
    const auto error = writePrivateFile(m_file + u"/x.json"_s, "x");
    QVERIFY(error);
    QCOMPARE(error->kind, ErrorKind::LocalStorage);
    QCOMPARE(contentOf(m_file), QByteArray("a file"));
    QVERIFY(writePrivateFile(m_folder->path(), "x"));
}

void TestAtomicFile::reading()
{
    QCOMPARE(readWholeFile(m_file, 3).value(), QByteArray());
    writeFile(m_file, "abcd");
    QCOMPARE(readWholeFile(m_file, 4).value(), QByteArray("abcd"));
    const auto tooLarge = readWholeFile(m_file, 3);
    QVERIFY(!tooLarge);
    QCOMPARE(tooLarge.error().cause, ErrorCause::FileDamaged);
    const auto folder = readWholeFile(m_folder->path(), 3);
    QVERIFY(!folder);
    QCOMPARE(folder.error().cause, ErrorCause::FileNotRead);
}

void TestAtomicFile::movesToQuarantine()
{
    Error problem;
    problem.detail = u"It makes no sense."_s;
    QVERIFY(!quarantine(m_file, problem));
    QCOMPARE(problem.detail, u"It makes no sense."_s);
    writeFile(m_file, "first");
    QVERIFY(quarantine(m_file, problem));
    QCOMPARE(problem.detail, u"It makes no sense. It is kept as file.json.bad."_s);
    writeFile(m_file, "second");
    QVERIFY(quarantine(m_file, problem));
    QVERIFY2(problem.detail.endsWith(u"file.json.bad-2."_s), qPrintable(problem.detail));
    writeFile(m_file, "of somebody else by now");
    QVERIFY(!quarantine(m_file, problem, fileDigest("third")));
    QCOMPARE(contentOf(m_file), QByteArray("of somebody else by now"));
    writeFile(m_file, "third");
    QVERIFY(quarantine(m_file, problem, fileDigest("third")));
    QCOMPARE(files(), (QStringList{u"file.json.bad"_s, u"file.json.bad-2"_s, u"file.json.bad-3"_s}));
    for (const auto &[ending, bytes] :
         {std::pair(u".bad"_s, "first"), std::pair(u".bad-2"_s, "second"), std::pair(u".bad-3"_s, "third")})
        QCOMPARE(readWholeFile(m_file + ending, 100).value(), QByteArray(bytes));
}

void TestAtomicFile::deletesQuarantinedFiles()
{
    const QStringList others{u"file.json.bad-x"_s, u"file.json.badly"_s, u"other.json.bad"_s};
    for (const QString &name :
         QStringList{u"file.json"_s, u"file.json.bad"_s, u"file.json.bad-2"_s, u"file.json.bad-10"_s} +
             others)
        QVERIFY(!writePrivateFile(m_folder->filePath(name), "x"));
    QCOMPARE(quarantinedFiles(m_file).size(), 3);
    QVERIFY(!deleteFile(m_file));
    QCOMPARE(files(), others);
}

void TestAtomicFile::replacesRegularFilesOnly()
{
#ifdef Q_OS_UNIX
    QCOMPARE(::mkfifo(QFile::encodeName(m_file).constData(), S_IRUSR | S_IWUSR), 0);
    const QString socketPath = m_folder->filePath(u"socket"_s);
    QLocalServer server;
    QVERIFY(server.listen(socketPath));
    const QString device = u"/dev/null"_s;
    for (const QString &path : {m_file, socketPath, device, m_folder->path()}) {
        const auto error = writePrivateFile(path, "x");
        QVERIFY2(error, qPrintable(path));
        QCOMPARE(error->kind, ErrorKind::LocalStorage);
        QVERIFY2(error->detail.contains(u"not a regular file"_s), qPrintable(error->detail));
        struct stat facts
        {
        };
        QCOMPARE(::lstat(QFile::encodeName(path).constData(), &facts), 0);
        QVERIFY2(!S_ISREG(facts.st_mode), qPrintable(path));
    }
#endif
}

SVC_GUILESS_TEST(TestAtomicFile)
#include "tst_atomicfile.moc"
