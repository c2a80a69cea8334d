// SPDX-License-Identifier: MIT
#include "ui/lookup/results/resultsoutput.h"

#include "base/named.h"
#include "export/tablecells.h"
#include "redaction/knownsecrets.h"
#include "storage/settings.h"
#include "text/displaytext.h"
#include "ui/lookup/results/exportdialog.h"
#include "ui/widgets/dialogs/filechooser.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QMimeData>

#include <array>

using namespace Qt::StringLiterals;

namespace {

/// So few rows are in the clipboard before the user can press the next key.
constexpr qsizetype kAtOnce = 500;
const SettingKey<QString> kFormat{"results/export-format"_L1, {}};
const SettingKey<QString> kExportColumns{"results/export-columns"_L1, {}};
constexpr std::array kColumnChoices{
    Named<ExportDialog::Columns>{"all"_L1, ExportDialog::Columns::All},
    Named<ExportDialog::Columns>{"shown"_L1, ExportDialog::Columns::Shown},
};

ExportFormat formatOf(const QString &extension)
{
    for (const ExportFormat format :
         {ExportFormat::Json, ExportFormat::Ndjson, ExportFormat::Markdown, ExportFormat::Html}) {
        if (fileExtension(format) == extension)
            return format;
    }
    return ExportFormat::Csv;
}

} // namespace

ResultsOutput::ResultsOutput(ResultWriter &writer, Settings &settings, const KnownSecrets &secrets,
                             FileChooser &files, const Clock &clock, QWidget *view)
    : m_writer(writer)
    , m_settings(settings)
    , m_secrets(secrets)
    , m_files(files)
    , m_clock(clock)
    , m_view(view)
{
    connect(&m_writer, &ResultWriter::formatted, this, &ResultsOutput::toClipboard);
    connect(&m_writer, &ResultWriter::written, this, &ResultsOutput::reportWritten);
    connect(&m_writer, &ResultWriter::failed, this, [this](const Error &error) {
        Q_EMIT statusChanged(tr("Nothing was exported."));
        Q_EMIT messageReady(messageFor(error));
    });
}

ResultsOutput::~ResultsOutput() = default;

void ResultsOutput::copy(const QList<ResultRow> &rows, ExportFormat format, const ExportOptions &options)
{
    if (rows.isEmpty())
        return;
    if (rows.size() <= kAtOnce)
        toClipboard(copied(rows, format, m_secrets.redactor(), options), format,
                    exportedCount(rows, options));
    else
        m_writer.format(rows, format, m_secrets.redactor(), options);
}

void ResultsOutput::toClipboard(const ResultCopy &copy, ExportFormat format, qsizetype count)
{
    auto *mime = new QMimeData;
    mime->setText(QString::fromUtf8(copy.text));
    if (!copy.html.isEmpty())
        mime->setHtml(copy.html);
    if (format == ExportFormat::Markdown || format == ExportFormat::Summary)
        mime->setData(u"text/markdown"_s, copy.text);
    QApplication::clipboard()->setMimeData(mime);
    const QString name = exportFormatName(format);
    //: %1 is a format: “Markdown”, “plain text”, “a summary”.
    Q_EMIT statusChanged(tr("Copied %Ln notifications as %1.", nullptr, static_cast<int>(count)).arg(name));
}

void ResultsOutput::copyIds(const QList<qint32> &ids)
{
    if (ids.isEmpty())
        return;
    QStringList lines;
    for (const qint32 id : ids)
        lines += QString::number(id);
    QApplication::clipboard()->setText(lines.join(u'\n'));
    Q_EMIT statusChanged(tr("Copied %Ln ids.", nullptr, static_cast<int>(ids.size())));
}

void ResultsOutput::exportRows(const ExportDialog::Counts &counts, const ExportOptions &options,
                               const RowsOf &rowsOf)
{
    if (m_dialog || counts.all == 0)
        return;
    const auto columns = valueNamed(kColumnChoices, m_settings.value(kExportColumns));
    m_dialog = new ExportDialog(counts, formatOf(m_settings.value(kFormat)),
                                columns.value_or(kColumnChoices.front().value), m_view);
    connect(m_dialog, &QDialog::accepted, this,
            [this, options, rowsOf] { askForFile(rowsOf(m_dialog->rows()), options); });
    m_dialog->open();
}

void ResultsOutput::askForFile(const QList<ResultRow> &rows, ExportOptions options)
{
    const ExportFormat format = m_dialog->format();
    options.answers = m_dialog->answers();
    options.report.madeAt = m_clock.utcNow();
    options.report.hasCards = m_dialog->hasCards();
    if (m_dialog->rows() != ExportDialog::Rows::Shown)
        options.report.filter.clear();
    if (m_dialog->columns() == ExportDialog::Columns::All && format != ExportFormat::Html)
        options.fields = options.isSideBySide ? QList<ResultField>() : allTableFields();
    m_settings.setValue(kFormat, fileExtension(format));
    m_settings.setValue(kExportColumns, nameOf(kColumnChoices, m_dialog->columns()));
    //: A filter of a file dialog. %1 is a format such as CSV, %2 the end of a file's name.
    const QString filter = tr("%1 files (*.%2)").arg(exportFormatName(format), fileExtension(format));
    m_files.save(m_view, ExportDialog::tr("Export results"), filter,
                 suggestedFileName(format, exportedCount(rows, options), m_clock.utcNow().toLocalTime()),
                 [this, rows, format, options](const QString &path) {
                     m_writer.write(path, rows, format, m_secrets.redactor(), options);
                     Q_EMIT statusChanged(tr("Exporting…"));
                 });
}

void ResultsOutput::reportWritten(const QString &path, qsizetype count)
{
    const QString name = isolatedText(visibleLine(QDir::toNativeSeparators(path)));
    //: %1 is the path of a file.
    const QString text = tr("Exported %Ln notifications to %1.", nullptr, static_cast<int>(count)).arg(name);
    Q_EMIT statusChanged(text);
    Q_EMIT messageReady({.tone = tokens::Tone::Good,
                         .title = text,
                         .actions = {{u"showInFolder"_s, tr("Show in folder"), [self = QPointer(this), path] {
                                          if (self)
                                              self->showInFolder(path);
                                      }}}});
}

void ResultsOutput::showInFolder(const QString &path)
{
    m_files.showInFolder(this, path, [this, path] {
        Q_EMIT messageReady({.tone = tokens::Tone::Warn,
                             .title = tr("The folder could not be shown"),
                             .text = visibleLine(QDir::toNativeSeparators(path))});
    });
}

#include "moc_resultsoutput.cpp"
