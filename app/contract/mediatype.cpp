// SPDX-License-Identifier: MIT
#include "contract/mediatype.h"

QByteArray mediaType(const QByteArray &contentType)
{
    return contentType.left(contentType.indexOf(';')).trimmed().toLower();
}

bool isJsonType(const QByteArray &contentType)
{
    const QByteArray type = mediaType(contentType);
    return type == "application/json" || type == "text/json" ||
           (type.startsWith("application/") && type.endsWith("+json"));
}
