// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include <vector>

/// Ways of escaping characters. Flags.
enum Escapes : unsigned {
    JsonEscapes = 1,    ///< `\/`, `\u002f`, `\x2f`
    PercentEscapes = 2, ///< `%2F`
    PlusForBlank = 4,   ///< `+`, in a form
    HtmlEscapes = 8,    ///< `&#47;`, `&#x2f;`, `&quot;`
};

/// A text, or what another text is once its escapes are decoded. Knows where each of its bytes stands in the
/// text that was the first. Must not outlive that text, nor the one it was decoded from.
class UnescapedText final
{
public:
    explicit UnescapedText(QByteArrayView text);
    /// `from` with these escapes decoded, once.
    UnescapedText(const UnescapedText &from, unsigned escapes);
    Q_DISABLE_COPY_MOVE(UnescapedText)

    [[nodiscard]] QByteArrayView bytes() const { return m_bytes; }
    /// Returns the escapes whose first character is in it.
    [[nodiscard]] unsigned escapes() const { return m_escapes; }
    /// Returns where the byte at `at` begins and ends in the first text: an escape counts as a whole.
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
    mutable std::vector<Origin> m_origins; ///< of each byte in `m_from`; made when first asked for
};
