// SPDX-License-Identifier: MIT
#include "cli/devicefile.h"

#include "base/errortext.h"

#include <QFile>
#include <QFileInfo>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#endif

bool isDevice(const QString &path)
{
    const QFileInfo info(path);
    return info.exists() && !info.isFile() && !info.isDir();
}

std::optional<Error> writeToDevice(const QString &path, const QByteArray &content)
{
    const auto problem = [&path](const QString &reason) {
        return localStorageError(ErrorCause::None, fileProblem(path, reason));
    };
    QFile file(path);
#ifdef Q_OS_UNIX
    const int descriptor =
        ::open(QFile::encodeName(path).constData(), O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (descriptor < 0)
        return problem(qt_error_string());
    ::fcntl(descriptor, F_SETFL, 0); // blocks until a slow reader has read
    const bool isOpen = file.open(descriptor, QIODevice::WriteOnly, QFileDevice::AutoCloseHandle);
#else
    const bool isOpen = file.open(QIODevice::WriteOnly | QIODevice::ExistingOnly);
#endif
    if (!isOpen || file.write(content) != content.size() || !file.flush())
        return problem(file.errorString());
    return {};
}
