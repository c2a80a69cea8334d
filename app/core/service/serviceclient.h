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

/// Whether a lookup may use an open connection.
enum class ConnectionReuse { AnyConnection, FreshConnection };

/// Where the service is, and how requests identify themselves to it.
struct ServiceOptions
{
    QUrl baseUrl;
    QString apiKeyHeader;
    Secret apiKey;
    TokenPresentation token;
    std::chrono::milliseconds requestTimeout = std::chrono::seconds(30); ///< total, for a login or a lookup
    std::chrono::milliseconds upgradeTimeout = std::chrono::hours(1);    ///< total
};

/// The three operations of the service.
///
/// Lookups share one access manager, which is destroyed with this object. Each login and each upgrade has an
/// access manager of its own, which its job owns: such a job may outlive this object.
class ServiceClient final
{
public:
    ServiceClient(ServiceOptions options, std::unique_ptr<HttpClient> http);
    ~ServiceClient();

    /// LoginV3. A `Bearer ` in front of the token is cut. Errors: Data/NoToken if the response has no token;
    /// Data with TokenLength, TokenLineBreak, TokenBlank or TokenCharacter if it can't be sent;
    /// SignInRejected for 401.
    [[nodiscard]] std::unique_ptr<Job<LoginResponse>> login(const LoginRequest &request);

    /// GetNotificationV202108. `token` may be empty if the API key alone identifies the user. See HttpRequest
    /// for `retryOf`.
    /// Errors: Data/OtherNotification if the answer has another id; Data/NoNotificationId if it has none;
    /// SessionExpired for 401.
    [[nodiscard]] std::unique_ptr<Job<Notification>>
    notification(qint32 id, const Secret &token, ConnectionReuse freshness = ConnectionReuse::AnyConnection,
                 qint64 retryOf = 0);

    /// UpgradeV3, without the token. Every final status is a reply; an error means that no answer was
    /// received.
    [[nodiscard]] std::unique_ptr<Job<UpgradeReply>> upgrade(UpgradeMode mode);

private:
    [[nodiscard]] Result<HttpRequest> jsonRequest(const QUrl &url) const;
    [[nodiscard]] std::optional<Error> addToken(HttpRequest &request, const Secret &token) const;

    ServiceOptions m_options;
    std::unique_ptr<HttpClient> m_http;
};
