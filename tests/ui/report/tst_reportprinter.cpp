// SPDX-License-Identifier: MIT
#include "results/examplerows.h"
#include "support/pdftext.h"
#include "support/testprogram.h"
#include "ui/report/reportprinter.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QWidget>

using namespace Qt::StringLiterals;
using namespace resultrows;

class TestReportPrinter final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void printsPageByPage();
    void printsARange();
    void printsTheSelection();
    void printsASingleRowInFull();
    void handlesEventsMeanwhile();
    void canBeStopped();
    void endsWithItsOwner();
    void refusedByThePrinter();
    void asksFirst();
#if !defined(Q_OS_WIN) && !defined(Q_OS_MACOS) // they have dialogs of their own
    void printsWhatTheDialogSays();
#endif
};

namespace {

QList<ResultRow> rowsFrom(qint32 id, int count)
{
    QList<ResultRow> rows;
    for (int i = 0; i < count; ++i) {
        rows += ordinary();
        rows.last().lookup.id = id + i;
    }
    return rows;
}

struct PrinterFixture
{
    /// Returns a printer that writes a file.
    [[nodiscard]] std::unique_ptr<QPrinter> printer() const
    {
        auto printer = std::make_unique<QPrinter>(QPrinter::HighResolution);
        printer->setOutputFileName(path);
        printer->setPageSize(QPageSize(QPageSize::A4));
        return printer;
    }
    [[nodiscard]] QStringList pages() const
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? pdftext::pages(file.readAll()) : QStringList();
    }
    /// Returns a request for 100 rows, of which three are selected.
    [[nodiscard]] static ReportPrinter::Request request(int shown = 100)
    {
        return {.rowsOf =
                    [shown](ReportPrinter::Rows rows) {
                        return rows == ReportPrinter::Rows::Shown ? rowsFrom(1001, shown) : rowsFrom(5001, 3);
                    },
                .hasSelection = true,
                .options = {.filter = u"Unread"_s}};
    }

    QTemporaryDir folder;
    QString path = folder.filePath(u"printed.pdf"_s);
    QWidget view;
    ReportPrinter reports{&view};
    QSignalSpy printed{&reports, &ReportPrinter::printed};
    QSignalSpy stopped{&reports, &ReportPrinter::stopped};
    QSignalSpy failed{&reports, &ReportPrinter::failed};
};

} // namespace

void TestReportPrinter::printsPageByPage()
{
    PrinterFixture fixture;
    fixture.reports.print(fixture.printer(), PrinterFixture::request());
    QVERIFY(fixture.reports.isBusy());
    QTRY_COMPARE(fixture.printed.size(), 1);
    QVERIFY(!fixture.reports.isBusy());
    const QStringList pages = fixture.pages();
    QVERIFY(pages.size() > 2);
    QCOMPARE(fixture.printed.first().first().toInt(), pages.size());
    QVERIFY(pages.first().simplified().startsWith(
        u"Report on 100 results Ids in this report 1001-1100 Filter Unread"_s));
    QVERIFY(pages.last().simplified().endsWith(u"Page %1 of %1"_s.arg(pages.size())));
}

void TestReportPrinter::printsARange()
{
    PrinterFixture fixture;
    auto printer = fixture.printer();
    printer->setPrintRange(QPrinter::PageRange);
    printer->setFromTo(2, 2);
    fixture.reports.print(std::move(printer), PrinterFixture::request());
    QTRY_COMPARE(fixture.printed.size(), 1);
    QCOMPARE(fixture.printed.first().first().toInt(), 1);
    QCOMPARE(fixture.pages().size(), 1);
    QVERIFY(fixture.pages().first().contains(u"Page 2 of "_s));
}

void TestReportPrinter::printsTheSelection()
{
    PrinterFixture fixture;
    auto printer = fixture.printer();
    printer->setPrintRange(QPrinter::Selection);
    fixture.reports.print(std::move(printer), PrinterFixture::request());
    QTRY_COMPARE(fixture.printed.size(), 1);
    const QString text = pdftext::simplified(fixture.pages());
    QVERIFY2(text.startsWith(u"Report on 3 results Ids in this report 5001-5003 Connection"_s),
             qPrintable(text));
}

void TestReportPrinter::printsASingleRowInFull()
{
    PrinterFixture fixture;
    fixture.reports.print(fixture.printer(), PrinterFixture::request(1));
    QTRY_COMPARE(fixture.printed.size(), 1);
    const QString text = pdftext::simplified(fixture.pages());
    QVERIFY2(text.contains(u"Type description Sent when it fails"_s), qPrintable(text));
}

void TestReportPrinter::handlesEventsMeanwhile()
{
    PrinterFixture fixture;
    int events = 0;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&events] { ++events; });
    timer.start(0);
    QList<double> shares;
    connect(&fixture.reports, &ReportPrinter::progressed, this, [&shares](double share) { shares += share; });
    fixture.reports.print(fixture.printer(), PrinterFixture::request(500));
    QTRY_COMPARE(fixture.printed.size(), 1);
    QVERIFY(shares.size() > 2);
    QVERIFY(std::is_sorted(shares.begin(), shares.end()));
    QVERIFY(events >= shares.size());
}

