// SPDX-License-Identifier: MIT
#include "program/demochild.h"
#include "program/demoprofile.h"
#include "support/testprogram.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLockFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <cstdio>
#include <memory>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr int patience = 30'000;

bool isListening(const QUrl &url)
{
    QTcpSocket socket;
    socket.connectToHost(url.host(), static_cast<quint16>(url.port()));
    return socket.waitForConnected(patience);
}

void print(const QByteArray &line)
{
    std::puts(line.constData());
    std::fflush(stdout);
}

int waitForEndOfInput()
{
    while (std::getchar() != EOF) {
    }
    return 0;
}

/// Starts the demo service, prints its address and runs until killed.
int holdService()
{
    DemoChild child;
    QObject::connect(&child, &DemoChild::ready, &child, [](const QUrl &url) { print(url.toEncoded()); });
    child.start();
    return QCoreApplication::exec();
}

/// Does the same as a program with a demo, and prints the path of the demo's folder instead.
int holdDemo()
{
    DemoChild child;
    const DemoProfile profile;
    QObject::connect(&child, &DemoChild::ready, &child,
                     [&profile] { print(QFile::encodeName(profile.folder())); });
    child.start({u"--parent-folder"_s, profile.folder()});
    return QCoreApplication::exec();
}

} // namespace

class TestDemoChild final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reportsItsAddress();
    void endsWithItsParentObject();
    void endsIfItsParentIsKilled();
    void endsDuringStart();
    void u07_reportsThatItEnded();
    void u07_reportsThatItWasKilled();
    void u07_listensOnLoopbackOnly();
    void u10_deletesTheFolderOfAKilledParent();
    void u10_deletesNothingElse_data();
    void u10_deletesNothingElse();
    void mayBeDeletedInSlots();
    void failsWithAnError_data();
    void failsWithAnError();
    void u07_failsOnAUsedPort();
};

void TestDemoChild::reportsItsAddress()
{
    DemoChild child;
    const QSignalSpy ready(&child, &DemoChild::ready);
    const QSignalSpy failed(&child, &DemoChild::failed);
    child.start();
    QTRY_COMPARE_WITH_TIMEOUT(ready.count() + failed.count(), 1, patience);
    QCOMPARE(failed.count(), 0);

    const QUrl url = ready.first().first().toUrl();
    QCOMPARE(url.scheme(), u"http"_s);
    QCOMPARE(url.host(), u"127.0.0.1"_s);
    QVERIFY(isListening(url));
}

void TestDemoChild::endsWithItsParentObject()
{
    auto child = std::make_unique<DemoChild>();
    const QSignalSpy ready(child.get(), &DemoChild::ready);
    child->start();
    QTRY_COMPARE_WITH_TIMEOUT(ready.count(), 1, patience);
    const QUrl url = ready.first().first().toUrl();
    child.reset();
    QVERIFY(!isListening(url));
}

void TestDemoChild::endsIfItsParentIsKilled()
{
    QProcess parent;
    parent.start(QCoreApplication::applicationFilePath(), {u"--hold-service"_s});
    QTRY_VERIFY_WITH_TIMEOUT(parent.canReadLine(), patience);
    const auto url = QUrl::fromEncoded(parent.readLine().trimmed());
    QVERIFY(isListening(url));

    parent.kill();
    QTRY_COMPARE_WITH_TIMEOUT(parent.state(), QProcess::NotRunning, patience);
    QTRY_VERIFY_WITH_TIMEOUT(!isListening(url), patience);
}

void TestDemoChild::endsDuringStart()
{
    auto child = std::make_unique<DemoChild>();
    const QSignalSpy failed(child.get(), &DemoChild::failed);
    child->start();
    child.reset();
    QCOMPARE(failed.count(), 0);
}

void TestDemoChild::u07_reportsThatItEnded()
{
    DemoChild child(QCoreApplication::applicationFilePath());
    const QSignalSpy ready(&child, &DemoChild::ready);
    const QSignalSpy failed(&child, &DemoChild::failed);
    const QSignalSpy ended(&child, &DemoChild::ended);
    child.start({u"--listen-and-end"_s});
    QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, patience);
    QCOMPARE(ready.count(), 1);
    QCOMPARE(failed.count(), 0);
    QCOMPARE(ended.first().first().toString(), u"The demo service ended with exit code 3."_s);
}

