// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QDateTime>

#include <chrono>
#include <optional>

/// A Retry-After header, in seconds or as an HTTP date relative to `now`, clamped to 1 to 300
/// seconds. Not set where it is neither.
[[nodiscard]] std::optional<std::chrono::seconds> parseRetryAfter(const QByteArray &value,
                                                                  const QDateTime &now);
