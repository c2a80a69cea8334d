// SPDX-License-Identifier: MIT
#include "net/requestprofile.h"

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

QNetworkRequest profiled(const HttpRequest &request, const TransportOptions &options)
{
    QNetworkRequest profiled(request.url);
    profiled.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    profiled.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    profiled.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    profiled.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    profiled.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    profiled.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    profiled.setAttribute(QNetworkRequest::CacheSaveControlAttribute, false);
    if (!request.accept.isEmpty())
        profiled.setRawHeader("Accept", request.accept);
    profiled.setRawHeader("Accept-Encoding", "identity");
    profiled.setRawHeader("User-Agent", "svc-desktop/" SVC_VERSION);
    if (!options.acceptLanguage.isEmpty())
        profiled.setRawHeader("Accept-Language", options.acceptLanguage);
    for (const auto &[name, value] : request.headers)
        profiled.setRawHeader(name, value);
    if (request.method == HttpRequest::Method::Post) {
        profiled.setAttribute(QNetworkRequest::DoNotBufferUploadDataAttribute, true);
        profiled.setHeader(QNetworkRequest::ContentLengthHeader, request.body.size());
    }
    return profiled;
}
