// SPDX-License-Identifier: MIT
#include "contract/mediatype.h"

#include <QList>

QByteArray mediaType(const QByteArray &contentType)
{
    return contentType.split(';').first().trimmed().toLower();
}

bool isJsonType(const QByteArray &contentType)
{
    const QByteArray type = mediaType(contentType);
    return type == "application/json" || type == "text/json" ||
           (type.startsWith("application/") && type.endsWith("+json"));
}
