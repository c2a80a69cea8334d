// SPDX-License-Identifier: MIT
#include "net/httpdate.h"

using namespace Qt::StringLiterals;

std::optional<QDateTime> parseHttpDate(const QByteArray &value)
{
    const QByteArray trimmed = value.trimmed();
    if (!trimmed.endsWith(" GMT"))
        return {};
    // The offset avoids an interpretation as local time, in which some times do not exist.
    const QDateTime date =
        QDateTime::fromString(QString::fromLatin1(trimmed.chopped(3)) + "+0000"_L1, Qt::RFC2822Date);
    return date.isValid() ? std::optional(date) : std::nullopt;
}
