// SPDX-License-Identifier: MIT
#include "net/loopback.h"

#include <QHostAddress>

using namespace Qt::StringLiterals;

bool isLoopback(const QUrl &url)
{
    const QString host = url.host();
    if (host.compare("localhost"_L1, Qt::CaseInsensitive) == 0)
        return true;
    QHostAddress address;
    return address.setAddress(host) && address.isLoopback();
}
