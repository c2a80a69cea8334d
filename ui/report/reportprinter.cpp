// SPDX-License-Identifier: MIT
#include "ui/report/reportprinter.h"

#include "base/async.h"
#include "text/copytext.h"
#include "ui/report/reportlayout.h"
#include "ui/widgets/dialogs/dialog.h"

#include <QElapsedTimer>
#include <QPrintDialog>
#include <QPrinter>

#include <algorithm>
#include <numeric>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kStep = 15; ///< in milliseconds; the window stays responsive
/// So many rows say whether the table needs landscape.
constexpr qsizetype kSampleRows = 400;

} // namespace

ReportPrinter::ReportPrinter(QWidget *view)
    : m_view(view)
{
    m_step.setInterval(0);
    connect(&m_step, &QTimer::timeout, this, &ReportPrinter::step);
}

ReportPrinter::~ReportPrinter()
{
    delete m_dialog;
    if (m_isPrinting)
        m_printer->abort();
    end();
}

void ReportPrinter::askAndPrint(const Request &request)
{
    if (m_dialog || m_isPrinting)
        return;
    m_printer = std::make_unique<QPrinter>(QPrinter::HighResolution);
    const ResultRows shown = request.rowsOf(Rows::Shown);
    QList<qsizetype> first(std::min(kSampleRows, shown.size()));
    std::iota(first.begin(), first.end(), 0);
    const ReportContent sample =
        reportContent(shown.subset(first), request.fields, request.options, request.redactor, reportLook());
    const QPageLayout page = ReportLayout::pageLayout(sample, m_printer->pageLayout().pageSize());
    m_printer->setPageOrientation(page.orientation());
    m_printer->setPageMargins(page.margins(), page.units());
    m_dialog = new QPrintDialog(m_printer.get(), m_view);
    m_dialog->setObjectName(u"printDialog"_s);
    m_dialog->setWindowModality(Qt::WindowModal);
    m_dialog->setOption(QAbstractPrintDialog::PrintSelection, request.hasSelection);
    connect(m_dialog, &QDialog::finished, this, [this, request](int result) {
        std::exchange(m_dialog, nullptr)->deleteLater();
        if (result == QDialog::Accepted)
            print(std::move(m_printer), request);
    });
    m_dialog->open();
    addProgramName(*m_dialog);
}

void ReportPrinter::print(std::unique_ptr<QPrinter> printer, const Request &request)
{
    m_isPrinting = true;
    m_printer = std::move(printer);
    const bool isSelection = m_printer->printRange() == QPrinter::Selection;
    const ResultRows rows = request.rowsOf(isSelection ? Rows::Selected : Rows::Shown);
    inBackground(
        this,
        [rows, request, isSelection, look = reportLook()] {
            ReportOptions options = request.options;
            options.hasCards = rows.size() == 1;
            if (isSelection)
                options.filter.clear();
            return reportContent(rows, request.fields, options, request.redactor, look);
        },
        [this, job = ++m_job](const ReportContent &content) {
            if (m_isPrinting && job == m_job) // otherwise it was stopped
                begin(content);
        });
}

void ReportPrinter::begin(const ReportContent &content)
{
    m_content = std::make_unique<ReportContent>(content);
    m_printer->setCreator(u"Svc Desktop " SVC_VERSION ""_s);
    m_printer->setDocName(containedLine(content.title));
    m_layout = std::make_unique<ReportLayout>(*m_content, *m_printer);
    m_step.start();
}

void ReportPrinter::step()
{
    QElapsedTimer elapsed;
    elapsed.start();
    do {
        if (!printMore())
            return;
    } while (elapsed.elapsed() < kStep);
    const double pages = m_endPage - m_firstPage;
    Q_EMIT progressed(pages > 0 ? 0.5 + 0.5 * (m_nextPage - m_firstPage) / pages
                                : 0.5 * m_layout->progress());
}

bool ReportPrinter::printMore()
{
    if (m_endPage == 0) {
        if (m_layout->layOutMore())
            return true;
        const bool isRange = m_printer->printRange() == QPrinter::PageRange;
        m_firstPage = isRange ? std::max(0, m_printer->fromPage() - 1) : 0;
        m_endPage = isRange && m_printer->toPage() > 0 ? std::min(m_printer->toPage(), m_layout->pageCount())
                                                       : m_layout->pageCount();
        m_nextPage = m_firstPage;
    }
    if (m_nextPage >= m_endPage) {
        const int pages = std::max(0, m_endPage - m_firstPage);
        end();
        Q_EMIT printed(pages);
        return false;
    }
    const bool isReady = m_painter.isActive() ? m_printer->newPage() : m_painter.begin(m_printer.get());
    if (!isReady) {
        end();
        Q_EMIT failed();
        return false;
    }
    m_layout->paintPage(m_painter, m_nextPage++);
    return true;
}

void ReportPrinter::stop()
{
    if (!m_isPrinting)
        return;
    m_printer->abort();
    end();
    Q_EMIT stopped();
}

void ReportPrinter::end()
{
    m_step.stop();
    if (m_painter.isActive())
        m_painter.end();
    m_layout.reset();
    m_content.reset();
    m_printer.reset();
    m_isPrinting = false;
    m_firstPage = m_nextPage = m_endPage = 0;
}

#include "moc_reportprinter.cpp"
