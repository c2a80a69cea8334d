// SPDX-License-Identifier: MIT
#include "connections/address.h"

#include "net/loopback.h"

#include <QCoreApplication>
#include <QHostAddress>
#include <QStringList>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace {

struct AddressTexts
{
    Q_DECLARE_TR_FUNCTIONS(Address)
};

constexpr qsizetype kMaxAddress = 2048;
constexpr qsizetype kMaxHost = 253;
constexpr qsizetype kMaxLabel = 63;

using Checked = std::optional<ErrorCause>;

/// Returns whether `c` is never allowed in an address: a space, a control character or an invisible
/// character.
bool isForbidden(char32_t c)
{
    switch (QChar::category(c)) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Other_NotAssigned:
    case QChar::Other_PrivateUse:
    case QChar::Separator_Space:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return true;
    default:
        return c == U'\\' || c == QChar::ReplacementCharacter;
    }
}

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

bool isLowerCaseLetter(QChar c)
{
    return c >= u'a' && c <= u'z';
}

bool isNumber(QStringView text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), isDigit);
}

/// Returns the scheme of an address in lower case without its colon; empty if there is none.
QString schemeOf(const QString &address)
{
    const QString scheme = address.left(address.indexOf(u':')).toLower();
    const auto fits = [](QChar c) {
        return isLowerCaseLetter(c) || isDigit(c) || c == u'+' || c == u'-' || c == u'.';
    };
    const bool valid = address.contains(u':') && !scheme.isEmpty() && isLowerCaseLetter(scheme.front()) &&
                       std::all_of(scheme.begin(), scheme.end(), fits);
    return valid ? scheme : QString();
}

/// Returns an error unless the scheme is http or https. `localhost:8080` and `api.example.com:8443/x` only
/// look as if they had a scheme; they have a host and a port.
Checked checkScheme(const QString &address, const QString &scheme)
{
    if (scheme.isEmpty())
        return ErrorCause::AddressNoScheme;
    if (scheme == "https"_L1 || scheme == "http"_L1)
        return {};
    const QStringView rest = QStringView(address).sliced(scheme.size() + 1);
    if (rest.startsWith("//"_L1))
        return ErrorCause::AddressScheme;
    const auto end = std::find_if(rest.begin(), rest.end(), [](QChar c) { return u"/?#"_s.contains(c); });
    const bool looksLikePort = isNumber(QStringView(rest.begin(), end));
    return looksLikePort || scheme.contains(u'.') ? ErrorCause::AddressNoScheme : ErrorCause::AddressScheme;
}

bool isPlainIpv4(const QStringList &labels)
{
    return labels.size() == 4 && std::all_of(labels.begin(), labels.end(), [](const QString &label) {
               return isNumber(label) && label.size() <= 3 && label.toInt() <= 255 &&
                      (label.size() == 1 || !label.startsWith(u'0'));
           });
}

bool isHostLabel(const QString &label)
{
    const auto fits = [](QChar c) { return isLowerCaseLetter(c) || isDigit(c) || c == u'-' || c == u'_'; };
    return !label.isEmpty() && label.size() <= kMaxLabel && !label.startsWith(u'-') &&
           !label.endsWith(u'-') && std::all_of(label.begin(), label.end(), fits);
}

/// Returns a host name in its ASCII form. Refuses numbers in any form except four plain decimals: they are
/// addresses that do not look like one.
std::optional<QString> canonicalName(const QString &typed)
{
    if (typed.contains(u'%'))
        return {};
    const QString host = QString::fromLatin1(QUrl::toAce(typed)).toLower();
    if (host.isEmpty() || host.size() > kMaxHost)
        return {};
    const QStringList labels = host.split(u'.');
    if (!std::all_of(labels.begin(), labels.end(), isHostLabel))
        return {};
    if ((isNumber(labels.last()) || labels.last().startsWith("0x"_L1)) && !isPlainIpv4(labels))
        return {};
    return host;
}

/// Returns an IPv6 address without its brackets. Refuses a zone index, which names an interface of this
/// computer.
std::optional<QString> canonicalIpv6(const QString &typed)
{
    const QHostAddress address(typed);
    if (address.protocol() != QAbstractSocket::IPv6Protocol || typed.contains(u'%'))
        return {};
    return address.toString();
}

struct Authority
{
    QString host;
    QString port; ///< as entered
    bool hasPort = false;
    bool isIpv6 = false;
};

std::optional<Authority> splitAuthority(const QString &text)
{
    Authority authority;
    QString rest;
    if (text.startsWith(u'[')) {
        const qsizetype end = text.indexOf(u']');
        if (end < 0)
            return {};
        authority.isIpv6 = true;
        authority.host = text.mid(1, end - 1);
        rest = text.mid(end + 1);
        if (!rest.isEmpty() && !rest.startsWith(u':'))
            return {};
    } else {
        const qsizetype colon = text.indexOf(u':');
        authority.host = text.left(colon);
        rest = colon < 0 ? QString() : text.mid(colon);
        if (rest.count(u':') > 1)
            return {};
    }
    authority.hasPort = !rest.isEmpty();
    authority.port = rest.mid(1);
    return authority;
}

