// SPDX-License-Identifier: MIT
#include "ui/lookup/results/columnstate.h"

#include "ui/style/tokens.h"

#include <QStringList>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace {

constexpr auto kVersion = "1"_L1;
constexpr auto kHidden = "hidden"_L1;
constexpr auto kSort = "sort"_L1;
constexpr auto kAscending = "ascending"_L1;
constexpr auto kDescending = "descending"_L1;

/// In the order of the enum. Never translated.
constexpr auto kNames =
    std::to_array<QLatin1StringView>({"State"_L1, "Id"_L1, "Subject"_L1, "Type"_L1, "Category"_L1,
                                      "Created"_L1, "Read"_L1, "Archived"_L1, "Connection"_L1});
static_assert(kNames.size() == static_cast<std::size_t>(ResultColumn::Count));

QString nameOf(ResultColumn column)
{
    return kNames.at(static_cast<std::size_t>(column));
}

std::optional<ResultColumn> columnNamed(const QString &name)
{
    const auto found = std::find(kNames.begin(), kNames.end(), name);
    if (found == kNames.end())
        return {};
    return static_cast<ResultColumn>(found - kNames.begin());
}

bool readSort(const QStringList &words, ColumnState &state)
{
    state.sorted = words.size() == 3 ? columnNamed(words[1]) : std::nullopt;
    state.order = words.size() == 3 && words[2] == kDescending ? Qt::DescendingOrder : Qt::AscendingOrder;
    return state.sorted && (words[2] == kAscending || words[2] == kDescending);
}

bool readColumn(const QStringList &words, ColumnState &state)
{
    const auto column = columnNamed(words[0]);
    const bool isKnown =
        std::any_of(state.columns.begin(), state.columns.end(),
                    [&](const ColumnState::Column &known) { return known.column == column; });
    if (!column || isKnown || words.size() < 2 || words.size() > 3 ||
        (words.size() == 3 && words[2] != kHidden))
        return false;
    bool isNumber = false;
    const int width = words[1].toInt(&isNumber);
    if (!isNumber || width < tokens::kColumnMinWidth || width > tokens::kColumnMaxWidth)
        return false;
    state.columns += {*column, width, words.size() == 3};
    return true;
}

} // namespace

QString columnStateText(const ColumnState &state)
{
    QStringList parts{kVersion};
    for (const ColumnState::Column &column : state.columns) {
        QStringList words{nameOf(column.column), QString::number(column.width)};
        if (column.isHidden)
            words += kHidden;
        parts += words.join(u':');
    }
    if (state.sorted)
        parts += QStringList{kSort, nameOf(*state.sorted),
                             state.order == Qt::AscendingOrder ? kAscending : kDescending}
                     .join(u':');
    return parts.join(u';');
}

std::optional<ColumnState> columnState(const QString &text)
{
    QStringList parts = text.split(u';');
    if (parts.takeFirst() != kVersion)
        return {};
    ColumnState state;
    for (const QString &part : std::as_const(parts)) {
        const QStringList words = part.split(u':');
        if (!(words[0] == kSort ? readSort(words, state) : readColumn(words, state)))
            return {};
    }
    const bool isComplete = state.columns.size() == static_cast<qsizetype>(ResultColumn::Count);
    const bool isSeen = std::any_of(state.columns.begin(), state.columns.end(),
                                    [](const ColumnState::Column &column) { return !column.isHidden; });
    return isComplete && isSeen ? std::optional(state) : std::nullopt;
}
