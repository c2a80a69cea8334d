// SPDX-License-Identifier: MIT
#include "net/requestpolicy.h"

#include "net/loopback.h"

using namespace Qt::StringLiterals;

std::optional<Error> refusal(const HttpRequest &request, const TransportOptions &options)
{
    const QUrl &url = request.url;
    const bool unencryptedAllowed = options.allowUnencrypted || isLoopback(url);
    if (!url.isValid() || url.host().isEmpty() || !url.userInfo().isEmpty())
        return inputError(ErrorCause::AddressHost);
    if (url.scheme() == "http"_L1 && !unencryptedAllowed)
        return inputError(ErrorCause::AddressUnencrypted);
    if (url.scheme() != "https"_L1 && url.scheme() != "http"_L1)
        return inputError(ErrorCause::AddressScheme);
    for (const auto &[name, value] : request.headers) {
        for (const char c : name + value) {
            if (c < 0x20 || c > 0x7E)
                return inputError(ErrorCause::HeaderValueCharacter,
                                  u"U+%1"_s.arg(uint(uchar(c)), 4, 16, QLatin1Char('0')).toUpper());
        }
    }
    return {};
}

QNetworkRequest safeRequest(const HttpRequest &request, const TransportOptions &options)
{
    QNetworkRequest safeRequest(request.url);
    safeRequest.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    safeRequest.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    safeRequest.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    safeRequest.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    safeRequest.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    safeRequest.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    safeRequest.setAttribute(QNetworkRequest::CacheSaveControlAttribute, false);
    if (!request.accept.isEmpty())
        safeRequest.setRawHeader("Accept", request.accept);
    safeRequest.setRawHeader("Accept-Encoding", "identity");
    safeRequest.setRawHeader("User-Agent", "svc-desktop/" SVC_VERSION);
    if (!options.acceptLanguage.isEmpty())
        safeRequest.setRawHeader("Accept-Language", options.acceptLanguage);
    for (const auto &[name, value] : request.headers)
        safeRequest.setRawHeader(name, value);
    if (request.method == HttpRequest::Method::Post) {
        safeRequest.setAttribute(QNetworkRequest::DoNotBufferUploadDataAttribute, true);
        safeRequest.setHeader(QNetworkRequest::ContentLengthHeader, request.body.size());
    }
    return safeRequest;
}
