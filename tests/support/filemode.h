// SPDX-License-Identifier: MIT
#pragma once

#include <QFile>
#include <QString>

#ifdef Q_OS_UNIX
#include <sys/stat.h>

/// Sets the umask of this process, which its children inherit, and restores it at the end of the scope.
class Umask final
{
public:
    explicit Umask(mode_t mask)
        : m_before(::umask(mask))
    {
    }
    ~Umask() { ::umask(m_before); }
    Q_DISABLE_COPY_MOVE(Umask)

private:
    const mode_t m_before;
};

/// Returns the mode of a file, or of the target of a link, as chmod(1) writes it: “644”. Empty if there is
/// none.
inline QByteArray fileMode(const QString &path)
{
    struct stat facts = {};
    if (::stat(QFile::encodeName(path).constData(), &facts) != 0)
        return {};
    return QByteArray::number(facts.st_mode & 07777, 8);
}

inline bool setFileMode(const QString &path, mode_t mode)
{
    return ::chmod(QFile::encodeName(path).constData(), mode) == 0;
}
#endif
