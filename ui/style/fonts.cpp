// SPDX-License-Identifier: MIT
#include "ui/style/fonts.h"

#include "ui/style/tokens.h"

#include <QApplication>
#include <QFontDatabase>
#include <QFontInfo>
#include <QHash>

QFont strongFont(QFont font)
{
    // Finding out the weight loads the font, so it is done once for each family and not for each size.
    static QHash<QString, QFont::Weight> weights;
    const auto known = weights.constFind(font.family());
    if (known != weights.constEnd()) {
        font.setWeight(*known);
        return font;
    }
    font.setWeight(QFont::DemiBold);
    if (QFontInfo(font).weight() < QFont::DemiBold)
        font.setWeight(QFont::Bold);
    weights.insert(font.family(), font.weight());
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
