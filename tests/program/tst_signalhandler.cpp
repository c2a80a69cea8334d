// SPDX-License-Identifier: MIT
#include "program/signalhandler.h"
#include "support/testprogram.h"

#include <QCoreApplication>
#include <QProcess>
#include <QTest>

#include <csignal>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

void printNumber(int number)
{
    std::printf("%d\n", number);
    std::fflush(stdout);
}

/// Prints 0 when it is ready, and the exit code of each request, but does not end.
int goOn()
{
    const SignalHandler handler;
    QObject::connect(&handler, &SignalHandler::requested, qApp, printNumber);
    printNumber(0);
    return QCoreApplication::exec();
}

/// Prints 0 when it is ready, and ends as requested.
int endAsRequested()
{
    const SignalHandler handler;
    QObject::connect(&handler, &SignalHandler::requested, qApp, &QCoreApplication::exit);
    printNumber(0);
    return QCoreApplication::exec();
}

} // namespace

class TestSignalHandler final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void u08_secondSignalEndsAtOnce_data();
    void u08_secondSignalEndsAtOnce();
    void u08_endOfSessionIsOneRequest();
};

void TestSignalHandler::u08_secondSignalEndsAtOnce_data()
{
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<int>("second");
    QTest::newRow("Ctrl+C twice") << SIGINT << 130 << SIGINT;
    QTest::newRow("ended by the system, impatiently") << SIGTERM << 143 << SIGTERM;
}

void TestSignalHandler::u08_secondSignalEndsAtOnce()
{
#ifdef Q_OS_UNIX
    QFETCH(const int, first);
    QFETCH(const int, exitCode);
    QFETCH(const int, second);
    QProcess process;
    process.start(QCoreApplication::applicationFilePath(), {u"--go-on"_s});
    const auto printed = [&process] {
        const bool isThere = QTest::qWaitFor([&process] { return process.canReadLine(); }, 30'000);
        return isThere ? process.readLine().trimmed().toInt() : -1;
    };
    QCOMPARE(printed(), 0);
    ::kill(static_cast<pid_t>(process.processId()), first);
    QCOMPARE(printed(), exitCode);
    QCOMPARE(process.state(), QProcess::Running);
    ::kill(static_cast<pid_t>(process.processId()), second);
    QTRY_COMPARE_WITH_TIMEOUT(process.state(), QProcess::NotRunning, 30'000);
    QCOMPARE(process.exitStatus(), QProcess::CrashExit);
    QCOMPARE(process.exitCode(), second);
#endif
}

/// systemd sends SIGTERM and SIGHUP to all processes of a session that ends.
void TestSignalHandler::u08_endOfSessionIsOneRequest()
{
#ifdef Q_OS_UNIX
    QProcess process;
    process.start(QCoreApplication::applicationFilePath(), {u"--end-as-requested"_s});
    QTRY_VERIFY_WITH_TIMEOUT(process.canReadLine(), 30'000);
    for (const int number : {SIGSTOP, SIGTERM, SIGHUP, SIGCONT})
        ::kill(static_cast<pid_t>(process.processId()), number);
    QTRY_COMPARE_WITH_TIMEOUT(process.state(), QProcess::NotRunning, 30'000);
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QVERIFY(process.exitCode() == 143 || process.exitCode() == 129);
#endif
}

namespace {

const testprogram::Mode goingOn("--go-on", goOn);
const testprogram::Mode endingAsRequested("--end-as-requested", endAsRequested);

} // namespace

SVC_GUILESS_TEST(TestSignalHandler)
#include "tst_signalhandler.moc"
