// SPDX-License-Identifier: MIT
#include "storage/backgroundfile.h"
#include "support/testprogram.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <vector>

using namespace Qt::StringLiterals;

class TestBackgroundFile final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void writesTheNewestContent();
    void destructorWaits();
    void reportsFailures();
    void doesNotOverwriteOtherPrograms();
    void concurrentWritersLoseNothing();
    void waitsForALock();
    void lockTimeout();
    void breaksStaleLocks_data();
    void breaksStaleLocks();
    void removes();
    void reportsRemovals();
    void removalDiscardsPendingWrites();
    void doesNotReportDiscardedWrites();

private:
    [[nodiscard]] QStringList files() const
    {
        return QDir(m_folder->path())
            .entryList(QDir::NoDotAndDotDot | QDir::AllEntries | QDir::Hidden | QDir::System);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

void TestBackgroundFile::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = m_folder->filePath(u"file.json"_s);
}

void TestBackgroundFile::writesTheNewestContent()
{
    BackgroundFile file(m_file);
    QSignalSpy written(&file, &BackgroundFile::written);
    QSignalSpy failed(&file, &BackgroundFile::failed);
    for (int i = 0; i < 1000; ++i)
        file.write(QByteArray::number(i));
    QTRY_VERIFY(!written.isEmpty());
    QCOMPARE(contentOf(m_file), QByteArray("999"));
    QCOMPARE(file.read(10).value(), QByteArray("999"));
    QCOMPARE(written.size(), 1);
    QCOMPARE(failed.size(), 0);
}

void TestBackgroundFile::destructorWaits()
{
    for (int i = 0; i < 50; ++i) {
        {
            BackgroundFile file(m_file);
            file.write("older");
            file.write(QByteArray::number(i));
        }
        QCOMPARE(contentOf(m_file), QByteArray::number(i));
    }
}

void TestBackgroundFile::reportsFailures()
{
    writeFile(m_file, "a file");
    BackgroundFile file(m_file + u"/x.json"_s);
    QSignalSpy failed(&file, &BackgroundFile::failed);
    file.write("x");
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(failed.first().first().value<Error>().kind, ErrorKind::LocalStorage);
}

void TestBackgroundFile::doesNotOverwriteOtherPrograms()
{
    writeFile(m_file, "old");
    BackgroundFile file(m_file);
    QSignalSpy written(&file, &BackgroundFile::written);
    QSignalSpy failed(&file, &BackgroundFile::failed);
    QCOMPARE(file.read(100).value(), QByteArray("old"));
    file.write("mine");
    QTRY_COMPARE(written.size(), 1);
    writeFile(m_file, "theirs");
    file.write("mine again");
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(failed.first().first().value<Error>().cause, ErrorCause::FileChangedOnDisk);
    QCOMPARE(contentOf(m_file), QByteArray("theirs"));
    QCOMPARE(file.read(100).value(), QByteArray("theirs"));
    file.write("mine again");
    QTRY_COMPARE(written.size(), 2);
    QCOMPARE(contentOf(m_file), QByteArray("mine again"));
    QVERIFY(QFile::remove(m_file));
    file.write("after it was deleted");
    QTRY_COMPARE(written.size(), 3);
    QCOMPARE(contentOf(m_file), QByteArray("after it was deleted"));
}

