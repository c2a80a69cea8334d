// SPDX-License-Identifier: MIT
#include "support/testprogram.h"
#include "upgrade/upgradejournal.h"
#include "upgrade/upgraderecords.h"

#include <QDir>
#include <QFile>
#include <QLockFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace Qt::StringLiterals;
using enum UpgradeOutcome;

namespace {

/// Two of these on one folder act as two programs.
struct Program
{
    explicit Program(const QTemporaryDir &folder)
        : journal(folder.filePath(u"upgrades"_s))
    {
    }
    /// Returns the result of begin().
    Result<UpgradeRecord> begin(const QString &host, qint64 upTo = 0, const QStringList &damaged = {})
    {
        std::optional<Result<UpgradeRecord>> begun;
        UpgradeRecord run = upgradeRecord(0, host);
        run.id.clear();
        journal.begin(run, {upTo, damaged}, &journal, [&begun](const auto &result) { begun = result; });
        if (!QTest::qWaitFor([&begun] { return begun.has_value(); }, 30000))
            qFatal("it never began");
        return *begun;
    }
    void end(UpgradeRecord run, UpgradeOutcome outcome)
    {
        run.outcome = outcome;
        run.status = 200;
        run.duration = std::chrono::seconds(3);
        journal.end(run, &journal, [this](bool isWritten) { isEndWritten = isWritten; });
    }

