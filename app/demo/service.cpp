// SPDX-License-Identifier: MIT
#include "service.h"

#include <QDateTime>
#include <QJsonDocument>

#include <charconv>

using namespace Qt::StringLiterals;

namespace {

constexpr QByteArrayView loginPath = "/api/v3/login";
constexpr QByteArrayView upgradePath = "/api/v3/me/upgrade";
constexpr QByteArrayView notificationPath = "/api/v202108/notification/";

bool isNotificationPath(QByteArrayView path)
{
    return path.startsWith(notificationPath) && path.size() > notificationPath.size() &&
           !path.sliced(notificationPath.size()).contains('/');
}

bool isJson(const QByteArray &contentType)
{
    return contentType.split(';').constFirst().trimmed().toLower() == "application/json";
}

/// Parses an id strictly: no sign except a minus, no spaces, nothing beyond 32 bits.
std::optional<int> parseId(QByteArrayView text)
{
    int id = 0;
    const auto [end, error] = std::from_chars(text.begin(), text.end(), id);
    return error == std::errc() && end == text.end() ? std::optional(id) : std::nullopt;
}

Reply methodNotAllowed(const QByteArray &allowed)
{
    Reply reply = problem(405, u"Use %1 here."_s.arg(QLatin1StringView(allowed)));
    reply.headers.emplace_back("Allow", allowed.toStdString());
    return reply;
}

/// Parses the body into `object`. Returns an error reply if it is not a JSON object.
std::optional<Reply> parseObject(const QByteArray &body, QJsonObject &object)
{
    QJsonParseError error;
    const auto document = QJsonDocument::fromJson(body, &error);
    if (error.error != QJsonParseError::NoError)
        return problem(400, u"The body is not valid JSON: %1."_s.arg(error.errorString()));
    if (!document.isObject())
        return problem(400, u"The body must be a JSON object."_s);
    object = document.object();
    return std::nullopt;
}

} // namespace

Service::Service(std::chrono::seconds tokenLifetime, std::chrono::seconds age)
    : m_accounts(tokenLifetime)
    , m_catalogue(QDateTime::currentDateTimeUtc())
    , m_start(std::chrono::steady_clock::now() - age)
{
}

Reply Service::answer(const Call &call)
{
    using Operation = Reply (Service::*)(const Call &);
    Operation operation = nullptr;
    QByteArray method = "POST";
    if (call.path == loginPath) {
        operation = &Service::logIn;
    } else if (call.path == upgradePath) {
        operation = &Service::upgrade;
    } else if (isNotificationPath(call.path)) {
        operation = &Service::lookUp;
        method = "GET";
    } else {
        return problem(404, u"There is nothing at this path."_s);
    }
    if (call.method != method)
        return methodNotAllowed(method);
    if (!call.apiKey)
        return problem(401, u"The header Svc-ApiKey is missing."_s);
    if (!upgradeEndingOfKey(*call.apiKey))
        return problem(401, u"The API key is not known."_s);
    if (!isJson(call.contentType))
        return problem(415, u"The header Content-Type must be application/json."_s);
    return (this->*operation)(call);
}

Reply Service::logIn(const Call &call)
{
    QJsonObject body;
    if (auto fault = parseObject(call.body, body))
        return *fault;
    for (const QString &name : {u"dataSource"_s, u"username"_s, u"password"_s}) {
        if (!body.value(name).isString())
            return problem(400, u"The field \"%1\" is required and must be a string."_s.arg(name));
    }
    const QJsonValue partition = body.value(u"partition");
    if (!partition.isString() && !partition.isNull() && !partition.isUndefined())
        return problem(400, u"The field \"partition\" must be a string or null."_s);

    const auto response =
        m_accounts.signIn({body.value(u"dataSource").toString(), partition.toString(),
                           body.value(u"username").toString(), body.value(u"password").toString()});
    return response ? jsonReply(*response)
                    : problem(401, u"The data source, partition, user name or password is wrong."_s);
}

Reply Service::lookUp(const Call &call)
{
    const auto account = accountOf(call);
    if (!account)
        return problem(401, u"The token is not known or has expired."_s);
    const auto id = parseId(QByteArrayView(call.path).sliced(notificationPath.size()));
    if (!id)
        return problem(400, u"The notification id must be a 32-bit integer."_s);

    const Special *special = *account == Account::Demo ? findSpecial(*id) : nullptr;
    if (!special && !Catalogue::isSeenBy(*account, *id))
        return notFound(*id);
    QJsonObject notification = m_catalogue.notification(*account, *id);
    return special ? special->answer(notification, circumstancesOf(*id)) : jsonReply(notification);
}

Reply Service::upgrade(const Call &call)
{
    QJsonObject body;
    if (auto fault = parseObject(call.body, body))
        return *fault;
    bool upgradesOnly = false;
    for (const QByteArray &value : call.upgradesOnly) {
        if (value != "true" && value != "false")
            return problem(400, u"The parameter \"upgradesOnly\" must be true or false."_s);
        upgradesOnly = value == "true";
    }
    return m_upgrades.run(*upgradeEndingOfKey(*call.apiKey), upgradesOnly);
}

std::optional<Account> Service::accountOf(const Call &call) const
{
    constexpr QByteArrayView scheme = "bearer ";
    if (call.authorization) {
        const bool isBearer = call.authorization->left(scheme.size()).toLower() == scheme;
        return isBearer ? m_accounts.holderOf(call.authorization->sliced(scheme.size())) : std::nullopt;
    }
    if (call.token)
        return m_accounts.holderOf(*call.token);
    return Account::Demo;
}

/// Counts a lookup of the special id.
Circumstances Service::circumstancesOf(int id)
{
    const auto running = std::chrono::steady_clock::now() - m_start;
    const std::scoped_lock lock(m_lookupsMutex);
    return {++m_lookups[id], std::chrono::duration_cast<std::chrono::seconds>(running)};
}
