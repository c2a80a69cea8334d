// SPDX-License-Identifier: MIT
#include "storage/atomicfile.h"
#include "storage/settings.h"
#include "support/testprogram.h"

#include <QCoreApplication>
#include <QFile>
#include <QLockFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const SettingKey<int> kNumber{"test/number"_L1, 4};
const SettingKey<bool> kSwitch{"test/switch"_L1, true};
const SettingKey<QString> kText{"test/text"_L1, u"fallback"_s};
const SettingKey<QStringList> kList{"test/list"_L1, {u"a"_s}};
const SettingKey<QByteArray> kBytes{"test/bytes"_L1, "x"};

} // namespace

class TestSettings final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        for (const QString &file : quarantinedFiles(m_file) + QStringList{m_file})
            QFile::remove(file);
    }
    void fallbacks();
    void roundTrip();
    void wrongType_data();
    void wrongType();
    void damagedFile_data();
    void damagedFile();
    void quarantinesNewerFiles();
    void keepsAnUnusableFileUntilAChange();
    void cannotMoveAnUnusableFile();
    void reportsEachFailure();
    void batchesChanges();
    void savesWhileValuesChange();
    void savesOnDestruction();
    void isPrivate();

private:
    QTemporaryDir m_folder;
    QString m_file = m_folder.filePath(u"settings.ini"_s);
};

void TestSettings::fallbacks()
{
    const Settings settings(m_file);
    QCOMPARE(settings.fileName(), m_file);
    QCOMPARE(settings.value(kNumber), 4);
    QCOMPARE(settings.value(kSwitch), true);
    QCOMPARE(settings.value(kText), u"fallback"_s);
    QCOMPARE(settings.value(kList), QStringList{u"a"_s});
    QCOMPARE(settings.value(kBytes), QByteArray("x"));
}

void TestSettings::roundTrip()
{
    const QStringList list{u"one"_s, u"two, three"_s, u""_s, u"ü"_s};
    const QByteArray bytes("\x00\xFF\r\n,;", 6);
    const auto compare = [&](const Settings &settings) {
        QCOMPARE(settings.value(kNumber), -7);
        QCOMPARE(settings.value(kSwitch), false);
        QCOMPARE(settings.value(kText), u"=a;b, \"c\"\n\\ ü😀"_s);
        QCOMPARE(settings.value(kList), list);
        QCOMPARE(settings.value(kBytes), bytes);
    };
    {
        Settings settings(m_file);
        settings.setValue(kNumber, -7);
        settings.setValue(kSwitch, false);
        settings.setValue(kText, u"=a;b, \"c\"\n\\ ü😀"_s);
        settings.setValue(kList, list);
        settings.setValue(kBytes, bytes);
        compare(settings);
    }
    compare(Settings(m_file));
}

void TestSettings::wrongType_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<int>("number");
    QTest::addColumn<bool>("isOn");
    QTest::newRow("empty") << QByteArray() << 4 << true;
    QTest::newRow("word") << QByteArray("banana") << 4 << true;
    QTest::newRow("number") << QByteArray("12") << 12 << true;
    QTest::newRow("zero") << QByteArray("0") << 0 << true;
    QTest::newRow("fraction") << QByteArray("1.5") << 4 << true;
    QTest::newRow("too large") << QByteArray("99999999999999999999") << 4 << true;
    QTest::newRow("list") << QByteArray("1, 2") << 4 << true;
    QTest::newRow("off") << QByteArray("false") << 4 << false;
    QTest::newRow("on") << QByteArray("true") << 4 << true;
    QTest::newRow("invalid") << QByteArray("@Invalid()") << 4 << true;
    QTest::newRow("variant") << QByteArray("@Variant(\\0\\0\\0\\x7f)") << 4 << true;
    QTest::newRow("rectangle") << QByteArray("@Rect(1 2 3 4)") << 4 << true;
}

void TestSettings::wrongType()
{
    QFETCH(QByteArray, value);
    QFETCH(int, number);
    QFETCH(bool, isOn);
    writeFile(m_file, "[test]\nnumber=" + value + "\nswitch=" + value + '\n');
    const Settings settings(m_file);
    QCOMPARE(settings.value(kNumber), number);
    QCOMPARE(settings.value(kSwitch), isOn);
}

void TestSettings::damagedFile_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<bool>("isQuarantined");
    QTest::newRow("empty") << QByteArray() << false;
    QTest::newRow("binary") << QByteArray("\x00\xFF\xFE\x80[[[\x01=]]", 11).repeated(1000) << true;
    QTest::newRow("text") << QByteArray("hello\nthere") << true;
    QTest::newRow("other sections") << QByteArray("[other]\nnumber=9\n") << false;
    QTest::newRow("unfinished") << QByteArray("[test\nnumber") << true;
    QTest::newRow("list of texts") << QByteArray("[test]\ntext=a, b\n") << false;
}

void TestSettings::damagedFile()
{
    QFETCH(QByteArray, content);
    QFETCH(bool, isQuarantined);
    writeFile(m_file, content);
    {
        Settings settings(m_file);
        QCOMPARE(settings.value(kNumber), 4);
        QCOMPARE(settings.value(kText), u"fallback"_s);
        QCOMPARE(settings.problem().has_value(), isQuarantined);
        settings.setValue(kNumber, 9);
    }
    const Settings again(m_file);
    QCOMPARE(again.value(kNumber), 9);
    QVERIFY(!again.problem());
    QFile bad(m_file + u".bad"_s);
    QCOMPARE(bad.open(QIODevice::ReadOnly), isQuarantined);
    if (isQuarantined)
        QCOMPARE(bad.readAll(), content);
}

