// SPDX-License-Identifier: MIT
// K06 of the fault matrix: runs this program as a child that crashes. Core files are allowed until the child
// disables them.
#include "program/coredumps.h"
#include "support/testprogram.h"

#include <QCoreApplication>
#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;

class TestCoreDumps final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void k06_crashWritesNoCoreFile();
};

void TestCoreDumps::k06_crashWritesNoCoreFile()
{
#ifdef Q_OS_UNIX
    const QTemporaryDir folder;
    QProcess child;
    child.setWorkingDirectory(folder.path());
    child.start(QCoreApplication::applicationFilePath(), {u"--crash"_s});
    QVERIFY(child.waitForFinished());
    QCOMPARE(child.exitStatus(), QProcess::CrashExit);
    QCOMPARE(child.readAllStandardOutput(), QByteArray("soft 0 hard 0 raised no\n"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList());
#endif
}

#ifdef Q_OS_UNIX
static void crash()
{
    rlimit limit{};
    getrlimit(RLIMIT_CORE, &limit);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_CORE, &limit);
    disableCoreDumps();
    const rlimit all{limit.rlim_max, limit.rlim_max};
    const bool isRaised = limit.rlim_max > 0 && ::geteuid() != 0 && setrlimit(RLIMIT_CORE, &all) == 0;
    getrlimit(RLIMIT_CORE, &limit);
    std::printf("soft %d hard %d raised %s\n", int(limit.rlim_cur), int(limit.rlim_max),
                isRaised ? "yes" : "no");
    std::fflush(stdout);
    std::signal(SIGSEGV, SIG_DFL);
    std::raise(SIGSEGV);
}

static const testprogram::Mode crashing("--crash", [] {
    crash();
    return 0;
});
#endif

SVC_GUILESS_TEST(TestCoreDumps)

#include "tst_coredumps.moc"
