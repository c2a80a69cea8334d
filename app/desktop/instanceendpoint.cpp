// SPDX-License-Identifier: MIT
#include "desktop/instanceendpoint.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#ifdef Q_OS_UNIX
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;

#ifdef Q_OS_UNIX

bool isPrivateFolder(const QString &folder)
{
    struct stat facts
    {
    };
    return ::lstat(QFile::encodeName(folder).constData(), &facts) == 0 && S_ISDIR(facts.st_mode) &&
           facts.st_uid == ::geteuid() && (facts.st_mode & (S_IRWXG | S_IRWXO)) == 0;
}

QString instanceFolder()
{
    // QStandardPaths::RuntimeLocation prints warnings if there is no such folder, and uses a name that any
    // other user could create first.
    QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
    if (!runtime.isEmpty() && isPrivateFolder(runtime))
        return runtime;
    const QString own =
        QDir(QDir::tempPath()).filePath(u"svc-desktop-%1"_s.arg(static_cast<qulonglong>(::geteuid())));
    ::mkdir(QFile::encodeName(own).constData(), S_IRWXU); // may already exist
    return isPrivateFolder(own) ? own : QString();
}

bool isPeerThisUser(qintptr socket)
{
#ifdef Q_OS_LINUX
    ucred peer{};
    socklen_t size = sizeof peer;
    return ::getsockopt(static_cast<int>(socket), SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 &&
           peer.uid == ::geteuid();
#else
    uid_t user = 0;
    gid_t group = 0;
    return ::getpeereid(static_cast<int>(socket), &user, &group) == 0 && user == ::geteuid();
#endif
}

#else

bool isPrivateFolder(const QString &folder)
{
    return QFileInfo(folder).isDir();
}

QString instanceFolder()
{
    return QDir::tempPath();
}

/// Nobody else can connect to the pipe (QLocalServer::UserAccessOption).
bool isPeerThisUser(qintptr)
{
    return true;
}

#endif

QString instanceName(const QString &dataFolder)
{
    const QByteArray folder = QDir::cleanPath(QDir(dataFolder).absolutePath()).toUtf8();
    // The names of pipes are shared by all users of a computer.
    const QByteArray user = QDir::homePath().toUtf8();
    const QByteArray digest =
        QCryptographicHash::hash(user + '\n' + folder, QCryptographicHash::Sha256).first(8).toHex();
    return u"svc-desktop-"_s + QString::fromLatin1(digest);
}
