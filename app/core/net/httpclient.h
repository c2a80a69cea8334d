// SPDX-License-Identifier: MIT
#pragma once

#include "net/httpmessage.h"
#include "net/job.h"
#include "net/networkchanges.h"
#include "net/transportoptions.h"
#include "redaction/knownsecrets.h"

#include <QObject>

#include <memory>
#include <vector>

class ActivityLog;
class ProxyRelay;
class QNetworkAccessManager;
class SessionCookies;
class TlsConfigurationProvider;

/// Sends all requests of this program, and is the only place that sets the safe request profile: no
/// redirects, no HTTP/2, no cookies but those of its own session, no HTTP authentication, no compression, no
/// cache, a deadline for the whole exchange, at most 4 MiB, https unless the host is this computer or the
/// options allow http, a check of the certificate's alternative names, and bodies that are sent once.
///
/// Records every request, even a refused one, in the activity log, which must outlive the jobs. The secrets
/// of a request are known from then on, and are removed from what is logged and from errors. The answer
/// itself is not altered.
///
/// A job's result is a final answer (HttpReply) or the reason why there is none. Jobs on a shared connection
/// end as Cancelled when the client is destroyed; jobs on a fresh connection continue.
class HttpClient final
{
public:
    /// Connections from before a change of `changes`, which must outlive the client, are not used for
    /// requests after it.
    explicit HttpClient(TransportOptions options, ActivityLog *activity = nullptr,
                        std::shared_ptr<KnownSecrets> secrets = std::make_shared<KnownSecrets>(),
                        NetworkChanges &changes = NetworkChanges::system());
    ~HttpClient();

    [[nodiscard]] std::unique_ptr<Job<HttpReply>> send(HttpRequest request);

    [[nodiscard]] const std::shared_ptr<KnownSecrets> &secrets() const { return m_secrets; }

private:
    [[nodiscard]] std::unique_ptr<Job<HttpReply>> start(HttpRequest request);
    [[nodiscard]] QNetworkAccessManager &shared();

    TransportOptions m_options;
    ActivityLog *m_activity;                         ///< may be null
    std::shared_ptr<TlsConfigurationProvider> m_tls; ///< shared with jobs that outlive the client
    std::shared_ptr<ProxyRelay> m_proxyRelay;        ///< shared like m_tls
    std::shared_ptr<KnownSecrets> m_secrets;
    std::shared_ptr<SessionCookies> m_cookies; ///< shared with jobs that outlive the client
    NetworkChanges &m_changes;
    int m_seenChanges;
    std::unique_ptr<QNetworkAccessManager> m_shared;              ///< created on demand
    std::vector<std::unique_ptr<QNetworkAccessManager>> m_former; ///< with requests from before a change
    std::unique_ptr<QObject> m_sharedLifetime; ///< destroyed before m_shared, which cancels its jobs
};
