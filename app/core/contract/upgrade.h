// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

/// UpgradeV3: `POST /api/v3/me/upgrade`. Called before login.
enum class UpgradeMode {
    Everything,   ///< all actions before login: system upgrades and report installation
    UpgradesOnly, ///< `upgradesOnly=true`: only system data upgrades
};

/// The service's answer to an upgrade, complete or not. decideOutcome() (upgrade/outcome.h) decides what it
/// means.
struct UpgradeReply
{
    int status = 0;              ///< HTTP status from 200 to 599
    QByteArray contentType;      ///< as received
    QByteArray body;             ///< as received, at most 4 MiB
    bool cutOff = false;         ///< the connection ended before the whole body was received
    bool endIsUncertain = false; ///< whether the body is complete can only be seen from its content
    qint64 exchange = 0;         ///< number in the activity log; 0 if it is not there
};
