// SPDX-License-Identifier: MIT
#include "results/searchtext.h"

#include "text/foldedtext.h"

QString SearchTexts::folded(const ResultRow &row, ResultColumn column)
{
    const ResultField field = fieldOf(column);
    const QString text = fieldText(row, field).value_or(QString());
    if (!isRepeated(field))
        return foldedText(text);
    QString &known = m_known[text];
    if (known.isNull())
        known = foldedText(text);
    return known;
}

QString SearchTexts::of(const ResultRow &row)
{
    QString text;
    for (int column = 0; column < static_cast<int>(ResultColumn::Count); ++column) {
        text += folded(row, static_cast<ResultColumn>(column));
        text += u'\n';
    }
    return text;
}
