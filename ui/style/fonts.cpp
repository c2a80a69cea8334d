// SPDX-License-Identifier: MIT
#include "ui/style/fonts.h"

#include "ui/style/tokens.h"

#include <QApplication>
#include <QFontDatabase>
#include <QFontInfo>

QFont strongFont(QFont font)
{
    font.setWeight(QFont::DemiBold);
    if (QFontInfo(font).weight() < QFont::DemiBold)
        font.setWeight(QFont::Bold);
    return font;
}

QFont textFont(TextRole role)
{
    QFont font = QApplication::font();
    const auto grow = [&font](int points) {
        if (font.pointSizeF() > 0)
            font.setPointSizeF(std::max(1.0, font.pointSizeF() + points));
        else
            font.setPixelSize(std::max(1, font.pixelSize() + points));
    };
    switch (role) {
    case TextRole::Body:
        break;
    case TextRole::Strong:
        font = strongFont(font);
        break;
    case TextRole::Caption:
        grow(-tokens::kCaptionSmaller);
        break;
    case TextRole::Title:
        grow(tokens::kTitleLarger);
        font = strongFont(font);
        break;
    }
    return font;
}

QFont fixedFont()
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    const QFont text = QApplication::font();
    if (text.pointSizeF() > 0)
        font.setPointSizeF(text.pointSizeF());
    else
        font.setPixelSize(text.pixelSize());
    return font;
}
