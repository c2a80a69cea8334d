// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultcolumns.h"

#include <map>
#include <optional>
#include <utility>

/// Makes what rows are filtered by: all that a row shows in its columns, folded. Remembers the parts that
/// rows share, since there may be a hundred thousand of them; to be dropped when they have been made, so
/// that nothing outlives a change of the language.
class FilterTexts final
{
public:
    [[nodiscard]] QString of(const ResultRow &row);

private:
    using NamedNumber = std::pair<std::optional<QString>, std::optional<qint32>>;
    using Origin = std::pair<QString, QString>;

    std::map<LookupRow::Outcome, QString> m_states;
    std::map<std::optional<bool>, QString> m_read;
    std::map<std::optional<bool>, QString> m_archived;
    std::map<NamedNumber, QString> m_types;
    std::map<NamedNumber, QString> m_categories;
    std::map<Origin, QString> m_connections;
};
