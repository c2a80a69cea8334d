// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QStringView>

/// Reads a text as records of cells, as in RFC 4180 but with any separator and any line break. Cells in
/// double quotes may contain separators, line breaks and doubled quotes. A quote without a closing quote is
/// an ordinary character, and so is every later quote. If `|` is the separator, a backslash escapes it, as in
/// Markdown. Blank lines are not records. Runs in linear time.
class CsvReader final
{
public:
    static constexpr qsizetype kMaxCells = 256; ///< per record; further cells are skipped

    /// The text must outlive the reader.
    CsvReader(QStringView text, QChar separator);

    /// Reads the next record into `cells`, with their quotes. Returns `false` at the end of the text.
    [[nodiscard]] bool next(QList<QStringView> &cells);

    /// Returns the end of the last record, before its line break.
    [[nodiscard]] qsizetype position() const { return m_at; }
    [[nodiscard]] bool isBeforeBlankLine() const;

    /// Returns the text of a cell without its quotes.
    [[nodiscard]] static QString text(QStringView cell);

private:
    [[nodiscard]] QStringView cell();

    QStringView m_text;
    QChar m_separator;
    qsizetype m_at = 0;
    bool m_areQuotesPlain = false;
};

/// How many of the first records must have the same number of cells.
enum class Regularity : quint8 {
    Most, ///< four out of five, as in a file
    All,  ///< all, and there are no blank lines, as in a table within another text
};

/// Returns the separator of a text's cells: a tab, `;`, `,` or `|`. Null if the text is not a table.
[[nodiscard]] QChar detectSeparator(QStringView text, Regularity regularity);
