// SPDX-License-Identifier: MIT
#include "net/retryafter.h"

#include <QLocale>

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
    QDateTime date =
        QLocale::c().toDateTime(QString::fromLatin1(trimmed), u"ddd, dd MMM yyyy hh:mm:ss 'GMT'"_s);
    if (!date.isValid())
        return {};
    date.setTimeSpec(Qt::UTC);
    return clamped(now.secsTo(date));
}
