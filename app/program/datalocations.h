// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

/// What the program keeps, by what it is for.
enum class DataKind { Settings, Connections, MachineConnections, History, Draft, Results, Upgrades };

/// Where it is kept: a file, or a folder.
struct DataLocation
{
    DataKind what = DataKind::Settings;
    QString path;
    /// What was set aside of it as `.bad` included. Bytes; -1 where nothing is there.
    qint64 size = -1;
};

/// As they are on the disk now. Waits for it: not for the window's thread.
[[nodiscard]] QList<DataLocation> measuredLocations(QList<DataLocation> places);
