// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"

#include <chrono>
#include <optional>

/// What the program does by itself after a lookup failed. Only the GET is ever repeated; a login and
/// an upgrade are sent once for each press of the button.

struct Retry
{
    std::chrono::milliseconds delay; ///< 0.5 to 2 s
    bool freshConnection = false;    ///< the open connection may hold somebody else's answer
};

/// The one repeat a GET may have. `jitter` is 0 to 1.
[[nodiscard]] std::optional<Retry> retryAfterFailure(const Error &error, double jitter);

/// The time the service asks everyone to wait, 1 to 300 s; such a wait is not the GET's one repeat.
[[nodiscard]] std::optional<std::chrono::seconds> backoffAfter(const Error &error);

/// Whether every other request to the same server would end the same way.
[[nodiscard]] bool isFatalForBatch(const Error &error);