void TestReportPrinter::canBeStopped()
{
    PrinterFixture fixture;
    const auto stopAtHalf = connect(&fixture.reports, &ReportPrinter::progressed, this, [&](double share) {
        if (share > 0.5)
            fixture.reports.stop();
    });
    fixture.reports.print(fixture.printer(), PrinterFixture::request(500));
    QTRY_COMPARE(fixture.stopped.size(), 1);
    QVERIFY(!fixture.reports.isBusy());
    QCOMPARE(fixture.printed.size(), 0);
    fixture.reports.print(fixture.printer(), PrinterFixture::request());
    disconnect(stopAtHalf);
    fixture.reports.stop(); // while its texts are made
    QCOMPARE(fixture.stopped.size(), 2);
    fixture.reports.print(fixture.printer(), PrinterFixture::request());
    QTRY_COMPARE(fixture.printed.size(), 1);
    QVERIFY(fixture.pages().first().simplified().startsWith(u"Report on 100 results"_s));
}

void TestReportPrinter::endsWithItsOwner()
{
    PrinterFixture fixture;
    auto *reports = new ReportPrinter(&fixture.view);
    const QSignalSpy destroyed(reports, &QObject::destroyed);
    QSignalSpy printed(reports, &ReportPrinter::printed);
    connect(reports, &ReportPrinter::progressed, reports, &QObject::deleteLater); // after its first step
    reports->print(fixture.printer(), PrinterFixture::request(2000));
    QTRY_COMPARE(destroyed.size(), 1);
    QCOMPARE(printed.size(), 0);
    const QStringList pages = fixture.pages(); // the first ones, if any
    QVERIFY(pages.isEmpty() || !pages.last().simplified().endsWith(u"Page %1 of %1"_s.arg(pages.size())));
}

void TestReportPrinter::refusedByThePrinter()
{
    PrinterFixture fixture;
    auto printer = fixture.printer();
    printer->setOutputFileName(fixture.folder.filePath(u"missing/printed.pdf"_s));
    fixture.reports.print(std::move(printer), PrinterFixture::request());
    QTRY_COMPARE(fixture.failed.size(), 1);
    QVERIFY(!fixture.reports.isBusy());
}

void TestReportPrinter::asksFirst()
{
    PrinterFixture fixture;
    fixture.view.show();
    fixture.reports.askAndPrint(PrinterFixture::request());
    auto *dialog = fixture.view.findChild<QPrintDialog *>(u"printDialog"_s);
    QVERIFY(dialog && dialog->isVisible());
    QCOMPARE(dialog->windowModality(), Qt::WindowModal);
    QVERIFY(dialog->testOption(QAbstractPrintDialog::PrintSelection));
    fixture.reports.askAndPrint(PrinterFixture::request());
    QCOMPARE(fixture.view.findChildren<QPrintDialog *>().size(), 1);
    dialog->reject();
    QTRY_VERIFY(!fixture.view.findChild<QPrintDialog *>());
    QVERIFY(!fixture.reports.isBusy());
    QCOMPARE(fixture.printed.size(), 0);
}

#if !defined(Q_OS_WIN) && !defined(Q_OS_MACOS)
void TestReportPrinter::printsWhatTheDialogSays()
{
    PrinterFixture fixture;
    fixture.view.show();
    fixture.reports.askAndPrint(PrinterFixture::request());
    auto *dialog = fixture.view.findChild<QPrintDialog *>(u"printDialog"_s);
    QVERIFY(dialog);
    auto *printers = dialog->findChild<QComboBox *>(u"printers"_s);
    auto *file = dialog->findChild<QLineEdit *>(u"filename"_s);
    auto *selection = dialog->findChild<QRadioButton *>(u"printSelection"_s);
    auto *buttons = dialog->findChild<QDialogButtonBox *>();
    QVERIFY(printers && file && selection && buttons);
    printers->setCurrentIndex(printers->findText(u"Print to File (PDF)"_s));
    file->setText(fixture.path);
    selection->setChecked(true);
    buttons->button(QDialogButtonBox::Ok)->click();
    QTRY_COMPARE(fixture.printed.size(), 1);
    QVERIFY(!fixture.view.findChild<QPrintDialog *>());
    const QStringList pages = fixture.pages();
    QCOMPARE(fixture.printed.first().first().toInt(), pages.size());
    const QString text = pdftext::simplified(pages);
    QVERIFY2(text.startsWith(u"Report on 3 results Ids in this report 5001-5003 Connection"_s),
             qPrintable(text));
}
#endif

SVC_TEST(TestReportPrinter)
#include "tst_reportprinter.moc"
