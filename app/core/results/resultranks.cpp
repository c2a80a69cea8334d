// SPDX-License-Identifier: MIT
#include "results/resultranks.h"

#include "text/foldedtext.h"

#include <QHash>

#include <algorithm>
#include <numeric>
#include <optional>

namespace {

/// Whether `a` is before `b`, whose folded texts these are.
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
    return a.lastly < b.lastly;
}

/// How many characters all of these begin with.
qsizetype commonPrefix(const std::vector<QString> &texts)
{
    if (texts.empty())
        return 0;
    const QString &first = texts.front();
    qsizetype length = first.size();
    for (const QString &text : texts) {
        const auto end = std::mismatch(first.begin(), first.begin() + length, text.begin(), text.end()).first;
        length = end - first.begin();
    }
    return length;
}

/// What tells most values apart without a look at their texts, which lie all over the memory: of numbers
/// the number, of texts the four characters from `start` on. Never against isBefore(): a column has
/// numbers or texts, not both.
quint64 headOf(const SortKey &value, const QString &folded, qsizetype start)
{
    if (value.text.isEmpty())
        return static_cast<quint64>(value.number) ^ (quint64(1) << 63);
    quint64 head = 0;
    for (qsizetype i = start; i < start + 4; ++i)
        head = head << 16 | (i < folded.size() ? folded.at(i).unicode() : 0);
    return head;
}

/// Of values that differ from one another.
std::vector<ResultRank> ranksOf(const std::vector<SortKey> &values)
{
    struct Entry
    {
        quint64 head;
        std::size_t place;
    };
    std::vector<QString> folded;
    folded.reserve(values.size());
    for (const SortKey &value : values)
        folded.push_back(std::move(foldedText(value.text)).trimmed());
    const qsizetype start = commonPrefix(folded);
    std::vector<Entry> sorted;
    sorted.reserve(values.size());
    for (std::size_t place = 0; place < values.size(); ++place)
        sorted.push_back({headOf(values[place], folded[place], start), place});
    std::sort(sorted.begin(), sorted.end(), [&](const Entry &a, const Entry &b) {
        if (a.head != b.head)
            return a.head < b.head;
        return isBefore(values[a.place], folded[a.place], values[b.place], folded[b.place]);
    });
    std::vector<ResultRank> ranks(sorted.size());
    for (std::size_t rank = 0; rank < sorted.size(); ++rank)
        ranks[sorted[rank].place] = static_cast<ResultRank>(rank);
    return ranks;
}

} // namespace

std::vector<ResultRank> resultRanks(const QList<ResultRow> &rows, ResultColumn column)
{
    std::vector<SortKey> values;
    QHash<SortKey, int> places;
    values.reserve(static_cast<std::size_t>(rows.size()));
    places.reserve(rows.size());
    std::vector<int> placeOfRow;
    placeOfRow.reserve(static_cast<std::size_t>(rows.size()));
    for (const ResultRow &row : rows) {
        std::optional<SortKey> value = sortKey(row, fieldOf(column));
        if (!value) {
            placeOfRow.push_back(kBlankRank);
            continue;
        }
        const auto next = static_cast<int>(values.size());
        int &place = places[*value];
        if (places.size() > next) {
            place = next;
            values.push_back(*std::move(value));
        }
        placeOfRow.push_back(place);
    }
    const std::vector<ResultRank> ranks = ranksOf(values);
    for (int &place : placeOfRow)
        place = place == kBlankRank ? kBlankRank : ranks[static_cast<std::size_t>(place)];
    return placeOfRow;
}
