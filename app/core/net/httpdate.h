// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QDateTime>

#include <optional>

/// Returns the time in a header such as Date (RFC 9110, 5.6.7). `nullopt` if it is not in GMT or no date.
[[nodiscard]] std::optional<QDateTime> parseHttpDate(const QByteArray &value);
