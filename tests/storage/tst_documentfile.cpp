// SPDX-License-Identifier: MIT
#include "base/errortext.h"
#include "storage/documentfile.h"
#include "support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kMaxSize = 100;

/// Accepts a number and rejects everything else.
Result<int> parseNumber(const QByteArray &content)
{
    bool isNumber = false;
    const int number = content.toInt(&isNumber);
    if (isNumber)
        return number;
    Error error = localStorageError(ErrorCause::FileDamaged, u"no number"_s);
    error.jsonPath = u"$.number"_s;
    return failure(error);
}

/// Returns -1 if there is no file, -2 if the file is unusable.
int numberIn(const Result<std::optional<int>> &document)
{
    return document ? document->value_or(-1) : -2;
}

} // namespace

class TestDocumentFile final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_document.reset(); }
    void fileName();
    void readsAndSaves();
    void quarantinesDamagedFiles_data();
    void quarantinesDamagedFiles();
    void leavesDamagedFiles();
    void doesNotOverwriteAnUnreadableFile();
    void readsAgainOnceReadable();
    void reportsAFailureOnce();
    void changedByAnotherProgram();
    void alwaysReportsALoss();
    void readsInBackground();
    void usesTheLastLoad();
    void resetCancelsALoad_data();
    void resetCancelsALoad();
    void removes();

private:
    using Document = DocumentFile<int>::Document;

    [[nodiscard]] QString pathOf(const QString &name) const { return m_folder->filePath(name); }
    void save(const QByteArray &bytes)
    {
        QSignalSpy saved(m_document.get(), &DocumentFileBase::saved);
        m_document->write(bytes);
        QTRY_COMPARE(saved.size(), 1);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<DocumentFile<int>> m_document;
    QString m_path;
};

void TestDocumentFile::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = pathOf(u"number.json"_s);
    m_document = std::make_unique<DocumentFile<int>>(m_path, kMaxSize, parseNumber);
}

void TestDocumentFile::fileName()
{
    const Error error = withFileName(u"/a/b.json"_s, parseNumber("x").error());
    QVERIFY(error.detail.contains("b.json"_L1));
    QVERIFY(error.detail.contains("$.number is no number"_L1));
    QCOMPARE(error.jsonPath, QString());

    writeFile(m_path, "x");
    const auto read = readDocument<int>(m_path, kMaxSize, parseNumber);
    QVERIFY(!read);
    QCOMPARE(read.error().detail, withFileName(m_path, parseNumber("x").error()).detail);
    QCOMPARE(contentOf(m_path), QByteArray("x"));
}

void TestDocumentFile::readsAndSaves()
{
    QCOMPARE(numberIn(m_document->load()), -1);
    save("42");
    QCOMPARE(numberIn(m_document->load()), 42);
    QVERIFY(m_document->canSave());
    QCOMPARE(numberIn(readDocument<int>(m_path, kMaxSize, parseNumber)), 42);
}

void TestDocumentFile::quarantinesDamagedFiles_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("no document") << QByteArray("x");
    QTest::newRow("too large") << QByteArray(kMaxSize + 1, '1');
}

void TestDocumentFile::quarantinesDamagedFiles()
{
    QFETCH(const QByteArray, bytes);
    writeFile(m_path, bytes);
    const Document damaged = m_document->load();
    QVERIFY(!damaged);
    QCOMPARE(damaged.error().cause, ErrorCause::FileDamaged);
    QVERIFY2(damaged.error().detail.contains("number.json.bad"_L1), qPrintable(damaged.error().detail));
    QCOMPARE(contentOf(m_path + u".bad"_s), bytes);
    QVERIFY(m_document->canSave());
    save("1");
    QCOMPARE(contentOf(m_path), QByteArray("1"));
}

void TestDocumentFile::leavesDamagedFiles()
{
    writeFile(m_path, "x");
    QVERIFY(!m_document->load(DocumentFileBase::IfDamaged::Leave));
    QVERIFY(!m_document->canSave());
    QSignalSpy failed(m_document.get(), &DocumentFileBase::failed);
    m_document->write("1");
    m_document->write("2");
    QCOMPARE(failed.size(), 1);
    QCOMPARE(failed.first().first().value<Error>().cause, ErrorCause::FileDamaged);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{u"number.json"_s});
    QCOMPARE(contentOf(m_path), QByteArray("x"));
}

void TestDocumentFile::doesNotOverwriteAnUnreadableFile()
{
    // Not even an administrator can read a folder as a file.
    QVERIFY(QDir().mkpath(m_path + u"/inside"_s));
    const Document document = m_document->load();
    QVERIFY(!document);
    QCOMPARE(document.error().cause, ErrorCause::FileNotRead);
    QCOMPARE(m_document->unreadable()->cause, ErrorCause::FileNotRead);
    QSignalSpy failed(m_document.get(), &DocumentFileBase::failed);
    m_document->write("1");
    QCOMPARE(failed.size(), 1);
    QVERIFY(!m_document->canSave());
    m_document.reset();
    QVERIFY(QDir(m_path).exists(u"inside"_s));
}

