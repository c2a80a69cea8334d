// SPDX-License-Identifier: MIT
#include "program/demoprofile.h"

#include "credentials/memorysecretstore.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

using namespace Qt::StringLiterals;

DemoProfile::DemoProfile()
    : DemoProfile(Settings().fileName())
{
}

DemoProfile::DemoProfile(const QString &settingsFile)
    : m_folder(QDir::temp().filePath(u"svc-desktop-demo-XXXXXX"_s))
{
    if (m_folder.isValid() && !Settings(settingsFile).problem())
        QFile::copy(settingsFile, this->settingsFile());
}

Context DemoProfile::makeContext(std::unique_ptr<DesktopNotifier> notifier) const
{
    ContextFiles files(folder(), QDir(folder()).filePath(u"machine/connections.json"_s));
    files.isTemporary = true;
    return Context(std::make_unique<Settings>(settingsFile()), files, std::make_unique<MemorySecretStore>(),
                   std::move(notifier));
}

/// Returns a path that cannot be created if there is no temporary folder.
QString DemoProfile::folder() const
{
    return m_folder.isValid() ? m_folder.path()
                              : QDir(QCoreApplication::applicationFilePath()).filePath(u"demo"_s);
}

QString DemoProfile::settingsFile() const
{
    return QDir(folder()).filePath(u"svc-desktop.ini"_s);
}
