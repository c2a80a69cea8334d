// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "contract/upgrade.h"
#include "redaction/secretredactor.h"
#include "upgrade/outcome.h"

#include <QDateTime>
#include <QString>

#include <chrono>
#include <optional>

/// The result of a run, for the user and for scripts.
struct UpgradeReport
{
    QString displayHost; ///< the service as shown to the user: displayHost()
    UpgradeMode mode = UpgradeMode::Everything;
    UpgradeOutcome outcome = UpgradeOutcome::NotStarted;
    Delivery delivery = Delivery::NotSent;
    int status = 0; ///< 0 if no final status was received
    /// `nullopt` if the upgrade is finished. OutcomeUnknown if the outcome is unknown.
    std::optional<Error> error;
    /// The kind of the request's own error, if no complete answer was received; `error` may then be
    /// OutcomeUnknown.
    std::optional<ErrorKind> requestError;
    QString answer;              ///< the service's text without secrets; at most 64 KiB, may be empty
    bool stoppedWaiting = false; ///< the user has stopped waiting
    QDateTime startedAt;         ///< UTC
    std::chrono::milliseconds duration{0};
};

/// Sets the outcome, and with it delivery, status, error and answer. The outcome is decided by the answer as
/// received.
void setResult(UpgradeReport &report, const Result<UpgradeReply> &result, const SecretRedactor &redactor);

/// Returns `false` if a part of the service's answer may be missing.
[[nodiscard]] bool isAnswerWhole(const UpgradeReport &report);

/// An outcome in the user's language. The window and svc-cli show exactly these texts.
struct UpgradeText
{
    QString sentence;    ///< what happened
    QString nextStep;    ///< what to do
    QString serverWords; ///< what the answer itself says about it, see serverWords(); may be empty
};

[[nodiscard]] UpgradeText describeReport(const UpgradeReport &report);

/// Returns the texts on one line.
[[nodiscard]] QString reportSentences(const UpgradeReport &report);