    UpgradeJournal journal;
    std::optional<bool> isEndWritten;
};

QStringList filesIn(const QTemporaryDir &folder, const QString &pattern)
{
    return QDir(folder.filePath(u"upgrades"_s)).entryList({pattern}, QDir::Files | QDir::Hidden);
}

QByteArray contentOf(const QTemporaryDir &folder, const QString &name)
{
    QFile file(folder.filePath(u"upgrades/"_s + name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("not there");
}

void createFile(const QTemporaryDir &folder, const QString &name, const QByteArray &content)
{
    QVERIFY(QDir().mkpath(folder.filePath(u"upgrades"_s)));
    writeFile(folder.filePath(u"upgrades/"_s + name), content);
}

void createFile(const QTemporaryDir &folder, const UpgradeRecord &run)
{
    createFile(folder, run.id + u".json"_s, recordJson(run));
}

} // namespace

class TestUpgradeJournal : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void recordsARunBeforeItStarts();
    void recordsTheEnd();
    void isReadableByTheOwnerOnly();
    void anotherProgramSeesARunningUpgrade();
    void runOfAnotherProgramRequiresConfirmation();
    void killedProgram();
    void lockOfAKilledProgram();
    void lockOfAnotherComputer();
    void confirmationIsForTheKnownRun();
    void markedRunIsNoLongerAbandoned();
    void isLimitedToFifty();
    void clearAndRestore();
    void quarantinesDamagedFiles_data();
    void quarantinesDamagedFiles();
    void damagedRecordBlocksEveryHost_data();
    void damagedRecordBlocksEveryHost();
    void confirmationForAnyRun();
    void refusedRunKeepsADamagedRecord();
    void removesRunsThatDoNotBlock();
    void doesNotTouchALockedFile();
    void doesNotStartWithoutARecord();
    void remembersAnUnwrittenEnd();
    void ignoresOtherFiles();
    void doesNotCallADestroyedContext();
};

void TestUpgradeJournal::recordsARunBeforeItStarts()
{
    const QTemporaryDir folder;
    Program program(folder);
    const auto run = program.begin(u"a"_s);
    QVERIFY(run.has_value());
    QCOMPARE(run->number, 1);
    QVERIFY(run->isAlive);
    const auto written = parseRecord(run->id, contentOf(folder, run->id + u".json"_s));
    QVERIFY(written.has_value());
    QVERIFY(!written->outcome);
    QCOMPARE(written->host, u"a"_s);
    QCOMPARE(program.journal.runs(), QList{*run});
}

void TestUpgradeJournal::recordsTheEnd()
{
    const QTemporaryDir folder;
    {
        Program program(folder);
        const auto run = program.begin(u"a"_s);
        program.end(*run, Unknown);
        QVERIFY(program.journal.blockingRun(u"a"_s).has_value()); // immediately
    }                                                             // the destructor waits for the disk
    QCOMPARE(filesIn(folder, u"*.lock"_s), QStringList());
    Program next(folder);
    next.journal.refresh();
    QTRY_COMPARE(next.journal.runs().size(), 1);
    const UpgradeRecord &run = next.journal.runs().first();
    QCOMPARE(run.outcome, std::optional(Unknown));
    QCOMPARE(run.status, 200);
    QCOMPARE(run.duration, std::chrono::milliseconds(3000));
    QVERIFY(next.journal.blockingRun(u"a"_s).has_value());
    QVERIFY(!next.journal.blockingRun(u"b"_s).has_value());
}

void TestUpgradeJournal::isReadableByTheOwnerOnly()
{
#ifdef Q_OS_UNIX
    const QTemporaryDir folder;
    Program program(folder);
    const auto run = program.begin(u"a"_s);
    const auto others =
        QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ReadOther | QFileDevice::WriteOther;
    QVERIFY(!(QFile::permissions(folder.filePath(u"upgrades"_s)) & others));
    QVERIFY(!(QFile::permissions(folder.filePath(u"upgrades/"_s + run->id + u".json"_s)) & others));
#endif
}

void TestUpgradeJournal::anotherProgramSeesARunningUpgrade()
{
    const QTemporaryDir folder;
    Program one(folder);
    Program other(folder);
    const auto run = one.begin(u"a"_s);
    other.journal.refresh();
    QTRY_COMPARE(other.journal.runs().size(), 1);
    QVERIFY(other.journal.runs().first().isAlive);
    QVERIFY(other.journal.blockingRun(u"a"_s).has_value());
    one.end(*run, Finished);
    QTRY_COMPARE(one.isEndWritten, std::optional(true));
    other.journal.refresh();
    QTRY_COMPARE(other.journal.runs().first().outcome, std::optional(Finished));
    QVERIFY(!other.journal.blockingRun(u"a"_s).has_value());
}

void TestUpgradeJournal::runOfAnotherProgramRequiresConfirmation()
{
    const QTemporaryDir folder;
    Program one(folder);
    Program other(folder);
    const auto run = one.begin(u"a"_s);
    const auto refused = other.begin(u"a"_s);
    QVERIFY(!refused);
    QCOMPARE(refused.error().kind, ErrorKind::Conflict);
    QCOMPARE(refused.error().cause, ErrorCause::PreviousRun);
    QCOMPARE(refused.error().delivery, Delivery::NotSent);
    QCOMPARE(filesIn(folder, u"*.json"_s).size(), 1);
    QVERIFY(other.journal.blockingRun(u"a"_s).has_value()); // so that it can be acknowledged
    QVERIFY(other.begin(u"b"_s).has_value());
    QVERIFY(other.begin(u"a"_s, run->number).has_value());
    QCOMPARE(filesIn(folder, u"*.json"_s).size(), 3);
}

void TestUpgradeJournal::killedProgram()
{
    const QTemporaryDir folder;
    {
        Program program(folder);
        QVERIFY(program.begin(u"a"_s).has_value());
    }
    Program next(folder);
    next.journal.refresh();
    QTRY_COMPARE(next.journal.runs().size(), 1);
    QVERIFY(next.journal.runs().first().isAbandoned());
    QVERIFY(!next.begin(u"a"_s).has_value());
    QVERIFY(next.begin(u"a"_s, 1).has_value());
}

/// The lock file remains, with the process id of a process that has ended.
void TestUpgradeJournal::lockOfAKilledProgram()
{
#ifdef Q_OS_UNIX
    const QTemporaryDir folder;
    createFile(folder, upgradeRecord(1, u"a"_s));
    QProcess process;
    process.start(u"true"_s, {});
    QVERIFY(process.waitForStarted());
    const QByteArray dead = QByteArray::number(process.processId());
    QVERIFY(process.waitForFinished());
    createFile(folder, u"1-a.lock"_s, dead + "\nsvc-desktop\n" + QSysInfo::machineHostName().toUtf8() + '\n');
    Program program(folder);
    program.journal.refresh();
    QTRY_COMPARE(program.journal.runs().size(), 1);
    QVERIFY(program.journal.runs().first().isAbandoned());
#endif
}

/// A portable copy that was in use on another computer that crashed: its process can't be checked.
void TestUpgradeJournal::lockOfAnotherComputer()
{
    const QTemporaryDir folder;
    createFile(folder, upgradeRecord(1, u"a"_s));
    createFile(folder, u"1-a.lock"_s, "1\nsvc-desktop\nanother-computer\n");
    QFile lock(folder.filePath(u"upgrades/1-a.lock"_s));
    QVERIFY(lock.open(QIODevice::ReadWrite));
    QVERIFY(
        lock.setFileTime(QDateTime::currentDateTimeUtc().addSecs(-60), QFileDevice::FileModificationTime));
    lock.close();
    Program program(folder);
    program.journal.refresh();
    QTRY_COMPARE(program.journal.runs().size(), 1);
    QVERIFY(program.journal.runs().first().isAbandoned());
}

/// The user confirmed the run that was known; another program has started one since.
void TestUpgradeJournal::confirmationIsForTheKnownRun()
{
    const QTemporaryDir folder;
    createFile(folder, upgradeRecord(4, u"a"_s, Unknown));
    Program one(folder);
    Program other(folder);
    QVERIFY(one.begin(u"a"_s, 4).has_value());
    QVERIFY(!other.begin(u"a"_s, 4).has_value());
    QVERIFY(other.begin(u"a"_s, 5).has_value());
}

void TestUpgradeJournal::markedRunIsNoLongerAbandoned()
{
    const QTemporaryDir folder;
    createFile(folder, upgradeRecord(1, u"a"_s));
    {
        Program program(folder);
        program.journal.refresh();
        QTRY_COMPARE(program.journal.runs().size(), 1);
        program.journal.dismiss(program.journal.runs().first());
        QVERIFY(!program.journal.runs().first().isAbandoned());
    }
    Program next(folder);
    next.journal.refresh();
    QTRY_COMPARE(next.journal.runs().size(), 1);
    QCOMPARE(next.journal.runs().first().outcome, std::optional(Unknown));
    QVERIFY(next.journal.blockingRun(u"a"_s).has_value());
}

void TestUpgradeJournal::isLimitedToFifty()
{
    const QTemporaryDir folder;
    createFile(folder, upgradeRecord(1, u"a"_s, Unknown));
    Program waiting(folder);
    QVERIFY(waiting.begin(u"b"_s).has_value()); // 2
    for (qint64 number = 3; number <= 61; ++number)
        createFile(folder, upgradeRecord(number, u"c"_s, number == 3 ? Unknown : Finished));
    Program program(folder);
    const auto run = program.begin(u"c"_s);
    QVERIFY(run.has_value());
    QCOMPARE(run->number, 62);
    QCOMPARE(filesIn(folder, u"*.json"_s).size(), 52); // and two that still require confirmation
    QCOMPARE(program.journal.runs().size(), 52);
    QCOMPARE(program.journal.runs().first(), *run);
    QCOMPARE(program.journal.runs().at(49).number, 13);
    QCOMPARE(program.journal.runs().at(50).number, 2);
    QVERIFY(program.journal.runs().at(50).isAlive);
    QCOMPARE(program.journal.runs().at(51).number, 1);
}

void TestUpgradeJournal::clearAndRestore()
{
    const QTemporaryDir folder;
    createFile(folder, upgradeRecord(1, u"a"_s, Finished));
    createFile(folder, upgradeRecord(2, u"a"_s, Refused));
    createFile(folder, upgradeRecord(3, u"b"_s, Unknown));
    Program program(folder);
    program.journal.refresh();
    QTRY_COMPARE(program.journal.runs().size(), 3);
    const QList<UpgradeRecord> before = program.journal.runs();
    const QList<UpgradeRecord> cleared = program.journal.clear();
    QCOMPARE(cleared.size(), 2);
    QCOMPARE(program.journal.runs().size(), 1); // it still requires confirmation
    QTRY_COMPARE(filesIn(folder, u"*.json"_s).size(), 1);
    program.journal.restore(cleared);
    QTRY_COMPARE(program.journal.runs(), before);
}

void TestUpgradeJournal::quarantinesDamagedFiles_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("cut") << recordJson(upgradeRecord(2, u"b"_s)).left(40);
    QTest::newRow("binary") << QByteArray::fromHex("00ff80d8");
    QTest::newRow("a later version") << recordJson(upgradeRecord(2, u"b"_s)).replace(":1,", ":9,");
    QTest::newRow("too large") << QByteArray(200 * 1024, ' ') + recordJson(upgradeRecord(2, u"b"_s));
}

