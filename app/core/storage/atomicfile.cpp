// SPDX-License-Identifier: MIT
#include "storage/atomicfile.h"

#include "base/errortext.h"
#include "storage/filelinks.h"
#include "storage/filepermissions.h"
#include "storage/lockfile.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QLockFile>
#include <QRegularExpression>
#include <QSaveFile>
#include <QThread>

#include <functional>
#include <utility>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <fcntl.h>
#include <unistd.h>
#elif defined(Q_OS_WIN)
#include <qt_windows.h>

#include <io.h>
#endif

using namespace Qt::StringLiterals;

namespace {

struct AtomicFileTexts
{
    Q_DECLARE_TR_FUNCTIONS(AtomicFile)
};

constexpr int kLockTimeout = 3000; ///< ms; other programs hold the lock only to compare and rename a file
constexpr int kMaxQuarantined = 100;

enum class FileKind { Private, Users }; ///< see atomicfile.h

/// Called when the new content is on the disk but has not replaced the old one yet. If it returns an error,
/// the old content stays.
using BeforeRename = std::function<std::optional<Error>()>;

Error storageError(const QString &path, const QString &reason, ErrorCause cause = ErrorCause::None)
{
    return localStorageError(cause, fileProblem(path, reason));
}

/// Returns whether the content is on the disk. QSaveFile does not sync it.
bool syncFile(const QFileDevice &file)
{
#ifdef Q_OS_WIN
    return FlushFileBuffers(HANDLE(_get_osfhandle(file.handle())));
#else
    // EINVAL and ENOTSUP mean that the file system cannot sync.
    return ::fsync(file.handle()) == 0 || errno == EINVAL || errno == ENOTSUP;
#endif
}

/// Makes a rename permanent: a renamed file survives a power loss only after its folder has been synced.
void syncFolder(const QString &folder)
{
#ifdef Q_OS_UNIX
    const int descriptor = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return;
    ::fsync(descriptor); // fails on some file systems, which offer no other way
    ::close(descriptor);
#else
    Q_UNUSED(folder)
#endif
}

/// Returns the digest of the file's current content; `nullopt` if it cannot be read.
std::optional<QByteArray> digestOfFile(const QString &path)
{
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    if (!file.open(QIODevice::ReadOnly) || !hash.addData(&file))
        return {};
    return hash.result();
}

/// Calls `attempt` until it returns `true`, for a short time. Windows does not let a file be deleted or
/// replaced while another program has it open, even for reading. On other systems, calls it only once.
bool retryOnSharingViolation(const std::function<bool()> &attempt)
{
#ifdef Q_OS_WIN
    constexpr int kAttempts = 20;
    for (int i = 1; i < kAttempts; ++i) {
        if (attempt())
            return true;
        QThread::msleep(25);
    }
#endif
    return attempt();
}

bool isThere(const QString &path)
{
    const QFileInfo info(path);
    return info.exists() || info.isSymLink();
}

QString lockPath(const QString &path)
{
    return path + u".lock"_s;
}

/// Sets `isInUse` if the content has been written but could not replace the old file.
std::optional<Error> replaceFile(const QString &path, const QByteArray &content, FileKind kind,
                                 const BeforeRename &beforeRename, bool &isInUse)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return storageError(path, file.errorString());
    std::optional<FilePermissions> permissions;
    if (kind == FileKind::Users)
        permissions = FilePermissions::forNewFile(path, file);
    file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    // commit() does not report an error while it flushes its buffer, and would replace the file by half of
    // one.
    if (file.write(content) != content.size() || !file.flush())
        return storageError(path, file.errorString());
    if (permissions)
        permissions->applyTo(file);
    if (!syncFile(file))
        return storageError(path, qt_error_string());
    if (auto error = beforeRename())
        return error;
    isInUse = !file.commit();
    return isInUse ? std::optional(storageError(path, file.errorString())) : std::nullopt;
}

/// `path` is not a link.
std::optional<Error> writeFile(const QString &path, const QByteArray &content, FileKind kind,
                               const BeforeRename &beforeRename)
{
    const QFileInfo info(path);
    if (info.exists() && !info.isFile())
        return storageError(path, AtomicFileTexts::tr("It is not a regular file."));
    std::optional<Error> error;
    retryOnSharingViolation([&] {
        bool isInUse = false;
        error = replaceFile(path, content, kind, beforeRename, isInUse);
        return !isInUse;
    });
    return error;
}

/// Creates the folder of a private file, and returns which file to write.
Result<QString> preparedPrivateFile(const QString &path)
{
    if (!makePrivateFolder(QFileInfo(path).absolutePath()))
        return failure(storageError(path, AtomicFileTexts::tr("Its folder can't be made.")));
    return privateFileTarget(path);
}

/// Returns an error if the lock cannot be acquired.
std::optional<Error> lockForWriting(QLockFile &lock, const QString &path)
{
    if (lock.isLocked() || lock.tryLock(kLockTimeout))
        return {};
    return storageError(path, lock.error() == QLockFile::LockFailedError
                                  ? AtomicFileTexts::tr("Another program is writing it.")
                                  : AtomicFileTexts::tr("No lock can be made beside it."));
}

} // namespace

