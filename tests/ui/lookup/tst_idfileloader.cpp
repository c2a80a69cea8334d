// SPDX-License-Identifier: MIT
#include "support/testprogram.h"
#include "ui/lookup/ids/idfiledrop.h"
#include "ui/lookup/ids/idfileloader.h"

#include <QDir>
#include <QFile>
#include <QMimeData>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>
#include <QUrl>

#ifndef Q_OS_WIN
#include <sys/stat.h>
#endif

using namespace Qt::StringLiterals;

class TestIdFileLoader : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void reads();
    void isAsynchronous();
    void usesTheNewestFile();
    void failures_data();
    void failures();
    void tooLarge();
    void doesNotReadPipes();
    void destroyedLoader();
    void showsHostileNamesAsPlainText();
    void drops_data();
    void drops();

private:
    QString write(const QString &name, const QByteArray &content) const
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("no place for %s", qPrintable(name));
        return file.fileName();
    }

    QTemporaryDir m_folder;
};

void TestIdFileLoader::reads()
{
    IdFileLoader loader;
    QSignalSpy loaded(&loader, &IdFileLoader::loaded);
    QSignalSpy failed(&loader, &IdFileLoader::failed);
    loader.load(write(u"tickets.csv"_s, "id;name\n101;a\n102;b\n"));
    QVERIFY(loaded.wait());
    const auto file = loaded.first().first().value<IdFile>();
    QVERIFY(file.table);
    QCOMPARE(file.table->columns.size(), 2);
    QCOMPARE(file.table->bestColumn, 0);
    QCOMPARE(columnText(file.text, *file.table, 0), u"101\n102\n"_s);
    QCOMPARE(loaded.first().last().toString(), u"tickets.csv"_s);
    QCOMPARE(failed.size(), 0);
}

void TestIdFileLoader::isAsynchronous()
{
    IdFileLoader loader;
    QSignalSpy failed(&loader, &IdFileLoader::failed);
    loader.load(m_folder.filePath(u"nowhere.csv"_s));
    QCOMPARE(failed.size(), 0);
    QVERIFY(failed.wait());
}

void TestIdFileLoader::usesTheNewestFile()
{
    IdFileLoader loader;
    QSignalSpy loaded(&loader, &IdFileLoader::loaded);
    QSignalSpy failed(&loader, &IdFileLoader::failed);
    loader.load(m_folder.filePath(u"nowhere.csv"_s));
    loader.load(write(u"first.csv"_s, "1"));
    loader.load(write(u"second.csv"_s, "2"));
    QVERIFY(loaded.wait());
    QVERIFY(QThreadPool::globalInstance()->waitForDone());
    QCoreApplication::sendPostedEvents();
    QCOMPARE(loaded.size(), 1);
    QCOMPARE(loaded.first().last().toString(), u"second.csv"_s);
    QCOMPARE(failed.size(), 0);
}

void TestIdFileLoader::failures_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<ErrorKind>("kind");
    QTest::addColumn<ErrorCause>("cause");
    QTest::newRow("not there") << m_folder.filePath(u"nowhere.csv"_s) << ErrorKind::LocalStorage
                               << ErrorCause::FileNotRead;
    QTest::newRow("no name") << QString() << ErrorKind::LocalStorage << ErrorCause::FileNotRead;
    QTest::newRow("a folder") << m_folder.path() << ErrorKind::LocalStorage << ErrorCause::FileNotRead;
    QTest::newRow("not text") << write(u"sheet.xlsx"_s, QByteArray("PK\x03\x04\0\0\0\0\x14\0\x06\0", 12))
                              << ErrorKind::Input << ErrorCause::IdFileNotText;
}

void TestIdFileLoader::failures()
{
    QFETCH(const QString, path);
    QFETCH(const ErrorKind, kind);
    QFETCH(const ErrorCause, cause);
    IdFileLoader loader;
    QSignalSpy failed(&loader, &IdFileLoader::failed);
    loader.load(path);
    QVERIFY(failed.wait());
    const auto error = failed.first().first().value<Error>();
    QCOMPARE(error.kind, kind);
    QCOMPARE(error.cause, cause);
}

