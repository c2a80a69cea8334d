// SPDX-License-Identifier: MIT
#include "net/httpclient.h"

#include "net/httpjob.h"
#include "net/networkteardown.h"
#include "net/proxy/proxyrelay.h"
#include "net/sessioncookies.h"
#include "net/tlsconfigurationprovider.h"

#include <QNetworkAccessManager>
#include <QNetworkReply>

#include <algorithm>

HttpClient::HttpClient(TransportOptions options, ActivityLog *activity, std::shared_ptr<KnownSecrets> secrets,
                       NetworkChanges &changes)
    : m_options(std::move(options))
    , m_activity(activity)
    , m_tls(std::make_shared<TlsConfigurationProvider>(m_options))
    , m_proxyRelay(std::make_shared<ProxyRelay>())
    , m_secrets(std::move(secrets))
    , m_cookies(std::make_shared<SessionCookies>())
    , m_changes(changes)
    , m_seenChanges(changes.count())
    , m_sharedLifetime(std::make_unique<QObject>())
{
    m_secrets->add(m_options.proxyPassword);
}

HttpClient::~HttpClient()
{
    m_sharedLifetime.reset();
    destroyInBackground(std::move(m_shared));
    for (auto &manager : m_former)
        destroyInBackground(std::move(manager));
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
        return std::make_unique<HttpJob>(std::move(request), m_options, m_tls, m_proxyRelay, m_secrets,
                                         m_activity, m_changes, std::make_unique<QNetworkAccessManager>());
    return std::make_unique<HttpJob>(
        std::move(request), m_options, m_tls, m_proxyRelay, m_secrets, m_activity, m_changes,
        [this]() -> QNetworkAccessManager & { return shared(); }, *m_sharedLifetime);
}

QNetworkAccessManager &HttpClient::shared()
{
    if (const int current = m_changes.count(); current != m_seenChanges) {
        m_seenChanges = current;
        m_former.push_back(std::move(m_shared));
        m_proxyRelay->forget();
    }
    std::erase_if(m_former, [](std::unique_ptr<QNetworkAccessManager> &manager) {
        const auto replies = manager ? manager->findChildren<QNetworkReply *>() : QList<QNetworkReply *>();
        const bool isIdle = std::none_of(replies.begin(), replies.end(),
                                         [](const QNetworkReply *reply) { return reply->isRunning(); });
        if (isIdle)
            destroyInBackground(std::move(manager));
        return isIdle;
    });
    if (!m_shared)
        m_shared = std::make_unique<QNetworkAccessManager>();
    return *m_shared;
}
