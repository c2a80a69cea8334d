// SPDX-License-Identifier: MIT
#include "ids/idtokens.h"

#include "ids/idcharacters.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <string_view>

namespace {

using Kind = IdToken::Kind;

/// How a character is treated by the tokenizer.
enum Role : quint8 {
    kCut = 1,
    kSilent = 2,   ///< a cut that does not become a token
    kLeading = 4,  ///< dropped at the start of a token
    kTrailing = 8, ///< dropped at the end of a token
    kNameSign = 16,
    kSentenceEnd = 32,
    kOrnament = 64, ///< a bullet, a rule or other punctuation, without a meaning of its own
};

constexpr auto kAsciiRoles = [] {
    std::array<quint8, 0x80> roles{};
    const auto set = [&roles](std::u16string_view signs, int role) {
        for (const char16_t sign : signs)
            roles[sign] = static_cast<quint8>(role);
    };
    set(u" \"`()[]{}<>", kCut | kSilent);
    set(u"\t|,;", kCut);
    set(u"'*_", kLeading | kTrailing | kOrnament);
    set(u":=", kNameSign | kTrailing | kOrnament);
    set(u".!?", kSentenceEnd | kTrailing | kOrnament);
    set(u"-~", kOrnament);
    return roles;
}();

constexpr bool is(QChar c, Role role)
{
    const char16_t sign = c.unicode();
    const int roles = sign < kAsciiRoles.size()    ? kAsciiRoles[sign]
                      : sign == u'\u2026'          ? kTrailing | kOrnament
                      : c == kDash || c == kSymbol ? kOrnament
                                                   : 0;
    return (roles & role) != 0;
}

/// In a script without spaces, a number directly touches its neighbours.
bool isCutBetween(QChar before, QChar after)
{
    return (isPlainDigit(before) && isUnspacedLetter(after)) ||
           (isUnspacedLetter(before) && isPlainDigit(after));
}

/// Returns whether a name ends before `after`: `id=`, `id:` or, after a quote, `:`. The colons of `::1` and
/// `https://` do not end one.
bool endsName(QStringView run, QChar after)
{
    const bool isTwice = run.size() > 1 && is(run[run.size() - 2], kNameSign);
    return is(run.back(), kNameSign) && !isTwice && !is(after, kNameSign) && after != u'/';
}

/// Does the same as QStringView::contains(), which takes longer for a few characters.
bool isOneOf(QChar c, QStringView characters)
{
    return std::find(characters.begin(), characters.end(), c) != characters.end();
}

bool hasDigit(QStringView text)
{
    return std::any_of(text.begin(), text.end(), isPlainDigit);
}

/// Returns `run` without trailing punctuation, unless it consists only of that.
QStringView withoutTrailing(QStringView run)
{
    QStringView trimmed = run;
    while (!trimmed.isEmpty() && is(trimmed.back(), kTrailing))
        trimmed.chop(1);
    return trimmed.isEmpty() ? run : trimmed;
}

/// Consumes digits with an optional minus sign. Digits with a leading zero are not a number.
std::optional<qint64> takeNumber(QStringView &rest)
{
    constexpr qint64 outOfRange = 1LL << 40;
    const bool isNegative = rest.startsWith(u'-') || rest.startsWith(kDash);
    const qsizetype first = isNegative ? 1 : 0;
    qsizetype end = first;
    qint64 value = 0;
    for (; end < rest.size() && isPlainDigit(rest[end]); ++end)
        value = std::min(value * 10 + (rest[end].unicode() - u'0'), outOfRange);
    if (end == first || (end > first + 1 && rest[first] == u'0'))
        return {};
    rest = rest.sliced(end);
    return isNegative ? -value : value;
}

bool takeRangeSign(QStringView &rest)
{
    qsizetype length = rest.startsWith(u"...") ? 3 : rest.startsWith(u"..") ? 2 : 0;
    if (length == 0 && !rest.isEmpty() && isOneOf(rest[0], u"-\u2013~\u2026"))
        length = 1;
    rest = rest.sliced(length);
    return length > 0;
}

/// Returns the id after `/notification/`.
std::optional<qint64> idInAddress(QStringView address)
{
    constexpr QStringView folder = u"notification/";
    for (qsizetype at = address.indexOf(folder, 0, Qt::CaseInsensitive); at >= 0;
         at = address.indexOf(folder, at + 1, Qt::CaseInsensitive)) {
        QStringView rest = address.sliced(at + folder.size());
        const std::optional<qint64> id = takeNumber(rest);
        if (id && (at == 0 || address[at - 1] == u'/') && (rest.isEmpty() || isOneOf(rest[0], u"/?#&")))
            return id;
    }
    return {};
}

void judgeNumber(IdToken &token)
{
    QStringView rest = token.text;
    const std::optional<qint64> first = takeNumber(rest);
    if (!first)
        return;
    token.first = token.last = *first;
    if (rest.isEmpty()) {
        token.kind = Kind::Number;
    } else if (takeRangeSign(rest)) {
        token.isOpen = rest.isEmpty();
        while (rest.startsWith(u'#'))
            rest = rest.sliced(1);
        const std::optional<qint64> last = takeNumber(rest);
        if (last && rest.isEmpty()) {
            token.kind = Kind::Range;
            token.last = *last;
        }
    }
}

Kind signKind(QStringView sign)
{
    if (sign == u"/" || sign == u"+")
        return Kind::Separator;
    if (sign == u":" || sign == u"=")
        return Kind::NameSign;
    return std::all_of(sign.begin(), sign.end(), [](QChar c) { return is(c, kOrnament); }) ? Kind::Sign
                                                                                           : Kind::Word;
}

IdToken judged(QStringView run)
{
    IdToken token;
    token.text = withoutTrailing(run);
    if (!hasDigit(token.text)) {
        const bool hasLetter = std::any_of(token.text.begin(), token.text.end(),
                                           [](QChar c) { return c.isLetterOrNumber() || c.isMark(); });
        token.kind = hasLetter ? Kind::Word : signKind(token.text);
        token.word = idWord(token.text);
        token.isSentenceEnd =
            std::any_of(token.text.end(), run.end(), [](QChar c) { return is(c, kSentenceEnd); });
        return token;
    }
    token.kind = Kind::NotId;
    if (!token.text.contains(u'/')) {
        judgeNumber(token);
    } else if (const auto id = idInAddress(token.text)) {
        token.kind = Kind::Number;
        token.isInAddress = true;
        token.first = token.last = *id;
    }
    return token;
}

} // namespace

