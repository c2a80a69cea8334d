// SPDX-License-Identifier: MIT
#pragma once

#include "ids/idwords.h"
#include "ids/parsedids.h"

#include <QStringView>

/// A piece of a plain text (ids/idtext.h), judged by itself and by the signs that touch it.
struct IdToken
{
    enum class Kind : quint8 {
        End,
        Line,      ///< a line break
        Cell,      ///< a tab, or the bar of a table
        Separator, ///< `,` `;` `&` and a `/` or `+` with blanks around it
        Number,
        Range,
        Ignored, ///< it has digits, and is no id
        Word,    ///< no digits
        Dash,    ///< a dash or stops that would make a range of two numbers
        Hash,
        Colon, ///< `:` or `=`
        Open,
        Close,
        Stop,     ///< `.` `!` `?`
        Ornament, ///< quotes, bullets, emphasis, symbols: as if it were not there
        Other,    ///< any other sign
    };

    Kind kind = Kind::End;
    IdWord word = IdWord::Other;                   ///< of a word
    IgnoredReason reason = IgnoredReason::Unclear; ///< of what is ignored
    bool isInAddress = false;                      ///< a number after `/notification/`
    bool isHashed = false;                         ///< a range with a `#` in it
    bool isWorded = false;                         ///< a range by a word, as in `5 to 7`
    bool isWordLike = false;                       ///< what is ignored makes prose of its line
    bool hasBlankBefore = false;                   ///< or the beginning
    bool hasBlankAfter = false;                    ///< or the end of the line
    qsizetype start = 0;                           ///< in the text
    qsizetype end = 0;
    qint64 first = 0; ///< of a number, which has both alike, or a range
    qint64 last = 0;

    [[nodiscard]] bool isNumeric() const { return kind == Kind::Number || kind == Kind::Range; }
    [[nodiscard]] bool isLineEnd() const { return kind == Kind::Line || kind == Kind::End; }
};

/// Cuts a plain text into tokens, one at a time, in time linear in its length.
class IdLexer final
{
public:
    /// The text must outlive the lexer.
    explicit IdLexer(QStringView text);

    /// End for ever, once the text has ended.
    [[nodiscard]] IdToken next();

private:
    [[nodiscard]] QChar at(qsizetype index) const;
    [[nodiscard]] IdToken scan();
    [[nodiscard]] IdToken sign(QChar c);
    [[nodiscard]] IdToken stops();
    [[nodiscard]] IdToken dash(QChar c);
    [[nodiscard]] IdToken plus();
    [[nodiscard]] IdToken number();
    [[nodiscard]] IdToken word();
    [[nodiscard]] IdToken address();
    [[nodiscard]] IdToken simple(IdToken::Kind kind, qsizetype end);
    [[nodiscard]] IdToken ignored(IgnoredReason reason, qsizetype end);
    [[nodiscard]] bool continuesNumber(qsizetype index) const;
    [[nodiscard]] bool continuesWord(qsizetype index) const;

    QStringView m_text;
    qsizetype m_at = 0;
    bool m_isAfterNumber = false; ///< on this line, with nothing but blanks in between
};
