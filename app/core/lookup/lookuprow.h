// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "contract/notification.h"

#include <QDateTime>

#include <memory>

/// What became of one id.
struct LookupRow
{
    enum class Outcome { Waiting, Running, Found, NotFound, Failed, NotLookedUp };

    qint32 id = 0;
    Outcome outcome = Outcome::Waiting;
    std::shared_ptr<const Notification> notification; ///< with Found only
    std::shared_ptr<const Error> error;               ///< with NotFound and Failed
    QDateTime fetchedAt;                              ///< UTC; when the answer came
};

/// `found`, `not-found`, `failed`, `not-looked-up`, `waiting` or `running`. Never translated.
[[nodiscard]] QString outcomeName(LookupRow::Outcome outcome);
