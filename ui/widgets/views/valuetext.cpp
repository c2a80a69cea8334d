// SPDX-License-Identifier: MIT
#include "ui/widgets/views/valuetext.h"

#include "text/displaytext.h"
#include "ui/style/stylepaint.h"
#include "ui/widgets/controls/mnemonics.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocumentFragment>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kShown = 64 * 1024;
constexpr qsizetype kMeasuredWidths = 6; ///< a layout asks for the same few again and again

/// Returns the width of the widest line and the height of all lines if lines are at most `width` wide.
QSizeF measure(const QString &text, const QFont &font, qreal width)
{
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    QSizeF size;
    for (const QStringView paragraph : QStringView(text).split(u'\n')) {
        QTextLayout layout(paragraph.toString(), font);
        layout.setTextOption(option);
        layout.beginLayout();
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLeadingIncluded(true); // as in QPlainTextEdit
            line.setLineWidth(width);
            size.setWidth(std::max(size.width(), line.naturalTextWidth()));
            size.setHeight(size.height() + line.height());
        }
        layout.endLayout();
    }
    return size;
}

constexpr QChar kBreak(0x200B); // visibleText() leaves none in a text
constexpr qsizetype kLongestRun = 128;

/// Inserts break opportunities into long words. For a word that is longer than a line, Qt's layout takes time
/// in the square of its length.
QString breakable(const QString &text)
{
    QString result;
    result.reserve(text.size() + text.size() / kLongestRun);
    qsizetype run = 0;
    for (const QChar c : text) {
        run = c.isSpace() ? 0 : run + 1;
        if (run > kLongestRun && !c.isLowSurrogate() && !c.isMark()) {
            result += kBreak;
            run = 1;
        }
        result += c;
    }
    return result;
}

} // namespace

ValueText::ValueText(const QString &accessibleName, TextRole role, QWidget *parent)
    : QPlainTextEdit(parent)
    , m_role(role)
    , m_lineCharacters(tokens::kLineCharacters)
{
    setAccessibleName(accessibleName);
    setReadOnly(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setTabChangesFocus(true);
    setUndoRedoEnabled(false);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    document()->setDocumentMargin(textInset());
    viewport()->setAutoFillBackground(false);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    applyRole();
    applyDirection();
}

int ValueText::textInset()
{
    return tokens::kSpace4;
}

void ValueText::setValue(const QString &text)
{
    if (text == m_text)
        return; // keeps the selection
    m_text = text;
    m_isSentence = false;
    display(kShown);
}

void ValueText::setSentence(const QString &text)
{
    m_text = text;
    m_isSentence = true;
    display(kShown);
}

void ValueText::showMore()
{
    display(m_atMost + kShown);
}

void ValueText::display(qsizetype atMost)
{
    m_atMost = atMost;
    const QString shown = boundedText(m_text, atMost);
    setPlainText(breakable(m_isSentence ? shown : visibleText(shown)));
    moveCursor(QTextCursor::Start);
    remeasure();
    const bool truncated = m_text.size() > atMost;
    if (truncated == m_isTruncated)
        return;
    m_isTruncated = truncated;
    Q_EMIT truncatedChanged(truncated);
}

QMimeData *ValueText::createMimeDataFromSelection() const
{
    auto *copied = new QMimeData;
    const QString text = textCursor().selection().toPlainText().remove(kBreak);
    copied->setText(m_copyFilter ? m_copyFilter(text) : text);
    return copied;
}

void ValueText::setDim(bool dim)
{
    if (m_dim == dim)
        return;
    m_dim = dim;
    applyDim();
}

void ValueText::setLineCharacters(int characters)
{
    m_lineCharacters = characters;
    remeasure();
}

int ValueText::widthLimit() const
{
    return fontMetrics().averageCharWidth() * m_lineCharacters + 2 * textInset();
}

int ValueText::heightForWidth(int width) const
{
    const int inset = textInset();
    const QSizeF size = measured(std::max(1, width - 2 * inset));
    return static_cast<int>(std::ceil(size.height())) + 2 * inset;
}

QSize ValueText::sizeHint() const
{
    const int inset = textInset();
    const QSizeF size = measured(widthLimit() - 2 * inset);
    return {static_cast<int>(std::ceil(size.width())) + 2 * inset + 1,
            static_cast<int>(std::ceil(size.height())) + 2 * inset};
}

QSize ValueText::minimumSizeHint() const
{
    const QSize usual = sizeHint();
    return {std::min(tokens::kFactMinWidth, usual.width()),
            std::min(fontMetrics().height() + 2 * textInset(), usual.height())};
}

/// QEvent::ApplicationFontChange does not reach changeEvent().
bool ValueText::event(QEvent *event)
{
    if (event->type() == QEvent::ApplicationFontChange)
        applyRole();
    return QPlainTextEdit::event(event);
}

void ValueText::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        remeasure();
    if (event->type() == QEvent::PaletteChange && m_dim)
        applyDim();
    if (event->type() == QEvent::LayoutDirectionChange)
        applyDirection();
}

