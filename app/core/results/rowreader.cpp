// SPDX-License-Identifier: MIT
#include "results/rowreader.h"

#include "text/foldedtext.h"

namespace {

int codeOf(std::optional<bool> flag)
{
    return flag ? (*flag ? 2 : 1) : 0;
}

} // namespace

RowReader::RowReader(const ResultRows &rows)
    : m_rows(rows)
{
}

ResultStates RowReader::states(qsizetype row) const
{
    return statesOf(m_rows, row);
}

std::optional<int> RowReader::code(qsizetype row, ResultField field) const
{
    switch (originOf(field)) {
    case FieldOrigin::Outcome:
        return static_cast<int>(m_rows.outcome(row));
    case FieldOrigin::ReadFlag:
        return codeOf(m_rows.read(row));
    case FieldOrigin::ArchivedFlag:
        return codeOf(m_rows.archived(row));
    case FieldOrigin::Type:
        return m_rows.typeCode(row) + 1; // after kNotGiven
    case FieldOrigin::Category:
        return m_rows.categoryCode(row) + 1;
    case FieldOrigin::Source:
        return m_rows.sourceCode(row);
    case FieldOrigin::Record:
    case FieldOrigin::Body:
        return std::nullopt;
    }
    Q_UNREACHABLE();
}

/// Returns the row, with its texts if the field needs them. Valid until the next call.
const ResultRow &RowReader::rowFor(qsizetype row, ResultField field)
{
    const bool needsTexts = originOf(field) == FieldOrigin::Body;
    if (m_number != row || (needsTexts && !m_hasTexts)) {
        m_row = needsTexts ? m_rows.at(row) : m_rows.withoutTexts(row);
        m_number = row;
        m_hasTexts = needsTexts;
    }
    return m_row;
}

RowReader::Words RowReader::words(qsizetype row, ResultField field)
{
    const auto read = [&] {
        const QString text = fieldText(rowFor(row, field), field).value_or(QString());
        return Words{text, ::foldedText(text)};
    };
    const std::optional<int> shared = code(row, field);
    if (!shared)
        return read();
    std::vector<std::optional<Words>> &known = m_shared.at(static_cast<std::size_t>(field));
    const auto place = static_cast<std::size_t>(*shared);
    if (place >= known.size())
        known.resize(place + 1);
    if (!known[place])
        known[place] = read();
    return *known[place];
}

QString RowReader::text(qsizetype row, ResultField field)
{
    return words(row, field).text;
}

QString RowReader::foldedText(qsizetype row, ResultField field)
{
    return words(row, field).folded;
}

QString RowReader::foldedColumns(qsizetype row)
{
    QString text;
    for (const ResultField column : mainFields()) {
        text += foldedText(row, column);
        text += u'\n';
    }
    return text;
}

std::optional<SortKey> RowReader::key(qsizetype row, ResultField field)
{
    if (field == ResultField::Created) { // does not need its text
        const auto created = m_rows.created(row);
        return created ? std::optional(SortKey{
                             .number = created->ms, .afterEquals = created->lacksOffset ? 1 : 0, .text = {}})
                       : std::nullopt;
    }
    return sortKey(rowFor(row, field), field);
}
