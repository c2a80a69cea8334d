// SPDX-License-Identifier: MIT
// The files of ConnectionStore: what is stored, damaged files, and files that can't be written.
#include "connections/connectionjson.h"
#include "connections/connectionstore.h"
#include "support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

Connection named(const QString &name)
{
    Connection connection;
    connection.name = name;
    connection.baseUrl = QUrl(u"https://api.example.com"_s);
    return connection;
}

QByteArray entry(const char *fields)
{
    return QByteArray(R"({"serviceAddress":"https://api.example.com")") + (*fields ? "," : "") + fields + '}';
}

QByteArray fileWith(const QByteArrayList &entries)
{
    return R"({"format":"svc-desktop-connections","version":1,"connections":[)" + entries.join(',') + "]}";
}

} // namespace

class TestConnectionFile final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_store.reset(); }
    void savesOnDestruction();
    void isReadableByTheOwnerOnly();
    void keepsIds();
    void machineWide();
    void keepsMachineIds();
    void damagedMachineFile();
    void damaged_data();
    void damaged();
    void loadDoesNotChangeDamagedFiles_data() { damaged_data(); }
    void loadDoesNotChangeDamagedFiles();
    void readingAssignsNoIds();
    void doesNotOverwriteAnUnreadableFile();
    void unwritableFolder();
    void symbolicLink();
    void mergesChangesOfOtherPrograms();
    void reappliesChanges_data();
    void reappliesChanges();
    void reportsAChangeOfADeletedConnection();
    void editedMeanwhile();
    void doesNotWriteTooLargeFiles();

private:
    [[nodiscard]] QString pathOf(const QString &name) const { return m_folder->filePath(name); }
    /// Destroys the store and opens a new one on the same files.
    QList<Error> restart()
    {
        m_store.reset();
        m_store = std::make_unique<ConnectionStore>(m_own, m_machine);
        return m_store->load(ConnectionStore::LoadFor::Writing);
    }
    [[nodiscard]] QStringList names() const
    {
        QStringList names;
        for (const Connection &connection : m_store->connections())
            names += connection.name;
        return names;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ConnectionStore> m_store;
    QString m_own;
    QString m_machine;
};

void TestConnectionFile::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_own = pathOf(u"config/own.json"_s);
    m_machine = pathOf(u"machine.json"_s);
    QVERIFY(QDir().mkpath(pathOf(u"config"_s)));
    QVERIFY(restart().isEmpty());
}

void TestConnectionFile::savesOnDestruction()
{
    QStringList expected;
    for (int i = 0; i < 20; ++i) {
        expected += u"connection %1"_s.arg(i);
        m_store->add(named(expected.last()));
        QVERIFY(restart().isEmpty());
        QCOMPARE(names(), expected);
    }
    m_store->remove(m_store->connections().first().id);
    m_store->move(m_store->connections().first().id, 5);
    const QList<Connection> before = m_store->connections();
    QVERIFY(restart().isEmpty());
    QVERIFY(m_store->connections() == before);
}

void TestConnectionFile::isReadableByTheOwnerOnly()
{
#ifdef Q_OS_UNIX
    QSignalSpy saved(m_store.get(), &ConnectionStore::saved);
    m_store->add(named(u"acme"_s));
    QTRY_COMPARE(saved.size(), 1);
    QCOMPARE(QFileInfo(m_own).permissions(), QFileDevice::ReadOwner | QFileDevice::WriteOwner |
                                                 QFileDevice::ReadUser | QFileDevice::WriteUser);
#endif
}

void TestConnectionFile::keepsIds()
{
    writeFile(m_own, fileWith({entry(R"("name":"a")"), entry(R"("name":"b","id":"1")"),
                               entry(R"("name":"B","id":"1","secretsLocked":true)")}));
    QVERIFY(restart().isEmpty());
    QCOMPARE(names(), (QStringList{u"a"_s, u"b"_s, u"B (2)"_s}));
    const QList<Connection> before = m_store->connections();
    QVERIFY(!before.at(0).id.isEmpty());
    QCOMPARE(before.at(1).id, u"1"_s);
    QVERIFY(before.at(2).id != u"1"_s);
    QVERIFY(restart().isEmpty());
    QVERIFY(m_store->connections() == before);
}