void TestDemoChild::u07_reportsThatItWasKilled()
{
#ifdef Q_OS_UNIX
    DemoChild child(QCoreApplication::applicationFilePath());
    const QSignalSpy ended(&child, &DemoChild::ended);
    child.start({u"--listen-and-be-killed"_s});
    QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, patience);
    QCOMPARE(ended.first().first().toString(),
             u"The demo service crashed or was ended by another program."_s);
#endif
}

/// A service that listened on all addresses would answer at 127.0.0.2, too.
void TestDemoChild::u07_listensOnLoopbackOnly()
{
#ifdef Q_OS_LINUX
    DemoChild child;
    const QSignalSpy ready(&child, &DemoChild::ready);
    child.start();
    QTRY_COMPARE_WITH_TIMEOUT(ready.count(), 1, patience);
    QUrl url = ready.first().first().toUrl();
    QVERIFY(isListening(url));
    url.setHost(u"127.0.0.2"_s);
    QVERIFY(!isListening(url));
#endif
}

void TestDemoChild::u10_deletesTheFolderOfAKilledParent()
{
    QProcess parent;
    parent.start(QCoreApplication::applicationFilePath(), {u"--hold-demo"_s});
    QTRY_VERIFY_WITH_TIMEOUT(parent.canReadLine(), patience);
    const QString folder = QString::fromLocal8Bit(parent.readLine().trimmed());
    QVERIFY(QFileInfo(folder).isDir());
    parent.kill();
    QTRY_COMPARE_WITH_TIMEOUT(parent.state(), QProcess::NotRunning, patience);
    QTRY_VERIFY_WITH_TIMEOUT(!QFileInfo::exists(folder), patience);
}

void TestDemoChild::u10_deletesNothingElse_data()
{
    QTest::addColumn<QString>("name"); // of a folder among the temporary files
    QTest::addColumn<QByteArray>("lock");
    QTest::addColumn<bool>("isLink"); // to that folder
    QTest::addColumn<bool>("isDeleted");
    const QByteArray ended = "2147483646\nsvc-desktop\n\n"; // no process has that number
    const QString name = u"svc-desktop-demo-XXXXXX"_s;
    QTest::newRow("what a killed program left") << name << ended << false << true;
    QTest::newRow("a folder of another name") << u"svc-desktop-XXXXXX"_s << ended << false << false;
    QTest::newRow("a folder that was not in use") << name << QByteArray() << false << false;
    QTest::newRow("the folder of a running program") << name << QByteArray("running") << false << false;
    QTest::newRow("a folder elsewhere") << u"a/svc-desktop-demo-XXXXXX"_s << ended << false << false;
#ifdef Q_OS_UNIX
    QTest::newRow("a link to a folder") << u"svc-desktop-XXXXXX"_s << ended << true << false;
#endif
}

void TestDemoChild::u10_deletesNothingElse()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, lock);
    QFETCH(const bool, isLink);
    QFETCH(const bool, isDeleted);
    const QTemporaryDir temporary;
    QVERIFY(QDir(temporary.path()).mkpath(QFileInfo(name).path()));
    const QTemporaryDir folder(temporary.filePath(name));
    const QString lockFile = folder.filePath(u"in-use.lock"_s);
    QLockFile running(lockFile);
    if (lock == "running") {
        QVERIFY(running.tryLock(0));
    } else if (!lock.isEmpty()) {
        writeFile(lockFile, lock);
    }
    QString path = folder.path();
    if (isLink) {
        path = temporary.filePath(u"svc-desktop-demo-link"_s);
        QVERIFY(QFile::link(folder.path(), path));
    }
    QProcess service;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const QString &variable : {u"TMPDIR"_s, u"TMP"_s}) // TMP is of Windows
        environment.insert(variable, QDir::toNativeSeparators(temporary.path()));
    service.setProcessEnvironment(environment);
    service.start(DemoChild::installedProgram(), {u"--until-stdin-closes"_s, u"--parent-folder"_s, path});
    service.closeWriteChannel();
    QTRY_COMPARE_WITH_TIMEOUT(service.state(), QProcess::NotRunning, patience);
    QCOMPARE(service.exitCode(), 0);
    QCOMPARE(QFileInfo::exists(folder.path()), !isDeleted);
    QVERIFY(isDeleted || lock.isEmpty() || QFileInfo::exists(lockFile));
}

