// SPDX-License-Identifier: MIT
#include "program/datalocations.h"
#include "program/preferences.h"
#include "support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

Preferences allChanged()
{
    Preferences values;
    values.appearance = Preferences::Appearance::Dark;
    values.contrast = Preferences::Contrast::High;
    values.textSize = 150;
    values.zone = Preferences::Zone::Utc;
    values.parallel = 6;
    values.askAbove = 50;
    values.connectTime = 3s;
    values.requestTime = 7s;
    values.upgradeTime = 9min;
    values.ticketFormat = ExportFormat::Json;
    return values;
}

} // namespace

class TestPreferences : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void storesNothingAtFirst();
    void roundTrip();
    void doesNotEmitWithoutChanges();
    void boundsNumbers();
    void ignoresInvalidValues_data();
    void ignoresInvalidValues();
    void appearanceOptionTakesPrecedence();
    void newConnectionsUseTheDefaults();
    void measuresFiles();

private:
    QTemporaryDir m_folder;
    [[nodiscard]] QString file() const
    {
        return m_folder.filePath(QString::fromLatin1(QTest::currentTestFunction()) +
                                 QString::fromLatin1(QTest::currentDataTag()));
    }
};

void TestPreferences::storesNothingAtFirst()
{
    Settings settings(file());
    const PreferenceStore store(settings);
    QCOMPARE(store.values() == Preferences(), true);
    QCOMPARE(newConnection({}).connectTimeout, Connection().connectTimeout);
    QCOMPARE(newConnection({}).requestTimeout, Connection().requestTimeout);
    QCOMPARE(newConnection({}).upgradeTimeout, Connection().upgradeTimeout);
}

void TestPreferences::roundTrip()
{
    {
        Settings settings(file());
        PreferenceStore(settings).set(allChanged());
    }
    Settings settings(file());
    QVERIFY(PreferenceStore(settings).values() == allChanged());
}

void TestPreferences::doesNotEmitWithoutChanges()
{
    Settings settings(file());
    PreferenceStore store(settings);
    QSignalSpy changed(&store, &PreferenceStore::changed);
    store.set({});
    QCOMPARE(changed.size(), 0);
    QVERIFY(!QFile::exists(file()));
    store.set(allChanged());
    store.set(allChanged());
    QCOMPARE(changed.size(), 1);
}

void TestPreferences::boundsNumbers()
{
    Settings settings(file());
    PreferenceStore store(settings);
    Preferences values;
    values.textSize = 20;
    values.parallel = 0;
    values.askAbove = 1'000'000;
    values.ticketFormat = ExportFormat::Csv; // a format of exports, not of copies
    store.set(values);
    QCOMPARE(store.values().textSize, 100);
    QCOMPARE(store.values().parallel, 1);
    QCOMPARE(store.values().askAbove, 100'000);
    QCOMPARE(store.values().ticketFormat, ExportFormat::Markdown);
}

void TestPreferences::ignoresInvalidValues_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("words") << QByteArray(
        "[appearance]\nscheme=pink\ncontrast=11\ntext-size=large\n[time]\nzone=moon\n"
        "[copy]\nticket-format=csv\nticket-intro={count}\n");
    QTest::newRow("numbers") << QByteArray("[appearance]\ntext-size=-3\n[timeouts]\nconnect-seconds=ten\n");
}

void TestPreferences::ignoresInvalidValues()
{
    QFETCH(const QByteArray, content);
    writeFile(file(), content);
    Settings settings(file());
    QVERIFY(PreferenceStore(settings).values() == Preferences());
}

void TestPreferences::appearanceOptionTakesPrecedence()
{
    Settings settings(file());
    PreferenceStore store(settings);
    store.setAppearanceOverride(Preferences::Appearance::Light);
    store.set(allChanged());
    QCOMPARE(store.effectiveAppearance(), Preferences::Appearance::Light);
    QCOMPARE(store.values().appearance, Preferences::Appearance::Dark);
    store.setAppearanceOverride({});
    QCOMPARE(store.effectiveAppearance(), Preferences::Appearance::Dark);
}

void TestPreferences::newConnectionsUseTheDefaults()
{
    const Connection connection = newConnection(allChanged());
    QCOMPARE(connection.connectTimeout, 3s);
    QCOMPARE(connection.requestTimeout, 7s);
    QCOMPARE(connection.upgradeTimeout, 9min);
}

void TestPreferences::measuresFiles()
{
    const QTemporaryDir folder;
    writeFile(folder.filePath(u"history.json"_s), "12345");
    writeFile(folder.filePath(u"history.json.bad"_s), "12");
    writeFile(folder.filePath(u"history.json.bad-2"_s), "1");
    QVERIFY(QDir(folder.path()).mkdir(u"upgrades"_s));
    writeFile(folder.filePath(u"upgrades/1.json"_s), "1234567");
#ifdef Q_OS_UNIX
    writeFile(folder.filePath(u"target"_s), "123");
    QVERIFY(QFile::link(u"target"_s, folder.filePath(u"results.json"_s)));
#endif
    const QList<DataLocation> places =
        measuredLocations({{DataKind::History, folder.filePath(u"history.json"_s)},
                           {DataKind::Upgrades, folder.filePath(u"upgrades"_s)},
                           {DataKind::Draft, folder.filePath(u"ids.txt"_s)},
                           {DataKind::Results, folder.filePath(u"results.json"_s)}});
    QCOMPARE(places.at(0).size, 8);
    QCOMPARE(places.at(1).size, 7);
    QCOMPARE(places.at(2).size, -1);
#ifdef Q_OS_UNIX
    QCOMPARE(places.at(3).size, 3); // of the target
#endif
}

SVC_GUILESS_TEST(TestPreferences)
#include "tst_preferences.moc"