void TestUpgradeJournal::quarantinesDamagedFiles()
{
    QFETCH(QByteArray, content);
    const QTemporaryDir folder;
    createFile(folder, upgradeRecord(1, u"a"_s, Unknown));
    createFile(folder, u"2-b.json"_s, content);
    Program program(folder);
    QSignalSpy failed(&program.journal, &UpgradeJournal::failed);
    program.journal.refresh();
    program.journal.refresh();
    QTRY_COMPARE(failed.size(), 1);
    const auto error = failed.first().first().value<Error>();
    QCOMPARE(error.kind, ErrorKind::LocalStorage);
    QCOMPARE(error.cause, ErrorCause::FileDamaged);
    QVERIFY(error.detail.contains(u"2-b.json.bad"_s));
    QCOMPARE(contentOf(folder, u"2-b.json.bad"_s), content);
    QVERIFY(!QFile::exists(folder.filePath(u"upgrades/2-b.json"_s)));
    QTRY_COMPARE(program.journal.runs().size(), 1);
    QCOMPARE(program.journal.damaged(), QStringList{u"2-b.json.bad"_s});
}

void TestUpgradeJournal::damagedRecordBlocksEveryHost_data()
{
    QTest::addColumn<QString>("kind");
    for (const char *kind : {"damaged file", "empty file", "folder", "link that leads nowhere", "pipe"})
        QTest::newRow(kind) << QString::fromLatin1(kind);
}

