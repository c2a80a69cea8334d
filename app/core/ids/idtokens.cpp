// SPDX-License-Identifier: MIT
#include "ids/idtokens.h"

#include "ids/idcharacters.h"

#include <QUrl>

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
    kRangeSign = 128,
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
    set(u"!?", kSentenceEnd | kTrailing | kOrnament);
    set(u".", kSentenceEnd | kTrailing | kOrnament | kRangeSign);
    set(u"-~", kOrnament | kRangeSign);
    set(u"#", kRangeSign); // before its second number
    return roles;
}();

constexpr QStringView kBlanksAndHash = u" \u00A0#"; // kNarrowSpace
constexpr QStringView kBlanks = kBlanksAndHash.chopped(1);

constexpr bool is(QChar c, Role role)
{
    const char16_t sign = c.unicode();
    const int roles = sign < kAsciiRoles.size() ? kAsciiRoles[sign]
                      : sign == u'\u2026'       ? kTrailing | kOrnament | kRangeSign
                      : c == kNarrowSpace       ? kCut | kSilent
                      : c == kDash              ? kOrnament | kRangeSign
                      : c == kSymbol            ? kOrnament
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

qsizetype digitCount(QStringView text)
{
    return std::find_if_not(text.begin(), text.end(), isPlainDigit) - text.begin();
}

bool isGroupSign(QChar c)
{
    return c == u',' || c == kNarrowSpace;
}

/// Returns the value of digits, without the signs between groups of them. It may be clamped to a value far
/// beyond int32.
qint64 valueOf(QStringView digits)
{
    constexpr qint64 outOfRange = 1LL << 40;
    qint64 value = 0;
    for (const QChar c : digits) {
        if (isPlainDigit(c))
            value = std::min(value * 10 + (c.unicode() - u'0'), outOfRange);
    }
    return value;
}

/// Returns the length of the number with groups of three digits, such as `1,234,567`, at the start of a text;
/// 0 if there is none. Numbers separated by commas are a list instead if one of them is not such a group, or
/// if together they were out of range.
qsizetype groupedLength(QStringView text)
{
    constexpr qsizetype group = 3;
    qsizetype end = digitCount(text.first(std::min(text.size(), group + 1)));
    if (end == 0 || end > group || end == text.size() || text[0] == u'0' || !isGroupSign(text[end]))
        return 0;
    const QChar sign = text[end];
    const qsizetype first = end;
    const auto followingDigits = [&] {
        const QStringView rest = text.sliced(end);
        return rest.startsWith(sign) ? digitCount(rest.sliced(1, std::min(rest.size() - 1, group + 1))) : 0;
    };
    while (followingDigits() == group)
        end += 1 + group;
    const bool isList = sign == u',' && (followingDigits() > 0 || !isInIdRange(valueOf(text.first(end))));
    return end > first && !isList ? end : 0;
}

/// Consumes digits with an optional minus sign. They may be in groups, which sets `isGrouped`. Digits with a
/// leading zero are not a number.
std::optional<qint64> takeNumber(QStringView &rest, bool &isGrouped)
{
    const bool isNegative = rest.startsWith(u'-') || rest.startsWith(kDash);
    const QStringView text = rest.sliced(isNegative ? 1 : 0);
    qsizetype length = digitCount(text);
    if (length == 0 || (length > 1 && text[0] == u'0'))
        return {};
    if (length < text.size() && isGroupSign(text[length])) {
        const qsizetype grouped = groupedLength(text);
        isGrouped = isGrouped || grouped > 0;
        length = std::max(length, grouped);
    }
    rest = text.sliced(length);
    const qint64 value = valueOf(text.first(length));
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
QStringView idInPath(QStringView address)
{
    constexpr QStringView folder = u"notification/";
    for (qsizetype at = address.indexOf(folder, 0, Qt::CaseInsensitive); at >= 0;
         at = address.indexOf(folder, at + 1, Qt::CaseInsensitive)) {
        const QStringView rest = address.sliced(at + folder.size());
        const qsizetype sign = rest.startsWith(u'-') ? 1 : 0;
        const QStringView id = rest.first(sign + digitCount(rest.sliced(sign)));
        QStringView digits = id;
        bool isGrouped = false;
        const bool isNumber = takeNumber(digits, isGrouped).has_value();
        const bool isWhole = id.size() == rest.size() || isOneOf(rest[id.size()], u"/?#&,;|()<>\" ");
        if (isNumber && isWhole && (at == 0 || address[at - 1] == u'/'))
            return id;
    }
    return {};
}

constexpr QStringView kOwnScheme = u"svc-desktop:";

/// Returns the ids of a link of this program (program/deeplink.h), wherever it is in an address.
QString idsInOwnLink(QStringView address)
{
    constexpr QStringView action = u"//lookup";
    constexpr QStringView name = u"ids=";
    const qsizetype start = address.indexOf(kOwnScheme, 0, Qt::CaseInsensitive);
    if (start < 0 || !address.sliced(start + kOwnScheme.size()).startsWith(action, Qt::CaseInsensitive))
        return {};
    const QStringView query = address.sliced(start).sliced(address.sliced(start).indexOf(u'?') + 1);
    for (QStringView part : query.split(u'&')) {
        part = part.sliced(part.startsWith(u"amp;") ? 4 : 0); // the `&amp;` of a web page
        if (!part.startsWith(name))
            continue;
        QString ids;
        appendPlain(ids, QUrl::fromPercentEncoding(part.sliced(name.size()).toUtf8()));
        ids.replace(u',', u' '); // never within a number
        IdTokenizer tokens(ids);
        IdToken token = tokens.next();
        while ((token.isNumeric() && !token.isGrouped) || token.kind == Kind::Separator ||
               token.kind == Kind::Hash)
            token = tokens.next();
        return token.kind == Kind::End ? ids : QString();
    }
    return {};
}

void judgeNumber(IdToken &token)
{
    QStringView rest = token.text;
    const std::optional<qint64> first = takeNumber(rest, token.isGrouped);
    if (!first)
        return;
    token.first = token.last = *first;
    if (rest.isEmpty()) {
        token.kind = Kind::Number;
    } else if (takeRangeSign(rest)) {
        token.isOpen = rest.isEmpty();
        while (rest.startsWith(u'#'))
            rest = rest.sliced(1);
        const std::optional<qint64> last = takeNumber(rest, token.isGrouped);
        if (last && rest.isEmpty()) {
            token.kind = Kind::Range;
            token.last = *last;
        }
    }
}

bool isAddress(QStringView text)
{
    return text.contains(u'/') || (text.contains(u'%') && text.contains(u"%2F", Qt::CaseInsensitive));
}

/// Returns whether `rest`, which begins with a cut, continues a parameter of an address: with a comma or a
/// semicolon that neither a cut nor another address follows.
bool continuesParameter(QStringView rest)
{
    const QStringView next = rest.sliced(1);
    return isOneOf(rest[0], u",;") && !next.isEmpty() && !is(next[0], kCut) &&
           !next.startsWith(u"http", Qt::CaseInsensitive) &&
           !next.startsWith(kOwnScheme, Qt::CaseInsensitive);
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
    if (!isAddress(token.text))
        judgeNumber(token);
    else if (!addressIds(token.text).isEmpty())
        token.kind = Kind::Address;
    return token;
}

} // namespace

QString addressIds(QStringView address)
{
    constexpr int mostEncodings = 4;
    QString decoded;
    for (int i = 0; i < mostEncodings; ++i) {
        if (const QStringView id = idInPath(address); !id.isEmpty())
            return id.toString();
        if (QString ids = idsInOwnLink(address); !ids.isEmpty())
            return ids;
        if (!address.contains(u'%'))
            break;
        decoded = QUrl::fromPercentEncoding(address.toUtf8());
        address = decoded;
    }
    return {};
}

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
    const bool isListed = start > 1 && m_line[start - 1] == u',' && isPlainDigit(m_line[start - 2]);
    bool isName = true; // until a character contradicts it
    bool isRange = !isListed;
    bool isPath = false;
    bool isParameter = false;
    for (; m_at < m_line.size(); ++m_at) {
        const QChar c = m_line[m_at];
        const QStringView run = m_line.sliced(start, m_at - start);
        if (is(c, kCut) && !(isParameter && continuesParameter(m_line.sliced(m_at))) &&
            !(isPath && c == u';' && run.endsWith(u"&amp")))
            break;
        if (!run.isEmpty() && (isCutBetween(run.back(), c) || (c == u'&' && !isPath) ||
                               (isName && (endsName(run, c) || (c == u'#' && idWord(run) == IdWord::Id)))))
            break;
        if (isRange && isPlainDigit(c) && (run.isEmpty() || !isPlainDigit(run.back())))
            m_at += std::max<qsizetype>(1, groupedLength(m_line.sliced(m_at))) - 1;
        isPath = isPath || c == u'/';
        isParameter = isParameter || (isPath && c == u'?');
        isName = isName && !isPath && !isPlainDigit(c);
        isRange = isRange && (isPlainDigit(c) || is(c, kRangeSign));
    }
    return m_line.sliced(start, m_at - start);
}

