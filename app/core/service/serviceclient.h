// SPDX-License-Identifier: MIT
#pragma once

#include "base/secret.h"
#include "contract/login.h"
#include "contract/notification.h"
#include "contract/tokenpresentation.h"
#include "contract/upgrade.h"
#include "net/job.h"

#include <QUrl>

#include <chrono>
#include <memory>

class HttpClient;
struct HttpRequest;

/// Whether a lookup may use a connection that is open already.
enum class ConnectionReuse { AnyConnection, FreshConnection };

/// Where the service is and how requests present themselves to it.
struct ServiceOptions
{
    QUrl baseUrl;
    QString apiKeyHeader;
    Secret apiKey;
    TokenPresentation token;
    std::chrono::milliseconds requestTimeout =
        std::chrono::seconds(30);                                     ///< total, for a login and for a lookup
    std::chrono::milliseconds upgradeTimeout = std::chrono::hours(1); ///< total
};

/// The service's three operations, and nothing else of it.
///
/// Lookups share one access manager that ends with this object. Each login and each upgrade has one
/// of its own, which its job owns: such a job may outlive this object.
class ServiceClient final
{
public:
    ServiceClient(ServiceOptions options, std::unique_ptr<HttpClient> http);
    ~ServiceClient();

    /// LoginV3. A response without a token that could be sent is Data/NoToken; 401 is SignInRejected.
    [[nodiscard]] std::unique_ptr<Job<LoginResponse>> login(const LoginRequest &request);

    /// GetNotificationV202108. An answer about another id is Data/OtherNotification, one without an id
    /// Data/NoNotificationId; 401 is SessionExpired. `token` may be empty (the API key alone). `repeats`: see
    /// HttpRequest.
    [[nodiscard]] std::unique_ptr<Job<Notification>>
    notification(qint32 id, const Secret &token, ConnectionReuse freshness = ConnectionReuse::AnyConnection,
                 qint64 repeats = 0);

    /// UpgradeV3, without the token. Every final status is a reply; an error means that none came.
    [[nodiscard]] std::unique_ptr<Job<UpgradeReply>> upgrade(UpgradeMode mode);

private:
    [[nodiscard]] Result<HttpRequest> jsonRequest(const QUrl &url) const;
    [[nodiscard]] std::optional<Error> addToken(HttpRequest &request, const Secret &token) const;

    ServiceOptions m_options;
    std::unique_ptr<HttpClient> m_http;
};
