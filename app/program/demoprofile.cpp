// SPDX-License-Identifier: MIT
#include "program/demoprofile.h"

#include "credentials/memorysecretstore.h"
#include "storage/lockfile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

using namespace Qt::StringLiterals;

namespace {

constexpr auto kDemoFolder = "svc-desktop-demo-"_L1;

std::unique_ptr<QLockFile> makeUseLock(const QString &folder)
{
    return makeLockFile(QDir(folder).filePath(u"in-use.lock"_s));
}

/// Deletes what programs that were killed have left. A folder of another user is left alone, as is one
/// without a lock file, which may just be made.
void deleteLeftFolders(const QString &own)
{
    const QFileInfoList folders = QDir::temp().entryInfoList(
        {QString(kDemoFolder) + u'*'}, QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot | QDir::NoSymLinks);
    for (const QFileInfo &folder : folders) {
        if (folder.ownerId() != QFileInfo(own).ownerId())
            continue;
        const std::unique_ptr<QLockFile> lock = makeUseLock(folder.filePath());
        if (QFileInfo::exists(lock->fileName()) && lock->tryLock(0)) {
            lock->unlock();
            QDir(folder.filePath()).removeRecursively();
        }
    }
}

} // namespace

DemoProfile::DemoProfile()
    : DemoProfile(Settings().fileName())
{
}

DemoProfile::DemoProfile(const QString &settingsFile)
    : m_folder(QDir::temp().filePath(QString(kDemoFolder) + u"XXXXXX"_s))
    , m_inUse(makeUseLock(folder()))
{
    if (m_folder.isValid() && m_inUse->tryLock(0))
        deleteLeftFolders(folder());
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
