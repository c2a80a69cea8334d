// SPDX-License-Identifier: MIT
#include "desktop/displaycheck.h"
#include "support/testprogram.h"

#include <QLocalServer>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

/// Qt aborts if the display is missing that a platform needs, so these have to be told apart.
class TestDisplayCheck final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void displays_data();
    void displays();
};

void TestDisplayCheck::displays_data()
{
    QTest::addColumn<QByteArray>("x11");
    QTest::addColumn<QByteArray>("wayland");
    QTest::addColumn<QByteArray>("platform");
    QTest::addColumn<QString>("options");
    QTest::addColumn<bool>("isThere");
    const QByteArray elsewhere("computer.example:0"); // is not asked
    const QByteArray there("wayland-7");
    const QByteArray gone("wayland-8");
    QTest::newRow("none") << QByteArray() << QByteArray() << QByteArray() << QString() << false;
    QTest::newRow("X11") << elsewhere << QByteArray() << QByteArray() << QString() << true;
    QTest::newRow("Wayland") << QByteArray() << there << QByteArray() << QString() << true;
    QTest::newRow("the compositor has ended") << QByteArray() << gone << QByteArray() << QString() << false;
    QTest::newRow("the X server has ended")
        << QByteArray(":98765") << QByteArray() << QByteArray() << QString() << false;
    QTest::newRow("X11 is left") << elsewhere << gone << QByteArray() << QString() << true;
    QTest::newRow("X11 is left, but is not asked for")
        << elsewhere << gone << QByteArray("wayland") << QString() << false;
    QTest::newRow("Wayland is not asked for")
        << QByteArray() << there << QByteArray("xcb") << QString() << false;
    QTest::newRow("either") << elsewhere << gone << QByteArray("wayland-egl;xcb") << QString() << true;
    QTest::newRow("an option") << elsewhere << there << QByteArray("xcb") << u"-platform wayland"_s << true;
    QTest::newRow("an option, and the compositor has ended")
        << elsewhere << gone << QByteArray("xcb") << u"-platform wayland"_s << false;
    QTest::newRow("no display is needed")
        << QByteArray() << QByteArray() << QByteArray("offscreen") << QString() << true;
}

void TestDisplayCheck::displays()
{
    QFETCH(const QByteArray, x11);
    QFETCH(const QByteArray, wayland);
    QFETCH(const QByteArray, platform);
    QFETCH(const QString, options);
    QFETCH(const bool, isThere);
    const QTemporaryDir folder;
    QLocalServer compositor;
    QVERIFY(compositor.listen(folder.filePath(u"wayland-7"_s)));
    qputenv("XDG_RUNTIME_DIR", folder.path().toLocal8Bit());
    qputenv("DISPLAY", x11);
    qputenv("WAYLAND_DISPLAY", wayland);
    qputenv("QT_QPA_PLATFORM", platform);
    QCOMPARE(hasDisplay(options.split(u' ')), isThere);
}

SVC_GUILESS_TEST(TestDisplayCheck)
#include "tst_displaycheck.moc"
