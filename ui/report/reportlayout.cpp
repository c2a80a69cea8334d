// SPDX-License-Identifier: MIT
#include "ui/report/reportlayout.h"

#include "results/resultstate.h"
#include "text/copytext.h"
#include "ui/report/reportcolumns.h"
#include "ui/style/tokens.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

struct ReportLayoutTexts
{
    Q_DECLARE_TR_FUNCTIONS(ReportLayout)
};

/// So many rows are placed at a time, in a few milliseconds.
constexpr qsizetype kRowsAtOnce = 20;
constexpr qreal kAll = std::numeric_limits<qreal>::max();

// Lengths in millimetres.
constexpr qreal kMargin = 15;
constexpr qreal kFooter = 9;
constexpr qreal kGap = 6;        ///< between columns of the overview
constexpr qreal kSectionGap = 2; ///< between columns of a section
constexpr qreal kRounding = 0.2; ///< texts are measured in fractions that are rounded elsewhere
constexpr qreal kCellPadding = 1.2;
constexpr qreal kLineGap = 1.6; ///< below and above the texts of a row
constexpr qreal kFactLabel = 42;
constexpr qreal kCardLabel = 28;
constexpr qreal kCardColumn = 80; ///< least width of a column of cards
constexpr qreal kBar = 1.4;
constexpr qreal kRule = 0.15;
constexpr qreal kQuoteBar = 0.6;
constexpr qreal kHistogram = 20; ///< height of the highest bar
constexpr qreal kBin = 16;       ///< greatest width of a bar
constexpr qreal kSectionWidth = 75;
constexpr qreal kLeastTable = 24; ///< for a title and the rows that follow it

/// Share of a section that is for texts, of what numbers leave.
constexpr qreal kSectionText = 0.62;

constexpr qreal kNoLigatures = 1.0 / 64; ///< in pixels, the least that counts

// Sizes of fonts in points.
constexpr qreal kTitleSize = 16;
constexpr qreal kHeadingSize = 11;
constexpr qreal kBodySize = 9;
constexpr qreal kTableSize = 8;
constexpr qreal kFooterSize = 7.5;

QString oneLine(const QString &text)
{
    return containedLine(text);
}

/// Returns whether the report is a card without a table.
bool hasCardAlone(const ReportContent &content)
{
    return content.rows.size() == 1 && content.hasCards;
}

} // namespace

/// A text at a place of a strip.
struct ReportLayout::Cell
{
    QString text;
    qreal x = 0;
    qreal width = 0;
    QFont font;
    QColor color;
};

/// Texts beside each other.
struct ReportLayout::Strip
{
    std::vector<Cell> cells;
    qreal width = 0;    ///< of the rules and the bar
    qreal space = 0;    ///< above, unless it begins a page
    qreal padding = 0;  ///< above and below the texts
    QColor ruleAbove{}; ///< invalid if there is none
    QColor ruleBelow{};
    QColor quoteBar{};
};

struct ReportLayout::LaidStrip
{
    Strip strip;
    std::vector<WrappedText> texts;
    qreal height = 0; ///< of the texts

    [[nodiscard]] qreal firstLineTop(qreal above) const
    {
        qreal top = height;
        for (const WrappedText &text : texts)
            top = std::min(top, text.firstLineTop(above).value_or(height));
        return top;
    }
    [[nodiscard]] qreal lastLineBottom(qreal above, qreal limit) const
    {
        qreal bottom = above;
        for (const WrappedText &text : texts)
            bottom = std::max(bottom, text.lastLineBottom(above, limit));
        return bottom;
    }
};

QPageLayout ReportLayout::pageLayout(const ReportContent &content, const QPageSize &paper)
{
    const QMarginsF margins(kMargin, kMargin, kMargin, kMargin);
    QPageLayout page(paper, QPageLayout::Portrait, margins, QPageLayout::Millimeter);
    QBuffer buffer;
    QPdfWriter writer(&buffer);
    writer.setPageLayout(page);
    const ReportLayout layout(content, writer);
    const QFont font = layout.font(kTableSize);
    const ReportColumns columns(content, layout.font(kTableSize, true), font, &writer,
                                layout.mm(2 * kCellPadding), QFontMetricsF(font, &writer).height());
    if (!hasCardAlone(content) && columns.comfortableWidth() > layout.m_width)
        page.setOrientation(QPageLayout::Landscape);
    return page;
}

