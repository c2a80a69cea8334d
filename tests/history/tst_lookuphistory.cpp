// SPDX-License-Identifier: MIT
#include "history/historyentries.h"
#include "history/historyjson.h"
#include "history/lookuphistory.h"
#include "support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

class TestLookupHistory final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_history.reset(); }
    void newestFirst();
    void isLimitedToTwoHundred();
    void updates();
    void removeAndRestore();
    void removesAllAndRestores();
    void restoreKeepsNewEntries();
    void savesOnDestruction();
    void isReadableByTheOwnerOnly();
    void damaged_data();
    void damaged();
    void keepsItsEntriesIfTheFileIsDamagedMeanwhile();
    void doesNotOverwriteAnUnreadableFile();
    void unwritableFolder();
    void mergesEntriesOfOtherPrograms();
    void mergesEntriesAfterARemoval();

private:
    [[nodiscard]] QString pathOf(const QString &name) const { return m_folder->filePath(name); }
    std::optional<Error> restart()
    {
        m_history.reset();
        m_history = std::make_unique<LookupHistory>(m_path);
        return m_history->load();
    }
    /// Returns the minutes after noon, which identify the entries.
    [[nodiscard]] QList<int> minutes() const
    {
        QList<int> minutes;
        for (const HistoryEntry &entry : m_history->entries())
            minutes += entry.time.time().minute();
        return minutes;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<LookupHistory> m_history;
    QString m_path;
};

void TestLookupHistory::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = pathOf(u"data/lookups.json"_s);
    QVERIFY(QDir().mkpath(pathOf(u"data"_s)));
    QVERIFY(!restart());
}

void TestLookupHistory::newestFirst()
{
    QSignalSpy changed(m_history.get(), &LookupHistory::changed);
    m_history->add(lookedUpAt(1));
    m_history->add(lookedUpAt(2));
    QCOMPARE(minutes(), (QList<int>{2, 1}));
    QCOMPARE(changed.size(), 2);
    m_history->add(historyEntry({}, {}, lookedUpAt(3).time));
    QCOMPARE(changed.size(), 2);
}

void TestLookupHistory::isLimitedToTwoHundred()
{
    for (int i = 0; i < 205; ++i)
        m_history->add(lookedUpAt(0, i));
    QCOMPARE(m_history->entries().size(), kMaxHistoryEntries);
    QCOMPARE(m_history->entries().first().ids, u"204"_s);
    QCOMPARE(m_history->entries().last().ids, u"5"_s);
    QVERIFY(!restart());
    QCOMPARE(m_history->entries().size(), kMaxHistoryEntries);
}

/// A lookup that is continued stays one entry.
void TestLookupHistory::updates()
{
    m_history->add(lookedUpAt(1));
    m_history->add(lookedUpAt(2));
    HistoryEntry entry = m_history->entries().at(1);
    entry.found += 7;
    m_history->update(entry);
    QCOMPARE(minutes(), (QList<int>{2, 1}));
    QCOMPARE(m_history->entries().at(1), entry);
    QVERIFY(!restart());
    QCOMPARE(m_history->entries().at(1), entry);

    m_history->remove({entry});
    m_history->update(entry);
    QCOMPARE(minutes(), QList<int>{2}); // removed ones do not come back
}

void TestLookupHistory::removeAndRestore()
{
    for (int minute = 1; minute <= 3; ++minute)
        m_history->add(lookedUpAt(minute));
    QSignalSpy changed(m_history.get(), &LookupHistory::changed);
    m_history->remove({lookedUpAt(2)});
    QCOMPARE(minutes(), (QList<int>{3, 1}));
    m_history->remove({lookedUpAt(2)});
    QCOMPARE(changed.size(), 1);
    m_history->restore({lookedUpAt(2)});
    m_history->restore({lookedUpAt(2)});
    QCOMPARE(minutes(), (QList<int>{3, 2, 1}));
    QCOMPARE(changed.size(), 2);
}

void TestLookupHistory::removesAllAndRestores()
{
    for (int minute = 1; minute <= 3; ++minute)
        m_history->add(lookedUpAt(minute));
    const QList<HistoryEntry> removed = m_history->entries();
    m_history->remove(removed);
    QVERIFY(m_history->entries().isEmpty());
    m_history->restore(removed);
    QCOMPARE(minutes(), (QList<int>{3, 2, 1}));
    m_history->remove(removed);
    QVERIFY(!restart());
    QVERIFY(m_history->entries().isEmpty());
}

void TestLookupHistory::restoreKeepsNewEntries()
{
    for (int minute = 1; minute <= 3; ++minute)
        m_history->add(lookedUpAt(minute));
    const QList<HistoryEntry> removed = m_history->entries();
    m_history->remove(removed);
    m_history->add(lookedUpAt(4));
    m_history->restore(removed);
    QCOMPARE(minutes(), (QList<int>{4, 3, 2, 1}));
}

void TestLookupHistory::savesOnDestruction()
{
    for (int minute = 1; minute <= 10; ++minute) {
        m_history->add(lookedUpAt(minute));
        const QList<HistoryEntry> before = m_history->entries();
        QVERIFY(!restart());
        QVERIFY(m_history->entries() == before);
    }
}

