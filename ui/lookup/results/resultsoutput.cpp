// SPDX-License-Identifier: MIT
#include "ui/lookup/results/resultsoutput.h"

#include "base/named.h"
#include "export/csvseparator.h"
#include "export/xlsxexport.h"
#include "program/notices.h"
#include "redaction/knownsecrets.h"
#include "results/resultfields.h"
#include "storage/storedsettings.h"
#include "text/displaytext.h"
#include "ui/lookup/results/exportdialog.h"
#include "ui/report/pdfreport.h"
#include "ui/text/commontext.h"
#include "ui/widgets/dialogs/filechooser.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QLocale>
#include <QMimeData>

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

/// So few rows are in the clipboard before the user can press the next key.
constexpr qsizetype kAtOnce = 500;
/// Reports that are printed in fewer steps are ready before the user can stop them.
constexpr int kStepsUntilMessage = 20;
constexpr std::array kColumnChoices{
    Named<ExportDialog::Columns>{"all"_L1, ExportDialog::Columns::All},
    Named<ExportDialog::Columns>{"shown"_L1, ExportDialog::Columns::Shown},
};

ExportFormat formatOf(const QString &extension)
{
    for (const ExportFormat format : {ExportFormat::Xlsx, ExportFormat::Json, ExportFormat::Markdown,
                                      ExportFormat::Html, ExportFormat::Pdf}) {
        if (fileExtension(format) == extension && (format != ExportFormat::Xlsx || canWriteXlsx()))
            return format;
    }
    return ExportFormat::Csv;
}

constexpr std::array kPapers{
    Named<QPageSize::PageSizeId>{"a4"_L1, QPageSize::A4},
    Named<QPageSize::PageSizeId>{"letter"_L1, QPageSize::Letter},
};

constexpr std::array kSeparators{
    Named<CsvSeparator>{"comma"_L1, CsvSeparator::Comma},
    Named<CsvSeparator>{"semicolon"_L1, CsvSeparator::Semicolon},
    Named<CsvSeparator>{"tab"_L1, CsvSeparator::Tab},
};

/// What was not chosen otherwise is as usual in the system's country.
ExportDialog::Choices rememberedChoices(const Settings &settings)
{
    using namespace storedsettings;
    return {
        .format = formatOf(settings.value(kExportFormat)),
        .columns =
            valueNamed(kColumnChoices, settings.value(kExportColumns)).value_or(kColumnChoices.front().value),
        .separator = valueNamed(kSeparators, settings.value(kExportSeparator)).value_or(usualCsvSeparator()),
        .paper = valueNamed(kPapers, settings.value(kExportPaper)).value_or(usualPaper(QLocale()))};
}

void remember(const ExportDialog::Choices &choices, Settings &settings)
{
    using namespace storedsettings;
    settings.setValue(kExportFormat, fileExtension(choices.format));
    settings.setValue(kExportColumns, nameOf(kColumnChoices, choices.columns));
    const bool hasUsualSeparator = choices.separator == usualCsvSeparator();
    settings.setValue(kExportSeparator,
                      hasUsualSeparator ? QString() : nameOf(kSeparators, choices.separator));
    const bool hasUsualPaper = choices.paper == usualPaper(QLocale());
    settings.setValue(kExportPaper, hasUsualPaper ? QString() : nameOf(kPapers, choices.paper));
}

ResultWriter::MakeContent pdfMaker(const ResultRows &rows, const ExportOptions &options,
                                   const SecretRedactor &redactor, QPageSize::PageSizeId paper)
{
    return [rows, options, redactor, paper,
            look = reportLook()](const ReportProgress &progress) -> Result<QByteArray> {
        return pdfReport(reportContent(rows, options.fields, options.report, redactor, look), paper,
                         progress);
    };
}

} // namespace