void TestDocumentFile::readsAgainOnceReadable()
{
    QVERIFY(QDir().mkpath(m_path));
    QVERIFY(!m_document->load());
    QVERIFY(QDir().rmdir(m_path));
    writeFile(m_path, "7");
    QCOMPARE(numberIn(m_document->load()), 7);
    QVERIFY(m_document->canSave());
    save("8");
    QCOMPARE(contentOf(m_path), QByteArray("8"));
}

void TestDocumentFile::reportsAFailureOnce()
{
    writeFile(m_path, "x");
    m_document = std::make_unique<DocumentFile<int>>(m_path + u"/number.json"_s, kMaxSize, parseNumber);
    QVERIFY(m_document->load());
    QSignalSpy failed(m_document.get(), &DocumentFileBase::failed);
    m_document->write("1");
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(!m_document->canSave());
    m_document->reportFailure({});
    QCOMPARE(failed.size(), 1);

    QVERIFY(QFile::remove(m_path));
    save("3");
    QVERIFY(m_document->canSave());
    m_document->reportFailure({});
    QCOMPARE(failed.size(), 2);
}

void TestDocumentFile::changedByAnotherProgram()
{
    save("1");
    writeFile(m_path, "2");
    QSignalSpy overtaken(m_document.get(), &DocumentFileBase::changedOnDisk);
    QSignalSpy failed(m_document.get(), &DocumentFileBase::failed);
    m_document->write("3");
    QTRY_COMPARE(overtaken.size(), 1);
    QCOMPARE(overtaken.first().first().value<Error>().cause, ErrorCause::FileChangedOnDisk);
    QCOMPARE(failed.size(), 0);
    QCOMPARE(contentOf(m_path), QByteArray("2"));
    QCOMPARE(numberIn(m_document->load()), 2);
    save("3");
    QCOMPARE(contentOf(m_path), QByteArray("3"));
}

void TestDocumentFile::alwaysReportsALoss()
{
    QSignalSpy failed(m_document.get(), &DocumentFileBase::failed);
    m_document->reportFailure({});
    m_document->reportLoss({});
    QCOMPARE(failed.size(), 2);
    QVERIFY(m_document->canSave());

    QVERIFY(QDir().mkpath(m_path));
    QVERIFY(!m_document->load());
    m_document->reportLoss({});
    m_document->write("1"); // fails for the reason already reported
    QCOMPARE(failed.size(), 3);
}

void TestDocumentFile::readsInBackground()
{
    writeFile(m_path, "42");
    std::optional<Document> loaded;
    m_document->loadInBackground([&loaded](const Document &document) { loaded = document; });
    QVERIFY(m_document->isLoading());
    QVERIFY(!loaded);
    QTRY_VERIFY(loaded);
    QVERIFY(!m_document->isLoading());
    QCOMPARE(numberIn(*loaded), 42);

    QSignalSpy overtaken(m_document.get(), &DocumentFileBase::changedOnDisk);
    writeFile(m_path, "43");
    m_document->write("1");
    QTRY_COMPARE(overtaken.size(), 1);

    writeFile(m_path, "x");
    loaded.reset();
    m_document->loadInBackground([&loaded](const Document &document) { loaded = document; });
    QTRY_VERIFY(loaded);
    QVERIFY(!*loaded);
    QCOMPARE(contentOf(m_path + u".bad"_s), QByteArray("x"));
    QVERIFY(m_document->canSave());
}

void TestDocumentFile::usesTheLastLoad()
{
    writeFile(m_path, "x");
    QStringList loaded;
    m_document->loadInBackground([&loaded](const Document &) { loaded += u"first"_s; });
    m_document->loadInBackground([&loaded](const Document &) { loaded += u"second"_s; });
    QTRY_VERIFY(!m_document->isLoading());
    QTest::qWait(0);
    QCOMPARE(loaded, QStringList{u"second"_s});
}

void TestDocumentFile::resetCancelsALoad_data()
{
    QTest::addColumn<bool>("removes");
    QTest::newRow("start over") << false;
    QTest::newRow("remove") << true;
}

void TestDocumentFile::resetCancelsALoad()
{
    QFETCH(const bool, removes);
    writeFile(m_path, "x");
    bool isLoaded = false;
    QSignalSpy saved(m_document.get(), &DocumentFileBase::saved);
    m_document->loadInBackground([&isLoaded](const Document &) { isLoaded = true; });
    if (removes)
        m_document->remove();
    else
        m_document->reset();
    QVERIFY(!m_document->isLoading());
    m_document->write("1");
    QTRY_VERIFY(!saved.isEmpty());
    QThreadPool::globalInstance()->waitForDone();
    QTest::qWait(0);
    QVERIFY(!isLoaded);
    QCOMPARE(contentOf(m_path), QByteArray("1"));
    QVERIFY(!QFile::exists(m_path + u".bad"_s));
}

void TestDocumentFile::removes()
{
    writeFile(m_path, "x");
    QVERIFY(!m_document->load(DocumentFileBase::IfDamaged::Leave));
    bool isDone = false;
    m_document->remove(this, [&isDone](const std::optional<Error> &error) { isDone = !error; });
    QTRY_VERIFY(isDone);
    QVERIFY(!QFile::exists(m_path));
    QVERIFY(m_document->canSave());
    save("1");
    QCOMPARE(contentOf(m_path), QByteArray("1"));
}

SVC_GUILESS_TEST(TestDocumentFile)
#include "tst_documentfile.moc"
