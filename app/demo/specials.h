// SPDX-License-Identifier: MIT
#pragma once

#include "reply.h"

#include <QJsonObject>

#include <chrono>

/// The circumstances of a lookup.
struct Circumstances
{
    int asked;                    ///< the number of lookups of the id so far, including this one
    std::chrono::seconds running; ///< how long the service has been running
};

/// An id with a special answer for the demo user.
struct Special
{
    int id;
    /// Returns the answer. `notification` is the ordinary answer for this id, which the function may change.
    /// May block to simulate a delay.
    Reply (*answer)(QJsonObject &notification, const Circumstances &when);
};

/// Returns the special answer of an id; null if the id is ordinary.
[[nodiscard]] const Special *findSpecial(int id);
