// SPDX-License-Identifier: MIT
#include "ui/connectionform/environmentband.h"

#include <QPainter>

using namespace Qt::StringLiterals;

EnvironmentBand::EnvironmentBand(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"environmentBand"_s);
    setFixedHeight(tokens::kBandHeight);
}

void EnvironmentBand::setTone(std::optional<tokens::Tone> tone)
{
    m_tone = tone;
    update();
}

void EnvironmentBand::paintEvent(QPaintEvent *)
{
    const tokens::Colors &colors = tokens::of(palette());
    QPainter(this).fillRect(rect(), m_tone ? colors.tone(*m_tone).ink : colors.line);
}

#include "moc_environmentband.cpp"
