// SPDX-License-Identifier: MIT
#include "clientimport/foundrequest.h"

#include "base/errortext.h"
#include "clientimport/settingname.h"
#include "connections/address.h"
#include "connections/connectionfields.h"
#include "connections/connectionjson.h"
#include "net/headervalidation.h"
#include "text/composedtext.h"
#include "text/displaytext.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>
#include <map>
#include <optional>
#include <tuple>

using namespace Qt::StringLiterals;

namespace {

struct ClientImportTexts
{
    Q_DECLARE_TR_FUNCTIONS(ClientImport)
};

constexpr qsizetype kMaxShownImport = 100;
constexpr qsizetype kMaxLoginBody = 65536;
constexpr qsizetype kMaxNamed = 5; ///< of what is left out

QString asksText(const QStringList &references)
{
    return ClientImportTexts::tr("The address has %1, which is not said here.")
        .arg(shownImportText(references.join(u' ')));
}

void addNotice(QStringList &notices, const QString &notice)
{
    if (!notices.contains(notice))
        notices += notice;
}

/// The base address that the address of a request has.
struct FoundBase
{
    QUrl url;        ///< empty if `problem` says why
    QString key;     ///< equal for equal addresses, also for those that can't be used
    QString problem; ///< a sentence
    QStringList notices;
    bool isOfService = false; ///< the path is one of the contract
    bool isLogin = false;
};

/// Cuts off the path of an operation of the service. Returns it.
QString takeOperation(QString &address)
{
    static const QRegularExpression operation(
        u"/+api/+v\\d+/+(login|me/+upgrade|notification(?:/+[^/]*)?)/*$"_s,
        QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = operation.match(address);
    if (!match.hasMatch())
        return {};
    address.truncate(match.capturedStart());
    return match.captured(1).toLower();
}

FoundBase baseOf(const Variables::Resolved &resolved)
{
    FoundBase base;
    QString address = resolved.text.trimmed();
    if (const qsizetype end = address.indexOf(QRegularExpression(u"[?#]"_s)); end >= 0)
        address.truncate(end);
    const QString operation = takeOperation(address);
    base.isOfService = !operation.isEmpty();
    base.isLogin = operation == "login"_L1;
    if (resolved.isSecret) {
        base.problem = ClientImportTexts::tr("The address has a secret in it and was left out.");
        return base;
    }
    base.key = address;
    if (address.isEmpty())
        return base;
    static const QRegularExpression reference(u"\\{\\{|<<|"_s + kUnknownPart);
    if (address.contains(reference)) {
        base.problem = asksText(resolved.missing);
        return base;
    }
    address = completedAddress(address);
    static const QRegularExpression user(u"^(https?://)[^/@]*@"_s, QRegularExpression::CaseInsensitiveOption);
    if (address.contains(user)) {
        address.replace(user, u"\\1"_s);
        addNotice(base.notices,
                  ClientImportTexts::tr("The user and the password in the address were left out."));
    }
    if (address.startsWith("http://"_L1, Qt::CaseInsensitive)) {
        address.replace(0, 7, u"https://"_s);
        addNotice(base.notices,
                  ClientImportTexts::tr("http:// was not taken: the address begins with https:// now."));
    }
    if (const Result<QUrl> url = parseAddress(address)) {
        base.url = *url;
        base.key = url->toString(QUrl::FullyEncoded);
    } else {
        base.problem =
            sentencesText(ClientImportTexts::tr("The address %1 can't be used").arg(shownImportText(address)),
                          describeError(url.error()).title + u'.');
    }
    return base;
}

/// Returns a value that may stand in a file: not a secret, and shown as it is. Otherwise says in `notices`
/// why it was left out.
QString plainValue(const Variables::Resolved &resolved, ConnectionField field, QStringList &notices)
{
    QString text = resolved.text.trimmed();
    if (text.isEmpty() || !resolved.missing.isEmpty())
        return {};
    if (resolved.isSecret) {
        addNotice(notices, ClientImportTexts::tr("%1: a secret, which was left out.").arg(fieldTitle(field)));
        return {};
    }
    if (visibleLine(text) != text || text.size() > kMaxConnectionText) {
        addNotice(notices, ClientImportTexts::tr("%1: too long or with invisible characters, and left out.")
                               .arg(fieldTitle(field)));
        return {};
    }
    return text;
}

/// What a login has in its body.
struct FoundLogin
{
    QString dataSource;
    QString partition;
    QString userName;
    Secret password;

    [[nodiscard]] auto identity() const { return std::tie(dataSource, partition, userName); }
};

std::optional<FoundLogin> loginOf(const QString &body, const Variables &variables, QStringList &notices)
{
    if (body.size() > kMaxLoginBody || !body.contains(u'{'))
        return {};
    QJsonDocument json = QJsonDocument::fromJson(body.toUtf8());
    if (json.isNull()) // variables without quotes
        json = QJsonDocument::fromJson(variables.resolved(body).text.toUtf8());
    if (!json.isObject())
        return {};
    FoundLogin login;
    const QJsonObject object = json.object();
    for (auto field = object.constBegin(); field != object.constEnd(); ++field) {
        if (!field.value().isString())
            continue;
        const auto resolved = variables.resolved(field.value().toString());
        const QString name = field.key().toLower();
        if (name == "datasource"_L1)
            login.dataSource = plainValue(resolved, ConnectionField::DataSource, notices);
        else if (name == "partition"_L1)
            login.partition = plainValue(resolved, ConnectionField::Partition, notices);
        else if (name == "username"_L1)
            login.userName = plainValue(resolved, ConnectionField::UserName, notices);
        else if (name == "password"_L1 && resolved.missing.isEmpty())
            login.password = Secret(resolved.text);
    }
    return login;
}

/// A header with an API key.
struct FoundKey
{
    QString header;
    Secret value; ///< empty if it can't be told

    friend bool operator==(const FoundKey &a, const FoundKey &b)
    {
        return a.header.compare(b.header, Qt::CaseInsensitive) == 0 && a.value == b.value;
    }
};

bool isUsualHeader(const FoundKey &key)
{
    return key.header.compare(Connection().apiKeyHeader, Qt::CaseInsensitive) == 0;
}

QList<FoundKey> keysOf(const FoundRequest &request, const Variables &variables, QStringList &notices)
{
    QList<FoundKey> keys;
    QStringList others;
    for (const FoundRequest::Header &header : request.headers) {
        const auto name = variables.resolved(header.name.trimmed());
        const QString lower = name.text.toLower();
        if (lower == "authorization"_L1)
            addNotice(notices, tokenLeftOutText());
        else if (lower == "cookie"_L1 || lower == "proxy-authorization"_L1)
            others += name.text;
        if (!isKeyHeader(name.text) || name.isSecret || checkHeaderName(name.text, HeaderSecret::ApiKey))
            continue;
        if (header.value.trimmed().isEmpty()) // a header that is empty or taken away
            continue;
        const auto value = variables.resolved(header.value.trimmed());
        const bool isUsable = value.missing.isEmpty() && !checkHeaderValue(value.text, HeaderSecret::ApiKey);
        keys.removeIf([&name](const FoundKey &key) {
            return key.header.compare(name.text, Qt::CaseInsensitive) == 0; // the last one is sent
        });
        keys += {name.text, isUsable ? Secret(value.text) : Secret()};
    }
    if (!others.isEmpty())
        addNotice(notices, leftOutText(others));
    if (std::any_of(keys.begin(), keys.end(), isUsualHeader))
        keys.removeIf([](const FoundKey &key) { return !isUsualHeader(key); });
    return keys;
}

/// All that was found for one address.
struct FoundService
{
    FoundBase base;
    QList<FoundKey> keys;
    QList<FoundLogin> logins;
    QStringList notices;
};

void addRequest(FoundService &service, const FoundRequest &request, const Variables &variables)
{
    for (const QString &notice : service.base.notices + request.notices)
        addNotice(service.notices, notice);
    for (const FoundKey &key : keysOf(request, variables, service.notices)) {
        if (!service.keys.contains(key))
            service.keys += key;
    }
    if (!service.base.isLogin)
        return;
    if (const auto login = loginOf(request.body, variables, service.notices)) {
        const auto same =
            std::find_if(service.logins.begin(), service.logins.end(),
                         [&login](const FoundLogin &other) { return other.identity() == login->identity(); });
        if (same == service.logins.end())
            service.logins += *login;
        else if (same->password.isEmpty())
            same->password = login->password;
        else if (!login->password.isEmpty() && login->password != same->password)
            same->password = {}; // which of them is right can't be told
    }
}

QList<FoundService> servicesOf(const QList<FoundRequest> &requests, const Variables &variables)
{
    QList<FoundService> services;
    std::map<QString, qsizetype> places;
    for (const FoundRequest &request : requests.first(std::min(requests.size(), kMaxFoundRequests))) {
        const FoundBase base = baseOf(variables.resolved(request.address));
        const auto [place, isNew] = places.try_emplace(base.key, services.size());
        if (isNew)
            services += FoundService{base, {}, {}, {}};
        FoundService &service = services[place->second];
        service.base.isOfService |= base.isOfService;
        service.base.isLogin = base.isLogin;
        addRequest(service, request, variables);
    }
    const bool isKnown = std::any_of(services.begin(), services.end(),
                                     [](const FoundService &service) { return service.base.isOfService; });
    if (isKnown) { // what has contradictory addresses stays
        services.removeIf([](const FoundService &service) {
            return !service.base.isOfService && (!service.base.key.isEmpty() || service.notices.isEmpty());
        });
    }
    return services;
}

/// What the variables say whose names say what they are.
class VariableSettings final
{
public:
    explicit VariableSettings(const Variables &variables);

    /// Returns the value of a role. `nullopt` if there is none, or it can't be told which one is meant.
    [[nodiscard]] std::optional<Variables::Resolved> value(SettingRole role) const
    {
        const auto found = m_best.find(role);
        return found != m_best.end() && !found->second.isAmbiguous ? std::optional(found->second.value)
                                                                   : std::nullopt;
    }
    [[nodiscard]] bool isAmbiguous(SettingRole role) const
    {
        const auto found = m_best.find(role);
        return found != m_best.end() && found->second.isAmbiguous;
    }
    /// Returns what is said about secrets that are left out.
    [[nodiscard]] const QStringList &notices() const { return m_notices; }

private:
    struct Best
    {
        Variables::Resolved value;
        int rank = 0;
        bool isAmbiguous = false; ///< another one of the rank has another value
    };

    std::map<SettingRole, Best> m_best;
    QStringList m_notices;
};

VariableSettings::VariableSettings(const Variables &variables)
{
    QStringList others;
    for (const Variables::Variable &variable : variables.all()) {
        if (variable.value.trimmed().isEmpty())
            continue;
        const SettingName name = settingName(variable.name);
        if (name.role == SettingRole::Token)
            addNotice(m_notices, tokenLeftOutText());
        const bool isOther =
            name.role == SettingRole::OtherSecret || (name.role == SettingRole::None && variable.isSecret);
        if (isOther && others.size() < kMaxNamed)
            others += variable.name;
        if (name.role == SettingRole::None || name.role == SettingRole::Token || isOther)
            continue;
        Variables::Resolved value = variables.resolved(variable.value);
        value.isSecret |= variable.isSecret;
        const auto [best, isFirst] = m_best.try_emplace(name.role, Best{value, name.rank, false});
        if (!isFirst && name.rank < best->second.rank)
            best->second = {value, name.rank, false};
        else if (!isFirst && name.rank == best->second.rank)
            best->second.isAmbiguous |= value.text != best->second.value.text;
    }
    if (!others.isEmpty())
        m_notices += leftOutText(others);
}

/// Returns the address that the variables say, without a problem and with neither if they say none.
FoundBase baseOf(const VariableSettings &settings)
{
    auto address = settings.value(SettingRole::Address);
    if (!address)
        return {};
    const auto port = settings.value(SettingRole::Port);
    static const QRegularExpression onlyHost(u"^(?:https?://)?[A-Za-z0-9.-]+$"_s);
    if (port && port->text.trimmed().toUShort() > 0 && address->text.trimmed().contains(onlyHost))
        address->text = address->text.trimmed() + u':' + port->text.trimmed();
    return baseOf(*address);
}

/// Fills what no request says from the variables.
void fillGaps(ImportedConnection &found, const VariableSettings &settings)
{
    Connection &connection = found.connection;
    const auto fill = [&](QString &field, SettingRole role, ConnectionField title) {
        if (const auto value = field.isEmpty() ? settings.value(role) : std::nullopt)
            field = plainValue(*value, title, found.notices);
    };
    fill(connection.dataSource, SettingRole::DataSource, ConnectionField::DataSource);
    fill(connection.partition, SettingRole::Partition, ConnectionField::Partition);
    fill(connection.userName, SettingRole::UserName, ConnectionField::UserName);
    if (!found.namesHeader) {
        const auto header = settings.value(SettingRole::ApiKeyHeader);
        if (header && header->missing.isEmpty() && !header->isSecret &&
            !checkHeaderName(header->text.trimmed(), HeaderSecret::ApiKey)) {
            connection.apiKeyHeader = header->text.trimmed();
            found.namesHeader = true;
        }
    }
    if (found.apiKey.isEmpty()) {
        const auto key = settings.value(SettingRole::ApiKey);
        if (key && key->missing.isEmpty() && !checkHeaderValue(key->text.trimmed(), HeaderSecret::ApiKey))
            found.apiKey = Secret(key->text.trimmed());
        if (settings.isAmbiguous(SettingRole::ApiKey))
            addNotice(found.notices, ClientImportTexts::tr("There are several API keys: none was taken."));
    }
    if (found.password.isEmpty()) {
        const auto password = settings.value(SettingRole::Password);
        if (password && password->missing.isEmpty())
            found.password = Secret(password->text);
    }
    for (const QString &notice : settings.notices())
        addNotice(found.notices, notice);
}

ImportedConnection connectionAt(const FoundService &service, const FoundLogin &login,
                                const VariableSettings &settings)
{
    ImportedConnection found;
    found.notices = service.notices;
    found.connection.baseUrl = service.base.url;
    if (!service.base.problem.isEmpty())
        addNotice(found.notices, service.base.problem);
    found.connection.dataSource = login.dataSource;
    found.connection.partition = login.partition;
    found.connection.userName = login.userName;
    found.password = login.password;
    QList<FoundKey> keys = service.keys;
    if (std::any_of(keys.begin(), keys.end(), [](const FoundKey &key) { return !key.value.isEmpty(); }))
        keys.removeIf([](const FoundKey &key) { return key.value.isEmpty(); });
    const bool isOneHeader = std::all_of(keys.begin(), keys.end(), [&keys](const FoundKey &key) {
        return key.header.compare(keys.first().header, Qt::CaseInsensitive) == 0;
    });
    if (!keys.isEmpty() && isOneHeader) {
        found.connection.apiKeyHeader = keys.first().header;
        found.namesHeader = true;
    }
    if (keys.size() == 1)
        found.apiKey = keys.first().value;
    else if (keys.size() > 1)
        addNotice(found.notices, ClientImportTexts::tr("There are several API keys: none was taken."));
    if (keys.size() < 2)
        fillGaps(found, settings);
    return found;
}

} // namespace

QString shownImportText(const QString &text)
{
    return isolatedText(boundedText(visibleLine(text.trimmed()), kMaxShownImport));
}

QString leftOutText(const QStringList &things)
{
    QStringList shown;
    for (const QString &thing : things)
        shown += shownImportText(thing);
    return ClientImportTexts::tr("Left out: %1.").arg(commaSeparated(shown));
}

QString tokenLeftOutText()
{
    return ClientImportTexts::tr("A token was left out: the service issues one when you sign in.");
}

QList<ImportedConnection> connectionsOf(const QList<FoundRequest> &requests, const Variables &variables,
                                        const QString &name, const QStringList &notices)
{
    const VariableSettings settings(variables);
    QList<FoundService> services = servicesOf(requests, variables);
    if (services.isEmpty()) {
        FoundService service;
        service.base = baseOf(settings);
        service.notices = service.base.notices;
        services += service;
    }
    QList<ImportedConnection> connections;
    for (const FoundService &service : services) {
        const QList<FoundLogin> logins = service.logins.isEmpty() ? QList<FoundLogin>{{}} : service.logins;
        for (const FoundLogin &login : logins) {
            ImportedConnection found = connectionAt(service, login, settings);
            const Connection &connection = found.connection;
            const bool isEmpty = !found.hasAddress() && service.base.problem.isEmpty() &&
                                 service.notices.isEmpty() && !found.namesHeader && found.apiKey.isEmpty() &&
                                 found.password.isEmpty() && connection.dataSource.isEmpty() &&
                                 connection.partition.isEmpty() && connection.userName.isEmpty();
            if (!isEmpty && connections.size() < kMaxConnections)
                connections += found;
        }
    }
    const QString shown = boundedText(visibleLine(name).simplified(), kMaxShownImport);
    for (ImportedConnection &found : connections) {
        if (connections.size() == 1 || !found.hasAddress())
            found.connection.name = shown;
        found.connection.isProduction = isUsuallyProduction(shown, EnvironmentColor::Mute);
        for (const QString &notice : notices)
            addNotice(found.notices, notice);
    }
    return connections;
}
