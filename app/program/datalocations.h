// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

/// The kinds of stored data.
enum class DataKind {
    Settings,
    Connections,
    MachineConnections,
    History,
    Draft,
    Results,
    Watches,
    Upgrades,
};

/// The place of one kind of data: a file or a folder.
struct DataLocation
{
    DataKind what = DataKind::Settings;
    QString path;
    /// In bytes, including quarantined copies; -1 if nothing is stored.
    qint64 size = -1;
};

/// Returns the locations with their current sizes. Blocks while it accesses the disk, so it must not be
/// called on the main thread.
[[nodiscard]] QList<DataLocation> measuredLocations(QList<DataLocation> places);
