// SPDX-License-Identifier: MIT
#include "ui/widgets/views/textlabel.h"

#include "text/composedtext.h"
#include "ui/widgets/views/tooltip.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

#include <algorithm>

namespace {

constexpr int kElidedCharacters = 8;          ///< stay visible
constexpr int kElidedRest = tokens::kSpace16; ///< for the ellipsis
constexpr int kHeights = 8;                   ///< are known of a text

} // namespace

TextLabel::TextLabel(const QString &text, TextRole role, QWidget *parent)
    : QLabel(parent)
    , m_role(role)
{
    setTextFormat(Qt::PlainText);
    setText(text);
    alignAtStart();
    if (role != TextRole::Body)
        setFont(textFont(role));
}

void TextLabel::setText(const QString &text)
{
    QLabel::setText(text);
    if (!accessibleName().isEmpty() && accessibleName() != m_spoken)
        return;
    const QString spoken = spokenText(text);
    m_spoken = spoken == text ? QString() : spoken;
    if (accessibleName() != m_spoken)
        setAccessibleName(m_spoken);
}

TextLabel *TextLabel::dim()
{
    m_dim = true;
    setForegroundRole(QPalette::PlaceholderText);
    return this;
}

TextLabel *TextLabel::wrapped()
{
    setWordWrap(true);
    return this;
}

TextLabel *TextLabel::elided()
{
    m_elided = true;
    return this;
}

bool TextLabel::isCut() const
{
    return m_elided && contentsRect().width() < fontMetrics().horizontalAdvance(text());
}

QSize TextLabel::minimumSizeHint() const
{
    const QSize size = QLabel::minimumSizeHint();
    const int narrow = fontMetrics().horizontalAdvance(text().left(kElidedCharacters)) + kElidedRest;
    return m_elided ? QSize(std::min(size.width(), narrow), size.height()) : size;
}

int TextLabel::heightForWidth(int width) const
{
    if (m_measuredText != text()) {
        m_measuredText = text();
        m_heights.clear();
    }
    for (const auto &[known, height] : std::as_const(m_heights)) {
        if (known == width)
            return height;
    }
    if (m_heights.size() == kHeights)
        m_heights.removeFirst();
    m_heights.emplace_back(width, QLabel::heightForWidth(width));
    return m_heights.constLast().second;
}

void TextLabel::paintEvent(QPaintEvent *event)
{
    if (!isCut())
        return QLabel::paintEvent(event);
    QPainter painter(this);
    const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width());
    style()->drawItemText(&painter, contentsRect(),
                          static_cast<int>(QStyle::visualAlignment(layoutDirection(), alignment())),
                          palette(), isEnabled(), shown, foregroundRole());
}

void TextLabel::setTone(std::optional<tokens::Tone> tone)
{
    if (m_tone == tone)
        return;
    m_tone = tone;
    applyTone();
}

/// QEvent::ApplicationFontChange does not reach changeEvent().
bool TextLabel::event(QEvent *event)
{
    if (event->type() == QEvent::ApplicationFontChange && m_role != TextRole::Body)
        setFont(textFont(m_role));
    if (event->type() == QEvent::ContentsRectChange)
        m_heights.clear();
    if (event->type() == QEvent::ToolTip && m_elided) {
        QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(),
                           isCut() ? plainToolTip(text()) : QString(), this);
        return true;
    }
    return QLabel::event(event);
}

void TextLabel::changeEvent(QEvent *event)
{
    m_heights.clear();
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_tone)
        applyTone();
    if (event->type() == QEvent::LayoutDirectionChange && alignment().testFlag(Qt::AlignAbsolute))
        alignAtStart();
}

/// QLabel aligns a text at the left or right as it is written, for example a name in Latin letters at the
/// left of an Arabic window.
void TextLabel::alignAtStart()
{
    setAlignment(Qt::AlignAbsolute | (alignment() & Qt::AlignVertical_Mask) |
                 (isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft));
}

void TextLabel::applyTone()
{
    const QColor ink = m_tone ? tokens::of(palette()).tone(*m_tone).ink : QColor();
    if (ink == m_ink)
        return;
    m_ink = ink;
    setForegroundRole(m_tone ? QPalette::WindowText : m_dim ? QPalette::PlaceholderText : QPalette::NoRole);
    QPalette own;
    if (ink.isValid())
        own.setColor(QPalette::WindowText, ink);
    setPalette(own);
}

TextLabel *plainLabel(const QString &text, TextRole role)
{
    return new TextLabel(text, role);
}

#include "moc_textlabel.cpp"