ReportLayout::ReportLayout(const ReportContent &content, QPagedPaintDevice &device)
    : m_content(content)
    , m_device(device)
    , m_width(device.width())
    , m_bottom(device.height() - mm(kFooter))
{
    const qreal all = m_width + mm(kGap);
    const qreal columns = std::max(1.0, std::floor(all / (mm(kCardColumn) + mm(kGap))));
    m_cardStep = hasCardAlone(content) ? all : all / columns;
    m_cardWidth = m_cardStep - mm(kGap);
    const QFont font = this->font(kTableSize);
    m_columns = ReportColumns(content, this->font(kTableSize, true), font, &device, mm(2 * kCellPadding),
                              QFontMetricsF(font, &device).height())
                    .widths(m_width);
}

ReportLayout::~ReportLayout() = default;

qreal ReportLayout::mm(qreal millimetres) const
{
    return millimetres * m_device.logicalDpiX() / 25.4;
}

/// Returns the place of what is `rect` if texts go from left to right.
QRectF ReportLayout::mirrored(const QRectF &rect) const
{
    if (m_content.look.direction == Qt::LeftToRight)
        return rect;
    return {m_width - rect.right(), rect.top(), rect.width(), rect.height()};
}

QFont ReportLayout::font(qreal points, bool isStrong) const
{
    QFont font(m_content.look.fontFamilies);
    font.setPointSizeF(points);
    // With any letter spacing there are no ligatures, which not all programs find that search a PDF file.
    font.setLetterSpacing(QFont::AbsoluteSpacing, kNoLigatures);
    font.setWeight(isStrong ? QFont::DemiBold : QFont::Normal);
    return {font, &m_device};
}

bool ReportLayout::layOutMore()
{
    const qsizetype rows = m_content.rows.size();
    if (m_pages.empty()) {
        addPage();
        place({Part::Title});
        for (qsizetype i = 0; i < m_content.facts.size(); ++i)
            place({Part::Fact, i});
        if (rows == 0)
            return false;
        if (!m_content.sections.isEmpty())
            placeOverview();
        if (hasCardAlone(m_content)) {
            m_rowsPlaced = m_cardsPlaced = rows;
            placeCard(0);
            return false;
        }
        reserve(mm(kLeastTable));
        place({Part::TableTitle});
        placeHead();
        m_isInTable = true;
        return true;
    }
    for (qsizetype i = 0; i < kRowsAtOnce && m_rowsPlaced < rows; ++i)
        place({Part::TableRow, m_rowsPlaced++});
    if (m_rowsPlaced < rows)
        return true;
    m_isInTable = false;
    if (!m_content.hasCards)
        return false;
    if (m_cardsPlaced == 0)
        beginCards();
    for (qsizetype i = 0; i < kRowsAtOnce && m_cardsPlaced < rows; ++i)
        placeCard(m_cardsPlaced++);
    return m_cardsPlaced < rows;
}

double ReportLayout::progress() const
{
    const qsizetype all = m_content.rows.size() * (m_content.hasCards ? 2 : 1);
    return all == 0 ? 1 : static_cast<double>(m_rowsPlaced + m_cardsPlaced) / static_cast<double>(all);
}

void ReportLayout::addPage()
{
    m_pages.emplace_back();
    m_x = 0;
    m_y = 0;
    m_columnTop = 0;
    if (m_isInTable)
        placeHead();
}

void ReportLayout::beginCards()
{
    reserve(std::min(heightOf(QList<Piece>{{Part::CardsTitle}} + cardPieces(0)), m_bottom));
    place({Part::CardsTitle});
    m_columnTop = m_y;
    m_isInCards = true;
}

/// Goes on at the top of the next column, or of the next page.
void ReportLayout::addColumn()
{
    const qreal next = m_x + m_cardStep;
    if (!m_isInCards || next + m_cardWidth > m_width + 1) {
        addPage();
        return;
    }
    m_x = next;
    m_y = m_columnTop;
}

/// Returns whether there is nothing on the page but the head of the table, or nothing in the column.
bool ReportLayout::isAtTop() const
{
    if (m_isInCards)
        return m_y <= m_columnTop;
    const Page &page = m_pages.back();
    return page.empty() || (m_isInTable && page.size() == 1 && page.front().piece.part == Part::TableHead);
}

/// Begins a new column or page if there is less room.
void ReportLayout::reserve(qreal height)
{
    if (m_y + height > m_bottom && !isAtTop())
        addColumn();
}

