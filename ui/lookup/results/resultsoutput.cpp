// SPDX-License-Identifier: MIT
#include "ui/lookup/results/resultsoutput.h"

#include "redaction/knownsecrets.h"
#include "storage/settings.h"
#include "text/displaytext.h"
#include "ui/lookup/results/exportdialog.h"
#include "ui/widgets/dialogs/filechooser.h"

#include <QApplication>
#include <QClipboard>
#include <QFileInfo>
#include <QMimeData>

using namespace Qt::StringLiterals;

namespace {

/// So few rows are in the clipboard before the user can press the next key.
constexpr qsizetype kAtOnce = 1000;
const SettingKey<QString> kFormat{"results/export-format"_L1, {}};

ExportFormat formatOf(const QString &extension)
{
    for (const ExportFormat format : {ExportFormat::Json, ExportFormat::Ndjson, ExportFormat::Markdown}) {
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
    connect(&m_writer, &ResultWriter::failed, this,
            [this](const Error &error) { Q_EMIT messageReady(messageFor(error)); });
}

ResultsOutput::~ResultsOutput() = default;

void ResultsOutput::copy(const QList<ResultRow> &rows, ExportFormat format)
{
    if (rows.isEmpty())
        return;
    if (rows.size() <= kAtOnce)
        toClipboard(exported(rows, format, m_secrets.redactor()), format, rows.size());
    else
        m_writer.format(rows, format, m_secrets.redactor());
}

void ResultsOutput::toClipboard(const QByteArray &text, ExportFormat format, qsizetype count)
{
    auto *mime = new QMimeData;
    mime->setText(QString::fromUtf8(text));
    if (format == ExportFormat::Markdown)
        mime->setData(u"text/markdown"_s, text);
    QApplication::clipboard()->setMimeData(mime);
    const QString name = exportFormatName(format);
    //: %1 is a format: “Markdown”, “plain text”.
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

void ResultsOutput::exportRows(const ExportDialog::Counts &counts, const RowsOf &rowsOf)
{
    if (m_dialog || counts.all == 0)
        return;
    m_dialog = new ExportDialog(counts, formatOf(m_settings.value(kFormat)), m_view);
    connect(m_dialog, &QDialog::accepted, this, [this, rowsOf] { askForFile(rowsOf(m_dialog->rows())); });
    m_dialog->open();
}

void ResultsOutput::askForFile(const QList<ResultRow> &rows)
{
    const ExportFormat format = m_dialog->format();
    const ExportOptions options = m_dialog->options();
    m_settings.setValue(kFormat, fileExtension(format));
    //: A filter of a file dialog. %1 is a format such as CSV, %2 the end of a file's name.
    const QString filter = tr("%1 files (*.%2)").arg(exportFormatName(format), fileExtension(format));
    m_files.save(m_view, ExportDialog::tr("Export results"), filter,
                 suggestedFileName(format, rows.size(), m_clock.utcNow().toLocalTime()),
                 [this, rows, format, options](const QString &path) {
                     m_writer.write(path, rows, format, m_secrets.redactor(), options);
                     Q_EMIT statusChanged(tr("Exporting…"));
                 });
}

void ResultsOutput::reportWritten(const QString &path, qsizetype count)
{
    const QString name = isolatedText(visibleLine(QFileInfo(path).fileName()));
    Q_EMIT statusChanged(tr("Exported %Ln notifications to %1.", nullptr, static_cast<int>(count)).arg(name));
}

#include "moc_resultsoutput.cpp"