void TestSettings::quarantinesNewerFiles()
{
    writeFile(m_file, "[settings]\nversion=2\n[test]\nnumber=5\n");
    Settings settings(m_file);
    QCOMPARE(settings.value(kNumber), 4);
    QVERIFY(settings.problem()->detail.contains(u"newer version"_s));
    settings.quarantineDamaged();
    QCOMPARE(settings.value(kNumber), 4);
    QVERIFY2(settings.problem()->detail.contains(u"settings.ini.bad."_s),
             qPrintable(settings.problem()->detail));
    QVERIFY(QFile::exists(m_file + u".bad"_s));
    QVERIFY(!QFile::exists(m_file));
    settings.quarantineDamaged(); // nothing left to move
    QCOMPARE(quarantinedFiles(m_file).size(), 1);
}

void TestSettings::keepsAnUnusableFileUntilAChange()
{
    for (const QByteArray &bytes : {QByteArray("hello\nthere"), QByteArray("[settings]\nversion=2\n")}) {
        writeFile(m_file, bytes);
        {
            const Settings settings(m_file);
            QCOMPARE(settings.value(kNumber), 4);
        }
        QCOMPARE(contentOf(m_file), bytes);
        const qsizetype before = quarantinedFiles(m_file).size();
        {
            Settings settings(m_file);
            settings.setValue(kNumber, 9);
        }
        QCOMPARE(quarantinedFiles(m_file).size(), before + 1);
        QFile quarantined(quarantinedFiles(m_file).last());
        QVERIFY(quarantined.open(QIODevice::ReadOnly));
        QCOMPARE(quarantined.readAll(), bytes);
        QCOMPARE(Settings(m_file).value(kNumber), 9);
    }
}

void TestSettings::cannotMoveAnUnusableFile()
{
    writeFile(m_file, "hello\nthere");
    QLockFile lock(m_file + u".lock"_s);
    QVERIFY(lock.tryLock());
    {
        Settings settings(m_file);
        QSignalSpy failed(&settings, &Settings::saveFailed);
        settings.quarantineDamaged();
        settings.setValue(kNumber, 9);
        QTRY_COMPARE(failed.size(), 1);
        QCOMPARE(settings.value(kNumber), 9);
    }
    QCOMPARE(contentOf(m_file), QByteArray("hello\nthere"));
}

/// As on a disk that is full, has space again, and is full again.
void TestSettings::reportsEachFailure()
{
    Settings settings(m_file);
    QSignalSpy failed(&settings, &Settings::saveFailed);
    QVERIFY(QDir().mkdir(m_file));
    settings.setValue(kNumber, 1);
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(QDir().rmdir(m_file));
    settings.setValue(kSwitch, false);
    QTRY_VERIFY(contentOf(m_file).contains("number=1"));
    QVERIFY(contentOf(m_file).contains("switch=false"));
    QVERIFY(QFile::remove(m_file));
    QVERIFY(QDir().mkdir(m_file));
    settings.setValue(kNumber, 2);
    QTRY_COMPARE(failed.size(), 2);
    QVERIFY(QDir().rmdir(m_file));
}

/// As when a window is being resized.
void TestSettings::batchesChanges()
{
    Settings settings(m_file);
    settings.setValue(kNumber, 1);
    QCoreApplication::processEvents();
    QCOMPARE(contentOf(m_file), QByteArray("(none)"));
    QCOMPARE(settings.value(kNumber), 1);
    QTRY_VERIFY(contentOf(m_file).contains("number=1"));
    const QByteArray first = contentOf(m_file);
    for (int i = 2; i < 100; ++i)
        settings.setValue(kNumber, i);
    QCOMPARE(contentOf(m_file), first);
    QTRY_VERIFY(contentOf(m_file).contains("number=99"));
}

/// The program may end at any time, also while the user drags the edge of the window.
void TestSettings::savesWhileValuesChange()
{
    Settings settings(m_file);
    int number = 0;
    const auto isSaved = [&] {
        settings.setValue(kNumber, ++number);
        return contentOf(m_file).contains("number=");
    };
    QVERIFY(QTest::qWaitFor(isSaved, 30'000));
}

void TestSettings::savesOnDestruction()
{
    {
        Settings settings(m_file);
        settings.setValue(kNumber, 7);
    }
    QVERIFY(contentOf(m_file).contains("number=7"));
    Settings settings(m_file);
    settings.setValue(kNumber, 8);
    QMetaObject::invokeMethod(QCoreApplication::instance(), "aboutToQuit");
    QVERIFY(contentOf(m_file).contains("number=8"));
}

void TestSettings::isPrivate()
{
#ifdef Q_OS_UNIX
    {
        Settings settings(m_file);
        settings.setValue(kNumber, 1);
    }
    QVERIFY(!(QFile::permissions(m_file) & (QFile::ReadGroup | QFile::ReadOther)));
#endif
}

SVC_GUILESS_TEST(TestSettings)
#include "tst_settings.moc"
