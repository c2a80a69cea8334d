// SPDX-License-Identifier: MIT
#include "connections/importplan.h"

#include "connections/connectionfields.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

struct ImportPlanTexts
{
    Q_DECLARE_TR_FUNCTIONS(ImportPlan)
};

QString tokenText(const TokenPresentation &token)
{
    switch (token.kind) {
    case TokenPresentation::Kind::Bearer:
        return u"Authorization: Bearer"_s;
    case TokenPresentation::Kind::Header:
        return token.header;
    case TokenPresentation::Kind::None:
        return ImportPlanTexts::tr("not sent", "of a token");
    }
    Q_UNREACHABLE();
}

QString proxyText(const ProxyChoice &proxy)
{
    switch (proxy.mode) {
    case ProxyChoice::Mode::System:
        return ImportPlanTexts::tr("as the system", "of a proxy");
    case ProxyChoice::Mode::None:
        return ImportPlanTexts::tr("none", "of a proxy");
    case ProxyChoice::Mode::Manual:
        return u"%1:%2"_s.arg(proxy.host).arg(proxy.port);
    }
    Q_UNREACHABLE();
}

QString secondsText(std::chrono::milliseconds time)
{
    return ImportPlanTexts::tr("%n seconds", "a setting", static_cast<int>(time.count() / 1000));
}

QString yesNo(bool value)
{
    return value ? ImportPlanTexts::tr("yes") : ImportPlanTexts::tr("no");
}

QString colorText(EnvironmentColor color)
{
    switch (color) {
    case EnvironmentColor::Danger:
        return ImportPlanTexts::tr("red", "colour of an environment");
    case EnvironmentColor::Good:
        return ImportPlanTexts::tr("green", "colour of an environment");
    case EnvironmentColor::Warn:
        return ImportPlanTexts::tr("yellow", "colour of an environment");
    case EnvironmentColor::Info:
        return ImportPlanTexts::tr("blue", "colour of an environment");
    case EnvironmentColor::Mute:
        return ImportPlanTexts::tr("grey", "colour of an environment");
    }
    Q_UNREACHABLE();
}

QList<ImportEntry::Difference> differences(const Connection &a, const Connection &b)
{
    const QList<ImportEntry::Difference> fields{
        {fieldTitle(ConnectionField::ServiceAddress), a.baseUrl.toString(QUrl::FullyEncoded),
         b.baseUrl.toString(QUrl::FullyEncoded)},
        {fieldTitle(ConnectionField::AllowUnencrypted), yesNo(a.allowUnencrypted), yesNo(b.allowUnencrypted)},
        {fieldTitle(ConnectionField::ApiKeyHeader), a.apiKeyHeader, b.apiKeyHeader},
        {fieldTitle(ConnectionField::Token), tokenText(a.token), tokenText(b.token)},
        {fieldTitle(ConnectionField::DataSource), a.dataSource, b.dataSource},
        {fieldTitle(ConnectionField::Partition), a.partition, b.partition},
        {fieldTitle(ConnectionField::UserName), a.userName, b.userName},
        {fieldTitle(ConnectionField::Environment), a.environment, b.environment},
        {fieldTitle(ConnectionField::EnvironmentColor), colorText(a.environmentColor),
         colorText(b.environmentColor)},
        {fieldTitle(ConnectionField::Production), yesNo(a.isProduction), yesNo(b.isProduction)},
        {fieldTitle(ConnectionField::Proxy), proxyText(a.proxy), proxyText(b.proxy)},
        {fieldTitle(ConnectionField::ProxyUser), a.proxy.user, b.proxy.user},
        {fieldTitle(ConnectionField::CaFile), a.caFile, b.caFile},
        {fieldTitle(ConnectionField::ClientCertificate), a.clientCertificate, b.clientCertificate},
        {fieldTitle(ConnectionField::ClientKey), a.clientKey, b.clientKey},
        {fieldTitle(ConnectionField::ConnectTimeout), secondsText(a.connectTimeout),
         secondsText(b.connectTimeout)},
        {fieldTitle(ConnectionField::RequestTimeout), secondsText(a.requestTimeout),
         secondsText(b.requestTimeout)},
        {fieldTitle(ConnectionField::UpgradeTimeout), secondsText(a.upgradeTimeout),
         secondsText(b.upgradeTimeout)},
        {fieldTitle(ConnectionField::Notes), a.notes, b.notes},
    };
    QList<ImportEntry::Difference> changed;
    std::copy_if(fields.begin(), fields.end(), std::back_inserter(changed),
                 [](const ImportEntry::Difference &field) { return field.before != field.after; });
    return changed;
}

/// Keeps what an exported file does not contain.
void keepPersonalFields(Connection &imported, const Connection &own)
{
    if (imported.clientCertificate.isEmpty()) {
        imported.clientCertificate = own.clientCertificate;
        imported.clientKey = own.clientKey;
    }
    const bool isSameProxy = imported.proxy.mode == own.proxy.mode && imported.proxy.host == own.proxy.host &&
                             imported.proxy.port == own.proxy.port;
    if (imported.proxy.user.isEmpty() && isSameProxy)
        imported.proxy.user = own.proxy.user;
}

} // namespace

QList<ImportEntry> planImport(const QList<Connection> &current, const QList<Connection> &imported)
{
    QHash<QString, Connection> own;
    for (const Connection &connection : current) {
        if (!connection.readOnly)
            own.insert(displayName(connection).toCaseFolded(), connection);
    }
    QList<ImportEntry> plan;
    for (const Connection &incoming : imported) {
        ImportEntry entry;
        entry.connection = incoming;
        const auto same = own.constFind(displayName(incoming).toCaseFolded());
        if (same != own.constEnd()) {
            entry.connection.id = same->id;
            entry.connection.name = same->name;
            entry.connection.secretsLocked = same->secretsLocked;
            entry.connection.isProduction |= same->isProduction;
            keepPersonalFields(entry.connection, *same);
            entry.differences = differences(*same, entry.connection);
            entry.action =
                entry.differences.isEmpty() ? ImportEntry::Action::Same : ImportEntry::Action::Replace;
            own.erase(same);
        } else {
            entry.differences = differences({}, incoming);
            for (ImportEntry::Difference &field : entry.differences)
                field.before.clear();
        }
        plan += entry;
    }
    return plan;
}