void TestConnectionFile::machineWide()
{
    writeFile(m_machine,
              fileWith({entry(R"("name":"rolled out","id":"x","secretsLocked":true)"), entry("")}));
    m_store->add(named(u"own"_s));
    m_store->add(named(u"Rolled out"_s));
    QVERIFY(restart().isEmpty());
    QCOMPARE(names(), (QStringList{u"own"_s, u"Rolled out"_s, u"rolled out (2)"_s, u"api.example.com"_s}));
    Connection machine = m_store->connections().at(2);
    QVERIFY(machine.readOnly);
    QVERIFY(!machine.secretsLocked);
    QVERIFY(machine.id != u"x"_s);

    const QList<Connection> before = m_store->connections();
    QCOMPARE(m_store->remove(machine.id), -1);
    m_store->move(machine.id, 0);
    m_store->restore(0, machine);
    machine.userName = u"other"_s;
    QVERIFY(!m_store->update(machine));
    QVERIFY(m_store->connections() == before);

    const QString copy = m_store->duplicate(machine.id);
    QCOMPARE(m_store->find(copy)->name, u"rolled out (2) (2)"_s);
    QVERIFY(!m_store->find(copy)->readOnly);
    m_store->move(copy, 99);
    QCOMPARE(m_store->connections().at(2).id, copy);
    QVERIFY(restart().isEmpty());
    QCOMPARE(m_store->connections().size(), 5);
    QVERIFY(!contentOf(m_own).contains("machine-"));
}

void TestConnectionFile::keepsMachineIds()
{
    writeFile(m_machine, fileWith({entry(R"("dataSource":"a")"), entry(R"("dataSource":"b")"),
                                   entry(R"("name":"same")"), entry(R"("name":"same")")}));
    QVERIFY(restart().isEmpty());
    QStringList ids;
    for (const Connection &connection : m_store->connections())
        ids += connection.id;
    QCOMPARE(QSet<QString>(ids.begin(), ids.end()).size(), 4);
    writeFile(m_machine, fileWith({entry(R"("name":"first")"), entry(R"("dataSource":"b","notes":"x")"),
                                   entry(R"("dataSource":"a")")}));
    m_store->add(named(u"a @ api.example.com"_s));
    QVERIFY(restart().isEmpty());
    QCOMPARE(m_store->connections().at(2).id, ids.at(1));
    QCOMPARE(m_store->connections().at(3).id, ids.at(0));
}

void TestConnectionFile::damagedMachineFile()
{
    writeFile(m_machine, "{");
    m_store->add(named(u"own"_s));
    const QList<Error> errors = restart();
    QCOMPARE(errors.size(), 1);
    QVERIFY(errors.first().detail.contains("machine.json"_L1));
    QCOMPARE(names(), QStringList{u"own"_s});
    QCOMPARE(contentOf(m_machine), QByteArray("{"));
    QVERIFY(!QFile::exists(m_machine + u".bad"_s));
}

void TestConnectionFile::damaged_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("binary") << QByteArray("\x00\xFF\xFE\x80[{\x01", 7).repeated(1000);
    QTest::newRow("cut off") << fileWith({entry("")}).chopped(3);
    QTest::newRow("10 MB") << QByteArray(10'000'000, ' ');
    QTest::newRow("wrong type") << fileWith({entry(R"("name":1)")});
    QTest::newRow("newer version") << QByteArray(
        R"({"format":"svc-desktop-connections","version":2,"connections":[]})");
    QTest::newRow("too many") << fileWith(QByteArrayList(1001, entry("")));
}

void TestConnectionFile::damaged()
{
    QFETCH(const QByteArray, bytes);
    writeFile(m_own, bytes);
    const QList<Error> errors = restart();
    QCOMPARE(errors.size(), 1);
    QCOMPARE(errors.first().kind, ErrorKind::LocalStorage);
    QCOMPARE(errors.first().cause, ErrorCause::FileDamaged);
    QVERIFY(errors.first().detail.contains("own.json.bad"_L1));
    QVERIFY(m_store->connections().isEmpty());
    QCOMPARE(contentOf(m_own + u".bad"_s), bytes);

    QVERIFY(restart().isEmpty());
    m_store->add(named(u"new"_s));
    QVERIFY(restart().isEmpty());
    QCOMPARE(names(), QStringList{u"new"_s});
    QCOMPARE(contentOf(m_own + u".bad"_s), bytes);
}

void TestConnectionFile::loadDoesNotChangeDamagedFiles()
{
    QFETCH(const QByteArray, bytes);
    writeFile(m_own, bytes);
    ConnectionStore store(m_own, m_machine);
    const QList<Error> errors = store.load();
    QCOMPARE(errors.size(), 1);
    QCOMPARE(errors.first().cause, ErrorCause::FileDamaged);
    QVERIFY(errors.first().detail.contains("own.json"_L1));
    QVERIFY(!store.canSave());
    QSignalSpy failed(&store, &ConnectionStore::saveFailed);
    store.add(named(u"new"_s));
    QCOMPARE(failed.size(), 1);
    QCOMPARE(contentOf(m_own), bytes);
    QCOMPARE(QDir(pathOf(u"config"_s)).entryList(QDir::Files), QStringList{u"own.json"_s});
}

