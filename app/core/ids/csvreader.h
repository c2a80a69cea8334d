// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QStringView>

/// Reads a text as records of cells, as RFC 4180 has it but with any separator and any line break: cells in
/// double quotes may hold both, and quotes doubled. A quote that never ends is an ordinary character, and so
/// is every other from there on. Between bars a backslash stands before a bar that parts nothing, as in
/// Markdown. Blank lines are no records. Linear in the length of the text.
class CsvReader final
{
public:
    static constexpr qsizetype kMaxCells = 256; ///< of a record; the rest is skipped

    /// The text must outlive the reader.
    CsvReader(QStringView text, QChar separator);

    /// Reads the next record into `cells`, as they are written. False at the end.
    [[nodiscard]] bool next(QList<QStringView> &cells);

    /// The end of the last record, where its line break begins.
    [[nodiscard]] qsizetype position() const { return m_at; }
    [[nodiscard]] bool isBeforeBlankLine() const;

    /// What a cell says, without its quotes.
    [[nodiscard]] static QString text(QStringView cell);

private:
    [[nodiscard]] QStringView cell();

    QStringView m_text;
    QChar m_separator;
    qsizetype m_at = 0;
    bool m_areQuotesPlain = false;
};

/// How many of a text's first records have to have as many cells as the others.
enum class Regularity : quint8 {
    Most, ///< four of five, as in a file
    All,  ///< and no line is blank, as in a table among other texts
};

/// What parts the cells of a text: a tab, `;`, `,` or `|`; null if it is no table.
[[nodiscard]] QChar detectSeparator(QStringView text, Regularity regularity);
