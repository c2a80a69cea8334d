// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QStringView>

inline constexpr QChar kDrawnBar = u'\u2502'; ///< between the cells of psql and other consoles

/// What separates the cells of a table.
inline constexpr QChar kSeparators[]{u'\t', u';', u',', u'|', kDrawnBar};

/// Reads a text as records of cells, as in RFC 4180 but with any separator and any line break. Cells in
/// double quotes may contain separators, line breaks and doubled quotes. A quote without a closing quote is
/// an ordinary character, and so is every later quote. Blank lines are not records. Runs in linear time.
///
/// With `|` or `│` as the separator, it reads the tables of Markdown, Jira and consoles: a backslash escapes
/// a bar, a bar within `[text|address]` is text, and a line of dashes below a record is a rule. If the first
/// line begins and ends with a bar, such bars are a frame. If they are `||`, the line has the heads of a Jira
/// table:
/// `||` separates cells in the whole table, and a record continues up to the next line with a bar.
class CsvReader final
{
public:
    static constexpr qsizetype kMaxCells = 256; ///< per record; further cells are skipped

    /// The text must outlive the reader.
    CsvReader(QStringView text, QChar separator);

    /// Reads the next record into `cells`, with their quotes. Returns `false` at the end of the text.
    [[nodiscard]] bool next(QList<QStringView> &cells);

    /// Returns the end of the last record, before its line break. A rule belongs to the record above it.
    [[nodiscard]] qsizetype position() const { return m_at; }
    [[nodiscard]] bool hasFrame() const { return m_hasFrame; }
    [[nodiscard]] bool isBeforeBlankLine() const;

    /// Returns the text of a cell without its quotes.
    [[nodiscard]] static QString text(QStringView cell);

private:
    void skipRule();
    void skipFrame();
    [[nodiscard]] bool takeSeparator();
    [[nodiscard]] bool endsRecord() const;
    [[nodiscard]] QStringView cell();

    QStringView m_text;
    QChar m_separator;
    bool m_isBar;
    qsizetype m_at = 0;
    bool m_areQuotesPlain = false;
    bool m_hasFrame = false;
    bool m_isJira = false;
};

/// How many of the first records must have the same number of cells.
enum class Regularity : quint8 {
    Most, ///< four out of five, as in a file
    All,  ///< all, and there are no blank lines, as in a table within another text
};

/// Returns the separator of a text's cells: a tab, `;`, `,`, `|` or `│`. Null if the text is not a table.
/// Commas separate no cells if every line is a number such as `1,234`.
[[nodiscard]] QChar detectSeparator(QStringView text, Regularity regularity);