void ValueText::remeasure()
{
    m_measured.clear();
    updateGeometry();
}

QSizeF ValueText::measured(qreal width) const
{
    const auto known = std::find_if(m_measured.cbegin(), m_measured.cend(), [width](const Measured &each) {
        return qFuzzyCompare(each.width, width);
    });
    if (known != m_measured.cend())
        return known->size;
    if (m_measured.size() == kMeasuredWidths)
        m_measured.removeFirst();
    m_measured += {width, measure(toPlainText(), font(), width)};
    return m_measured.constLast().size;
}

void ValueText::applyDim()
{
    const QColor ink = m_dim ? tokens::of(palette()).dim : QColor();
    if (ink == m_ink)
        return;
    m_ink = ink;
    QPalette own;
    if (ink.isValid())
        own.setColor(QPalette::Text, ink);
    setPalette(own);
}

/// Aligns every text where lines begin in the window's language, whatever its own direction.
void ValueText::applyDirection()
{
    QTextOption option = document()->defaultTextOption();
    option.setAlignment(Qt::AlignAbsolute | (isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft));
    document()->setDefaultTextOption(option);
}

void ValueText::applyRole()
{
    if (m_role != TextRole::Body)
        setFont(textFont(m_role));
}

void ValueText::contextMenuEvent(QContextMenuEvent *event)
{
    QMenu *menu = createStandardContextMenu(event->pos());
    if (!textCursor().hasSelection()) {
        auto *copy = new QAction(tr("Copy value"), menu);
        copy->setObjectName(u"copyValue"_s);
        connect(copy, &QAction::triggered, this, &ValueText::copyValue);
        menu->insertAction(menu->actions().value(0), copy);
    }
    addMnemonics(*menu);
    menu->setObjectName(u"valueMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->popup(event->globalPos());
}

/// Copies the whole value, as it is copied when all of it is selected.
void ValueText::copyValue()
{
    const QTextCursor before = textCursor();
    selectAll();
    copy();
    setTextCursor(before);
}

/// All of the text is visible, so the keys that do not move the cursor belong to the widgets around it.
void ValueText::keyPressEvent(QKeyEvent *event)
{
    const bool isVertical = event->key() == Qt::Key_Up || event->key() == Qt::Key_Down;
    const QTextCursor before = textCursor();
    QPlainTextEdit::keyPressEvent(event);
    if (isVertical && textCursor() == before)
        event->ignore();
}

void ValueText::focusInEvent(QFocusEvent *event)
{
    QPlainTextEdit::focusInEvent(event);
    viewport()->update();
}

void ValueText::focusOutEvent(QFocusEvent *event)
{
    QPlainTextEdit::focusOutEvent(event);
    viewport()->update();
}

void ValueText::paintEvent(QPaintEvent *event)
{
    QPlainTextEdit::paintEvent(event);
    if (hasFocus()) {
        QPainter painter(viewport());
        stylepaint::drawFocusRing(painter, viewport()->rect(), tokens::of(palette()));
    }
}

void ValueText::wheelEvent(QWheelEvent *event)
{
    event->ignore(); // all of the text is visible, so the page around it scrolls
}

#include "moc_valuetext.cpp"