/// The unreadable record may be of any host: it blocks all of them in every program, until it is
/// acknowledged.
void TestUpgradeJournal::damagedRecordBlocksEveryHost()
{
    QFETCH(const QString, kind);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"upgrades/2-b.json"_s);
    QVERIFY(QDir().mkpath(folder.filePath(u"upgrades"_s)));
    if (kind.endsWith(u"file"_s))
        createFile(folder, u"2-b.json"_s, kind.startsWith(u"empty"_s) ? "" : "{");
    else if (kind == u"folder"_s)
        QVERIFY(QDir().mkpath(path));
#ifdef Q_OS_UNIX
    else if (kind == u"pipe"_s)
        QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
    else
        QVERIFY(QFile::link(u"nowhere"_s, path));
#else
    else
        QSKIP("Only Unix has these.");
#endif
    for (const QString &host : {u"b"_s, u"b"_s, u"a"_s}) {
        Program program(folder); // repeatedly
        const auto refused = program.begin(host, 7, {u"another.json.bad"_s});
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, ErrorKind::LocalStorage);
        QCOMPARE(refused.error().cause, ErrorCause::RunNotKnown);
        QCOMPARE(refused.error().delivery, Delivery::NotSent);
        QVERIFY2(refused.error().detail.contains(u"2-b.json.bad"_s), qPrintable(refused.error().detail));
        QCOMPARE(program.journal.damaged(), QStringList{u"2-b.json.bad"_s}); // so that it can be acknowledged
    }
    Program one(folder);
    Program other(folder);
    const auto run = one.begin(u"a"_s, 0, {u"2-b.json.bad"_s});
    QVERIFY(run.has_value());
    QVERIFY(other.begin(u"b"_s).has_value());
    QCOMPARE(one.journal.damaged(), QStringList());
    const QFileInfo evidence(folder.filePath(u"upgrades/2-b.json.acknowledged"_s));
    QVERIFY(evidence.exists() || evidence.isSymLink());
}

/// A program that does not ask allows whatever run there may be.
void TestUpgradeJournal::confirmationForAnyRun()
{
    const QTemporaryDir folder;
    createFile(folder, u"2-b.json"_s, "{");
    createFile(folder, upgradeRecord(4, u"b"_s, Unknown));
    Program program(folder);
    QVERIFY(program.begin(u"b"_s, kMaxRunNumber).has_value());
    QVERIFY(QFile::exists(folder.filePath(u"upgrades/2-b.json.acknowledged"_s)));
}

/// begin() was refused for another reason: the record is not acknowledged.
void TestUpgradeJournal::refusedRunKeepsADamagedRecord()
{
    const QTemporaryDir folder;
    createFile(folder, u"2-b.json"_s, "{");
    createFile(folder, upgradeRecord(4, u"a"_s, Unknown));
    Program program(folder);
    QCOMPARE(program.begin(u"a"_s, 3, {u"2-b.json.bad"_s}).error().cause, ErrorCause::PreviousRun);
    QCOMPARE(program.journal.damaged(), QStringList{u"2-b.json.bad"_s});
}

void TestUpgradeJournal::removesRunsThatDoNotBlock()
{
    const QTemporaryDir folder;
    createFile(folder, upgradeRecord(1, u"a"_s, Finished));
    createFile(folder, upgradeRecord(3, u"b"_s, Unknown));
    createFile(folder, u"4-c.json"_s, "{");
    createFile(folder, u"2-b.json.acknowledged"_s, "{");
    Program program(folder);
    program.journal.refresh();
    QTRY_COMPARE(program.journal.damaged().size(), 1);
    std::optional<qsizetype> left;
    program.journal.forget(&program.journal, [&left](const auto &error, qsizetype stay) {
        QVERIFY(!error);
        left = stay;
    });
    QTRY_COMPARE(left, std::optional<qsizetype>(2));
    QCOMPARE(filesIn(folder, u"*"_s), (QStringList{u"3-a.json"_s, u"4-c.json.bad"_s}));
}