void TestLookupHistory::isReadableByTheOwnerOnly()
{
#ifdef Q_OS_UNIX
    QSignalSpy saved(m_history.get(), &LookupHistory::saved);
    m_history->add(lookedUpAt(1));
    QTRY_COMPARE(saved.size(), 1);
    QCOMPARE(QFileInfo(m_path).permissions(), QFileDevice::ReadOwner | QFileDevice::WriteOwner |
                                                  QFileDevice::ReadUser | QFileDevice::WriteUser);
#endif
}

void TestLookupHistory::damaged_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("binary") << QByteArray("\x00\xFF\xFE\x80[{\x01", 7).repeated(1000);
    QTest::newRow("cut off") << historyJson({lookedUpAt(1)}).chopped(3);
    QTest::newRow("too large") << QByteArray(int(kMaxHistoryFileSize) + 1, ' ');
}

void TestLookupHistory::damaged()
{
    QFETCH(const QByteArray, bytes);
    writeFile(m_path, bytes);
    const std::optional<Error> error = restart();
    QVERIFY(error);
    QCOMPARE(error->cause, ErrorCause::FileDamaged);
    QVERIFY(error->detail.contains("lookups.json.bad"_L1));
    QVERIFY(m_history->entries().isEmpty());
    QCOMPARE(contentOf(m_path + u".bad"_s), bytes);
    m_history->add(lookedUpAt(1));
    QVERIFY(!restart());
    QCOMPARE(minutes(), QList<int>{1});
    QCOMPARE(contentOf(m_path + u".bad"_s), bytes);
}

/// They are in memory, so nothing need be lost but what another program has added.
void TestLookupHistory::keepsItsEntriesIfTheFileIsDamagedMeanwhile()
{
    QSignalSpy saved(m_history.get(), &LookupHistory::saved);
    m_history->add(lookedUpAt(1));
    QTRY_COMPARE(saved.size(), 1);
    writeFile(m_path, "no history");
    QSignalSpy failed(m_history.get(), &LookupHistory::saveFailed);
    m_history->add(lookedUpAt(2));
    QTRY_COMPARE(saved.size(), 2);
    QCOMPARE(failed.size(), 1);
    QCOMPARE(failed.first().first().value<Error>().cause, ErrorCause::FileDamaged);
    QCOMPARE(minutes(), (QList<int>{2, 1}));
    QCOMPARE(contentOf(m_path + u".bad"_s), "no history");
    QVERIFY(!restart());
    QCOMPARE(minutes(), (QList<int>{2, 1}));
}

void TestLookupHistory::doesNotOverwriteAnUnreadableFile()
{
    // Not even an administrator can read a folder as a file.
    QVERIFY(QDir().mkpath(m_path + u"/inside"_s));
    const std::optional<Error> error = restart();
    QVERIFY(error);
    QCOMPARE(error->cause, ErrorCause::FileNotRead);
    QSignalSpy failed(m_history.get(), &LookupHistory::saveFailed);
    m_history->add(lookedUpAt(1));
    m_history->add(lookedUpAt(2));
    QCOMPARE(failed.size(), 1);
    QCOMPARE(minutes(), (QList<int>{2, 1}));
    QVERIFY(QFileInfo::exists(m_path + u"/inside"_s));
}

void TestLookupHistory::unwritableFolder()
{
    m_path = pathOf(u"file"_s);
    writeFile(m_path, "x");
    m_path = pathOf(u"file/lookups.json"_s);
    QVERIFY(!restart());
    QSignalSpy failed(m_history.get(), &LookupHistory::saveFailed);
    m_history->add(lookedUpAt(1));
    QTRY_COMPARE(failed.size(), 1);
    m_history->add(lookedUpAt(2));
    m_history.reset();
    QCOMPARE(failed.size(), 1);
}

void TestLookupHistory::mergesEntriesOfOtherPrograms()
{
    QSignalSpy saved(m_history.get(), &LookupHistory::saved);
    m_history->add(lookedUpAt(1));
    QTRY_COMPARE(saved.size(), 1);
    writeFile(m_path, historyJson({lookedUpAt(2), lookedUpAt(1)}));
    QSignalSpy failed(m_history.get(), &LookupHistory::saveFailed);
    m_history->add(lookedUpAt(3));
    QTRY_COMPARE(saved.size(), 2);
    QCOMPARE(minutes(), (QList<int>{3, 2, 1}));
    QCOMPARE(failed.size(), 0);
    QVERIFY(!restart());
    QCOMPARE(minutes(), (QList<int>{3, 2, 1}));
}

void TestLookupHistory::mergesEntriesAfterARemoval()
{
    QSignalSpy saved(m_history.get(), &LookupHistory::saved);
    m_history->add(lookedUpAt(1));
    QTRY_COMPARE(saved.size(), 1);
    writeFile(m_path, historyJson({lookedUpAt(2), lookedUpAt(1)}));
    QSignalSpy failed(m_history.get(), &LookupHistory::saveFailed);
    m_history->remove(m_history->entries());
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(failed.first().first().value<Error>().cause, ErrorCause::FileChangedOnDisk);
    QCOMPARE(minutes(), (QList<int>{2, 1}));
    m_history->remove(m_history->entries());
    QTRY_COMPARE(saved.size(), 2);
    QVERIFY(!restart());
    QVERIFY(m_history->entries().isEmpty());
}

SVC_GUILESS_TEST(TestLookupHistory)
#include "tst_lookuphistory.moc"
