// SPDX-License-Identifier: MIT
#include "service/serviceclient.h"

#include "contract/answerdigest.h"
#include "contract/errorbody.h"
#include "contract/paths.h"
#include "net/errorclassifier.h"
#include "net/headervalidation.h"
#include "net/httpclient.h"
#include "redaction/knownsecrets.h"
#include "redaction/secretredactor.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr char kJson[] = "application/json";

/// Servers accept headers of 8 KiB and more.
constexpr qsizetype kLongToken = 8 * 1024;

bool isLineBreak(QChar c)
{
    return c == u'\n' || c == u'\r' || c == QChar::LineSeparator || c == QChar::ParagraphSeparator;
}

/// Returns the token without a `Bearer ` in front of it, or why it can't be sent.
Result<Secret> usableToken(const Secret &given)
{
    constexpr auto kScheme = "Bearer "_L1;
    QStringView token = given.reveal();
    if (token.startsWith(kScheme, Qt::CaseInsensitive)) {
        token = token.sliced(kScheme.size());
        while (token.startsWith(u' '))
            token = token.sliced(1);
    }
    const auto refusal = checkHeaderValue(token, HeaderSecret::Token);
    if (!refusal)
        return Secret(token.toString());
    Error error;
    error.kind = ErrorKind::Data;
    error.detail = refusal->detail;
    if (refusal->cause == ErrorCause::Required)
        error.cause = ErrorCause::NoToken;
    else if (refusal->cause == ErrorCause::HeaderValueLength)
        error.cause = ErrorCause::TokenLength;
    else if (std::any_of(token.begin(), token.end(), isLineBreak))
        error.cause = ErrorCause::TokenLineBreak;
    else if (std::any_of(token.begin(), token.end(), [](QChar c) { return c.isSpace(); }))
        error.cause = ErrorCause::TokenBlank;
    else
        error.cause = ErrorCause::TokenCharacter;
    return failure(error);
}

/// Returns the error of a JSON document that is not what was asked for, with what it says instead: some
/// services report errors with a 200.
Error otherDocumentError(const HttpReply &reply, Error error, const SecretRedactor &redactor)
{
    error.serverMessage = parseErrorBody(reply.contentType, reply.body, redactor).message;
    return replyError(reply, std::move(error));
}

Result<LoginResponse> loginResult(const Result<HttpReply> &reply, KnownSecrets &secrets)
{
    if (!reply)
        return failure(reply.error());
    const auto refused = [&secrets](Error error) {
        return failure(secrets.redactor().redacted(std::move(error)));
    };
    if (auto error = documentError(*reply, secrets.redactor())) {
        if (error->kind == ErrorKind::SessionExpired)
            error->kind = ErrorKind::SignInRejected;
        return refused(*error);
    }
    auto response = parseLoginResponse(reply->body);
    if (!response)
        return refused(otherDocumentError(*reply, response.error(), secrets.redactor()));
    const Result<Secret> token = usableToken(response->token.value_or(Secret()));
    if (!token)
        return refused(token.error().cause == ErrorCause::NoToken
                           ? otherDocumentError(*reply, token.error(), secrets.redactor())
                           : replyError(*reply, token.error()));
    response->token = *token;
    secrets.add(*token);
    for (std::optional<QString> *text : {&response->user.fullName, &response->user.userName}) {
        if (*text)
            *text = secrets.redactor().redacted(**text);
    }
    return response;
}

/// `sentToken` is the length of the token that was sent.
Result<Notification> notificationResult(qint32 id, qsizetype sentToken, const Result<HttpReply> &reply,
                                        const SecretRedactor &redactor)
{
    const auto about = [id, &redactor](Error error) {
        error.notificationId = id;
        return failure(redactor.redacted(std::move(error)));
    };
    if (!reply)
        return about(reply.error());
    if (auto error = documentError(*reply, redactor)) {
        if (error->kind == ErrorKind::NotFound)
            error->answerDigest = answerDigest(id, reply->status, reply->body);
        if (error->kind == ErrorKind::SessionExpired)
            error->wasCookieSent = reply->wasCookieSent;
        // Many servers answer 400 to headers that are too long.
        if (reply->status == 431 || (reply->status == 400 && sentToken > kLongToken))
            error->tokenLength = sentToken;
        return about(*error);
    }
    auto notification = parseNotification(reply->body);
    if (!notification)
        return about(replyError(*reply, notification.error()));
    if (!notification->id)
        return about(otherDocumentError(
            *reply, replyError(*reply, ErrorKind::Data, ErrorCause::NoNotificationId), redactor));
    if (*notification->id != id) {
        Error error = replyError(*reply, ErrorKind::Data, ErrorCause::OtherNotification);
        error.detail = QString::number(*notification->id);
        return about(error);
    }
    notification->exchange = reply->exchange;
    return notification;
}