ResultsOutput::ResultsOutput(ResultWriter &writer, Settings &settings, const KnownSecrets &secrets,
                             FileChooser &files, const Clock &clock, Notices &notices, QWidget *view)
    : m_writer(writer)
    , m_settings(settings)
    , m_secrets(secrets)
    , m_files(files)
    , m_clock(clock)
    , m_notices(notices)
    , m_view(view)
    , m_printer(view)
{
    connect(&m_writer, &ResultWriter::formatted, this, &ResultsOutput::toClipboard);
    connect(&m_writer, &ResultWriter::written, this, &ResultsOutput::reportWritten);
    connect(&m_writer, &ResultWriter::failed, this, [this](const Error &error) {
        m_isProgressShown = false;
        Q_EMIT m_notices.note(tr("Nothing was exported."), Notices::ResultsSubject);
        m_message.show(m_notices.messages(), messageFor(error));
    });
    connect(&m_writer, &ResultWriter::progressed, this, &ResultsOutput::reportProgress);
    connect(&m_writer, &ResultWriter::stopped, this, [this] { endProgress(tr("Nothing was exported.")); });
    connectPrinter();
}

ResultsOutput::~ResultsOutput() = default;

void ResultsOutput::copy(const ResultRows &rows, ExportFormat format, const ExportOptions &options)
{
    if (rows.isEmpty())
        return;
    if (rows.size() <= kAtOnce)
        toClipboard(copied(rows, format, m_secrets.redactor(), options), format,
                    exportedCount(rows, options));
    else
        m_writer.format(rows, format, m_secrets.redactor(), options);
}

void ResultsOutput::toClipboard(const ResultCopy &copy, ExportFormat format, const ExportedCount &count)
{
    auto *mime = new QMimeData;
    mime->setText(QString::fromUtf8(copy.text));
    if (!copy.html.isEmpty())
        mime->setHtml(copy.html);
    if (format == ExportFormat::Markdown || format == ExportFormat::Summary)
        mime->setData(u"text/markdown"_s, copy.text);
    QApplication::clipboard()->setMimeData(mime);
    const QString name = exportFormatName(format);
    const auto results = static_cast<int>(count.results);
    //: %1 is a format: “Markdown”, “plain text”, “a summary”.
    const QString text = count.areAllNotifications ? tr("Copied %Ln notifications as %1.", nullptr, results)
                                                   //: Of some, there is no notification.
                                                   : tr("Copied %Ln results as %1.", nullptr, results);
    Q_EMIT m_notices.note(text.arg(name), Notices::ResultsSubject);
}

void ResultsOutput::copyIds(const QList<qint32> &ids)
{
    if (ids.isEmpty())
        return;
    QStringList lines;
    for (const qint32 id : ids)
        lines += QString::number(id);
    QApplication::clipboard()->setText(lines.join(u'\n'));
    Q_EMIT m_notices.note(tr("Copied %Ln ids.", nullptr, static_cast<int>(ids.size())),
                          Notices::ResultsSubject);
}

void ResultsOutput::exportRows(const ExportDialog::Counts &counts, const ExportOptions &options,
                               const RowsOf &rowsOf)
{
    if (m_dialog || counts.all == 0)
        return;
    m_dialog = new ExportDialog(counts, rememberedChoices(m_settings), m_view);
    connect(m_dialog, &QDialog::accepted, this,
            [this, options, rowsOf] { askForFile(rowsOf(m_dialog->rows()), options); });
    m_dialog->open();
}

void ResultsOutput::askForFile(const ResultRows &rows, ExportOptions options)
{
    const ExportDialog::Choices choices = m_dialog->choices();
    const ExportFormat format = choices.format;
    remember(choices, m_settings);
    options.answers = m_dialog->answers();
    options.separator = choices.separator;
    options.zone = m_clock.zone();
    options.report.madeAt = m_clock.utcNow();
    options.report.hasCards = m_dialog->hasCards();
    if (m_dialog->rows() != ExportDialog::Rows::Shown)
        options.report.filter.clear();
    if (choices.columns == ExportDialog::Columns::All && !isReport(format))
        options.fields = options.isSideBySide ? QList<ResultField>() : allTableFields();
    //: A filter of a file dialog. %1 is a format such as CSV, %2 the end of a file's name.
    const QString filter = tr("%1 files (*.%2)").arg(exportFormatName(format), fileExtension(format));
    m_files.save(
        m_view, ExportDialog::tr("Export results"), filter,
        suggestedFileName(format, exportedCount(rows, options).results, m_clock.utcNow().toLocalTime()),
        [this, rows, format, options, paper = choices.paper](const QString &path) {
            const SecretRedactor &redactor = m_secrets.redactor();
            if (format == ExportFormat::Pdf)
                m_writer.write(path, exportedCount(rows, {}), pdfMaker(rows, options, redactor, paper));
            else
                m_writer.write(path, rows, format, redactor, options);
            Q_EMIT m_notices.note(tr("Exporting…"), Notices::ResultsSubject);
        });
}

