// SPDX-License-Identifier: MIT
#include "ids/idtable.h"

#include "ids/csvreader.h"
#include "ids/idcharacters.h"
#include "ids/idtokens.h"
#include "text/displaytext.h"

#include <QSet>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

constexpr int kSampledRecords = 200;
constexpr qsizetype kMaxCell = 256;

/// Returns whether a cell could be in a column of ids.
bool isIdCell(QStringView cell)
{
    QString plain;
    appendPlain(plain, cell.first(std::min(cell.size(), kMaxCell)));
    IdTokenizer tokens(plain);
    bool hasId = false;
    for (IdToken token = tokens.next(); token.kind != IdToken::Kind::End; token = tokens.next()) {
        const bool isId = token.kind == IdToken::Kind::Address ||
                          (token.isNumeric() && isInIdRange(token.first) && isInIdRange(token.last));
        if (!isId && token.kind != IdToken::Kind::Separator && token.kind != IdToken::Kind::Hash)
            return false;
        hasId = hasId || isId;
    }
    return hasId;
}

/// Calls `use` with the cells of each record until it returns `false`.
template <typename Use>
void forEachRecord(QStringView text, QChar separator, const Use &use)
{
    CsvReader reader(text, separator);
    QList<QStringView> cells;
    while (reader.next(cells) && use(cells)) {
    }
}

QList<QStringList> sampledRecords(QStringView text, QChar separator)
{
    QList<QStringList> records;
    forEachRecord(text, separator, [&records](const QList<QStringView> &cells) {
        QStringList record;
        for (const QStringView cell : cells)
            record += CsvReader::text(cell);
        records += record;
        return records.size() < kSampledRecords;
    });
    return records;
}

/// Returns the column whose header names ids; -1 if there is none.
template <typename Cells>
qsizetype namedColumn(const Cells &head)
{
    const auto best = std::max_element(
        head.begin(), head.end(), [](const auto &a, const auto &b) { return idHeadRank(a) < idHeadRank(b); });
    return best != head.end() && idHeadRank(*best) > 0 ? best - head.begin() : -1;
}

/// Returns whether the first record is a header: it names ids, or it has no digits where the other records
/// have ids.
bool isHead(const QList<QStringList> &records)
{
    const QStringList &first = records.first();
    if (namedColumn(first) >= 0)
        return true;
    const auto hasDigit = [](const QString &cell) {
        return std::any_of(cell.begin(), cell.end(), [](QChar c) { return c.isDigit(); });
    };
    return std::none_of(first.begin(), first.end(), hasDigit) &&
           std::any_of(records.begin() + 1, records.end(), [](const QStringList &record) {
               return std::any_of(record.begin(), record.end(), isIdCell);
           });
}

struct JudgedColumn
{
    IdColumn column;
    qsizetype distinct = 0;

    [[nodiscard]] bool isMostlyIds() const { return column.ids > 0 && column.ids * 2 >= column.filled; }
};

JudgedColumn judgedColumn(const QList<QStringList> &records, qsizetype index, bool hasHeader)
{
    const auto shown = [](const QString &cell) {
        return boundedText(visibleLine(cell.left(kMaxCell)), IdColumn::kMaxCharacters);
    };
    JudgedColumn judged;
    judged.column.index = index;
    QSet<QString> seen;
    if (hasHeader)
        judged.column.name = shown(records.first().value(index));
    for (qsizetype i = hasHeader ? 1 : 0; i < records.size(); ++i) {
        const QString cell = records.at(i).value(index);
        if (cell.trimmed().isEmpty())
            continue;
        ++judged.column.filled;
        if (judged.column.samples.size() < IdColumn::kMaxSamples)
            judged.column.samples += shown(cell);
        if (isIdCell(cell)) {
            ++judged.column.ids;
            seen.insert(cell);
        }
    }
    judged.distinct = seen.size();
    return judged;
}

/// Returns the column with the most different ids. At least half of its non-empty cells must be ids.
int bestColumn(const QList<JudgedColumn> &columns)
{
    int best = IdTable::kWholeText;
    qsizetype bestDistinct = 0;
    for (int i = 0; i < columns.size(); ++i) {
        const JudgedColumn &judged = columns.at(i);
        if (!judged.isMostlyIds() || judged.distinct <= bestDistinct)
            continue;
        best = i;
        bestDistinct = judged.distinct;
    }
    return best;
}

