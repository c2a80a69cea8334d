// SPDX-License-Identifier: MIT
#include "parentfolder.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QFileInfo>
#include <QLockFile>
#include <QThread>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

bool isDemoFolder(const QFileInfo &folder)
{
#ifdef Q_OS_UNIX
    if (folder.ownerId() != ::geteuid())
        return false;
#endif
    return folder.isDir() && !folder.isSymLink() && folder.fileName().startsWith("svc-desktop-demo-"_L1) &&
           folder.canonicalPath() == QDir::temp().canonicalPath();
}

} // namespace

void deleteParentFolder(const QString &path)
{
    constexpr int kAnyAge = 1; // ms; whether the program still runs is known from its lock on the file
    constexpr unsigned long kPause = 20; // ms
    const QFileInfo folder(QDir::cleanPath(path));
    const QString lockFile = QDir(folder.filePath()).filePath(u"in-use.lock"_s);
    for (QDeadlineTimer deadline(5s); !deadline.hasExpired(); QThread::msleep(kPause)) {
        if (!isDemoFolder(QFileInfo(folder.filePath())) || !QFileInfo::exists(lockFile))
            return;
        QLockFile lock(lockFile);
        lock.setStaleLockTime(kAnyAge);
        if (lock.tryLock(0)) {
            lock.unlock();
            QDir(folder.filePath()).removeRecursively();
            return;
        }
    }
}