void TestConnectionFile::readingAssignsNoIds()
{
    const QByteArray bytes = fileWith({entry(R"("name":"a")")});
    writeFile(m_own, bytes);
    {
        ConnectionStore store(m_own, m_machine);
        QVERIFY(store.load().isEmpty());
        QCOMPARE(store.connections().size(), 1);
    }
    QCOMPARE(contentOf(m_own), bytes);
}

void TestConnectionFile::doesNotOverwriteAnUnreadableFile()
{
    // Not even an administrator can read a folder as a file.
    QVERIFY(QDir().mkpath(m_own + u"/inside"_s));
    const QList<Error> errors = restart();
    QCOMPARE(errors.size(), 1);
    QCOMPARE(errors.first().cause, ErrorCause::FileNotRead);
    QSignalSpy failed(m_store.get(), &ConnectionStore::saveFailed);
    m_store->add(named(u"a"_s));
    m_store->add(named(u"b"_s));
    QCOMPARE(failed.size(), 1);
    QCOMPARE(names(), (QStringList{u"a"_s, u"b"_s}));
    QVERIFY(QFileInfo::exists(m_own + u"/inside"_s));
}

void TestConnectionFile::unwritableFolder()
{
    writeFile(pathOf(u"file"_s), "x");
    m_own = pathOf(u"file/own.json"_s);
    QVERIFY(restart().isEmpty());
    QSignalSpy failed(m_store.get(), &ConnectionStore::saveFailed);
    QSignalSpy changed(m_store.get(), &ConnectionStore::changed);
    m_store->add(named(u"a"_s));
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(failed.first().first().value<Error>().kind, ErrorKind::LocalStorage);
    m_store->add(named(u"b"_s));
    QCOMPARE(changed.size(), 2);

    QSignalSpy saved(m_store.get(), &ConnectionStore::saved);
    QVERIFY(QFile::remove(pathOf(u"file"_s)));
    m_store->add(named(u"c"_s));
    QTRY_COMPARE(saved.size(), 1);
    QCOMPARE(failed.size(), 1);
    QVERIFY(restart().isEmpty());
    QCOMPARE(names().join(u""_s), u"abc"_s);
}

void TestConnectionFile::symbolicLink()
{
#ifdef Q_OS_UNIX
    const QString target = pathOf(u"target.json"_s);
    writeFile(target, fileWith({}));
    QVERIFY(QFile::link(target, m_own));
    QVERIFY(restart().isEmpty());
    QSignalSpy saved(m_store.get(), &ConnectionStore::saved);
    m_store->add(named(u"a"_s));
    QTRY_COMPARE(saved.size(), 1);
    QVERIFY(contentOf(target) != fileWith({}));
    QVERIFY(QFileInfo(m_own).isSymLink());
    QVERIFY(restart().isEmpty());
    QCOMPARE(names(), QStringList{u"a"_s});
#endif
}

void TestConnectionFile::mergesChangesOfOtherPrograms()
{
    m_store->add(named(u"mine"_s));
    QVERIFY(restart().isEmpty());
    ConnectionStore other(m_own, m_machine);
    QVERIFY(other.load().isEmpty());
    QSignalSpy otherSaved(&other, &ConnectionStore::saved);
    other.add(named(u"theirs"_s));
    QTRY_COMPARE(otherSaved.size(), 1);

    QSignalSpy failed(m_store.get(), &ConnectionStore::saveFailed);
    QSignalSpy saved(m_store.get(), &ConnectionStore::saved);
    const QString id = m_store->add(named(u"too late"_s));
    QTRY_COMPARE(saved.size(), 1);
    QCOMPARE(failed.size(), 0);
    QCOMPARE(names(), (QStringList{u"mine"_s, u"theirs"_s, u"too late"_s}));
    QCOMPARE(m_store->connections().last().id, id);
    m_store->add(named(u"again"_s));
    QVERIFY(restart().isEmpty());
    QCOMPARE(names(), (QStringList{u"mine"_s, u"theirs"_s, u"too late"_s, u"again"_s}));
}

/// The store applies its change to what another program has saved in the meantime.
void TestConnectionFile::reappliesChanges_data()
{
    QTest::addColumn<QString>("change");
    QTest::addColumn<QStringList>("expected");
    const QStringList both{u"a"_s, u"b"_s, u"c"_s, u"theirs"_s};
    QTest::newRow("add") << u"add"_s << QStringList(both + QStringList{u"new"_s});
    QTest::newRow("add the same name") << u"add theirs"_s << QStringList(both + QStringList{u"theirs (2)"_s});
    QTest::newRow("import the same") << u"import theirs"_s << both;
    QTest::newRow("import another of that name")
        << u"import other theirs"_s << QStringList(both + QStringList{u"theirs (2)"_s});
    QTest::newRow("rename") << u"rename b"_s << QStringList{u"a"_s, u"renamed"_s, u"c"_s, u"theirs"_s};
    QTest::newRow("remove") << u"remove b"_s << QStringList{u"a"_s, u"c"_s, u"theirs"_s};
    QTest::newRow("move") << u"move a"_s << QStringList{u"b"_s, u"c"_s, u"a"_s, u"theirs"_s};
    QTest::newRow("undo") << u"remove and restore b"_s << both;
}

