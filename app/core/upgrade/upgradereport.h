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

/// What a run came to, for a person and for a script.
struct UpgradeReport
{
    QString where; ///< host, or host:port
    UpgradeMode mode = UpgradeMode::Everything;
    UpgradeOutcome outcome = UpgradeOutcome::NotStarted;
    Delivery delivery = Delivery::NotSent;
    int status = 0;             ///< 0: no final status came
    std::optional<Error> error; ///< not set when the upgrade finished; OutcomeUnknown when it is unknown
    std::optional<ErrorKind> requestError; ///< how the request itself failed, where no answer came to its end
    QString answer;              ///< what the service said, but for secrets; at most 64 KiB, may be empty
    bool stoppedWaiting = false; ///< the user ended the wait
    QDateTime startedAt;         ///< UTC
    std::chrono::milliseconds duration{0};
};

/// Fills in the outcome and what follows from it: delivery, status, error and answer. The outcome is decided
/// by the answer as it came.
void setResult(UpgradeReport &report, const Result<UpgradeReply> &result, const SecretRedactor &redactor);

/// An outcome in a person's words. The window and svc-cli show exactly these.
struct UpgradeText
{
    QString sentence; ///< what happened
    QString nextStep; ///< what to do
};

[[nodiscard]] UpgradeText describeReport(const UpgradeReport &report);

/// Both on one line, and what the service said about it.
[[nodiscard]] QString reportSentences(const UpgradeReport &report);