Result<UpgradeReply> upgradeResult(const Result<HttpReply> &reply)
{
    if (!reply)
        return failure(reply.error());
    return UpgradeReply{reply->status, reply->contentType,    reply->body,
                        reply->cutOff, reply->endIsUncertain, reply->exchange};
}

} // namespace

ServiceClient::ServiceClient(ServiceOptions options, std::unique_ptr<HttpClient> http)
    : m_options(std::move(options))
    , m_http(std::move(http))
{
}

ServiceClient::~ServiceClient() = default;

std::unique_ptr<Job<LoginResponse>> ServiceClient::login(const LoginRequest &login)
{
    // If the password equals one of the login's other fields, it is not registered as a secret: gaps in place
    // of a known text would reveal it.
    const QString &password = login.password.reveal();
    const bool isPasswordPublic =
        password == login.userName || password == login.dataSource || password == login.partition;
    auto request = jsonRequest(loginUrl(m_options.baseUrl));
    if (!request)
        return std::make_unique<FinishedJob<LoginResponse>>(failure(request.error()));
    request->method = HttpRequest::Method::Post;
    request->body = loginRequestJson(login);
    request->answersWithSecret = true;
    request->cookies = HttpRequest::Cookies::Store;
    if (!isPasswordPublic)
        request->secrets.append({SecretRole::Password, login.password});
    return mapJob(m_http->send(std::move(*request)),
                  [secrets = m_http->secrets()](const Result<HttpReply> &reply) {
                      return loginResult(reply, *secrets);
                  });
}

std::unique_ptr<Job<Notification>> ServiceClient::notification(qint32 id, const Secret &token,
                                                               ConnectionReuse freshness, qint64 retryOf)
{
    auto request = jsonRequest(notificationUrl(m_options.baseUrl, id));
    if (!request)
        return std::make_unique<FinishedJob<Notification>>(failure(request.error()));
    if (const auto error = addToken(*request, token))
        return std::make_unique<FinishedJob<Notification>>(failure(*error));
    if (freshness == ConnectionReuse::FreshConnection)
        request->connection = HttpRequest::Connection::Fresh;
    request->retryOf = retryOf;
    request->cookies = HttpRequest::Cookies::Use;
    const qsizetype sentToken =
        m_options.token.kind == TokenPresentation::Kind::None ? 0 : token.reveal().size();
    return mapJob(m_http->send(std::move(*request)),
                  [id, sentToken, secrets = m_http->secrets()](const Result<HttpReply> &reply) {
                      return notificationResult(id, sentToken, reply, secrets->redactor());
                  });
}

std::unique_ptr<Job<UpgradeReply>> ServiceClient::upgrade(UpgradeMode mode)
{
    auto request = jsonRequest(upgradeUrl(m_options.baseUrl, mode));
    if (!request)
        return std::make_unique<FinishedJob<UpgradeReply>>(failure(request.error()));
    request->method = HttpRequest::Method::Post;
    request->body = "{}";
    request->accept = "application/json, */*;q=0.5";
    request->deadline = m_options.upgradeTimeout;
    return mapJob(m_http->send(std::move(*request)), upgradeResult);
}

/// Returns a request with the API key and the JSON content type, which every request needs, even a GET.
Result<HttpRequest> ServiceClient::jsonRequest(const QUrl &url) const
{
    if (auto error = checkHeaderName(m_options.apiKeyHeader, HeaderSecret::ApiKey))
        return failure(*error);
    if (auto error = checkHeaderValue(m_options.apiKey.reveal(), HeaderSecret::ApiKey))
        return failure(*error);
    HttpRequest request;
    request.url = url;
    request.deadline = m_options.requestTimeout;
    request.accept = kJson;
    request.headers = {{m_options.apiKeyHeader.toLatin1(), m_options.apiKey.reveal().toLatin1()},
                       {"Content-Type", kJson}};
    request.secrets = {{SecretRole::ApiKey, m_options.apiKey}};
    return request;
}

std::optional<Error> ServiceClient::addToken(HttpRequest &request, const Secret &token) const
{
    if (token.isEmpty())
        return {};
    request.secrets.append({SecretRole::Token, token});
    if (m_options.token.kind == TokenPresentation::Kind::None)
        return {};
    if (auto error = checkHeaderValue(token.reveal(), HeaderSecret::Token))
        return error;
    if (m_options.token.kind == TokenPresentation::Kind::Bearer) {
        request.headers.append({"Authorization", "Bearer " + token.reveal().toLatin1()});
        return {};
    }
    if (auto error = checkHeaderName(m_options.token.header, HeaderSecret::Token))
        return error;
    if (m_options.token.header.compare(m_options.apiKeyHeader, Qt::CaseInsensitive) == 0)
        return inputError(ErrorCause::HeaderNameReserved);
    request.headers.append({m_options.token.header.toLatin1(), token.reveal().toLatin1()});
    return {};
}
