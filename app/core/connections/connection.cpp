// SPDX-License-Identifier: MIT
#include "connections/connection.h"

#include "text/foldedtext.h"

#include <QCoreApplication>
#include <QCryptographicHash>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

QString displayHost(const QUrl &baseUrl)
{
    QString host = baseUrl.host(QUrl::FullyEncoded);
    if (host.contains(u':'))
        host = u'[' + host + u']';
    return baseUrl.port() > 0 ? u"%1:%2"_s.arg(host).arg(baseUrl.port()) : host;
}

QString displayName(const Connection &connection)
{
    if (!connection.name.isEmpty())
        return connection.name;
    const QString host = displayHost(connection.baseUrl);
    return connection.dataSource.isEmpty() ? host : u"%1 @ %2"_s.arg(connection.dataSource, host);
}

QString withEnvironment(const QString &environment, const QString &name)
{
    if (environment.isEmpty())
        return name;
    //: %1 is an environment such as PRODUCTION, %2 the name of a connection.
    return QCoreApplication::translate("Connection", "%1 %2").arg(environment, name);
}

namespace {

QString digestOf(const QStringList &parts)
{
    QCryptographicHash digest(QCryptographicHash::Sha256);
    for (const QString &part : parts) {
        const QByteArray bytes = part.toUtf8();
        digest.addData(QByteArray::number(bytes.size()) + ':');
        digest.addData(bytes);
    }
    return QString::fromLatin1(digest.result().toHex());
}

/// Returns whether a folded word of a name says production.
bool isProductionWord(const QString &word)
{
    constexpr std::array kWords{"prod"_L1, "prd"_L1, "live"_L1};
    constexpr std::array kBeginnings{"production"_L1, "productive"_L1, "produktion"_L1, "produktiv"_L1};
    return std::find(kWords.begin(), kWords.end(), word) != kWords.end() ||
           std::any_of(kBeginnings.begin(), kBeginnings.end(),
                       [&word](QLatin1StringView beginning) { return word.startsWith(beginning); });
}

bool isProductionName(const QString &environment)
{
    const QString folded = foldedText(environment);
    for (const QString &part : {u"本番"_s, u"إنتاج"_s, u"انتاج"_s}) { // Arabic is often written without hamza
        if (folded.contains(foldedText(part)))
            return true;
    }
    QString letters =
        folded; // no QRegularExpression: at the start nothing else needs PCRE, which is half a megabyte
    std::replace_if(
        letters.begin(), letters.end(), [](QChar one) { return !one.isLetter(); }, u' ');
    const QStringList negations{u"non"_s, u"not"_s, u"nicht"_s, u"pre"_s};
    bool isNegated = false;
    for (const QString &word : letters.split(u' ', Qt::SkipEmptyParts)) {
        if (isProductionWord(word) && !isNegated)
            return true;
        isNegated = negations.contains(word);
    }
    return false;
}

} // namespace

bool isSameEndpoint(const Connection &a, const Connection &b)
{
    return a.environment == b.environment && lookupEndpoint(a) == lookupEndpoint(b);
}

QString lookupEndpoint(const Connection &connection)
{
    constexpr int kEnough = 16;
    return digestOf(
               {connection.baseUrl.toString(QUrl::FullyEncoded), connection.dataSource, connection.partition})
        .first(kEnough);
}

EnvironmentColor usualColor(const QString &environment)
{
    if (isProductionName(environment))
        return EnvironmentColor::Danger;
    if (environment.compare("TEST"_L1, Qt::CaseInsensitive) == 0)
        return EnvironmentColor::Info;
    if (environment.compare("DEVELOPMENT"_L1, Qt::CaseInsensitive) == 0)
        return EnvironmentColor::Good;
    return EnvironmentColor::Mute;
}

bool isUsuallyProduction(const QString &environment, EnvironmentColor color)
{
    return color == EnvironmentColor::Danger || isProductionName(environment);
}

QString credentialScope(const Connection &connection)
{
    // Values that are not in use are not written to the file either; including them would change the result
    // after a restart.
    const bool hasProxy = connection.proxy.mode == ProxyChoice::Mode::Manual;
    const bool hasHeader = connection.token.kind == TokenPresentation::Kind::Header;
    QStringList bound{
        connection.baseUrl.toString(QUrl::FullyEncoded),
        connection.userName,
        QString::number(static_cast<int>(connection.proxy.mode)),
        hasProxy ? connection.proxy.host : QString(),
        QString::number(hasProxy ? connection.proxy.port : 0),
        connection.caFile,
        connection.apiKeyHeader.toLower(),
        QString::number(static_cast<int>(connection.token.kind)),
        hasHeader ? connection.token.header.toLower() : QString(),
        connection.allowUnencrypted ? u"unencrypted"_s : u"encrypted"_s,
    };
    // Absent values add nothing, so that the secrets of older versions stay usable.
    const auto addGiven = [&bound](const QString &label, const QString &value) {
        if (!value.isEmpty())
            bound += {label, value};
    };
    addGiven(u"proxy user"_s, hasProxy ? connection.proxy.user : QString());
    addGiven(u"client certificate"_s, connection.clientCertificate);
    addGiven(u"client key"_s, connection.clientKey);
    return digestOf(bound);
}
