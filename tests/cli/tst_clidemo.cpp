// SPDX-License-Identifier: MIT
// svc-cli against the demo service, which shares no code with it.
#include "support/cliprocess.h"
#include "support/testprogram.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;

class TestCliDemo : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void lookup();
    void specialIds();
    void sideBySide();
    void upgrade();
    void u10_killedDuringALookup();
    void serviceWithoutStandardStreams();
};

void TestCliDemo::lookup()
{
    CliProcess cli({u"--demo"_s, u"lookup"_s, u"1001-1300"_s});
    QCOMPARE(cli.run(), 0);
    const auto rows = cli.rows();
    QCOMPARE(rows.size(), 300);
    for (const QJsonObject &row : rows)
        QCOMPARE(row.value("outcome"_L1), QJsonValue(u"found"_s));
    const QJsonObject first = rows.value(1001).value("notification"_L1).toObject();
    QCOMPARE(first.value("subject"_L1), QJsonValue(u"Bill import failed: 3 accounts were skipped"_s));
    QCOMPARE(first.value("read"_L1), QJsonValue(false));
}

void TestCliDemo::specialIds()
{
    CliProcess cli({u"--demo"_s, u"lookup"_s,
                    u"1901,1902,1903,1904,1905,1906,1907,1908,1909,1913,1919,1929,1950,1980"_s});
    QCOMPARE(cli.run(), 5);
    const auto rows = cli.rows();
    const QList<std::pair<int, QString>> expected{{1901, u"data"_s},
                                                  {1902, {}},
                                                  {1903, u"forbidden"_s},
                                                  {1904, u"not-found"_s},
                                                  {1905, {}},
                                                  {1906, {}},
                                                  {1907, {}},
                                                  {1908, {}},
                                                  {1909, u"data"_s},
                                                  {1913, {}},
                                                  {1919, {}},
                                                  {1929, {}},
                                                  {1950, u"server-fault"_s},
                                                  {1980, u"protocol"_s}};
    for (const auto &[id, kind] : expected) {
        const QString actual = rows.value(id).value("error"_L1).toObject().value("kind"_L1).toString();
        QVERIFY2(actual == kind, qPrintable(u"%1: %2"_s.arg(id).arg(actual)));
    }
}

void TestCliDemo::sideBySide()
{
    CliProcess cli({u"--demo"_s, u"--connection"_s, u"production"_s, u"--connection"_s, u"Test"_s,
                    u"--format"_s, u"matrix-markdown"_s, u"lookup"_s, u"1001-1010"_s});
    QCOMPARE(cli.run(), 2);
    const QString out = QString::fromUtf8(cli.out());
    QVERIFY2(out.contains(u"| Id | Subject | PRODUCTION production | TEST test | Differs |\n"_s),
             qPrintable(out));
    for (const QString &end : {u"| read |\n"_s, u"| only in PRODUCTION |\n"_s, u"| archived |\n"_s,
                               u"| subject |\n"_s, u"| Unread, Active | Unread, Active |  |\n"_s})
        QVERIFY2(out.contains(end), qPrintable(out));
}

void TestCliDemo::upgrade()
{
    CliProcess cli({u"--demo"_s, u"upgrade"_s, u"--upgrades-only"_s, u"--yes"_s});
    QCOMPARE(cli.run(), 0);
    QCOMPARE(QJsonDocument::fromJson(cli.out()).object().value("outcome"_L1), QJsonValue(u"finished"_s));
}

void TestCliDemo::u10_killedDuringALookup()
{
    const QTemporaryDir temporary;
    const auto folders = [&temporary] { return QDir(temporary.path()).entryList({u"svc-desktop-demo-*"_s}); };
    CliProcess cli({u"--demo"_s, u"lookup"_s, u"1001,1961"_s}); // the second one takes a minute
    cli.setEnvironment(u"TMPDIR"_s, temporary.path());
    cli.start();
    QTRY_VERIFY_WITH_TIMEOUT(cli.process().canReadLine(), 30'000);
    QCOMPARE(folders().size(), 1);
    cli.process().kill();
    QCOMPARE(cli.wait(), -1);
    QTRY_COMPARE_WITH_TIMEOUT(folders().size(), 0, 30'000);
}

/// The sockets of the demo service must not reuse the descriptors 0 to 2.
void TestCliDemo::serviceWithoutStandardStreams()
{
#ifdef Q_OS_LINUX
    QProcess service;
    service.setProgram(QCoreApplication::applicationDirPath() + u"/svc-demo-service"_s);
    service.setChildProcessModifier([] {
        for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
            ::close(descriptor);
    });
    service.start();
    QVERIFY(service.waitForStarted());
    const QString opened = u"/proc/%1/fd/"_s.arg(service.processId());
    const auto hasSocket = [&opened] {
        const QFileInfoList all =
            QDir(opened).entryInfoList(QDir::System | QDir::Files | QDir::NoDotAndDotDot);
        return std::any_of(all.begin(), all.end(),
                           [](const QFileInfo &one) { return one.symLinkTarget().contains("socket:"_L1); });
    };
    QTRY_VERIFY(hasSocket());
    for (const char descriptor : {'0', '1', '2'})
        QCOMPARE(QFile::symLinkTarget(opened + QLatin1Char(descriptor)), u"/dev/null"_s);
    service.kill();
    QVERIFY(service.waitForFinished());
#endif
}

SVC_GUILESS_TEST(TestCliDemo)
#include "tst_clidemo.moc"
