// SPDX-License-Identifier: MIT
#pragma once

#include "redaction/secretredactor.h"
#include "results/resultrows.h"
#include "ui/report/reportcontent.h"

#include <QObject>
#include <QPainter>
#include <QTimer>

#include <functional>
#include <memory>

class QPrintDialog;
class QPrinter;
class QWidget;
class ReportLayout;

/// Prints a report after asking for the printer; a single notification in full. The report is laid out and
/// drawn on the window's thread, as Qt requires for printers, a few milliseconds at a time. Handles one
/// report at a time.
class ReportPrinter final : public QObject
{
    Q_OBJECT
public:
    enum class Rows { Shown, Selected };
    struct Request
    {
        std::function<ResultRows(Rows)> rowsOf{}; ///< called when the dialog has been accepted
        bool hasSelection = false;                ///< whether the dialog offers Rows::Selected
        QList<ResultField> fields{};              ///< as in TicketTable
        ReportOptions options{};
        SecretRedactor redactor{};
    };

    /// The dialog belongs to the window of `view`, which must outlive this object.
    explicit ReportPrinter(QWidget *view);
    /// Ends the report that is being printed.
    ~ReportPrinter() override;

    /// Opens the print dialog, window-modal. Does nothing while it is open or a report is being printed.
    void askAndPrint(const Request &request);
    /// Prints on that printer, with its page layout.
    void print(std::unique_ptr<QPrinter> printer, const Request &request);
    /// Ends the report that is being printed. Pages that the printer has already received may still be
    /// printed.
    void stop();
    [[nodiscard]] bool isBusy() const { return m_isPrinting; }

Q_SIGNALS:
    /// Emitted several times while a report is being printed; `share` is from 0 to 1.
    void progressed(double share);
    /// Emitted when the report has been handed to the printer.
    void printed(int pages);
    void stopped();
    /// Emitted when the printer does not accept the report.
    void failed();

private:
    void begin(const ReportContent &content);
    void step();
    /// Returns whether anything is left to do.
    [[nodiscard]] bool printMore();
    void end();

    QWidget *m_view;
    QPrintDialog *m_dialog = nullptr;
    std::unique_ptr<QPrinter> m_printer;
    bool m_isPrinting = false;
    int m_job = 0; ///< number of the report that is being printed
    std::unique_ptr<ReportContent> m_content;
    std::unique_ptr<ReportLayout> m_layout;
    QPainter m_painter;
    QTimer m_step;
    int m_firstPage = 0;
    int m_nextPage = 0;
    int m_endPage = 0; ///< the page after the last one to print; 0 while the report is laid out
};
