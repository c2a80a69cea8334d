// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QStringView>

/// Reads a text as records of cells, as RFC 4180 has it but with any separator and any line break: cells in
/// double quotes may hold both, and quotes doubled. A quote that never ends is an ordinary character, and so
/// is every other from there on. Blank lines are no records. Linear in the length of the text.
class CsvReader final
{
public:
    static constexpr qsizetype kMaxCells = 256; ///< of a record; the rest is skipped

    /// The text must outlive the reader.
    CsvReader(QStringView text, QChar separator);

    /// Reads the next record into `cells`, as they are written. False at the end.
    [[nodiscard]] bool next(QList<QStringView> &cells);

    /// What a cell says, without its quotes.
    [[nodiscard]] static QString text(QStringView cell);

private:
    [[nodiscard]] QStringView cell();

    QStringView m_text;
    QChar m_separator;
    qsizetype m_at = 0;
    bool m_areQuotesPlain = false;
};

/// What parts the cells of a text: a tab, `;`, `,` or `|`, where most of its first records have as many
/// cells; null if it is no table.
[[nodiscard]] QChar detectSeparator(QStringView text);
