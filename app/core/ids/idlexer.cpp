// SPDX-License-Identifier: MIT
#include "ids/idlexer.h"

#include "ids/idform.h"
#include "ids/idscan.h"
#include "ids/idtext.h"

#include <algorithm>
#include <optional>

namespace {

using Kind = IdToken::Kind;

/// A minus that a digit follows is a sign if this stands before it.
bool mayPrecedeSign(QChar c)
{
    return QStringView(u" \t\n,;|&([{<\":=#*").contains(c);
}

/// Why a number with such a letter behind it is none, in scripts without blanks.
std::optional<IgnoredReason> unitReason(QChar c)
{
    if (QStringView(u"\u5E74\u6708\u65E5\uB144\uC6D4\uC77C").contains(c))
        return IgnoredReason::Date;
    if (QStringView(u"\u4EF6\u500B\u679A\u4EBA\uAC74\uAC1C\uBA85").contains(c)) // how many
        return IgnoredReason::Amount;
    if (QStringView(u"\u6642\u65F6\u5206\u70B9\u79D2\uC2DC\uBD84\uCD08").contains(c))
        return IgnoredReason::Time;
    return {};
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

bool IdLexer::continuesNumber(qsizetype index) const
{
    const QChar c = at(index);
    if (isWordCharacter(c))
        return !isUnspacedLetter(c);
    const QChar following = at(index + 1);
    switch (c.unicode()) {
    case u'-':
    case kDash:
        return isPlainDigit(following) ||
               (following == u'-' && (isPlainDigit(at(index + 2)) || at(index + 2) == u'-')) ||
               (c == u'-' && isWordCharacter(following) && !isUnspacedLetter(following));
    case u'.':
        return following == u'.' ? isPlainDigit(at(index + 2)) || at(index + 2) == u'-' ||
                                       (at(index + 2) == u'.' && isPlainDigit(at(index + 3)))
                                 : isWordCharacter(following) || (at(index - 1) == u'.' && following == u'-');
    case u':':
        return isPlainDigit(following) || following == u':' ||
               (isWordCharacter(following) &&
                std::any_of(m_text.begin() + index + 2, m_text.begin() + std::min(m_text.size(), index + 6),
                            [](QChar later) { return later == u':'; }));
    case u'+': // of a time zone or an exponent
        return isPlainDigit(following) &&
               (at(index - 3) == u':' || at(index + 3) == u':' || at(index - 1).toLower() == u'e');
    case u'\'':
    case u'_':
    case u'~':
    case u'/':
        return isPlainDigit(following);
    case u'@':
        return isWordCharacter(following);
    default:
        return c == u'\u00D7';
    }
}

IdToken IdLexer::number()
{
    if (const auto end = amountEnd(m_text, m_at, false))
        return ignored(IgnoredReason::Amount, *end);
    qsizetype end = m_at + 1;
    while (continuesNumber(end))
        ++end;
    if (at(end) == u'/' && isWordCharacter(at(end + 1)))
        return address();
    const IdForm form = numberForm(m_text.sliced(m_at, end - m_at));
    if (form.kind == IdForm::Kind::Ignored)
        return ignored(form.reason, end);
    if (const auto reason = unitReason(at(end)))
        return ignored(*reason, end + 1);
    IdToken token = simple(form.kind == IdForm::Kind::Number ? Kind::Number : Kind::Range, end);
    token.first = form.first;
    token.last = form.last;
    return token;
}

bool IdLexer::continuesWord(qsizetype index) const
{
    const QChar c = at(index);
    const QChar following = at(index + 1);
    if (isWordCharacter(c)) // a number stands by itself in a script without blanks
        return !(isPlainDigit(c) && isUnspacedLetter(at(index - 1)));
    switch (c.unicode()) {
    case u'_':
        return true;
    case u'-':
    case u'.':
    case u'\'':
    case u'@':
    case u'+':
        return isWordCharacter(following);
    case u'#':
        return isPlainDigit(following) && idWord(m_text.sliced(m_at, index - m_at)) == IdWord::Other;
    default:
        return false;
    }
}

IdToken IdLexer::word()
{
    qsizetype end = m_at + 1;
    bool hasDigit = false;
    for (; continuesWord(end); ++end)
        hasDigit = hasDigit || isPlainDigit(at(end));
    if ((at(end) == u'/' && isWordCharacter(at(end + 1))) || m_text.sliced(end).startsWith(u"://"))
        return address();
    const QStringView run = m_text.sliced(m_at, end - m_at);
    if (hasDigit) {
        IdToken token = ignored(codeReason(run), end);
        token.isWordLike = true;
        return token;
    }
    IdToken token = simple(Kind::Word, end);
    token.word = idWord(run);
    if (token.word == IdWord::Currency) {
        if (const auto amount = amountEnd(m_text, end + (at(end) == u' ' ? 1 : 0), true))
            return ignored(IgnoredReason::Amount, *amount);
    } else if (token.word == IdWord::Id && m_text.sliced(end).startsWith(u"(s)")) {
        token.word = IdWord::Ids;
        token.end += 3;
    }
    return token;
}

IdToken IdLexer::address()
{
    const qsizetype end = std::max(urlEnd(m_text, m_at), m_at + 1);
    const QStringView url = m_text.sliced(m_at, end - m_at);
    if (const QStringView id = urlId(url); !id.isEmpty()) {
        const IdForm form = numberForm(id);
        IdToken token = simple(Kind::Number, end);
        token.isInAddress = true;
        token.first = token.last = form.first;
        return token;
    }
    if (std::none_of(url.begin(), url.end(), isPlainDigit))
        return simple(Kind::Word, end);
    const bool isAddress = url.contains(u"://") || url.contains(u'.') || url.startsWith(u'/');
    IdToken token = ignored(isAddress ? IgnoredReason::Address : IgnoredReason::Unclear, end);
    token.isWordLike = !isPlainDigit(url[0]);
    return token;
}
