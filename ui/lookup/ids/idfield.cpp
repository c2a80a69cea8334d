// SPDX-License-Identifier: MIT
#include "ui/lookup/ids/idfield.h"

#include "ui/lookup/ids/idfiledrop.h"
#include "ui/style/tokens.h"
#include "ui/widgets/views/textlabel.h"

#include <QAbstractTextDocumentLayout>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>
#include <QScrollBar>
#include <QStyle>
#include <QTextBlock>
#include <QTextLayout>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

constexpr int kMaxLines = 5;
constexpr qsizetype kMuch = 10000; ///< in characters
constexpr qsizetype kLong = 2000;  ///< in characters; shaping them takes noticeable time

/// Returns the text of a document with line feeds in place of its separators of paragraphs and lines.
QString withLineFeeds(QString raw)
{
    return raw.replace(QChar::ParagraphSeparator, u'\n').replace(QChar::LineSeparator, u'\n');
}

} // namespace

IdField::IdField(QWidget *parent)
    : FileSafeTextEdit(parent)
    , m_understood(plainLabel({}, TextRole::Caption)->dim())
{
    m_understood->setParent(this);
    m_understood->setObjectName(u"idsUnderstood"_s);
    m_understood->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_understood->hide();
    setObjectName(u"notificationIds"_s);
    setAccessibleName(tr("Notification ids"));
    setTabChangesFocus(true);
    setInputMethodHints(Qt::ImhPreferNumbers | Qt::ImhNoPredictiveText);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    viewport()->setAutoFillBackground(false);
    document()->setDocumentMargin(0);
    connect(document(), &QTextDocument::contentsChange, this, &IdField::keepGlyphs);
    connect(document(), &QTextDocument::contentsChanged, this, &IdField::chooseShaping);
    fitPlaceholder();
    fitHeight();
    connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
            &IdField::fitHeight);
}

QString IdField::text() const
{
    return withLineFeeds(document()->toRawText());
}

/// Keeps the shaped text of long lines. Otherwise Qt shapes the whole line again for the cursor and for each
/// painting, which takes milliseconds with thousands of ids.
void IdField::keepGlyphs(int position, int /*removed*/, int added)
{
    for (QTextBlock block = document()->findBlock(position);
         block.isValid() && block.position() <= position + added; block = block.next()) {
        if (block.length() > kLong)
            block.layout()->setCacheEnabled(true);
    }
}

/// Does not shape a long text of digits and Latin letters, which takes half of the time after each key. Other
/// texts need it: without, Qt does not join Arabic letters, and draws nothing for control characters.
void IdField::chooseShaping()
{
    const auto isSimple = [](QChar c) {
        return (c >= u' ' && c < QChar(0x0300)) || c == u'\n' || c == u'\t';
    };
    const QString text = this->text();
    QFont font; // otherwise that of the application
    if (text.size() > kLong && std::all_of(text.begin(), text.end(), isSimple))
        font.setStyleStrategy(QFont::PreferNoShaping);
    if (font.styleStrategy() != this->font().styleStrategy())
        setFont(font);
}

/// Cuts the placeholder, of which Qt would show what fits into the first line of several.
void IdField::fitPlaceholder()
{
    setPlaceholderText(fontMetrics().elidedText(tr("For example 1042, or 1050-1060"), Qt::ElideRight,
                                                std::max(0, viewport()->width())));
}

int IdField::lineHeight() const
{
    const int line = static_cast<int>(std::ceil(QFontMetricsF(font()).lineSpacing()));
    return std::max(kControlHeight, line + 2 * kSpace8);
}