/// Appends a range sign and the number after it to a number or an open range. Returns `false` if there are
/// none. A range with a third number is not an id.
bool IdTokenizer::extendRange(IdToken &range)
{
    const qsizetype start = m_at;
    skip(kBlanks);
    const bool hasBlankBefore = m_at > start;
    const QStringView sign = range.isOpen ? QStringView() : readRun();
    QStringView rest = sign;
    const bool isWord = idWord(sign) == IdWord::To;
    const bool isSignAlone =
        range.isOpen || isWord || sign == u"--" || (takeRangeSign(rest) && rest.isEmpty());
    if (isSignAlone) {
        const qsizetype behind = m_at;
        skip(kBlanksAndHash);
        range.isSpaced = isWord || (hasBlankBefore && m_at > behind);
        rest = withoutTrailing(readRun());
    } else {
        rest = withoutTrailing(rest);
    }
    // A hyphen that touches only the number after it is a minus sign: `7 -9`.
    const bool isRange = isSignAlone || (rest.size() < sign.size() && !sign.startsWith(u'-'));
    bool isGrouped = range.isGrouped;
    const std::optional<qint64> last = isRange ? takeNumber(rest, isGrouped) : std::nullopt;
    if (!last || !rest.isEmpty()) {
        m_at = start;
        return false;
    }
    range.kind = range.kind == Kind::Number || range.isOpen ? Kind::Range : Kind::NotId;
    range.isOpen = false;
    range.isGrouped = isGrouped;
    range.last = *last;
    range.text = {range.text.begin(), rest.begin()};
    return true;
}

QStringView lineNumber(QStringView line, qint64 &before)
{
    constexpr qsizetype mostDigits = 3;
    qsizetype start = 0;
    while (start < line.size() && isOneOf(line[start], u" \u00A0>("))
        ++start;
    qsizetype end = start;
    while (end < line.size() && isPlainDigit(line[end]))
        ++end;
    const QStringView behind = line.sliced(end);
    const bool isMarked = behind.size() > 1 && isOneOf(behind[0], u".)") && isOneOf(behind[1], kBlanks);
    if (end == start || end - start > mostDigits || !isMarked || behind.sliced(1).trimmed().isEmpty())
        return {};
    const qint64 number = line.sliced(start, end - start).toInt();
    if (number != 1 && number != before + 1)
        return {};
    before = number;
    return line.sliced(start, end + 1 - start);
}
