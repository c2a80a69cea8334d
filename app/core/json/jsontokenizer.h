// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArrayView>
#include <QString>

#include <optional>

/// One token of a JSON text. `text` and `before` are views into the text that the tokenizer was
/// given.
struct JsonToken
{
    enum class Kind {
        ObjectStart,
        ObjectEnd,
        ArrayStart,
        ArrayEnd,
        Colon,
        Comma,
        String,             ///< with its quotes; escapes are not decoded
        UnterminatedString, ///< a string without a closing quote; always the last token before End
        Word,               ///< a number, `true`, `false`, `null`, or any other text outside a string
        End,                ///< end of the text; empty
    };

    Kind kind = Kind::End;
    QByteArrayView text;
    QByteArrayView before; ///< white space before the token

    [[nodiscard]] bool opensContainer() const
    {
        return kind == Kind::ObjectStart || kind == Kind::ArrayStart;
    }
    /// Returns whether the token ends an object or an array. `false` for Kind::End.
    [[nodiscard]] bool closesContainer() const { return kind == Kind::ObjectEnd || kind == Kind::ArrayEnd; }
};

/// Splits a text in UTF-8 into JSON tokens in linear time. Never fails: every byte of any text belongs to a
/// token or to the white space before one. The caller decides whether the order of the tokens is valid. A
/// byte order mark at the start of the text counts as white space.
class JsonTokenizer final
{
public:
    /// The data of `json` must outlive the tokenizer and its tokens.
    explicit JsonTokenizer(QByteArrayView json)
        : m_json(json)
    {
    }

    /// Returns the next token. At the end of the text, returns a token of the kind End for every further
    /// call.
    [[nodiscard]] JsonToken next();

private:
    [[nodiscard]] qsizetype blanksEnd(qsizetype at) const;
    [[nodiscard]] qsizetype wordEnd(qsizetype at) const;

    QByteArrayView m_json;
    qsizetype m_at = 0;
};

/// Returns the text of a string token without its quotes and with its escapes decoded. `nullopt` if the token
/// is not a string, is cut off or is malformed.
[[nodiscard]] std::optional<QString> jsonStringText(QByteArrayView token);