std::optional<Error> writePrivateFile(const QString &path, const QByteArray &content)
{
    const QString folder = QFileInfo(path).absolutePath();
    const bool isNewFolder = !QFileInfo::exists(folder);
    const Result<QString> target = preparedPrivateFile(path);
    if (!target)
        return target.error();
    if (auto error = writeFile(*target, content, FileKind::Private, [] { return std::nullopt; }))
        return error;
    syncFolder(QFileInfo(*target).absolutePath());
    if (isNewFolder)
        syncFolder(QFileInfo(folder).absolutePath());
    return {};
}

std::optional<Error> writePrivateFileUnlessChanged(const QString &path, const QByteArray &content,
                                                   const QByteArray &digest)
{
    const Result<QString> target = preparedPrivateFile(path);
    if (!target)
        return target.error();
    const auto lock = makeLockFile(lockPath(path)); // held until the file has been replaced
    return writeFile(*target, content, FileKind::Private, [&]() -> std::optional<Error> {
        if (auto notLocked = lockForWriting(*lock, path))
            return notLocked;
        if (digest.isEmpty() || !isThere(*target) || digestOfFile(*target) == digest)
            return {};
        return storageError(path, AtomicFileTexts::tr("Read it again before changing it."),
                            ErrorCause::FileChangedOnDisk);
    });
}

std::optional<Error> writeUserFile(const QString &path, const QByteArray &content)
{
    const Result<QString> target = userFileTarget(path);
    if (!target)
        return target.error();
    if (const QString folder = QFileInfo(*target).absolutePath(); !QFileInfo(folder).isDir())
        return localStorageError(
            ErrorCause::None,
            AtomicFileTexts::tr("There is no folder %1.").arg(QDir::toNativeSeparators(folder)));
    return writeFile(*target, content, FileKind::Users, [] { return std::nullopt; });
}

Result<QByteArray> readWholeFile(const QString &path, qint64 maxSize)
{
    QFile file(path);
    if (!file.exists())
        return QByteArray();
    if (!file.open(QIODevice::ReadOnly))
        return failure(storageError(path, file.errorString(), ErrorCause::FileNotRead));
    QByteArray content;
    while (content.size() <= maxSize) {
        const QByteArray part = file.read(maxSize + 1 - content.size());
        if (part.isEmpty())
            break;
        content += part;
    }
    if (file.error() != QFileDevice::NoError)
        return failure(storageError(path, file.errorString(), ErrorCause::FileNotRead));
    if (content.size() > maxSize)
        return failure(storageError(path, fileTooLargeText(), ErrorCause::FileDamaged));
    return content;
}

Result<QByteArray> readRegularFile(const QString &path, qint64 maxSize)
{
    if (QFileInfo::exists(path) && !QFileInfo(path).isFile())
        return failure(
            storageError(path, AtomicFileTexts::tr("It is not a regular file."), ErrorCause::FileNotRead));
    return readWholeFile(path, maxSize);
}

bool makePrivateFolder(const QString &path)
{
    if (QFileInfo(path).isDir())
        return true;
    return QDir().mkpath(path) &&
           QFile::setPermissions(path,
                                 QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
}

bool quarantine(const QString &path, Error &problem, const QByteArray &digest)
{
    const auto lock = makeLockFile(lockPath(path));
    if (!lock->tryLock(0) || (!digest.isEmpty() && digestOfFile(path) != digest))
        return false;
    QString quarantined = path + u".bad"_s;
    for (int number = 2; number <= kMaxQuarantined && isThere(quarantined); ++number)
        quarantined = u"%1.bad-%2"_s.arg(path).arg(number);
    if (!QFile::rename(path, quarantined)) // does not replace another file
        return false;
    problem.detail = withQuarantinePath(problem.detail, quarantined);
    return true;
}

QStringList quarantinedFiles(const QString &path)
{
    static const QRegularExpression ending(u"^\\.bad(-\\d+)?$"_s);
    const QFileInfo info(path);
    QStringList quarantined;
    for (const QFileInfo &each :
         info.absoluteDir().entryInfoList(QDir::Files | QDir::Hidden | QDir::System, QDir::Name)) {
        const QString name = each.fileName();
        if (name.startsWith(info.fileName()) && ending.match(name.mid(info.fileName().size())).hasMatch())
            quarantined += each.filePath();
    }
    return quarantined;
}

std::optional<Error> deleteFile(const QString &path)
{
    QStringList names;
    for (const QString &name : quarantinedFiles(path) + QStringList{path})
        names += {privateFileTarget(name).value_or(name), name};
    names.removeDuplicates();
    std::optional<Error> error;
    for (const QString &name : names) {
        QFile file(name);
        const bool isGone = retryOnSharingViolation([&file] {
            file.remove();
            return !isThere(file.fileName());
        });
        if (!isGone)
            error = storageError(name, file.errorString(), ErrorCause::FileNotDeleted);
    }
    return error;
}

QByteArray fileDigest(const QByteArray &content)
{
    return QCryptographicHash::hash(content, QCryptographicHash::Sha256);
}