/// Offers to stop an export that takes long.
void ResultsOutput::reportProgress(double share)
{
    const int percent = static_cast<int>(100 * share);
    //: %1 is how much of a file has been written, in percent.
    Q_EMIT m_notices.note(tr("Exporting… %1%").arg(QLocale().toString(percent)), Notices::ResultsSubject);
    showStoppable(tr("Exporting…"), [this] { m_writer.stop(); });
}

void ResultsOutput::showStoppable(const QString &title, const std::function<void()> &stop)
{
    if (std::exchange(m_isProgressShown, true))
        return;
    m_message.show(m_notices.messages(), {.title = title,
                                          .actions = {{u"stopOutput"_s, CommonTexts::tr("Stop"),
                                                       [self = QPointer(this), stop] {
                                                           if (self)
                                                               stop();
                                                       }}},
                                          .outlivesConnection = true});
}

void ResultsOutput::endProgress(const QString &status)
{
    m_isProgressShown = false;
    Q_EMIT m_notices.note(status, Notices::ResultsSubject);
    m_message.close();
}

void ResultsOutput::connectPrinter()
{
    connect(&m_printer, &ReportPrinter::progressed, this, [this](double share) {
        const int percent = static_cast<int>(100 * share);
        //: %1 is how much has been printed, in percent.
        Q_EMIT m_notices.note(tr("Printing… %1%").arg(QLocale().toString(percent)), Notices::ResultsSubject);
        if (++m_printSteps > kStepsUntilMessage)
            showStoppable(tr("Printing…"), [this] { m_printer.stop(); });
    });
    connect(&m_printer, &ReportPrinter::printed, this,
            [this](int pages) { endProgress(tr("%Ln pages were sent to the printer.", nullptr, pages)); });
    connect(&m_printer, &ReportPrinter::stopped, this, [this] { endProgress(tr("Printing was stopped.")); });
    connect(&m_printer, &ReportPrinter::failed, this, [this] {
        endProgress(tr("Nothing was printed."));
        m_message.show(m_notices.messages(),
                       {.tone = Tone::Danger,
                        .title = tr("Nothing was printed."),
                        .text = tr("The printer did not accept the report. Choose another printer, or "
                                   "export a PDF report.")});
    });
}

void ResultsOutput::printRows(const ExportOptions &options, bool hasSelection, const PrintedRowsOf &rowsOf)
{
    m_printSteps = 0;
    ReportOptions report = options.report;
    report.madeAt = m_clock.utcNow();
    m_printer.askAndPrint({.rowsOf = rowsOf,
                           .hasSelection = hasSelection,
                           .fields = options.fields,
                           .options = report,
                           .redactor = m_secrets.redactor()});
}

void ResultsOutput::reportWritten(const QString &path, const ExportedCount &count)
{
    m_isProgressShown = false;
    const QString name = isolatedText(visibleLine(QDir::toNativeSeparators(path)));
    const auto results = static_cast<int>(count.results);
    //: %1 is the path of a file.
    const QString exported = count.areAllNotifications
                                 ? tr("Exported %Ln notifications to %1.", nullptr, results)
                                 //: Of some, there is no notification.
                                 : tr("Exported %Ln results to %1.", nullptr, results);
    const QString text = exported.arg(name);
    Q_EMIT m_notices.note(text, Notices::ResultsSubject);
    m_message.show(m_notices.messages(),
                   {.tone = Tone::Good,
                    .title = text,
                    .actions = {{u"showInFolder"_s, tr("Show in folder"), [self = QPointer(this), path] {
                                     if (self)
                                         self->showInFolder(path);
                                 }}}});
}

void ResultsOutput::showInFolder(const QString &path)
{
    m_files.showInFolder(this, path, [this, path] {
        m_message.show(m_notices.messages(), {.tone = Tone::Warn,
                                              .title = tr("The folder could not be shown"),
                                              .text = visibleLine(QDir::toNativeSeparators(path))});
    });
}

#include "moc_resultsoutput.cpp"
