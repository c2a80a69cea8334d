// SPDX-License-Identifier: MIT
#include "ids/idphrases.h"

#include "ids/idform.h"

namespace {

using Kind = IdToken::Kind;

bool isOne(const IdToken &token, qint64 low, qint64 high)
{
    return token.kind == Kind::Number && !token.isInAddress && token.first >= low && token.first <= high;
}

bool isDay(const IdToken &token)
{
    return isOne(token, 1, 31) || (token.kind == Kind::Ignored && token.reason == IgnoredReason::Code &&
                                   !token.isWordLike && token.end - token.start <= 4); // 3rd, 14th
}

bool isYear(const IdToken &token)
{
    return isOne(token, 1900, 2199);
}

bool isWord(const IdToken &token, IdWord word)
{
    return token.kind == Kind::Word && token.word == word;
}

IdToken ignored(IdToken token, IgnoredReason reason)
{
    token.kind = Kind::Ignored;
    token.reason = reason;
    return token;
}

void extend(IdToken &token, const IdToken &last)
{
    token.end = last.end;
    token.hasBlankAfter = last.hasBlankAfter;
}

} // namespace

IdPhrases::IdPhrases(QStringView text)
    : m_lexer(text)
    , m_text(text)
{
}

const IdToken &IdPhrases::peek(int ahead)
{
    const int size = static_cast<int>(m_ahead.size());
    Q_ASSERT(ahead < size);
    for (; m_count <= ahead; ++m_count)
        m_ahead[static_cast<std::size_t>((m_first + m_count) % size)] = m_lexer.next();
    return m_ahead[static_cast<std::size_t>((m_first + ahead) % size)];
}

IdToken IdPhrases::take()
{
    const IdToken token = peek(0);
    m_first = (m_first + 1) % static_cast<int>(m_ahead.size());
    --m_count;
    return token;
}

IdToken IdPhrases::next()
{
    IdToken token = take();
    if (token.isNumeric() || token.kind == Kind::Ignored) {
        if (m_isLineStart && isNumbering(token)) {
            m_numbering = token.first;
            extend(token, take());
            token = ignored(token, IgnoredReason::Numbering);
        } else {
            token = number(token);
        }
    } else if (isWord(token, IdWord::Month) && (isDay(peek(0)) || isYear(peek(0)))) {
        const bool hasYear = isYear(peek(0));
        extend(token, take());
        token = dated(token, hasYear);
    } else if (isWord(token, IdWord::Version) && (peek(0).isNumeric() || peek(0).kind == Kind::Ignored)) {
        extend(token, take());
        token = ignored(token, IgnoredReason::Version);
        token.isWordLike = true;
    } else if (isWord(token, IdWord::Phone)) {
        token = phone(token);
    }
    m_isLineStart = token.isLineEnd() || (m_isLineStart && token.kind == Kind::Ornament);
    return token;
}

/// A number, or what is ignored, with what behind it makes it something else.
IdToken IdPhrases::number(IdToken token)
{
    const bool isDated = isDay(token) || isYear(token) || (token.kind == Kind::Range && token.last <= 31);
    const int stop = peek(0).kind == Kind::Stop && !peek(0).hasBlankBefore ? 1 : 0;
    if (isDated && isWord(peek(stop), IdWord::Month)) {
        const bool hasYear = isYear(token);
        if (stop)
            extend(token, take());
        extend(token, take());
        if (hasYear && isDay(peek(0)))
            extend(token, take());
        return dated(token, hasYear);
    }
    const bool isTime = token.kind == Kind::Ignored && token.reason == IgnoredReason::Time;
    if ((isOne(token, 0, 24) || isTime) && isWord(peek(0), IdWord::Clock)) {
        extend(token, take());
        return ignored(token, IgnoredReason::Time);
    }
    if (!token.isNumeric())
        return token;
    if (const auto phone = dialled(token))
        return *phone;
    return range(token);
}

