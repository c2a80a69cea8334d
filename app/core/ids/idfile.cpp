// SPDX-License-Identifier: MIT
#include "ids/idfile.h"

#include "ids/csvreader.h"
#include "ids/idparser.h"
#include "ids/idwords.h"
#include "text/displaytext.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int kSampledRecords = 200;
constexpr qsizetype kMaxCell = 256;

/// Whether a cell is one of a column of ids; `ids 101` is rather one of prose.
bool isIdCell(const QString &cell)
{
    const QChar first = cell.trimmed().isEmpty() ? QChar() : cell.trimmed().front();
    if (!first.isDigit() && first != u'#' && first != u'-' && !cell.contains("/notification/"_L1))
        return false;
    const ParsedIds parsed = parseIds(QStringView(cell).first(std::min(cell.size(), kMaxCell)));
    return !parsed.ids.isEmpty() && parsed.offered.isEmpty() && parsed.ignored.isEmpty() &&
           parsed.passedOver.isEmpty();
}

/// `sep=;` on the first line, as spreadsheet programs write and read it.
QChar takeDeclaredSeparator(QString &text)
{
    if (!text.startsWith("sep="_L1, Qt::CaseInsensitive) || text.size() < 5)
        return {};
    const QChar separator = text[4];
    const qsizetype end = text.indexOf(u'\n');
    text = end < 0 ? QString() : text.sliced(end + 1);
    return separator;
}

QList<QStringList> sampledRecords(QStringView text, QChar separator)
{
    QList<QStringList> records;
    QList<QStringView> cells;
    CsvReader reader(text, separator);
    while (records.size() < kSampledRecords && reader.next(cells)) {
        QStringList record;
        for (const QStringView cell : std::as_const(cells))
            record += CsvReader::text(cell);
        records += record;
    }
    return records;
}

bool namesIds(const QString &cell)
{
    return idHeaderRank(cell) > 0;
}

/// A first record names the columns if it says so, or if it has no digits where others have ids.
bool isHeader(const QList<QStringList> &records)
{
    const QStringList &first = records.first();
    if (std::any_of(first.begin(), first.end(), namesIds))
        return true;
    const auto hasDigit = [](const QString &cell) {
        return std::any_of(cell.begin(), cell.end(), [](QChar c) { return c.isDigit(); });
    };
    return std::none_of(first.begin(), first.end(), hasDigit) &&
           std::any_of(records.begin() + 1, records.end(), [](const QStringList &record) {
               return std::any_of(record.begin(), record.end(), isIdCell);
           });
}

struct Judged
{
    IdFileColumn column;
    qsizetype distinct = 0;
};

Judged judge(const QList<QStringList> &records, qsizetype index, bool hasHeader)
{
    Judged judged;
    QSet<QString> seen;
    if (hasHeader)
        judged.column.name =
            boundedText(visibleLine(records.first().value(index)), ParsedIds::kMaxCharacters);
    for (qsizetype i = hasHeader ? 1 : 0; i < records.size(); ++i) {
        const QString cell = records.at(i).value(index);
        if (cell.trimmed().isEmpty())
            continue;
        ++judged.column.filled;
        if (judged.column.samples.size() < IdFileColumn::kMaxSamples)
            judged.column.samples += boundedText(visibleLine(cell.left(kMaxCell)), ParsedIds::kMaxCharacters);
        if (isIdCell(cell)) {
            ++judged.column.ids;
            seen.insert(cell);
        }
    }
    judged.distinct = seen.size();
    return judged;
}

/// Named columns before others; then the one with the most different ids, if most of it is ids.
int bestColumn(const QList<Judged> &columns, bool hasHeader)
{
    const auto isMostlyIds = [](const Judged &judged) {
        return judged.column.ids > 0 && judged.column.ids * 2 >= judged.column.filled;
    };
    if (!hasHeader && std::all_of(columns.begin(), columns.end(), isMostlyIds))
        return IdFile::kWholeText; // a list with several ids a line
    int best = IdFile::kWholeText;
    int bestRank = 0;
    qsizetype bestDistinct = 0;
    for (int i = 0; i < columns.size(); ++i) {
        const Judged &judged = columns.at(i);
        const int rank = idHeaderRank(judged.column.name);
        if (!isMostlyIds(judged) || rank < bestRank || (rank == bestRank && judged.distinct <= bestDistinct))
            continue;
        best = i;
        bestRank = rank;
        bestDistinct = judged.distinct;
    }
    return best;
}

} // namespace

Result<IdFile> readIdFile(QByteArrayView bytes)
{
    if (bytes.size() > IdFile::kMaxBytes)
        return failure(inputError(ErrorCause::IdTextTooLong));
    const Result<DecodedText> decoded = decodeText(bytes);
    if (!decoded)
        return failure(decoded.error());

    IdFile file;
    file.text = decoded->text;
    file.encoding = decoded->encoding;
    file.separator = takeDeclaredSeparator(file.text);
    if (file.separator.isNull())
        file.separator = detectSeparator(file.text);
    if (file.separator.isNull())
        return file;
    const QList<QStringList> records = sampledRecords(file.text, file.separator);
    if (records.isEmpty())
        return file;
    file.hasHeader = isHeader(records);
    qsizetype width = 0;
    for (const QStringList &record : records)
        width = std::max(width, record.size());
    QList<Judged> columns;
    for (qsizetype i = 0; i < width; ++i) {
        columns += judge(records, i, file.hasHeader);
        file.columns += columns.last().column;
    }
    file.bestColumn = bestColumn(columns, file.hasHeader);
    return file;
}

QString columnText(const IdFile &file, int column)
{
    if (column < 0 || column >= file.columns.size())
        return file.text;
    QString text;
    QList<QStringView> cells;
    CsvReader reader(file.text, file.separator);
    bool isHeader = file.hasHeader;
    while (reader.next(cells)) {
        if (!std::exchange(isHeader, false) && column < cells.size())
            text += CsvReader::text(cells.at(column)).replace(u'\n', u' ').replace(u'\r', u' ') + u'\n';
    }
    return text;
}
