// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultfields.h"
#include "results/resultrows.h"
#include "results/resultstate.h"

#include <array>
#include <optional>
#include <vector>

/// Reads values of rows, to filter and sort them: from the records as far as possible, since parsing a body
/// takes some microseconds, and remembers values that many rows share. To be used by one thread, while the
/// rows do not change.
class RowReader final
{
public:
    /// `rows` must outlive the reader.
    explicit RowReader(const ResultRows &rows);

    [[nodiscard]] const ResultRows &rows() const { return m_rows; }
    [[nodiscard]] ResultStates states(qsizetype row) const;
    /// Returns fieldText(), empty if it is not given.
    [[nodiscard]] QString text(qsizetype row, ResultField field);
    /// Returns text() as foldedText(), see text/foldedtext.h.
    [[nodiscard]] QString foldedText(qsizetype row, ResultField field);
    /// Returns the folded texts of what the row shows in mainFields().
    [[nodiscard]] QString foldedColumns(qsizetype row);
    /// Returns sortKey().
    [[nodiscard]] std::optional<SortKey> key(qsizetype row, ResultField field);
    /// Returns a number that rows with the same value of the field share, from 0, so that a value has to be
    /// made and compared only once. Different numbers can stand for the same value. `nullopt` if the field
    /// has no such numbers.
    [[nodiscard]] std::optional<int> code(qsizetype row, ResultField field) const;

private:
    /// The words of a value that rows share.
    struct Words
    {
        QString text;
        QString folded;
    };

    [[nodiscard]] const ResultRow &rowFor(qsizetype row, ResultField field);
    [[nodiscard]] Words words(qsizetype row, ResultField field);

    const ResultRows &m_rows;
    ResultRow m_row; ///< the row that was read last
    qsizetype m_number = -1;
    bool m_hasTexts = false;                                                   ///< whether m_row is complete
    std::array<std::vector<std::optional<Words>>, kResultFieldCount> m_shared; ///< by code
};
