// SPDX-License-Identifier: MIT
#include "ui/report/pdfreport.h"

#include "text/copytext.h"
#include "ui/report/reportlayout.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>

using namespace Qt::StringLiterals;

QByteArray pdfReport(const ReportContent &content, QPageSize::PageSizeId paper,
                     const ReportProgress &progress)
{
    QByteArray pdf;
    QBuffer buffer(&pdf);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(containedLine(content.title));
    writer.setCreator(u"Svc Desktop " SVC_VERSION ""_s);
    writer.setPageLayout(ReportLayout::pageLayout(content, paper));
    ReportLayout layout(content, writer);
    while (layout.layOutMore()) { // half of the work
        if (!progress(layout.progress() / 2))
            return {};
    }
    QPainter painter(&writer);
    const int pages = layout.pageCount();
    for (int page = 0; page < pages; ++page) {
        if (page > 0)
            writer.newPage();
        layout.paintPage(painter, page);
        if (!progress(0.5 + 0.5 * (page + 1) / pages))
            return {};
    }
    painter.end();
    return pdf;
}
