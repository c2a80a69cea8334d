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
    int status = 0;              ///< HTTP status, 200 to 599
    QByteArray contentType;      ///< as it came
    QByteArray body;             ///< as it came, at most 4 MiB
    bool cutOff = false;         ///< the connection ended before the whole body arrived
    bool endIsUncertain = false; ///< only its text can tell whether the body is whole
    qint64 exchange = 0;         ///< its number in the activity log; 0: it is in none
};
