// SPDX-License-Identifier: MIT
#include "base/sessionbus.h"

#include <QFileInfo>
#include <QtGlobal>

using namespace Qt::StringLiterals;

bool hasSessionBus()
{
    return qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS") ||
           QFileInfo::exists(qEnvironmentVariable("XDG_RUNTIME_DIR") + u"/bus"_s);
}
