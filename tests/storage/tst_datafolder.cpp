// SPDX-License-Identifier: MIT
#include "storage/datafolder.h"
#include "support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <pwd.h>
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;

class TestDataFolder final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void installed()
    {
        const QTemporaryDir program;
        QVERIFY(!isPortable(program.path()));
        QCOMPARE(dataFolder(program.path()),
                 QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation));
        QVERIFY(!isPortable());
        QCOMPARE(dataFolder(), dataFolder(program.path()));
    }

    void portable()
    {
        const QTemporaryDir program;
        QFile marker(program.filePath(u"svc-desktop.portable"_s));
        QVERIFY(marker.open(QIODevice::WriteOnly));
        QVERIFY(isPortable(program.path()));
        QCOMPARE(dataFolder(program.path()), program.filePath(u"data"_s));
    }

    void systemFolder_data()
    {
        QTest::addColumn<QString>("named");
        QTest::addColumn<QString>("home");
        QTest::addColumn<QString>("listed");
        QTest::addColumn<QString>("folder");
        const auto row = [](const char *what, const char *named, const char *home, const char *listed,
                            const char *folder) {
            QTest::newRow(what) << QString::fromLatin1(named) << QString::fromLatin1(home)
                                << QString::fromLatin1(listed) << QString::fromLatin1(folder);
        };
        row("named", "/x/config", "/home/jdoe", "/home/listed", "/x/config");
        row("not named", "", "/home/jdoe", "/home/listed", "/home/jdoe/.config");
        row("named, but relative", "config", "/home/jdoe", "/home/listed", "/home/jdoe/.config");
        row("named from here", "./config", "/home/jdoe", "/home/listed", "/home/jdoe/.config");
        row("named with a tilde", "~/config", "/home/jdoe", "/home/listed", "/home/jdoe/.config");
        row("no home", "", "", "/home/listed", "/home/listed/.config");
        row("a relative home", "config", "jdoe", "/home/listed", "/home/listed/.config");
        row("nothing", "", "", "", "");
        row("nothing that could be used", "config", "jdoe", "none", "");
    }

    void systemFolder()
    {
        QFETCH(const QString, named);
        QFETCH(const QString, home);
        QFETCH(const QString, listed);
        QTEST(configFolder(named, home, listed), "folder");
    }

    void ignoresTheWorkingDirectory()
    {
#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS)
        const QByteArray named = qgetenv("XDG_CONFIG_HOME");
        const QByteArray home = qgetenv("HOME");
        qputenv("XDG_CONFIG_HOME", "config");
        const QString relative = dataFolder();
        qunsetenv("HOME");
        const QString homeless = dataFolder();
        const bool hasFolder = hasDataFolder();
        qputenv("XDG_CONFIG_HOME", named);
        qputenv("HOME", home);
        QCOMPARE(relative,
                 QString::fromLocal8Bit(home) + u"/.config/"_s + QCoreApplication::applicationName());
        const QString listed = QString::fromLocal8Bit(::getpwuid(::geteuid())->pw_dir);
        QCOMPARE(homeless, listed + u"/.config/"_s + QCoreApplication::applicationName());
        QVERIFY(hasFolder);
#endif
    }

    void markerMustBeAFile()
    {
        const QTemporaryDir program;
        QVERIFY(QDir(program.path()).mkdir(u"svc-desktop.portable"_s));
        QVERIFY(!isPortable(program.path()));
    }
};

SVC_GUILESS_TEST(TestDataFolder)
#include "tst_datafolder.moc"
