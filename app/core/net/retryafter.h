// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QDateTime>

#include <chrono>
#include <optional>

/// Returns the value of a Retry-After header, in seconds or as an HTTP date relative to `now`, clamped to 1
/// to 300 seconds. `nullopt` if it is neither.
[[nodiscard]] std::optional<std::chrono::seconds> parseRetryAfter(const QByteArray &value,
                                                                  const QDateTime &now);
