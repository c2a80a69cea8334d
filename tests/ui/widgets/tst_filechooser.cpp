// SPDX-License-Identifier: MIT
#include "support/testprogram.h"
#include "support/uitest.h"
#include "ui/widgets/dialogs/filechooser.h"

#include <QFileDialog>
#include <QTemporaryDir>

using namespace uitest;

class TestFileChooser : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }
    void opensWithoutWaiting();
    void savesUnderAnEnding();
    void cancelledChoosesNothing();
    void endsWithItsWindow();

private:
    void put(const QString &name) const
    {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
    }

    QTemporaryDir m_folder;
    SystemFileChooser m_files;
};

void TestFileChooser::opensWithoutWaiting()
{
    put(u"ca.pem"_s);
    QWidget window;
    window.show();
    QString path;
    m_files.open(&window, u"Choose"_s, u"All files (*)"_s, [&path](const QString &chosen) { path = chosen; });
    auto *dialog = window.findChild<QFileDialog *>();
    QVERIFY(dialog && dialog->isVisible());
    QCOMPARE(dialog->windowTitle(), u"Choose"_s);
    dialog->setDirectory(m_folder.path());
    dialog->selectFile(m_folder.filePath(u"ca.pem"_s));
    QVERIFY(QMetaObject::invokeMethod(dialog, "accept"));
    QCOMPARE(path, m_folder.filePath(u"ca.pem"_s));
    QTRY_VERIFY(!window.findChild<QFileDialog *>());
}

void TestFileChooser::savesUnderAnEnding()
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

void TestFileChooser::cancelledChoosesNothing()
{
    QWidget window;
    window.show();
    bool isChosen = false;
    m_files.open(&window, {}, {}, [&isChosen](const QString &) { isChosen = true; });
    window.findChild<QFileDialog *>()->reject();
    QTRY_VERIFY(!window.findChild<QFileDialog *>());
    QVERIFY(!isChosen);
}

void TestFileChooser::endsWithItsWindow()
{
    bool isChosen = false;
    {
        QWidget window;
        window.show();
        m_files.open(&window, {}, {}, [&isChosen](const QString &) { isChosen = true; });
    }
    QVERIFY(!isChosen);
}

SVC_TEST(TestFileChooser)
#include "tst_filechooser.moc"
