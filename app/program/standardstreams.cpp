// SPDX-License-Identifier: MIT
#include "program/standardstreams.h"

#include <QtGlobal>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>
#endif

void prepareStandardStreams()
{
#ifdef Q_OS_UNIX
    // open() returns the lowest free number. Each stream is opened in the wrong direction, so that using it
    // still fails visibly.
    constexpr int modes[]{O_WRONLY, O_RDONLY, O_RDONLY};
    for (int descriptor = STDIN_FILENO; descriptor <= STDERR_FILENO; ++descriptor) {
        if (::fcntl(descriptor, F_GETFD) == -1 && errno == EBADF)
            ::open("/dev/null", modes[descriptor]);
    }
    std::signal(SIGPIPE, SIG_IGN);
#endif
}
