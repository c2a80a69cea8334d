// SPDX-License-Identifier: MIT
#include "net/errorclassifier.h"

#include "contract/errorbody.h"
#include "contract/mediatype.h"
#include "net/tlsalert.h"
#include "net/tlspolicy.h"
#include "text/displaytext.h"

using namespace Qt::StringLiterals;

namespace {

bool isFinalStatus(const std::optional<int> &status)
{
    return status && *status >= 200 && *status <= 599;
}

/// Returns whether the status is that of an interim answer, after which the real one follows. Qt 6.4 takes
/// all but 100 for the answer. 101 is never sent to a client that has not asked for another protocol.
bool isInterimStatus(int status)
{
    return status >= 102 && status <= 199;
}

/// Returns whether the connection failed. Qt's other codes stand for statuses such as 404.
bool isTransportError(QNetworkReply::NetworkError error)
{
    return (error > QNetworkReply::NoError && error < QNetworkReply::ContentAccessDenied &&
            error != QNetworkReply::ProxyAuthenticationRequiredError) ||
           error == QNetworkReply::ContentReSendError || error == QNetworkReply::ProtocolFailure;
}

bool isProxyError(QNetworkReply::NetworkError error)
{
    return error >= QNetworkReply::ProxyConnectionRefusedError && error <= QNetworkReply::UnknownProxyError;
}

bool speaksNoTls(const QString &text)
{
    return text.contains("wrong version number"_L1) || text.contains("packet length too long"_L1) ||
           text.contains("http request"_L1) || text.contains("record layer failure"_L1);
}

/// Returns whether the server refused a handshake of TLS 1.3 that this computer had completed.
bool isRefusedAfterHandshake(const ExchangeFacts &facts)
{
    return facts.handshakes == 1 && facts.tlsProtocol == QSsl::TlsV1_3 && !facts.status &&
           facts.networkError == QNetworkReply::UnknownNetworkError &&
           tlsAlertIn(facts.networkErrorText) != TlsAlert::Other;
}

/// Returns why a handshake failed.
ErrorCause handshakeCause(const ExchangeFacts &facts)
{
    if (speaksNoTls(facts.networkErrorText))
        return ErrorCause::NotTls;
    const ErrorCause aboutCertificate =
        facts.hasClientCertificate ? ErrorCause::ClientCertificateRefused : ErrorCause::ClientCertificate;
    switch (tlsAlertIn(facts.networkErrorText)) {
    case TlsAlert::ClientCertificate:
        return aboutCertificate;
    case TlsAlert::HandshakeFailure: {
        // Before the server has chosen a cipher, the protocol is the newest one.
        const bool isCipherChosen = facts.handshakes > 0 || facts.tlsProtocol == QSsl::TlsV1_2;
        return isCipherChosen ? aboutCertificate : ErrorCause::None;
    }
    case TlsAlert::ServerName:
        return ErrorCause::ServerName;
    case TlsAlert::Other:
        break;
    }
    return ErrorCause::None;
}

/// Returns whether the headers give no or contradictory information about where the body ends.
bool isMisframed(const ExchangeFacts &facts)
{
    if (facts.status == 204)
        return false;
    return !facts.hasHeaders || (facts.declaredLength && (*facts.declaredLength < 0 || facts.isChunked));
}

Error withFacts(Error error, const ExchangeFacts &facts)
{
    error.proxy = facts.proxy;
    error.delivery = deliveryOf(facts);
    if (isFinalStatus(facts.status))
        error.status = *facts.status;
    return withServer(std::move(error), facts.url);
}

Error abortError(const ExchangeFacts &facts)
{
    Error error;
    switch (facts.abort) {
    case Abort::ConnectDeadline:
    case Abort::Deadline:
        error.kind = facts.isFindingProxy ? ErrorKind::Proxy : ErrorKind::Timeout;
        error.cause = facts.isFindingProxy ? ErrorCause::ProxyLookupSilent : ErrorCause::None;
        error.deadline = facts.deadline;
        break;
    case Abort::TooLarge:
        error.kind = ErrorKind::TooLarge;
        break;
    case Abort::CertificateHost:
        error.kind = ErrorKind::TlsHostname;
        if (!facts.certificateChain.isEmpty())
            error.certificate = certificateFacts(facts.certificateChain.first());
        break;
    case Abort::Cancelled:
    case Abort::None:
        error.kind = ErrorKind::Cancelled;
        break;
    }
    return error;
}

ErrorKind connectionKind(const ExchangeFacts &facts)
{
    // Qt reports a proxy's error with the same codes as the server's own.
    const bool isProxied = !facts.proxy.isEmpty();
    switch (facts.networkError) {
    case QNetworkReply::ConnectionRefusedError:
        return isProxied ? ErrorKind::Proxy : ErrorKind::Refused;
    case QNetworkReply::HostNotFoundError:
        if (isProxied)
            return ErrorKind::Proxy;
        return facts.hasActiveNetworkInterface ? ErrorKind::DnsFailed : ErrorKind::Offline;
    case QNetworkReply::TimeoutError:
        return ErrorKind::Timeout;
    case QNetworkReply::TemporaryNetworkFailureError:
    case QNetworkReply::NetworkSessionFailedError:
        return ErrorKind::Offline;
    case QNetworkReply::UnknownNetworkError:
        return isProxied ? ErrorKind::Proxy : ErrorKind::Offline;
    default:
        return ErrorKind::Interrupted;
    }
}

/// Returns the error of a request that received no final status and was not ended by this program.
Error transportError(const ExchangeFacts &facts)
{
    Error error;
    error.detail = boundedText(visibleLine(facts.networkErrorText), 500);
    if (!facts.sslErrors.isEmpty())
        return tlsError(facts.sslErrors, facts.certificateChain, facts.trustedRoots);
    if (facts.networkError == QNetworkReply::SslHandshakeFailedError || isRefusedAfterHandshake(facts)) {
        error.kind = ErrorKind::TlsFailed;
        error.cause = handshakeCause(facts);
        return error;
    }
    if (isProxyError(facts.networkError)) {
        error.kind = ErrorKind::Proxy;
        if (facts.networkError == QNetworkReply::ProxyAuthenticationRequiredError)
            error.cause = ErrorCause::ProxyLoginNeeded;
        return error;
    }
    if (facts.status) {
        error.kind = ErrorKind::Protocol;
        error.cause = ErrorCause::UnexpectedStatus;
        error.detail = QString::number(*facts.status);
        if (isInterimStatus(*facts.status))
            error.interimStatus = *facts.status;
        return error;
    }
    if (facts.networkError == QNetworkReply::NoError ||
        facts.networkError == QNetworkReply::ProtocolFailure ||
        facts.networkError == QNetworkReply::ProtocolUnknownError) {
        error.kind = ErrorKind::Protocol;
        error.cause = ErrorCause::NotHttp;
        return error;
    }
    // After something has been sent, "refused" or "host not found" is about another attempt that Qt made by
    // itself.
    const bool isConnected = deliveryOf(facts) != Delivery::NotSent || facts.handshakes > 0;
    error.kind = isConnected ? ErrorKind::Interrupted : connectionKind(facts);
    if (error.kind == ErrorKind::Interrupted && facts.asksForCertificate && !facts.hasClientCertificate)
        error.cause = ErrorCause::ClientCertificate;
    return error;
}

ErrorKind kindOfStatus(int status)
{
    switch (status) {
    case 204:
    case 205:
        return ErrorKind::Data;
    case 401:
        return ErrorKind::SessionExpired;
    case 403:
        return ErrorKind::Forbidden;
    case 404:
    case 410:
        return ErrorKind::NotFound;
    case 408:
        return ErrorKind::Timeout;
    case 409:
        return ErrorKind::Conflict;
    case 429:
        return ErrorKind::RateLimited;
    default:
        break;
    }
    if (status >= 500)
        return ErrorKind::ServerFault;
    return status >= 400 ? ErrorKind::RequestRejected : ErrorKind::Protocol;
}

ErrorCause causeOfStatus(int status)
{
    switch (kindOfStatus(status)) {
    case ErrorKind::Data:
        return ErrorCause::EmptyBody;
    case ErrorKind::Protocol:
        return ErrorCause::UnexpectedStatus;
    default:
        return ErrorCause::None;
    }
}

/// Returns whether gateways and proxies use the status to speak of themselves. It then means the same with a
/// web page.
bool isGatewayStatus(int status)
{
    return status == 408 || status == 429 || (status >= 502 && status <= 504);
}

/// Returns the error of a final answer whose status is not 200.
Error statusError(const HttpReply &reply, const SecretRedactor &redactor)
{
    const ErrorBody body = parseErrorBody(reply.contentType, reply.body, redactor);
    const auto &[kind, cause] = answerMeaning(reply.status, body);
    Error error = replyError(reply, kind, cause);
    error.retryAfter = reply.retryAfter;
    error.serverMessage = body.message;
    return error;
}

} // namespace

