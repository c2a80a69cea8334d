// SPDX-License-Identifier: MIT
#include "connections/connection.h"

using namespace Qt::StringLiterals;

QString displayHost(const QUrl &baseUrl)
{
    QString host = baseUrl.host(QUrl::FullyEncoded);
    if (host.contains(u':'))
        host = u'[' + host + u']';
    return baseUrl.port() > 0 ? u"%1:%2"_s.arg(host).arg(baseUrl.port()) : host;
}

QString displayName(const Connection &connection)
{
    if (!connection.name.isEmpty())
        return connection.name;
    const QString host = displayHost(connection.baseUrl);
    return connection.dataSource.isEmpty() ? host : u"%1 @ %2"_s.arg(connection.dataSource, host);
}
