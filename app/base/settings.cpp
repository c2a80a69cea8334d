// SPDX-License-Identifier: MIT
#include "base/settings.h"

#include <QDir>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

Settings::Settings()
    : Settings(QDir(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation))
                   .filePath(u"svc-desktop.ini"_s))
{
}

Settings::Settings(const QString &file)
    : m_settings(file, QSettings::IniFormat)
{
}