Delivery deliveryOf(const ExchangeFacts &facts)
{
    if (isFinalStatus(facts.status))
        return Delivery::Answered;
    if (isRefusedAfterHandshake(facts))
        return Delivery::NotSent;
    const bool sent = facts.method == HttpRequest::Method::Post ? facts.bodyHandedOut > 0 : facts.headersSent;
    return sent ? Delivery::MaybeSent : Delivery::NotSent;
}

std::optional<Error> exchangeError(const ExchangeFacts &facts)
{
    if (facts.abort != Abort::None)
        return withFacts(abortError(facts), facts);
    if (!isFinalStatus(facts.status))
        return withFacts(transportError(facts), facts);

    Error error;
    if (facts.status == 304) {
        error.kind = ErrorKind::Protocol;
        error.cause = ErrorCause::UnexpectedStatus;
        return withFacts(error, facts);
    }
    if (*facts.status >= 300 && *facts.status < 400) {
        error.kind = ErrorKind::Redirect;
        error.redirectOrigin = redirectOrigin(facts.url, facts.location);
        return withFacts(error, facts);
    }
    if (*facts.status == 407) {
        error.kind = ErrorKind::Proxy;
        error.cause = ErrorCause::ProxyLoginNeeded;
        return withFacts(error, facts);
    }
    const QByteArray encoding = facts.contentEncoding.trimmed().toLower();
    if (!encoding.isEmpty() && encoding != "identity") {
        error.kind = ErrorKind::Protocol;
        error.cause = ErrorCause::ContentEncoding;
        return withFacts(error, facts);
    }
    if (*facts.status < 300 && isMisframed(facts)) {
        error.kind = ErrorKind::Protocol;
        return withFacts(error, facts);
    }
    return {};
}