void TestConnectionFile::reappliesChanges()
{
    QFETCH(const QString, change);
    for (const QString &name : {u"a"_s, u"b"_s, u"c"_s})
        m_store->add(named(name));
    QVERIFY(restart().isEmpty());
    const auto of = [this](const QString &name) { return m_store->findByName(name).value_or(Connection{}); };
    {
        ConnectionStore other(m_own, m_machine);
        QVERIFY(other.load().isEmpty());
        other.add(named(u"theirs"_s));
    }
    const auto import = [this](const Connection &connection) {
        QVERIFY(m_store->apply(planImport(m_store->connections(), {connection})));
    };
    QSignalSpy failed(m_store.get(), &ConnectionStore::saveFailed);
    QSignalSpy saved(m_store.get(), &ConnectionStore::saved);
    if (change == u"add"_s) {
        m_store->add(named(u"new"_s));
    } else if (change == u"add theirs"_s) {
        m_store->add(named(u"theirs"_s));
    } else if (change == u"import theirs"_s) {
        import(named(u"theirs"_s));
    } else if (change == u"import other theirs"_s) {
        Connection connection = named(u"theirs"_s);
        connection.notes = u"other"_s;
        import(connection);
    } else if (change == u"rename b"_s) {
        Connection connection = of(u"b"_s);
        connection.name = u"renamed"_s;
        QVERIFY(m_store->update(connection));
    } else if (change == u"remove b"_s) {
        m_store->remove(of(u"b"_s).id);
    } else if (change == u"move a"_s) {
        m_store->move(of(u"a"_s).id, 2);
    } else {
        const Connection connection = of(u"b"_s);
        m_store->restore(m_store->remove(connection.id), connection);
    }
    QTRY_VERIFY(!saved.isEmpty());
    QCOMPARE(failed.size(), 0);
    QTEST(names(), "expected");
    QVERIFY(restart().isEmpty());
    QTEST(names(), "expected");
}

void TestConnectionFile::reportsAChangeOfADeletedConnection()
{
    m_store->add(named(u"mine"_s));
    QVERIFY(restart().isEmpty());
    {
        ConnectionStore other(m_own, m_machine);
        QVERIFY(other.load().isEmpty());
        other.remove(other.connections().first().id);
    }
    QSignalSpy failed(m_store.get(), &ConnectionStore::saveFailed);
    Connection connection = m_store->connections().first();
    connection.notes = u"changed"_s;
    QVERIFY(m_store->update(connection));
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(failed.first().first().value<Error>().cause, ErrorCause::FileChangedOnDisk);
    QCOMPARE(names(), QStringList());
}

/// The file was edited by hand and no longer parses: the error says that it was moved away.
void TestConnectionFile::editedMeanwhile()
{
    m_store->add(named(u"mine"_s));
    QVERIFY(restart().isEmpty());
    writeFile(m_own, "{,");
    QSignalSpy failed(m_store.get(), &ConnectionStore::saveFailed);
    m_store->add(named(u"too late"_s));
    QTRY_COMPARE(failed.size(), 1);
    const auto error = failed.first().first().value<Error>();
    QCOMPARE(error.cause, ErrorCause::FileDamaged);
    QVERIFY2(error.detail.contains(QFileInfo(m_own).fileName() + u".bad"_s), qPrintable(error.detail));
    QCOMPARE(contentOf(m_own + u".bad"_s), QByteArray("{,"));
    QCOMPARE(names(), QStringList{u"too late"_s});
    QVERIFY(restart().isEmpty());
    QCOMPARE(names(), QStringList{u"too late"_s});
}

void TestConnectionFile::doesNotWriteTooLargeFiles()
{
    QList<ImportEntry> plan(500);
    for (ImportEntry &entry : plan) {
        entry.connection = named(u"acme"_s);
        entry.connection.notes = QString(10000, u'x');
    }
    m_store->add(named(u"small"_s));
    QVERIFY(restart().isEmpty());
    QSignalSpy failed(m_store.get(), &ConnectionStore::saveFailed);
    QVERIFY(m_store->apply(plan));
    QCOMPARE(failed.size(), 1);
    QVERIFY(restart().isEmpty());
    QCOMPARE(names(), QStringList{u"small"_s});
}

SVC_GUILESS_TEST(TestConnectionFile)
#include "tst_connectionfile.moc"
