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

/// The three operations as the fault matrix calls them: G, L and P.
enum class Operation { Get, Login, Upgrade };
constexpr Operation G = Operation::Get;
constexpr Operation L = Operation::Login;
constexpr Operation P = Operation::Upgrade;

/// What one operation came to.
struct Answer
{
    Operation operation = G;
    std::optional<Error> error; ///< not set where there was an answer
    std::optional<Notification> notification;
    std::optional<UpgradeReport> report;    ///< of an upgrade
    std::optional<UpgradeOutcome> recorded; ///< of an upgrade, as the next start reads it
    bool needsWord = false;                 ///< of an upgrade: the next one there needs the user's word

    /// Kind, delivery and retry as the matrix writes them, then the sentence a person reads:
    /// `interrupted maybe-sent A1: The connection to PEER was interrupted`. Without an error: `ok`.
    /// The address asked is PEER, whatever its port. Behind it, what the texts of an upgrade whose outcome
    /// is not known must not say.
    ///
    /// A1: a lookup is repeated once by itself (A1F: on a fresh connection). W: it waits and goes on by
    /// itself. U: a person may try again. V: only behind the tick. —: not offered.
    [[nodiscard]] QString told() const;

    /// Every text that this answer brings to a screen, a clipboard or a log.
    [[nodiscard]] QString allTexts() const;
};

/// How the requests of a test travel. None of the deadlines is reached unless a test sets it.
struct Asking
{
    std::chrono::milliseconds deadline = std::chrono::seconds(20);
    TransportOptions transport;
};

/// The real client, with trust in the tests' own root. All secrets of these tests start with “canary”.
[[nodiscard]] std::unique_ptr<ServiceClient>
clientFor(const QUrl &base, const Asking &asking = {}, const QString &apiKey = QStringLiteral("canary-key"),
          const std::shared_ptr<KnownSecrets> &secrets = std::make_shared<KnownSecrets>());

/// A service, with one client for its lookups and sign-ins. Upgrades have one each, as in the program.
struct Service
{
    explicit Service(const QUrl &where, const Asking &how = {})
        : base(where)
        , asking(how)
        , client(clientFor(base, asking))
    {
    }
    QUrl base;
    Asking asking;
    std::unique_ptr<ServiceClient> client;
};

/// One operation to its end. Lookups ask for notification 1042.
[[nodiscard]] Answer ask(Operation operation, const Service &service);
[[nodiscard]] Answer ask(Operation operation, const QUrl &base, const Asking &asking = {});

/// An operation that a test ends itself.
class RunningOperation
{
public:
    RunningOperation(Operation operation, const Service &service);
    ~RunningOperation();
    void cancel();
    /// The request is made: an upgrade is in its journal before.
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
