// SPDX-License-Identifier: MIT
#include "base/userfolder.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

class TestUserFolder final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void installed()
    {
        const QTemporaryDir program;
        QVERIFY(!isPortable(program.path()));
        QCOMPARE(userFolder(program.path()),
                 QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation));
        QVERIFY(!isPortable());
        QCOMPARE(userFolder(), userFolder(program.path()));
    }

    void portable()
    {
        const QTemporaryDir program;
        QFile marker(program.filePath(u"svc-desktop.portable"_s));
        QVERIFY(marker.open(QIODevice::WriteOnly));
        QVERIFY(isPortable(program.path()));
        QCOMPARE(userFolder(program.path()), program.filePath(u"data"_s));
    }

    void aFolderIsNoMarker()
    {
        const QTemporaryDir program;
        QVERIFY(QDir(program.path()).mkdir(u"svc-desktop.portable"_s));
        QVERIFY(!isPortable(program.path()));
    }
};

QTEST_GUILESS_MAIN(TestUserFolder)
#include "tst_userfolder.moc"
