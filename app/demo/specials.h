// SPDX-License-Identifier: MIT
#pragma once

#include "reply.h"

#include <QJsonObject>

/// An id with a special answer for the demo user.
struct Special
{
    int id;
    /// Returns the answer. `notification` is the ordinary answer for this id, which the function may change.
    /// `asked` is the number of lookups of this id so far, including this one. May block to simulate a delay.
    Reply (*answer)(QJsonObject &notification, int asked);
};

/// Returns the special answer of an id; null if the id is ordinary.
[[nodiscard]] const Special *findSpecial(int id);
