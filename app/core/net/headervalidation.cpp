// SPDX-License-Identifier: MIT
#include "net/headervalidation.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMaxApiKey = 4096;
constexpr qsizetype kMaxToken = 65536; // tokens grow with the groups of a user
constexpr qsizetype kMaxHeaderNameLength = 128;

bool isTokenCharacter(QChar c)
{
    if (c.unicode() > 0x7E)
        return false;
    return c.isLetterOrNumber() || u"!#$%&'*+-.^_`|~"_s.contains(c);
}

} // namespace

std::optional<Error> checkHeaderValue(QStringView value, HeaderSecret use)
{
    if (value.isEmpty())
        return inputError(ErrorCause::Required);
    if (value.size() > (use == HeaderSecret::ApiKey ? kMaxApiKey : kMaxToken))
        return inputError(ErrorCause::HeaderValueLength, QString::number(value.size()));
    const auto bad = std::find_if(value.begin(), value.end(),
                                  [](QChar c) { return c.unicode() < 0x21 || c.unicode() > 0x7E; });
    if (bad != value.end())
        return inputError(ErrorCause::HeaderValueCharacter,
                          u"U+%1"_s.arg(bad->unicode(), 4, 16, QLatin1Char('0')).toUpper());
    return {};
}

std::optional<Error> checkHeaderName(QStringView name, HeaderSecret use)
{
    if (name.isEmpty())
        return inputError(ErrorCause::Required);
    if (name.size() > kMaxHeaderNameLength || !std::all_of(name.begin(), name.end(), isTokenCharacter))
        return inputError(ErrorCause::HeaderName);

    static const std::array reserved{"host"_L1,       "connection"_L1,       "transfer-encoding"_L1,
                                     "cookie"_L1,     "set-cookie"_L1,       "accept-encoding"_L1,
                                     "te"_L1,         "trailer"_L1,          "upgrade"_L1,
                                     "keep-alive"_L1, "proxy-connection"_L1, "proxy-authorization"_L1,
                                     "expect"_L1,     "accept"_L1,           "user-agent"_L1,
                                     "range"_L1,      "accept-language"_L1};
    const auto same = [name](QLatin1StringView other) {
        return name.compare(other, Qt::CaseInsensitive) == 0;
    };
    if (std::any_of(reserved.begin(), reserved.end(), same) ||
        name.startsWith("content-"_L1, Qt::CaseInsensitive) ||
        (use == HeaderSecret::ApiKey && same("authorization"_L1)))
        return inputError(ErrorCause::HeaderNameReserved);
    return {};
}