bool isInIdRange(qint64 value)
{
    return value >= std::numeric_limits<qint32>::min() && value <= std::numeric_limits<qint32>::max();
}

IdToken IdTokenizer::next()
{
    while (m_at < m_line.size() && is(m_line[m_at], kSilent))
        ++m_at;
    if (m_at >= m_line.size())
        return {};
    const QChar c = m_line[m_at];
    if (c == u'\t' || c == u'|')
        return single(Kind::Cell);
    if (c == u',' || c == u';' || c == u'&')
        return single(Kind::Separator);
    if (c == u'#')
        return single(Kind::Hash);
    IdToken token = judged(readRun());
    bool mayGoOn = token.isNumeric() || token.isOpen;
    while (mayGoOn)
        mayGoOn = extendRange(token);
    return token;
}

void IdTokenizer::skip(QStringView characters)
{
    while (m_at < m_line.size() && isOneOf(m_line[m_at], characters))
        ++m_at;
}

IdToken IdTokenizer::single(Kind kind)
{
    IdToken token;
    token.kind = kind;
    token.text = m_line.sliced(m_at++, 1);
    return token;
}

/// Consumes characters up to the next cut.
QStringView IdTokenizer::readRun()
{
    while (m_at < m_line.size() && is(m_line[m_at], kLeading))
        ++m_at;
    const qsizetype start = m_at;
    bool isName = true; // until a character contradicts it
    bool isPath = false;
    for (; m_at < m_line.size() && !is(m_line[m_at], kCut); ++m_at) {
        const QChar c = m_line[m_at];
        const QStringView run = m_line.sliced(start, m_at - start);
        if (!run.isEmpty() && (isCutBetween(run.back(), c) || (c == u'&' && !isPath) ||
                               (isName && (endsName(run, c) || (c == u'#' && idWord(run) == IdWord::Id)))))
            break;
        isPath = isPath || c == u'/';
        isName = isName && !isPath && !isPlainDigit(c);
    }
    return m_line.sliced(start, m_at - start);
}

/// Appends a range sign and the number after it to a number or an open range. Returns `false` if there are
/// none. A range with a third number is not an id.
bool IdTokenizer::extendRange(IdToken &range)
{
    const qsizetype start = m_at;
    skip(u" ");
    const bool hasBlankBefore = m_at > start;
    const QStringView sign = range.isOpen ? QStringView() : readRun();
    QStringView rest = sign;
    const bool isWord = idWord(sign) == IdWord::To;
    const bool isSignAlone =
        range.isOpen || isWord || sign == u"--" || (takeRangeSign(rest) && rest.isEmpty());
    if (isSignAlone) {
        const qsizetype behind = m_at;
        skip(u" #");
        range.isSpaced = isWord || (hasBlankBefore && m_at > behind);
        rest = withoutTrailing(readRun());
    } else {
        rest = withoutTrailing(rest);
    }
    // A hyphen that touches only the number after it is a minus sign: `7 -9`.
    const bool isRange = isSignAlone || (rest.size() < sign.size() && !sign.startsWith(u'-'));
    const std::optional<qint64> last = isRange ? takeNumber(rest) : std::nullopt;
    if (!last || !rest.isEmpty()) {
        m_at = start;
        return false;
    }
    range.kind = range.kind == Kind::Number || range.isOpen ? Kind::Range : Kind::NotId;
    range.isOpen = false;
    range.last = *last;
    range.text = {range.text.begin(), rest.begin()};
    return true;
}

QStringView lineNumber(QStringView line, qint64 &before)
{
    constexpr qsizetype mostDigits = 3;
    qsizetype start = 0;
    while (start < line.size() && isOneOf(line[start], u" >("))
        ++start;
    qsizetype end = start;
    while (end < line.size() && isPlainDigit(line[end]))
        ++end;
    const QStringView behind = line.sliced(end);
    const bool isMarked = behind.startsWith(u". ") || behind.startsWith(u") ");
    if (end == start || end - start > mostDigits || !isMarked || behind.sliced(1).trimmed().isEmpty())
        return {};
    const qint64 number = line.sliced(start, end - start).toInt();
    if (number != 1 && number != before + 1)
        return {};
    before = number;
    return line.sliced(start, end + 1 - start);
}
