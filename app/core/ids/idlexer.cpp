// SPDX-License-Identifier: MIT
#include "ids/idlexer.h"

#include "ids/idform.h"
#include "ids/idscan.h"
#include "ids/idtext.h"

#include <algorithm>

namespace {

using Kind = IdToken::Kind;

/// A minus that a digit follows is a sign if this stands before it.
bool mayPrecedeSign(QChar c)
{
    return QStringView(u" \t\n,;|&([{<\":=#*").contains(c);
}

} // namespace

IdLexer::IdLexer(QStringView text)
    : m_text(text)
{
}

QChar IdLexer::at(qsizetype index) const
{
    return index >= 0 && index < m_text.size() ? m_text[index] : QChar(u'\n');
}

IdToken IdLexer::next()
{
    const qsizetype before = m_at;
    while (m_at < m_text.size() && m_text[m_at] == u' ')
        ++m_at;
    const bool isFirst = m_at == 0 || at(m_at - 1) == u'\n';
    IdToken token = scan();
    token.hasBlankBefore = m_at > before || isFirst;
    token.hasBlankAfter = QStringView(u" \t\n").contains(at(token.end));
    m_at = token.end;
    m_isAfterNumber = token.isNumeric();
    return token;
}

IdToken IdLexer::scan()
{
    if (m_at >= m_text.size())
        return simple(Kind::End, m_at);
    const QChar c = m_text[m_at];
    if (!isWordCharacter(c))
        return sign(c);
    if (const auto end = hexAddressEnd(m_text, m_at))
        return ignored(IgnoredReason::Address, *end);
    return isPlainDigit(c) ? number() : word();
}

IdToken IdLexer::sign(QChar c)
{
    const QChar following = at(m_at + 1);
    switch (c.unicode()) {
    case u'\n':
        return simple(Kind::Line, m_at + 1);
    case u'\t':
    case u'|':
        return simple(Kind::Cell, m_at + 1);
    case u',':
    case u';':
    case u'&':
        return simple(Kind::Separator, m_at + 1);
    case u'#':
        return simple(Kind::Hash, m_at + 1);
    case u':':
        if (const auto end = hexAddressEnd(m_text, m_at))
            return ignored(IgnoredReason::Address, *end);
        return simple(Kind::Colon, m_at + 1);
    case u'=':
        return simple(Kind::Colon, m_at + 1);
    case u'.':
        return stops();
    case u'!':
    case u'?':
        return simple(Kind::Stop, m_at + 1);
    case u'-':
    case kDash:
        return dash(c);
    case u'+':
        return plus();
    case u'/':
        if (isWordCharacter(following) || following == u'/')
            return address();
        return simple(following == u' ' && at(m_at - 1) == u' ' ? Kind::Separator : Kind::Other, m_at + 1);
    case u'(':
        if (const auto end = phoneEnd(m_text, m_at))
            return ignored(IgnoredReason::Phone, *end);
        return simple(Kind::Open, m_at + 1);
    case u'[':
    case u'{':
        return simple(Kind::Open, m_at + 1);
    case u')':
    case u']':
    case u'}':
        return simple(Kind::Close, m_at + 1);
    case u'<':
        return simple(following == u' ' ? Kind::Other : Kind::Open, m_at + 1);
    case u'>': // closes, or quotes the line of a mail
        return simple(at(m_at - 1) == u' ' ? Kind::Other : Kind::Close, m_at + 1);
    case u'"':
    case u'\'':
    case u'`':
    case u'*':
    case u'_':
        return simple(Kind::Ornament, m_at + 1);
    default:
        break;
    }
    if (isCurrency(c)) {
        if (const auto end = amountEnd(m_text, m_at + (following == u' ' ? 2 : 1), true))
            return ignored(IgnoredReason::Amount, *end);
        return simple(Kind::Other, m_at + 1);
    }
    const bool isPair = c.isHighSurrogate() && following.isLowSurrogate();
    const char32_t symbol = isPair ? QChar::surrogateToUcs4(c, following) : c.unicode();
    const bool isOrnament = QChar::category(symbol) == QChar::Symbol_Other;
    return simple(isOrnament ? Kind::Ornament : Kind::Other, m_at + (isPair ? 2 : 1));
}

/// One ends a sentence or begins `.5`; two or three are a range's.
IdToken IdLexer::stops()
{
    qsizetype end = m_at + 1;
    while (at(end) == u'.')
        ++end;
    if (end - m_at > 1)
        return simple(end - m_at < 4 ? Kind::Dash : Kind::Other, end);
    return isPlainDigit(at(end)) ? number() : simple(Kind::Stop, end);
}

IdToken IdLexer::dash(QChar c)
{
    qsizetype end = m_at + 1;
    while (at(end) == u'-' || at(end) == kDash)
        ++end;
    const QChar previous = at(m_at - 1);
    const bool isDigitNext = isPlainDigit(at(end));
    if (end - m_at > 1) {
        if (isDigitNext && mayPrecedeSign(previous))
            return number();
        return simple(end - m_at == 2 ? Kind::Dash : Kind::Ornament, end);
    }
    // A longer dash after a number belongs to it even with a blank in between.
    if (isDigitNext && mayPrecedeSign(previous) && (c == u'-' || !m_isAfterNumber))
        return number();
    return simple(Kind::Dash, end);
}

IdToken IdLexer::plus()
{
    if (!isPlainDigit(at(m_at + 1)))
        return simple(at(m_at + 1) == u' ' ? Kind::Separator : Kind::Other, m_at + 1);
    if (isPlainDigit(at(m_at - 1)))
        return simple(Kind::Separator, m_at + 1);
    if (const auto end = phoneEnd(m_text, m_at))
        return ignored(IgnoredReason::Phone, *end);
    qsizetype end = m_at + 1;
    while (continuesNumber(end))
        ++end;
    return ignored(IgnoredReason::Unclear, end);
}

IdToken IdLexer::simple(IdToken::Kind kind, qsizetype end)
{
    IdToken token;
    token.kind = kind;
    token.start = m_at;
    token.end = end;
    return token;
}

IdToken IdLexer::ignored(IgnoredReason reason, qsizetype end)
{
    IdToken token = simple(Kind::Ignored, end);
    token.reason = reason;
    return token;
}