std::optional<int> parsePort(const QString &text)
{
    if (!isNumber(text) || text.size() > 5)
        return {};
    const int port = text.toInt();
    return port >= 1 && port <= 65535 ? std::optional(port) : std::nullopt;
}

/// Returns `/a/b` without dot segments, empty segments and a trailing slash.
QString canonicalPath(const QString &typed)
{
    QStringList resolved;
    for (const QString &segment : typed.split(u'/', Qt::SkipEmptyParts)) {
        QString dots = segment;
        dots.replace("%2e"_L1, "."_L1, Qt::CaseInsensitive);
        if (dots == "."_L1)
            continue;
        if (dots != ".."_L1)
            resolved += segment;
        else if (!resolved.isEmpty())
            resolved.removeLast();
    }
    return resolved.isEmpty() ? QString() : u'/' + resolved.join(u'/');
}

tl::unexpected<Error> refusal(ErrorCause cause)
{
    return failure(inputError(cause));
}

} // namespace

Result<QUrl> parseAddress(const QString &typed, Unencrypted unencrypted)
{
    const QString address = typed.trimmed();
    if (address.isEmpty())
        return refusal(ErrorCause::Required);
    const QList<uint> characters = address.toUcs4();
    if (address.size() > kMaxAddress || std::any_of(characters.begin(), characters.end(), isForbidden))
        return refusal(ErrorCause::AddressHost);

    const QString scheme = schemeOf(address);
    if (const Checked problem = checkScheme(address, scheme))
        return refusal(*problem);
    const QString rest = address.mid(scheme.size() + 1);
    if (!rest.startsWith("//"_L1))
        return refusal(ErrorCause::AddressHost);

    const auto isOneOf = [](QStringView set) { return [set](QChar c) { return set.contains(c); }; };
    const auto authorityEnd = std::find_if(rest.begin() + 2, rest.end(), isOneOf(u"/?#"));
    const auto pathEnd = std::find_if(authorityEnd, rest.end(), isOneOf(u"?#"));
    const QString authorityText(QStringView(rest.begin() + 2, authorityEnd).toString());
    if (authorityText.contains(u'@'))
        return refusal(ErrorCause::AddressUserInfo);
    if (pathEnd != rest.end())
        return refusal(ErrorCause::AddressQuery);

    const std::optional<Authority> authority = splitAuthority(authorityText);
    if (!authority)
        return refusal(ErrorCause::AddressHost);
    const std::optional<QString> host =
        authority->isIpv6 ? canonicalIpv6(authority->host) : canonicalName(authority->host);
    if (!host)
        return refusal(ErrorCause::AddressHost);
    const std::optional<int> port = parsePort(authority->port);
    if (authority->hasPort && !port)
        return refusal(ErrorCause::AddressPort);

    QUrl url;
    url.setScheme(scheme);
    url.setHost(*host);
    if (port && *port != (scheme == "https"_L1 ? 443 : 80))
        url.setPort(*port);
    url.setPath(canonicalPath(QStringView(authorityEnd, pathEnd).toString()), QUrl::TolerantMode);
    // The encoded address may be longer than the entered text, and must be accepted again when it is read
    // from a file.
    if (!url.isValid() || url.host().isEmpty() || url.toEncoded().size() > kMaxAddress)
        return refusal(ErrorCause::AddressHost);
    if (scheme == "http"_L1 && unencrypted == Unencrypted::LoopbackOnly && !isLoopback(url))
        return refusal(ErrorCause::AddressUnencrypted);
    return url;
}

QString completedAddress(const QString &typed)
{
    QString address = typed.trimmed();
    const Result<QUrl> url = parseAddress(address);
    if (url || url.error().cause != ErrorCause::AddressNoScheme)
        return address;
    const bool isAuthorityOnly = address.startsWith("//"_L1);
    const QString rest = isAuthorityOnly ? address.sliced(2) : address;
    const QStringView firstWord = QStringView(rest).left(
        std::find_if(rest.begin(), rest.end(), [](QChar c) { return u":/"_s.contains(c); }) - rest.begin());
    const bool isMisspelt = rest.contains("//"_L1) || firstWord.isEmpty() ||
                            firstWord.compare("http"_L1, Qt::CaseInsensitive) == 0 ||
                            firstWord.compare("https"_L1, Qt::CaseInsensitive) == 0;
    return isMisspelt ? address : u"https://"_s + rest;
}

QString addressCompletedText(const QString &completed)
{
    const Result<QUrl> url = parseAddress(completed);
    if (url && isLoopback(*url))
        return AddressTexts::tr(
            "https:// was added. If the service on this computer is not encrypted, type http:// instead.");
    return AddressTexts::tr("https:// was added.");
}

bool isHost(const QString &text)
{
    const QString written = text.contains(u':') ? u'[' + text + u']' : text;
    const auto url = parseAddress(u"http://%1:1"_s.arg(written), Unencrypted::Allowed);
    return url && url->path().isEmpty() && url->port() == 1;
}
