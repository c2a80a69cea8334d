// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "contract/notification.h"

#include <QDateTime>

#include <memory>

/// The result of looking up one id.
struct LookupRow
{
    enum class Outcome { Waiting, Running, Found, NotFound, Failed, NotLookedUp };

    qint32 id = 0;
    Outcome outcome = Outcome::Waiting;
    std::shared_ptr<const Notification> notification; ///< only with Found
    std::shared_ptr<const Error> error;               ///< only with NotFound and Failed
    QDateTime fetchedAt;                              ///< UTC; when the answer was received
};

/// Returns the number of the row's answer in the activity log; 0 if it is not there.
[[nodiscard]] qint64 exchangeOf(const LookupRow &row);

/// Returns `found`, `not-found`, `failed`, `not-looked-up`, `waiting` or `running`. Never translated.
[[nodiscard]] QString outcomeName(LookupRow::Outcome outcome);
