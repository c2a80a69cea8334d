// SPDX-License-Identifier: MIT
#pragma once

#include "ui/style/icon.h"
#include "ui/style/tokens.h"

#include <QWidget>

/// Shows one of the program's icons in the colour of a tone. It is decoration: a text beside it says the
/// same.
class IconView final : public QWidget
{
    Q_OBJECT
public:
    /// `size` is in device-independent pixels for a text size of 100 %.
    IconView(Icon icon, tokens::Tone tone, int size, QWidget *parent = nullptr);

    void setIcon(Icon icon, tokens::Tone tone);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void fit();

    Icon m_icon;
    tokens::Tone m_tone;
    int m_size;
};
