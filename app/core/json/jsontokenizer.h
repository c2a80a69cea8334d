// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArrayView>
#include <QString>

#include <optional>

/// One piece of a JSON text, as it came: views into the text that the tokenizer was given.
struct JsonToken
{
    enum class Kind {
        ObjectStart,
        ObjectEnd,
        ArrayStart,
        ArrayEnd,
        Colon,
        Comma,
        String,    ///< with its quotes, escapes as they came
        CutString, ///< a string whose closing quote is missing; nothing follows it
        Word,      ///< a number, `true`, `false`, `null`, or whatever else stands there
        End,       ///< of the text; empty
    };

    Kind kind = Kind::End;
    QByteArrayView text;
    QByteArrayView before; ///< the blanks before it

    [[nodiscard]] bool isStart() const { return kind == Kind::ObjectStart || kind == Kind::ArrayStart; }
    [[nodiscard]] bool isEnd() const { return kind == Kind::ObjectEnd || kind == Kind::ArrayEnd; }
};

/// Splits a text into JSON tokens, in linear time. Never fails and judges nothing: every byte of any text is
/// in a token or before one, and whether the tokens make sense together is for the caller to decide. A byte
/// order mark counts as blank.
class JsonTokenizer final
{
public:
    /// `json` outlives the tokenizer and its tokens.
    explicit JsonTokenizer(QByteArrayView json)
        : m_json(json)
    {
    }

    /// Returns the next token; at the end of the text JsonToken::Kind::End, again and again.
    [[nodiscard]] JsonToken next();

private:
    [[nodiscard]] qsizetype blanksEnd(qsizetype at) const;
    [[nodiscard]] qsizetype wordEnd(qsizetype at) const;

    QByteArrayView m_json;
    qsizetype m_at = 0;
};

/// Returns the text of a string token: without its quotes, its escapes decoded. `nullopt` if it is none, or
/// is cut or malformed.
[[nodiscard]] std::optional<QString> jsonStringText(QByteArrayView token);
