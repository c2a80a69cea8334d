// SPDX-License-Identifier: MIT
#include "desktop/displaycheck.h"

#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)

#include <QFile>

#include <algorithm>
#include <cstring>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace {

/// Returns the requested platforms as Qt determines them, the first that works counts: those of the last
/// -platform option, or else of QT_QPA_PLATFORM.
QString platformNames(const QStringList &arguments)
{
    const qsizetype option =
        std::max(arguments.lastIndexOf(u"-platform"_s), arguments.lastIndexOf(u"--platform"_s));
    if (option >= 0 && option + 1 < arguments.size())
        return arguments.at(option + 1);
    return qEnvironmentVariable("QT_QPA_PLATFORM");
}

bool connects(const QByteArray &path)
{
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    if (path.size() >= static_cast<qsizetype>(sizeof address.sun_path))
        return true; // other platforms cannot be checked
    std::memcpy(address.sun_path, path.constData(), static_cast<std::size_t>(path.size()));
    const int handle = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (handle < 0)
        return true;
    const auto length = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + path.size());
    const bool open = ::connect(handle, reinterpret_cast<const sockaddr *>(&address), length) == 0;
    ::close(handle);
    return open;
}

/// Returns whether an X11 server responds. A display on another computer is assumed to.
bool canReachX11(const QString &display)
{
    if (!display.startsWith(u':'))
        return !display.isEmpty();
    const QByteArray path = "/tmp/.X11-unix/X" + display.mid(1).section(u'.', 0, 0).toUtf8();
    return connects(path) || connects('\0' + path);
}

bool waylandAnswers(const QString &display)
{
    if (display.isEmpty())
        return false;
    const QString path =
        display.startsWith(u'/') ? display : qEnvironmentVariable("XDG_RUNTIME_DIR") + u'/' + display;
    return connects(QFile::encodeName(path));
}

bool answers(const QString &platform)
{
    if (platform.startsWith("xcb"_L1))
        return canReachX11(qEnvironmentVariable("DISPLAY"));
    if (platform.startsWith("wayland"_L1))
        return waylandAnswers(qEnvironmentVariable("WAYLAND_DISPLAY"));
    return true; // needs none
}

} // namespace

bool hasDisplay(const QStringList &arguments)
{
    QStringList platforms = platformNames(arguments).split(u';', Qt::SkipEmptyParts);
    if (platforms.isEmpty())
        platforms = {u"xcb"_s, u"wayland"_s};
    return std::any_of(platforms.cbegin(), platforms.cend(), answers);
}

#else

bool hasDisplay(const QStringList &)
{
    return true;
}

#endif
