// SPDX-License-Identifier: MIT
#include "ui/widgets/views/tooltip.h"

#include "text/displaytext.h"
#include "ui/style/textscale.h"
#include "ui/style/tokens.h"

#include <QFontMetrics>
#include <QTextDocument>
#include <QToolTip>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// Returns whether a line of the text is wider than a tool tip should be.
bool isWide(const QString &text, int width)
{
    const QFontMetrics metrics(QToolTip::font());
    const QList<QStringView> lines = QStringView(text).split(u'\n');
    return std::any_of(lines.begin(), lines.end(), [&](QStringView line) {
        return line.size() > width || metrics.horizontalAdvance(line.toString()) > width;
    });
}

} // namespace

QString plainToolTip(const QString &text)
{
    constexpr qsizetype kLongest = 2000;
    if (text.isEmpty())
        return {};
    const QString shown = boundedText(text, kLongest);
    const QString html = Qt::convertFromPlainText(shown, Qt::WhiteSpaceNormal);
    // Without a width Qt chooses one that makes the tool tip about as high as wide.
    const int width = textscale::scaled(tokens::kToolTipWidth);
    return isWide(shown, width)
               ? u"<table width=\"%1\"><tr><td>%2</td></tr></table>"_s.arg(QString::number(width), html)
               : u"<div style=\"white-space:nowrap\">%1</div>"_s.arg(html);
}
