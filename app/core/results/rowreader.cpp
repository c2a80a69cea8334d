// SPDX-License-Identifier: MIT
#include "results/rowreader.h"

#include "text/foldedtext.h"

namespace {

/// Returns whether the value of the field is only in the body of an answer.
bool isInBody(ResultField field)
{
    switch (field) {
    case ResultField::Subject:
    case ResultField::Preview:
    case ResultField::Created: // without an offset it is shown as it was received
    case ResultField::Reason:
        return true;
    default:
        return false;
    }
}

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
    switch (field) {
    case ResultField::State:
        return static_cast<int>(m_rows.outcome(row));
    case ResultField::Read:
        return codeOf(m_rows.read(row));
    case ResultField::Archived:
        return codeOf(m_rows.archived(row));
    case ResultField::Type:
    case ResultField::TypeName:
    case ResultField::TypeId:
    case ResultField::TypeDescription:
        return m_rows.typeCode(row) + 1; // after kNotGiven
    case ResultField::Category:
    case ResultField::CategoryName:
    case ResultField::CategoryId:
    case ResultField::CategoryDescription:
        return m_rows.categoryCode(row) + 1;
    case ResultField::Connection:
    case ResultField::ConnectionName:
    case ResultField::Environment:
    case ResultField::Host:
        return m_rows.sourceCode(row);
    default:
        return std::nullopt;
    }
}

/// Returns the row, with its texts if the field needs them. Valid until the next call.
const ResultRow &RowReader::rowFor(qsizetype row, ResultField field)
{
    const bool needsTexts = isInBody(field);
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
    for (int column = 0; column < static_cast<int>(ResultColumn::Count); ++column) {
        text += foldedText(row, fieldOf(static_cast<ResultColumn>(column)));
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
