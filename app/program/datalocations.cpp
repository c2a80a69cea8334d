// SPDX-License-Identifier: MIT
#include "program/datalocations.h"

#include "storage/atomicfile.h"
#include "storage/filelinks.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace {

/// Returns the size of a file or folder. Does not follow links.
qint64 sizeOf(const QFileInfo &info)
{
    if (info.isSymLink())
        return 0;
    if (!info.exists())
        return -1;
    if (!info.isDir())
        return info.size();
    qint64 size = 0;
    const QDir folder(info.filePath());
    for (const QFileInfo &each : folder.entryInfoList(QDir::Files | QDir::Hidden | QDir::System))
        size += std::max<qint64>(0, sizeOf(each));
    return size;
}

} // namespace

QList<DataLocation> measuredLocations(QList<DataLocation> places)
{
    for (DataLocation &place : places) {
        place.size = sizeOf(QFileInfo(privateFileTarget(place.path).value_or(place.path)));
        for (const QString &quarantined : quarantinedFiles(place.path))
            place.size =
                std::max<qint64>(0, place.size) + std::max<qint64>(0, sizeOf(QFileInfo(quarantined)));
    }
    return places;
}