bool isCutOff(const ExchangeFacts &facts)
{
    // Qt takes an invalid chunk size for the last chunk, so an empty chunked answer cannot be trusted.
    if (facts.isChunked && facts.receivedLength == 0)
        return true;
    // Qt reports a re-send error for a body that lasts until the connection closes. The answer is complete.
    if (isEndUncertain(facts) && !facts.isChunked && facts.networkError == QNetworkReply::ContentReSendError)
        return false;
    return isTransportError(facts.networkError) ||
           (facts.declaredLength && *facts.declaredLength != facts.receivedLength);
}

bool isEndUncertain(const ExchangeFacts &facts)
{
    return facts.status != 204 && !facts.declaredLength;
}

AnswerMeaning answerMeaning(int status, const ErrorBody &body)
{
    if (body.asksForCertificate)
        return {ErrorKind::RequestRejected, ErrorCause::ClientCertificate};
    if (!body.isWebPage || isGatewayStatus(status))
        return {kindOfStatus(status), causeOfStatus(status)};
    return {status >= 500 ? ErrorKind::ServerFault : ErrorKind::Protocol, ErrorCause::WebPage};
}

std::optional<Error> documentError(const HttpReply &reply, const SecretRedactor &redactor)
{
    if (reply.status != 200)
        return statusError(reply, redactor);
    if (reply.cutOff)
        return replyError(reply, ErrorKind::Interrupted, ErrorCause::CutOff);
    if (isWebPage(reply.contentType, reply.body))
        return replyError(reply, ErrorKind::Protocol, ErrorCause::WebPage);
    if (reply.body.isEmpty())
        return replyError(reply, ErrorKind::Data, ErrorCause::EmptyBody);
    if (!isJsonType(reply.contentType)) {
        Error error = replyError(reply, ErrorKind::Protocol, ErrorCause::ContentType);
        error.detail = QString::fromLatin1(reply.contentType.left(100));
        error.serverMessage = parseErrorBody(reply.contentType, reply.body, redactor).message;
        return error;
    }
    return {};
}

Error replyError(const HttpReply &reply, Error error)
{
    error.delivery = Delivery::Answered;
    error.status = reply.status;
    error.exchange = reply.exchange;
    return withServer(std::move(error), reply.url);
}

Error replyError(const HttpReply &reply, ErrorKind kind, ErrorCause cause)
{
    Error error;
    error.kind = kind;
    error.cause = cause;
    return replyError(reply, std::move(error));
}

Error withServer(Error error, const QUrl &url)
{
    error.host = url.host(QUrl::FullyEncoded);
    error.port = url.port(url.scheme() == "http"_L1 ? 80 : 443);
    return error;
}

QString redirectOrigin(const QUrl &url, const QByteArray &location)
{
    const QUrl target = url.resolved(QUrl::fromEncoded(location));
    if (!target.isValid() || target.scheme().isEmpty())
        return {};
    if (target.host().isEmpty())
        return target.scheme() + u':';
    QUrl origin;
    origin.setScheme(target.scheme());
    origin.setHost(target.host());
    origin.setPort(target.port());
    return boundedText(visibleLine(origin.toString(QUrl::FullyEncoded)), 300);
}
