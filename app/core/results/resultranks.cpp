// SPDX-License-Identifier: MIT
#include "results/resultranks.h"

#include "text/foldedtext.h"

#include <QHash>

#include <algorithm>
#include <numeric>
#include <optional>

namespace {

/// What a cell is sorted by.
struct Value
{
    qint64 number = 0;   ///< compared first
    int afterEquals = 0; ///< then this
    QString text;        ///< then without case and accents, and then as it is
    qint64 lastly = 0;   ///< of two alike

    friend bool operator==(const Value &, const Value &) = default;
};

std::size_t qHash(const Value &value, std::size_t seed)
{
    return value.text.isEmpty() ? qHashMulti(seed, value.number, value.afterEquals)
                                : qHashMulti(seed, value.text, value.lastly);
}

std::optional<Value> textValue(const std::optional<QString> &text, qint64 lastly = 0)
{
    const bool isBlank =
        !text || std::all_of(text->begin(), text->end(), [](QChar c) { return c.isSpace(); });
    return isBlank ? std::nullopt : std::optional(Value{.text = *text, .lastly = lastly});
}

std::optional<Value> flagValue(std::optional<bool> flag)
{
    return flag ? std::optional(Value{.number = *flag ? 1 : 0, .text = {}}) : std::nullopt;
}

std::optional<Value> dateValue(const std::optional<Timestamp> &date)
{
    if (!date)
        return {};
    if (date->instant)
        return Value{.number = date->instant->toMSecsSinceEpoch(), .text = {}};
    const auto asUtc = parseTimestamp(date->text + u'Z');
    if (!asUtc || !asUtc->instant)
        return {};
    return Value{.number = asUtc->instant->toMSecsSinceEpoch(), .afterEquals = 1, .text = {}};
}

qint64 placeOf(LookupRow::Outcome outcome)
{
    switch (outcome) {
    case LookupRow::Outcome::Found:
        return 0;
    case LookupRow::Outcome::NotFound:
        return 1;
    case LookupRow::Outcome::Failed:
        return 2;
    case LookupRow::Outcome::NotLookedUp:
        return 3;
    case LookupRow::Outcome::Running:
        return 4;
    case LookupRow::Outcome::Waiting:
        return 5;
    }
    Q_UNREACHABLE();
}

std::optional<Value> valueOf(const ResultRow &row, ResultColumn column)
{
    static const Notification none;
    static const NotificationType noType;
    const Notification &notification = row.lookup.notification ? *row.lookup.notification : none;
    const NotificationType &type = notification.type ? *notification.type : noType;
    switch (column) {
    case ResultColumn::State:
        return Value{.number = placeOf(row.lookup.outcome), .text = {}};
    case ResultColumn::Id:
        return Value{.number = row.lookup.id, .text = {}};
    case ResultColumn::Subject:
        return textValue(notification.subject);
    case ResultColumn::Type:
        return textValue(type.info ? type.info : columnText(row, column), type.id.value_or(0));
    case ResultColumn::Category:
        if (!type.category)
            return {};
        return textValue(type.category->info ? type.category->info : columnText(row, column),
                         type.category->id.value_or(0));
    case ResultColumn::Created:
        return dateValue(notification.createdDate);
    case ResultColumn::Read:
        return flagValue(notification.read);
    case ResultColumn::Archived:
        return flagValue(notification.archived);
    case ResultColumn::Connection:
        return textValue(row.from.environment + u' ' + row.from.connection);
    case ResultColumn::Count:
        break;
    }
    return {};
}

/// Whether `a` is before `b`, whose folded texts these are.
bool isBefore(const Value &a, const QString &foldedA, const Value &b, const QString &foldedB)
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
quint64 headOf(const Value &value, const QString &folded, qsizetype start)
{
    if (value.text.isEmpty())
        return static_cast<quint64>(value.number) ^ (quint64(1) << 63);
    quint64 head = 0;
    for (qsizetype i = start; i < start + 4; ++i)
        head = head << 16 | (i < folded.size() ? folded.at(i).unicode() : 0);
    return head;
}

/// Of values that differ from one another.
std::vector<ResultRank> ranksOf(const std::vector<Value> &values)
{
    struct Entry
    {
        quint64 head;
        std::size_t place;
    };
    std::vector<QString> folded;
    folded.reserve(values.size());
    for (const Value &value : values)
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
    std::vector<Value> values;
    QHash<Value, int> places;
    values.reserve(static_cast<std::size_t>(rows.size()));
    places.reserve(rows.size());
    std::vector<int> placeOfRow;
    placeOfRow.reserve(static_cast<std::size_t>(rows.size()));
    for (const ResultRow &row : rows) {
        std::optional<Value> value = valueOf(row, column);
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
