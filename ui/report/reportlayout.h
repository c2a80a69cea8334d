// SPDX-License-Identifier: MIT
#pragma once

#include "export/resultrecord.h"
#include "ui/report/reportcontent.h"
#include "ui/report/wrappedtext.h"

#include <QFont>
#include <QPageLayout>
#include <QRectF>

#include <vector>

class QColor;
class QPagedPaintDevice;
class QPainter;

/// Lays out a report on pages and draws them: the title, what was asked, the overview as bars, a table whose
/// head is repeated on each page, and if wanted each notification in full, in columns. A
/// single notification that is wanted in full takes the place of the table. Each page has its number. All
/// texts are drawn as they are, without markup.
///
/// First call layOutMore() until it returns `false`, then paintPage() for each page.
class ReportLayout final
{
public:
    /// Returns the page for a report on that paper: in portrait if the table has room there, otherwise in
    /// landscape.
    [[nodiscard]] static QPageLayout pageLayout(const ReportContent &content, const QPageSize &paper);

    /// Reads the size of the page from `device`. Both arguments must outlive the layout.
    ReportLayout(const ReportContent &content, QPagedPaintDevice &device);
    ~ReportLayout();

    /// Places some more of the content. Returns whether anything is left.
    [[nodiscard]] bool layOutMore();
    /// Returns how much has been placed, from 0 to 1.
    [[nodiscard]] double progress() const;
    /// Returns the number of pages once all is placed.
    [[nodiscard]] int pageCount() const { return static_cast<int>(m_pages.size()); }
    /// Draws a page, counted from 0. `painter` draws on the device.
    void paintPage(QPainter &painter, int page) const;

private:
    /// What a piece of the content is.
    enum class Part {
        Title,
        Fact,
        OverviewTitle,
        Section,
        Histogram,
        TableTitle,
        TableHead,
        TableRow,
        CardsTitle,
        CardTitle,
        CardFact,
        CardPreview,
    };
    struct Piece
    {
        Part part = Part::Title;
        qsizetype index = 0; ///< of the fact, the section or the row
        qsizetype fact = 0;  ///< of a card
    };
    /// A piece on a page, or some of its lines.
    struct Placed
    {
        Piece piece;
        QPointF at;      ///< of the top at the start of the line
        qreal above = 0; ///< the lines down to here are on the page before
        qreal limit = 0; ///< the lines below are on the next page
    };
    using Page = std::vector<Placed>;
    /// Widths of the columns of a section.
    struct SectionColumns
    {
        qreal text = 0;
        qreal bar = 0;
        qreal count = 0;
        qreal share = 0;
    };
    struct Cell;
    struct Strip;
    struct LaidStrip;

    [[nodiscard]] Strip stripOf(const Piece &piece) const;
    [[nodiscard]] Strip tableStrip(const QStringList &texts, const QFont &font, const QColor &color) const;
    [[nodiscard]] Strip rowStrip(qsizetype row) const;
    [[nodiscard]] Strip factStrip(const ResultFact &fact, qreal label, qreal width) const;
    [[nodiscard]] ResultRecord recordOf(qsizetype row) const;
    [[nodiscard]] LaidStrip laidOut(const Piece &piece) const;
    [[nodiscard]] qreal mm(qreal millimetres) const;
    [[nodiscard]] QRectF mirrored(const QRectF &rect) const;
    [[nodiscard]] QFont font(qreal points, bool isStrong = false) const;
    [[nodiscard]] WrappedText::Align startAlign() const;
    [[nodiscard]] qreal sectionStep() const;
    [[nodiscard]] SectionColumns sectionColumns(const OverviewSection &section) const;
    [[nodiscard]] WrappedText entryText(const OverviewEntry &entry, qreal width) const;
    [[nodiscard]] qreal sectionHeight(qsizetype section) const;

    void addPage();
    void beginCards();
    void addColumn();
    [[nodiscard]] bool isAtTop() const;
    void reserve(qreal height);
    void place(const Piece &piece);
    void placeHead();
    void placeOverview();
    [[nodiscard]] QList<Piece> cardPieces(qsizetype row) const;
    [[nodiscard]] qreal heightOf(const QList<Piece> &pieces) const;
    void placeCard(qsizetype row);

    void paintStrip(QPainter &painter, const Placed &placed) const;
    void paintSection(QPainter &painter, const Placed &placed) const;
    void paintHistogram(QPainter &painter, const Placed &placed) const;
    void paintFooter(QPainter &painter, int page) const;
    void drawText(QPainter &painter, const QRectF &rect, const QString &text, const QFont &font,
                  const QColor &color, bool isAtEnd = false) const;

    const ReportContent &m_content;
    QPagedPaintDevice &m_device;
    qreal m_width;
    qreal m_bottom; ///< of the content; the footer is below
    QList<qreal> m_columns;
    std::vector<Page> m_pages;
    qreal m_cardStep; ///< distance between the columns of cards
    qreal m_cardWidth;
    qreal m_x = 0; ///< where the column begins
    qreal m_y = 0;
    qreal m_columnTop = 0;    ///< where the columns of cards on this page begin
    bool m_isInTable = false; ///< new pages begin with the head of the table
    bool m_isInCards = false;
    qsizetype m_rowsPlaced = 0;
    qsizetype m_cardsPlaced = 0;
};
