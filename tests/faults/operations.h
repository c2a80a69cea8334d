// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "contract/notification.h"
#include "net/transportoptions.h"
#include "redaction/knownsecrets.h"
#include "service/serviceclient.h"
#include "upgrade/upgradereport.h"

#include <QMetaType>
#include <QString>

#include <chrono>
#include <memory>
#include <optional>

/// The three operations, with the letters of the fault matrix: G, L and P.
enum class Operation { Get, Login, Upgrade };
constexpr Operation G = Operation::Get;
constexpr Operation L = Operation::Login;
constexpr Operation P = Operation::Upgrade;

/// The result of one operation.
struct Answer
{
    Operation operation = G;
    std::optional<Error> error; ///< unset if the request succeeded
    std::optional<Notification> notification;
    std::optional<UpgradeReport> report;    ///< upgrades only
    std::optional<UpgradeOutcome> recorded; ///< upgrades only: the outcome in the journal
    bool needsConfirmation = false;         ///< upgrades only: the next one needs the user's confirmation

    /// Returns kind, delivery and retry as in the matrix, then the sentence for the user: `interrupted
    /// maybe-sent A1: The connection to PEER was interrupted`. `ok` if there is no error. PEER replaces the
    /// address of the peer, with its port. For an upgrade whose outcome is unknown, wrong texts are appended.
    ///
    /// A1: a lookup is retried once automatically (A1F: on a new connection). W: it waits and continues
    /// automatically. U: the user may try again. V: only after confirmation. —: not offered.
    [[nodiscard]] QString summary() const;

    /// Returns all texts of this answer that reach the screen, the clipboard or a log.
    [[nodiscard]] QString allTexts() const;
};

/// Client options of a test. By default no deadline is ever reached.
struct ClientOptions
{
    std::chrono::milliseconds deadline = std::chrono::seconds(20);
    TransportOptions transport;
};

/// Returns the real client, which trusts the root certificate of the tests. All secrets of these tests start
/// with “canary”.
[[nodiscard]] std::unique_ptr<ServiceClient>
clientFor(const QUrl &base, const ClientOptions &clientOptions = {},
          const QString &apiKey = QStringLiteral("canary-key"),
          const std::shared_ptr<KnownSecrets> &secrets = std::make_shared<KnownSecrets>());

/// A service with one client for its lookups and sign-ins. Each upgrade has a client of its own, as in the
/// program.
struct Service
{
    explicit Service(const QUrl &where, const ClientOptions &how = {})
        : base(where)
        , clientOptions(how)
        , client(clientFor(base, clientOptions))
    {
    }
    QUrl base;
    ClientOptions clientOptions;
    std::unique_ptr<ServiceClient> client;
};

/// Runs one operation to its end. Lookups request notification 1042.
[[nodiscard]] Answer perform(Operation operation, const Service &service);
[[nodiscard]] Answer perform(Operation operation, const QUrl &base, const ClientOptions &clientOptions = {});

/// An operation that the test can cancel.
class RunningOperation
{
public:
    RunningOperation(Operation operation, const Service &service);
    ~RunningOperation();
    void cancel();
    /// Returns true once the request is made; an upgrade is recorded in the journal first.
    [[nodiscard]] bool isUnderWay() const;
    [[nodiscard]] bool isFinished() const;
    [[nodiscard]] Answer wait();

private:
    Operation m_operation;
    std::unique_ptr<Job<Notification>> m_lookup;
    std::unique_ptr<Job<LoginResponse>> m_login;
    struct Upgrade;
    std::unique_ptr<Upgrade> m_upgrade;
};

Q_DECLARE_METATYPE(Operation)
