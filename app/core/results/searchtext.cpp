// SPDX-License-Identifier: MIT
#include "results/searchtext.h"

#include "text/foldedtext.h"

QString SearchTexts::ofField(const ResultRow &row, ResultField field)
{
    const QString text = fieldText(row, field).value_or(QString());
    if (!isRepeated(field))
        return foldedText(text);
    QString &known = m_known[text];
    if (known.isNull())
        known = foldedText(text);
    return known;
}

QString SearchTexts::ofColumns(const ResultRow &row)
{
    QString text;
    for (int column = 0; column < static_cast<int>(ResultColumn::Count); ++column) {
        text += ofField(row, fieldOf(static_cast<ResultColumn>(column)));
        text += u'\n';
    }
    return text;
}
