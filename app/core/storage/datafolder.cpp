// SPDX-License-Identifier: MIT
#include "storage/datafolder.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS)
#include <pwd.h>
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;

namespace {

/// Nobody, not even an administrator, can create a folder in it.
const QString kUnusableFolder = u"/dev/null"_s;

/// Qt would use a relative XDG_CONFIG_HOME, and would use `/` as the home folder if HOME is not set.
QString systemFolder()
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS)
    const passwd *user = ::getpwuid(::geteuid());
    const QString folder = configFolder(qEnvironmentVariable("XDG_CONFIG_HOME"), qEnvironmentVariable("HOME"),
                                        user ? QFile::decodeName(user->pw_dir) : QString());
    return QDir(folder.isEmpty() ? kUnusableFolder : folder).filePath(QCoreApplication::applicationName());
#else
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation);
#endif
}

} // namespace

QString dataFolder()
{
    return dataFolder(QCoreApplication::applicationDirPath());
}

bool isPortable()
{
    return isPortable(QCoreApplication::applicationDirPath());
}

QString dataFolder(const QString &programFolder)
{
    return isPortable(programFolder) ? QDir(programFolder).filePath(u"data"_s) : systemFolder();
}

bool hasDataFolder()
{
    return !dataFolder().startsWith(kUnusableFolder);
}

bool isPortable(const QString &programFolder)
{
    return QFileInfo(QDir(programFolder).filePath(u"svc-desktop.portable"_s)).isFile();
}

QString configFolder(const QString &xdgConfigHome, const QString &home, const QString &accountHome)
{
    if (xdgConfigHome.startsWith(u'/'))
        return xdgConfigHome;
    for (const QString &folder : {home, accountHome}) {
        if (folder.startsWith(u'/'))
            return QDir(folder).filePath(u".config"_s);
    }
    return {};
}
