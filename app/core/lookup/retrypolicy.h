// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"

#include <chrono>
#include <optional>

/// An automatic retry of a failed lookup. Only GET requests are retried; a login or an upgrade is sent once
/// each time the user asks for it.

struct Retry
{
    std::chrono::milliseconds delay; ///< from 0.5 to 2 s
    bool freshConnection = false;    ///< needed if the open one may deliver another request's answer
};

/// Returns the retry for a GET that failed with `error`; `nullopt` if it must not be retried. `jitter` is a
/// random number from 0 to 1, which selects the delay.
[[nodiscard]] std::optional<Retry> retryAfterFailure(const Error &error, double jitter);

/// Returns how long the service asks to wait before any further request, from 1 to 300 s. A 429 that names no
/// time counts as 5 s. `nullopt` if it does not ask to wait. Such a wait does not count as the GET's retry.
[[nodiscard]] std::optional<std::chrono::seconds> backoffAfter(const Error &error);

/// Returns whether all other requests to the same server would fail with the same error.
[[nodiscard]] bool isFatalForLookup(const Error &error);