/// A phone number in groups with blanks in between, from its first one on.
std::optional<IdToken> IdPhrases::dialled(IdToken token)
{
    const auto isNumber = [this](int ahead) {
        return peek(ahead).isNumeric() && isPlainDigit(m_text[peek(ahead).start]);
    };
    if (token.isInAddress || !isNumber(0))
        return {};
    int groups = 1;
    while (groups < 4 && isNumber(groups))
        ++groups;
    const QStringView number = m_text.sliced(token.start, peek(groups - 1).end - token.start);
    const QStringView local = m_text.sliced(peek(0).start, peek(0).end - peek(0).start);
    const bool isLocal = groups == 1 && token.end - token.start == 3 && local.size() == 8 && local[3] == u'-';
    if (!isLocal && !isDialled(number))
        return {};
    for (; groups > 0; --groups)
        extend(token, take());
    return ignored(token, IgnoredReason::Phone);
}

/// A date so far, with the year that may follow.
IdToken IdPhrases::dated(IdToken token, bool hasYear)
{
    const bool hasComma = peek(0).kind == Kind::Separator;
    if (!hasYear && isYear(peek(hasComma ? 1 : 0))) {
        if (hasComma)
            extend(token, take());
        extend(token, take());
    }
    return ignored(token, IgnoredReason::Date);
}

/// A number, with the rest of the range it begins.
IdToken IdPhrases::range(IdToken token)
{
    for (;;) {
        const IdToken sign = peek(0);
        const bool isWordSign = isWord(sign, IdWord::To);
        if (sign.kind != Kind::Dash && !isWordSign)
            return token;
        int ahead = 1;
        while (ahead < 4 && (peek(ahead).kind == Kind::Hash || peek(ahead).kind == Kind::Ornament))
            ++ahead;
        const IdToken last = peek(ahead);
        if (!last.isNumeric()) {
            // `7-` may have been meant to go on; `1042 – failed` was not.
            if (isWordSign || sign.hasBlankBefore || last.kind == Kind::Word)
                return token;
            extend(token, take());
            return ignored(token, IgnoredReason::Unclear);
        }
        if (isMisreadDash(token, sign, last, ahead + 1))
            return token;
        const bool isPlain = token.kind == Kind::Number && last.kind == Kind::Number;
        if (isWordSign && !isPlain)
            return token;
        bool isHashed = token.isHashed;
        for (; ahead > 0; --ahead)
            isHashed = take().kind == Kind::Hash || isHashed;
        extend(token, take());
        token.isHashed = isHashed;
        token.isWorded = isWordSign;
        token.isInAddress = token.isInAddress || last.isInAddress;
        token.last = last.last;
        token.kind = isPlain ? Kind::Range : Kind::Ignored;
        if (isPlain)
            continue;
        token.reason = IgnoredReason::Unclear;
        while (peek(0).kind == Kind::Dash && peek(1).isNumeric()) {
            extend(token, take());
            extend(token, take());
        }
        return token;
    }
}

/// `1042 - 3 errors`: a dash of a sentence, which read as a range would be a large one.
bool IdPhrases::isMisreadDash(const IdToken &first, const IdToken &dash, const IdToken &last, int behind)
{
    return dash.kind == Kind::Dash && dash.hasBlankBefore && dash.hasBlankAfter && last.last < first.first &&
           isWord(peek(behind), IdWord::Other);
}

/// A word such as `tel`, with the groups of digits behind it.
IdToken IdPhrases::phone(IdToken token)
{
    int ahead = 0;
    while (ahead < 2 && (peek(ahead).kind == Kind::Stop || peek(ahead).kind == Kind::Colon))
        ++ahead;
    if (!peek(ahead).isNumeric() && peek(ahead).kind != Kind::Ignored)
        return token;
    for (int i = 0; i <= ahead; ++i)
        extend(token, take());
    constexpr qsizetype longest = 40;
    while ((peek(0).isNumeric() || peek(0).kind == Kind::Dash) && peek(0).end - token.start <= longest)
        extend(token, take());
    token = ignored(token, IgnoredReason::Phone);
    token.isWordLike = true;
    return token;
}

/// The first sign of a line in a numbered list: 1 to begin with, then one more each time.
bool IdPhrases::isNumbering(const IdToken &token)
{
    if (token.first != 1 && token.first != m_numbering + 1)
        return false;
    const bool isSign = peek(0).kind == Kind::Stop || peek(0).kind == Kind::Close;
    return isOne(token, 1, 999) && isSign && !peek(0).hasBlankBefore && peek(0).hasBlankAfter &&
           !peek(1).isLineEnd();
}