void TestDemoChild::mayBeDeletedInSlots()
{
    auto child = std::make_unique<DemoChild>(QCoreApplication::applicationFilePath());
    connect(child.get(), &DemoChild::ended, this, [&child] { child.reset(); });
    child->start({u"--listen-and-end"_s});
    QTRY_VERIFY_WITH_TIMEOUT(!child, patience);

    child = std::make_unique<DemoChild>(QCoreApplication::applicationFilePath());
    connect(child.get(), &DemoChild::failed, this, [&child] { child.reset(); });
    child->start({u"--be-silent"_s}, 1s);
    QTRY_VERIFY_WITH_TIMEOUT(!child, patience);
}

void TestDemoChild::failsWithAnError_data()
{
    const QString self = QCoreApplication::applicationFilePath();
    QTest::addColumn<QString>("program");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("reason");
    QTest::newRow("not installed") << self + u"-missing"_s << QStringList() << u"is not installed"_s;
    QTest::newRow("cannot be run") << QCoreApplication::applicationDirPath() << QStringList()
                                   << u"could not be started"_s;
    QTest::newRow("another program") << self << QStringList{u"--listen-elsewhere"_s}
                                     << u"is not the demo service"_s;
    QTest::newRow("no answer") << self << QStringList{u"--be-silent"_s} << u"did not answer"_s;
    QTest::newRow("bad option") << DemoChild::installedProgram() << QStringList{u"--token-ttl=soon"_s}
                                << u"--token-ttl must be a number"_s;
}

void TestDemoChild::failsWithAnError()
{
    QFETCH(const QString, program);
    QFETCH(const QStringList, options);
    QFETCH(const QString, reason);

    DemoChild child(program);
    const QSignalSpy ready(&child, &DemoChild::ready);
    const QSignalSpy failed(&child, &DemoChild::failed);
    const QSignalSpy ended(&child, &DemoChild::ended);
    child.start(options, reason == "did not answer"_L1 ? 1s : 30s);
    QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, patience);
    QVERIFY2(failed.first().first().toString().contains(reason),
             qPrintable(failed.first().first().toString()));
    QCOMPARE(ready.count(), 0);
    QCOMPARE(ended.count(), 0);
}

void TestDemoChild::u07_failsOnAUsedPort()
{
    DemoChild first;
    const QSignalSpy ready(&first, &DemoChild::ready);
    first.start();
    QTRY_COMPARE_WITH_TIMEOUT(ready.count(), 1, patience);
    const QString port = QString::number(ready.first().first().toUrl().port());

    DemoChild second;
    const QSignalSpy failed(&second, &DemoChild::failed);
    second.start({u"--port"_s, port});
    QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, patience);
    QVERIFY(failed.first().first().toString().contains(u"Port %1 of 127.0.0.1 is not available"_s.arg(port)));
}

namespace {

// Child modes of this program: substitutes for the demo service, and a program that starts one.
const testprogram::Mode holding("--hold-service", holdService);
const testprogram::Mode holdingDemo("--hold-demo", holdDemo);
const testprogram::Mode silent("--be-silent", waitForEndOfInput);
const testprogram::Mode ending("--listen-and-end", [] {
    print("Listening on http://127.0.0.1:9");
    return 3;
});
#ifdef Q_OS_UNIX
const testprogram::Mode killed("--listen-and-be-killed", [] {
    print("Listening on http://127.0.0.1:9");
    return std::raise(SIGKILL);
});
#endif
const testprogram::Mode elsewhere("--listen-elsewhere", [] {
    print("Listening on http://192.0.2.1:80");
    return waitForEndOfInput();
});

} // namespace

SVC_GUILESS_TEST(TestDemoChild)

#include "tst_demochild.moc"
