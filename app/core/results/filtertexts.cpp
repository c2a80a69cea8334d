// SPDX-License-Identifier: MIT
#include "results/filtertexts.h"

#include "text/foldedtext.h"

QString FilterTexts::folded(const ResultRow &row, ResultColumn column)
{
    const ResultField field = fieldOf(column);
    const auto make = [&] { return foldedText(fieldText(row, field).value_or(QString())); };
    if (!isRepeated(field))
        return make();
    const std::optional<SortKey> key = sortKey(row, field);
    if (!key)
        return make();
    QString &known = m_known.at(static_cast<std::size_t>(column))[*key];
    if (known.isNull())
        known = make();
    return known;
}

QString FilterTexts::of(const ResultRow &row)
{
    QString text;
    for (int column = 0; column < static_cast<int>(ResultColumn::Count); ++column) {
        text += folded(row, static_cast<ResultColumn>(column));
        text += u'\n';
    }
    return text;
}
