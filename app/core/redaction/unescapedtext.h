// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include <vector>

/// Kinds of escapes, as flags.
enum Escapes : unsigned {
    JsonEscapes = 1,    ///< `\/`, `\u002f`, `\x2f`
    PercentEscapes = 2, ///< `%2F`
    PlusForBlank = 4,   ///< `+` in form data
    HtmlEscapes = 8,    ///< `&#47;`, `&#x2f;`, `&quot;`
};

/// A text, or the result of decoding the escapes of another UnescapedText. Maps each of its bytes to its
/// position in the original text. Must not outlive the original text, nor the UnescapedText from which it was
/// decoded.
class UnescapedText final
{
public:
    explicit UnescapedText(QByteArrayView text);
    /// Decodes these escapes of `from` once.
    UnescapedText(const UnescapedText &from, unsigned escapes);
    Q_DISABLE_COPY_MOVE(UnescapedText)

    [[nodiscard]] QByteArrayView bytes() const { return m_bytes; }
    /// Returns the kinds of escapes whose first character occurs in the text.
    [[nodiscard]] unsigned escapes() const { return m_escapes; }
    /// Returns where the byte at `at` begins and ends in the original text. An escape is treated as a unit.
    [[nodiscard]] qsizetype startOf(qsizetype at) const { return origin(at).start; }
    [[nodiscard]] qsizetype endOf(qsizetype at) const { return origin(at).end; }

private:
    struct Origin
    {
        qsizetype start = 0;
        qsizetype end = 0;
    };

    [[nodiscard]] Origin origin(qsizetype at) const;
    void findOrigins() const;

    const UnescapedText *m_from = nullptr;
    unsigned m_decodedEscapes = 0;
    QByteArray m_decoded;
    QByteArrayView m_bytes;
    unsigned m_escapes = 0;
    mutable std::vector<Origin> m_origins; ///< position of each byte in `m_from`; computed on demand
};
