// SPDX-License-Identifier: MIT
#include "storage/storedsettings.h"
#include "support/testprogram.h"
#include "support/uitest.h"
#include "ui/widgets/dialogs/filechooser.h"

#include <QFileDialog>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QWindow>

using namespace uitest;

class TestFileChooser : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }
    void isAsynchronous();
    void addsTheSuffix();
    void cancel();
    void isDestroyedWithItsWindow();
    void startsInTheDocuments();
    void remembersTheLastFolder();
    void forgetsADeletedFolder();

private:
    [[nodiscard]] static QString documents()
    {
        return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    }
    /// Returns the folder in which a dialog starts.
    [[nodiscard]] static QString folderOf(QWidget &window)
    {
        const auto *dialog = window.findChild<QFileDialog *>();
        return dialog ? dialog->directory().absolutePath() : QString();
    }
    void save(QWidget &window)
    {
        m_files.save(&window, {}, {}, u"a.csv"_s, [](const QString &) {});
    }
    void put(const QString &name) const
    {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
    }

    QTemporaryDir m_folder;
    Settings m_settings{m_folder.filePath(u"settings.ini"_s)};
    SystemFileChooser m_files{m_settings};
};

void TestFileChooser::isAsynchronous()
{
    put(u"ca.pem"_s);
    QWidget window;
    window.show();
    QString path;
    m_files.open(&window, u"Choose"_s, u"All files (*)"_s, [&path](const QString &chosen) { path = chosen; });
    auto *dialog = window.findChild<QFileDialog *>();
    QVERIFY(dialog && dialog->isVisible());
    QCOMPARE(dialog->windowTitle(), u"Choose"_s);
    QCOMPARE(dialog->windowHandle()->title(), u"Choose – "_s + QGuiApplication::applicationDisplayName());
    dialog->setDirectory(m_folder.path());
    dialog->selectFile(m_folder.filePath(u"ca.pem"_s));
    QVERIFY(QMetaObject::invokeMethod(dialog, "accept"));
    QCOMPARE(path, m_folder.filePath(u"ca.pem"_s));
    QTRY_VERIFY(!window.findChild<QFileDialog *>());
}

void TestFileChooser::addsTheSuffix()
{
    QWidget window;
    window.show();
    QString path;
    m_files.save(&window, u"Export"_s, u"All files (*)"_s, u"connections.json"_s,
                 [&path](const QString &chosen) { path = chosen; });
    auto *dialog = window.findChild<QFileDialog *>();
    dialog->setDirectory(m_folder.path());
    dialog->selectFile(u"acme"_s);
    QVERIFY(QMetaObject::invokeMethod(dialog, "accept"));
    QCOMPARE(path, m_folder.filePath(u"acme.json"_s));
}

void TestFileChooser::cancel()
{
    QWidget window;
    window.show();
    bool isChosen = false;
    m_files.open(&window, {}, {}, [&isChosen](const QString &) { isChosen = true; });
    window.findChild<QFileDialog *>()->reject();
    QTRY_VERIFY(!window.findChild<QFileDialog *>());
    QVERIFY(!isChosen);
}

void TestFileChooser::isDestroyedWithItsWindow()
{
    bool isChosen = false;
    {
        QWidget window;
        window.show();
        m_files.open(&window, {}, {}, [&isChosen](const QString &) { isChosen = true; });
    }
    QVERIFY(!isChosen);
}

void TestFileChooser::startsInTheDocuments()
{
    m_settings.setValue(storedsettings::kSaveFolder, QString());
    QVERIFY(QDir().mkpath(documents()));
    QVERIFY(QDir::currentPath() != documents());
    {
        QWidget window;
        save(window);
        QCOMPARE(folderOf(window), documents());
        QCOMPARE(window.findChild<QFileDialog *>()->selectedFiles(), QStringList(documents() + u"/a.csv"_s));
    }
    QVERIFY(QDir().rmdir(documents()));
    QWidget window;
    save(window);
    QCOMPARE(folderOf(window), QDir::homePath());
}

void TestFileChooser::remembersTheLastFolder()
{
    QVERIFY(QDir(m_folder.path()).mkdir(u"exports"_s));
    put(u"ids.txt"_s);
    const QString exports = m_folder.filePath(u"exports"_s);
    {
        QWidget window;
        window.show();
        save(window);
        auto *dialog = window.findChild<QFileDialog *>();
        dialog->setDirectory(exports);
        dialog->selectFile(u"b.csv"_s);
        QVERIFY(QMetaObject::invokeMethod(dialog, "accept"));
    }
    {
        QWidget window;
        window.show();
        m_files.open(&window, {}, {}, [](const QString &) {});
        auto *dialog = window.findChild<QFileDialog *>();
        dialog->setDirectory(m_folder.path());
        dialog->selectFile(m_folder.filePath(u"ids.txt"_s));
        QVERIFY(QMetaObject::invokeMethod(dialog, "accept"));
    }
    QWidget saving;
    save(saving);
    QCOMPARE(folderOf(saving), exports);
    QWidget opening;
    m_files.open(&opening, {}, {}, [](const QString &) {});
    QCOMPARE(folderOf(opening), m_folder.path());
    // A dialog that was cancelled changes nothing.
    saving.findChild<QFileDialog *>()->setDirectory(m_folder.path());
    saving.findChild<QFileDialog *>()->reject();
    QWidget again;
    save(again);
    QCOMPARE(folderOf(again), exports);
}

void TestFileChooser::forgetsADeletedFolder()
{
    m_settings.setValue(storedsettings::kSaveFolder, m_folder.filePath(u"gone"_s));
    QVERIFY(QDir().mkpath(documents()));
    QWidget window;
    save(window);
    QCOMPARE(folderOf(window), documents());
}

SVC_TEST(TestFileChooser)
#include "tst_filechooser.moc"
