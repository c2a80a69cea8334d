// SPDX-License-Identifier: MIT
#include "base/userfolder.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

QString userFolder()
{
    return userFolder(QCoreApplication::applicationDirPath());
}

bool isPortable()
{
    return isPortable(QCoreApplication::applicationDirPath());
}

QString userFolder(const QString &programFolder)
{
    return isPortable(programFolder) ? QDir(programFolder).filePath(u"data"_s)
                                     : QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation);
}

bool isPortable(const QString &programFolder)
{
    return QFileInfo(QDir(programFolder).filePath(u"svc-desktop.portable"_s)).isFile();
}
