// SPDX-License-Identifier: MIT
#include "storage/filepermissions.h"

#include <QFile>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <sys/stat.h>
#include <unistd.h>
#endif
#ifdef Q_OS_LINUX
#include <sys/xattr.h>
#endif

#ifdef Q_OS_UNIX

namespace {

constexpr mode_t kReadAndWrite = S_IRUSR | S_IWUSR | S_IRGRP | S_IWGRP | S_IROTH | S_IWOTH;

#ifdef Q_OS_LINUX
constexpr auto kAcl = "system.posix_acl_access";
#endif

/// Returns the POSIX ACL of a file. Empty if it has none, or if the system or the file system has none.
QByteArray aclOf(const QByteArray &path)
{
#ifdef Q_OS_LINUX
    const ssize_t size = ::getxattr(path.constData(), kAcl, nullptr, 0);
    if (size <= 0)
        return {};
    QByteArray acl(static_cast<qsizetype>(size), '\0');
    return ::getxattr(path.constData(), kAcl, acl.data(), static_cast<size_t>(size)) == size ? acl
                                                                                             : QByteArray();
#else
    Q_UNUSED(path)
    return {};
#endif
}

/// Gives the file this ACL, or none if it is empty. Returns whether the file has it now.
bool setAcl(int descriptor, const QByteArray &acl)
{
#ifdef Q_OS_LINUX
    if (acl.isEmpty()) // one may come from the folder
        return ::fremovexattr(descriptor, kAcl) == 0 || errno == ENODATA || errno == ENOTSUP;
    return ::fsetxattr(descriptor, kAcl, acl.constData(), static_cast<size_t>(acl.size()), 0) == 0;
#else
    Q_UNUSED(descriptor)
    return acl.isEmpty();
#endif
}

/// Returns `mode` with the rights of everybody in place of those of the group, which an ACL uses as its mask.
mode_t withoutGroup(mode_t mode)
{
    return static_cast<mode_t>((mode & ~S_IRWXG) | ((mode & S_IRWXO) << 3));
}

} // namespace

FilePermissions FilePermissions::forNewFile(const QString &path, const QFileDevice &created)
{
    FilePermissions permissions;
    const QByteArray name = QFile::encodeName(path);
    struct stat facts = {};
    permissions.m_isReplacing = ::stat(name.constData(), &facts) == 0;
    if (permissions.m_isReplacing)
        permissions.m_acl = aclOf(name);
    else if (::fstat(created.handle(), &facts) != 0)
        facts.st_mode = S_IRUSR | S_IWUSR;
    permissions.m_mode = facts.st_mode & kReadAndWrite;
    permissions.m_group = facts.st_gid;
    return permissions;
}

void FilePermissions::applyTo(const QFileDevice &file) const
{
    const int descriptor = file.handle();
    const bool isKept = !m_isReplacing || (::fchown(descriptor, static_cast<uid_t>(-1), m_group) == 0 &&
                                           setAcl(descriptor, m_acl));
    ::fchmod(descriptor, isKept ? m_mode : withoutGroup(m_mode)); // fails on file systems without modes
}

#else

FilePermissions FilePermissions::forNewFile(const QString & /*path*/, const QFileDevice & /*created*/)
{
    return {};
}

void FilePermissions::applyTo(const QFileDevice & /*file*/) const {}

#endif
