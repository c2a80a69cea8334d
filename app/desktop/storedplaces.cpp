// SPDX-License-Identifier: MIT
#include "desktop/storedplaces.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// Links are not followed: what they lead to was not put there by this program.
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

QList<StoredPlace> measured(QList<StoredPlace> places)
{
    for (StoredPlace &place : places) {
        const qint64 own = sizeOf(QFileInfo(place.path));
        const qint64 aside = sizeOf(QFileInfo(place.path + u".bad"_s));
        place.size = own < 0 && aside < 0 ? -1 : std::max<qint64>(0, own) + std::max<qint64>(0, aside);
    }
    return places;
}
