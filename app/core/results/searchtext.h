// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultfields.h"

#include <QHash>

/// Returns the texts of rows that a filter searches, as foldedText() (text/foldedtext.h). Caches the parts
/// that rows share, since there may be a hundred thousand rows. Destroy it when all texts have been made.
class SearchTexts final
{
public:
    /// Returns everything that the row shows in its columns.
    [[nodiscard]] QString ofColumns(const ResultRow &row);
    /// Returns the value of a field; empty if it is not given.
    [[nodiscard]] QString ofField(const ResultRow &row, ResultField field);

private:
    QHash<QString, QString> m_known; ///< folded texts by the original text
};
