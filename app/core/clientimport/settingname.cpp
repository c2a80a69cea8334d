// SPDX-License-Identifier: MIT
#include "clientimport/settingname.h"

#include <QString>
#include <QStringList>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace {

/// Returns the letters and digits in lower case.
QString lettersOf(QStringView name)
{
    QString letters;
    for (const QChar c : name) {
        if (c.isLetterOrNumber())
            letters += c.toLower();
    }
    return letters;
}

struct Names
{
    SettingRole role = SettingRole::None;
    QStringList exact; ///< the best first
    QStringList ends;
};

/// The first row that applies counts.
const QList<Names> &namesOfRoles()
{
    static const QList<Names> names{
        {SettingRole::ApiKeyHeader,
         {u"apikeyheader"_s, u"apikeyheadername"_s, u"apikeyname"_s, u"keyheader"_s, u"headername"_s},
         {u"apikeyheader"_s, u"apikeyheadername"_s, u"apikeyname"_s}},
        {SettingRole::ApiKey,
         {u"svcapikey"_s, u"apikey"_s, u"xapikey"_s, u"key"_s, u"subscriptionkey"_s},
         {u"apikey"_s}},
        {SettingRole::Password, {u"password"_s, u"passwd"_s, u"pwd"_s, u"pass"_s}, {u"password"_s}},
        {SettingRole::DataSource, {u"datasource"_s, u"datasourcename"_s}, {u"datasource"_s}},
        {SettingRole::Partition, {u"partition"_s, u"partitionname"_s}, {u"partition"_s}},
        {SettingRole::UserName,
         {u"username"_s, u"user"_s, u"userid"_s, u"loginname"_s, u"login"_s},
         {u"username"_s}},
        {SettingRole::Address,
         {u"baseurl"_s, u"baseuri"_s, u"baseaddress"_s, u"serviceaddress"_s, u"serviceurl"_s, u"apiurl"_s,
          u"apibaseurl"_s, u"url"_s, u"uri"_s, u"address"_s, u"endpoint"_s, u"server"_s, u"serverurl"_s,
          u"host"_s, u"hostname"_s, u"api"_s},
         {u"baseurl"_s, u"url"_s, u"uri"_s, u"address"_s, u"endpoint"_s, u"host"_s}},
        {SettingRole::Port, {u"port"_s}, {}},
    };
    return names;
}

/// Returns whether a name that ends as that of an address is that of a sign-in or of something else beside
/// the service.
bool isOfSignIn(const QString &letters)
{
    static constexpr std::array others{"token"_L1, "auth"_L1, "callback"_L1, "redirect"_L1, "proxy"_L1};
    return std::any_of(others.begin(), others.end(),
                       [&letters](QLatin1StringView word) { return letters.contains(word); });
}

} // namespace

SettingName settingName(QStringView name)
{
    const QString letters = lettersOf(name);
    for (const Names &names : namesOfRoles()) {
        if (const qsizetype place = names.exact.indexOf(letters); place >= 0)
            return {names.role, static_cast<int>(place)};
        for (qsizetype i = 0; i < names.ends.size(); ++i) {
            if (letters.endsWith(names.ends.at(i)) &&
                (names.role != SettingRole::Address || !isOfSignIn(letters)))
                return {names.role, static_cast<int>(names.exact.size() + i)};
        }
    }
    static constexpr std::array tokens{"token"_L1,         "bearer"_L1, "jwt"_L1,
                                       "authorization"_L1, "cookie"_L1, "session"_L1};
    static constexpr std::array secrets{"key"_L1, "password"_L1, "passwd"_L1, "secret"_L1, "credential"_L1};
    const auto isIn = [&letters](QLatin1StringView word) { return letters.contains(word); };
    if (std::any_of(tokens.begin(), tokens.end(), isIn))
        return {SettingRole::Token};
    if (std::any_of(secrets.begin(), secrets.end(), isIn))
        return {SettingRole::OtherSecret};
    return {};
}

bool isKeyHeader(QStringView name)
{
    static constexpr std::array others{"secwebsocketkey"_L1, "idempotencykey"_L1, "xidempotencykey"_L1,
                                       "surrogatekey"_L1, "cachekey"_L1};
    const QString letters = lettersOf(name);
    return letters.endsWith("key"_L1) && std::find(others.begin(), others.end(), letters) == others.end();
}
