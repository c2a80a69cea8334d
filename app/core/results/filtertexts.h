// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultfields.h"

#include <QHash>

#include <array>

/// Makes what rows are filtered by: all that a row shows in its columns, folded. Remembers the parts that
/// rows share, since there may be a hundred thousand of them; to be dropped when they have been made, so
/// that nothing outlives a change of the language.
class FilterTexts final
{
public:
    [[nodiscard]] QString of(const ResultRow &row);

private:
    [[nodiscard]] QString folded(const ResultRow &row, ResultColumn column);

    std::array<QHash<SortKey, QString>, static_cast<std::size_t>(ResultColumn::Count)> m_known;
};