/// Places a piece on this page, on a new one if it fits there, or on as many as it needs.
void ReportLayout::place(const Piece &piece)
{
    const LaidStrip laid = laidOut(piece);
    const qreal padding = laid.strip.padding;
    const qreal most = m_bottom - mm(kLeastTable);
    if (laid.height + 2 * padding <= most)
        reserve((isAtTop() ? 0 : laid.strip.space) + laid.height + 2 * padding);
    if (!isAtTop())
        m_y += laid.strip.space;
    qreal above = 0;
    while (m_y + 2 * padding + laid.height - laid.firstLineTop(above) > m_bottom) {
        const qreal limit = laid.firstLineTop(above) + m_bottom - m_y - 2 * padding;
        const qreal drawn = laid.lastLineBottom(above, limit);
        if (drawn <= above && isAtTop())
            break; // no line fits on any page
        if (drawn > above)
            m_pages.back().push_back({piece, {m_x, m_y}, above, drawn});
        above = drawn;
        addColumn();
    }
    m_pages.back().push_back({piece, {m_x, m_y}, above, laid.height});
    m_y += 2 * padding + laid.height - laid.firstLineTop(above);
}

void ReportLayout::placeHead()
{
    const LaidStrip laid = laidOut({Part::TableHead});
    m_pages.back().push_back({{Part::TableHead}, {0, m_y}, 0, laid.height});
    m_y += laid.height + 2 * laid.strip.padding;
}

/// Places each section into the column that ends first, and histograms across all.
void ReportLayout::placeOverview()
{
    reserve(mm(kLeastTable));
    place({Part::OverviewTitle});
    const qreal step = sectionStep();
    QList<qreal> bottoms(qRound((m_width + mm(kGap)) / step), m_y);
    for (qsizetype i = 0; i < m_content.sections.size(); ++i) {
        const qreal height = sectionHeight(i);
        const bool isWide = m_content.sections.at(i).isHistogram;
        auto column = isWide ? std::max_element(bottoms.begin(), bottoms.end())
                             : std::min_element(bottoms.begin(), bottoms.end());
        if (*column + height > m_bottom && !isAtTop()) {
            addPage();
            bottoms.fill(m_y);
            column = bottoms.begin();
        }
        const Part part = isWide ? Part::Histogram : Part::Section;
        const qreal x = isWide ? 0 : static_cast<qreal>(column - bottoms.begin()) * step;
        m_pages.back().push_back({{part, i}, {x, *column}});
        if (isWide)
            bottoms.fill(*column + height + mm(kGap));
        else
            *column += height + mm(kGap);
    }
    m_y = *std::max_element(bottoms.begin(), bottoms.end()) - mm(kGap);
}

ResultRecord ReportLayout::recordOf(qsizetype row) const
{
    return cardRecord(m_content.rows.at(row), m_content.repeated);
}

/// Returns the pieces of a card from top to bottom.
QList<ReportLayout::Piece> ReportLayout::cardPieces(qsizetype row) const
{
    const ResultRecord record = recordOf(row);
    QList<Piece> pieces{{Part::CardTitle, row}};
    for (qsizetype fact = 0; fact < record.facts.size(); ++fact)
        pieces += {Part::CardFact, row, fact};
    if (!record.preview.isEmpty())
        pieces += {Part::CardPreview, row};
    return pieces;
}

qreal ReportLayout::heightOf(const QList<Piece> &pieces) const
{
    qreal height = 0;
    for (const Piece &piece : pieces) {
        const LaidStrip laid = laidOut(piece);
        height += laid.strip.space + laid.height + 2 * laid.strip.padding;
    }
    return height;
}

/// Places a card in one column if it fits.
void ReportLayout::placeCard(qsizetype row)
{
    const QList<Piece> pieces = cardPieces(row);
    const qreal height = heightOf(pieces);
    while (height <= m_bottom && m_y + height > m_bottom && m_y > 0)
        addColumn();
    for (const Piece &piece : pieces)
        place(piece);
}

ReportLayout::Strip ReportLayout::factStrip(const ResultFact &fact, qreal label, qreal width) const
{
    const Colors &colors = light();
    return {.cells = {{oneLine(fact.label), 0, label - mm(2 * kCellPadding), font(kBodySize), colors.dim},
                      {oneLine(fact.value), label, width - label, font(kBodySize), colors.text}},
            .padding = mm(0.4)};
}

