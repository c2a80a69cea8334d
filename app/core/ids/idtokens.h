// SPDX-License-Identifier: MIT
#pragma once

#include "ids/idwords.h"

#include <QString>
#include <QStringView>

/// A token of a text with ids, classified without its context. README.md has the grammar.
struct IdToken
{
    enum class Kind : quint8 {
        End,
        Cell,      ///< a tab or a bar
        Separator, ///< `,` `;` `&`, and a single `/` or `+`
        Number,    ///< an id, unless it is out of range
        Range,     ///< two numbers
        Address,   ///< a web address with ids, which addressIds() returns
        NotId,     ///< contains a digit, but is neither a number nor a range
        Word,      ///< contains no digit
        Hash,      ///< before a number
        NameSign,  ///< a single `:` or `=`
        Sign,      ///< no meaning: a dash between words, a bullet, other punctuation
    };

    Kind kind = Kind::End;
    IdWord word = IdWord::Other; ///< the meaning of a word
    bool isSentenceEnd = false;  ///< for a word: a full stop directly follows it
    bool isGrouped = false;      ///< it may be one number with groups of three digits, such as `1,234`
    bool isSpaced = false;       ///< for a range: there are spaces around its sign
    bool isOpen = false;         ///< for a NotId: a range without an end, as in `7-`
    qint64 first = 0;            ///< the first number of a range, or the number itself, as entered
    qint64 last = 0;             ///< may be clamped to a value far beyond int32, like `first`
    QStringView text;

    [[nodiscard]] bool isNumeric() const { return kind == Kind::Number || kind == Kind::Range; }
};

/// Returns the ids of a web address: that after `/notification/`, or those of a link of this program. A mail
/// gateway may have percent-encoded the address, even more than once, and put it into a parameter of another
/// one. Contains only numbers, ranges and spaces. Empty if the address contains no ids.
[[nodiscard]] QString addressIds(QStringView address);

/// Returns whether an id can have this value.
[[nodiscard]] bool isInIdRange(qint64 value);

/// Splits a line into tokens in linear time.
class IdTokenizer final
{
public:
    /// `line` is a result of appendPlain() (ids/idcharacters.h), and must outlive the tokenizer and its
    /// tokens.
    explicit IdTokenizer(QStringView line)
        : m_line(line)
    {
    }

    /// Returns the next token. After the end of the line, always returns End.
    [[nodiscard]] IdToken next();

private:
    void skip(QStringView characters);
    [[nodiscard]] IdToken single(IdToken::Kind kind);
    [[nodiscard]] QStringView readRun();
    [[nodiscard]] bool extendRange(IdToken &range);

    QStringView m_line;
    qsizetype m_at = 0;
};

/// Returns the number at the start of a line in a numbered list, `1.` or `1)`, if more text follows. It must
/// be 1 or `before` plus 1, and is stored in `before`. Null if there is none.
[[nodiscard]] QStringView lineNumber(QStringView line, qint64 &before);
