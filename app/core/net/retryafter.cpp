// SPDX-License-Identifier: MIT
#include "net/retryafter.h"

#include "net/httpdate.h"

#include <algorithm>

namespace {

std::chrono::seconds clamped(qint64 seconds)
{
    return std::chrono::seconds(std::clamp<qint64>(seconds, 1, 300));
}

} // namespace

std::optional<std::chrono::seconds> parseRetryAfter(const QByteArray &value, const QDateTime &now)
{
    const QByteArray trimmed = value.trimmed();
    if (trimmed.isEmpty())
        return {};
    if (std::all_of(trimmed.begin(), trimmed.end(), [](char c) { return c >= '0' && c <= '9'; }))
        return clamped(trimmed.size() > 9 ? 300 : trimmed.toLongLong());
    const std::optional<QDateTime> date = parseHttpDate(trimmed);
    return date ? std::optional(clamped(now.secsTo(*date))) : std::nullopt;
}