/// Each program appends a line, and reads the file again if another one was faster.
void TestBackgroundFile::concurrentWritersLoseNothing()
{
    constexpr int kPrograms = 4;
    constexpr int kLines = 10;
    writeFile(m_file, "");
    std::vector<std::unique_ptr<BackgroundFile>> programs;
    QList<int> added(kPrograms, 0);
    for (int i = 0; i < kPrograms; ++i) {
        BackgroundFile *file = programs.emplace_back(std::make_unique<BackgroundFile>(m_file)).get();
        const auto add = [file, i, &added] {
            file->write(file->read(100'000).value() + u"%1-%2\n"_s.arg(i).arg(added.at(i)).toLatin1());
        };
        connect(file, &BackgroundFile::written, this, [add, i, &added] {
            if (++added[i] < kLines)
                add();
        });
        connect(file, &BackgroundFile::failed, this, [add](const Error &error) {
            QCOMPARE(error.cause, ErrorCause::FileChangedOnDisk);
            add();
        });
        add();
    }
    QTRY_COMPARE_WITH_TIMEOUT(added, QList<int>(kPrograms, kLines), 60'000);
    const QByteArray all = contentOf(m_file);
    QCOMPARE(all.count('\n'), kPrograms * kLines);
    for (int i = 0; i < kPrograms; ++i) {
        for (int line = 0; line < kLines; ++line)
            QVERIFY(all.contains(u"%1-%2\n"_s.arg(i).arg(line).toLatin1()));
    }
    QCOMPARE(files(), QStringList{u"file.json"_s});
}

void TestBackgroundFile::waitsForALock()
{
    writeFile(m_file, "old");
    QLockFile lock(m_file + u".lock"_s);
    QVERIFY(lock.tryLock());
    BackgroundFile file(m_file);
    QSignalSpy written(&file, &BackgroundFile::written);
    QCOMPARE(file.read(100).value(), QByteArray("old"));
    file.write("new");
    QTest::qWait(200);
    QCOMPARE(contentOf(m_file), QByteArray("old"));
    lock.unlock();
    QTRY_COMPARE(written.size(), 1);
    QCOMPARE(contentOf(m_file), QByteArray("new"));
}

void TestBackgroundFile::lockTimeout()
{
    writeFile(m_file, "old");
    QLockFile lock(m_file + u".lock"_s);
    QVERIFY(lock.tryLock());
    Error problem;
    QVERIFY(!quarantine(m_file, problem));
    BackgroundFile file(m_file);
    QSignalSpy failed(&file, &BackgroundFile::failed);
    file.write("new");
    QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, 20'000);
    const auto error = failed.first().first().value<Error>();
    QCOMPARE(error.kind, ErrorKind::LocalStorage);
    QVERIFY2(error.detail.contains(u"Another program is writing it"_s), qPrintable(error.detail));
    QCOMPARE(contentOf(m_file), QByteArray("old"));
    lock.unlock();
    QCOMPARE(files(), QStringList{u"file.json"_s});
}

void TestBackgroundFile::breaksStaleLocks_data()
{
    QTest::addColumn<QByteArray>("lock");
    QTest::addColumn<int>("age");
    const QByteArray host = QSysInfo::machineHostName().toUtf8();
    const QByteArray ids = '\n' + QSysInfo::machineUniqueId() + '\n' + QSysInfo::bootUniqueId() + '\n';
    QTest::newRow("killed here") << QByteArray("999999999\nsvc-cli\n" + host + ids) << 0;
    QTest::newRow("on another computer") << QByteArray("1\nsvc-cli\nelsewhere\nx\ny\n") << 60;
    QTest::newRow("empty after a loss of power") << QByteArray() << 60;
}

void TestBackgroundFile::breaksStaleLocks()
{
    QFETCH(const QByteArray, lock);
    QFETCH(const int, age);
    {
        QFile file(m_file + u".lock"_s);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(lock);
        file.flush();
        QVERIFY(
            file.setFileTime(QDateTime::currentDateTime().addSecs(-age), QFileDevice::FileModificationTime));
    }
    BackgroundFile file(m_file);
    QSignalSpy written(&file, &BackgroundFile::written);
    file.write("new");
    QTRY_COMPARE(written.size(), 1);
    QCOMPARE(contentOf(m_file), QByteArray("new"));
    QCOMPARE(files(), QStringList{u"file.json"_s});
}

void TestBackgroundFile::removes()
{
    writeFile(m_file, "old");
    Error problem;
    QVERIFY(quarantine(m_file, problem));
    writeFile(m_file, "known");
    BackgroundFile file(m_file);
    QSignalSpy written(&file, &BackgroundFile::written);
    file.setRead(fileDigest("known"));
    writeFile(m_file, "theirs");
    file.write("never seen");
    file.remove();
    QTRY_COMPARE(written.size(), 1);
    QVERIFY(!QFileInfo::exists(m_file));
    QVERIFY(!QFileInfo::exists(m_file + u".bad"_s));
    writeFile(m_file, "theirs");
    file.write("mine");
    QTRY_COMPARE(written.size(), 2);
    QCOMPARE(contentOf(m_file), QByteArray("mine"));
    file.remove();
    file.write("after all");
    QTRY_COMPARE(written.size(), 3);
    QCOMPARE(contentOf(m_file), QByteArray("after all"));
}

void TestBackgroundFile::reportsRemovals()
{
    const QTemporaryDir folder;
    BackgroundFile file(folder.filePath(u"file"_s));
    QList<std::optional<Error>> answers;
    const auto answer = [&answers](const std::optional<Error> &error) { answers += error; };
    file.write("before"); // may still be pending
    file.remove(this, answer);
    QTRY_COMPARE(answers.size(), 1);
    QVERIFY(!answers.last());
    QVERIFY(!QFileInfo::exists(file.path()));

    file.write("before");
    file.remove(this, answer);
    file.write("after"); // must not be deleted
    QTRY_COMPARE(answers.size(), 2);
    QTRY_COMPARE(readWholeFile(file.path(), 100).value_or(QByteArray()), QByteArray("after"));

    file.remove(this, answer);
    QTRY_COMPARE(answers.size(), 3);
    QVERIFY(QDir().mkpath(file.path() + u"/in-the-way"_s));
    file.remove(this, answer);
    QTRY_COMPARE(answers.size(), 4);
    QVERIFY(answers.last());
    QCOMPARE(answers.last()->cause, ErrorCause::FileNotDeleted);
}

void TestBackgroundFile::removalDiscardsPendingWrites()
{
    BackgroundFile file(m_file);
    bool isRemoved = false;
    file.write(QByteArray(64 * 1024 * 1024, 'x')); // keeps the writer busy until the rest is queued
    file.write("before");
    file.remove(this, [&isRemoved](const std::optional<Error> &) { isRemoved = true; });
    file.write("after");
    QTRY_VERIFY(isRemoved);
    QTRY_COMPARE(contentOf(m_file), QByteArray("after"));
}

void TestBackgroundFile::doesNotReportDiscardedWrites()
{
    QLockFile lock(m_file + u".lock"_s);
    QVERIFY(lock.tryLock());
    BackgroundFile file(m_file);
    const QSignalSpy written(&file, &BackgroundFile::written);
    bool isRemoved = false;
    file.write("waits for the lock");
    file.write("discarded");
    file.remove(this, [&isRemoved](const std::optional<Error> &) { isRemoved = true; });
    lock.unlock();
    QTRY_VERIFY(isRemoved);
    QCOMPARE(written.size(), 0);
}

SVC_GUILESS_TEST(TestBackgroundFile)
#include "tst_backgroundfile.moc"
