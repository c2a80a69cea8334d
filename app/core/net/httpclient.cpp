// SPDX-License-Identifier: MIT
#include "net/httpclient.h"

#include "net/httpjob.h"
#include "net/networkteardown.h"
#include "net/proxyprobe.h"
#include "net/sessioncookies.h"
#include "net/tlsconfigurationprovider.h"

#include <QNetworkAccessManager>

HttpClient::HttpClient(TransportOptions options, ActivityLog *activity, std::shared_ptr<KnownSecrets> secrets)
    : m_options(std::move(options))
    , m_activity(activity)
    , m_tls(std::make_shared<TlsConfigurationProvider>(m_options))
    , m_proxyProbe(std::make_shared<ProxyProbe>())
    , m_secrets(std::move(secrets))
    , m_cookies(std::make_shared<SessionCookies>())
    , m_sharedLifetime(std::make_unique<QObject>())
{
}

HttpClient::~HttpClient()
{
    m_sharedLifetime.reset();
    destroyInBackground(std::move(m_shared));
}

std::unique_ptr<Job<HttpReply>> HttpClient::send(HttpRequest request)
{
    for (const NamedSecret &secret : request.secrets)
        m_secrets->add(secret.value);
    if (request.cookies == HttpRequest::Cookies::None)
        return start(std::move(request));
    QByteArray cookies;
    if (request.cookies == HttpRequest::Cookies::Use)
        cookies = m_cookies->headerFor(request.url);
    if (!cookies.isEmpty())
        request.headers.append({"Cookie", cookies});
    // An error, such as a redirect, stores nothing.
    return mapJob(start(std::move(request)),
                  [stored = m_cookies, wasSent = !cookies.isEmpty()](Result<HttpReply> reply) {
                      if (reply) {
                          stored->store(reply->setCookies, reply->url);
                          reply->wasCookieSent = wasSent;
                      }
                      return reply;
                  });
}

std::unique_ptr<Job<HttpReply>> HttpClient::start(HttpRequest request)
{
    if (request.method == HttpRequest::Method::Post || request.connection == HttpRequest::Connection::Fresh)
        return std::make_unique<HttpJob>(std::move(request), m_options, m_tls, m_proxyProbe, m_secrets,
                                         m_activity, std::make_unique<QNetworkAccessManager>());
    if (!m_shared)
        m_shared = std::make_unique<QNetworkAccessManager>();
    return std::make_unique<HttpJob>(std::move(request), m_options, m_tls, m_proxyProbe, m_secrets,
                                     m_activity, *m_shared, *m_sharedLifetime);
}
