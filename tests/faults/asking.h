// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "contract/notification.h"
#include "net/transportoptions.h"
#include "service/serviceclient.h"
#include "upgrade/outcome.h"

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
    std::optional<UpgradeReply> reply;
    UpgradeOutcome outcome = UpgradeOutcome::NotStarted; ///< of an upgrade

    /// Kind, delivery and retry as the matrix writes them, then the sentence a person reads:
    /// `interrupted maybe-sent A1: The connection to PEER was interrupted`. Without an error: `ok`.
    /// The address asked is PEER, whatever its port.
    ///
    /// An upgrade that may have run is told by its outcome: `outcome-unknown …` as above,
    /// `upgrade-refused …` and `upgrade-failed …` without a sentence, which are the run's.
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
[[nodiscard]] std::unique_ptr<ServiceClient> clientFor(const QUrl &base, const Asking &asking = {},
                                                       const QString &apiKey = QStringLiteral("canary-key"));

/// One operation to its end. Lookups ask for notification 1042.
[[nodiscard]] Answer ask(Operation operation, ServiceClient &client);
[[nodiscard]] Answer ask(Operation operation, const QUrl &base, const Asking &asking = {});

/// An operation that a test ends itself.
class RunningOperation
{
public:
    RunningOperation(Operation operation, ServiceClient &client);
    void cancel();
    [[nodiscard]] bool isFinished() const;
    [[nodiscard]] Answer wait();

private:
    Operation m_operation;
    std::unique_ptr<Job<Notification>> m_lookup;
    std::unique_ptr<Job<LoginResponse>> m_login;
    std::unique_ptr<Job<UpgradeReply>> m_upgrade;
};

Q_DECLARE_METATYPE(Operation)