ReportLayout::Strip ReportLayout::tableStrip(const QStringList &texts, const QFont &font,
                                             const QColor &color) const
{
    Strip strip{.cells = {}, .width = m_width, .padding = mm(kLineGap), .ruleBelow = light().line};
    qreal x = 0;
    for (qsizetype i = 0; i < texts.size(); ++i) {
        strip.cells.push_back(
            {texts.at(i), x + mm(kCellPadding), m_columns.at(i) - mm(2 * kCellPadding), font, color});
        x += m_columns.at(i);
    }
    return strip;
}

/// A reason why there is no notification extends over the empty cells that follow it.
ReportLayout::Strip ReportLayout::rowStrip(qsizetype row) const
{
    const Colors &colors = light();
    const ResultRow &result = m_content.rows.at(row);
    QStringList texts;
    for (const TableCell &cell : m_content.table.cells(row))
        texts += oneLine(cell.text);
    const ResultStates states = statesOf(result);
    const bool isFailed = states.testFlag(ResultState::Failed);
    const bool hasNotification = result.lookup.notification != nullptr;
    Strip strip = tableStrip(texts, font(kTableSize),
                             isFailed          ? colors.danger.ink
                             : hasNotification ? colors.text
                                               : colors.dim);
    for (qsizetype i = 0; i < texts.size(); ++i) {
        if (m_content.table.columns.at(i).wrapping != FieldWrapping::Sentences)
            continue;
        Cell &subject = strip.cells[static_cast<std::size_t>(i)];
        if (hasNotification && states.testFlag(ResultState::Unread))
            subject.font = font(kTableSize, true);
        for (qsizetype next = i + 1; !hasNotification && next < texts.size() && texts.at(next).isEmpty();
             ++next)
            subject.width += m_columns.at(next);
        break;
    }
    return strip;
}

ReportLayout::Strip ReportLayout::stripOf(const Piece &piece) const
{
    const Colors &colors = light();
    const auto line = [&](const QString &text, qreal size, qreal space, qreal padding) {
        return Strip{.cells = {{oneLine(text), 0, m_width, font(size, true), colors.text}},
                     .space = mm(space),
                     .padding = mm(padding)};
    };
    switch (piece.part) {
    case Part::Title:
        return line(m_content.title, kTitleSize, 0, 2);
    case Part::Fact:
        return factStrip(m_content.facts.at(piece.index), mm(kFactLabel), m_width);
    case Part::OverviewTitle:
        return line(reportOverviewTitle(), kHeadingSize, 7, 2);
    case Part::TableTitle:
        return line(reportTableTitle(), kHeadingSize, 7, 2);
    case Part::CardsTitle:
        return line(reportCardsTitle(), kHeadingSize, 7, 2);
    case Part::TableHead: {
        QStringList titles;
        for (const TableColumn &column : m_content.table.columns)
            titles += column.title;
        Strip head = tableStrip(titles, font(kTableSize, true), colors.dim);
        head.ruleBelow = colors.dim;
        return head;
    }
    case Part::TableRow:
        return rowStrip(piece.index);
    case Part::CardTitle: {
        Strip title = line(recordOf(piece.index).title, kBodySize, 3, 1.5);
        title.width = title.cells.front().width = m_cardWidth;
        title.ruleAbove = colors.line;
        return title;
    }
    case Part::CardFact:
        return factStrip(recordOf(piece.index).facts.at(piece.fact), mm(kCardLabel), m_cardWidth);
    case Part::CardPreview: {
        const QString preview = containedText(recordOf(piece.index).preview).trimmed();
        return {.cells = {{preview, mm(3), m_cardWidth - mm(3), font(kBodySize), colors.text}},
                .width = m_cardWidth,
                .space = mm(1),
                .padding = mm(1),
                .quoteBar = colors.line};
    }
    case Part::Section:
    case Part::Histogram:
        break;
    }
    return {};
}

ReportLayout::LaidStrip ReportLayout::laidOut(const Piece &piece) const
{
    LaidStrip laid{stripOf(piece), {}, 0};
    laid.texts.reserve(laid.strip.cells.size());
    for (const Cell &cell : laid.strip.cells) {
        laid.texts.emplace_back(cell.text, cell.font, &m_device, cell.width, startAlign());
        laid.height = std::max(laid.height, laid.texts.back().height());
    }
    return laid;
}

/// Returns the distance between the columns of the overview.
qreal ReportLayout::sectionStep() const
{
    const qreal all = m_width + mm(kGap);
    return all / std::max(1.0, std::floor(all / (mm(kSectionWidth) + mm(kGap))));
}

