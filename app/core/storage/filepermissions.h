// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#ifdef Q_OS_UNIX
#include <sys/types.h>
#endif

class QFileDevice;

/// The permissions that a file gets at the place that a person has chosen for it: those of the file that it
/// replaces, or else those that the system gives to a new file there. On Windows a file inherits them from
/// its folder, so there is nothing to do.
class FilePermissions final
{
public:
    /// Returns the permissions of the file at `path`. If there is none, returns those of `created`, a file
    /// that has just been created in the same folder with the mode 0666: umask, a default ACL and a setgid
    /// folder have had their effect on it.
    [[nodiscard]] static FilePermissions forNewFile(const QString &path, const QFileDevice &created);

    /// Gives the open `file` the mode, never with setuid, setgid or x. If it replaces another file, gives it
    /// the group and the POSIX ACL of that file, too. If the system refuses one of these, it is left out, and
    /// the group of the new file gets no more rights than everybody has: it may be another group.
    void applyTo(const QFileDevice &file) const;

private:
    FilePermissions() = default;

#ifdef Q_OS_UNIX
    mode_t m_mode = 0;
    gid_t m_group = 0;
    QByteArray m_acl; ///< as the system stores it; empty if there is none
    bool m_isReplacing = false;
#endif
};