/// Returns the text of a cell as one line.
QString cellLine(QStringView cell)
{
    return CsvReader::text(cell).replace(u'\n', u' ').replace(u'\r', u' ') + u'\n';
}

/// Returns the text without line breaks at its ends. A tab there separates an empty cell.
QStringView withoutOuterBreaks(QStringView text)
{
    while (text.startsWith(u'\n') || text.startsWith(u'\r'))
        text = text.sliced(1);
    while (text.endsWith(u'\n') || text.endsWith(u'\r'))
        text.chop(1);
    return text;
}

} // namespace

std::optional<IdTable> readTable(QStringView text, QChar separator)
{
    const QList<QStringList> records = sampledRecords(text, separator);
    if (records.isEmpty())
        return {};
    IdTable table;
    table.separator = separator;
    table.hasHeader = isHead(records);
    qsizetype width = 0;
    for (const QStringList &record : records)
        width = std::max(width, record.size());
    QList<JudgedColumn> judged;
    for (qsizetype i = 0; i < width; ++i)
        judged += judgedColumn(records, i, table.hasHeader);
    for (const JudgedColumn &column : std::as_const(judged))
        table.columns += column.column;
    const auto isAllIds = [](const IdColumn &column) { return column.ids == column.filled; };
    const auto hasIds = [](const IdColumn &column) { return column.ids > 0; };
    table.areAllIds = !table.hasHeader && std::all_of(table.columns.begin(), table.columns.end(), isAllIds) &&
                      std::any_of(table.columns.begin(), table.columns.end(), hasIds);
    const auto named = std::find_if(
        table.columns.begin(), table.columns.end(),
        [index = namedColumn(records.first())](const IdColumn &column) { return column.index == index; });
    table.bestColumn =
        named != table.columns.end() ? static_cast<int>(named - table.columns.begin()) : bestColumn(judged);
    return table;
}

std::optional<IdTable> readPastedTable(QStringView text)
{
    text = withoutOuterBreaks(text);
    const QChar separator = detectSeparator(text, Regularity::All);
    const QStringView first = firstLine(text);
    const qsizetype rule = first.contains(separator) ? 0 : first.size();
    if (separator.isNull() || readTableHead(withoutOuterBreaks(text.sliced(rule))))
        return {};
    std::optional<IdTable> table = readTable(text, separator);
    if (!table || table->bestColumn == IdTable::kWholeText)
        return {};
    // A list with a comma at the end of each line is not a table.
    const auto filled = std::count_if(table->columns.begin(), table->columns.end(),
                                      [](const IdColumn &column) { return column.filled > 0; });
    return filled > 1 ? table : std::nullopt;
}

QString columnText(QStringView text, const IdTable &table, int column)
{
    const bool isOne = column >= 0 && column < table.columns.size();
    if (!isOne && !table.areAllIds)
        return text.toString();
    QString cells;
    bool isHeadNext = table.hasHeader;
    forEachRecord(text, table.separator, [&](const QList<QStringView> &record) {
        if (std::exchange(isHeadNext, false))
            return true;
        for (qsizetype i = 0; i < record.size(); ++i) {
            if (!isOne || i == table.columns.at(column).index)
                cells += cellLine(record.at(i));
        }
        return true;
    });
    // With several ids per cell, the result would look like a table again. A blank line prevents that, if it
    // is not within quotes.
    if (readPastedTable(cells)) {
        cells.replace(u'"', u' ');
        const auto first = std::find_if(cells.cbegin(), cells.cend(), [](QChar c) { return c != u'\n'; });
        cells.insert(cells.indexOf(u'\n', first - cells.cbegin()), u'\n');
    }
    return cells;
}

std::optional<HeadedTable> readTableHead(QStringView text)
{
    const QStringView line = firstLine(text);
    QList<QStringView> cells;
    for (const QChar separator : kSeparators) {
        if (!line.contains(separator))
            continue;
        CsvReader reader(text, separator);
        if (!reader.next(cells))
            continue;
        const qsizetype width = cells.size();
        const qsizetype column = namedColumn(cells);
        if (width > 1 && column >= 0 && !reader.isBeforeBlankLine() && reader.next(cells) &&
            cells.size() == width)
            return HeadedTable{separator, column};
    }
    return {};
}
