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
    // Each gets the lowest number that is free. The wrong way round, so that nothing gets lost without a
    // word.
    constexpr int modes[]{O_WRONLY, O_RDONLY, O_RDONLY};
    for (int descriptor = STDIN_FILENO; descriptor <= STDERR_FILENO; ++descriptor) {
        if (::fcntl(descriptor, F_GETFD) == -1 && errno == EBADF)
            ::open("/dev/null", modes[descriptor]);
    }
    std::signal(SIGPIPE, SIG_IGN);
#endif
}
