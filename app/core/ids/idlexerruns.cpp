// SPDX-License-Identifier: MIT
// Runs of letters and digits: where they end, and what they are.
#include "ids/idform.h"
#include "ids/idlexer.h"
#include "ids/idscan.h"
#include "ids/idtext.h"

#include <algorithm>
#include <optional>

namespace {

using Kind = IdToken::Kind;

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
