// SPDX-License-Identifier: MIT
#pragma once

#include "history/historyentry.h"

/// Returns a lookup of one id, `minute` minutes after noon.
inline HistoryEntry lookedUpAt(int minute, qint32 id = 1042)
{
    LookupRow row;
    row.id = id;
    row.outcome = LookupRow::Outcome::Found;
    Connection connection;
    connection.id = QStringLiteral("c1");
    connection.name = QStringLiteral("acme");
    connection.environment = QStringLiteral("TEST");
    const QDateTime noon =
        QDateTime::fromString(QStringLiteral("2026-11-21T12:00:00.005Z"), Qt::ISODateWithMs);
    return historyEntry({row}, connection, noon.addSecs(60 * minute));
}
