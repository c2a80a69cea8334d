// SPDX-License-Identifier: MIT
#pragma once

#include "reply.h"

#include <QJsonObject>

/// An id whose answer is out of the ordinary, for the demo user.
struct Special
{
    int id;
    /// `notification` is what an ordinary id would be answered with, to be changed at will; `asked`
    /// counts the lookups of this id, this one included. May take its time.
    Reply (*answer)(QJsonObject &notification, int asked);
};

/// Null where the id is an ordinary one.
[[nodiscard]] const Special *findSpecial(int id);