void TestIdFileLoader::tooLarge()
{
    IdFileLoader loader;
    QSignalSpy failed(&loader, &IdFileLoader::failed);
    for (const qint64 beyond : {1, 4096}) {
        const QString path = write(u"large.txt"_s, {});
        QVERIFY(QFile::resize(path, IdFile::kMaxBytes + beyond));
        loader.load(path);
        QVERIFY(failed.wait());
        const auto error = failed.takeFirst().first().value<Error>();
        QCOMPARE(error.kind, ErrorKind::Input);
        QCOMPARE(error.cause, ErrorCause::IdTextTooLong);
    }
}

/// Reading a pipe would block until somebody writes, and delay the end of the program.
void TestIdFileLoader::doesNotReadPipes()
{
#ifdef Q_OS_WIN
    const QString path = u"\\\\.\\NUL"_s;
#else
    const QString path = m_folder.filePath(u"pipe"_s);
    QCOMPARE(mkfifo(qPrintable(path), 0600), 0);
#endif
    IdFileLoader loader;
    QSignalSpy failed(&loader, &IdFileLoader::failed);
    loader.load(path);
    QVERIFY(failed.wait());
    QCOMPARE(failed.first().first().value<Error>().cause, ErrorCause::FileNotRead);
}

void TestIdFileLoader::destroyedLoader()
{
    auto loader = std::make_unique<IdFileLoader>();
    QSignalSpy loaded(loader.get(), &IdFileLoader::loaded);
    loader->load(write(u"ids.txt"_s, "1"));
    loader.reset();
    QVERIFY(QThreadPool::globalInstance()->waitForDone());
    QCoreApplication::sendPostedEvents();
    QCOMPARE(loaded.size(), 0);
}

void TestIdFileLoader::showsHostileNamesAsPlainText()
{
    IdFileLoader loader;
    QSignalSpy loaded(&loader, &IdFileLoader::loaded);
    QSignalSpy failed(&loader, &IdFileLoader::failed);
#ifdef Q_OS_WIN // where names cannot contain < and >
    const QString markup = u"&lt;b&gt;"_s;
#else
    const QString markup = u"<b>"_s;
#endif
    loader.load(write(markup + u"\u202Evsc.txt"_s, "1"));
    QVERIFY(loaded.wait());
    QCOMPARE(loaded.first().last().toString(), markup + u"\uFFFDvsc.txt"_s);
    loader.load(m_folder.filePath(u"\u202E"_s + QString(100'000, u'W')));
    QVERIFY(failed.wait());
    const QString detail = failed.first().first().value<Error>().detail;
    QVERIFY(!detail.contains(QChar(0x202E)));
    QVERIFY(detail.size() < 1100);
}

void TestIdFileLoader::drops_data()
{
    QTest::addColumn<QStringList>("urls");
    QTest::addColumn<QString>("path");
    QTest::addColumn<bool>("isRefused");
    QTest::newRow("nothing") << QStringList() << QString() << false;
    QTest::newRow("one file") << QStringList{u"file:///tmp/a%20b.csv"_s} << u"/tmp/a b.csv"_s << false;
    QTest::newRow("two files") << QStringList{u"file:///tmp/a.csv"_s, u"file:///tmp/b.csv"_s} << QString()
                               << true;
    QTest::newRow("a page") << QStringList{u"https://example.com/a.csv"_s} << QString() << false;
    QTest::newRow("two pages") << QStringList{u"https://example.com/a"_s, u"https://example.com/b"_s}
                               << QString() << false;
    QTest::newRow("a file and a page")
        << QStringList{u"file:///tmp/a.csv"_s, u"https://example.com/b"_s} << QString() << true;
#ifndef Q_OS_WIN
    QTest::newRow("another computer's")
        << QStringList{u"file://example.com/tmp/a.csv"_s} << QString() << false;
#endif
}

void TestIdFileLoader::drops()
{
    QFETCH(const QStringList, urls);
    QFETCH(const QString, path);
    QFETCH(const bool, isRefused);
    QMimeData data;
    QList<QUrl> list;
    for (const QString &url : urls)
        list += QUrl(url);
    if (!list.isEmpty())
        data.setUrls(list);
    data.setText(u"1042"_s);
    QCOMPARE(idFilePath(&data), path);
    QCOMPARE(!idFileDropProblem(&data).isEmpty(), isRefused);
}

SVC_GUILESS_TEST(TestIdFileLoader)
#include "tst_idfileloader.moc"
