// SPDX-License-Identifier: MIT
#include "export/resultwriter.h"
#include "results/examplerows.h"
#include "support/filemode.h"
#include "support/testprogram.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace resultrows;

class TestResultWriter final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesWhatIsMade();
    void saysHowMuchIsDone();
    void stopKeepsTheOldFile();
    void stopEndsPendingRequestsOnly();
};

namespace {

/// Makes a content until nobody wants it any more.
QByteArray makeForever(const ReportProgress &progress)
{
    while (progress(0.5))
        QThread::yieldCurrentThread();
    return "never";
}

struct WriterFixture
{
    QTemporaryDir folder;
    QString path = folder.filePath(u"a.pdf"_s);
    ResultWriter writer;
    QSignalSpy written{&writer, &ResultWriter::written};
    QSignalSpy stopped{&writer, &ResultWriter::stopped};
    QSignalSpy progressed{&writer, &ResultWriter::progressed};
};

} // namespace

void TestResultWriter::writesWhatIsMade()
{
#ifdef Q_OS_UNIX
    const Umask umask(022);
#endif
    WriterFixture fixture;
    fixture.writer.write(fixture.path, {3, true}, [](const ReportProgress &) { return QByteArray("made"); });
    QTRY_COMPARE(fixture.written.size(), 1);
    QCOMPARE(fixture.written.first().at(0).toString(), fixture.path);
    QCOMPARE(fixture.written.first().at(1).value<ExportedCount>().results, 3);
    QCOMPARE(contentOf(fixture.path), QByteArray("made"));
#ifdef Q_OS_UNIX
    QCOMPARE(fileMode(fixture.path), QByteArray("644"));
#endif
}

void TestResultWriter::saysHowMuchIsDone()
{
    WriterFixture fixture;
    fixture.writer.write(fixture.path, {3, true}, makeForever);
    QTRY_VERIFY(fixture.progressed.size() > 1);
    QCOMPARE(fixture.progressed.first().first().toDouble(), 0.5);
    fixture.writer.stop();
    QTRY_COMPARE(fixture.stopped.size(), 1);
}

void TestResultWriter::stopKeepsTheOldFile()
{
    WriterFixture fixture;
    writeFile(fixture.path, "old");
    fixture.writer.write(fixture.path, {3, true}, makeForever);
    fixture.writer.stop();
    QTRY_COMPARE(fixture.stopped.size(), 1);
    QCOMPARE(fixture.written.size(), 0);
    QCOMPARE(contentOf(fixture.path), QByteArray("old"));
}

void TestResultWriter::stopEndsPendingRequestsOnly()
{
    WriterFixture fixture;
    fixture.writer.write(fixture.path, {3, true}, makeForever);
    fixture.writer.write(fixture.path, {ordinary()}, ExportFormat::Csv, {}, {});
    fixture.writer.stop();
    fixture.writer.write(fixture.path, {ordinary()}, ExportFormat::PlainText, {}, {});
    QTRY_COMPARE(fixture.written.size(), 1);
    QCOMPARE(fixture.stopped.size(), 2);
    QVERIFY(contentOf(fixture.path).startsWith("Notification 1042"));
}

SVC_GUILESS_TEST(TestResultWriter)
#include "tst_resultwriter.moc"
