// SPDX-License-Identifier: MIT
#pragma once

#include "upgrade/upgraderecord.h"

#include <QTimeZone>

/// Returns a run on `host` that has not ended.
[[nodiscard]] inline UpgradeRecord upgradeRecord(qint64 number, const QString &host,
                                                 std::optional<UpgradeOutcome> outcome = {})
{
    UpgradeRecord run;
    run.id = QString::number(number) + QStringLiteral("-a");
    run.number = number;
    run.displayHost = host;
    run.host = host;
    run.startedAt = QDateTime(QDate(2026, 3, 14), QTime(11, 12), QTimeZone::utc()).addSecs(60 * number);
    run.outcome = outcome;
    return run;
}
