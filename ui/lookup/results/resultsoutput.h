// SPDX-License-Identifier: MIT
#pragma once

#include "base/clock.h"
#include "export/resultwriter.h"
#include "program/message.h"
#include "results/resultrows.h"
#include "ui/lookup/results/exportdialog.h"
#include "ui/report/reportprinter.h"

#include <QPointer>

#include <functional>

class FileChooser;
class KnownSecrets;
class Notices;
class Settings;

/// Copies results to the clipboard, exports them to a file after asking for the format and the file, and
/// prints them.
class ResultsOutput final : public QObject
{
    Q_OBJECT
public:
    /// The dialogs belong to the window of `view`. All arguments must outlive this object.
    ResultsOutput(ResultWriter &writer, Settings &settings, const KnownSecrets &secrets, FileChooser &files,
                  const Clock &clock, Notices &notices, QWidget *view);
    ~ResultsOutput() override;

    /// Copies the rows; Markdown and TSV also as HTML. If there are none, the clipboard does not change.
    void copy(const ResultRows &rows, ExportFormat format, const ExportOptions &options);
    void copyIds(const QList<qint32> &ids);

    using RowsOf = std::function<ResultRows(ExportDialog::Rows)>;
    /// Asks for the rows, the format and the columns. `rowsOf` is called when the dialog has been accepted.
    /// `options` has the columns on screen, and what a report says of the rows that are shown.
    void exportRows(const ExportDialog::Counts &counts, const ExportOptions &options, const RowsOf &rowsOf);
    using PrintedRowsOf = std::function<ResultRows(ReportPrinter::Rows)>;
    /// Asks for the printer, and whether all rows that are shown are to be printed or, if there is a
    /// selection, the selected ones. A single row is printed in full.
    void printRows(const ExportOptions &options, bool hasSelection, const PrintedRowsOf &rowsOf);

private:
    void toClipboard(const ResultCopy &copy, ExportFormat format, const ExportedCount &count);
    void askForFile(const ResultRows &rows, ExportOptions options);
    void reportProgress(double share);
    void connectPrinter();
    void showStoppable(const QString &title, const std::function<void()> &stop);
    void endProgress(const QString &status);
    void reportWritten(const QString &path, const ExportedCount &count);
    void showInFolder(const QString &path);

    ResultWriter &m_writer;
    Settings &m_settings;
    const KnownSecrets &m_secrets;
    FileChooser &m_files;
    const Clock &m_clock;
    Notices &m_notices;
    QWidget *m_view;
    MessageHandle m_message; ///< that something takes long, or how it has ended
    ReportPrinter m_printer;
    QPointer<ExportDialog> m_dialog;
    bool m_isProgressShown = false;
    int m_printSteps = 0; ///< since the dialog was opened
};
