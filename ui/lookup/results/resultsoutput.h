// SPDX-License-Identifier: MIT
#pragma once

#include "base/clock.h"
#include "export/resultwriter.h"
#include "ui/lookup/results/exportdialog.h"
#include "ui/widgets/dialogs/messagebar.h"

#include <QPointer>

#include <functional>

class FileChooser;
class KnownSecrets;
class Settings;

/// What leaves the results: to the clipboard, or to a file after asking what and where.
class ResultsOutput final : public QObject
{
    Q_OBJECT
public:
    /// Dialogs stand over the window of `view`, which outlives this. What `writer` was asked to do for
    /// another window is told here, too.
    ResultsOutput(ResultWriter &writer, Settings &settings, const KnownSecrets &secrets, FileChooser &files,
                  const Clock &clock, QWidget *view);
    ~ResultsOutput() override;

    /// No rows: the clipboard keeps what it has.
    void copy(const QList<ResultRow> &rows, ExportFormat format);
    void copyIds(const QList<qint32> &ids);

    using RowsOf = std::function<QList<ResultRow>(ExportDialog::Rows)>;
    /// The rows are taken when the dialog has been accepted.
    void exportRows(const ExportDialog::Counts &counts, const RowsOf &rowsOf);

Q_SIGNALS:
    void statusChanged(const QString &text);
    void messageWanted(const Message &message);

private:
    void toClipboard(const QByteArray &text, ExportFormat format, qsizetype count);
    void askForFile(const QList<ResultRow> &rows);
    void tellWritten(const QString &path, qsizetype count);

    ResultWriter &m_writer;
    Settings &m_settings;
    const KnownSecrets &m_secrets;
    FileChooser &m_files;
    const Clock &m_clock;
    QWidget *m_view;
    QPointer<ExportDialog> m_dialog;
};
