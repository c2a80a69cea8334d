// SPDX-License-Identifier: MIT
#include "ui/widgets/views/textlabel.h"

#include <QEvent>

TextLabel::TextLabel(const QString &text, TextRole role, QWidget *parent)
    : QLabel(parent)
    , m_role(role)
{
    setTextFormat(Qt::PlainText);
    setText(text);
    if (role != TextRole::Body)
        setFont(textFont(role));
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
    return QLabel::event(event);
}

void TextLabel::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_tone)
        applyTone();
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
