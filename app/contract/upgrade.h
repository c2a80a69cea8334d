// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

/// UpgradeV3: `POST /api/v3/me/upgrade`. Belongs before login.
enum class UpgradeMode {
    Everything,   ///< every action that happens before login: system upgrades and report installation
    UpgradesOnly, ///< `upgradesOnly=true`: system data upgrades only
};

/// Whatever the service answered, complete or not; what it means is decided by app/upgrade.
struct UpgradeReply
{
    int status = 0;           ///< HTTP status, 200 to 599
    QByteArray contentType;   ///< as it came
    QByteArray body;          ///< as it came, at most 4 MiB
    bool cutOff = false;      ///< the connection ended before the whole body arrived
    bool untilClosed = false; ///< nothing but the end of the connection tells where the body ends
};