/// A later version has written the file, and waits for its run.
void TestUpgradeJournal::doesNotTouchALockedFile()
{
    const QTemporaryDir folder;
    const QByteArray content = recordJson(upgradeRecord(2, u"b"_s)).replace(":1,", ":9,");
    createFile(folder, u"2-b.json"_s, content);
    QLockFile lock(folder.filePath(u"upgrades/2-b.lock"_s));
    QVERIFY(lock.lock());
    Program program(folder);
    for (int i = 0; i < 2; ++i) {
        const auto refused = program.begin(u"b"_s);
        QVERIFY(!refused);
        QCOMPARE(refused.error().cause, ErrorCause::RunNotKnown);
        QCOMPARE(contentOf(folder, u"2-b.json"_s), content);
    }
}

void TestUpgradeJournal::doesNotStartWithoutARecord()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"upgrades"_s)); // in place of the folder
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    Program program(folder);
    const auto run = program.begin(u"a"_s);
    QVERIFY(!run);
    QCOMPARE(run.error().kind, ErrorKind::LocalStorage);
    QCOMPARE(run.error().cause, ErrorCause::RunNotRecorded);
    QCOMPARE(run.error().delivery, Delivery::NotSent);
    QVERIFY(run.error().detail.contains(QDir::toNativeSeparators(folder.path())));
}

/// The disk was full, or the folder is gone: this program still knows the run.
void TestUpgradeJournal::remembersAnUnwrittenEnd()
{
#ifdef Q_OS_UNIX
    const QTemporaryDir folder;
    Program program(folder);
    const auto run = program.begin(u"a"_s);
    const QString path = folder.filePath(u"upgrades/"_s + run->id + u".json"_s);
    QVERIFY(QFile::rename(path, path + u".kept"_s));
    QVERIFY(QFile::link(path + u".kept"_s, path + u".link"_s));
    QVERIFY(QFile::link(path + u".link"_s, path)); // never written through two links
    QSignalSpy failed(&program.journal, &UpgradeJournal::failed);
    program.end(*run, Finished);
    QTRY_COMPARE(program.isEndWritten, std::optional(false));
    QCOMPARE(failed.size(), 1);
    QCOMPARE(failed.first().first().value<Error>().cause, ErrorCause::RunEndNotRecorded);
    QVERIFY(failed.first().first().value<Error>().detail.contains(run->id));
    QCOMPARE(program.journal.runs().first().outcome, std::optional(Finished));
    QVERIFY(!program.journal.blockingRun(u"a"_s).has_value());
    QVERIFY(program.begin(u"a"_s).has_value());
    QVERIFY(QFile::remove(path));
    QVERIFY(QFile::rename(path + u".kept"_s, path));
    program.journal.refresh(); // writes it, now that it is possible
    QTRY_COMPARE(parseRecord(run->id, contentOf(folder, run->id + u".json"_s))->outcome,
                 std::optional(Finished));
#endif
}

void TestUpgradeJournal::ignoresOtherFiles()
{
    const QTemporaryDir folder;
    createFile(folder, u"notes.txt"_s, "mine");
    QVERIFY(QDir().mkpath(folder.filePath(u"upgrades/folder"_s)));
    Program program(folder);
    QVERIFY(program.begin(u"a"_s).has_value());
    QCOMPARE(contentOf(folder, u"notes.txt"_s), QByteArray("mine"));
    QCOMPARE(program.journal.runs().size(), 1);
    QVERIFY(QFile::exists(folder.filePath(u"upgrades/folder"_s)));
}

void TestUpgradeJournal::doesNotCallADestroyedContext()
{
    const QTemporaryDir folder;
    Program program(folder);
    bool isCalled = false;
    auto context = std::make_unique<QObject>();
    program.journal.begin(upgradeRecord(0, u"a"_s), {}, context.get(),
                          [&isCalled](const auto &) { isCalled = true; });
    context.reset();
    QTRY_COMPARE(program.journal.runs().size(), 1);
    QVERIFY(!isCalled);
}

SVC_GUILESS_TEST(TestUpgradeJournal)
#include "tst_upgradejournal.moc"
