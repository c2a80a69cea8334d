// SPDX-License-Identifier: MIT
// A file is shown by the file manager on the bus, or else its folder is opened.
#include "support/testprogram.h"
#include "ui/widgets/dialogs/filemanager.h"

#include <QDBusConnection>
#include <QDBusContext>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QString kBus = u"fake file manager"_s;
const QString kName = u"org.freedesktop.FileManager1"_s;

/// A file manager on a connection of its own to the session's bus.
class FakeFileManager final : public QObject, protected QDBusContext
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.FileManager1")
public:
    FakeFileManager()
    {
        QDBusConnection bus = QDBusConnection::connectToBus(QDBusConnection::SessionBus, kBus);
        m_isOnTheBus =
            bus.registerObject(u"/org/freedesktop/FileManager1"_s, this, QDBusConnection::ExportAllSlots) &&
            bus.registerService(kName);
    }
    ~FakeFileManager() override
    {
        QDBusConnection(kBus).unregisterService(kName);
        QDBusConnection::disconnectFromBus(kBus);
    }
    [[nodiscard]] bool isOnTheBus() const { return m_isOnTheBus; }
    [[nodiscard]] const QStringList &shown() const { return m_shown; }
    void setError(const QString &name) { m_error = name; }

public Q_SLOTS:
    void ShowItems(const QStringList &uris, const QString &) // NOLINT(readability-identifier-naming)
    {
        m_shown += uris;
        if (!m_error.isEmpty())
            sendErrorReply(m_error, u"no"_s);
    }

private:
    bool m_isOnTheBus = false;
    QStringList m_shown;
    QString m_error;
};

} // namespace

class TestFileManager : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup() { qputenv("PATH", m_path); }
    void requestsTheFile();
    void opensTheFolderWithoutAFileManager();
    void opensTheFolderIfItRefuses();
    void slowFileManagerOpensOneWindow();
    void failureIsReported();
    void doesNotCallADestroyedContext();

private:
    /// What xdg-open was given.
    [[nodiscard]] QString opened() const
    {
        QFile file(m_folder->filePath(u"opened"_s));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }
    void show()
    {
        filemanager::show(this, m_file, [this] { m_hasFailed = true; });
    }

    bool m_hasBus = false;
    QByteArray m_path;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
    bool m_hasFailed = false;
};

void TestFileManager::initTestCase()
{
    m_hasBus = qEnvironmentVariable("SVC_TEST_KEYRING") != "no-bus"_L1;
    m_path = qgetenv("PATH");
}

void TestFileManager::init()
{
    m_hasFailed = false;
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = m_folder->filePath(u"a b/ä#1 %20.csv"_s);
    QVERIFY(QDir(m_folder->path()).mkdir(u"a b"_s));
    QFile program(m_folder->filePath(u"xdg-open"_s));
    QVERIFY(program.open(QIODevice::WriteOnly));
    program.write("#!/bin/sh\nprintf '%s' \"$*\" >\"" + QFile::encodeName(m_folder->path()) +
                  "/part\"\n/bin/mv \"" + QFile::encodeName(m_folder->path()) + "/part\" \"" +
                  QFile::encodeName(m_folder->path()) + "/opened\"\n");
    program.close();
    QVERIFY(program.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    qputenv("PATH", QFile::encodeName(m_folder->path()));
}

void TestFileManager::requestsTheFile()
{
    const FakeFileManager manager;
    QCOMPARE(manager.isOnTheBus(), m_hasBus);
    show();
    if (!m_hasBus) {
        QTRY_COMPARE(opened(), m_folder->filePath(u"a b"_s));
        return;
    }
    QTRY_COMPARE(manager.shown().size(), 1);
    const QString address = manager.shown().first();
    QCOMPARE(QUrl(address).toLocalFile(), m_file);
    QVERIFY2(address.endsWith(u"/a%20b/%C3%A4%231%20%2520.csv"_s), qPrintable(address));
    QCOMPARE(opened(), QString());
    QVERIFY(!m_hasFailed);
}

void TestFileManager::opensTheFolderWithoutAFileManager()
{
    show();
    QTRY_COMPARE(opened(), m_folder->filePath(u"a b"_s));
    QVERIFY(!m_hasFailed);
}

void TestFileManager::opensTheFolderIfItRefuses()
{
    if (!m_hasBus)
        return;
    FakeFileManager manager;
    manager.setError(u"org.freedesktop.DBus.Error.UnknownMethod"_s);
    show();
    QTRY_COMPARE(opened(), m_folder->filePath(u"a b"_s));
    QVERIFY(!m_hasFailed);
}

void TestFileManager::slowFileManagerOpensOneWindow()
{
    if (!m_hasBus)
        return;
    FakeFileManager manager;
    manager.setError(u"org.freedesktop.DBus.Error.NoReply"_s);
    show();
    QTRY_VERIFY(m_hasFailed);
    QCOMPARE(opened(), QString());
}

void TestFileManager::failureIsReported()
{
    QVERIFY(QFile::remove(m_folder->filePath(u"xdg-open"_s)));
    show();
    QVERIFY(!m_hasFailed); // not before show() has returned
    QTRY_VERIFY(m_hasFailed);
}

void TestFileManager::doesNotCallADestroyedContext()
{
    QVERIFY(QFile::remove(m_folder->filePath(u"xdg-open"_s)));
    {
        QObject context;
        filemanager::show(&context, m_file, [this] { m_hasFailed = true; });
    }
    filemanager::show(this, m_file, [this] { m_folder.reset(); }); // comes later
    QTRY_VERIFY(!m_folder);
    QVERIFY(!m_hasFailed);
}

SVC_TEST(TestFileManager)
#include "tst_filemanager.moc"
