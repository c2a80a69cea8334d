// SPDX-License-Identifier: MIT
#include "ui/report/pdfreport.h"

#include "text/copytext.h"
#include "ui/report/reportlayout.h"

#include <QBuffer>
#include <QLocale>
#include <QPainter>
#include <QPdfWriter>
#include <QXmlStreamWriter>

using namespace Qt::StringLiterals;

namespace {

/// Returns the title and the language in XMP, since Qt writes no language. Readers choose a voice by it.
QByteArray metadata(const QString &title)
{
    const QString rdf = u"http://www.w3.org/1999/02/22-rdf-syntax-ns#"_s;
    const QString dublinCore = u"http://purl.org/dc/elements/1.1/"_s;
    QByteArray xmp;
    QXmlStreamWriter writer(&xmp);
    writer.writeProcessingInstruction(u"xpacket"_s, u"begin=\"\uFEFF\" id=\"W5M0MpCehiHzreSzNTczkc9d\""_s);
    writer.writeNamespace(u"adobe:ns:meta/"_s, u"x"_s);
    writer.writeStartElement(u"adobe:ns:meta/"_s, u"xmpmeta"_s);
    writer.writeNamespace(rdf, u"rdf"_s);
    writer.writeStartElement(rdf, u"RDF"_s);
    writer.writeNamespace(dublinCore, u"dc"_s);
    writer.writeStartElement(rdf, u"Description"_s);
    writer.writeAttribute(rdf, u"about"_s, {});
    writer.writeStartElement(dublinCore, u"title"_s);
    writer.writeStartElement(rdf, u"Alt"_s);
    writer.writeStartElement(rdf, u"li"_s);
    writer.writeAttribute(u"xml:lang"_s, u"x-default"_s);
    writer.writeCharacters(title);
    writer.writeEndElement();
    writer.writeEndElement();
    writer.writeEndElement();
    writer.writeStartElement(dublinCore, u"language"_s);
    writer.writeStartElement(rdf, u"Bag"_s);
    writer.writeTextElement(rdf, u"li"_s, QLocale().bcp47Name());
    writer.writeEndElement();
    writer.writeEndElement();
    writer.writeEndElement();
    writer.writeEndElement();
    writer.writeEndElement();
    writer.writeProcessingInstruction(u"xpacket"_s, u"end=\"w\""_s);
    return xmp;
}

} // namespace

QByteArray pdfReport(const ReportContent &content, QPageSize::PageSizeId paper,
                     const ReportProgress &progress)
{
    QByteArray pdf;
    QBuffer buffer(&pdf);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(containedLine(content.title));
    writer.setDocumentXmpMetadata(metadata(writer.title()));
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
