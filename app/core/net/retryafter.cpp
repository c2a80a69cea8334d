// SPDX-License-Identifier: MIT
#include "net/retryafter.h"

#include <algorithm>

using namespace Qt::StringLiterals;

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
    if (!trimmed.endsWith(" GMT"))
        return {};
    // The offset avoids an interpretation as local time, in which some times do not exist.
    const QDateTime date =
        QDateTime::fromString(QString::fromLatin1(trimmed.chopped(3)) + "+0000"_L1, Qt::RFC2822Date);
    if (!date.isValid())
        return {};
    return clamped(now.secsTo(date));
}
