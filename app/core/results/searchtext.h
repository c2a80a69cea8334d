// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultfields.h"

#include <QHash>

/// Returns the texts that the filter searches: everything that a row shows in its columns, folded. Caches the
/// parts that rows share, since there may be a hundred thousand rows. Destroy it when all texts have been
/// made.
class SearchTexts final
{
public:
    [[nodiscard]] QString of(const ResultRow &row);

private:
    [[nodiscard]] QString folded(const ResultRow &row, ResultColumn column);

    QHash<QString, QString> m_known; ///< folded texts by the original text
};