void IdField::fitHeight()
{
    m_understood->setHidden(m_understood->text().isEmpty() || (m_isFolded && !m_summary.isEmpty()));
    const int line = static_cast<int>(std::ceil(QFontMetricsF(font()).lineSpacing()));
    const int needed = static_cast<int>(document()->size().height());
    const int lines = m_isFolded ? 1 : std::clamp(needed, 1, kMaxLines);
    const int one = lineHeight();
    const int padding = (one - line) / 2 - frameWidth();
    const int below = std::max(0, padding - std::max(0, placeholderHeight() - line));
    const int side = kSpace12 - frameWidth();
    const int end = m_understood->isHidden() ? 0 : m_understood->sizeHint().width() + kSpace8;
    setViewportMargins(isRightToLeft() ? side + end : side, padding, isRightToLeft() ? side : side + end,
                       below);
    const bool isScrolled = !m_isFolded && needed > kMaxLines;
    setVerticalScrollBarPolicy(isScrolled ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    setFixedHeight(one + (lines - 1) * line);
    placeUnderstood();
    Q_EMIT heightChanged();
}

void IdField::placeUnderstood()
{
    const QSize size = m_understood->sizeHint();
    const int scrollBar = verticalScrollBar()->isVisible() ? verticalScrollBar()->width() : 0;
    const QRect place(width() - kSpace12 - scrollBar - size.width(), (lineHeight() - size.height()) / 2,
                      size.width(), size.height());
    m_understood->setGeometry(QStyle::visualRect(layoutDirection(), rect(), place));
}

void IdField::setUnderstood(const QString &understood)
{
    if (m_understood->text() == understood)
        return;
    m_understood->setText(understood);
    fitPlaceholder();
    fitHeight();
}

QString IdField::understood() const
{
    return m_understood->text();
}

void IdField::setFolded(bool isFolded)
{
    if (std::exchange(m_isFolded, isFolded) == isFolded)
        return;
    fitHeight();
    viewport()->update();
}

void IdField::setSummary(const QString &summary)
{
    m_summary = summary;
    if (!m_isFolded)
        return;
    fitHeight();
    viewport()->update();
}

bool IdField::isAllSelected() const
{
    const QTextCursor cursor = textCursor();
    return cursor.selectionStart() == 0 && cursor.selectionEnd() == document()->characterCount() - 1;
}

/// Draws the summary of a folded text, or its only line, cut where it is longer than the field.
void IdField::paintEvent(QPaintEvent *event)
{
    if (!m_isFolded || document()->isEmpty() || document()->size().height() < 2) {
        FileSafeTextEdit::paintEvent(event);
        return;
    }
    const QString text = m_summary.isEmpty() ? this->text().left(kLong) : m_summary;
    QPainter painter(viewport());
    const QRect line(0, 0, viewport()->width(), fontMetrics().height());
    const QString shown = fontMetrics().elidedText(text, Qt::ElideRight, line.width());
    const Colors &colors = of(palette());
    const bool isSelected = hasFocus() && isAllSelected();
    if (isSelected)
        painter.fillRect(QStyle::visualRect(layoutDirection(), line,
                                            {0, 0, fontMetrics().horizontalAdvance(shown), line.height()}),
                         colors.selection);
    painter.setPen(isSelected ? colors.onSelection : colors.text);
    painter.drawText(
        line, static_cast<int>(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter)),
        shown);
}

/// Returns more than the line spacing if another font has its letters, as in Arabic.
int IdField::placeholderHeight() const
{
    QTextLayout layout(placeholderText(), font());
    layout.beginLayout();
    const QTextLine line = layout.createLine();
    layout.endLayout();
    return static_cast<int>(std::ceil(line.ascent()) + std::ceil(line.descent()));
}

QSize IdField::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * kLineCharacters / 2, height()};
}

QSize IdField::minimumSizeHint() const
{
    return {kFactMinWidth, height()};
}

/// Narrower lines are more lines, which QPlainTextDocumentLayout does not report.
void IdField::resizeEvent(QResizeEvent *event)
{
    FileSafeTextEdit::resizeEvent(event);
    placeUnderstood();
    if (event->size().width() == event->oldSize().width())
        return;
    fitPlaceholder();
    fitHeight();
}

void IdField::keyPressEvent(QKeyEvent *event)
{
    const bool isUpOrDown = event->key() == Qt::Key_Up || event->key() == Qt::Key_Down;
    if (isUpOrDown && (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier &&
        (document()->isEmpty() || text() == m_recalled)) {
        Q_EMIT recallRequested(event->key() == Qt::Key_Up ? 1 : -1);
        return;
    }
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isEnter || event->modifiers().testFlag(Qt::ShiftModifier)) {
        FileSafeTextEdit::keyPressEvent(event);
        return;
    }
    event->accept();
    if (!event->isAutoRepeat())
        Q_EMIT submitted();
}

void IdField::changeEvent(QEvent *event)
{
    FileSafeTextEdit::changeEvent(event);
    if (event->type() != QEvent::FontChange)
        return;
    fitPlaceholder();
    fitHeight();
}

bool IdField::canInsertFromMimeData(const QMimeData *source) const
{
    return source->hasText() && idFilePath(source).isEmpty(); // reads the file instead of inserting its path
}

void IdField::insertFromMimeData(const QMimeData *source)
{
    // A text copied from a page or a spreadsheet often ends with a line break that is not part of it.
    QString text = source->text();
    while (text.endsWith(u'\n') || text.endsWith(u'\r'))
        text.chop(1);
    if (text.size() > kMuch) {
        const QTextCursor cursor = textCursor();
        QString whole = this->text();
        whole.replace(cursor.selectionStart(), cursor.selectionEnd() - cursor.selectionStart(), text);
        Q_EMIT pasted(whole);
        return;
    }
    insertPlainText(text);
    ensureCursorVisible();
}

QMimeData *IdField::createMimeDataFromSelection() const
{
    auto *content = new QMimeData;
    content->setText(withLineFeeds(textCursor().selectedText()));
    return content;
}

#include "moc_idfield.cpp"