qreal ReportLayout::sectionHeight(qsizetype section) const
{
    const OverviewSection &content = m_content.sections.at(section);
    const qreal line = QFontMetricsF(font(kBodySize), &m_device).height();
    qreal height = line + mm(1.5);
    if (content.isHistogram)
        return height + line + mm(kHistogram) + mm(1) + line;
    const SectionColumns columns = sectionColumns(content);
    for (const OverviewEntry &entry : content.entries)
        height += entryText(entry, columns.text).height() + mm(kLineGap);
    return height;
}

/// Returns the widths of a section's columns.
ReportLayout::SectionColumns ReportLayout::sectionColumns(const OverviewSection &section) const
{
    const QFontMetricsF metrics(font(kBodySize), &m_device);
    SectionColumns columns;
    for (const OverviewEntry &entry : section.entries) {
        columns.count = std::max(columns.count, metrics.horizontalAdvance(entry.count) + mm(kRounding));
        columns.share = std::max(columns.share, metrics.horizontalAdvance(entry.share) + mm(kRounding));
    }
    const qreal rest = sectionStep() - mm(kGap) - columns.count - columns.share - 3 * mm(kSectionGap);
    columns.text = rest * kSectionText;
    columns.bar = rest - columns.text;
    return columns;
}

WrappedText ReportLayout::entryText(const OverviewEntry &entry, qreal width) const
{
    return {oneLine(entry.text), font(kBodySize), &m_device, width, startAlign(), 2};
}

WrappedText::Align ReportLayout::startAlign() const
{
    return m_content.look.direction == Qt::LeftToRight ? WrappedText::Align::Left : WrappedText::Align::Right;
}

void ReportLayout::paintPage(QPainter &painter, int page) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Placed &placed : m_pages.at(static_cast<std::size_t>(page))) {
        if (placed.piece.part == Part::Section)
            paintSection(painter, placed);
        else if (placed.piece.part == Part::Histogram)
            paintHistogram(painter, placed);
        else
            paintStrip(painter, placed);
    }
    paintFooter(painter, page);
}

void ReportLayout::paintStrip(QPainter &painter, const Placed &placed) const
{
    const LaidStrip laid = laidOut(placed.piece);
    const Strip &strip = laid.strip;
    const qreal top = laid.firstLineTop(placed.above);
    const qreal bottom = laid.lastLineBottom(placed.above, placed.limit);
    const QRectF area(placed.at.x(), placed.at.y(), strip.width, bottom - top + 2 * strip.padding);
    const qreal rule = mm(kRule);
    if (strip.ruleAbove.isValid() && placed.above == 0)
        painter.fillRect(mirrored({area.left(), area.top(), area.width(), rule}), strip.ruleAbove);
    if (strip.ruleBelow.isValid())
        painter.fillRect(mirrored({area.left(), area.bottom() - rule, area.width(), rule}), strip.ruleBelow);
    if (strip.quoteBar.isValid())
        painter.fillRect(mirrored({area.left(), area.top(), mm(kQuoteBar), area.height()}), strip.quoteBar);
    for (std::size_t i = 0; i < laid.texts.size(); ++i) {
        const Cell &cell = strip.cells[i];
        painter.setPen(cell.color);
        const QRectF place =
            mirrored({area.left() + cell.x, area.top() + strip.padding - top, cell.width, laid.height});
        laid.texts[i].draw(painter, place.topLeft(), placed.above, placed.limit);
    }
}

/// Draws a text on one line, at the start of the rectangle or at its end. `rect` is where it is if texts go
/// from left to right.
void ReportLayout::drawText(QPainter &painter, const QRectF &rect, const QString &text, const QFont &font,
                            const QColor &color, bool isAtEnd) const
{
    const bool isLeft = (m_content.look.direction == Qt::LeftToRight) != isAtEnd;
    const WrappedText line(oneLine(text), font, &m_device, rect.width(),
                           isLeft ? WrappedText::Align::Left : WrappedText::Align::Right, 1);
    painter.setPen(color);
    line.draw(painter, mirrored(rect).topLeft(), 0, kAll);
}

