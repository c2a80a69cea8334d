// SPDX-License-Identifier: MIT
#include "results/sortkeys.h"

#include "text/foldedtext.h"

#include <QHash>

#include <algorithm>
#include <numeric>
#include <optional>

namespace {

/// Returns whether `a` is less than `b`. `foldedA` and `foldedB` are their folded texts.
bool isBefore(const SortKey &a, const QString &foldedA, const SortKey &b, const QString &foldedB)
{
    if (a.number != b.number)
        return a.number < b.number;
    if (a.afterEquals != b.afterEquals)
        return a.afterEquals < b.afterEquals;
    if (const int folded = foldedA.compare(foldedB))
        return folded < 0;
    if (const int text = a.text.compare(b.text))
        return text < 0;
    return a.tieBreaker < b.tieBreaker;
}

/// Returns the ranks of values that are all different.
std::vector<ResultRank> ranksOf(const std::vector<SortKey> &values)
{
    std::vector<QString> folded;
    folded.reserve(values.size());
    for (const SortKey &value : values)
        folded.push_back(foldedText(value.text).trimmed());
    std::vector<std::size_t> sorted(values.size());
    std::iota(sorted.begin(), sorted.end(), 0);
    std::sort(sorted.begin(), sorted.end(), [&](std::size_t a, std::size_t b) {
        return isBefore(values[a], folded[a], values[b], folded[b]);
    });
    std::vector<ResultRank> ranks(sorted.size());
    for (std::size_t rank = 0; rank < sorted.size(); ++rank)
        ranks[sorted[rank]] = static_cast<ResultRank>(rank);
    return ranks;
}

} // namespace

std::vector<ResultRank> sortRanks(RowReader &reader, ResultField field, const std::vector<qsizetype> &rows)
{
    std::vector<SortKey> values;
    QHash<SortKey, int> positions;
    std::vector<std::optional<int>> rankOfCode; // kBlankRank: the code stands for no value
    std::vector<int> rankOfRow;
    rankOfRow.reserve(rows.size());
    const auto rankOf = [&](qsizetype row) {
        std::optional<SortKey> value = reader.key(row, field);
        if (!value)
            return kBlankRank;
        const auto next = static_cast<int>(values.size());
        int &position = positions[*value];
        if (positions.size() > next) {
            position = next;
            values.push_back(*std::move(value));
        }
        return position;
    };
    for (const qsizetype row : rows) {
        const std::optional<int> code = reader.code(row, field);
        if (!code) {
            rankOfRow.push_back(rankOf(row));
            continue;
        }
        const auto known = static_cast<std::size_t>(*code);
        if (known >= rankOfCode.size())
            rankOfCode.resize(known + 1);
        if (!rankOfCode[known])
            rankOfCode[known] = rankOf(row);
        rankOfRow.push_back(*rankOfCode[known]);
    }
    const std::vector<ResultRank> ranks = ranksOf(values);
    for (int &position : rankOfRow)
        position = position == kBlankRank ? kBlankRank : ranks[static_cast<std::size_t>(position)];
    return rankOfRow;
}

std::vector<int> sortedPositions(const std::vector<ResultRank> &ranks, Qt::SortOrder order)
{
    const auto highest = std::max_element(ranks.begin(), ranks.end());
    const ResultRank last = highest == ranks.end() ? kBlankRank : *highest;
    const auto bucketOf = [last, order](ResultRank rank) {
        if (rank == kBlankRank)
            return static_cast<std::size_t>(last) + 1;
        return static_cast<std::size_t>(order == Qt::AscendingOrder ? rank : last - rank);
    };
    std::vector<int> next(static_cast<std::size_t>(last) + 2, 0); // the place of the next row of each bucket
    for (const ResultRank rank : ranks)
        ++next[bucketOf(rank)];
    std::exclusive_scan(next.begin(), next.end(), next.begin(), 0);
    std::vector<int> positions;
    positions.reserve(ranks.size());
    for (const ResultRank rank : ranks)
        positions.push_back(next[bucketOf(rank)]++);
    return positions;
}
