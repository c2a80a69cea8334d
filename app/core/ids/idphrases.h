// SPDX-License-Identifier: MIT
#pragma once

#include "ids/idlexer.h"

#include <array>
#include <optional>

/// Tokens with those joined that only together say what a number is: `1 - 5` and `101 to 120` are
/// ranges, `14 March 2026` a date, `9 pm` a time, `version 5` a version, `tel. 4711` and `0170 1234567` phone
/// numbers.
class IdPhrases final
{
public:
    /// The text must outlive this.
    explicit IdPhrases(QStringView text);

    /// End for ever, once the text has ended.
    [[nodiscard]] IdToken next();
    /// What next() has not returned yet and may still join to others.
    [[nodiscard]] const IdToken &peek(int ahead);

private:
    [[nodiscard]] IdToken take();
    [[nodiscard]] IdToken number(IdToken token);
    [[nodiscard]] IdToken range(IdToken token);
    [[nodiscard]] IdToken phone(IdToken token);
    [[nodiscard]] IdToken dated(IdToken token, bool hasYear);
    [[nodiscard]] bool isNumbering(const IdToken &token);
    [[nodiscard]] bool isMisreadDash(const IdToken &first, const IdToken &dash, const IdToken &last,
                                     int behind);

    [[nodiscard]] std::optional<IdToken> dialled(IdToken token);

    IdLexer m_lexer;
    QStringView m_text;
    std::array<IdToken, 8> m_ahead;
    int m_first = 0;
    int m_count = 0;
    bool m_isLineStart = true;
    qint64 m_numbering = 0; ///< of the line before, in a numbered list
};
