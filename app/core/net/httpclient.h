// SPDX-License-Identifier: MIT
#pragma once

#include "net/httpmessage.h"
#include "net/job.h"
#include "net/transportoptions.h"
#include "redaction/knownsecrets.h"

#include <QObject>

#include <memory>

class ActivityLog;
class ProxyProbe;
class QNetworkAccessManager;
class TlsConfigurationProvider;

/// The one place where requests leave this program, and the only one that sets the safe request
/// profile: no redirect, no HTTP/2, no cookies, no HTTP authentication, no compression, no cache, a
/// deadline for the whole, at most 4 MiB, https unless the address is this computer's or the options
/// allow otherwise, the certificate's alternative names checked, bodies sent once.
///
/// Every request, those refused too, is written into the activity log, which outlives its job. Its secrets
/// are known from then on, and removed from what is logged and from its error; its answer stays to the byte.
///
/// A job's result is a final answer (HttpReply) or why there is none. Jobs on a shared connection end
/// as Cancelled when this object goes; jobs on a fresh one live on.
class HttpClient final
{
public:
    explicit HttpClient(TransportOptions options, ActivityLog *activity = nullptr,
                        std::shared_ptr<KnownSecrets> secrets = std::make_shared<KnownSecrets>());
    ~HttpClient();

    [[nodiscard]] std::unique_ptr<Job<HttpReply>> send(HttpRequest request);

    [[nodiscard]] const std::shared_ptr<KnownSecrets> &secrets() const { return m_secrets; }

private:
    TransportOptions m_options;
    ActivityLog *m_activity;                         ///< may be null
    std::shared_ptr<TlsConfigurationProvider> m_tls; ///< with jobs that live on
    std::shared_ptr<ProxyProbe> m_proxyProbe;        ///< as well
    std::shared_ptr<KnownSecrets> m_secrets;
    std::unique_ptr<QNetworkAccessManager> m_shared; ///< made for the first request that needs it
    std::unique_ptr<QObject> m_sharedLifetime;       ///< ends before m_shared, and its jobs with it
};
