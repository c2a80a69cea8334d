// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultfields.h"

#include <QHash>

/// Makes what rows are filtered by: all that a row shows in its columns, folded. Remembers the parts that
/// rows share, since there may be a hundred thousand of them; to be dropped when all have been made.
class SearchTexts final
{
public:
    [[nodiscard]] QString of(const ResultRow &row);

private:
    [[nodiscard]] QString folded(const ResultRow &row, ResultColumn column);

    QHash<QString, QString> m_known; ///< folded, by the text
};