void ReportLayout::paintSection(QPainter &painter, const Placed &placed) const
{
    const Colors &colors = light();
    const OverviewSection &section = m_content.sections.at(placed.piece.index);
    const SectionColumns columns = sectionColumns(section);
    const QFont body = font(kBodySize);
    const qreal line = QFontMetricsF(body, &m_device).height();
    const qreal gap = mm(kSectionGap);
    const qreal x = placed.at.x();
    qreal y = placed.at.y();
    drawText(painter, {x, y, sectionStep() - mm(kGap), line}, section.title, font(kBodySize, true),
             colors.text);
    y += line + mm(1.5);
    qsizetype all = 0;
    for (const OverviewEntry &entry : section.entries)
        all += entry.rows;
    const auto drawBar = [&](const QRectF &bar, const QColor &color) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        painter.drawRoundedRect(mirrored(bar), bar.height() / 2, bar.height() / 2);
    };
    for (const OverviewEntry &entry : section.entries) {
        const WrappedText text = entryText(entry, columns.text);
        painter.setPen(colors.text);
        text.draw(painter, mirrored({x, y, columns.text, line}).topLeft(), 0, kAll);
        QRectF bar(x + columns.text + gap, y + (line - mm(kBar)) / 2, columns.bar, mm(kBar));
        const qreal end = bar.right() + gap;
        drawBar(bar, colors.line);
        const qreal share = static_cast<qreal>(entry.rows) / static_cast<qreal>(all);
        bar.setWidth(std::max(bar.height(), bar.width() * share));
        if (entry.rows > 0)
            drawBar(bar, colors.accent);
        drawText(painter, {end, y, columns.count, line}, entry.count, body, colors.text, true);
        drawText(painter, {end + columns.count + gap, y, columns.share, line}, entry.share, body, colors.dim,
                 true);
        y += text.height() + mm(kLineGap);
    }
}

void ReportLayout::paintHistogram(QPainter &painter, const Placed &placed) const
{
    const Colors &colors = light();
    const OverviewSection &section = m_content.sections.at(placed.piece.index);
    const QFont body = font(kBodySize);
    const QFont small = font(kFooterSize);
    const QFontMetricsF smallMetrics(small, &m_device);
    const qreal line = QFontMetricsF(body, &m_device).height();
    qreal y = placed.at.y();
    drawText(painter, {0, y, m_width, line}, section.title, font(kBodySize, true), colors.text);
    y += line + mm(1.5) + line;
    qsizetype most = 1;
    qreal widest = 0;
    for (const OverviewEntry &entry : section.entries) {
        most = std::max(most, entry.rows);
        widest = std::max(widest, smallMetrics.horizontalAdvance(entry.count));
    }
    const qreal step = m_width / static_cast<qreal>(section.entries.size());
    const bool hasCounts = widest < step;
    for (qsizetype bin = 0; bin < section.entries.size(); ++bin) {
        const OverviewEntry &entry = section.entries.at(bin);
        const qreal height = mm(kHistogram) * static_cast<qreal>(entry.rows) / static_cast<qreal>(most);
        const qreal x = static_cast<qreal>(bin) * step;
        const qreal bar = std::min(0.8 * step, mm(kBin));
        painter.fillRect(mirrored({x + (step - bar) / 2, y + mm(kHistogram) - height, bar, height}),
                         colors.accent);
        if (hasCounts && entry.rows > 0) {
            const qreal width = smallMetrics.horizontalAdvance(entry.count);
            drawText(painter,
                     {x + (step - width) / 2, y + mm(kHistogram) - height - line, 1.05 * width, line},
                     entry.count, small, colors.dim);
        }
    }
    y += mm(kHistogram);
    painter.fillRect(QRectF(0, y, m_width, mm(kRule)), colors.dim);
    y += mm(1);
    const qreal half = m_width / 2;
    drawText(painter, {0, y, half, line}, section.entries.first().text, small, colors.dim);
    if (section.entries.size() > 1)
        drawText(painter, {half, y, half, line}, section.entries.last().text, small, colors.dim, true);
}

void ReportLayout::paintFooter(QPainter &painter, int page) const
{
    const QLocale locale;
    const QFont small = font(kFooterSize);
    const qreal line = QFontMetricsF(small, &m_device).height();
    const qreal y = m_device.height() - line;
    //: The foot of a printed page.
    const QString number =
        ReportLayoutTexts::tr("Page %1 of %2").arg(locale.toString(page + 1), locale.toString(pageCount()));
    const qreal third = m_width / 3;
    drawText(painter, {0, y, 2 * third, line}, m_content.title, small, light().dim);
    drawText(painter, {2 * third, y, third, line}, number, small, light().dim, true);
}
