// SPDX-License-Identifier: MIT
#include "ui/widgets/views/tooltip.h"

#include "text/displaytext.h"

#include <QTextDocument>

QString plainToolTip(const QString &text)
{
    constexpr qsizetype kLongest = 2000;
    if (text.isEmpty())
        return {};
    return Qt::convertFromPlainText(boundedText(text, kLongest), Qt::WhiteSpaceNormal);
}
