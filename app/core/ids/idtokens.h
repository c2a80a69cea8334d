// SPDX-License-Identifier: MIT
#pragma once

#include "ids/idwords.h"

#include <QStringView>

/// A piece of a text with ids, judged by itself. README.md has the grammar.
struct IdToken
{
    enum class Kind : quint8 {
        End,
        Cell,      ///< a tab or a bar
        Separator, ///< `,` `;` `&`, and `/` or `+` by itself
        Number,    ///< an id, unless it is out of range
        Range,     ///< two of them
        NotId,     ///< has a digit, and is neither
        Word,      ///< has no digit
        Hash,      ///< in front of what follows
        NameSign,  ///< `:` or `=` by itself
        Sign,      ///< says nothing: a dash between words, a bullet, punctuation by itself
    };

    Kind kind = Kind::End;
    IdWord word = IdWord::Other; ///< of a word
    bool isSentenceEnd = false;  ///< of a word: a stop follows it at once
    bool isInAddress = false;    ///< of a number
    bool isSpaced = false;       ///< of a range: there are blanks around its sign
    bool isOpen = false;         ///< of what is not an id: a range without an end, as in `7-`
    qint64 first = 0;            ///< of a number, which has both alike, or a range, as typed
    qint64 last = 0;             ///< far beyond int32 both are only known to be so
    QStringView text;

    [[nodiscard]] bool isNumeric() const { return kind == Kind::Number || kind == Kind::Range; }
};

/// Whether an id can have this value.
[[nodiscard]] bool isInIdRange(qint64 value);

/// Cuts a line into tokens, one at a time, in time linear in its length.
class IdTokenizer final
{
public:
    /// The line is plain (ids/idcharacters.h), and outlives the tokenizer and its tokens.
    explicit IdTokenizer(QStringView line)
        : m_line(line)
    {
    }

    /// Returns the next token; End for ever, once the line has ended.
    [[nodiscard]] IdToken next();

private:
    void skip(QStringView characters);
    [[nodiscard]] IdToken single(IdToken::Kind kind);
    [[nodiscard]] QStringView readRun();
    [[nodiscard]] bool extendRange(IdToken &range);

    QStringView m_line;
    qsizetype m_at = 0;
};

/// Returns the number in front of a line of a numbered list, `1.` or `1)`, if there is more behind it. The
/// first one is 1, the next one more than `before`, which it becomes. Null if there is none.
[[nodiscard]] QStringView lineNumber(QStringView line, qint64 &before);
