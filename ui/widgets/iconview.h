// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/icon.h"
#include "ui/widgets/tokens.h"

#include <QWidget>

/// One of our icons in the colour of a tone. Decoration: words beside it say the same.
class IconView final : public QWidget
{
    Q_OBJECT
public:
    IconView(Icon icon, tokens::Tone tone, int size, QWidget *parent = nullptr);

    void setFace(Icon icon, tokens::Tone tone);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Icon m_icon;
    tokens::Tone m_tone;
};
